extension QueryWords {
  /// The Dutch words; ``QueryWords`` says what the lines mean.
  static let dutch: StaticString =
    """
    praise: beste, allerbeste, makkelijk|e, makkelijkste, gemakkelijk|e, eenvoudig|e,
      eenvoudigste, simpel|e, simpelste, snel, snelle, snelste, lekker|e, lekkerste,
      allerlekkerste, heerlijk|e, overheerlijk|e, zelfgemaakt|e, zelf gemaakt|e, huisgemaakt|e,
      klassiek|e, perfect|e, authentiek|e, traditioneel, traditionele, favoriet|e, ultieme,
      onweerstaanbare, verrukkelijk|e, supersnel, supersnelle, supermakkelijk|e,
      makkelijk en snel, snel en makkelijk, stap voor stap, ter wereld, aller tijden,
      van het huis, zelf maken, basis, populair|e, populairste, fantastisch|e, geweldig|e
    lead: goed, goede, super, fijne, leuke, mooie
    more: heel, erg, super, zeer, echt, supergoed, heel erg, zo, extra
    recipe: recept|en, receptje|s, recepten idee, receptidee, receptideeën
    of: voor, van, met het maken van, voor het maken van
    ask: hoe maak je, hoe maak ik, hoe maak jij, hoe maak je zelf, hoe bak je, hoe bak ik,
      hoe kook je, hoe kook ik, hoe bereid je, hoe bereid ik, hoe maken we, hoe moet je,
      hoe kan ik, hoe kun je, ik zoek, ik zoek naar, zoek, ik ben op zoek naar, op zoek naar,
      wij zoeken, ik wil, ik wil graag, ik zou graag, ik wil eten, ik wil maken, ik heb zin in,
      zin in, geef me, geef mij, geef, laat me zien, laat zien, vind, toon, toon me, heb je,
      heeft u, hebben jullie, is er, wat is, wat is het, wat zijn, wie heeft, ik heb nodig,
      weet iemand, zelfgemaakte
    end: alsjeblieft, alstublieft, aub, bedankt, dank je, graag
    verb: maken, koken, bakken, bereiden, eten
    article: een, de, het, n, t, wat, zelf, zelfgemaakte
    and: en, of, noch, alsook
    but: maar

    without: zonder, geen, en zonder, maar zonder, vrij van, zonder toevoeging van
    with: met, en met, maar met, inclusief, op basis van
    diet vegan: vegan, veganistisch|e, voor veganisten, plantaardig|e, volledig plantaardig|e,
      voor een veganist
    diet vegetarian: vegetarisch|e, voor vegetariërs, voor vegetarier, vleesloos, vleesloze, vega,
      voor een vegetariër
    diet gluten-free: glutenvrij|e, gluten vrij|e, voor coeliakie, coeliakie, glutenintolerantie,
      bij glutenintolerantie, bij coeliakie
    diet dairy-free: lactosevrij|e, lactose vrij|e, zuivelvrij|e, zuivel vrij|e,
      lactose intolerantie, lactose intolerant, lactose intolerante, bij lactose intolerantie,
      lactoseintolerantie, bij lactoseintolerantie
    diet pescatarian: pescotarisch|e, pescatarisch|e, pescotariër, pescotariërs
    diet halal: halal
    diet kosher: koosjer|e, kosher
    avoid milk: melkvrij|e, koemelkvrij|e, koemelkallergie, melkallergie
    avoid nuts: notenvrij|e, noten vrij|e, notenallergie, bij notenallergie,
      bij een notenallergie, met notenallergie, met een notenallergie,
      voor mensen met een notenallergie
    avoid peanuts: pindavrij|e, pinda vrij|e, pinda allergie, pindaallergie, bij pinda allergie,
      pinda-allergie
    avoid eggs: eivrij|e, ei vrij|e, eiervrij|e, ei allergie, bij ei allergie, kippenei allergie
    avoid soya: sojavrij|e, soja vrij|e, soja allergie
    avoid fish: visvrij|e, visallergie, vis allergie
    avoid shellfish: schaaldierenallergie
    avoid wheat: tarwevrij|e, tarwe vrij|e
    avoid alcohol: alcoholvrij|e, alcohol vrij|e
    avoided gluten-free: gluten
    avoided dairy-free: zuivel, lactose, zuivelproducten, melkproducten
    avoided nuts: noten, noot
    avoided peanuts: pinda, pinda s, pindas
    avoided eggs: ei, eieren
    avoided fish: vis
    avoided shellfish: schaal en schelpdieren, zeevruchten
    avoided crustaceans: schaaldieren
    avoided molluscs: schelpdieren, weekdieren
    avoided soya: soja
    avoided milk: melk, koemelk
    avoided wheat: tarwe
    avoided celery: selderij, selderie
    avoided mustard: mosterd
    avoided sesame: sesam, sesamzaad
    avoided sulphites: sulfiet
    avoided lupin: lupine
    avoided coconut: kokos
    avoided pork: varkensvlees, varken
    avoided alcohol: alcohol
    allergic: allergisch voor, ik ben allergisch voor, allergie voor
    that: die, dat, moet

    number 1: één, een
    number 2: twee
    number 3: drie
    number 4: vier
    number 5: vijf
    number 6: zes
    number 7: zeven
    number 8: acht
    number 9: negen
    number 10: tien
    number 12: twaalf
    number 15: vijftien
    number 20: twintig
    number 25: vijfentwintig
    number 30: dertig
    number 40: veertig
    number 45: vijfenveertig
    number 50: vijftig
    number 60: zestig
    number 1.5: anderhalf
    to: tot, of, à
    unit 1: minuut, minuten, min, minuutjes
    unit 60: uur, uren, uurtje
    minutes 30: half uur, een half uur, halfuur, een halfuur, half uurtje, een half uurtje,
      halfuurtje
    minutes 15: kwartier, een kwartier, kwartiertje, een kwartiertje
    minutes 45: driekwartier, drie kwartier
    before: in, in minder dan, minder dan, binnen, binnen de, onder de, onder, in slechts,
      in maar, in max, in maximaal, maximaal, max, hooguit, klaar in, klaar binnen, tot,
      niet langer dan, niet meer dan, in ongeveer, op tafel in, in hooguit, korter dan
    after: of minder, maximaal, max, hooguit, klaar
    serve: voor, voor ongeveer, voor een gezin van, voor een groep van, genoeg voor
    people: personen, persoon, mensen, man, gasten, porties, portie, pers, eters, volwassenen,
      kinderen, vrienden, kids

    question: wat kan ik maken, wat kan ik koken, wat kan ik doen, wat kan ik bereiden,
      wat kan ik bakken, wat kan ik, wat kan je maken, wat kun je maken, wat kan je, wat kun je,
      wat kunnen we maken, wat kunnen we koken, wat maak ik, wat kook ik, wat doe ik,
      wat moet ik doen, wat moet ik maken, wat moet ik, wat te maken, wat te koken, wat te doen,
      wat zal ik maken, wat zal ik koken, wat zal ik, wat eten we, iets, ideeën, gerechten,
      wat maak je
    link: met, van, uit, met overgebleven, met restjes
    have: ik heb, wij hebben, we hebben, ik heb nog, we hebben nog, ik heb alleen,
      in de koelkast heb ik, in mijn koelkast, in de koelkast, heb nog, ik heb te veel,
      ik heb nog wat
    leftover: restjes, restje, restjes van, rest van, resten van, restant, overgebleven,
      resterende, opmaken van, restverwerking, kliekjes, recepten met overgebleven,
      recept met overgebleven, recepten met restjes, recept met restjes, recepten om, te veel,
      teveel
    leftovers: restjes, over, opmaken, die op moet, die op moeten, kliekjes, wegwerken, verwerken
    home: in huis, thuis, in de koelkast, in mijn koelkast, over, nog over, op voorraad,
      wat kan ik maken, wat kan ik koken, wat kan ik ermee maken, wat kan ik daarmee maken,
      wat kan ik hiermee maken, wat maak ik, wat kook ik, liggen, maken, koken, doen, bakken,
      bereiden
    some: wat, een beetje, een paar, veel, enkele, nog, alleen, de, het, een, mijn, overgebleven,
      restjes, genoeg, te veel
    meal: vanavond, vandaag, voor het avondeten, als avondeten

    dish: pannenkoeken, muffins, wrap, wraps, schotel, macaroni, gratin, koekjes, wafels, burger,
      burgers, tortilla, hartige taart, maaltijdsalade, omelette, roerei, bowl, risotto,
      pastasalade, pasta, salade, soep, quiche, curry, omelet, taart, pizza, lasagne, ovenschotel,
      stamppot, roerbak, stoofpot, nasi, bami, spaghetti, cake, couscous, frittata, noedels, tosti
    made: gehaktballen, gehaktballetjes, gehaktbal, balletjes, puree, aardappelpuree, saus, jus,
      frites, friet, patat, sla, salade, vulling, glazuur, korst, kruimel, kruimeldeeg, kruimels,
      satésaus, pindasaus, appelmoes, tomatensaus zelfgemaakt, champignonsaus, kaassaus,
      mosterdsaus, roomsaus, knoflooksaus, pepersaus, ravigottesaus, gebakken aardappelen,
      gekookte aardappelen, aardappelkroketten, kroketten, dressing, slagroomtopping, topping,
      croutons, liefde, gebakken ei, spiegelei, geroosterde groenten, gegrilde groenten, bodem,
      deksel, vanillevla, vla, gravy, krokante korst, crumble
    ingredient: sojasaus, vissaus, oestersaus, chilisaus, veldsla, ijsbergsla, botersla
    stays: oven, kneden, bakken, koken, mixer, machine, ijsmachine, keukenmachine, broodmachine,
      deeg, bodem, rijzen, kneed, vel, bot, graten, korst, rijstijd, vet
    name: zonder oven, zonder kneden, zonder bakken, zonder koken, zonder mixer,
      zonder ijsmachine, zonder deeg, zonder bodem, zonder rijzen, zonder naam, zonder pakjes,
      zonder zakjes, zonder toegevoegde suiker, boerenkool met worst, boerenkool met rookworst,
      zuurkool met worst, zuurkool met rookworst, zuurkool met spek, zuurkool met ananas,
      andijvie met spek, hutspot met klapstuk, hutspot met worst, stamppot met worst,
      stamppot met rookworst, patat met, friet met, frietje met, broodje met, kip met appelmoes,
      kip met rijst, witlof met ham, witlof met ham en kaas, asperges met ham, asperges met ei,
      asperges met ham en ei, bruine bonen met spek, kapucijners met spek, snert met worst,
      snert met rookworst, erwtensoep met worst, erwtensoep met rookworst, haring met uitjes,
      haring met ui, pannenkoek met spek, pannenkoeken met spek, spekpannenkoek,
      aardappelen met jus, rijst met krenten, rijst met kip, bonen met spek, spinazie met ei,
      lever met uien, lever met ui, mosselen met friet, biefstuk met friet, vis met friet,
      appeltaart met slagroom, aardbeien met slagroom, poffertjes met boter, rode kool met appel,
      rode kool met appeltjes, sperziebonen met spek, kool met worst, koolraap met spek,
      raapstelen met spek, bloemkool met kaas, bami met ei, nasi met ei, hete bliksem,
      blinde vinken, wentelteefjes, verloren brood, goede moeder, arretjescake,
      kapucijners met uien, vijf kruiden, vier kazen, drie in de pan, drie in de oven,
      # minuten ei, # minuten eieren, super bowl, niet vegan, niet vegetarisch, beter dan,
      vegetarische slager, suikervrij|e, vetvrij|e, scharrel, vrije uitloop, snelkook, sneltosti,
      snelle jelle, goede vrijdag, lekker bekje
    """
}
