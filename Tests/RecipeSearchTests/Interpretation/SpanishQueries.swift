extension TypedQueries {
  static let spanish = """
    receta fácil de tortilla => tortilla
    la mejor tarta de queso => tarta de queso
    cómo preparar un buen gazpacho => gazpacho
    recetas de lentejas => lentejas
    quiero hacer una paella => paella
    pan casero => pan
    receta para croquetas => croquetas
    galletas fáciles y rápidas => galletas
    busco una receta de flan => flan
    arroz tres delicias fácil => arroz tres delicias
    hamburguesas veganas => hamburguesas | diet=vegan
    albóndigas vegetarianas => albóndigas | diet=vegetarian
    bizcocho sin gluten => bizcocho | diet=gluten-free
    tarta sin huevo => tarta | avoid=eggs
    batido sin lactosa => batido | diet=dairy-free
    galletas sin frutos secos => galletas | avoid=nuts
    crema sin leche => crema | avoid=milk
    ensalada sin cebolla => ensalada | no=cebolla
    paella sin marisco => paella | avoid=shellfish
    salsa sin ajo ni cebolla => salsa | no=ajo,cebolla
    pasta con espinacas => pasta | with=espinacas
    tortilla con calabacín => tortilla | with=calabacín
    ensalada con atún y maíz => ensalada | with=atún,maíz
    cena en 20 minutos => cena | time=20
    sopa en menos de media hora => sopa | time=30
    lentejas en una hora => lentejas | time=60
    cocido para 8 => cocido | for=8
    paella para seis personas => paella | for=6
    crepes para dos => crepes | for=2
    qué puedo hacer con calabaza => | have=calabaza
    qué cocino con pollo y arroz => | have=pollo,arroz
    tengo huevos, patatas y cebolla => | have=huevos,patatas,cebolla
    sobras de pollo => | have=pollo
    receta rápida de pasta sin queso para 2 => pasta | no=queso | for=2
    ! arroz con pollo => =
    ! garbanzos con espinacas => =
    ! pan con tomate => =
    ! tarta sin horno => =
    ! helado sin heladera => =
    ! lentejas con chorizo => =
    ! churros con chocolate => =
    ! chili con carne => =
    ! salsa para pasta => =
    ! masa para pizza => =
    ! leche frita => =
    ! huevos rotos con jamón => =
    ! pollo con puré => =
    ! café con leche => =
    ! galletas sin azúcar añadido => =
    ! ropa vieja para 6 => ropa vieja | for=6
    el mejor arroz => arroz
    recetas fáciles de pollo => pollo
    cómo se hace el flan => flan
    cómo cocinar quinoa => quinoa
    quiero una receta de ceviche => ceviche
    croquetas caseras => croquetas
    tortilla española clásica => tortilla española
    bizcocho muy fácil => bizcocho
    dame una receta de empanadas => empanadas
    sopa rápida => sopa
    chili vegetariano => chili | diet=vegetarian
    pastel vegano sin azúcar => pastel | diet=vegan | no=azúcar
    pan sin gluten y sin leche => pan | diet=gluten-free | avoid=milk
    flan sin lácteos => flan | diet=dairy-free
    mayonesa sin huevo => mayonesa | avoid=eggs
    tortilla sin cebolla => tortilla | no=cebolla
    hamburguesa sin pan => hamburguesa | no=pan
    gazpacho sin pepino => gazpacho | no=pepino
    salsa sin tomate => salsa | no=tomate
    galletas sin mantequilla => galletas | no=mantequilla
    pasta sin ajo ni queso => pasta | no=ajo,queso
    postre sin alcohol => postre | avoid=alcohol
    sopa con fideos => sopa | with=fideos
    pizza con champiñones => pizza | with=champiñones
    ensalada con pollo y manzana => ensalada | with=pollo,manzana
    curry con garbanzos para 4 => curry | with=garbanzos | for=4
    cena en menos de 30 minutos => cena | time=30
    pasta en media hora => pasta | time=30
    comida en 15 minutos => comida | time=15
    arroz para 10 => arroz | for=10
    tacos para cuatro personas => tacos | for=4
    lentejas para dos personas => lentejas | for=2
    qué puedo preparar con berenjenas y tomates => | have=berenjenas,tomates
    qué hacer con calabacines => | have=calabacines
    tengo arroz y atún => | have=arroz,atún
    receta vegana de tarta de manzana en 60 minutos => tarta de manzana | diet=vegan | time=60
    ! pastel sin hornear => =
    ! pan sin amasar fácil => pan sin amasar
    ! arroz con leche para 6 => arroz con leche | for=6
    ! arroz con gandules => =
    ! fideos con almejas => =
    ! pescado con patatas fritas => =
    ! carne con puré => =
    ! relleno para pavo => =
    ! salsa para tacos => =
    ! cuatro quesos => =
    ! pastel de tres leches fácil => pastel de tres leches
    ! huevos a la flamenca => =
    ! patatas a la importancia => =
    ! moros y cristianos => =
    ! pollo en pepitoria => =
    ! tocino de cielo => =
    ! sopa de ajo => =
    ! bien me sabe => =
    ! pan de muerto => =
    ! mermelada sin azúcar añadido => =
    la receta de la abuela => =
    una receta sencilla de arroz => arroz
    recetas rápidas y fáciles de pescado => pescado
    cómo hago hummus => hummus
    busco receta de lasaña => lasaña
    las mejores albóndigas => albóndigas
    tarta de manzana casera => tarta de manzana
    postre vegano => postre | diet=vegan
    cena vegetariana para 4 => cena | diet=vegetarian | for=4
    brownie sin gluten ni lactosa => brownie | diet=gluten-free,dairy-free
    tortitas sin huevo y sin leche => tortitas | avoid=eggs,milk
    arroz sin cebolla => arroz | no=cebolla
    cocido sin chorizo => cocido | no=chorizo
    lasaña sin carne => lasaña | no=carne
    bizcocho sin levadura => bizcocho | no=levadura
    salsa boloñesa sin vino => salsa boloñesa | no=vino
    ensalada con quinoa y mango => ensalada | with=quinoa,mango
    sopa con fideos y pollo => sopa | with=fideos,pollo
    tarta con fresas => tarta | with=fresas
    pasta en diez minutos => pasta | time=10
    guiso en menos de una hora => guiso | time=60
    pescado en 25 minutos => pescado | time=25
    paella para veinte => paella | for=20
    cena para 2 personas => cena | for=2
    qué puedo hacer con arroz y huevos => | have=arroz,huevos
    qué se puede cocinar con acelgas => | have=acelgas
    me sobra pollo => | have=pollo
    ! bizcocho sin horno => =
    ! pan sin levadura y sin amasar => =
    ! helado sin máquina => =
    ! arroz con mariscos => =
    ! arroz con leche cremoso => =
    ! huevos con chorizo => =
    ! patatas con costillas => =
    ! fresas con nata => =
    ! judías con almejas => =
    ! pollo con mole => =
    ! salsa para pescado => =
    ! relleno para empanadas => =
    ! pizza cuatro estaciones => =
    ! cinco especias chinas => =
    ! pastel de cuatro leches => =
    ! tarta tres chocolates => =
    ! sin rival => =
    ! viejo verde => =
    ! pisto manchego => =
    ! callos a la madrileña => =
    ! huevos rotos => =
    ! suspiro limeño => =
    ! tres leches para 12 => tres leches | for=12
    ! papas a la huancaína => =
    """
}
