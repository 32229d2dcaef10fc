extension FoodWords {
  /// The Dutch words; see Documentation/Diets.md for what the lines mean.
  static let dutch: StaticString =
    """
    endings: s, en, n, e, jes, tjes, je, es

    drop milk: zuivelvrij, melkvrij, zonder melk, lactose en melkvrij
    drop egg: eivrij, zonder ei
    drop wheat rye barley: glutenvrij, glutenvrije, zonder gluten
    drop soya: sojavrij
    drop animals: vegan, veganistisch, veganistische, plantaardig, plantaardige
    drop slaughtered: vegetarisch, vegetarische
    drop alcohol: alcoholvrij
    free: vrij
    not: zonder, geen, niet
    or: of, ofwel, eventueel vervangen door
    conditional: als, indien, eventueel
    and: en, met, plus
    purpose: voor, om, om in te vetten, om in te frituren, om in te bakken, om te bestrooien
    example: bijvoorbeeld, bijv, zoals, bv, bij voorkeur
    optional: optioneel, naar keuze, naar wens, voor de garnering, garnering, ter garnering, om te
      serveren, om te garneren, ter decoratie, naar eigen smaak
    reference: recept, zie recept
    heading: ingrediënten, saus, vulling, deeg, dressing, marinade, topping, garnituur
    equipment: bakpapier, aluminiumfolie, keukentouw, cocktailprikkers, satéprikkers, satestokjes,
      springvorm, bakvorm, papieren vormpjes, folie
    filler: g, gr, kg, ml, cl, dl, l, el, tl, eetlepel, eetlepels, theelepel, theelepels, eetl,
      theel, lepel, snuf, snufje, mespunt, mespuntje, scheut, scheutje, kopje, kop, kopjes, glas,
      glazen, blik, blikje, blikken, pot, potje, pak, pakje, pakken, zak, zakje, bakje, bak,
      beker, bekertje, bos, bosje, bussel, teen, teentje, teentjes, tenen, takje, takjes, tak,
      takken, blaadje, blaadjes, blad, bladeren, stengel, stengels, plak, plakken, plakje,
      plakjes, sneetje, sneetjes, snee, stuk, stuks, stukje, stukjes, stuk s, schijf, schijfjes,
      handje, handvol, handjevol, druppel, druppels, cm, liter, gram, kilo, pond, ons, circa, ca,
      ongeveer, de, het, een, van, uit, in, op, aan, bij, tot, per, door, te, om aan, klein,
      kleine, groot, grote, middelgroot, middelgrote, dun, dunne, dik, dikke, fijn, fijne, grof,
      grove, vers, verse, gedroogd, gedroogde, droge, droog, gesneden, fijngesneden, fijngehakt,
      gehakt fijn, gehakte, gesnipperd, gesnipperde, geraspt, geraspte, gemalen, versgemalen,
      geschild, geschilde, gekookt, gekookte, gesmolten, gebakken, geroosterd, geroosterde,
      gerookt, gerookte, ingevroren, diepvries, bevroren, ontdooid, uitgelekt, afgespoeld,
      gewassen, gepeld, gepelde, geperst, geperste, uitgeperst, geklopt, losgeklopt, gehalveerd,
      ontpit, ontpitte, in blokjes, blokjes, in ringen, ringen, in plakjes, in stukjes, in
      reepjes, reepjes, in kwarten, kwarten, zacht, zachte, hard, harde, koud, koude, warm, warme,
      lauw, lauwe, heet, kokend, kamertemperatuur, op kamertemperatuur, rijp, rijpe, rood, rode,
      groen, groene, geel, gele, wit, witte, zwart, zwarte, bruin, bruine, blauw, donker, donkere,
      licht, lichte, zoet, zoete, zuur, zure, pittig, pittige, mild, milde, biologisch,
      biologische, onbespoten, neutraal, ongezouten, gezouten, ongezoet, naturel, mager, magere,
      halfvol, halfvolle, vol, volle, half, halve, heel, hele, extra, vierge, vloeibaar,
      vloeibare, vast, vaste, naar smaak, beetje, wat, iets, meer, personen, persoon, sap, rasp,
      schil, merg, poeder, korrel, kruimig, kruimige, vastkokend, vastkokende, zongedroogd,
      zongedroogde, semi, kant en klaar, kant en klare, gemengd, gemengde, snel, instant,
      italiaans, italiaanse, griekse, turkse, hollandse, japanse, chinese, fijne, al, nog, dan,
      goed, goede, er, je, zelf, gemaakt, gezeefd, gezeefde, ontveld, uit blik, uit pot

    milk: melk, volle melk, halfvolle melk, magere melk, karnemelk, gecondenseerde melk,
      melkpoeder, koffiemelk, room, slagroom, kookroom, zure room, roomboter, boter, kruidenboter,
      ghee, yoghurt, griekse yoghurt, kwark, magere kwark, vla, hangop, crème fraîche, creme
      fraiche, mascarpone, roomkaas, kruidenroomkaas, zuivelspread, philadelphia, hüttenkäse,
      huttenkase, melkchocolade, witte chocolade, ijs, vanille ijs, roomijs, karnemelkpoeder, wei,
      skyr, kefir, monchou
    milk rennet~: kaas, geraspte kaas, jonge kaas, oude kaas, belegen kaas, goudse kaas, edammer,
      geitenkaas, zachte geitenkaas, schapenkaas, feta, fetakaas, mozzarella, mozarella, ricotta,
      brie, camembert, cheddar, emmentaler, blauwe kaas, blauwschimmelkaas, smeerkaas, leerdammer,
      maaslander, burrata, halloumi
    milk rennet?: parmezaan, parmezaanse kaas, parmezaanse, grana padano, pecorino, gorgonzola,
      gruyère, roquefort, oude boerenkaas
    milk? soya?: margarine, chocolade, pure chocolade, chocoladevlokken, hagelslag,
      chocoladehagelslag, karamel, bakboter, bak en braad
    milk nut soya: nutella
    milk nut? pinenut? rennet?: pesto
    egg: ei, eieren, eitje, eidooier, eidooiers, eierdooier, eierdooiers, eigeel, eiwit, eiwitten,
      schuimpjes, meringue, advocaat
    egg mustard?: mayonaise, mayo, fritessaus, remoulade, aioli
    milk? egg?: vanillesaus, custard, pudding
    wheat: bloem, tarwebloem, tarwemeel, meel, volkorenmeel, volkoren bloem, zelfrijzend bakmeel,
      bakmeel, patentbloem, spelt, speltmeel, speltbloem, tarwe, griesmeel, couscous, bulgur,
      tarwezemelen, tarwekiemen, zemelen, seitan, gluten, paneermeel, panko, filodeeg, pizzadeeg,
      pizzabodem, stokbrood, ciabatta, pita, pitabroodjes, pitabrood, turks brood, naturel
      crackers tarwe, orzo, penne, fusilli, macaroni, drop, udon, freekeh, turkse pizza
    wheat egg~: pasta, spaghetti, lasagnebladen, lasagne, linguine, vermicelli, noedels, noodles,
      tagliatelle
    wheat egg: mie, eiermie, mienestjes, eiernoedels, lange vingers, biscuitdeeg, verse pasta
    wheat milk? egg? rennet~: ravioli, verse ravioli, gnocchi, tortellini
    wheat milk?: brood, witbrood, bruinbrood, volkorenbrood, oud brood, broodkruim, broodje,
      broodjes, bolletjes, beschuit, beschuiten, bladerdeeg, kruimeldeeg, hartige taartdeeg,
      koekje, koekjes, biscuitjes, speculaas, speculaasjes, maria biscuits, bastognekoeken,
      croutons, toast, toastjes, cracker, crackers, wraps, wrap, tortilla, tortillas, ontbijtkoek,
      naan, naanbrood, cake, pannenkoeken, wafels, burgerbroodjes, taartbodem, croissant, brioche,
      beschuitkruimels
    rye: rogge, roggemeel, roggebloem
    rye wheat?: roggebrood, knäckebröd
    barley: gerst, parelgort, gort, mout
    barley alcohol wheat?: bier, donker bier, witbier
    oats: haver, havermout, havermelk, havervlokken, haverzemelen, havermeel, haverdrink,
      haverroom
    oats nut? wheat? milk?: muesli, cruesli, granola
    meat: vlees, rundvlees, rundergehakt, gehakt, half om half gehakt, rund, runderlappen,
      sukadelappen, riblappen, biefstuk, entrecote, kogelbiefstuk, ossenhaas, kalfsvlees, kalf,
      kalfsgehakt, lam, lamsvlees, lamsgehakt, lamsbout, geit, konijn, haas, wild, ree, hert, kip,
      kipfilet, kipfilets, kippendijen, kippendij, kipdijfilet, kippenpoten, kippenbouten,
      kippenvleugels, kippengehakt, kipgehakt, kalkoen, kalkoenfilet, eend, eendenborst, gans,
      kwartel, fazant, gevogelte, lever, kippenlever, nier, tong rund, ossenstaart, rookvlees,
      gehaktballen, hamburger, hamburgers, worst, braadworst, runderworst, knakworst, frikandel,
      kroket, shoarma, shoarmavlees, gelatine, gelatineblaadjes, runderbouillon, kippenbouillon,
      kipbouillon, vleesbouillon, kalfsfond, wildfond, kippenbouillonblokje,
      kippenbouillonblokjes, runderbouillonblokje, jus, rendang vlees, soepvlees, mergpijp,
      stoofvlees, pastrami, stremsel, soepballetjes, filet americain, carpaccio
    pork: varken, varkensvlees, varkenshaas, varkensgehakt, varkensfilet, karbonade, speklap,
      speklappen, speklapjes, spek, spekblokjes, spekjes, ontbijtspek, katenspek, bacon, pancetta,
      ham, hamblokjes, achterham, rauwe ham, serranoham, parmaham, prosciutto, salami, chorizo,
      rookworst, reuzel, spareribs, procureur, leverworst, bloedworst, hamlap, casselerrib
    fish: vis, visfilet, witvis, zalm, zalmfilet, gerookte zalm, tonijn, kabeljauw,
      kabeljauwfilet, koolvis, schelvis, pangasius, tilapia, forel, makreel, haring, sardines,
      sardientjes, ansjovis, ansjovisfilets, ansjovisfilet, paling, schol, tongfilet, zeetong,
      zeebaars, dorade, heilbot, kaviaar, vissaus, visbouillon, visfond, vissticks, surimi,
      worcestersaus, worcestershiresaus, worcestershire saus
    crustacean: garnaal, garnalen, gamba, gambas, krab, kreeft, rivierkreeftjes, rivierkreeft,
      scampi, langoustines, kroepoek, trassi, trasi
    mollusc: mossel, mosselen, oester, oesters, coquille, coquilles, sint jakobsschelpen, inktvis,
      inktvisringen, kokkels, vongole, slakken, octopus, pijlinktvis
    fish crustacean mollusc: zeevruchten, fruits de mer
    peanut: pinda, pinda s, pindas, pindakaas, pindasaus, arachideolie, satesaus, satésaus,
      pindarotsjes
    nut: amandel, amandelen, amandelschaafsel, amandelmeel, amandelmelk, amandeldrink,
      amandelpasta, amandelspijs, amandelsnippers, spijs, hazelnoot, hazelnoten, hazelnootpasta,
      walnoot, walnoten, walnootolie, cashewnoot, cashewnoten, cashew, pistache, pistachenoten,
      pistachenootjes, pecannoot, pecannoten, macadamianoten, paranoot, paranoten, marsepein,
      notenpasta
    nut peanut?: noot, noten, gemengde noten, ongezouten noten
    pinenut: pijnboompit, pijnboompitten
    soya: soja, sojabonen, sojaboontjes, tofu, tahoe, sojamelk, sojadrink, sojayoghurt, sojaroom,
      sojacuisine, tempeh, tempé, edamame
    soya wheat: sojasaus, ketjap, ketjap manis, ketjap asin, sojasaus zoet, hoisinsaus,
      teriyakisaus, woksaus
    soya barley?: miso, misopasta
    soya wheat~: tamari
    soya? nut? oats?: plantaardige melk, plantaardige drink, plantaardige room, plantaardige
      yoghurt, plantaardige kookroom, plantaardige slagroom
    soya? nut?: plantaardige boter, vegan boter, vegan kaas, veganistische kaas, plantaardige
      margarine, vegan mayonaise, plantaardige kaas
    sesame: sesam, sesamzaad, sesamzaadjes, sesamolie, tahin, tahini, hummus, sesampasta
    mustard: mosterdzaad, mosterdzaadjes, mosterdpoeder
    mustard sulphite~: mosterd, dijonmosterd, grove mosterd
    celery: selderij, bleekselderij, knolselderij, selderie, soepgroenten, soepgroente,
      bladselderij, selderijzout, bleekselderie
    celery? wheat?: groentebouillon, groentebouillonblokje, groentebouillonblokjes, groentefond,
      groentenbouillon
    celery? wheat? flesh?: bouillon, bouillonblokje, bouillonblokjes, bouillonpoeder, fond
    celery? mustard?: kerrie, kerriepoeder, currypoeder, curry
    lupin: lupine, lupinemeel
    animal: honing, vloeibare honing
    alcohol sulphite animal~: wijn, witte wijn, rode wijn, port, sherry, madeira, marsala,
      prosecco, champagne, cider, droge witte wijn, vermout
    alcohol: rum, cognac, brandy, whisky, wodka, gin, jenever, likeur, amaretto likeur, kirsch,
      sinaasappellikeur, cointreau, brandewijn
    nut? alcohol: amaretto
    alcohol~: vanille extract, vanille essence, vanillearoma, vanille aroma, rumaroma
    sulphite: wijnazijn, witte wijnazijn, rode wijnazijn, balsamicoazijn, balsamico, balsamico
      azijn, gedroogde abrikozen
    sulphite~: rozijnen, krenten, sultanarozijnen, gedroogd fruit, gedroogde cranberry s,
      cranberry s gedroogd, gekonfijt fruit, sukade, olijf, olijven, zwarte olijven, kalamata
      olijven, kappertjes, azijn, augurk, augurken, zuurkool, pruimen gedroogd, zongedroogde
      tomaten, zongedroogde tomaatjes
    coconut: kokos, kokosmelk, kokosroom, kokosnoot, geraspte kokos, kokosolie, kokosrasp,
      kokosbloesemsuiker, kokosmeel, kokoswater, kokosyoghurt, santen
    plain soya~: olie, plantaardige olie, frituurolie, bakolie, frituurvet, zonnebloemolie om te
      frituren
    plain wheat~: bakpoeder, wijnsteenbakpoeder
    plain: zout, zeezout, grof zout, peper, zwarte peper, peperkorrels, suiker, basterdsuiker,
      witte basterdsuiker, bruine basterdsuiker, bruine suiker, rietsuiker, kristalsuiker,
      poedersuiker, vanillesuiker, geleisuiker, kandij, stroop, appelstroop, ahornsiroop,
      agavesiroop, agavenectar, water, ijsblokjes, bruiswater, olijfolie, zonnebloemolie,
      rijstolie, koolzaadolie, maisolie, lijnzaadolie, appelazijn, natuurazijn, rijstazijn,
      citroenazijn, gist, gedroogde gist, droge gist, verse gist, instantgist, baksoda,
      zuiveringszout, maizena, maïzena, aardappelzetmeel, maiszetmeel, rijstmeel, rijstebloem,
      maismeel, boekweit, boekweitmeel, kikkererwtenmeel, tapioca, agar agar, cacao, cacaopoeder,
      cacaoboter, koffie, espresso, thee, vanille, vanillestokje, vanillepeul, kaneel,
      kaneelstokje, nootmuskaat, muskaatnoot, muskaat, kruidnagel, kruidnagels, gember,
      gemberpoeder, djahé, kurkuma, geelwortel, koenjit, komijn, komijnpoeder, komijnzaad,
      djinten, koriander, korianderpoeder, ketoembar, paprikapoeder, cayennepeper, chilipoeder,
      chilivlokken, kardemom, steranijs, anijs, saffraan, laurier, laurierblad, laurierblaadjes,
      tijm, rozemarijn, basilicum, oregano, peterselie, bieslook, dille, munt, salie,
      salieblaadjes, dragon, kervel, marjolein, kruiden, italiaanse kruiden, provençaalse kruiden,
      speculaaskruiden, citroengras, sereh, salam, laos, kaffir limoen, knoflook, knoflookteen,
      knoflookteentje, knoflookpoeder, ui, uien, uitje, uitjes, rode ui, rode uien, sjalot,
      sjalotten, sjalotjes, bosui, bosuitjes, bosuien, lente ui, lente uitjes, lente uien,
      lenteui, lenteuitjes, prei, aardappel, aardappelen, aardappels, krieltjes, zoete aardappel,
      zoete aardappels, zoete aardappelen, wortel, wortels, wortelen, worteltjes, winterpeen,
      winterwortel, pastinaak, biet, bieten, bietjes, radijs, radijsjes, rettich, raap, koolrabi,
      tomaat, tomaten, cherrytomaten, cherrytomaatjes, tomaatjes, trostomaten, tomatenblokjes,
      tomatenpuree, gezeefde tomaten, tomatensaus, passata, komkommer, courgette, aubergine,
      paprika, paprika s, pompoen, flespompoen, butternut pompoen, butternutpompoen, spinazie,
      andijvie, boerenkool, bloemkool, broccoli, spruitjes, witte kool, rode kool, spitskool,
      savooiekool, chinese kool, paksoi, venkel, venkelknol, asperges, artisjok, artisjokharten,
      artisjokhart, doperwten, doperwtjes, erwten, spliterwten, peultjes, sugarsnaps,
      sperziebonen, bonen, snijbonen, kidneybonen, kidney bonen, witte bonen, zwarte bonen, bruine
      bonen, tuinbonen, kikkererwten, linzen, rode linzen, mais, maïs, maiskolf, maïskorrels,
      polenta, champignon, champignons, kastanjechampignons, paddenstoel, paddenstoelen,
      oesterzwam, oesterzwammen, shiitake, sla, ijsbergsla, botersla, veldsla, rucola, krulsla,
      witlof, radicchio, avocado, avocado s, taugé, tauge, bamboescheuten, rijst, basmatirijst,
      zilvervliesrijst, witte rijst, risottorijst, pandanrijst, jasmijnrijst, rijstnoedels,
      mihoen, rijstvellen, rijstpapier, rijstwafels, rijstmelk, glasnoedels, quinoa, gierst,
      lijnzaad, chiazaad, maanzaad, pompoenpitten, zonnebloempitten, appel, appels, appelmoes,
      appelsap, peer, peren, banaan, bananen, sinaasappel, sinaasappels, sinaasappelsap,
      mandarijn, mandarijnen, citroen, citroenen, citroensap, citroenrasp, citroenschil, limoen,
      limoenen, limoensap, limoenrasp, grapefruit, aardbei, aardbeien, framboos, frambozen, blauwe
      bessen, bosbessen, bramen, rode bessen, bessen, kersen, kers, druif, druiven, pruim,
      pruimen, abrikoos, abrikozen, perzik, perziken, nectarine, vijg, vijgen, dadel, dadels,
      ananas, mango, kiwi, meloen, watermeloen, granaatappel, granaatappelpitjes, rabarber,
      kweepeer, cranberry, veenbessen, jam, aardbeienjam, abrikozenjam, gelei, kastanje,
      kastanjes, kleurstof, sambal, tabasco, wasabi, zeewier, nori, chilipeper, chilipepers, rode
      peper, rode pepers, spaanse peper, groene peper, groente, groenten, wokgroente, ketchup,
      tomatenketchup, mierikswortel, rozenwater, sojascheuten
    """
}
