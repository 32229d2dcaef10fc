extension QueryWords {
  /// The Spanish words; ``QueryWords`` says what the lines mean.
  static let spanish: StaticString =
    """
    praise: mejor|es, fácil|es, facilísim|o|a|os|as, rápid|o|a|os|as, sencill|o|a|os|as,
      delicios|o|a|os|as, riquísim|o|a|os|as, caser|o|a|os|as, clásic|o|a|os|as,
      perfect|o|a|os|as, tradicional|es, auténtic|o|a|os|as, favorit|o|a|os|as,
      exquisit|o|a|os|as, increíble|s, espectacular|es, simple|s, básic|o|a|os|as, infalible|s,
      hech|o|a|os|as en casa, paso a paso, del mundo, de todos los tiempos, muy ric|o|a|os|as,
      sabros|o|a|os|as
    lead: buen, buena|s, bueno|s, gran
    more: muy, súper, super, más, realmente, tan, la más, el más, las más, los más, lo más
    recipe: receta|s, ideas de recetas, receta casera, recetas caseras, receta fácil,
      recetas fáciles
    of: de la, del, de, de los, de las, para hacer, para preparar, para, de un, de una
    ask: cómo hacer, cómo se hace, cómo se hacen, cómo preparar, cómo se prepara,
      cómo se preparan, cómo cocinar, cómo cocino, cómo puedo hacer, cómo hago, cómo preparo,
      cómo elaborar, cómo hornear, busco, estoy buscando, buscando, buscar, quiero, quiero hacer,
      quiero cocinar, quiero preparar, quiero una, quiero comer, quisiera, quisiera hacer,
      me gustaría, me gustaría hacer, me gustaría preparar, necesito, dame, dime, dime cómo hacer,
      enséñame a hacer, muéstrame, enséñame, recomiéndame, tienes, tenéis, hay, cuál es,
      cuáles son, qué es, me das, me puedes dar, puedes darme, se me antoja, tengo ganas de,
      alguien tiene
    end: por favor, gracias, porfa
    article: un, una, unos, unas, el, la, los, las, lo, algún, alguna, de
    and: y, o, e, u, ni, más, así como
    but: pero

    without: sin, y sin, pero sin, que no lleve, que no lleven, que no tenga, que no contenga,
      nada de, libre de, libres de, sin nada de
    with: con, y con, pero con, que lleve, que tenga, a base de, que contenga
    using: usando, utilizando
    diet vegan: vegan|o|a|os|as, vegan, para veganos, para vegano, para veganas, 100 vegetal
    diet vegetarian: vegetarian|o|a|os|as, para vegetarianos, para vegetariano, para vegetarianas,
      sin carne ni pescado
    diet gluten-free: sin gluten, para celíacos, para celíaco, para celíaca, apto para celíacos,
      apta para celíacos, aptas para celíacos, aptos para celíacos, celíacos, celíaco, celíaca,
      libre de gluten, intolerante|s al gluten, para intolerantes al gluten
    diet dairy-free: sin lácteos, sin lácteo, sin lactosa, para intolerantes a la lactosa,
      intolerante a la lactosa, intolerantes a la lactosa, libre de lácteos, sin productos lácteos
    diet pescatarian: pescetarian|o|a|os|as, pescatarian|o|a|os|as
    diet halal: halal
    diet kosher: kosher
    avoided gluten-free: gluten
    avoided dairy-free: lácteos, lácteo, lactosa, productos lácteos
    avoided nuts: frutos secos, nueces, nuez, fruto seco
    avoided peanuts: cacahuete, cacahuetes, maní, cacahuate, cacahuates, manís
    avoided tree-nuts: frutos de cáscara
    avoided eggs: huevo, huevos
    avoided fish: pescado, pescados
    avoided shellfish: marisco, mariscos
    avoided crustaceans: crustáceo, crustáceos
    avoided molluscs: moluscos
    avoided soya: soja, soya
    avoided milk: leche, leche de vaca
    avoided wheat: trigo
    avoided celery: apio
    avoided mustard: mostaza
    avoided sesame: sésamo, ajonjolí
    avoided sulphites: sulfitos
    avoided lupin: altramuces
    avoided coconut: coco
    avoided pork: cerdo
    avoided alcohol: alcohol
    allergic: alergia a los, alergia a las, alergia al, alergia a la, alérgic|o|a|os|as a los,
      alérgic|o|a|os|as a las, alérgic|o|a|os|as al, alérgic|o|a|os|as a la, para alérgicos a los,
      para alérgicos a las, para alérgicos al, para alérgicos a la, con alergia a los,
      con alergia al, soy alérgico a los, soy alérgica a los, soy alérgico al, soy alérgica al,
      para alérgico al, para alérgico a los
    that: que sea, que sean, que es

    number 1: uno, una, un
    number 2: dos
    number 3: tres
    number 4: cuatro
    number 5: cinco
    number 6: seis
    number 7: siete
    number 8: ocho
    number 9: nueve
    number 10: diez
    number 12: doce, una docena de
    number 15: quince
    number 20: veinte
    number 25: veinticinco
    number 30: treinta
    number 40: cuarenta
    number 45: cuarenta y cinco
    number 50: cincuenta
    number 60: sesenta
    to: a, o
    unit 1: minuto, minutos, min, mins
    unit 60: hora, horas, h
    minutes 30: media hora
    minutes 15: cuarto de hora, un cuarto de hora
    minutes 45: tres cuartos de hora
    minutes 90: una hora y media, 1 hora y media
    before: en, en menos de, menos de, en sólo, en tan sólo, en apenas, en unos, en máximo,
      máximo, como máximo, en un máximo de, list|o|a|os|as en, list|o|a|os|as en menos de, hasta,
      no más de, en no más de, que tarde menos de, que se haga en, que se hagan en,
      que tarden menos de, por debajo de
    after: o menos, máximo, como máximo, como mucho, max
    serve: para, para unas, para unos, para una familia de, para un grupo de, rinde, rinde para
    people: personas, persona, comensales, comensal, raciones, ración, porciones, porción,
      invitados, adultos, niños, amigos, pers

    question: qué puedo cocinar, qué puedo hacer, qué puedo preparar, qué puedo hornear,
      qué podemos hacer, qué podemos cocinar, qué podría hacer, qué podría cocinar, qué hago,
      qué cocino, qué preparo, qué cocinar, qué hacer, qué preparar, qué se puede hacer,
      qué se puede cocinar, qué se puede preparar, qué plato puedo hacer, qué receta puedo hacer,
      qué comida puedo hacer, qué comer, qué hago de comer, qué hago de cenar, ideas, cómo usar,
      cómo aprovechar, cómo aprovecho, cómo utilizar, cosas que hacer, recetas que puedo hacer
    link: con, a partir de, con las sobras de, con los restos de, con mis, de
    have: tengo, tenemos, me queda, me quedan, me sobra, me sobran, me ha sobrado, me han sobrado,
      solo tengo, sólo tengo, en la nevera tengo, en casa tengo, en la nevera, me sobró,
      me sobraron, todavía tengo
    leftover: sobras de, restos de, las sobras de, los restos de, aprovechar, para aprovechar,
      recetas para aprovechar, receta para aprovechar, recetas con sobras de,
      receta con sobras de, recetas con restos de, usar, gastar, para gastar, recetas para usar,
      receta para usar, recetas para gastar, recetas usando, receta usando, recetas que usan,
      recetas con las sobras de, aprovechar sobras de, aprovechar las sobras de,
      aprovechar restos de, aprovechar los restos de, demasiad|o|a|os|as
    leftovers: sobrante|s, que sobró, que sobraron, que me sobró, que me sobraron, de sobra,
      sobrado, que me queda, que me quedan, para aprovechar
    home: en casa, en la nevera, en mi nevera, en el frigo, en la despensa, qué puedo hacer,
      qué puedo cocinar, qué hago, qué cocino, a mano, qué puedo preparar, qué hacer,
      que me ha sobrado, que me sobró, de sobra, disponibles, de comer, de cenar
    some: un poco de, unos, unas, un, una, el, la, los, las, algo de, much|o|a|os|as, algunos,
      algunas, sólo, solamente, las sobras de, los restos de, restos de, sobras de, mis, mi,
      demasiad|o|a|os|as, bastante
    meal: hoy, para cenar, para comer, esta noche, para la cena, de cena, de comer, de cenar,
      para el almuerzo

    dish: crepes, tostada, tostadas, hamburguesa, hamburguesas, bocadillo, revuelto, quesadilla,
      quesadillas, muffins, magdalenas, canelones, wrap, caldo, pastel, focaccia, albóndigas,
      ensaladilla, salteado, gratinado, batido, fajitas, enchiladas, pasta, ensalada, sopa,
      tortilla, quiche, curry, risotto, pizza, tarta, bizcocho, espaguetis, macarrones, crema,
      guiso, lasaña, paella, tacos, galletas, empanada, estofado, puré, croquetas
    made: albóndigas, puré, puré de patatas, puré de patata, puré de papas, salsa, salsa verde,
      salsa de tomate casera, salsa de queso, salsa blanca, patatas fritas, papas fritas,
      ensalada, croquetas, glaseado, cobertura, relleno, costra, guarnición, mole, mojo,
      mojo picón, alioli, nata montada, crema pastelera, caramelo, merengue, ganache, churros,
      tortitas, tropezones, picatostes, cachelos, gulas, bechamel, verduras asadas, huevo frito,
      huevos fritos, migas, arroz blanco, amor, guacamole, pico de gallo
    ingredient: salsa de soja, salsa de tomate, salsa de pescado, salsa de ostras
    stays: amasar, horno, hornear, batidora, máquina, cocinar, cocción, masa, heladera, heladora,
      freír, amasado, levar, reposo, tostar, piel, hueso, huesos, espinas, thermomix, base, fondo
    name: sin amasar, sin horno, sin hornear, sin batidora, sin cocinar, sin cocción,
      sin heladera, sin heladora, sin máquina, sin masa, sin rival, sin nombre,
      receta de la abuela, recetas de la abuela, sin fuego, sin reposo, sin levado, sin fritura,
      sin freír, sin pecado, sin remordimientos, sin azúcar añadido, chili sin carne,
      chili con carne, chile con carne, chili con queso, chile con queso, arroz con pollo,
      arroz con leche, arroz con costra, arroz con gandules, arroz con coco, arroz con mariscos,
      arroz con marisco, arroz con conejo, arroz con verduras, arroz con huevo,
      arroz con frijoles, arroz con habichuelas, arroz con camarones, arroz con bogavante,
      arroz con tomate, arroz con lentejas, arroz con atún, arroz con chorizo, pan con tomate,
      pan con chicharrón, pan con chocolate, pan con aceite, pa amb tomàquet,
      garbanzos con espinacas, garbanzos con bacalao, garbanzos con chorizo, lentejas con chorizo,
      lentejas con arroz, lentejas con verduras, judías con chorizo, judías verdes con patatas,
      judías con almejas, alubias con chorizo, alubias con almejas, churros con chocolate,
      chocolate con churros, huevos con chorizo, huevos con patatas, huevos con jamón,
      huevos rotos con jamón, huevos fritos con patatas, huevos con tomate, patatas con chorizo,
      patatas con costillas, patatas con bacalao, papas con mojo, papas con chorizo,
      papas con chocos, melón con jamón, jamón con melón, habas con jamón, guisantes con jamón,
      alcachofas con jamón, alcachofas con almejas, fabes con almejas, fideos con almejas,
      merluza con almejas, pulpo con cachelos, bacalao con tomate, atún con tomate,
      bonito con tomate, costillas con papas, carne con tomate, carne con papas,
      carne con patatas, mejillones con tomate, conejo con tomate, migas con uvas, café con leche,
      tortitas con nata, fresas con nata, fresas con crema, membrillo con queso,
      queso con membrillo, acelgas con patatas, macarrones con chorizo, macarrones con tomate,
      pollo con arroz, pollo con mole, pollo con almendras, pollo con piña, pollo con tomate,
      pollo con patatas, pollo con champiñones al ajillo, sepia con guisantes, plátanos con crema,
      bistec con papas, lomo con patatas, leche con cacao, frijoles con chorizo,
      frijoles con puerco, chorizo con huevo, nopales con huevo, moros con cristianos,
      cerdo con verdolagas, callos con garbanzos, espinacas con garbanzos, tarta de tres leches,
      tres leches, tres chocolates, cuatro quesos, cinco especias, almíbar simple,
      brazo de gitano, ropa vieja, buena vida, gran reserva, mejor que, buen provecho, más que,
      super bowl, no vegano, no vegetariano, bistec de minuto, bien me sabe, pobre con,
      caballero pobre, masa para, pescado con coco, camarones con coco, encocado
    """
}
