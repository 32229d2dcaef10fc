extension QueryWords {
  /// The German words; ``QueryWords`` says what the lines mean.
  static let german: StaticString =
    """
    praise: beste|r|s|n, allerbeste|r|s|n, einfach|e|er|es|en, einfachste|r|s|n,
      schnell|e|er|es|en, schnellste|r|s|n, lecker|e|er|es|en, leckerste|r|s|n,
      köstlich|e|er|es|en, perfekt|e|er|es|en, klassisch|e|er|es|en, selbstgemacht|e|er|es|en,
      selbst gemacht|e|er|es|en, selbstgebacken|e|er|es, hausgemacht|e|er|es|en,
      unkompliziert|e|er|es|en, kinderleicht|e|er|es|en, blitzschnell|e|er|es|en,
      super einfach|e|er|es|en, supereinfach|e|er|es|en, superschnell|e|er|es|en,
      wunderbar|e|er|es|en, fantastisch|e|er|es|en, ultimativ|e|er|es|en, gelingsicher|e|er|es|en,
      traditionell|e|er|es|en, authentisch|e|er|es|en, beliebt|e|er|es|en, beliebteste|r|s|n,
      tolle|r|s|n, ganz einfach, der welt, aller zeiten, zum selbermachen, selber machen,
      schritt für schritt, schnell gemacht, schnell und einfach, toll, simpel, simple|r|s|n
    lead: gute|r|s|n, schöne|r|s|n, super, richtig gute|r|s|n
    more: sehr, ganz, super, richtig, wirklich, besonders, extrem, mega, total
    recipe: rezept|e|es|en, rezeptidee|n, kochrezept|e, backrezept|e
    of: für, von, vom, zu, zum, zur, mit dem namen
    ask: wie macht man, wie mache ich, wie macht ihr, wie koche ich, wie kocht man, wie backe ich,
      wie backt man, wie bäckt man, wie bereite ich, wie bereitet man, wie gelingt, wie gelingen,
      wie geht, wie kann ich, wie kann man, ich suche, ich suche nach, suche, suche nach,
      ich möchte, ich will, ich würde gern, ich würde gerne, ich hätte gern, ich hätte gerne,
      ich brauche, wir suchen, zeig mir, zeige mir, gib mir, nenne mir, hast du, habt ihr,
      haben sie, gibt es, kannst du mir, was ist, was ist das, welches ist das, finde,
      auf der suche nach, wer hat, kennt jemand, hat jemand
    end: bitte, danke
    verb: machen, kochen, backen, zubereiten, essen, geben, empfehlen, zeigen
    article: ein, eine, einen, einem, einer, eines, der, die, das, den, dem, des, n, ne
    and: und, oder, sowie, noch, u
    but: aber, jedoch

    without: ohne, kein, keine, keinen, ohne jede, ohne jeden, frei von, und ohne, aber ohne,
      weder, ohne zugabe von
    with: mit, und mit, aber mit, inklusive, enthält
    using: aus
    diet vegan: vegan|e|er|es|en|em, für veganer, rein pflanzlich|e|er|es|en,
      pflanzlich|e|er|es|en, veganer art
    diet vegetarian: vegetarisch|e|er|es|en|em, für vegetarier, vegetarier, fleischlos|e|er|es|en,
      veggie gericht, veggie
    diet gluten-free: glutenfrei|e|er|es|en, gluten frei|e|er|es|en, bei zöliakie, zöliakie,
      für zöliakiebetroffene, bei glutenunverträglichkeit, glutenunverträglichkeit
    diet dairy-free: laktosefrei|e|er|es|en, laktose frei|e|er|es|en, milchproduktfrei|e|er|es|en,
      lactosefrei|e|er|es|en, bei laktoseintoleranz, laktoseintoleranz
    diet pescatarian: pescetarisch|e|er|es|en, pescatarisch|e|er|es|en, pesketarisch|e|er|es|en,
      pescetarier
    diet halal: halal
    diet kosher: koscher|e|er|es|en
    avoid milk: milchfrei|e|er|es|en, milcheiweißfrei|e|er|es|en, bei milchallergie, milchallergie
    avoid nuts: nussfrei|e|er|es|en, nuss frei|e|er|es|en, nussallergie, bei nussallergie,
      mit nussallergie, wegen nussallergie, für nussallergiker, nussallergiker
    avoid peanuts: erdnussfrei|e|er|es|en, erdnussallergie, bei erdnussallergie,
      für erdnussallergiker
    avoid eggs: eifrei|e|er|es|en, ei frei|e|er|es|en, eilos|e, eierfrei|e|er|es, eiallergie,
      bei eiallergie, hühnereiallergie
    avoid soya: sojafrei|e|er|es|en, soja frei|e|er|es|en, sojaallergie, bei sojaallergie
    avoid fish: fischfrei|e|er|es|en, fischallergie, bei fischallergie
    avoid wheat: weizenfrei|e|er|es|en, weizenallergie, bei weizenallergie
    avoid sesame: sesamfrei|e|er|es|en, sesamallergie, bei sesamallergie
    avoid celery: selleriefrei|e|er|es|en
    avoid mustard: senffrei|e|er|es|en
    avoid alcohol: alkoholfrei|e|er|es|en, alkohol frei|e|er|es|en
    avoid pork: schweinefleischfrei|e|er|es|en
    avoided gluten-free: gluten
    avoided dairy-free: milchprodukte, milchprodukten, laktose, lactose, milcherzeugnisse
    avoided nuts: nuss, nüsse, nüssen
    avoided peanuts: erdnuss, erdnüsse, erdnüssen
    avoided tree-nuts: schalenfrüchte
    avoided eggs: ei, eier, eiern
    avoided fish: fisch
    avoided shellfish: meeresfrüchte, meeresfrüchten
    avoided crustaceans: krebstiere, krustentiere
    avoided molluscs: weichtiere
    avoided soya: soja, sojabohnen
    avoided milk: milch, kuhmilch
    avoided wheat: weizen, weizenmehl
    avoided celery: sellerie
    avoided mustard: senf
    avoided sesame: sesam
    avoided sulphites: sulfite, schwefel
    avoided lupin: lupinen, lupine
    avoided coconut: kokos, kokosnuss
    avoided pork: schweinefleisch, schwein
    avoided alcohol: alkohol
    allergic: allergisch gegen, ich bin allergisch gegen, allergie gegen
    that: die, der, das, und, sollte, ist

    number 1: ein, eine, einer, eins, einen
    number 2: zwei
    number 3: drei
    number 4: vier
    number 5: fünf
    number 6: sechs
    number 7: sieben
    number 8: acht
    number 9: neun
    number 10: zehn
    number 11: elf
    number 12: zwölf
    number 15: fünfzehn
    number 20: zwanzig
    number 25: fünfundzwanzig
    number 30: dreißig
    number 40: vierzig
    number 45: fünfundvierzig
    number 50: fünfzig
    number 60: sechzig
    number 90: neunzig
    number 1.5: anderthalb, eineinhalb
    to: bis
    unit 1: minute, minuten, min
    unit 60: stunde, stunden, std
    minutes 30: halbe stunde, halben stunde, einer halben stunde, eine halbe stunde,
      halbstündig|e|er|es
    minutes 15: viertelstunde, einer viertelstunde, eine viertelstunde
    minutes 45: dreiviertelstunde, einer dreiviertelstunde, eine dreiviertelstunde
    before: in, in unter, in weniger als, weniger als, unter, in nur, in maximal, maximal, max,
      höchstens, in höchstens, innerhalb von, binnen, bis zu, bis, fertig in, in etwa, in ca,
      in circa, nicht länger als, nicht mehr als, schnell in, dauert, kürzer als, in knapp
    after: oder weniger, maximal, höchstens, max, fertig, lang
    serve: für, für eine familie mit, reicht für, ausreichend für, zu, für ca, für etwa,
      für bis zu
    people: personen, person, leute, leuten, gäste, gästen, portionen, portion, erwachsene,
      erwachsenen, kinder, kindern, mann, esser, pers, freunde, freunden

    question: was kann ich, was kann man, was können wir, was könnte ich, was könnte man,
      was koche ich, was koch ich, was kochen, was mache ich, was mach ich, was machen,
      was macht man, was tun, was backe ich, was backen, was soll ich, was sollen wir,
      was lässt sich, was gibt es, was kochen wir, was zaubere ich, rezeptideen, ideen, kochideen,
      wohin
    link: mit, aus, von
    have: ich habe, ich hab, wir haben, ich habe noch, wir haben noch, ich hab noch, ich habe nur,
      zu hause habe ich, im kühlschrank habe ich, im kühlschrank, ich habe zu viele,
      ich habe zu viel, habe noch, hab noch, habe
    leftover: reste von, reste vom, rest, reste, resteverwertung, resteverwertung von,
      resteverwertung mit, übrig gebliebene|r|s|n, übriggebliebene|r|s|n, übrige|r|s|n,
      restliche|r|s|n, rezepte für übrig gebliebene|r|s|n, rezept für übrig gebliebene|r|s|n,
      zu viel, zu viele, rezept für reste von, rezepte für reste von
    leftovers: reste, verwerten, aufbrauchen, übrig, verbrauchen, resteverwertung
    home: zu hause, zuhause, im haus, da, im kühlschrank, übrig, noch da, auf lager, im vorrat,
      was kann ich kochen, was kann ich machen, was kann ich damit kochen,
      was kann ich damit machen, was kann ich daraus machen, was kann ich daraus kochen,
      was koche ich, was kann ich backen, zaubern, anfangen, machen, kochen, backen, zubereiten,
      tun, verwerten
    some: etwas, ein bisschen, ein paar, viel, viele, einige, noch, nur, ein wenig, den, die, das,
      dem, ein, eine, einen, einem, einer, meine, meinen, reste von, resten von, übrigem, übrigen,
      übrig gebliebenem, restlichem, restlichen
    meal: zum abendessen, zum mittagessen, zum frühstück, heute, heute abend

    dish: pfannkuchen, waffeln, muffins, kekse, strudel, rührei, frittata, sandwich, burger,
      tarte, gnocchi, omelette, wraps, flammkuchen, bowl, smoothie, aufstrich, brötchen, torten,
      plätzchen, ragout, tortellini, nudeln, pasta, salat, suppe, eintopf, auflauf, pfanne,
      risotto, curry, spaghetti, pizza, kuchen, torte, brot, gratin, quiche, lasagne, gulasch,
      omelett, reispfanne, gemüsepfanne
    made: klöße, klößen, kloß, knödel, knödeln, semmelknödel, semmelknödeln, kartoffelklöße,
      kartoffelklößen, kartoffelknödel, kartoffelknödeln, spätzle, püree, kartoffelpüree,
      kartoffelbrei, stampf, kartoffelstampf, soße, sauce, bratensoße, rahmsoße, pommes,
      pommes frites, salat, kartoffelsalat, gurkensalat, kruste, streusel, streuseln,
      streuselkruste, guss, zuckerguss, schokoguss, glasur, füllung, frikadellen, klopse, klopsen,
      klößchen, hackbällchen, fleischbällchen, nocken, bratkartoffeln, salzkartoffeln,
      pellkartoffeln, rösti, reibekuchen, kroketten, beilage, dip, dressing, haube, baiser,
      baiserhaube, decke, boden, teig, vanillesoße, vanillesauce, kompott, pudding, creme,
      grießklößchen, einlage, ofenkartoffeln, grüner soße, grüner sauce, tomatensoße,
      tomatensauce, käsesoße, käsesauce, currysauce, pilzsoße, pilzsauce, spiegelei, rührei,
      ofengemüse, liebe, pfiff, biss, semmelbröseln
    ingredient: sojasoße, sojasauce, fischsauce, fischsoße, austernsauce, chilisauce,
      worcestersauce, blattsalat, kopfsalat, feldsalat, eisbergsalat, römersalat
    stays: backen, kneten, kochen, gehen, rühren, boden, teig, ofen, backofen, mixer, rührgerät,
      küchenmaschine, maschine, thermomix, eismaschine, brotbackautomat, form, backform, haut,
      knochen, gräten, waage, fett, ruhezeit, gehzeit
    name: ohne backen, ohne kneten, ohne kochen, ohne ofen, ohne gehzeit, ohne gehen, ohne mixer,
      ohne boden, ohne teig, ohne eismaschine, ohne rühren, ohne alles, omas rezept,
      rezept von oma, ohne reue, schneller hase, falscher hase, kalter hund, armer ritter,
      arme ritter, kalte schnauze, guter heinrich, gute luise, guten morgen, himmel und erde,
      himmel un ääd, leipziger allerlei, spinat mit ei, spinat mit spiegelei, linsen mit spätzle,
      kartoffeln mit quark, pellkartoffeln mit quark, schweinebraten mit klößen,
      grünkohl mit pinkel, grünkohl mit kassler, grünkohl mit mettwurst, grünkohl mit wurst,
      eisbein mit sauerkraut, bratwurst mit sauerkraut, huhn mit reis, hähnchen mit reis,
      milchreis mit zimt, kassler mit sauerkraut, bohnen mit speck, leberkäse mit ei,
      leber mit zwiebeln, birnen bohnen und speck, würstchen mit kartoffelsalat,
      schnitzel mit pommes, toast hawaii, tote oma, strammer max, currywurst mit pommes,
      handkäs mit musik, handkäse mit musik, matjes mit bohnen, hering mit pellkartoffeln,
      spargel mit schinken, sauerbraten mit klößen, fleisch mit soße, rote grütze mit vanillesoße,
      gans mit klößen, rinderbraten mit klößen, kartoffeln mit hering, verlorene eier,
      schnelle nummer, nicht vegan, nicht vegetarisch, # minuten ei, # minuten eier, minutensteak,
      minutensteaks, minutenschnitzel, fünf minuten terrine, 5 minuten terrine, freiland,
      super bowl, besser als sex kuchen, besser als, käse mit musik, bube dame könig,
      kinder schokolade, kinder pingui, nonnenfürzle, zuckerfrei|e|er|es|en, fettfrei|e|er|es|en,
      ölfrei|e|er|es|en, leicht und schnell, eier in senfsoße, eier in grüner soße
    """
}
