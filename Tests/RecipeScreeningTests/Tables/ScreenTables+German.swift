extension ScreenTables {
  static let german = """
    150 g Räucheraal: fish
    400 g Seelachsfilet: fish
    1 Kugel Mozzarella: milk
    2 Semmeln vom Vortag: wheat milk? rye?
    1 Würfel Hühnerbrühe: meat celery? wheat? soya?
    400 ml Kalbsfond: meat celery? wheat? soya?
    1 EL gekörnte Brühe: celery? wheat? flesh? soya?
    1 Glas Gewürzgurken: mustard? sulphite?
    200 g Spekulatius: wheat milk? nut?
    100 g Haselnusskrokant: nut milk?
    1 EL Worcestersoße: fish barley? soya?
    200 g Mehl: wheat
    200 g Dinkelmehl: wheat
    200 g Roggenmehl: rye
    200 g Buchweizenmehl:
    200 g Maismehl:
    200 g Mandelmehl: nut
    200 g Kichererbsenmehl:
    100 g Grieß: wheat
    100 g Speisestärke:
    100 g Paniermehl: wheat
    100 g Semmelbrösel: wheat
    2 Brötchen: wheat
    4 Scheiben Toastbrot: wheat
    200 g Vollkornbrot: rye? wheat?
    200 g Spätzle: wheat egg
    200 g Eiernudeln: wheat egg
    200 g Nudeln: wheat
    200 g Reisnudeln:
    200 g Glasnudeln:
    200 g Gnocchi: wheat
    200 g Maultaschen: wheat egg meat?
    1 Rolle Blätterteig: wheat milk?
    1 Rolle Pizzateig: wheat
    1 Pck. Puddingpulver Vanille:
    1 Pck. Vanillezucker:
    1 Pck. Backpulver:
    1 Pck. Tortenguss:
    6 Blatt Gelatine: meat
    1 TL Agar-Agar:
    200 g Gummibärchen: meat
    200 g Götterspeise: meat?
    1 Becher Sahne: milk
    1 Becher Schlagsahne: milk
    1 Becher saure Sahne: milk
    1 Becher Schmand: milk
    200 g Crème fraîche: milk
    200 g Quark: milk
    200 g Magerquark: milk
    200 g Frischkäse: milk
    200 g Schafskäse: milk
    200 g Hirtenkäse: milk
    200 g Bergkäse: milk rennet?
    200 g Gouda: milk
    200 g Parmesan: milk rennet?
    200 ml Kokosmilch: coconut
    200 ml Hafermilch: oats
    200 ml Sojamilch: soya
    200 ml Mandelmilch: nut
    200 ml Buttermilch: milk
    200 g Butter: milk
    200 g Kakaobutter:
    200 g Erdnussbutter: peanut
    200 g Butterschmalz: milk
    200 g Schmalz: meat
    200 g Schweineschmalz: pork meat
    200 g Margarine: milk? soya?
    3 Eier: egg
    3 Eigelb: egg
    3 Eiweiß: egg
    1 Ei: egg
    200 g Eiweißpulver: egg? milk?
    1 Aubergine:
    1 Eierschwämme:
    200 g Pfifferlinge:
    200 g Speck: pork meat
    200 g Schinken: pork meat
    200 g Hackfleisch: meat
    200 g Rinderhack: meat
    200 g Sojahack: soya
    200 g Mett: pork meat
    4 Bratwürste: meat
    4 Wiener Würstchen: meat
    200 g Tofuwürstchen: soya
    1 Hähnchen: meat
    1 Hühnerbrühe: meat
    500 ml Gemüsebrühe: celery? wheat?
    1 Brühwürfel: flesh? celery? wheat?
    1 Bund Suppengrün: celery
    1 Knollensellerie: celery
    1 Sellerie: celery
    1 EL Senf: mustard
    1 EL Senfkörner: mustard
    1 EL Sojasauce: soya wheat
    1 EL Worcestersauce: fish
    1 EL Fischsauce: fish
    1 EL Austernsauce: mollusc
    200 g Austernpilze:
    200 g Lachs: fish
    200 g Thunfisch: fish
    4 Sardellen: fish
    200 g Matjes: fish
    200 g Garnelen: crustacean
    200 g Krabben: crustacean
    200 g Miesmuscheln: mollusc
    200 g Muschelnudeln: wheat
    200 g Tintenfisch: mollusc
    1 EL Honig: animal
    1 Honigmelone:
    200 g Marzipan: nut
    200 g Marzipanrohmasse: nut
    200 g Nougat: nut
    200 g Nuss-Nougat-Creme: nut milk
    200 g Haselnüsse: nut
    200 g Walnüsse: nut
    200 g Mandeln: nut
    200 g Erdnüsse: peanut
    200 g Kokosnuss: coconut
    1 Prise Muskatnuss:
    1 Butternusskürbis:
    200 g Maronen:
    200 g Pinienkerne: pinenut
    200 g Schokolade: milk? soya?
    200 g Zartbitterschokolade: milk? soya?
    200 g Vollmilchschokolade: milk
    200 g weiße Schokolade: milk
    200 g Löffelbiskuits: wheat egg
    200 g Butterkekse: wheat milk
    200 g Spekulatius: wheat
    200 g Lebkuchen: wheat nut?
    1 EL Tahin: sesame
    200 g Hummus: sesame
    200 g Sesam: sesame
    200 ml Weißwein: alcohol sulphite
    200 ml Bier: barley alcohol
    200 ml Malzbier: barley
    2 cl Rum: alcohol
    2 cl Eierlikör: egg alcohol
    200 g Seitan: wheat
    200 g Räuchertofu: soya
    200 g Lupinenmehl: lupin
    200 g Bulgur: wheat
    200 g Couscous: wheat
    200 g Graupen: barley
    200 g Grünkern: wheat
    200 g Haferflocken: oats
    200 g Müsli: oats
    200 g Cornflakes: barley?
    200 g Knödel: wheat
    200 g Kartoffelknödel: wheat?
    200 g Kartoffelpüree: milk?
    200 g Rösti:
    1 Glas Pesto: milk nut? pinenut?
    1 Glas Apfelmus:
    1 Glas Mayonnaise: egg
    1 EL Remoulade: egg
    vegane Butter: soya? nut?
    veganer Käse: soya? nut?
    vegane Sahne: soya? nut? oats?
    glutenfreies Mehl: soya?
    laktosefreie Milch: milk
    Butter oder Margarine: milk? soya?
    Milch oder Pflanzenmilch: milk?
    Sahne (optional): milk?
    1 EL Nussmus: nut peanut?
    100 g Amarettini: nut? egg wheat?
    100 g Makronen: egg nut?
    100 g Zimtsterne: nut egg
    200 g Grießnockerl: wheat egg? milk?
    200 g Kässpätzle: wheat egg milk
    200 g Quark-Öl-Teig: wheat milk
    200 g Bandnudeln: wheat egg?
    200 g Suppennudeln: wheat egg?
    200 g Fadennudeln: wheat egg?
    200 g Hörnchennudeln: wheat egg?
    200 g Buchstabennudeln: wheat egg?
    200 g Mie-Nudeln: wheat egg?
    200 g Raclettekäse: milk rennet?
    200 g Dörrfleisch: pork meat
    1 TL Kräutersalz: celery?
    1 EL Tafelmeerrettich: milk? egg?
    1 EL Salatcreme: egg mustard?
    1 EL Frankfurter Grüne Soße: milk? egg?
    200 g Schweineohren (Gebäck): wheat milk?
    1 Wachtelei: egg
    200 g Schokocreme: milk? nut? soya?
    200 g vegane Mayonnaise: soya? mustard?
    200 g glutenfreies Brot: milk? egg?
    100 g Weingummi: meat?
    200 ml Haferdrink: oats
    200 ml Sojasahne: soya
    200 ml Mandeldrink: nut
    100 g Cashewmus: nut
    100 ml Reisdrink:
    1 Becher Kokosjoghurt: coconut
    200 g Lupinentofu: lupin
    150 g Räuchertofu: soya
    100 g Butterkäse: milk
    100 g Leberkäse: meat pork? milk? celery? wheat? soya? mustard?
    100 g Leberwurst: meat pork? milk? celery? wheat? soya? mustard?
    100 g Mettwurst: pork? meat mustard? milk? soya? wheat? celery?
    100 g Teewurst: meat pork? mustard? milk? celery? soya? wheat?
    100 g Blutwurst: meat pork? milk? wheat? mustard? celery? soya?
    150 g Schweineschmalz: pork
    150 g Griebenschmalz: pork
    150 g Butterschmalz: milk
    150 g Kokosfett: coconut
    100 g Palmin: coconut
    1 Pck. Sahnesteif:
    1 Pck. Sahnepudding: milk
    1 Pck. Gelatinefix: meat pork?
    1 Beutel Wackelpudding: meat? pork?
    100 g Schaumküsse: egg meat? wheat milk soya?
    100 g Lakritz: wheat? meat? animal?
    100 g Fruchtgummis: meat? pork? animal?
    100 g Hartkaramellen: milk?
    100 g Marzipanrohmasse: nut
    100 g Persipan:
    100 g Krokant: nut? milk? peanut?
    100 g Dominosteine: wheat nut? milk? soya? meat? egg?
    1 Glas Weißwein, trocken: alcohol sulphite
    1 Schuss Weinbrand: alcohol
    50 ml Kirschwasser: alcohol
    1 Flasche Hefeweizen: alcohol wheat barley
    1 Flasche Malzbier: barley alcohol?
    200 ml Apfelwein: alcohol sulphite
    400 ml Rinderfond: meat celery? wheat? soya?
    400 ml Fischfond: fish celery? wheat?
    400 ml Gemüsefond: celery? wheat?
    1 TL Suppengewürz: celery? wheat? soya?
    1 Bund Suppengemüse: celery?
    1 Knolle Sellerie: celery
    1 Stange Staudensellerie: celery
    200 g Nordseekrabben: crustacean
    200 g Flusskrebse: crustacean
    200 g Tintenfischringe: mollusc
    8 Jakobsmuscheln: mollusc
    200 g Rollmops: fish mustard? sulphite?
    200 g Matjesfilet: fish
    200 g Bückling: fish
    200 g Schillerlocken: fish
    1 Glas Forellenkaviar: fish
    1 EL Sardellenpaste: fish
    200 g Hackfleisch, gemischt: pork? meat
    200 g Tatar: meat
    200 g Kasseler: pork
    200 g Gulasch: meat
    200 g Gyrosfleisch: meat pork?
    1 Kaninchen: meat
    2 Hähnchenschenkel: meat
    200 g Geflügelfond: meat celery? wheat? soya?
    200 g Kräuterseitlinge:
    200 g Fleischtomaten:
    200 g Ochsenherztomaten:
    1 Bund Kerbel:
    1 Hirschhornsalz:
    5 g Hirschhornsalz:
    200 g Katzenzungen: milk? soya? egg? wheat? nut?
    200 g Butterbohnen:
    200 g Eierschwammerl:
    2 EL Eierlikör: egg alcohol milk?
    200 g Eierplätzchen: egg wheat?
    200 g Mehlbeeren:
    200 g Buchweizengrütze:
    200 g Hafergrütze: oats
    200 g Einkornmehl: wheat
    200 g Emmervollkornmehl: wheat
    200 g Hartweizengrieß: wheat
    200 g Maisgrieß:
    200 g Weichweizengrieß: wheat
    200 g Reismehl:
    200 g Süßlupinenmehl: lupin
    200 g Sojamehl: soya
    1 EL Weizenkleie: wheat
    1 EL Haferkleie: oats
    1 EL Weinstein-Backpulver:
    200 g Filoteig: wheat
    200 g Reiswaffeln:
    200 g Salzstangen: wheat barley?
    200 g Semmelwürfel: wheat milk? rye?
    200 g Amarettini: nut egg wheat?
    200 g Studentenfutter: nut peanut?
    200 g Erdnussflips: peanut
    1 EL Erdnussöl: peanut
    1 EL Walnussöl: nut
    1 EL Sesamöl: sesame
    1 EL Dijonsenf: mustard sulphite?
    1 EL süßer Senf: mustard
    200 g Senfgurken: mustard
    200 g Kartoffelsalat: egg? mustard? milk? meat? celery?
    1 EL vegane Mayonnaise: soya? mustard?
    1 EL eifreie Mayonnaise: soya? mustard? milk?
    200 g veganer Frischkäse: soya? nut?
    200 ml laktosefreie Milch: milk
    200 ml fettarme Milch: milk
    200 g milchfreie Margarine: soya?
    200 g glutenfreie Nudeln: egg? soya?
    200 g Eiernudeln, glutenfrei: egg
    200 ml alkoholfreies Bier: barley wheat?
    Zucker ohne Ei:
    200 g Zartbitterkuvertüre: soya? milk?
    1 EL Honig oder Agavendicksaft: animal?
    200 g Speck oder Räuchertofu: pork? meat? soya?
    200 ml Milch oder Pflanzendrink: milk? soya? nut? oats?
    Parmesan nach Belieben: milk? rennet?
    100 g Erdnüsse (kann weggelassen werden): peanut
    Kekse (kann Spuren von Nüssen enthalten): wheat nut? milk? egg? soya? peanut?
    200 g Salzbrezeln: wheat
    200 g Zimtsterne: nut egg
    200 g Vanillekipferl: wheat nut? milk? egg?
    200 g Zimtschnecken: wheat milk? egg?
    200 g Apfeltaschen: wheat milk? egg?
    200 g Zwiebelringe, frittiert: wheat?
    200 g Nudelsalat: wheat egg? milk? mustard? meat?
    200 g Krautsalat: mustard? milk? egg?
    200 g Wurstsalat: meat
    200 g Reiskuchen:
    200 g Kartoffelpuffer: egg? wheat?
    200 g Kartoffelbrei: milk?
    200 g Kartoffelgratin: milk
    200 g Rahmspinat: milk
    200 g Rahmsauce: milk
    200 g Bratensauce: meat? wheat? celery? soya? milk?
    200 g Bratensoße: meat? wheat? celery? soya? milk?
    200 g Sauce Hollandaise: egg milk
    200 g Tomatensuppe: milk? celery?
    200 g Linsensuppe: celery? meat?
    200 g Erbsensuppe: celery? meat?
    200 g Gemüsesuppe: celery?
    200 g Apfelstrudel: wheat milk? egg?
    200 g Pflaumenkuchen: wheat egg? milk?
    200 g Zwiebelkuchen: wheat egg? milk? meat?
    200 g Flammkuchen: wheat milk? meat?
    200 g Maisbrot: wheat?
    200 g Kartoffelbrot: wheat
    200 g Zwiebelbrot: wheat
    200 g Olivenbrot: wheat
    200 g Nussbrot: wheat nut
    200 g Gemüsebällchen: egg? wheat?
    200 g Gemüseburger: egg? wheat? soya? milk?
    200 g Kräuterkäse: milk
    200 g Kräuterquark: milk
    200 g Kräuterbaguette: wheat milk
    200 g Knoblauchbaguette: wheat milk?
    200 g Tomatenbutter: milk
    200 g Nusskuchen: wheat nut egg? milk?
    200 g Mohnbrötchen: wheat
    200 g Sesamringe: sesame wheat
    200 g Zwiebelschmelz: milk? soya?
    200 g Pilzrahm: milk
    200 g Mandelsplitter: nut
    200 g Haferkekse: oats wheat? milk? egg?
    200 g Haferriegel: oats nut? animal? milk?
    200 g Reiscracker: wheat?
    200 g Maiscracker: wheat?
    200 g Salzgebäck: wheat
    200 g Käsegebäck: milk wheat
    200 g Teegebäck: wheat milk? egg?
    200 g Spritzgebäck: wheat milk? egg? nut?
    200 g Sandgebäck: wheat milk? egg?
    200 g Weihnachtsplätzchen: wheat milk? egg?
    200 g Butterplätzchen: milk wheat egg?
    200 g Schokoküsse: egg milk? soya? wheat
    200 g Schokoriegel: milk? soya? nut? wheat?
    200 g Müsliriegel: oats? nut? wheat? animal?
    200 g Früchtebrot: wheat? nut?
    200 g Obstboden: wheat egg milk?
    200 g Tortelett: wheat egg? milk?
    200 g Pizzaboden: wheat
    200 g Kartoffelteig: egg? wheat?
    200 g Kartoffelnudeln: wheat? egg?
    200 g Reisbandnudeln:
    200 g Spinatknödel: wheat egg? milk?
    200 g Grießpudding: wheat milk
    200 g Reispudding: milk
    200 g Milchreis:
    200 g Schokopudding: milk
    200 g Vanillesoße: milk egg?
    200 g Bienenstich: wheat milk egg nut
    200 g Zitronenkuchen: wheat egg milk?
    200 g Möhrenkuchen: wheat? egg? nut? milk?
    200 g Marmorkuchen: wheat egg milk?
    200 g Bananenbrot: wheat egg? milk?
    200 g Kürbisbrot: wheat
    200 g Krabbenchips: crustacean
    200 g Kartoffelchips: milk?
    200 g Zwiebelsuppe: wheat? celery? meat?
    200 g Senfsoße: mustard milk? wheat?
    200 g Meerrettichsahne: milk
    200 g Sahnehering: fish milk
    200 g Bratheringe: fish
    200 g Fischfrikadellen: fish wheat? egg?
    200 g Fischbrötchen: fish wheat
    200 g Krautwickel: meat?
    200 g Kohlrouladen: meat
    200 g Rinderrouladen: meat
    200 g Paprikaschoten, gefüllt:
    200 g Hirtensalat: milk?
    200 g Griechischer Salat: milk
    200 g Margarine (milchfrei): soya?
    1 Ei (oder Ei-Ersatz): egg? soya? milk?
    200 ml Milch, laktosefrei: milk
    200 ml Sahne (oder Sojasahne): milk? soya?
    200 g Mehl, glutenfrei: soya? lupin?
    200 g Nudeln ohne Ei: wheat
    2 EL Butter bzw. Margarine: milk? soya?
    500 g Hähnchen oder Tofu: meat? soya?
    200 g Käse (vegan oder normal): milk?
    etwas Butter für die Form: milk
    Öl zum Anbraten des Specks:
    200 g Speck, weglassen für Vegetarier: pork? meat
    200 g Freilandeier: egg
    4 Eier aus Freilandhaltung: egg
    200 ml Gemüsebrühe, hefefrei: celery? wheat?
    Schokolade (kann Spuren von Erdnüssen enthalten): milk? soya? peanut?
    200 g vegetarische Wurst: soya? wheat? egg? milk?
    200 g veganer Schinken: soya? wheat?
    1 Pck. vegane Gelatine:
    200 ml alkoholfreier Wein: sulphite
    """
}
