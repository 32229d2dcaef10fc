extension FoodWords {
  /// The Spanish words; see Documentation/Diets.md for what the lines mean.
  static let spanish: StaticString =
    """
    endings: s, es, o>a, o>as, o>os, a>as

    wheat soya?: pan rallado
    wheat milk? soya?: pan, pan de molde, pan duro, barra de pan
    milk? soya? oats? nut? coconut?: nata vegetal, crema vegetal
    milk? nut? soya?: huevo de pascua, huevos de pascua, huevo de chocolate
    fish crustacean? mollusc? celery? wheat? soya?: caldo de pescado, fumet, fumet de pescado
    fish crustacean? mollusc? egg? wheat? soya?: gulas, palitos de cangrejo, surimi, palitos de
      surimi
    alcohol?: anís
    soya? wheat? egg?: hamburguesas veganas, salchichas veganas, carne vegetal
    soya? nut?: queso vegano, mantequilla vegana
    wheat milk: bechamel, besamel
    wheat milk egg?: roscón, croquetas, torrijas brioche, ensaimada
    meat pork?: carne picada, carne, carne molida, albóndigas, salchichas, salchicha, hojas de
      gelatina, nubes, gominolas, paté, fiambre, gelatina neutra, gelatina, gelatina en hojas
    pork meat: jamón, jamón serrano, jamón ibérico, jamón cocido, jamón york, panceta, tocino,
      beicon, bacon, lomo, lomo embuchado, lomo de cerdo, chistorra, butifarra, sobrasada,
      salchichón, fuet, longaniza, costilla de cerdo, costillas de cerdo, manitas de cerdo, oreja,
      codillo, cochinillo, chicharrones, lacón, secreto ibérico, carrilleras
    soya? lupin?: harina sin gluten, pan sin gluten, harina panificable sin gluten
    wheat egg milk?: bizcocho, bizcochos, bizcochos de soletilla, soletillas, sobaos, magdalenas,
      rosquillas, torrijas, churros, lengua de gato, lenguas de gato, brazo de gitano
    drop milk: sin lactosa ni leche, sin leche, sin lácteos
    drop egg: sin huevo
    drop wheat rye barley: sin gluten
    drop soya: sin soja, sin soya
    drop animals: vegano, vegana, vegetal
    drop slaughtered: vegetariano, vegetariana, vegetarianas, vegetarianos
    drop alcohol: sin alcohol
    not: sin, no, ni, ningún, ninguna, libre de, libres de
    or: o, u, o bien, en su defecto
    conditional: si
    and: y, e, con, más
    purpose: para
    example: puede contener, puede contener trazas de, trazas, trazas de, posibles trazas de, contiene trazas de, puede contener restos de, como, por ejemplo, tipo, preferiblemente, p ej
    plain: miel de agave, miel de arce, miel de maple, miel de caña, yemas de espárragos, yemas de espárrago
    peanut: crema de cacahuate, crema de cacahuete, crema de maní
    needed: si es necesario, si hace falta, en caso necesario
    choice: a elegir, de su elección, de tu elección, a tu gusto
    optional: opción, opcionales, para la guarnición, si quieres, si se quiere, para espolvorear, opcional, al gusto opcional, para servir, para decorar, para adornar, para acompañar,
      si se desea
    reference: receta, ver receta
    note: nota, notas, ver nota, ver notas, ver la nota, ver las notas, véase nota, véase la nota,
      vea la nota, consulta la nota, ver consejo, ver truco, nota al pie
    heading: ingredientes, salsa, relleno, masa para, para la salsa, para la masa, para el relleno,
      aliño
    tools: utensilios, equipo, equipo especial, equipamiento, utensilios especiales, menaje,
      herramientas
    equipment: papel de horno, papel vegetal, papel de hornear, papel sulfurizado, papel
      encerado, papel de aluminio, papel aluminio, papel film, film transparente, film,
      palillos, palillos de madera, palitos de madera, palitos de helado, palitos de brocheta,
      brochetas de madera, brochetas de metal, pinchos de madera, varillas de madera, manga
      pastelera, boquilla, molde, moldes, molde desmontable, molde de bizcocho, moldes para
      magdalenas, cápsulas para magdalenas, cápsulas de papel, batidora, licuadora, robot de
      cocina, procesador, procesador de alimentos, procesadora, mortero, rodillo, heladera,
      heladora, panificadora, máquina de pasta, máquina de hacer pasta, máquina de helados,
      gofrera, picadora, picadora de carne, termómetro, termómetro de carne, termómetro de
      cocina, rallador, rallador de queso, cortahuevos, cuchillo, cuchillo jamonero, cuchillo de
      ostras, jamonero, tabla de cortar, tijeras, tijeras de cocina, colador, tamiz, estameña,
      hilo de cocina, hilo de bridar, cordel, bramante, wok, olla exprés, olla a presión, olla
      rápida, vaporera, bandeja de horno, fuente de horno, cortapastas, cortador, cortadores,
      pincel, varillas, espátula, tarros, frascos, ramequines, sifón, soplete, paño, guantes,
      mandolina, cascanueces, pasapurés, prensa, aplastapatatas, parrilla, plancha, paellera,
      sartén antiadherente, freidora, freidora de aire
    meat? pork? fish? crustacean?: brocheta, brochetas, brochetas mixtas, pincho, pinchos,
      pinchitos, pintxo, pintxos
    filler: g, gr, grs, kg, ml, cl, dl, l, de, del, la, el, los, las, un, una, unos, unas, al, a,
      en, por, cucharada, cucharadas, cucharadita, cucharaditas, cda, cdas, cdta, cdtas, cucharilla,
      cucharillas, cuchara, taza, tazas, vaso, vasos, pizca, pizcas, puñado, diente, dientes,
      ramita, ramitas, rama, ramas, hoja, hojas, rodaja, rodajas, rebanada, rebanadas, loncha,
      lonchas, trozo, trozos, lata, latas, bote, botes, paquete, paquetes, sobre, sobres, tarro,
      brick, bolsa, chorrito, chorro, gotas, gramos, kilo, kilos, litro, litros, unidad, unidades,
      ud, uds, manojo, atado, grande, grandes, pequeño, pequeña, pequeños, mediano, mediana,
      medianos, medianas, medio, media, cuarto, fresco, fresca, frescos, frescas, seco, seca, secos,
      picado, picada, picados, picadas, cortado, cortada, cortados, troceado, rallado, rallada,
      molido, molida, pelado, pelada, pelados, peladas, cocido, cocida, cocidos, cocidas, crudo,
      cruda, maduro, madura, congelado, congelados, derretido, derretida, blando, ablandado, frío,
      fría, caliente, tibia, tibio, temperatura ambiente, a temperatura ambiente, fino, fina,
      finamente, grueso, gruesa, entero, entera, enteros, rojo, roja, rojos, rojas, verde, verdes,
      amarillo, amarilla, blanco, blanca, negro, negra, negros, negras, moreno, morena, integral,
      extra, virgen, virgen extra, dulce, picante, amargo, ácido, salado, natural, naturales,
      orgánico, ecológico, desnatado, desnatada, semidesnatada, ligero, light, en polvo, polvo, en
      conserva, en lata, escurrido, escurridos, batido, batidos, triturado, triturada, tamizada,
      lavado, limpio, sin piel, sin hueso, sin semillas, sin pepitas, sin sal, sin azúcar, al gusto,
      aproximadamente, más o menos, unos, bien, muy, poco, cantidad necesaria, c n, personas, jugo,
      zumo, ralladura, piel, cáscara, pulpa, en dados, en cubos, en rodajas, en juliana, cubitos,
      tiras, cortes, preparada, casero, casera, tostado, tostada, tostados, asado, asados, frito,
      frita, remojado, remojados, hidratados, desalado, campero, a punto de nieve, punto de nieve,
      copa, vaso, día anterior, molidas, molidos, ralladas, picaditos, fileteado, fileteados

    milk: leche desnatada, nata montada, crema, crema ácida, media crema, manteca de vaca, yogurt,
      yogures, suero de leche, cajeta, mascarpone, queso philadelphia, helado, chocolate con leche,
      chocolate blanco, ghee, nata, nata líquida, nata para montar, crema de leche, leche, leche
      entera, leche evaporada, leche condensada, leche en polvo, mantequilla, queso, queso crema,
      queso fresco, requesón, yogur, yogur griego, kéfir, dulce de leche, crema agria, mozzarella,
      queso rallado, queso azul, nuez de mantequilla, nueces de mantequilla, manjar, arequipe,
      mantequilla clarificada
    milk rennet~: queso de cabra, queso mozzarella, ricotta, feta, queso feta, cheddar, queso
      cheddar, gouda, emmental, brie, panela queso, queso oaxaca, queso cottage
    milk rennet?: manchego, gruyere, grana padano, queso manchego, parmesano, queso parmesano,
      idiazábal, queso curado, queso de cabrales, cabrales, mahón, roncal, zamorano, torta del
      casar, gruyer, gorgonzola, roquefort, pecorino, cuajada
    milk? soya?: chocolate, chocolate negro, chocolate amargo, margarina, chispas de chocolate,
      cobertura de chocolate, caramelo
    milk nut soya: nutella
    egg: huevo, huevos, yema, yemas, clara, claras, clara de huevo, claras de huevo, merengue,
      tocino de cielo, tocinillo de cielo, tocinillos de cielo, huevos de gallina, huevos de
      gallinas, huevo de gallina
    egg mustard?: mayonesa, mahonesa, alioli, salsa rosa
    egg milk: natillas, flan, crema catalana, crema pastelera
    wheat: harina, harina de trigo, harina de fuerza, harina común, harina leudante, harina todo
      uso, trigo, sémola, cuscús, couscous, bulgur, espelta, harina de espelta, salvado de trigo,
      seitán, gluten, fideos, pasta filo, masa de pizza, harina 0000, harina 000, panko, obleas
      para empanadillas, obleas de empanadilla, masa de empanadillas, harina de repostería, fideuá
    wheat egg~: pasta, espaguetis, macarrones, tallarines, lasaña, placas de lasaña, canelones,
      espagueti
    wheat milk?: galleta, masa brisa, picatostes, bollo, croissant, empanadas, tostadas de pan,
      hojaldre, lámina de hojaldre, masa quebrada, masa de empanada, obleas para empanadas, obleas
      de empanadillas, galletas, galletas maría, picos, regañás, colines
    wheat meat~: tortillas de harina, tortilla de harina
    egg? wheat?: tortilla
    barley: cebada, malta, cebada perlada
    barley alcohol wheat?: cerveza
    rye: centeno, harina de centeno
    oats: avena, copos de avena, harina de avena, leche de avena, bebida de avena, salvado de avena
    meat: vaca, buey, cabrito, liebre, venado, pechuga, pechugas, pechugas de pollo, muslo, muslos,
      alitas, gallina, ganso, riñones, lengua, costilla, costillas, filete de ternera, filetes de
      ternera, hueso, cubito de pollo, grasa de pato, hamburguesa, hamburguesas, chuletas, cuajo,
      ternera, carne de res, res, cordero, pollo, pechuga de pollo, muslos de pollo, pavo, conejo,
      pato, codorniz, hígado, callos, rabo de toro, solomillo, filete, bistec, falda, cecina, ropa
      vieja, chuletón, chuletones
    pork: cerdo, carne de cerdo, solomillo de cerdo, tocineta, chicharrón, puerco, hueso de jamón,
      manteca de cerdo, manteca colorada
    fish: pescados, salmón ahumado, sardina, anchoa, boquerón, rodaballo, dorado, corvina, tilapia,
      salsa de pescado, salsa worcestershire, salsa inglesa, salsa perrins, caviar, pargo, robalo,
      panga, atún, bonito, merluza, bacalao, salmón, trucha, lubina, dorada, sardinas, anchoas,
      boquerones, caballa, rape, lenguado, mero, pez espada, emperador, pescado, pescado blanco,
      huevas, filete de merluza, filete de bacalao, filete de salmón, filete de atún, filete de
      pescado, filete de lenguado, filete de trucha, filete de dorada, filete de lubina, filete de
      panga, filete de tilapia, filete de anchoa, filete de caballa, filete de rape, lomo de
      bacalao, lomo de salmón, lomo de merluza, lomo de atún, ventresca, salmonete, salmonetes
    nut: frutos de cáscara, fruto de cáscara
    nut? peanut? sulphite?: fruta seca, frutas secas
    nut: mantequilla de almendras, mantequilla de almendra
    plain: tomate corazón de buey, tomates corazón de buey
    mollusc: molusco, moluscos
    crustacean: crustáceo, crustáceos, gamba, langostino, camarón, cangrejos, cigala, nécora, percebes, gambas, gambones,
      langostinos, camarones, cigalas, carabineros, bogavante, langosta, cangrejo, nécoras, buey de
      mar, carne de cangrejo
    mollusc: mejillón, almeja, calamar, ostra, vieira, chirlas, mejillones, almejas, berberechos,
      navajas, vieiras, ostras, calamares, sepia, chipirones, pulpo, caracoles, tinta de calamar
    fish crustacean mollusc: marisco, mariscos
    peanut: cacahuete, cacahuetes, cacahuate, cacahuates, maní, crema de cacahuete, mantequilla de
      cacahuete, mantequilla de maní, mantequilla de cacahuate, aceite de cacahuete
    nut: almendra, almendras, almendra molida, harina de almendra, harina de almendras, leche de
      almendra, leche de almendras, bebida de almendra, bebida de almendras, crema de almendras,
      avellana, avellanas, nuez, nueces, nuez pecana, nueces pecanas, anacardo, anacardos, pistacho,
      pistachos, nueces de macadamia, nuez de brasil, marañón, nuez de castilla, nuez de la india,
      garrapiñadas, almendras garrapiñadas
    nut egg?: mazapán, turrón de jijona, turrón de alicante, turrón
    pinenut: piñón, piñones
    nut peanut?: nueces mixtas, frutos secos
    soya: soja, soya, tofu, leche de soja, leche de soya, bebida de soja, yogur de soja, tempeh,
      edamame, lecitina de soja, carne de soya
    soya wheat: salsa de soja, salsa de soya, salsa soja
    soya wheat~: tamari
    soya? nut? oats?: yogur vegetal, leche vegetal, bebida vegetal, bebida vegetal sin azúcar
    sesame: sésamo, semillas de sésamo, ajonjolí, aceite de sésamo, tahini, tahina, hummus
    mustard: semillas de mostaza
    mustard sulphite?: mostaza, mostaza de dijon
    celery: apio, apio nabo, tallo de apio, apionabo
    celery? wheat?: caldo de verduras, caldo vegetal, cubito de verduras
    celery? wheat? flesh?: caldo, cubito de caldo, pastilla de caldo, consomé, avecrem
    celery? mustard?: curry, polvo de curry
    lupin: altramuz, altramuces, chochos
    animal: miel
    alcohol sulphite animal~: vino, vino blanco, vino tinto, jerez, oporto, cava, vermut, vino de
      jerez, vino rosado
    alcohol: ron, brandy, coñac, whisky, vodka, tequila, licor, orujo, pisco, ginebra, mezcal,
      copita de anís, copa de anís, vasito de anís, chorrito de anís, licor de anís, anís dulce,
      anís seco, aguardiente
    alcohol~: extracto de vainilla, esencia de vainilla, vainilla líquida
    sulphite: vinagre de vino, vinagre de jerez, vinagre balsámico, orejones, vinagre de módena
    sulphite?: pasas, uvas pasas, ciruelas pasas, aceituna, aceitunas, aceitunas negras, alcaparras,
      vinagre, pepinillos, tomates secos, frutas confitadas
    coconut: coco, coco rallado, leche de coco, aceite de coco, agua de coco, harina de coco, azúcar
      de coco
    plain soya?: aceite, aceite vegetal
    plain wheat~: polvo de hornear, levadura en polvo, polvos de hornear, tortilla de maíz,
      tortillas de maíz, pimentón molido, levadura química
    plain: sal gorda, pimienta, pimienta negra, azúcar glas, azúcar glass, azúcar blanco, azúcar
      vainillado, piloncillo, agua, hielo, aceite de oliva virgen extra, aceite de maíz, aceite de
      canola, aceite de aguacate, vinagre de manzana, vinagre de arroz, levadura fresca, levadura
      seca, bicarbonato de sodio, fécula de maíz, fécula de patata, almidón de maíz, harina de
      garbanzos, harina de trigo sarraceno, alforfón, tapioca, cacao en polvo, café, té, vainilla,
      vaina de vainilla, canela en rama, canela en polvo, canela molida, clavos, clavos de olor,
      jengibre, cominos, hoja de laurel, menta, eneldo, estragón, salvia, pimentón picante, cayena,
      guindilla, guindillas, ají, jalapeños, cardamomo, anís estrellado, especias, hierbas, ajos,
      ajo en polvo, cebollas, cebolla morada, cebolletas, cebollino, cebollín, puerros, chalota,
      chalotas, papa, papas, camote, zanahorias, nabo, remolacha, rábano, rábanos, tomates,
      jitomate, jitomates, tomates cherry, salsa de tomate, puré de tomate, concentrado de tomate,
      pepino, pepinos, calabacines, berenjena, berenjenas, pimiento, pimientos, pimientos del
      piquillo, espinaca, acelga, col, repollo, coliflor, brócoli, brócolis, coles de bruselas,
      lechuga, rúcula, escarola, canónigos, berros, endibias, alcachofa, corazones de alcachofa,
      espárrago, judías, ejotes, alubias blancas, frijol, frijoles, frijoles negros, porotos,
      garbanzo, lenteja, guisante, chícharos, arvejas, haba, maíz, elote, choclo, champiñón, seta,
      hongos, aguacates, palta, palmitos, arroz integral, arroz basmati, arroz bomba, fideos de
      arroz, papel de arroz, leche de arroz, bebida de arroz, quínoa, polenta, semillas de chía,
      chía, semillas de lino, linaza, semillas de amapola, pipas de calabaza, semillas de girasol,
      pipas de girasol, manzanas, peras, plátanos, banana, bananas, naranjas, zumo de naranja, jugo
      de naranja, ralladura de naranja, mandarina, mandarinas, limones, zumo de limón, jugo de
      limón, ralladura de limón, limas, zumo de lima, jugo de lima, pomelo, fresa, frambuesa,
      arándano, arándanos, moras, cerezas, uva, ciruela, albaricoques, melocotones, durazno, higo,
      dátil, mangos, kiwi, granada, papaya, maracuyá, guayaba, frutos rojos, fruta, frutas,
      mermelada, mermelada de fresa, castaña, castañas, colorante alimentario, sirope de agave,
      sirope de arce, jarabe de arce, gaseosa, tabasco, agar agar, achiote, hoja de plátano, hojas
      de plátano, tomatillo, tomatillos, chile chipotle, chile ancho, verduras, verdura, pimiento
      choricero, pimientos choriceros, carne de pimiento choricero, cabeza de ajo, cabezas de ajo,
      ajo, diente de ajo, cebolla, cebolleta, puerro, calabacín, calabaza, zanahoria, patata,
      patatas, boniato, batata, yuca, tomate, tomate frito, tomate triturado, pimiento rojo,
      pimiento verde, pimentón, pimentón dulce, azafrán, comino, cúrcuma, canela, clavo, nuez
      moscada, orégano, tomillo, romero, laurel, perejil, cilantro, hierbabuena, albahaca,
      espinacas, acelgas, judías verdes, judías blancas, alubias, lentejas, garbanzos, guisantes,
      habas, alcachofas, espárragos, setas, champiñones, níscalos, aceite de oliva, aceite de
      girasol, sal, azúcar, azúcar moreno, panela, bicarbonato, levadura, maicena, fécula, harina
      de maíz, harina de arroz, harina de garbanzo, arroz, quinoa, mijo, trigo sarraceno, limón,
      lima, naranja, manzana, pera, plátano, fresas, frambuesas, uvas, aguacate, mango, piña,
      melón, sandía, melocotón, albaricoque, ciruelas, higos, dátiles, membrillo, cacao, manteca de
      cacao, chile, chiles, jalapeño, epazote, nopales, jícama, elote blanco, masa de maíz, masa
      harina, totopos, chirivía, carne de membrillo, mazorca, sémola de maíz, sémola de arroz, seta
      de ostra, calabaza cacahuete, calabaza butternut, obleas de arroz, chufas, cabello de ángel,
      miel de caña, brotes, setas ostra, seta ostra, setas de ostra
    meat celery? wheat? soya?: caldo de ave, caldo de pollo, caldo de carne, caldo de res, caldo de
      gallina, pastilla de caldo de pollo, pastilla de caldo de carne, cubo de caldo de pollo,
      cubito de caldo de pollo
    pork celery? wheat? soya?: caldo de jamón
    pork milk? soya?: chorizo
    pork wheat?: morcilla
    fish egg? wheat? soya?: gula
    fish egg? wheat? soya? crustacean?: palito de cangrejo, palitos de mar
    coconut milk?: crema de coco
    pork? meat? milk?: manteca
    wheat pork? nut? milk? sesame?: polvorones, polvorón, mantecados, mantecado
    soya wheat?: soja texturizada, carne de soja
    alcohol sulphite: sidra
    soya?: brotes de soja
    """
}
