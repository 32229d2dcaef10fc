extension QueryWords {
  /// The French words; ``QueryWords`` says what the lines mean.
  static let french: StaticString =
    """
    praise: meilleur|e|s|es, la meilleure, le meilleur, les meilleurs, les meilleures, facile|s,
      rapide|s, simple|s, délicieux, délicieuse|s, excellent|e|s|es, inratable|s, classique|s,
      traditionnel|s, traditionnelle|s, authentique|s, parfaite|s, préféré|e|s|es, maison,
      fait maison, faite maison, faits maison, faites maison, fait|e|s|es maison, ultra facile|s,
      inratables, savoureux, savoureuse|s, incontournable|s, en un clin d oeil, pas à pas,
      du monde, de tous les temps, pas compliqué|e|s, vite fait, vite faite, vite fait bien fait,
      succulent|e|s|es, extra, au top, pour débuter
    lead: bon, bonne, bons, bonnes, super, vraie, vrai, petite, petit, véritable
    more: très, super, plus, vraiment, si, trop, ultra, tout, toute, hyper, la plus, le plus,
      les plus
    recipe: recette|s, idée recette, idées recettes, idée de recette, idées de recettes,
      recettes de cuisine, recette de cuisine
    of: de la, de l, de, du, des, d, pour, pour faire, à la, pour la, pour le, pour les, pour un,
      pour une
    ask: comment faire, comment préparer, comment cuisiner, comment réaliser, comment cuire,
      comment on fait, comment fait on, comment fait ton, comment se fait, comment réussir,
      comment je fais, je cherche, je recherche, nous cherchons, on cherche, recherche, cherche,
      je voudrais, je voudrais faire, je voudrais cuisiner, je veux, je veux faire, j aimerais,
      j aimerais faire, j aimerais cuisiner, j ai envie de, envie de, j ai besoin de,
      j ai besoin d, donne moi, donnez moi, montre moi, montrez moi, trouve moi, propose moi,
      as tu, avez vous, quelle est, quel est, quelles sont, qui a, connaissez vous, existe t il,
      y a t il, faire
    end: s il te plaît, s il vous plaît, svp, stp, merci
    article: un, une, des, le, la, les, l, du, de la, de l, de, d
    and: et, ou, ni, ainsi que, puis
    but: mais

    without: sans, pas de, pas d, et sans, mais sans, sans ajout de, ni
    with: avec, et avec, mais avec, contenant, à base de, à base d
    diet vegan: végan|e|s|es, vegan, végétalien|s, végétalienne|s, 100 végétal, pour végans,
      pour vegans, pour végétaliens, entièrement végétal|e
    diet vegetarian: végétarien|s, végétarienne|s, végé, pour végétariens, pour végétarien,
      pour végétarienne
    diet gluten-free: pour coeliaques, pour coeliaque, coeliaque|s,
      intolérant au gluten, intolérance au gluten, pour intolérants au gluten
    diet dairy-free: intolérant au lactose, intolérance au lactose, pour intolérants au lactose
    diet pescatarian: pescétarien|s, pescétarienne|s, pesco végétarien|s, pesco végétarienne|s
    diet halal: halal
    diet kosher: casher, cacher, kasher
    avoided gluten-free: gluten
    avoided dairy-free: produits laitiers, produit laitier, laitages, laitage, lactose
    avoided nuts: noix, fruits secs
    avoided peanuts: arachide, arachides, cacahuète, cacahuètes
    avoided tree-nuts: fruits à coque, fruit à coque, fruits à coques
    avoided eggs: oeuf, oeufs
    avoided fish: poisson, poissons
    avoided shellfish: fruits de mer, coquillages et crustacés
    avoided crustaceans: crustacé, crustacés
    avoided molluscs: mollusques
    avoided soya: soja
    avoided milk: lait, lait de vache
    avoided wheat: blé
    avoided celery: céleri
    avoided mustard: moutarde
    avoided sesame: sésame
    avoided sulphites: sulfites
    avoided lupin: lupin
    avoided coconut: noix de coco, coco
    avoided pork: porc
    avoided alcohol: alcool
    allergic: allergie aux, allergie à l, allergie au, allergie à la, allergique aux,
      allergique à l, allergique au, allergique à la, pour allergique aux, allergiques aux,
      pour allergiques aux, pour allergiques à l, je suis allergique aux, je suis allergique à l,
      je suis allergique au, allergies aux
    that: qui est, qui soit, qui sont

    number 1: un, une
    number 2: deux
    number 3: trois
    number 4: quatre
    number 5: cinq
    number 6: six
    number 7: sept
    number 8: huit
    number 9: neuf
    number 10: dix
    number 12: douze, une douzaine de
    number 15: quinze
    number 20: vingt
    number 25: vingt cinq
    number 30: trente
    number 40: quarante
    number 45: quarante cinq
    number 50: cinquante
    number 60: soixante
    to: à, ou
    unit 1: minute, minutes, min, mn
    unit 60: heure, heures, h
    minutes 30: demi heure, une demi heure, d une demi heure, 1/2 heure
    minutes 15: quart d heure, un quart d heure, d un quart d heure
    minutes 45: trois quarts d heure, 3/4 d heure
    minutes 90: une heure et demie, 1 heure et demie, 1h et demie
    before: en, en moins de, en moins d, moins de, moins d, en seulement, en à peine, en maximum,
      maximum, en maxi, maxi, prêt|e|s|es en, prêt|e|s|es en moins de, en environ, au plus,
      en plus ou moins, pas plus de, dans les, jusqu à, dure moins de, sous
    after: ou moins, maximum, max, maxi, chrono, au plus, au maximum
    serve: pour, pour environ, pour une famille de, pour un groupe de, suffisant pour
    people: personnes, personne, pers, convives, convive, parts, part, portions, portion, invités,
      adultes, enfants, amis, gourmands

    question: que faire, quoi faire, que puis je faire, que puis je cuisiner,
      que puis je préparer, que peut on faire, que peut on cuisiner, que peut on préparer,
      que cuisiner, quoi cuisiner, que préparer, que je peux faire, qu est ce que je peux faire,
      qu est ce que je peux cuisiner, qu est ce que je peux préparer, qu est ce qu on peut faire,
      qu est ce que je fais, qu est ce qu on peut cuisiner, qu est ce que je cuisine,
      qu est ce que je fais à manger, que manger, que pourrais je faire, que pourrais je cuisiner,
      je fais quoi, on fait quoi, comment utiliser, comment accommoder,
      comment cuisiner les restes, idées, idée, idées repas, idée repas, quel plat faire,
      quelle recette faire, quoi manger
    link: avec, à partir de, avec un reste de, avec des restes de, avec les restes de, avec mes
    have: j ai, on a, nous avons, il me reste, il reste, j ai juste, j ai seulement, je n ai que,
      dans mon frigo j ai, dans le frigo, il nous reste, j ai encore, j ai trop de
    leftover: reste de, restes de, reste d, restes d, les restes de, un reste de, utiliser,
      utiliser un reste de, utiliser des restes de, utiliser les restes de, accommoder,
      accommoder les restes de, cuisiner les restes de, finir, écouler, recette avec un reste de,
      recettes avec un reste de, recette avec des restes de, recettes avec des restes de,
      recette reste de, recette pour utiliser, recettes pour utiliser, trop de,
      recette avec reste de, recettes avec reste de, recettes utilisant, recette utilisant,
      recette pour finir, recette pour écouler, recettes pour écouler, que faire des restes de,
      que faire d un reste de
    leftovers: à finir, à utiliser, qui reste, qui restent, restant|e|s|es, à écouler
    home: à la maison, chez moi, dans mon frigo, dans le frigo, au frigo, dans mes placards,
      sous la main, que faire, que cuisiner, que puis je faire, que puis je cuisiner, qui reste,
      qui restent, à finir
    some: des, du, de la, de l, de, d, un peu de, un peu d, beaucoup de, beaucoup d, quelques,
      trop de, le, la, les, l, un, une, mon, ma, mes, juste, seulement, un reste de,
      des restes de, plein de
    meal: ce soir, à midi, pour ce soir, pour le dîner, à manger, pour le déjeuner, pour midi,
      à manger ce soir

    dish: pâtes, salade, soupe, tarte, omelette, quiche, curry, risotto, gratin, pizza, gâteau,
      cake, tajine, velouté
    made: frites, purée, purée de pommes de terre, sauce, sauce tomate maison, chantilly,
      boulettes, boulettes de viande, croûte, croûtons, garniture, salade, sauce blanche,
      béchamel, sauce hollandaise, glaçage, coulis, compote, crème anglaise, crème pâtissière,
      meringue, crumble, gratin dauphinois, pommes sautées, pommes de terre sautées, quenelles,
      farce, vinaigrette, mayonnaise maison, gaufres, crêpes, amour, sauce au poivre,
      sauce moutarde, sauce champignons, sauce soja sucrée, ganache, streusel, accompagnement,
      légumes rôtis, oeuf au plat, oeuf poché
    ingredient: sauce soja, sauce tomate, sauce de soja, sauce nuoc mam, sauce de poisson,
      sauce huître
    stays: four, cuisson, pétrissage, pâte, machine, sorbetière, robot, mixeur, batteur, levée,
      repos, croûte, moule, thermomix, map, peau, os, arêtes, fond, mie, graisse
    name: sans pétrissage, sans pétrir, sans cuisson, sans four, sans sorbetière, sans rival,
      sans souci, sans pâte, sans culotte, sans nom, recette de grand mère,
      recettes de grand mère, sans robot, sans machine, sans façon, sans repos, sans levée,
      sans appareil, sans sucre ajouté, sole bonne femme, bonne femme, bonne maman, bon chrétien,
      bonne bouche, bons pauvres, pain perdu, quatre quarts, quatre épices, quatre heures,
      goûter de quatre heures, mille feuilles, millefeuille, tête de veau, pot au feu, petit salé,
      petit salé aux lentilles, petits pois, petits fours, petit beurre, petits beurres,
      petite marmite, petit déjeuner, petit épeautre, petit suisse, petits suisses, petits farcis,
      petits pains, petit pain, petits gâteaux, petit gâteau, petites crêpes, vrai faux,
      cinq épices, trois chocolats, quatre fromages, sirop simple, île flottante, îles flottantes,
      oeufs en neige, moules avec frites, steak avec frites, minute de boeuf, cocotte minute,
      gâteau minute, steak minute, de dernière minute, super bowl, non végétarien, pas végan,
      pâté maison, jambon avec os, poulet basquaise, saucisse avec lentilles,
      saucisses avec lentilles, côte avec os, chili con carne, chili sin carne, riz cantonais,
      gigot de sept heures, agneau de sept heures, gigot de 7 heures, agneau de 7 heures,
      # heures, extra fine, extra fins, extra vierge, huile extra, tout chocolat, tout en un,
      en papillote, en croûte, plus que parfait, trop bon
    """
}
