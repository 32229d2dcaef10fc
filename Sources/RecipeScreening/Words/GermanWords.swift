extension FoodWords {
  /// The German words; see Documentation/Diets.md for what the lines mean.
  static let german: StaticString =
    """
    endings: n, en, e, er, es, em, s, se

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
    purpose: für, zum, zur, fürs, zum bestreichen, zum einfetten
    example: z b, zb, zum beispiel, beispielsweise, am besten, wie, etwa
    optional: optional, nach belieben, nach wunsch, zum garnieren, zur garnitur, garnitur, zum
      servieren, zum dekorieren, zum bestreuen, zum verzieren, wer mag, zur dekoration, deko, nach
      geschmack
    reference: rezept, grundrezept, siehe rezept
    heading: zutaten, belag, füllung, soße, sauce, teig, marinade, dressing, glasur, guss, für den
      teig, für die füllung, für die sauce, für die soße, außerdem, sonstiges
    equipment: backpapier, alufolie, frischhaltefolie, spieß, holzspieße, küchengarn, zahnstocher,
      förmchen, springform, muffinförmchen, papierförmchen, einweckglas, einmachgläser,
      spritzbeutel
    filler: g, gr, kg, ml, l, cl, dl, el, tl, esslöffel, teelöffel, msp, messerspitze, prise,
      prisen, stück, stk, stücke, scheibe, scheiben, bund, bd, dose, dosen, glas, gläser, becher,
      packung, packungen, pck, pkg, pk, päckchen, pckg, beutel, tüte, tasse, tassen, liter, gramm,
      kilo, zehe, zehen, knolle, knollen, stange, stangen, stiel, stiele, zweig, zweige, blatt,
      blätter, kopf, köpfe, würfel, rolle, tafel, riegel, spritzer, schuss, tropfen, handvoll,
      hand voll, cm, ca, etwa, circa, der, die, das, den, dem, des, ein, eine, einen, einer,
      eines, einem, von, vom, in, im, an, am, aus, auf, bei, nach, vor, je, pro, bis, zu, zum
      kochen, zum braten, zum anbraten, zum backen, zum frittieren, zum ausrollen, zum bearbeiten,
      zum würzen, zum abschmecken, zum ausbacken, groß, große, klein, kleine, mittel, mittelgroß,
      mittlere, dick, dünn, fein, grob, frisch, frische, getrocknet, tiefgekühlt, tk, gefroren,
      aufgetaut, gehackt, gewürfelt, geschnitten, gerieben, gemahlen, geraspelt, geröstet,
      gekocht, geschält, ungeschält, geschmolzen, zerlassen, zerdrückt, gepresst, passiert,
      püriert, abgetropft, gewaschen, entkernt, entsteint, halbiert, geviertelt, in scheiben, in
      würfel, in ringe, in streifen, in stücke, klein geschnitten, fein gehackt, fein gewürfelt,
      grob gehackt, kleingeschnitten, weich, weiche, hart, kalt, kalte, warm, warme, heiß,
      lauwarm, zimmerwarm, zimmertemperatur, reif, reife, rot, rote, roter, rotes, grün, grüne,
      grüner, gelb, gelbe, weiß, weiße, weißer, schwarz, schwarze, schwarzer, braun, brauner,
      bunt, bunte, hell, helle, dunkel, dunkle, scharf, mild, süß, edelsüß, rosenscharf, sauer,
      bitter, natur, bio, unbehandelt, neutral, ungesalzen, gesalzen, ungesüßt, gezuckert, mager,
      fettarm, entrahmt, vollfett, mehr, weniger, etwas, viel, wenig, ganz, ganze, halb, halbe,
      viertel, gut, gute, beliebig, verschiedene, gemischt, schale, saft, abrieb, abgeriebene
      schale, davon, oder so, küchenfertig, mit haut, ohne haut, ohne knochen, ohne kerne, ohne
      stein, aus der dose, aus dem glas, geh, gehäuft, gestrichen, leicht, stark, fest,
      festkochend, mehlig, mehligkochend, vorwiegend, instant, trocken, griechisch, italienisch,
      türkisch, asiatisch, deutsch, extra, natives, nativ, kaltgepresst, raffiniert, geputzt,
      blanchiert, fertig, verzehrfertig, eingelegt, geräuchert, mariniert, gegart, vorgegart,
      eiweißreich, type, typ, fett, i tr, fettstufe, prozent, hand, paar, einige, portion,
      portionen, person, personen, ev, insgesamt, separat, kochend, kochendes, stilles, abgewogen,
      nur, auch, noch, schon, sehr, nicht zu, so, sich, ist, sind, sein, wird, werden, kann,
      können
    suffix: pulver, mark, saft, püree, paste

    milk: milch, vollmilch, magermilch, kuhmilch, h milch, frischmilch, rohmilch, kondensmilch,
      milchpulver, magermilchpulver, dosenmilch, buttermilch, dickmilch, sauermilch, sahne,
      schlagsahne, schlagobers, obers, rahm, schlagrahm, kaffeesahne, kochsahne, saure sahne,
      sauerrahm, schmand, creme fraiche, crème double, creme double, sahnesteif sahne, butter,
      süßrahmbutter, butterschmalz, kräuterbutter, knoblauchbutter, ghee, joghurt, jogurt,
      naturjoghurt, vollmilchjoghurt, sahnejoghurt, quark, magerquark, speisequark, sahnequark,
      topfen, schichtkäse, skyr, kefir, molke, mascarpone, frischkäse, doppelrahmfrischkäse,
      kräuterfrischkäse, philadelphia, hüttenkäse, körniger frischkäse, molkenpulver,
      süßmolkenpulver, milchschokolade, vollmilchschokolade, vollmilchkuvertüre, weiße schokolade,
      weiße kuvertüre, nougatcreme milch, ziegenmilch, schafsmilch, cremefine, rama cremefine,
      laktosefreie milch, laktosefreie sahne, karamellsauce, toffee, eis, vanilleeis, speiseeis
    milk rennet~: käse, reibekäse, streukäse, gouda, emmentaler, bergkäse, ziegenkäse,
      ziegenfrischkäse, schafskäse, hirtenkäse, feta, fetakäse, mozzarella, büffelmozzarella,
      cheddar, edamer, butterkäse, tilsiter, camembert, brie, raclettekäse, appenzeller,
      schmelzkäse, scheibletten, harzer, halloumi, grillkäse, ricotta, burrata, provolone,
      scamorza, fontina, blauschimmelkäse, blauschimmel, obazda, limburger, romadur, schnittkäse,
      weichkäse, hartkäse, pizzakäse, käsescheiben
    milk rennet?: parmesan, parmesankäse, grana padano, pecorino, gruyère, gruyere, greyerzer,
      gorgonzola, roquefort, manchego
    milk rennet: parmigiano reggiano
    milk? soya?: margarine, schokolade, zartbitterschokolade, bitterschokolade, blockschokolade,
      kuvertüre, zartbitterkuvertüre, edelbitterschokolade, schokotropfen, schokoladentropfen,
      schokostreusel, schokoraspel, raspelschokolade, schokoladenstreusel, schokoglasur,
      kuchenglasur, pflanzenfett, puddingpulver milch, karamell, krokant
    milk? : kartoffelpüree, kartoffelbrei, sorbet
    milk nut? soya?: nutella, nuss nougat creme, nougat
    milk nut: nougatschokolade
    egg: ei, eier, eigelb, eigelbe, eiweiß, eiweiße, eiklar, eidotter, dotter, vollei, eischnee,
      wachteleier, baiser, eierlikör, hühnerei
    egg mustard? soya~: mayonnaise, majonäse, mayo, remoulade, salatmayonnaise, aioli
    egg milk: sauce hollandaise, hollandaise, vanillesoße, vanillesauce, pudding
    wheat: mehl, weizenmehl, weizenvollkornmehl, vollkornmehl, dinkelmehl, dinkelvollkornmehl,
      dinkel, weizen, grieß, weizengrieß, hartweizengrieß, hartweizen, grünkern, bulgur, couscous,
      weizenkleie, weizenkeime, kleie, seitan, gluten, paniermehl, semmelbrösel, brösel, panko,
      emmer, einkorn, kamut, weizenstärke, filoteig, yufkateig, yufka, strudelteig, pizzateig,
      baguette, ciabatta, fladenbrot, spätzlemehl, tortellini, spaghetti, penne, makkaroni,
      fusilli, farfalle, rigatoni, orzo, lakritz, dinkelgrieß, mehl type 405, mehl type 550,
      instantmehl, doppelgriffiges mehl, löffelbiskuit krümel
    wheat egg~: nudel, nudeln, pasta, suppennudeln, lasagneplatten, lasagneblätter, lasagne,
      bandnudeln, linguine, vollkornnudeln, hörnchennudeln, spirelli, fadennudeln
    wheat egg: eiernudeln, spätzle, tagliatelle, schupfnudeln, maultaschen, löffelbiskuit,
      löffelbiskuits, biskuit, biskuitboden, tortenboden
    wheat milk?: brot, toast, toastbrot, weißbrot, brötchen, semmel, semmeln, knödelbrot,
      weckmehl, blätterteig, mürbeteig, hefeteig, quarkölteig, butterkekse, keks, kekse, zwieback,
      cracker, brezel, brezeln, laugenstange, croutons, burgerbrötchen, hamburgerbrötchen, wrap,
      wraps, tortilla, tortillas, weizentortillas, kuchen, waffeln, gnocchi, oblaten, butterkeks,
      spekulatius, flammkuchenteig
    wheat milk egg?: brioche, croissant, hefezopf
    rye: roggen, roggenmehl, roggenvollkornmehl, roggenschrot
    rye wheat?: roggenbrot, vollkornbrot, pumpernickel, schwarzbrot, bauernbrot, graubrot,
      mischbrot, knäckebrot, sauerteig
    barley: gerste, graupen, perlgraupen, malz, gerstenmalz, malzbier
    barley alcohol wheat?: bier, weißbier, pils, altbier, schwarzbier
    oats: hafer, haferflocken, vollkornhaferflocken, haferkleie, hafermehl, hafermilch,
      haferdrink, hafersahne, hafercreme, zarte haferflocken, kernige haferflocken
    oats nut? wheat? milk?: müsli, granola
    meat: fleisch, rind, rindfleisch, rinderhack, rinderhackfleisch, rindergulasch, rinderfilet,
      rinderbraten, tafelspitz, suppenfleisch, kalb, kalbfleisch, kalbsschnitzel, lamm,
      lammfleisch, lammkeule, hammel, ziegenfleisch, wild, wildfleisch, reh, rehrücken, hirsch,
      kaninchen, hase, huhn, hühnchen, hähnchen, hähnchenbrust, hähnchenbrustfilet,
      hähnchenschenkel, hähnchenfleisch, hühnerbrust, hühnerfleisch, suppenhuhn, pute, putenbrust,
      putenfleisch, putenschnitzel, truthahn, ente, entenbrust, gans, gänsekeule, gänseschmalz,
      geflügel, geflügelfleisch, wachtel, wachteln, fasan, leber, niere, herz, zunge, hackfleisch,
      hack, gehacktes, faschiertes, mett, tatar, schnitzel, steak, steaks, hüftsteak, rumpsteak,
      braten, gulasch, gulaschfleisch, rouladen, roulade, frikadellen, frikadelle, bulette,
      buletten, corned beef, bratwurst, brühwurst, wurst, würstchen, wiener, fleischwurst,
      fleischkäse, leberkäse, mettwurst, cabanossi, bündnerfleisch, gelatine, blattgelatine,
      gelatinepulver, rinderbrühe, hühnerbrühe, fleischbrühe, rinderfond, kalbsfond, geflügelfond,
      hühnerfond, wildfond, geflügelbrühe, bratensaft, talg, gänsefett, döner, markknochen,
      knochen, suppenknochen, lab, fond, bratenfond
    pork: schwein, schweinefleisch, schweinefilet, schweinebraten, schweinehack,
      schweineschnitzel, schweinelende, schweinenacken, speck, bauchspeck, schweinebauch, bacon,
      schinken, schinkenwürfel, kochschinken, rohschinken, räucherschinken, schinkenspeck,
      speckwürfel, kassler, kasseler, salami, chorizo, schmalz, schweineschmalz, griebenschmalz,
      schweinemett, leberwurst, blutwurst, pancetta, prosciutto, parmaschinken, serranoschinken,
      eisbein, haxe, spanferkel, spare ribs, katenschinken, frühstücksspeck, krakauer
    fish: fisch, fischfilet, lachs, räucherlachs, lachsfilet, thunfisch, kabeljau, dorsch,
      seelachs, rotbarsch, heilbutt, forelle, forellenfilet, makrele, hering, matjes, matjesfilet,
      bismarckhering, sardine, sardinen, sardellen, sardelle, sardellenfilet, anchovis, anchovi,
      zander, karpfen, hecht, barsch, pangasius, scholle, seezunge, steinbutt, dorade,
      wolfsbarsch, aal, kaviar, fischsauce, fischsoße, fischfond, fischstäbchen, worcestersauce,
      worcestersoße, worcestershiresauce, worcester sauce, tilapia, thunfischfilet
    crustacean: garnele, garnelen, krabben, krabbe, shrimps, krebs, flusskrebs, flusskrebse,
      hummer, languste, scampi, nordseekrabben, krebsfleisch, krebse
    mollusc: muschel, muscheln, miesmuscheln, venusmuscheln, jakobsmuscheln, austern, auster,
      tintenfisch, tintenfische, calamari, oktopus, sepia, schnecken, weinbergschnecken, pulpo
    fish crustacean mollusc: meeresfrüchte
    peanut: erdnuss, erdnüsse, erdnusskerne, erdnussbutter, erdnussmus, erdnussöl, erdnusscreme,
      erdnussflips
    nut: mandel, mandeln, mandelblättchen, mandelstifte, mandelmehl, gemahlene mandeln, gehackte
      mandeln, mandelmilch, mandeldrink, mandelmus, mandelsplitter, haselnuss, haselnüsse,
      haselnusskerne, haselnussmus, gemahlene haselnüsse, walnuss, walnüsse, walnusskerne,
      walnussöl, cashew, cashews, cashewkerne, cashewnüsse, cashewmus, pistazie, pistazien,
      pistazienkerne, pekannuss, pekannüsse, paranuss, paranüsse, macadamia, macadamianüsse,
      marzipan, marzipanrohmasse, nussmus, baumnuss, baumnüsse
    nut peanut?: nuss, nüsse, gemischte nüsse, nusskerne
    nut~: bittermandelaroma, bittermandel, mandelaroma
    nut? alcohol: amaretto
    nut egg?: amarettini
    pinenut: pinienkerne, pinienkern
    milk nut? pinenut? rennet?: pesto, basilikumpesto
    soya: soja, sojabohnen, tofu, räuchertofu, seidentofu, sojamilch, sojadrink, sojajoghurt,
      sojasahne, soja cuisine, sojagranulat, sojaschnetzel, sojaflocken, sojamehl, sojacreme,
      tempeh, edamame, sojalecithin, lupinentofu soja
    soya wheat: sojasauce, sojasoße, soja sauce, soja soße, teriyakisauce, hoisinsauce
    soya wheat~: tamari
    soya barley?: miso, misopaste
    sesame: sesam, sesamsamen, sesamöl, sesamkörner, tahin, tahina, tahini, sesampaste, sesammus,
      hummus, gomasio, zatar
    mustard: senfkörner, senfsamen, senfpulver, senfmehl, senfsaat
    mustard sulphite~: senf, dijonsenf, dijon senf, mittelscharfer senf, süßer senf, körniger senf
    celery: sellerie, staudensellerie, knollensellerie, bleichsellerie, stangensellerie,
      selleriesalz, suppengrün, suppengemüse, wurzelwerk, sellerieknolle
    celery? wheat?: gemüsebrühe, gemüsefond, gemüsebrühpulver, gemüsebrühwürfel, suppenwürze,
      maggi, gemüsebouillon
    celery? wheat? flesh?: brühe, bouillon, brühwürfel, suppenwürfel, klare brühe, instantbrühe,
      kraftbrühe
    celery? mustard?: curry, currypulver, curry pulver
    lupin: lupine, lupinen, lupinenmehl, süßlupinen
    animal: honig, waldhonig, blütenhonig, akazienhonig, bienenwachs
    alcohol sulphite animal~: wein, weißwein, rotwein, sekt, prosecco, portwein, sherry, madeira,
      wermut, marsala, champagner, glühwein, roséwein
    alcohol: rum, weinbrand, cognac, whisky, wodka, gin, kirschwasser, kirsch, likör,
      orangenlikör, obstler, schnaps, korn, kräuterlikör, cointreau, grand marnier, tequila
    alcohol barley?: reiswein, mirin, sake
    alcohol~: vanilleextrakt, vanillearoma, rumaroma, rum aroma
    sulphite: weinessig, weißweinessig, rotweinessig, balsamico, balsamicoessig, balsamessig,
      aceto balsamico, crema di balsamico, getrocknete aprikosen
    sulphite~: rosinen, sultaninen, korinthen, trockenfrüchte, cranberries getrocknet, zitronat,
      orangeat, trockenpflaumen, backpflaumen, sauerkraut, kapern, oliven, zitronensaftkonzentrat,
      getrocknete tomaten
    coconut: kokos, kokosmilch, kokosnuss, kokosnussmilch, kokosraspel, kokosflocken, kokosöl,
      kokosfett, kokoscreme, kokoswasser, kokosblütenzucker, kokosmehl, kokosjoghurt, kokosnussöl,
      kokossahne
    meat? pork?: wackelpudding, götterspeise, gummibärchen, marshmallows
    plain soya~: öl, pflanzenöl, speiseöl, bratöl, frittieröl, backöl
    plain wheat~: backpulver, weinsteinbackpulver, puffreis
    plain: salz, meersalz, jodsalz, pfeffer, pfefferkörner, zucker, puderzucker, rohrzucker,
      rohrohrzucker, rohrohzucker, brauner zucker, vanillezucker, vanillinzucker, gelierzucker,
      kandiszucker, hagelzucker, zuckerrübensirup, ahornsirup, agavendicksaft, agavensirup, sirup,
      wasser, mineralwasser, eiswürfel, olivenöl, rapsöl, sonnenblumenöl, sonnenblumenkerne,
      maiskeimöl, kürbiskernöl, leinöl, essig, apfelessig, kräuteressig, branntweinessig,
      essigessenz, hefe, trockenhefe, frischhefe, natron, stärke, speisestärke, maisstärke,
      kartoffelstärke, kartoffelmehl, reismehl, maismehl, buchweizenmehl, buchweizen,
      kichererbsenmehl, tapioka, johannisbrotkernmehl, guarkernmehl, pfeilwurzelmehl,
      flohsamenschalen, flohsamen, agar agar, agaragar, pektin, kakao, kakaopulver, backkakao,
      kakaobutter, kaffee, espresso, tee, vanille, vanilleschote, vanillemark, zimt, zimtstange,
      nelken, muskat, muskatnuss, muskatblüte, kardamom, anis, sternanis, ingwer, ingwerpulver,
      kurkuma, kreuzkümmel, cumin, kümmel, koriander, korianderpulver, paprika, paprikapulver,
      rosenpaprika, chili, chilischote, chilischoten, chilipulver, chiliflocken, cayennepfeffer,
      lorbeer, lorbeerblatt, lorbeerblätter, wacholderbeeren, piment, safran, petersilie,
      schnittlauch, dill, basilikum, oregano, majoran, thymian, rosmarin, salbei, estragon,
      kerbel, minze, pfefferminze, bärlauch, liebstöckel, kresse, kräuter, kräuter der provence,
      italienische kräuter, bohnenkraut, zitronengras, zitronenmelisse, lebkuchengewürz, garam
      masala, knoblauch, knoblauchzehe, knoblauchzehen, knoblauchpulver, zwiebel, zwiebeln,
      schalotte, schalotten, lauch, porree, lauchzwiebel, lauchzwiebeln, frühlingszwiebel,
      frühlingszwiebeln, kartoffel, kartoffeln, süßkartoffel, süßkartoffeln, möhre, möhren,
      karotte, karotten, mohrrübe, mohrrüben, pastinake, petersilienwurzel, rote bete, rote beete,
      steckrübe, kohlrabi, radieschen, rettich, meerrettich, rübe, rüben, tomate, tomaten,
      cherrytomaten, kirschtomaten, cocktailtomaten, fleischtomate, fleischtomaten, tomatenmark,
      passierte tomaten, tomatenpüree, tomatensaft, tomaten stückige, dosentomaten, gurke, gurken,
      salatgurke, zucchini, zucchino, aubergine, auberginen, paprikaschote, paprikaschoten,
      kürbis, hokkaido, hokkaidokürbis, butternut, butternusskürbis, butternuss kürbis,
      muskatkürbis, kürbiskerne, spinat, blattspinat, mangold, grünkohl, rosenkohl, blumenkohl,
      brokkoli, broccoli, wirsing, weißkohl, weisskohl, rotkohl, spitzkohl, chinakohl, pak choi,
      fenchel, fenchelknolle, spargel, artischocke, artischocken, artischockenherzen, erbse,
      erbsen, zuckerschoten, bohne, bohnen, kidneybohnen, weiße bohnen, grüne bohnen, schwarze
      bohnen, butterbohnen, prinzessbohnen, dicke bohnen, kichererbse, kichererbsen, linse,
      linsen, berglinsen, tellerlinsen, mais, maiskörner, zuckermais, polenta, maisgrieß,
      champignon, champignons, pilze, pilz, pfifferlinge, steinpilze, austernpilze, austernpilz,
      austernseitlinge, shiitake, seitlinge, salat, kopfsalat, buttersalat, feldsalat,
      eisbergsalat, rucola, endivie, chicoree, radicchio, romanasalat, avocado, avocados,
      sprossen, bambussprossen, wasserkastanien, kastanien, maronen, esskastanien, reis,
      basmatireis, langkornreis, risottoreis, milchreis, naturreis, wildreis, jasminreis,
      reisnudeln, glasnudeln, reispapier, reisessig, reissirup, reismilch, reisdrink, hirse,
      quinoa, amarant, amaranth, leinsamen, leinsamenschrot, chiasamen, mohn, sonnenblumenkern,
      apfel, äpfel, apfelmus, apfelsaft, birne, birnen, banane, bananen, orange, orangen,
      orangensaft, orangenschale, apfelsine, mandarine, mandarinen, zitrone, zitronen,
      zitronensaft, zitronenschale, zitronenabrieb, limette, limetten, limettensaft, grapefruit,
      kirsche, kirschen, sauerkirschen, schattenmorellen, erdbeere, erdbeeren, himbeere,
      himbeeren, heidelbeere, heidelbeeren, blaubeeren, brombeeren, johannisbeeren, stachelbeeren,
      preiselbeeren, cranberries, beeren, beerenmischung, trauben, weintrauben, pflaume, pflaumen,
      zwetschge, zwetschgen, aprikose, aprikosen, pfirsich, pfirsiche, nektarine, mango, ananas,
      kiwi, melone, wassermelone, honigmelone, granatapfel, granatapfelkerne, feige, feigen,
      dattel, datteln, rhabarber, quitte, marmelade, konfitüre, aprikosenmarmelade,
      erdbeermarmelade, gelee, johannisbeergelee, holunder, holunderblüten, tortenguss,
      lebensmittelfarbe, zuckerstreusel, nelkenpulver, gewürznelken, hefeflocken, seitlingpilze,
      butternut kürbis, flohsamenschale, rosenwasser, sonnenblumenmus, tomatensauce, tomatensoße,
      passata, ketchup, tabasco, sambal, wasabi, algen, nori, noriblätter, süßstoff, xylit,
      birkenzucker, erythrit, stevia, eiersatz, ei ersatz, traubensaft, kirschsaft,
      kirschwassersaft, gemüse, gemüsezwiebel, gemüsezwiebeln, tk gemüse, mungobohnen,
      mungosprossen, sojafreie würze
    milk? egg? soya? nut? oats?: pflanzenmilch, pflanzendrink, pflanzliche milch, pflanzensahne,
      pflanzliche sahne, pflanzencreme
    soya? nut?: veganer käse, vegane butter, veganer joghurt, veganer frischkäse, vegane sahne,
      veganer quark, veganer parmesan
    """
}
