extension FoodWords {
  /// The Dutch words; see Documentation/Diets.md for what the lines mean.
  static let dutch: StaticString =
    """
    endings: s, en, n, e, jes, tjes, je, es

    wheat soya?: paneermeel
    soya? wheat? egg? milk?: vegetarisch gehakt, vegagehakt, vegetarische balletjes, vegetarische
      spekjes, vegetarische worst, vegetarische kipstukjes
    wheat milk? egg? soya?: beschuit, beschuiten
    fish wheat egg? milk?: kibbeling, lekkerbek, visstick, vissticks, visburger
    milk egg?: ijs, roomijs
    wheat?: uienringen
    soya? egg? meat? crustacean? wheat?: nasi, nasi goreng
    wheat egg? soya? meat?: bami, bami goreng
    wheat meat? egg? soya? crustacean?: loempia, loempia's, loempiaatjes
    meat? celery: erwtensoep
    milk? celery? wheat?: tomatensoep, champignonsoep
    milk?: aardappelpuree
    egg? mustard? milk?: aardappelsalade
    wheat rye? milk? animal?: taaitaai
    wheat milk egg: moorkoppen, moorkop, tompouce, tompoes, tompoucen
    milk wheat: kaasstengels, kaassoufflé, kaassoufflés, kaasbroodje, kaasbroodjes
    wheat barley?: zoute stengels, zoute stengeltjes
    egg? wheat? milk? soya?: vegetarische schnitzel, vegetarische burger, vegetarische burgers,
      groenteburger, groenteburgers, vegaburger
    meat? wheat egg? milk? celery? mustard? soya?: kroketten, kroket, bitterballen, bitterbal
    peanut soya? wheat? crustacean? fish?: satésaus, pindasaus
    meat egg? mustard? celery? soya? milk? wheat?: filet americain
    meat pork: half om half gehakt, half om half
    fish crustacean? mollusc? egg? wheat? soya?: surimi, krabsticks, krabstick, surimisticks
    peanut? nut?: notenmix, gemengde noten, noten
    milk? rennet? nut? pinenut?: pesto
    fish wheat: viskoekjes
    meat pork?: gelatine, gelatineblaadjes, blaadjes gelatine, winegums, marshmallows, spekkies,
      snoepjes
    meat pork? wheat? milk? mustard? soya?: rookworst, worst, worstjes, saucijs, saucijzen,
      knakworst, knakworsten, braadworst, gehakt half om half, half-om-halfgehakt, gehakt,
      gehaktballen, slavink, slavinken, leverworst, paté, cervelaat, salami, boterhamworst,
      frikandel, frikandellen
    pork meat: spek, spekjes, spekreepjes, ontbijtspek, katenspek, bacon, ham, achterham, rauwe ham,
      schouderham, hamblokjes, varkenshaas, varkensvlees, varkensfilet, speklap, speklappen,
      procureur, karbonade, karbonades, hamlap, hamlappen, balkenbrood, bloedworst, chorizo, reuzel,
      kinnebakspek, pulled pork, zult
    egg wheat milk?: lange vingers, cake, biscuitdeeg, pannenkoeken, poffertjes, wafels, eierkoeken
    wheat milk? egg?: stroopwafel, stroopwafels, koekjes, biscuitjes, speculaasjes, pepernoten,
      kruidnoten, beignets, pannenkoekenmix, oliebollenmix, cakemix, bladerdeeg, kruimeldeeg,
      korstdeeg, hartige taartdeeg, appeltaart, oliebollen, oliebol, appelflappen, appelflap
    wheat egg?: mie, noedels, woknoedels
    rye? wheat? milk? egg? animal?: ontbijtkoek, peperkoek, kruidkoek
    soya? lupin?: glutenvrij meel, glutenvrije bloem, glutenvrij brood, glutenvrij paneermeel
    soya? wheat? egg?: vegan gehakt, plantaardig gehakt
    wheat milk? soya?: boterham, boterhammen, brood, witbrood, bruinbrood, volkorenbrood,
      casinobrood, stokbrood, broodjes, pistolets, bolletjes, toast, toastjes, suikerbrood
    drop milk: zuivelvrij, melkvrij, zonder melk, lactose en melkvrij
    drop egg: eivrij, zonder ei
    drop wheat rye barley: glutenvrij, glutenvrije, zonder gluten
    drop soya: sojavrij
    drop animals: vegan, veganistisch, veganistische, plantaardig, plantaardige
    drop slaughtered: vegetarisch, vegetarische
    drop alcohol: alcoholvrij
    free: vrij
    not: zonder, geen, niet, vrij van
    or: of, ofwel, eventueel vervangen door
    conditional: als, indien, eventueel
    and: en, met, plus
    purpose: voor, om, om in te vetten, om in te frituren, om in te bakken, om te bestrooien
    example: kan sporen van, sporen van, sporen, kan bevatten, kan, mogelijk sporen van, bevat sporen van, bijvoorbeeld, bijv, zoals, bv, bij voorkeur
    needed: indien nodig, zo nodig, als het nodig is
    choice: naar keuze, van je keuze
    optional: optie, opties, optionele, erbij, voor erbij, voor het serveren, voor de versiering, ter versiering, om te bestrooien naar smaak, optioneel, naar wens, voor de garnering, garnering, ter garnering, om te
      serveren, om te garneren, ter decoratie, naar eigen smaak
    reference: recept, zie recept
    note: opmerking, opmerkingen, voetnoot, let op, zie opmerking, zie opmerkingen, zie noot, zie
      voetnoot, zie de opmerking, zie tip, zie tips
    heading: ingrediënten, saus, vulling, deeg, dressing, marinade, topping, garnituur
    tools: keukengerei, benodigdheden, extra benodigdheden, keukenspullen, materiaal,
      materialen, hulpmiddelen, gereedschap
    equipment: bakpapier, aluminiumfolie, folie, vershoudfolie, plasticfolie, huishoudfolie,
      keukentouw, touw, cocktailprikkers, prikkers, satéprikkers, satestokjes, satéstokjes,
      stokjes, houten stokjes, spiesen, houten spiesen, metalen spiesen, bamboespiesen,
      tandenstokers, springvorm, bakvorm, cakevorm, taartvorm, quichevorm, muffinvorm,
      muffinvormpjes, papieren vormpjes, cakevormpjes, tulbandvorm, ovenschaal, ovenschotel
      schaal, bakplaat, braadslede, spuitzak, spuitmond, spuitmondje, keukenmachine,
      foodprocessor, blender, staafmixer, mixer, handmixer, vijzel, deegroller, ijsmachine,
      broodbakmachine, broodmachine, pastamachine, wafelijzer, gehaktmolen, vleesmolen,
      vleeshamer, vleesthermometer, kernthermometer, suikerthermometer, thermometer, kaasrasp,
      kaasschaaf, kaasmes, rasp, eiersnijder, eierdopje, eierwekker, oestermes, kreeftentang,
      wildschaar, gevogelteschaar, keukenschaar, zeef, kaasdoek, theedoek, kwast, garde, spatel,
      steker, uitsteker, uitstekers, uitsteekvormpjes, koekjesuitstekers, poffertjespan,
      pannenkoekenpan, koekenpan, gourmetstel, fonduepan, fonduevorkjes, raclettegrill, wok,
      wokpan, snelkookpan, slowcooker, stoommandje, weckpotten, weckpot, glazen potjes,
      jampotten, ramekins, ijsstokjes, mandoline, notenkraker, pureestamper, aardappelpers,
      vispan vorm, handschoenen, botervloot, melkopschuimer, broodmes
    meat? pork? fish? crustacean?: spies, spiesjes, spiesje, gemengde spiesen, grillspiesen
    filler: g, gr, kg, ml, cl, dl, l, el, tl, eetlepel, eetlepels, theelepel, theelepels, eetl,
      theel, lepel, snuf, snufje, mespunt, mespuntje, scheut, scheutje, kopje, kop, kopjes, glas,
      glazen, blik, blikje, blikken, pot, potje, pak, pakje, pakken, zak, zakje, bakje, bak, beker,
      bekertje, bos, bosje, bussel, teen, teentje, teentjes, tenen, takje, takjes, tak, takken,
      blaadje, blaadjes, blad, bladeren, stengel, stengels, plak, plakken, plakje, plakjes, sneetje,
      sneetjes, snee, stuk, stuks, stukje, stukjes, stuk s, schijf, schijfjes, handje, handvol,
      handjevol, druppel, druppels, cm, liter, gram, kilo, pond, ons, circa, ca, ongeveer, de, het,
      een, van, uit, in, op, aan, bij, tot, per, door, te, om aan, klein, kleine, groot, grote,
      middelgroot, middelgrote, dun, dunne, dik, dikke, fijn, fijne, grof, grove, vers, verse,
      gedroogd, gedroogde, droge, droog, gesneden, fijngesneden, fijngehakt, gehakt fijn, gehakte,
      gesnipperd, gesnipperde, geraspt, geraspte, gemalen, versgemalen, geschild, geschilde,
      gekookt, gekookte, gesmolten, gebakken, geroosterd, geroosterde, gerookt, gerookte,
      ingevroren, diepvries, bevroren, ontdooid, uitgelekt, afgespoeld, gewassen, gepeld, gepelde,
      geperst, geperste, uitgeperst, geklopt, losgeklopt, gehalveerd, ontpit, ontpitte, in blokjes,
      blokjes, in ringen, ringen, in plakjes, in stukjes, in reepjes, reepjes, in kwarten, kwarten,
      zacht, zachte, hard, harde, koud, koude, warm, warme, lauw, lauwe, heet, kokend,
      kamertemperatuur, op kamertemperatuur, rijp, rijpe, rood, rode, groen, groene, geel, gele,
      wit, witte, zwart, zwarte, bruin, bruine, blauw, donker, donkere, licht, lichte, zoet, zoete,
      zuur, zure, pittig, pittige, mild, milde, biologisch, biologische, onbespoten, neutraal,
      ongezouten, gezouten, ongezoet, naturel, mager, magere, halfvol, halfvolle, vol, volle, half,
      halve, heel, hele, extra, vierge, vloeibaar, vloeibare, vast, vaste, naar smaak, beetje, wat,
      iets, meer, personen, persoon, sap, rasp, schil, merg, poeder, korrel, kruimig, kruimige,
      vastkokend, vastkokende, zongedroogd, zongedroogde, semi, kant en klaar, kant en klare,
      gemengd, gemengde, snel, instant, italiaans, italiaanse, griekse, turkse, hollandse, japanse,
      chinese, fijne, al, nog, dan, goed, goede, er, je, zelf, gemaakt, gezeefd, gezeefde, ontveld,
      uit blik, uit pot

    milk: magere melk, ghee, creme fraiche, melkchocolade, witte chocolade, vanille ijs,
      karnemelkpoeder, wei, kefir, melk, volle melk, halfvolle melk, room, slagroom, kookroom, zure
      room, crème fraîche, karnemelk, boter, roomboter, kaas, geraspte kaas, jonge kaas, smeerkaas,
      roomkaas, zuivelspread, kwark, magere kwark, yoghurt, griekse yoghurt, skyr, hüttenkäse,
      huttenkase, vla, feta, mozzarella, mascarpone, ricotta, geitenkaas, hangop, koffiemelk,
      gecondenseerde melk, melkpoeder, kruidenboter, kruidenroomkaas, monchou, philadelphia,
      rijstepap
    milk rennet~: goudse kaas, edammer, zachte geitenkaas, schapenkaas, fetakaas, mozarella, brie,
      camembert, cheddar, emmentaler, blauwschimmelkaas, leerdammer, maaslander, burrata, halloumi
    milk rennet?: parmezaanse, roquefort, oude boerenkaas, oude kaas, belegen kaas, parmezaan,
      parmezaanse kaas, pecorino, gruyère, gorgonzola, manchego, grana padano, blauwe kaas,
      komijnekaas
    milk? soya?: chocolade, pure chocolade, chocoladevlokken, hagelslag, chocoladehagelslag,
      karamel, bakboter, bak en braad, magarine, margarine
    milk nut soya: nutella
    egg: ei, eieren, eitje, eidooier, eidooiers, eierdooier, eierdooiers, eigeel, eiwit, eiwitten,
      schuimpjes, meringue, scharreleieren, scharrelei, vrije uitloopeieren, bio eieren
    egg mustard?: mayonaise, mayo, fritessaus, remoulade, aioli
    milk? egg?: vanillesaus, custard, pudding
    wheat: tarwemeel, meel, volkoren bloem, speltbloem, tarwe, tarwezemelen, tarwekiemen, zemelen,
      seitan, gluten, panko, ciabatta, pita, pitabrood, turks brood, naturel crackers tarwe, orzo,
      fusilli, udon, freekeh, turkse pizza, pizzadeeg, pizzabodem, bloem, tarwebloem, patentbloem,
      volkorenmeel, bakmeel, zelfrijzend bakmeel, griesmeel, couscous, bulgur, spelt, speltmeel,
      filodeeg, macaroni, spaghetti, penne, volkorenpasta, tortillawraps, wraps, pitabroodjes,
      parelcouscous
    wheat egg~: pasta, lasagnebladen, lasagne, linguine, vermicelli, noodles, tagliatelle
    wheat egg: eiermie, mienestjes, eiernoedels, verse pasta
    wheat milk? egg? rennet~: ravioli, verse ravioli, gnocchi
    wheat milk?: oud brood, broodkruim, broodje, koekje, maria biscuits, bastognekoeken, croutons,
      cracker, crackers, wrap, tortilla, tortillas, naan, naanbrood, burgerbroodjes, taartbodem,
      croissant, brioche, beschuitkruimels, croissantdeeg
    rye: rogge, roggemeel, roggebloem
    rye wheat?: roggebrood, knäckebröd
    barley: gerst, parelgort, gort, mout
    barley alcohol wheat?: bier, donker bier, witbier
    oats: haver, havermout, havermelk, havervlokken, haverzemelen, havermeel, haverdrink, haverroom
    oats nut? wheat? milk?: muesli, cruesli, granola
    meat: vlees, rund, kalf, lam, geit, haas, ree, kipfilets, kippendijen, kippenvleugels,
      kippengehakt, gans, kwartel, fazant, gevogelte, nier, tong rund, ossenstaart, rookvlees,
      hamburger, hamburgers, runderworst, shoarma, shoarmavlees, rendang vlees, soepvlees,
      mergpijp, stoofvlees, pastrami, stremsel, soepballetjes, carpaccio, rundvlees, rundergehakt,
      runderlappen, sukadelappen, riblappen, biefstuk, kogelbiefstuk, ossenhaas, entrecote,
      kalfsvlees, kalfsgehakt, lamsvlees, lamsgehakt, lamsbout, kip, kipfilet, kippendij,
      kippenpoten, kippenbouten, kipgehakt, kalkoen, kalkoenfilet, eend, eendenborst, konijn, hert,
      wild, lever, kippenlever, jus, kipdij, kipdijen, kipdijfilet, spekjes snoep, rosbief
    pork: varken, varkensgehakt, speklapjes, spekblokjes, pancetta, serranoham, parmaham,
      prosciutto, spareribs, casselerrib
    fish: visfilet, kabeljauwfilet, schelvis, sardientjes, ansjovisfilet, tongfilet, zeetong,
      dorade, vissaus, zalm, zalmfilet, gerookte zalm, kabeljauw, koolvis, pangasius, tilapia,
      tonijn, makreel, gerookte makreel, haring, nieuwe haring, sardines, ansjovis, ansjovisfilets,
      forel, paling, schol, tong, zeebaars, zeewolf, heilbot, vis, witvis, kaviaar, haringfilet,
      haringfilets, kabeljauwhaas, zalmmoot
    mollusc: weekdier, weekdieren
    mollusc crustacean?: schelpdier, schelpdieren
    mollusc soya? wheat?: oestersaus
    crustacean: schaaldier, schaaldieren, garnaal, gambas, langoustines, trasi, garnalen, gamba, gamba's, noorse garnalen,
      hollandse garnalen, rivierkreeft, rivierkreeftjes, kreeft, krab, krabvlees, garnalenpasta,
      trassi, scampi
    mollusc: mossel, oester, coquille, sint jakobsschelpen, vongole, mosselen, kokkels, oesters,
      sint-jakobsschelpen, coquilles, inktvis, inktvisringen, octopus, pijlinktvis, alikruiken,
      wulken, slakken
    fish crustacean mollusc: zeevruchten, fruits de mer
    peanut: pinda s, pindas, arachideolie, pindarotsjes, pindakaas, pinda's, pinda
    nut: amandel, amandelen, amandelschaafsel, amandelmeel, amandelmelk, amandeldrink, amandelpasta,
      amandelsnippers, spijs, hazelnoot, hazelnoten, hazelnootpasta, walnoot, walnoten, walnootolie,
      cashewnoot, cashewnoten, cashew, pistache, pistachenoten, pistachenootjes, pecannoot,
      pecannoten, macadamianoten, paranoot, paranoten, marsepein
    nut peanut?: noot, ongezouten noten
    pinenut: pijnboompit, pijnboompitten
    soya: soja, sojabonen, sojaboontjes, tofu, tahoe, sojamelk, sojadrink, sojayoghurt, sojaroom,
      sojacuisine, tempeh, tempé, edamame
    soya wheat: sojasaus, ketjap, ketjap manis, ketjap asin, sojasaus zoet, hoisinsaus,
      teriyakisaus, woksaus
    soya barley?: miso, misopasta
    soya wheat~: tamari
    soya? nut? oats?: plantaardige drink, plantaardige room, plantaardige melk, plantaardige
      slagroom, plantaardige yoghurt, plantaardige kookroom
    soya? nut?: vegan boter, plantaardige margarine, vegan mayonaise, vegan kaas, veganistische
      kaas, plantaardige kaas, plantaardige boter, vegan roomboter, veganistische boter
    sesame: sesam, sesamzaad, sesamzaadjes, sesamolie, tahin, tahini, hummus, sesampasta
    mustard: mosterdzaad, mosterdzaadjes, mosterdpoeder
    mustard sulphite?: mosterd, dijonmosterd, grove mosterd
    celery: selderij, bleekselderij, knolselderij, selderie, soepgroenten, soepgroente,
      bladselderij, selderijzout, bleekselderie
    celery? wheat?: groentebouillon, groentebouillonblokje, groentebouillonblokjes, groentefond,
      groentenbouillon
    celery? wheat? flesh?: bouillon, bouillonblokje, bouillonblokjes, bouillonpoeder, fond
    celery? mustard?: kerrie, kerriepoeder, currypoeder, curry
    lupin: lupine, lupinemeel
    animal: honing, vloeibare honing
    alcohol sulphite animal~: wijn, witte wijn, rode wijn, port, sherry, madeira, marsala, prosecco,
      champagne, cider, droge witte wijn, vermout
    alcohol: rum, cognac, brandy, whisky, wodka, gin, jenever, likeur, amaretto likeur, kirsch,
      sinaasappellikeur, cointreau, brandewijn
    nut? alcohol: amaretto
    alcohol~: vanille extract, vanille essence, vanillearoma, vanille aroma, rumaroma
    sulphite: wijnazijn, witte wijnazijn, rode wijnazijn, balsamicoazijn, balsamico, balsamico
      azijn, gedroogde abrikozen
    sulphite?: rozijnen, krenten, sultanarozijnen, gedroogd fruit, gedroogde cranberry s, cranberry
      s gedroogd, gekonfijt fruit, sukade, olijf, olijven, zwarte olijven, kalamata olijven,
      kappertjes, augurk, augurken, zuurkool, pruimen gedroogd, zongedroogde tomaten, zongedroogde
      tomaatjes, azijn
    coconut: kokos, kokosmelk, kokosroom, kokosnoot, geraspte kokos, kokosolie, kokosrasp,
      kokosbloesemsuiker, kokosmeel, kokoswater, kokosyoghurt, santen
    plain soya?: plantaardige olie, frituurolie, bakolie, frituurvet, zonnebloemolie om te frituren
    plain wheat~: wijnsteenbakpoeder, bakpoeder
    plain: zeezout, grof zout, zwarte peper, peperkorrels, witte basterdsuiker, bruine
      basterdsuiker, bruine suiker, rietsuiker, kristalsuiker, geleisuiker, kandij, ahornsiroop,
      agavesiroop, agavenectar, ijsblokjes, bruiswater, rijstolie, koolzaadolie, maisolie,
      lijnzaadolie, appelazijn, natuurazijn, rijstazijn, citroenazijn, gedroogde gist, droge gist,
      verse gist, instantgist, baksoda, zuiveringszout, maizena, aardappelzetmeel, maiszetmeel,
      rijstebloem, maismeel, kikkererwtenmeel, tapioca, agar agar, cacaopoeder, koffie, espresso,
      thee, vanille, vanillestokje, vanillepeul, kaneelstokje, muskaatnoot, muskaat, kruidnagels,
      gemberpoeder, djahé, geelwortel, koenjit, komijnpoeder, komijnzaad, djinten, korianderpoeder,
      ketoembar, paprikapoeder, cayennepeper, chilipoeder, chilivlokken, kardemom, steranijs,
      anijs, saffraan, laurierblaadjes, salie, salieblaadjes, dragon, kervel, marjolein, kruiden,
      italiaanse kruiden, provençaalse kruiden, speculaaskruiden, citroengras, sereh, salam, laos,
      kaffir limoen, knoflookteen, knoflookteentje, knoflookpoeder, uitje, uitjes, rode uien,
      sjalotjes, bosuitjes, bosuien, lente ui, lente uitjes, lente uien, lenteui, lenteuitjes,
      krieltjes, zoete aardappels, zoete aardappelen, wortelen, worteltjes, winterwortel,
      pastinaak, bietjes, radijsjes, rettich, raap, koolrabi, cherrytomaten, tomaatjes,
      trostomaten, gezeefde tomaten, tomatensaus, paprika s, butternut pompoen, butternutpompoen,
      spitskool, savooiekool, chinese kool, paksoi, venkelknol, artisjok, artisjokharten,
      artisjokhart, doperwtjes, erwten, spliterwten, sugarsnaps, bonen, kidney bonen, witte bonen,
      zwarte bonen, tuinbonen, rode linzen, maïs, maiskolf, maïskorrels, polenta, champignon,
      kastanjechampignons, paddenstoel, oesterzwam, shiitake, botersla, krulsla, radicchio,
      avocado, avocado s, taugé, tauge, bamboescheuten, basmatirijst, witte rijst, pandanrijst,
      jasmijnrijst, rijstvellen, rijstpapier, rijstwafels, rijstmelk, chiazaad, appelmoes,
      appelsap, bananen, sinaasappels, sinaasappelsap, mandarijn, mandarijnen, citroenen,
      citroensap, citroenrasp, citroenschil, limoenen, limoensap, limoenrasp, grapefruit, aardbei,
      framboos, blauwe bessen, bramen, rode bessen, bessen, kers, druif, pruim, abrikoos,
      abrikozen, perzik, perziken, nectarine, vijg, vijgen, dadel, dadels, kiwi, meloen,
      watermeloen, granaatappel, granaatappelpitjes, rabarber, kweepeer, cranberry, veenbessen,
      aardbeienjam, abrikozenjam, gelei, kastanje, kastanjes, kleurstof, tabasco, wasabi, zeewier,
      nori, chilipeper, chilipepers, rode peper, rode pepers, spaanse peper, groene peper, groente,
      groenten, wokgroente, ketchup, tomatenketchup, mierikswortel, rozenwater, sojascheuten, ui,
      uien, rode ui, sjalot, sjalotten, knoflook, teentje knoflook, tenen knoflook, prei, bosui,
      lente-ui, wortel, wortels, winterpeen, paprika, rode paprika, tomaat, tomaten,
      cherrytomaatjes, tomatenpuree, tomatenblokjes, passata, courgette, aubergine, pompoen,
      flespompoen, aardappel, aardappels, aardappelen, kruimige aardappelen, zoete aardappel,
      spinazie, andijvie, witlof, boerenkool, spruitjes, bloemkool, broccoli, rode kool, witte
      kool, sperziebonen, snijbonen, doperwten, peultjes, kapucijners, bruine bonen, kidneybonen,
      kikkererwten, linzen, champignons, oesterzwammen, paddenstoelen, komkommer, sla, ijsbergsla,
      rucola, veldsla, radijs, biet, bieten, rode biet, venkel, asperges, mais, peterselie,
      bieslook, basilicum, tijm, rozemarijn, laurierblad, laurier, koriander, dille, munt, oregano,
      komijn, kurkuma, kaneel, nootmuskaat, kruidnagel, gember, peper, zout, suiker, basterdsuiker,
      poedersuiker, vanillesuiker, gist, maïzena, rijst, zilvervliesrijst, risottorijst, quinoa,
      gierst, boekweit, boekweitmeel, rijstmeel, zonnebloemolie, olijfolie, olie, citroen, limoen,
      sinaasappel, appel, appels, peer, peren, banaan, aardbeien, frambozen, bosbessen, kersen,
      pruimen, druiven, ananas, mango, stroop, appelstroop, jam, water, cacao, cacaoboter,
      rijstnoedels, mihoen, rijstvermicelli, glasnoedels, pompoenpitten, zonnebloempitten,
      lijnzaad, maanzaad, vruchtenhagel, keukenstroop, suikerspin
    fish barley? soya?: worcestersaus, worcestershiresaus, worcestershire saus
    meat celery? wheat? soya?: kipbouillon, kippenbouillonblokjes, runderbouillonblokjes,
      runderfond, kippenfond, kippenbouillon, runderbouillon, vleesbouillon, kalfsfond, wildfond,
      kippenbouillonblokje, runderbouillonblokje
    fish celery? wheat?: visbouillon, visfond
    egg alcohol: advocaat
    crustacean? fish?: sambal, sambal badjak, sambal oelek
    wheat milk? nut?: speculaas
    crustacean wheat? fish?: kroepoek
    coconut peanut?: seroendeng
    wheat milk? egg? meat? pork? rennet~: tortellini
    nut egg?: amandelspijs
    nut? peanut?: notenpasta
    meat? pork? wheat?: drop, dropjes, trekdrop, zoete drop, zoute drop
    wheat? egg milk: spekkoek
    wheat milk? egg? sulphite?: krentenbollen, krentenbol, rozijnenbollen, rozijnenbol, krentenbrood
    nut? egg wheat?: bitterkoekjes, bitterkoekje
    peanut? nut? wheat? soya?: borrelnootjes
    nut egg: noga
    egg? mustard?: slasaus
    """
}
