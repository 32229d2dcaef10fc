extension FoodWords {
  /// The German words; see Documentation/Diets.md for what the lines mean.
  static let german: StaticString =
    """
    endings: n, en, e, er, es, em, s, se

    egg coconut: kokosmakronen
    meat: bries, kalbsbries, lammbries, kutteln
    pork egg? mustard? milk? sulphite?: fleischsalat
    barley alcohol?: malzbier, malztrunk
    nut milk? peanut?: krokant
    pork wheat? mustard? soya? milk? celery?: leberkäse, leberkäs, leberwurst, mettwurst, teewurst,
      blutwurst, zwiebelmettwurst
    egg? soya?: glutenfreie nudeln, glutenfreie pasta, glutenfreie spaghetti
    sesame wheat: sesamringe, sesamkringel, sesamstangen
    milk mustard wheat?: senfsoße, senfsauce
    peanut soya? wheat? crustacean? fish?: erdnusssauce, satésauce, saté sauce, erdnusssoße
    egg? milk? soya?: eierersatz, eiersatz, ei ersatz
    milk soya?: weiße schokolade, weiße kuvertüre, weißen schokolade
    milk? soya? nut? egg? wheat?: katzenzungen
    celery? meat? wheat?: linsensuppe, erbsensuppe, zwiebelsuppe
    milk? celery? wheat?: tomatensuppe, gemüsesuppe, kürbissuppe
    wheat? egg?: kartoffelnudeln, kartoffelteig
    fish wheat? egg?: fischfrikadellen, fischfrikadelle, fischklöße, fischbuletten
    milk? soya? nut? wheat?: schokoriegel
    oats? nut? animal? milk? wheat?: müsliriegel
    oats nut? animal? milk?: haferriegel
    egg? wheat? soya? milk?: gemüseburger, gemüsebratling, gemüsebratlinge, gemüsebällchen,
      kartoffelpuffer, reibekuchen
    wheat milk? meat?: flammkuchen
    wheat egg? milk? meat?: zwiebelkuchen
    milk wheat: kräuterbaguette, knoblauchbaguette, kräuterbaguettes, knoblauchbaguettes,
      grießpudding
    mustard? milk? egg?: krautsalat, farmersalat, coleslaw
    wheat egg? milk? mustard? meat?: nudelsalat
    egg? mustard? milk? meat? celery?: kartoffelsalat, kartoffelsalate
    milk wheat egg?: butterplätzchen, käsegebäck, käsestangen
    wheat milk egg? nut?: bienenstich
    wheat milk? egg? nut?: nussschnecken, vanillekipferl, spritzgebäck, früchtebrot, möhrenkuchen,
      karottenkuchen, rüblikuchen
    wheat milk? egg?: zimtschnecken, zimtschnecke, hefeschnecken, rosinenschnecken, mohnschnecken,
      apfeltaschen, apfeltasche, apfelstrudel, wiener apfelstrudel, obstkuchen, plätzchen,
      weihnachtsplätzchen,
      teegebäck, sandgebäck, gebäck, tortelett, torteletts, marmorkuchen, pizzaschnecken,
      pflaumenkuchen, apfelkuchen
    wheat barley?: salzstangen, salzletten, salzgebäck, salzbrezeln, laugengebäck, knabbergebäck,
      mohnstangen, kümmelstangen
    egg alcohol milk?: eierlikör
    fish mustard? sulphite?: rollmops, rollmöpse, bismarckhering, brathering, bratheringe
    celery? wheat? soya?: suppengewürz, suppenwürze, brühwürfel vegetarisch
    wheat nut? milk? soya? meat? egg?: dominosteine, dominostein
    wheat? meat? animal?: lakritz, lakritze, lakritzschnecken
    egg wheat milk? soya? meat?: schaumküsse, schokoküsse, schokokuss, schaumkuss
    alcohol sulphite: weißwein, rotwein, sekt, prosecco, portwein, marsala, sherry, rosé,
      federweißer
    milk egg?: vanillesauce, vanillesoße, vanilleeis, eis, speiseeis, sahneeis, grießbrei,
      frankfurter grüne soße, grüne soße, frankfurter grüne sauce
    wheat nut? egg? milk? animal?: lebkuchen, pfefferkuchen, printen, aachener printen, honigkuchen
    nut? peanut?: studentenfutter, nussmischung, nüsse
    nut milk soya?: nuss nougat creme, nussnougatcreme, nutella
    nut milk? egg?: nougat, nougatmasse, nuss-nougat, nussnougat, nougatschokolade
    soya? wheat? egg?: veganes hack, vegetarisches hack, vegane würstchen, vegetarische würstchen,
      veganes hackfleisch, vegetarischer aufschnitt, veganer aufschnitt
    soya wheat?: sojahack, sojagranulat, sojaschnetzel, tofuwürstchen, tofuwurst
    soya? lupin?: glutenfreies mehl, glutenfreie mehlmischung
    soya? nut? oats?: vegane sahne, pflanzliche sahne, vegane kochsahne, pflanzenmilch,
      pflanzendrink, pflanzliche milch, pflanzensahne, vegane milch, pflanzencreme, vegane
      schlagsahne, vegane crème fraîche, pflanzlicher joghurt, veganer joghurt
    egg? milk?: eiweißpulver, proteinpulver
    wheat soya? celery?: maggi, maggi würze, maggiwürze
    wheat? egg? milk?: kartoffelknödel, kartoffelklöße, klöße, kloßteig, knödelteig, kroketten
    wheat egg? milk?: gnocchi, serviettenknödel, dampfnudeln, germknödel, grießnockerl,
      grießnockerln, grießklößchen, kräppel, berliner, krapfen, schupfnudeln, knödel, obstboden,
      pizzaboden
    rye? wheat? milk?: vollkornbrot, schwarzbrot, graubrot, mischbrot, pumpernickel, bauernbrot,
      knäckebrot
    wheat egg milk?: biskuit, biskuitboden, tortenboden, waffeln, pfannkuchen, crêpes, rührkuchen,
      kuchen
    wheat milk? egg? soya?: semmelknödel, brot, weißbrot, baguettebrötchen, laugenbrezeln, brezeln,
      laugenstangen, zwieback, butterkekse, kekse, vollkornkekse, toast, toastbrot, kräcker,
      strudelteig, filoteig, yufkateig, hefeteig, mürbeteig, kuchenteig, blätterteig
    fish wheat: fischstäbchen
    mollusc soya? wheat?: austernsauce
    meat pork?: gelatine, blattgelatine, gemahlene gelatine, sofortgelatine, gelatinepulver,
      gummibärchen, marshmallows, mäusespeck, sülze, gummibären, hackfleisch, hack, gyros,
      gyrosfleisch, faschiertes, gemischtes hack, gemischtes hackfleisch, hackfleisch gemischt,
      kohlrouladen, krautwickel, gefüllte paprika
    meat pork? wheat? mustard? soya? milk? celery?: fleischwurst, lyoner, bockwurst, wiener,
      frankfurter, cabanossi, weißwurst, nürnberger, currywurst, würstchen, bratwurst, bratwürste,
      knacker, landjäger, salami, cervelatwurst, aufschnitt, fleischkäse, streichwurst, jagdwurst,
      bierwurst, brühwurst, knackwurst, rindswurst
    wheat egg meat? flesh? milk?: maultaschen
    drop milk: milchfrei, laktose und milchfrei, ohne milch
    drop egg: eifrei, ohne ei
    drop wheat rye barley: glutenfrei, gluten frei, ohne gluten
    drop wheat: weizenfrei
    drop soya: sojafrei
    drop nut peanut pinenut: nussfrei, nußfrei
    drop animals: vegan, pflanzlich, vegane, pflanzliche
    drop slaughtered: vegetarisch, fleischlos, vegetarische
    drop alcohol: alkoholfrei
    free: frei
    not: ohne, kein, keine, nicht, statt
    or: oder, bzw, beziehungsweise, alternativ, ersatzweise, wahlweise
    conditional: falls, wenn, eventuell, evtl, ggf, gegebenenfalls, bei bedarf
    and: und, mit, sowie, plus
    purpose: für, zum, zur, fürs, zum bestreichen, zum einfetten, zum anbraten des, zum anbraten
      der, zum anbraten von, zum braten der, zum braten des, zum braten von, zum frittieren der,
      zum bestreichen der, zum bestreichen des
    example: spuren von, spuren, kann spuren von, kann, können, z b, zb, zum beispiel, beispielsweise, am besten, wie, etwa
    needed: nach bedarf, falls nötig, falls erforderlich, wenn nötig
    choice: nach wahl, ihrer wahl, deiner wahl, eurer wahl
    optional: optional, nach belieben, nach wunsch, zum garnieren, zur garnitur, garnitur, zum
      servieren, zum dekorieren, zum bestreuen, zum verzieren, wer mag, zur dekoration, deko, nach
      geschmack
    reference: rezept, grundrezept, siehe rezept
    note: anmerkung, anmerkungen, hinweis, hinweise, fußnote, notiz, siehe anmerkung, siehe
      anmerkungen, siehe hinweis, siehe hinweise, siehe fußnote, siehe notiz, siehe notizen, siehe
      tipp, siehe tipps, s anmerkung, s hinweis, s tipp
    heading: zutaten, belag, füllung, soße, sauce, teig, marinade, dressing, glasur, guss, für den
      teig, für die füllung, für die sauce, für die soße, außerdem, sonstiges
    tools: küchengeräte, geräte, zubehör, utensilien, küchenutensilien, werkzeug, hilfsmittel,
      arbeitsgeräte, küchenhelfer
    equipment: backpapier, alufolie, frischhaltefolie, klarsichtfolie, spieß, spieße, holzspieß,
      holzspieße, metallspieß, metallspieße, bambusspieße, küchengarn, küchenschnur,
      zahnstocher, förmchen, springform, muffinförmchen, papierförmchen, einweckglas,
      einmachgläser, einmachglas, schraubgläser, spritzbeutel, spritztülle, tülle, nudelholz,
      nudelmaschine, teigrolle, teigrad, küchenmaschine, mixer, pürierstab, stabmixer,
      standmixer, zauberstab, blender, mörser, stößel, sieb, passiertuch, mulltuch,
      gefrierbeutel, backblech, blech, kastenform, auflaufform, backform, kuchenform, brotform,
      brotbackform, gugelhupfform, tarteform, quicheform, tortenring, muffinblech, muffinform,
      pizzastein, pizzablech, eismaschine, brotbackautomat, brotmaschine, waffeleisen,
      fleischwolf, fleischthermometer, zuckerthermometer, bratenthermometer, thermometer,
      käsereibe, käsehobel, käsemesser, reibe, gemüsehobel, eierschneider, eierkocher,
      austernmesser, hummerzange, fischheber, fischzange, geflügelschere, fleischklopfer,
      ausstecher, ausstechformen, plätzchenausstecher, keksausstecher, backpinsel, teigschaber,
      schneebesen, dampfgarer, römertopf, wok, cake pop stiele, eisstiele, holzstäbchen,
      muffinpapier, wurstfüller, spätzlepresse, spätzlehobel, spätzlebrett, kartoffelpresse,
      raclettegerät, raclettepfännchen, fonduegabeln, fonduetopf, rouladennadeln,
      rouladenklammern, rouladenspieße, butterbrotpapier, butterdose, nussknacker, eierbecher,
      milchtopf, milchaufschäumer, crêpepfanne, fischtopf, bratschlauch, spieße zum grillen,
      palette
    meat? pork? fish?: gemischte spieße, gemischter spieß, grillspieß, grillspieße, partyspieße, schaschlik,
      schaschlikspieße
    filler: g, gr, kg, ml, l, cl, dl, el, tl, esslöffel, teelöffel, msp, messerspitze, prise,
      prisen, stück, stk, stücke, scheibe, scheiben, bund, bd, dose, dosen, glas, gläser, becher,
      packung, packungen, pck, pkg, pk, päckchen, pckg, beutel, tüte, tasse, tassen, liter, gramm,
      kilo, zehe, zehen, knolle, knollen, stange, stangen, stiel, stiele, zweig, zweige, blatt,
      blätter, kopf, köpfe, würfel, rolle, tafel, riegel, spritzer, schuss, tropfen, handvoll, hand
      voll, cm, ca, etwa, circa, der, die, das, den, dem, des, ein, eine, einen, einer, eines,
      einem, von, vom, in, im, an, am, aus, auf, bei, nach, vor, je, pro, bis, zu, zum kochen, zum
      braten, zum anbraten, zum backen, zum frittieren, zum ausrollen, zum bearbeiten, zum würzen,
      zum abschmecken, zum ausbacken, groß, große, klein, kleine, mittel, mittelgroß, mittlere,
      dick, dünn, fein, grob, frisch, frische, getrocknet, tiefgekühlt, tk, gefroren, aufgetaut,
      gehackt, gewürfelt, geschnitten, gerieben, gemahlen, geraspelt, geröstet, gekocht, geschält,
      ungeschält, geschmolzen, zerlassen, zerdrückt, gepresst, passiert, püriert, abgetropft,
      gewaschen, entkernt, entsteint, halbiert, geviertelt, in scheiben, in würfel, in ringe, in
      streifen, in stücke, klein geschnitten, fein gehackt, fein gewürfelt, grob gehackt,
      kleingeschnitten, weich, weiche, hart, kalt, kalte, warm, warme, heiß, lauwarm, zimmerwarm,
      zimmertemperatur, reif, reife, rot, rote, roter, rotes, grün, grüne, grüner, gelb, gelbe,
      weiß, weiße, weißer, schwarz, schwarze, schwarzer, braun, brauner, bunt, bunte, hell, helle,
      dunkel, dunkle, scharf, mild, süß, edelsüß, rosenscharf, sauer, bitter, natur, bio,
      unbehandelt, neutral, ungesalzen, gesalzen, ungesüßt, gezuckert, mager, fettarm, entrahmt,
      vollfett, mehr, weniger, etwas, viel, wenig, ganz, ganze, halb, halbe, viertel, gut, gute,
      beliebig, verschiedene, gemischt, schale, saft, abrieb, abgeriebene schale, davon, oder so,
      küchenfertig, mit haut, ohne haut, ohne knochen, ohne kerne, ohne stein, aus der dose, aus
      dem glas, geh, gehäuft, gestrichen, leicht, stark, fest, festkochend, mehlig, mehligkochend,
      vorwiegend, instant, trocken, griechisch, italienisch, türkisch, asiatisch, deutsch, extra,
      natives, nativ, kaltgepresst, raffiniert, geputzt, blanchiert, fertig, verzehrfertig,
      eingelegt, geräuchert, mariniert, gegart, vorgegart, eiweißreich, type, typ, fett, i tr,
      fettstufe, prozent, hand, paar, einige, portion, portionen, person, personen, ev, insgesamt,
      separat, kochend, kochendes, stilles, abgewogen, nur, auch, noch, schon, sehr, nicht zu, so,
      sich, ist, sind, sein, wird, werden, kugel, kugeln, vom vortag, vortag, légère,
      klar, flocken, schrot, raspel, streifen, getrennt, verquirlt, verschlagen, aufgeschlagen,
      chips
    suffix: pulver, mark, saft, püree, paste

    milk: milch, magermilch, kuhmilch, h milch, frischmilch, rohmilch, magermilchpulver,
      dosenmilch, buttermilch, sauermilch, sahne, schlagsahne, schlagrahm, kaffeesahne, kochsahne,
      creme fraiche, creme double, sahnesteif sahne, butter, butterschmalz, knoblauchbutter, ghee,
      jogurt, vollmilchjoghurt, sahnejoghurt, quark, magerquark, speisequark, sahnequark,
      schichtkäse, frischkäse, doppelrahmfrischkäse, kräuterfrischkäse, philadelphia, molkenpulver,
      süßmolkenpulver, milchschokolade, vollmilchschokolade, vollmilchkuvertüre, nougatcreme milch,
      ziegenmilch, schafsmilch, cremefine, rama cremefine, laktosefreie milch, laktosefreie sahne,
      karamellsauce, toffee, schmand, saure sahne, sauerrahm, rahm, obers, schlagobers, topfen,
      kefir, dickmilch, molke, crème double, mascarpone, ricotta, mozzarella, feta, hirtenkäse,
      camembert, butterkäse, schmelzkäse, streukäse, pizzakäse, kondensmilch, milchpulver,
      vollmilch, joghurt, naturjoghurt, skyr, hüttenkäse, körniger frischkäse, süßrahmbutter,
      kräuterbutter, milchmädchen, sprühsahne, rahmkäse, kräuterquark, sahnemeerrettich,
      joghurtdressing, räucherkäse, salakis, griechischer salat, griechischen salat,
      kartoffelgratin, rahmsauce, rahmsoße
    milk rennet~: käse, gouda, ziegenkäse, ziegenfrischkäse, schafskäse, fetakäse, büffelmozzarella,
      cheddar, edamer, tilsiter, brie, scheibletten, harzer, halloumi, grillkäse, burrata,
      provolone, scamorza, fontina, blauschimmelkäse, blauschimmel, obazda, limburger, romadur,
      schnittkäse, weichkäse, käsescheiben
    milk rennet?: parmesan, parmesankäse, grana padano, pecorino, gruyere, gorgonzola, roquefort,
      manchego, bergkäse, alpkäse, hartkäse, reibekäse, almkäse, bergkaese, appenzeller, greyerzer,
      gruyère, vacherin, sbrinz, tête de moine, comté, bündner bergkäse, raclettekäse, raclette,
      emmentaler, emmentaler käse
    milk rennet: parmigiano reggiano
    milk? soya?: margarine, schokolade, zartbitterschokolade, bitterschokolade, blockschokolade,
      kuvertüre, zartbitterkuvertüre, edelbitterschokolade, schokotropfen, schokoladentropfen,
      schokostreusel, schokoraspel, raspelschokolade, schokoladenstreusel, schokoglasur,
      kuchenglasur, pflanzenfett, puddingpulver milch, karamell, trinkschokolade, pflanzenmargarine,
      schokolinsen, alsan
    milk?: kartoffelpüree, kartoffelbrei, sorbet, paradiescreme, hirtensalat, kartoffelchips
    egg: rührei, rühreier, spiegelei, spiegeleier, ei, eier, eigelb, eigelbe, eiweiß, eiweiße, eiklar, eidotter, dotter, vollei, eischnee,
      wachteleier, baiser, hühnerei, hühnereier, huhn ei, wachtelei, gänseei, gänseeier, enteneier, straußenei, truthahnei, entenei, ostereier, freilandeier,
      freilandei, bodenhaltungseier, bioeier, bio eier
    egg mustard? soya~: mayonnaise, majonäse, mayo, remoulade, salatmayonnaise, aioli
    egg milk: sauce hollandaise, hollandaise, pudding
    wheat: mehl, weizenmehl, weizenvollkornmehl, vollkornmehl, dinkelmehl, dinkelvollkornmehl,
      dinkel, weizen, grieß, weizengrieß, hartweizengrieß, hartweizen, grünkern, bulgur, couscous,
      weizenkleie, weizenkeime, kleie, seitan, gluten, paniermehl, semmelbrösel, brösel, panko,
      emmer, einkorn, kamut, weizenstärke, yufka, pizzateig, baguette, ciabatta, fladenbrot,
      spätzlemehl, tortellini, spaghetti, penne, makkaroni, fusilli, farfalle, rigatoni, orzo,
      dinkelgrieß, mehl type 405, mehl type 550, instantmehl, doppelgriffiges mehl, löffelbiskuit
      krümel, dinkeldrink, grünkernbratlinge
    wheat egg~: nudel, nudeln, pasta, lasagneplatten, lasagneblätter, lasagne, linguine,
      vollkornnudeln, spirelli
    wheat egg: eiernudeln, spätzle, tagliatelle, löffelbiskuit, löffelbiskuits, eierplätzchen
    wheat milk?: brötchen, semmel, semmeln, knödelbrot, weckmehl, keks, cracker, brezel,
      laugenstange, croutons, burgerbrötchen, hamburgerbrötchen, wrap, wraps, tortilla, tortillas,
      weizentortillas, oblaten, butterkeks, flammkuchenteig
    wheat milk egg?: brioche, croissant, hefezopf, quark öl teig, quarkölteig, schweineohren gebäck
    rye: roggen, roggenmehl, roggenvollkornmehl, roggenschrot
    rye wheat?: roggenbrot, sauerteig
    barley: gerste, graupen, perlgraupen, malz, gerstenmalz, malzextrakt, backmalz
    barley alcohol wheat?: bier, weißbier, pils, altbier, schwarzbier, kölsch, radler
    oats: hafer, haferflocken, vollkornhaferflocken, haferkleie, hafermehl, hafermilch, haferdrink,
      hafersahne, hafercreme, zarte haferflocken, kernige haferflocken, hafercuisine,
      schmelzflocken, hafergrütze
    oats nut? wheat? milk?: müsli, granola
    meat: fleisch, rind, rinderhack, rinderfilet, kalb, lamm, lammfleisch, hammel, ziegenfleisch,
      wild, wildfleisch, hase, huhn, hähnchen, hähnchenfleisch, hühnerbrust, hühnerfleisch, pute,
      putenfleisch, truthahn, ente, gans, geflügel, geflügelfleisch, wachtel, wachteln, fasan,
      niere, herz, zunge, gehacktes, tatar, schnitzel, steak, steaks, hüftsteak, rumpsteak, braten,
      gulaschfleisch, roulade, frikadellen, frikadelle, bulette, buletten, corned beef, wurst,
      bündnerfleisch, hühnerfond, bratensaft, talg, gänsefett, döner, knochen, suppenknochen, lab,
      fond, rinderhackfleisch, rindfleisch, rinderbraten, rouladen, rinderrouladen, suppenfleisch,
      gulasch, rindergulasch, tafelspitz, kalbfleisch, kalbsschnitzel, putenbrust, putenschnitzel,
      hähnchenbrust, hähnchenbrustfilet, hähnchenschenkel, hühnchen, suppenhuhn, entenbrust,
      gänsekeule, wildschwein, reh, rehrücken, hirsch, kaninchen, lammkeule, lammhack, leber,
      beinscheibe, markknochen, gänseschmalz, entenfett, rauchfleisch, debreziner
    pork: schwein, schweinefleisch, schweinehack, speck, bacon, schinken, räucherschinken, chorizo,
      schweineschmalz, schweinemett, pancetta, prosciutto, parmaschinken, serranoschinken, spare
      ribs, krakauer, mett, hackepeter, schinkenspeck, schinkenwürfel, speckwürfel, kassler,
      kasseler, eisbein, haxe, schweinshaxe, schweinefilet, schweinelende, schweinebraten,
      schweinebauch, schweinenacken, schweineschnitzel, kochschinken, rohschinken, lachsschinken,
      katenschinken, schwarzwälder schinken, räucherspeck, bauchspeck, frühstücksspeck,
      griebenschmalz, grieben, spanferkel, dörrfleisch, schwartenmagen, presskopf, wammerl,
      surfleisch, rollschinken
    fish: fisch, fischfilet, lachs, lachsfilet, thunfisch, dorsch, sardine, sardellen, sardelle,
      sardellenfilet, anchovis, anchovi, hecht, barsch, pangasius, seezunge, steinbutt, dorade,
      wolfsbarsch, fischsauce, fischsoße, worcester sauce, tilapia, thunfischfilet, kabeljau,
      rotbarsch, forelle, forellenfilet, zander, hering, heringsfilets, räucherlachs, sardinen,
      sardellenpaste, makrele, aal, karpfen, scholle, heilbutt, kaviar, räucheraal, räucherforelle,
      seelachsfilet, seelachs, stremellachs, bückling, bücklinge, matjes, matjesfilet,
      schillerlocken, schillerlocke
    nut: schalenfrucht, schalenfrüchte, schalenfrüchten
    mollusc: weichtier, weichtiere, weichtieren
    crustacean: krustentier, krustentiere, krustentieren, krebstier, krebstiere, krebstieren
    crustacean mollusc: schalentier, schalentiere, schalentieren
    crustacean: garnele, garnelen, krabben, krabbe, krebs, flusskrebs, languste, krebse, scampi,
      flusskrebse, hummer, langusten, krebsfleisch, nordseekrabben, shrimps, riesengarnelen
    mollusc: muschel, muscheln, miesmuscheln, auster, tintenfisch, tintenfische, calamari, austern,
      jakobsmuscheln, venusmuscheln, herzmuscheln, schnecken, weinbergschnecken, calamaretti,
      kalmare, sepia, oktopus, pulpo, tintenfischringe
    fish crustacean mollusc: meeresfrüchte
    peanut: erdnuss, erdnüsse, erdnusskerne, erdnussbutter, erdnussmus, erdnussöl, erdnusscreme,
      erdnussflips
    nut: mandel, mandeln, mandelmehl, gemahlene mandeln, gehackte mandeln, mandelmilch, mandeldrink,
      haselnuss, haselnüsse, haselnusskerne, walnuss, walnüsse, walnusskerne, walnussöl, cashew,
      cashews, cashewnüsse, pistazie, pistazienkerne, pekannuss, paranuss, macadamia, marzipan,
      marzipanrohmasse, baumnuss, baumnüsse, mandelstifte, mandelblättchen, gehobelte mandeln,
      gemahlene haselnüsse, mandelmus, haselnussmus, cashewmus, mandelsplitter, pekannüsse,
      cashewkerne, pistazien, paranüsse, macadamianüsse
    nut peanut?: nuss, gemischte nüsse, nusskerne, nussmus, nusspaste, nusscreme
    nut?: bittermandelaroma, bittermandel, mandelaroma
    pinenut: pinienkerne, pinienkern
    milk nut? pinenut? rennet?: pesto, basilikumpesto
    soya: soja, sojabohnen, tofu, räuchertofu, seidentofu, sojamilch, sojadrink, sojajoghurt,
      sojasahne, soja cuisine, sojaflocken, sojamehl, sojacreme, tempeh, edamame, sojalecithin,
      lupinentofu soja, sojageschnetzeltes, rührtofu, sojacuisine
    soya wheat: sojasauce, sojasoße, soja sauce, soja soße, teriyakisauce, hoisinsauce
    soya wheat~: tamari
    soya barley?: miso, misopaste
    sesame: sesam, sesamkörner, tahina, hummus, zatar, tahin, tahini, sesammus, sesampaste, sesamöl,
      sesamsamen, gomasio, halva
    mustard: senfkörner, senfsamen, senfpulver, senfmehl, süßer senf, senfsaat, senfgurken
    mustard sulphite?: senf, mittelscharfer senf, körniger senf, dijonsenf, dijon senf
    celery: sellerie, staudensellerie, knollensellerie, bleichsellerie, stangensellerie,
      selleriesalz, suppengrün, suppengemüse, wurzelwerk, sellerieknolle
    celery? wheat?: gemüsebrühe, gemüsefond, gemüsebrühpulver, gemüsebrühwürfel, gemüsebouillon
    celery? wheat? flesh?: brühe, bouillon, brühwürfel, suppenwürfel, klare brühe, instantbrühe,
      kraftbrühe
    celery? mustard?: curry, currypulver, curry pulver
    lupin: lupine, lupinen, lupinenmehl, süßlupinen
    animal: honig, waldhonig, blütenhonig, akazienhonig, bienenwachs, gelee royale
    alcohol sulphite animal~: wein, madeira, wermut, champagner, glühwein, roséwein
    alcohol: whisky, gin, kirsch, likör, korn, kräuterlikör, cointreau, grand marnier, tequila, rum,
      kirschwasser, weinbrand, cognac, obstler, amaretto, kirschlikör, orangenlikör, wodka, schnaps
    alcohol barley?: reiswein, mirin, sake
    alcohol~: vanilleextrakt, vanillearoma, rumaroma, rum aroma
    sulphite: weinessig, weißweinessig, rotweinessig, balsamico, balsamicoessig, balsamessig, aceto
      balsamico, crema di balsamico, getrocknete aprikosen
    sulphite?: rosinen, sultaninen, korinthen, trockenfrüchte, cranberries getrocknet, zitronat,
      orangeat, trockenpflaumen, backpflaumen, kapern, oliven, zitronensaftkonzentrat, getrocknete
      tomaten
    coconut: kokos, kokosmilch, kokosnuss, kokosnussmilch, kokosraspel, kokosflocken, kokosöl,
      kokosfett, kokoscreme, kokoswasser, kokosblütenzucker, kokosmehl, kokosjoghurt, kokosnussöl,
      kokossahne, palmin, kokosblütensirup
    meat? pork?: götterspeise, wackelpudding, schmalz, fruchtgummi, weingummi, weingummis
    plain soya?: öl, pflanzenöl, speiseöl, bratöl, frittieröl, backöl
    plain wheat~: backpulver, puffreis
    plain: salz, jodsalz, pfeffer, pfefferkörner, zucker, rohrohrzucker, rohrohzucker, brauner
      zucker, vanillezucker, vanillinzucker, kandiszucker, hagelzucker, zuckerrübensirup,
      agavensirup, sirup, wasser, mineralwasser, eiswürfel, olivenöl, maiskeimöl, essig,
      apfelessig, kräuteressig, branntweinessig, essigessenz, hefe, trockenhefe, frischhefe,
      stärke, speisestärke, maisstärke, kartoffelstärke, kartoffelmehl, maismehl, buchweizenmehl,
      buchweizen, tapioka, pfeilwurzelmehl, flohsamenschalen, flohsamen, agar agar, agaragar,
      pektin, kakaopulver, kaffee, espresso, tee, vanille, vanilleschote, vanillemark, zimtstange,
      muskatnuss, muskatblüte, kardamom, anis, ingwerpulver, cumin, koriander, korianderpulver,
      paprika, paprikapulver, rosenpaprika, chili, chilischote, chilischoten, chilipulver,
      chiliflocken, cayennepfeffer, lorbeer, lorbeerblätter, safran, dill, basilikum, oregano,
      thymian, rosmarin, salbei, estragon, kerbel, minze, pfefferminze, kresse, kräuter, kräuter
      der provence, italienische kräuter, zitronengras, zitronenmelisse, lebkuchengewürz, garam
      masala, knoblauch, knoblauchzehe, knoblauchzehen, knoblauchpulver, zwiebel, zwiebeln,
      schalotte, schalotten, lauch, porree, lauchzwiebel, lauchzwiebeln, frühlingszwiebel,
      frühlingszwiebeln, kartoffel, kartoffeln, süßkartoffel, süßkartoffeln, möhre, möhren,
      karotte, karotten, mohrrübe, mohrrüben, petersilienwurzel, rote bete, rote beete,
      meerrettich, rübe, rüben, tomate, tomaten, cherrytomaten, kirschtomaten, cocktailtomaten,
      fleischtomate, fleischtomaten, tomatenmark, passierte tomaten, tomatenpüree, tomatensaft,
      tomaten stückige, dosentomaten, gurke, gurken, salatgurke, zucchini, zucchino, aubergine,
      auberginen, paprikaschote, paprikaschoten, kürbis, hokkaidokürbis, butternusskürbis,
      butternuss kürbis, muskatkürbis, spinat, blattspinat, blumenkohl, brokkoli, broccoli,
      weißkohl, weisskohl, pak choi, fenchel, fenchelknolle, spargel, artischocke, artischocken,
      artischockenherzen, erbse, erbsen, zuckerschoten, bohne, bohnen, kidneybohnen, weiße bohnen,
      grüne bohnen, schwarze bohnen, butterbohnen, prinzessbohnen, dicke bohnen, kichererbse,
      kichererbsen, linse, linsen, berglinsen, tellerlinsen, mais, maiskörner, zuckermais,
      champignon, pilze, pilz, pfifferlinge, austernpilz, shiitake, seitlinge, salat, kopfsalat,
      buttersalat, eisbergsalat, endivie, chicoree, radicchio, romanasalat, avocado, avocados,
      sprossen, bambussprossen, wasserkastanien, kastanien, maronen, esskastanien, reis,
      basmatireis, langkornreis, risottoreis, naturreis, wildreis, jasminreis, reisnudeln,
      glasnudeln, reispapier, reisessig, reissirup, reismilch, reisdrink, amarant, leinsamenschrot,
      sonnenblumenkern, apfel, äpfel, apfelmus, apfelsaft, birne, birnen, banane, bananen, orange,
      orangen, orangensaft, orangenschale, apfelsine, mandarine, mandarinen, zitrone, zitronen,
      zitronensaft, zitronenschale, zitronenabrieb, limette, limetten, limettensaft, grapefruit,
      kirsche, kirschen, sauerkirschen, schattenmorellen, erdbeere, erdbeeren, himbeere,
      heidelbeere, blaubeeren, cranberries, beeren, beerenmischung, trauben, weintrauben, pflaume,
      zwetschge, aprikose, pfirsich, pfirsiche, nektarine, mango, ananas, kiwi, melone,
      wassermelone, honigmelone, granatapfel, granatapfelkerne, feige, feigen, dattel, datteln,
      quitte, marmelade, konfitüre, aprikosenmarmelade, erdbeermarmelade, gelee, johannisbeergelee,
      holunder, holunderblüten, lebensmittelfarbe, zuckerstreusel, nelkenpulver, gewürznelken,
      hefeflocken, seitlingpilze, butternut kürbis, flohsamenschale, rosenwasser, sonnenblumenmus,
      tomatensauce, tomatensoße, passata, ketchup, tabasco, sambal, wasabi, algen, nori,
      noriblätter, süßstoff, xylit, birkenzucker, erythrit, stevia, traubensaft, kirschsaft,
      kirschwassersaft, gemüsezwiebel, gemüsezwiebeln, mungobohnen, mungosprossen, sojafreie würze,
      rösti, kartoffelrösti, reiberdatschi, tortenguss, gelierzucker, puddingpulver,
      vanillepuddingpulver, weinsteinbackpulver, natron, hirschhornsalz, pottasche,
      johannisbrotkernmehl, guarkernmehl, kichererbsenmehl, reismehl, hirse, amaranth, quinoa,
      polenta, maisgrieß, topinambur, pastinake, steckrübe, mangold, wirsing, rosenkohl, grünkohl,
      rotkohl, sauerkraut, spitzkohl, chinakohl, kohlrabi, rettich, radieschen, feldsalat, rucola,
      löwenzahn, bärlauch, schnittlauch, petersilie, liebstöckel, majoran, bohnenkraut, beifuß,
      wacholderbeeren, lorbeerblatt, nelken, piment, kümmel, kreuzkümmel, kurkuma, zimt, sternanis,
      ingwer, meersalz, kristallzucker, puderzucker, rohrzucker, ahornsirup, rübensirup,
      agavendicksaft, preiselbeeren, johannisbeeren, stachelbeeren, heidelbeeren, himbeeren,
      brombeeren, quitten, zwetschgen, pflaumen, aprikosen, rhabarber, rapsöl, sonnenblumenöl,
      leinöl, kürbiskernöl, kürbiskerne, sonnenblumenkerne, leinsamen, chiasamen, mohn,
      austernpilze, austernseitlinge, kräuterseitlinge, steinpilze, champignons, butternut,
      hokkaido, muskat, kakao, kakaobutter, backkakao, kren, konjaknudeln, eierschwammerl,
      eierschwammerln, ochsenherztomaten, schafgarbe, agartine, backaroma, buchweizengrütze,
      persipan, rote grütze, sahnesteif, milchreis
    soya? nut?: veganer käse, veganer feta, veganer frischkäse, vegane butter, veganer parmesan,
      veganer reibekäse, pflanzliche butter, veganer quark
    meat celery? wheat? soya?: hühnerbrühe, rinderbrühe, fleischbrühe, geflügelbrühe, geflügelfond,
      kalbsfond, bratenfond, wildfond, rinderfond, lammfond
    fish celery? wheat?: fischfond
    celery? wheat? flesh? soya?: gekörnte brühe
    meat? wheat? celery? soya? milk?: bratensoße, bratensauce, soßenpulver
    mustard? sulphite?: gewürzgurke, gewürzgurken
    wheat milk? nut?: spekulatius
    nut milk?: haselnusskrokant, mandelkrokant, mozartkugeln
    fish barley? soya?: worcestersauce, worcestershiresauce, worcestersoße, worcestershiresoße
    nut? egg? wheat?: amarettini, makronen, ratafia
    nut egg wheat?: zimtsterne
    wheat egg milk: kässpätzle, käsespätzle, flädle, frittaten, kaiserschmarrn
    wheat egg?: bandnudeln, suppennudeln, fadennudeln, hörnchennudeln, buchstabennudeln, mie nudeln,
      mienudeln, wan tan blätter, chinesische nudeln, schlutzkrapfen, pierogi
    celery?: kräutersalz, gemüse, tk gemüse
    milk? egg? mustard? sulphite?: tafelmeerrettich
    egg? mustard? milk?: salatcreme, salatdressing
    milk? nut? soya?: schokocreme, schokoaufstrich, schokoladencreme
    soya? mustard?: vegane mayonnaise, vegane mayo, vegane remoulade
    soya? egg? milk? lupin?: glutenfreies brot, glutenfreie brötchen, glutenfreies paniermehl,
      glutenfreies toastbrot
    crustacean wheat?: krabbenchips
    egg mustard: miracel whip
    wheat?: soßenbinder
    nut egg?: marzipandecke
    """
}
