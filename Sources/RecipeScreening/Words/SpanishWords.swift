extension FoodWords {
  /// The Spanish words; see Documentation/Diets.md for what the lines mean.
  static let spanish: StaticString =
    """
    endings: s, es, o>a, o>as, o>os, a>as

    drop milk: sin lactosa ni leche, sin leche, sin lácteos
    drop egg: sin huevo
    drop wheat rye barley: sin gluten
    drop soya: sin soja, sin soya
    drop animals: vegano, vegana, vegetal
    drop slaughtered: vegetariano, vegetariana
    drop alcohol: sin alcohol
    not: sin, no, ni
    or: o, u, o bien, en su defecto
    conditional: si
    and: y, e, con, más
    purpose: para
    example: como, por ejemplo, tipo, preferiblemente, p ej
    optional: opcional, al gusto opcional, para servir, para decorar, para adornar, para
      acompañar, si se desea
    reference: receta, ver receta
    heading: ingredientes, salsa, relleno, masa para, para la salsa, para la masa, para el
      relleno, aliño
    equipment: papel de horno, papel vegetal, palillos, brochetas de madera, film transparente,
      papel de aluminio, molde
    filler: g, gr, grs, kg, ml, cl, dl, l, de, del, la, el, los, las, un, una, unos, unas, al, a,
      en, por, cucharada, cucharadas, cucharadita, cucharaditas, cda, cdas, cdta, cdtas,
      cucharilla, cucharillas, cuchara, taza, tazas, vaso, vasos, pizca, pizcas, puñado, diente,
      dientes, ramita, ramitas, rama, ramas, hoja, hojas, rodaja, rodajas, rebanada, rebanadas,
      loncha, lonchas, trozo, trozos, lata, latas, bote, botes, paquete, paquetes, sobre, sobres,
      tarro, brick, bolsa, chorrito, chorro, gotas, gramos, kilo, kilos, litro, litros, unidad,
      unidades, ud, uds, manojo, atado, grande, grandes, pequeño, pequeña, pequeños, mediano,
      mediana, medianos, medianas, medio, media, cuarto, fresco, fresca, frescos, frescas, seco,
      seca, secos, picado, picada, picados, picadas, cortado, cortada, cortados, troceado,
      rallado, rallada, molido, molida, pelado, pelada, pelados, peladas, cocido, cocida, cocidos,
      cocidas, crudo, cruda, maduro, madura, congelado, congelados, derretido, derretida, blando,
      ablandado, frío, fría, caliente, tibia, tibio, temperatura ambiente, a temperatura ambiente,
      fino, fina, finamente, grueso, gruesa, entero, entera, enteros, rojo, roja, rojos, rojas,
      verde, verdes, amarillo, amarilla, blanco, blanca, negro, negra, negros, negras, moreno,
      morena, integral, extra, virgen, virgen extra, dulce, picante, amargo, ácido, salado,
      natural, naturales, orgánico, ecológico, desnatado, desnatada, semidesnatada, ligero, light,
      en polvo, polvo, en conserva, en lata, escurrido, escurridos, batido, batidos, triturado,
      triturada, tamizada, lavado, limpio, sin piel, sin hueso, sin semillas, sin pepitas, sin
      sal, sin azúcar, al gusto, aproximadamente, más o menos, unos, bien, muy, poco, cantidad
      necesaria, c n, personas, jugo, zumo, ralladura, piel, cáscara, pulpa, en dados, en cubos,
      en rodajas, en juliana, cubitos, tiras, cortes, preparada, casero, casera, tostado, tostada,
      tostados, asado, asados, frito, frita, remojado, remojados, hidratados

    milk: leche, leche entera, leche desnatada, leche evaporada, leche condensada, leche en polvo,
      nata, nata líquida, nata para montar, nata montada, crema de leche, crema, crema agria,
      crema ácida, media crema, mantequilla, manteca de vaca, yogur, yogurt, yogures, yogur
      griego, requesón, cuajada, suero de leche, dulce de leche, cajeta, mascarpone, queso crema,
      queso philadelphia, helado, chocolate con leche, chocolate blanco, natillas, ghee, kéfir
    milk rennet~: queso, queso rallado, queso fresco, queso de cabra, queso azul, mozzarella,
      queso mozzarella, ricotta, feta, queso feta, cheddar, queso cheddar, gouda, emmental, brie,
      panela queso, queso oaxaca, queso cottage
    milk rennet?: parmesano, queso parmesano, manchego, queso manchego, gorgonzola, roquefort,
      gruyere, grana padano
    milk? soya?: chocolate, chocolate negro, chocolate amargo, margarina, chispas de chocolate,
      cobertura de chocolate, caramelo
    milk nut soya: nutella
    egg: huevo, huevos, yema, yemas, clara, claras, clara de huevo, claras de huevo, merengue
    egg mustard?: mayonesa, mahonesa, alioli
    egg milk: flan
    wheat: harina, harina de trigo, harina de fuerza, harina común, harina leudante, harina todo
      uso, trigo, sémola, cuscús, couscous, bulgur, espelta, harina de espelta, salvado de trigo,
      seitán, gluten, pan rallado, fideos, pasta filo, obleas de empanadilla, masa de pizza,
      harina 0000, harina 000, panko
    wheat egg~: pasta, espaguetis, macarrones, tallarines, lasaña, placas de lasaña, canelones,
      espagueti
    wheat milk?: pan, pan de molde, pan duro, barra de pan, galleta, galletas, galletas maría,
      hojaldre, masa quebrada, masa brisa, bizcocho, bizcochos, picatostes, bollo, croissant,
      magdalenas, empanadas, tostadas de pan
    wheat meat~: tortillas de harina, tortilla de harina
    egg?  wheat?: tortilla
    barley: cebada, malta
    barley alcohol wheat?: cerveza
    rye: centeno, harina de centeno
    oats: avena, copos de avena, harina de avena, leche de avena, bebida de avena, salvado de
      avena
    meat: carne, carne picada, carne molida, carne de res, res, ternera, vaca, buey, cordero,
      cabrito, conejo, liebre, venado, pollo, pechuga, pechugas, pechuga de pollo, pechugas de
      pollo, muslo, muslos, muslos de pollo, alitas, gallina, pavo, pato, ganso, codorniz, hígado,
      riñones, callos, lengua, costilla, costillas, solomillo, bistec, filete de ternera, filetes
      de ternera, lomo, hueso, rabo de toro, gelatina, caldo de pollo, caldo de carne, caldo de
      ave, cubito de pollo, grasa de pato, albóndigas, hamburguesa, hamburguesas, chuletas, cuajo
    pork: cerdo, carne de cerdo, lomo de cerdo, solomillo de cerdo, costillas de cerdo, jamón,
      jamón serrano, jamón ibérico, jamón york, jamón cocido, bacon, beicon, tocino, tocineta,
      panceta, chorizo, morcilla, salchicha, salchichas, longaniza, butifarra, sobrasada, lacón,
      manteca, manteca de cerdo, salchichón, fuet, chicharrón, chicharrones, cochinillo, puerco
    fish: pescado, pescados, pescado blanco, merluza, bacalao, atún, bonito, salmón, salmón
      ahumado, trucha, sardina, sardinas, anchoa, anchoas, boquerón, boquerones, caballa, lubina,
      dorada, rape, lenguado, rodaballo, mero, dorado, corvina, tilapia, caldo de pescado, fumet,
      salsa de pescado, salsa worcestershire, salsa inglesa, salsa perrins, caviar, huevas,
      surimi, emperador, pez espada, pargo, robalo, panga
    crustacean: gamba, gambas, langostino, langostinos, camarón, camarones, cangrejo, cangrejos,
      langosta, bogavante, cigala, cigalas, nécora, percebes, buey de mar
    mollusc: mejillón, mejillones, almeja, almejas, calamar, calamares, chipirones, sepia, pulpo,
      ostra, ostras, vieira, vieiras, berberechos, caracoles, navajas, tinta de calamar, chirlas
    fish crustacean mollusc: marisco, mariscos
    peanut: cacahuete, cacahuetes, cacahuate, cacahuates, maní, crema de cacahuete, mantequilla de
      cacahuete, mantequilla de maní, mantequilla de cacahuate, aceite de cacahuete
    nut: almendra, almendras, almendra molida, harina de almendra, harina de almendras, leche de
      almendra, leche de almendras, bebida de almendra, bebida de almendras, crema de almendras,
      avellana, avellanas, nuez, nueces, nuez pecana, nueces pecanas, anacardo, anacardos,
      pistacho, pistachos, nueces de macadamia, nuez de brasil, mazapán, marañón, nuez de
      castilla, nuez de la india
    nut egg?: turrón
    pinenut: piñón, piñones
    nut peanut?: frutos secos, nueces mixtas
    soya: soja, soya, tofu, leche de soja, leche de soya, bebida de soja, yogur de soja, soja
      texturizada, tempeh, edamame, lecitina de soja
    soya wheat: salsa de soja, salsa de soya, salsa soja
    soya wheat~: tamari
    soya? nut? oats?: leche vegetal, bebida vegetal, nata vegetal, yogur vegetal, queso vegano
    sesame: sésamo, semillas de sésamo, ajonjolí, aceite de sésamo, tahini, tahina, hummus
    mustard: semillas de mostaza
    mustard sulphite~: mostaza, mostaza de dijon
    celery: apio, apio nabo, tallo de apio
    celery? wheat?: caldo de verduras, caldo vegetal, cubito de verduras
    celery? wheat? flesh?: caldo, cubito de caldo, pastilla de caldo, consomé, avecrem
    celery? mustard?: curry, polvo de curry
    lupin: altramuz, altramuces, chochos
    animal: miel
    alcohol sulphite animal~: vino, vino blanco, vino tinto, jerez, oporto, cava, vermut, vino de
      jerez, vino rosado
    alcohol: ron, brandy, coñac, whisky, vodka, tequila, licor, anís dulce, orujo, pisco, ginebra,
      mezcal
    alcohol~: extracto de vainilla, esencia de vainilla, vainilla líquida
    sulphite: vinagre de vino, vinagre de jerez, vinagre balsámico, orejones, vinagre de módena
    sulphite~: pasas, uvas pasas, ciruelas pasas, aceituna, aceitunas, aceitunas negras,
      alcaparras, vinagre, pepinillos, tomates secos, frutas confitadas
    coconut: coco, coco rallado, leche de coco, crema de coco, aceite de coco, agua de coco,
      harina de coco, azúcar de coco
    plain soya~: aceite, aceite vegetal
    plain wheat~: polvo de hornear, levadura química, levadura en polvo, polvos de hornear,
      tortilla de maíz, tortillas de maíz, totopos, pimentón molido
    plain: sal, sal gorda, pimienta, pimienta negra, azúcar, azúcar moreno, azúcar glas, azúcar
      glass, azúcar blanco, azúcar vainillado, panela, piloncillo, agua, hielo, aceite de oliva,
      aceite de oliva virgen extra, aceite de girasol, aceite de maíz, aceite de canola, aceite de
      aguacate, vinagre de manzana, vinagre de arroz, levadura, levadura fresca, levadura seca,
      bicarbonato, bicarbonato de sodio, maicena, fécula, fécula de maíz, fécula de patata,
      almidón de maíz, harina de maíz, harina de arroz, harina de garbanzo, harina de garbanzos,
      harina de trigo sarraceno, trigo sarraceno, alforfón, tapioca, masa harina, cacao, cacao en
      polvo, manteca de cacao, café, té, vainilla, vaina de vainilla, canela, canela en rama,
      canela en polvo, canela molida, nuez moscada, clavo, clavos, clavos de olor, jengibre,
      cúrcuma, comino, cominos, cilantro, perejil, albahaca, orégano, tomillo, romero, laurel,
      hoja de laurel, menta, hierbabuena, eneldo, estragón, salvia, azafrán, pimentón, pimentón
      dulce, pimentón picante, cayena, guindilla, guindillas, chile, chiles, ají, jalapeño,
      jalapeños, cardamomo, anís, anís estrellado, especias, hierbas, ajo, ajos, ajo en polvo,
      cebolla, cebollas, cebolla morada, cebolleta, cebolletas, cebollino, cebollín, puerro,
      puerros, chalota, chalotas, patata, patatas, papa, papas, boniato, batata, camote, yuca,
      zanahoria, zanahorias, nabo, remolacha, rábano, rábanos, tomate, tomates, jitomate,
      jitomates, tomates cherry, tomate frito, tomate triturado, salsa de tomate, puré de tomate,
      concentrado de tomate, pepino, pepinos, calabacín, calabacines, berenjena, berenjenas,
      pimiento, pimientos, pimiento rojo, pimiento verde, pimientos del piquillo, calabaza,
      calabaza butternut, espinaca, espinacas, acelga, acelgas, col, repollo, coliflor, brócoli,
      brócolis, coles de bruselas, lechuga, rúcula, escarola, canónigos, berros, endibias,
      alcachofa, alcachofas, corazones de alcachofa, espárrago, espárragos, judías verdes, judías,
      judías blancas, ejotes, alubias, alubias blancas, frijol, frijoles, frijoles negros,
      porotos, garbanzos, garbanzo, lentejas, lenteja, guisantes, guisante, chícharos, arvejas,
      habas, haba, maíz, elote, choclo, champiñón, champiñones, setas, seta, hongos, níscalos,
      aguacate, aguacates, palta, palmitos, arroz, arroz integral, arroz basmati, arroz bomba,
      fideos de arroz, papel de arroz, leche de arroz, bebida de arroz, quinoa, quínoa, mijo,
      polenta, semillas de chía, chía, semillas de lino, linaza, semillas de amapola, pipas de
      calabaza, semillas de girasol, pipas de girasol, manzana, manzanas, pera, peras, plátano,
      plátanos, banana, bananas, naranja, naranjas, zumo de naranja, jugo de naranja, ralladura de
      naranja, mandarina, mandarinas, limón, limones, zumo de limón, jugo de limón, ralladura de
      limón, lima, limas, zumo de lima, jugo de lima, pomelo, fresa, fresas, frambuesa,
      frambuesas, arándano, arándanos, moras, cerezas, uva, uvas, ciruela, ciruelas, albaricoque,
      albaricoques, melocotón, melocotones, durazno, higo, higos, dátil, dátiles, piña, mango,
      mangos, kiwi, melón, sandía, granada, papaya, maracuyá, guayaba, frutos rojos, fruta,
      frutas, mermelada, mermelada de fresa, membrillo, castaña, castañas, colorante alimentario,
      sirope de agave, sirope de arce, jarabe de arce, gaseosa, tabasco, agar agar, achiote,
      epazote, hoja de plátano, hojas de plátano, nopales, tomatillo, tomatillos, chile chipotle,
      chile ancho, verduras, verdura
    """
}
