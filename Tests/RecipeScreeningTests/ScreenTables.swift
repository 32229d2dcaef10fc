/// Lines from every kitchen with what they hold and what they may hold, in the names of the files of
/// words: what is named, surely or with `?`, never fits; what is not named never conflicts.
enum ScreenTables {
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

  static let french = """
    1 rouleau de pâte à pizza: wheat milk? egg?
    1 boule de glace vanille: milk egg?
    20 cl de crème fraîche épaisse: milk
    1 poulet fermier: meat
    1 cube de bouillon de volaille: meat celery? wheat? soya?
    30 cl de fond de veau: meat celery? wheat? soya?
    20 cl de fumet de poisson: fish celery? wheat?
    4 tranches de pain de mie: wheat milk? soya?
    1 c. à soupe de tarama: fish wheat? milk? egg?
    1 c. à soupe de crème de sésame: sesame
    1 c. à café de purée de cacahuètes: peanut
    2 c. à soupe de purée d'amande: nut
    6 galettes de sarrasin: wheat? egg?
    200 g de quenelles: wheat egg milk fish? meat?
    1 baguette rassise: wheat
    1 râble de lapin: meat
    1 dos de cabillaud: fish
    200 g de farine: wheat
    200 g de farine de sarrasin:
    200 g de farine de riz:
    200 g de fécule de maïs:
    200 g de maïzena:
    200 g de chapelure: wheat
    200 g de semoule: wheat
    200 g de semoule de maïs:
    200 g de boulgour: wheat
    1 baguette: wheat
    4 tranches de pain de mie: wheat
    1 pâte feuilletée: wheat milk?
    1 pâte brisée: wheat milk?
    1 pâte à pizza: wheat
    200 g de pâtes: wheat
    200 g de vermicelles de riz:
    200 g de nouilles aux œufs: wheat egg
    4 feuilles de brick: wheat
    1 sachet de levure chimique:
    4 feuilles de gélatine: meat
    2 g d'agar-agar:
    10 guimauves: meat
    20 cl de crème fraîche: milk
    20 cl de crème liquide: milk
    20 cl de crème de coco: coconut
    20 cl de crème de soja: soya
    20 cl de crème de cassis: alcohol
    200 g de crème de marrons:
    20 cl de lait: milk
    20 cl de lait de coco: coconut
    20 cl de lait d'amande: nut
    20 cl de lait d'avoine: oats
    20 cl de lait végétal: soya? nut? oats?
    20 cl de lait ribot: milk
    200 g de beurre: milk
    200 g de beurre de cacahuète: peanut
    200 g de beurre de cacao:
    200 g de beurre salé: milk
    200 g de saindoux: pork meat
    200 g de graisse de canard: meat
    200 g de fromage blanc: milk
    200 g de fromage râpé: milk
    200 g de gruyère: milk rennet?
    200 g de comté: milk rennet?
    200 g de roquefort: milk rennet?
    200 g de chèvre: milk
    1 bûche de chèvre: milk
    200 g de fromage de tête: pork meat
    200 g de lardons: pork meat
    200 g de lardons végétaux: soya? wheat?
    200 g de jambon: pork meat
    200 g de viande hachée: meat
    200 g de chair à saucisse: meat
    4 merguez: meat
    4 saucisses: meat
    1 magret de canard: meat
    1 poulet: meat
    1 cube de bouillon: flesh? celery? wheat?
    1 cube de bouillon de volaille: meat
    1 l de bouillon de légumes: celery? wheat?
    1 l de fumet de poisson: fish
    1 branche de céleri: celery
    1 céleri-rave: celery
    1 cuillère à soupe de moutarde: mustard
    1 c. à soupe de sauce soja: soya wheat
    1 c. à soupe de nuoc-mam: fish
    1 c. à soupe de sauce Worcestershire: fish
    4 anchois: fish
    1 boîte de thon: fish
    200 g de saumon fumé: fish
    200 g de cabillaud: fish
    200 g de crevettes: crustacean
    200 g de moules: mollusc
    12 huîtres: mollusc
    12 escargots: mollusc
    200 g de pleurotes:
    200 g de noix de Saint-Jacques: mollusc
    200 g de noix: nut
    200 g de noix de cajou: nut
    200 g de noix de coco: coconut
    1 noix de beurre: milk
    1 noix de muscade:
    200 g de noisettes: nut
    200 g de poudre d'amandes: nut
    200 g de pâte d'amande: nut
    200 g de pralin: nut
    200 g de cacahuètes: peanut
    200 g de pignons: pinenut
    200 g de châtaignes:
    200 g de chocolat noir: milk? soya?
    200 g de chocolat au lait: milk
    200 g de chocolat blanc: milk
    200 g de boudoirs: wheat egg
    200 g de spéculoos: wheat
    200 g de petits-beurre: wheat milk?
    3 œufs: egg
    3 jaunes d'œufs: egg
    3 blancs d'œufs: egg
    3 blancs de poulet: meat
    3 blancs de poireaux:
    1 aubergine:
    1 c. à soupe de miel: animal
    20 cl de vin blanc: alcohol sulphite
    20 cl de bière: barley alcohol
    1 c. à soupe de rhum: alcohol
    200 g de tofu: soya
    200 g de seitan: wheat
    200 g de flocons d'avoine: oats
    200 g de quinoa:
    200 g de houmous: sesame
    1 c. à soupe de purée de sésame: sesame
    1 c. à soupe de tahin: sesame
    200 g de mayonnaise: egg
    200 g de pesto: milk
    200 g de béchamel: milk wheat
    beurre ou margarine: milk?
    crème végétale: soya? nut? oats?
    farine sans gluten: soya?
    fromage végétal: soya? nut?
    200 g de vermicelles de soja:
    200 g de pâtes fraîches: wheat egg?
    20 cl de crème de riz:
    1 c. à soupe de crème de balsamique: sulphite
    200 g de laitances: fish
    1 yaourt de soja: soya
    200 g de jambon de dinde: meat
    200 g de rillettes de thon: fish
    2 coeurs de boeuf (tomates):
    4 tomates coeur de boeuf:
    1 pied de mouton (champignon):
    200 g de pieds-de-mouton:
    200 g de pleurotes en huître:
    1 c. à soupe de tartare: egg?
    1 c. à soupe de pâte de curry: crustacean? fish?
    200 g de brandade: fish milk?
    pain sans gluten: milk? egg?
    2 c. à soupe de levure de bière: barley?
    20 cl de boisson au soja: soya
    20 cl de lait de riz:
    100 g de purée d'amandes: nut
    100 g de crème de marrons:
    5 cl de crème de mûre: alcohol
    5 cl de crème de cassis: alcohol
    1 c. à café de crème de tartre:
    100 g de beurre de cacao:
    100 g de beurre clarifié: milk
    20 cl de crème fleurette: milk
    100 g de fromage blanc: milk
    100 g de comté râpé: milk rennet?
    100 g de bleu d'Auvergne: milk rennet?
    100 g de Saint-Nectaire: milk
    100 g de reblochon: milk rennet?
    100 g de chèvre frais: milk
    100 g de faisselle: milk
    100 g de lardons fumés: pork
    100 g de rillettes: pork? meat
    100 g de foie gras: meat
    100 g de saindoux: pork
    100 g de graisse d'oie: meat
    100 g de boudin noir: pork? meat milk? wheat? egg?
    100 g d'andouillette: pork? meat
    4 chipolatas: pork? meat wheat?
    100 g de pâté en croûte: meat wheat pork? egg? milk?
    1 pâte d'amandes: nut
    100 g de pâte de coing:
    2 c. à soupe de pâte de curry: crustacean? fish?
    100 g de pâtes fraîches: wheat egg?
    100 g de pâtes de riz:
    100 g de farine de sarrasin:
    100 g de farine de blé noir:
    100 g de farine d'épeautre: wheat
    100 g de farine de châtaigne:
    100 g de semoule fine: wheat
    100 g de polenta:
    100 g de boulgour: wheat
    100 g de chapelure: wheat
    100 g de pain d'épices: wheat rye? animal? milk?
    12 boudoirs: wheat egg milk?
    12 biscuits à la cuillère: wheat egg milk?
    100 g de spéculoos: wheat milk?
    100 g de macarons: nut egg milk?
    100 g de guimauve: meat pork? egg?
    6 feuilles de gélatine: meat pork?
    100 g de nougat de Montélimar: nut egg animal
    100 g de pralin: nut
    100 g de pistaches: nut
    100 g de pignons de pin: pinenut
    100 g de noix de coco râpée: coconut
    100 g de noix de Saint-Jacques: mollusc
    1 kg de moules: mollusc
    200 g de calamars: mollusc
    200 g d'encornets: mollusc
    200 g de bulots: mollusc
    200 g d'escargots de Bourgogne: mollusc
    200 g de langoustines: crustacean
    200 g de crevettes roses: crustacean
    1 tourteau: crustacean
    2 pavés de cabillaud: fish
    1 bar entier: fish
    1 dos de lieu noir: fish
    1 raie: fish
    1 lotte: fish
    6 filets d'anchois: fish
    100 g de tarama: fish wheat? milk? egg?
    50 cl de fumet de poisson: fish celery? wheat?
    50 cl de fond de veau: meat celery? wheat? soya?
    50 cl de bouillon de légumes: celery? wheat?
    1 bouquet garni: celery?
    1 c. à soupe de moutarde à l'ancienne: mustard sulphite?
    1 c. à soupe de rémoulade: egg mustard?
    20 cl de vin blanc sec: alcohol sulphite
    5 cl de cognac: alcohol
    5 cl de rhum: alcohol
    25 cl de bière brune: alcohol barley wheat?
    20 cl de cidre brut: alcohol sulphite
    1 c. à soupe de vinaigre de vin: sulphite?
    1 sachet de sucre vanillé:
    2 jaunes d'œufs: egg
    2 blancs en neige: egg
    1 c. à soupe d'eau de fleur d'oranger:
    1 langue de chat: wheat egg? milk?
    1 pied de veau: meat
    1 cœur de bœuf (tomate):
    2 cœurs d'artichaut:
    1 oreille de cochon: pork
    200 g de pieds de mouton:
    1 pomme d'amour:
    20 cl de lait sans lactose: milk
    100 g de farine sans gluten: soya? lupin?
    100 g de mayonnaise sans œuf: soya? mustard? milk?
    100 g de fromage végétal: soya? nut? coconut? oats?
    100 g de steak végétal: soya? wheat? egg?
    lait ou boisson végétale: milk? soya? nut? oats?
    quelques noisettes (facultatif): nut
    200 g de margarine sans lait: soya?
    20 cl de lait (ou boisson végétale): milk? soya? nut? oats?
    200 g de farine (sans gluten): soya? lupin?
    200 g de pâtes sans œufs: wheat
    beurre pour le moule: milk
    200 g de lardons ou de tofu fumé: pork? soya?
    200 g de poulet ou de dinde: meat
    crème fraîche (facultatif): milk
    chocolat noir (peut contenir des traces de noisettes): milk? soya? nut?
    200 g de jambon végétal: soya? wheat?
    200 g de saucisses végétariennes: soya? wheat? egg? milk?
    vin sans alcool: sulphite
    œufs de poules élevées en plein air: egg
    """

  static let spanish = """
    300 g de carne de membrillo:
    4 lomos de bacalao: fish
    200 g de palitos de cangrejo: fish egg? wheat? soya? crustacean?
    200 g de carne de cangrejo: crustacean
    2 mazorcas de maíz:
    1 pastilla de caldo de pollo: meat celery? wheat? soya?
    500 ml de caldo de pescado: fish celery? wheat?
    1 hueso de jamón: pork meat
    1 copita de anís: alcohol
    4 filetes de merluza: fish
    200 g de chorizo: pork meat milk? soya?
    2 morcillas: pork meat wheat?
    100 g de gulas: fish egg? wheat? soya?
    12 obleas para empanadillas: wheat
    100 g de bacalao desalado: fish
    3 claras a punto de nieve: egg
    1 chirivía:
    200 g de harina: wheat
    200 g de harina de trigo: wheat
    200 g de harina de maíz:
    200 g de harina de garbanzo:
    200 g de maicena:
    200 g de pan rallado: wheat
    1 barra de pan: wheat
    4 tortillas de harina: wheat
    4 tortillas de maíz:
    200 g de fideos: wheat
    200 g de fideos de arroz:
    200 g de macarrones: wheat
    1 lámina de hojaldre: wheat milk?
    1 sobre de levadura:
    4 hojas de gelatina: meat
    200 ml de nata: milk
    200 ml de leche: milk
    200 ml de leche de coco: coconut
    200 ml de leche de avena: oats
    200 ml de leche de almendras: nut
    1 lata de leche condensada: milk
    200 g de mantequilla: milk
    200 g de mantequilla de cacahuete: peanut
    200 g de manteca de cerdo: pork meat
    200 g de manteca de cacao:
    200 g de queso: milk
    200 g de queso manchego: milk rennet?
    200 g de queso parmesano: milk rennet?
    200 g de dulce de leche: milk
    1 yogur: milk
    3 huevos: egg
    3 claras: egg
    3 yemas: egg
    1 berenjena:
    200 g de jamón serrano: pork meat
    200 g de chorizo: pork meat
    200 g de panceta: pork meat
    200 g de tocino: pork meat
    1 morcilla: pork meat
    200 g de carne picada: meat
    200 g de ternera: meat
    1 pechuga de pollo: meat
    1 pastilla de caldo: flesh? celery? wheat?
    1 l de caldo de pollo: meat
    1 l de caldo de verduras: celery? wheat?
    1 l de caldo de pescado: fish
    200 g de atún: fish
    200 g de bacalao: fish
    6 anchoas: fish
    6 boquerones: fish
    200 g de gambas: crustacean
    200 g de langostinos: crustacean
    200 g de mejillones: mollusc
    200 g de almejas: mollusc
    200 g de calamares: mollusc
    200 g de pulpo: mollusc
    200 g de setas:
    200 g de nueces: nut
    1 pizca de nuez moscada:
    200 g de almendras: nut
    200 g de avellanas: nut
    200 g de cacahuetes: peanut
    200 g de piñones: pinenut
    200 g de coco rallado: coconut
    200 g de turrón: nut
    200 g de mazapán: nut
    200 g de chocolate: milk? soya?
    200 g de chocolate con leche: milk
    1 cucharada de miel: animal
    1 cucharada de mostaza: mustard
    1 cucharada de salsa de soja: soya wheat
    1 cucharada de salsa inglesa: fish
    1 rama de apio: celery
    1 vaso de vino blanco: alcohol sulphite
    1 lata de cerveza: barley alcohol
    1 cucharada de vinagre de jerez: sulphite
    1 cucharada de mayonesa: egg
    1 alioli: egg
    200 g de tofu: soya
    200 g de seitán: wheat
    200 g de avena: oats
    200 g de cebada: barley
    200 g de sésamo: sesame
    200 g de ajonjolí: sesame
    200 g de hummus: sesame
    200 g de galletas María: wheat
    200 g de bizcochos: wheat egg
    mantequilla o margarina: milk?
    harina sin gluten: soya?
    queso vegano: soya? nut?
    leche vegetal: soya? nut? oats?
    200 g de lentejas:
    200 g de garbanzos:
    1 pimiento choricero:
    1 cucharadita de pimentón:
    1 cabeza de ajo:
    1 boniato:
    200 g de arroz:
    1 lata de crema de coco: coconut milk?
    50 g de manteca: pork? meat? milk?
    1 tocino de cielo: egg
    50 g de carne de soja: soya
    200 g de sémola de maíz:
    1 nuez de mantequilla: milk
    100 g de polvorones: wheat nut? pork?
    100 g de mantecados: wheat pork?
    100 g de setas de ostra:
    100 g de lengua de gato: wheat egg
    100 g de calabaza cacahuete:
    200 ml de bebida de soja: soya
    200 ml de nata para montar: milk
    200 ml de nata vegetal: soya? oats? milk? coconut? nut?
    100 g de dulce de leche: milk
    100 g de leche condensada: milk
    100 g de queso manchego: milk rennet?
    100 g de queso de cabra: milk
    100 g de dulce de membrillo:
    100 g de carne de membrillo:
    100 g de manteca de cacao:
    100 g de manteca de cerdo: pork
    100 g de manteca de cacahuete: peanut
    100 g de mantequilla de cacahuete: peanut
    100 g de jamón serrano: pork
    100 g de chorizo: pork? meat milk? soya?
    100 g de morcilla: pork? meat wheat?
    100 g de sobrasada: pork? meat
    100 g de lomo embuchado: pork? meat
    1 pechuga de pavo: meat
    1 chuletón: meat
    200 g de callos: meat
    200 g de sepia: mollusc
    200 g de chipirones: mollusc
    200 g de cigalas: crustacean
    200 g de gulas: fish mollusc? crustacean? egg? wheat? soya?
    200 g de bacalao desalado: fish
    200 g de rape: fish
    200 g de mero: fish
    200 g de boquerones: fish
    4 anchoas: fish
    200 g de atún en aceite: fish
    1 rebanada de pan: wheat milk? soya?
    100 g de pan rallado: wheat soya?
    100 g de harina de trigo: wheat
    100 g de harina de garbanzo:
    100 g de harina de maíz:
    100 g de maicena:
    100 g de sémola: wheat
    100 g de fideos: wheat
    100 g de fideos de arroz:
    100 g de cuscús: wheat
    100 g de trigo sarraceno:
    100 g de trigo tierno: wheat
    12 bizcochos de soletilla: wheat egg milk?
    100 g de mazapán: nut egg?
    100 g de turrón de Jijona: nut egg animal
    100 g de turrón de Alicante: nut egg animal
    6 hojas de gelatina: meat pork?
    1 sobre de gelatina de fresa: meat pork?
    100 g de nubes: meat pork?
    100 g de gominolas: meat pork? animal?
    100 g de piñones: pinenut
    100 g de cacahuetes: peanut
    100 g de nueces: nut
    100 g de castañas:
    100 g de altramuces: lupin
    1 apionabo: celery
    1 cucharada de mahonesa: egg mustard?
    1 cucharada de alioli: egg? mustard?
    2 yemas: egg
    3 claras de huevo: egg
    1 huevo de pascua: milk? nut? soya?
    1 vaso de vino tinto: alcohol sulphite
    1 copa de jerez: alcohol sulphite
    50 ml de anís: alcohol
    50 ml de ron: alcohol
    1 cubito de caldo de pollo: meat celery? wheat? soya?
    1 l de fumet: fish? crustacean? celery? mollusc?
    1 cucharada de miel de caña:
    1 cabello de ángel:
    1 brazo de gitano: wheat egg milk?
    200 g de ropa vieja: meat
    200 g de setas ostra:
    200 g de níscalos:
    1 lengua de ternera: meat
    200 ml de leche sin lactosa: milk
    100 g de harina sin gluten: soya? lupin?
    100 g de mayonesa vegana: soya? mustard?
    100 g de chorizo vegano: soya? wheat?
    mantequilla o aceite: milk?
    nata o leche de coco: milk? coconut?
    almendras (opcional): nut
    200 g de margarina sin leche: soya?
    200 ml de leche (o bebida vegetal): milk? soya? nut? oats?
    200 g de pasta sin huevo: wheat
    200 g de pollo o pavo: meat
    200 g de jamón o tofu: pork? soya?
    mantequilla para engrasar el molde: milk
    queso rallado (opcional): milk
    chocolate negro (puede contener trazas de almendras): milk? soya? nut?
    200 g de salchichas vegetarianas: soya? wheat? egg? milk?
    cerveza sin alcohol: barley
    huevos camperos: egg
    """

  static let italian = """
    1 cucchiaino di senape in grani: mustard sulphite?
    8 piadine: wheat pork? meat? milk?
    500 g di petto di tacchino: meat
    1 dado di pollo: meat celery? wheat? soya? milk?
    1 litro di brodo di carne: meat celery? wheat? soya? milk?
    1 dado vegetale: celery? wheat? milk? soya?
    100 g di mortadella: pork meat nut? milk?
    250 g di tortellini: wheat egg? milk? meat? pork?
    4 ossibuchi: meat
    4 friselle: wheat
    1 scatoletta di tonno: fish
    200 g di farina: wheat
    200 g di farina 00: wheat
    200 g di farina di riso:
    200 g di farina di mandorle: nut
    200 g di farina di castagne:
    200 g di farina di ceci:
    200 g di fecola di patate:
    200 g di maizena:
    200 g di semola: wheat
    200 g di pangrattato: wheat
    200 g di pane: wheat
    200 g di pasta: wheat
    200 g di spaghetti: wheat
    200 g di tagliatelle all'uovo: wheat egg
    200 g di lasagne: wheat egg?
    200 g di gnocchi: wheat
    200 g di riso:
    1 rotolo di pasta sfoglia: wheat milk?
    1 rotolo di pasta frolla: wheat milk? egg?
    200 g di pasta di mandorle: nut
    200 g di pasta di acciughe: fish
    200 g di pasta di zucchero: meat?
    8 g di gelatina in fogli: meat
    200 ml di panna: milk
    200 ml di panna di soia: soya
    200 ml di latte: milk
    200 ml di latte di cocco: coconut
    200 ml di latte di mandorla: nut
    200 ml di latte di riso:
    200 g di burro: milk
    200 g di burro di arachidi: peanut
    200 g di burro di cacao:
    200 g di strutto: pork meat
    200 g di lardo: pork meat
    200 g di guanciale: pork meat
    200 g di pancetta: pork meat
    200 g di speck: pork meat
    200 g di prosciutto cotto: pork meat
    200 g di mortadella: pork meat
    200 g di salsiccia: meat
    200 g di macinato: meat
    200 g di vitello: meat
    200 g di ragù: meat
    1 dado: flesh? celery? wheat?
    1 l di brodo vegetale: celery? wheat?
    1 l di brodo di carne: meat
    1 l di brodo di pollo: meat
    200 g di parmigiano: milk rennet?
    200 g di parmigiano reggiano: milk rennet
    200 g di grana padano: milk rennet egg
    200 g di pecorino: milk rennet?
    200 g di gorgonzola: milk rennet?
    200 g di mozzarella: milk
    200 g di ricotta: milk
    200 g di mascarpone: milk
    200 g di stracchino: milk
    3 uova: egg
    3 tuorli: egg
    3 albumi: egg
    1 melanzana:
    4 acciughe: fish
    200 g di tonno: fish
    200 g di bottarga: fish
    200 g di baccalà: fish
    200 g di gamberi: crustacean
    200 g di scampi: crustacean
    200 g di cozze: mollusc
    200 g di vongole: mollusc
    200 g di calamari: mollusc
    200 g di seppie: mollusc
    200 g di noci: nut
    200 g di nocciole: nut
    200 g di mandorle: nut
    200 g di pinoli: pinenut
    1 pizzico di noce moscata:
    1 noce di burro: milk
    200 g di savoiardi: wheat egg
    200 g di cioccolato fondente: milk? soya?
    200 g di cioccolato al latte: milk
    200 g di Nutella: nut milk
    1 cucchiaio di miele: animal
    1 costa di sedano: celery
    200 g di sedano rapa: celery
    1 cucchiaino di senape: mustard
    1 cucchiaio di salsa di soia: soya wheat
    1 bicchiere di vino bianco: alcohol sulphite
    1 birra: barley alcohol
    200 g di farro: wheat
    200 g di orzo: barley
    200 g di orzo perlato: barley
    200 g di avena: oats
    200 g di polenta:
    200 g di pesto: milk
    200 g di maionese: egg
    200 g di besciamella: milk wheat
    200 g di tofu: soya
    200 g di lupini: lupin
    1 cucchiaio di semi di sesamo: sesame
    burro o margarina: milk?
    farina senza glutine: soya?
    1 spicchio d'aglio:
    olio extravergine d'oliva:
    100 ml di panna di cocco: coconut
    200 g di ricotta di mandorle: nut
    200 g di grana: milk rennet?
    200 g di colomba: wheat egg milk nut?
    200 g di cornetti: wheat milk?
    200 g di pasta di pistacchi: nut
    200 g di pasta di sesamo: sesame
    200 g di pasta di riso:
    200 g di semola di mais:
    200 g di vitello tonnato: meat fish egg
    200 g di salsa tonnata: fish egg?
    200 g di funghi ostrica:
    200 g di lingue di gatto: wheat egg
    200 g di gelatina di mele:
    200 ml di latte di avena: oats
    200 ml di bevanda di soia: soya
    200 ml di panna da cucina: milk
    200 ml di panna vegetale: soya? oats? coconut? milk? nut?
    200 g di ricotta vaccina: milk
    200 g di provola affumicata: milk
    200 g di scamorza: milk rennet?
    200 g di pecorino romano: milk rennet
    200 g di caciocavallo: milk rennet?
    200 g di taleggio: milk rennet?
    200 g di crescenza: milk
    200 g di burrata: milk
    100 g di burro di arachidi: peanut
    100 g di burro di cacao:
    100 g di strutto: pork
    100 g di lardo di Colonnata: pork
    100 g di guanciale: pork
    100 g di speck: pork
    100 g di bresaola: meat
    100 g di cotechino: pork? meat
    100 g di 'nduja: pork? meat
    4 salsicce: pork? meat
    200 g di trippa: meat
    200 g di coniglio: meat
    200 g di totani: mollusc
    200 g di moscardini: mollusc
    200 g di polpo: mollusc
    200 g di mazzancolle: crustacean
    4 acciughe sott'olio: fish
    200 g di orata: fish
    200 g di branzino: fish
    20 g di bottarga: fish
    1 cucchiaio di colatura di alici: fish
    100 g di pangrattato: wheat soya?
    100 g di farina 00: wheat
    100 g di farina di ceci:
    100 g di farina di castagne:
    100 g di farina di mandorle: nut
    100 g di farina di riso:
    100 g di grano saraceno:
    100 g di farro perlato: wheat
    100 g di orzo perlato: barley
    100 g di semola rimacinata: wheat
    100 g di semolino: wheat
    200 g di orecchiette: wheat
    200 g di spaghetti di riso:
    200 g di gnocchi di patate: wheat egg?
    200 g di tortellini: wheat egg? meat? pork? milk?
    1 pan di Spagna: wheat egg
    20 savoiardi: wheat egg
    20 amaretti: nut egg? wheat?
    100 g di torrone: nut egg animal
    100 g di pasta di mandorle: nut
    100 g di pasta di nocciole: nut
    100 g di crema di nocciole: nut milk? soya?
    100 g di pasta reale: nut
    100 g di pinoli: pinenut
    100 g di arachidi: peanut
    100 g di noci pecan: nut
    1 noce di cocco: coconut
    12 g di colla di pesce: meat fish? pork?
    12 g di gelatina in fogli: meat fish? pork?
    10 g di agar agar:
    100 g di lupini: lupin
    1 sedano rapa: celery
    1 cucchiaio di senape: mustard
    2 tuorli: egg
    1 bicchierino di Marsala: alcohol sulphite
    1 bicchierino di limoncello: alcohol
    1 bicchierino di Strega: alcohol
    200 ml di birra: alcohol barley wheat?
    1 dado di carne: meat celery? wheat? soya? milk?
    1 cucchiaio di aceto balsamico: sulphite?
    100 g di pesto alla genovese: milk nut? pinenut? rennet?
    100 g di besciamella: milk wheat
    100 g di maionese: egg mustard?
    1 peperone:
    2 peperoni rossi:
    200 g di finferli:
    200 g di lattuga:
    200 g di fagioli cannellini:
    1 cuore di bue:
    200 ml di latte senza lattosio: milk
    100 g di farina senza glutine: soya? lupin?
    200 g di ricotta di soia: soya
    200 g di ragù vegano: soya? wheat?
    burro o olio: milk?
    panna o latte di cocco: milk? coconut?
    granella di nocciole (facoltativa): nut
    200 g di margarina senza latte: soya?
    200 ml di latte (o bevanda vegetale): milk? soya? nut? oats?
    200 g di pasta senza uova: wheat
    200 g di pollo o tacchino: meat
    200 g di pancetta o tofu: pork? soya?
    burro per lo stampo: milk
    parmigiano a piacere: milk rennet?
    cioccolato fondente (può contenere tracce di nocciole): milk? soya? nut?
    200 g di salsicce vegetariane: soya? wheat? egg? milk?
    birra analcolica: barley
    uova di galline allevate a terra: egg
    """

  static let dutch = """
    4 haringfilets: fish
    2 kippenbouillonblokjes: meat celery? wheat? soya?
    400 ml visfond: fish celery? wheat?
    50 ml advocaat: egg alcohol
    4 kipdijen: meat
    1 el sambal: crustacean? fish?
    200 ml satésaus: peanut soya? wheat?
    200 g kibbeling: fish wheat egg? milk?
    100 g speculaas: wheat milk? nut?
    50 g seroendeng: coconut peanut?
    200 g verse tortellini: wheat milk? egg? meat? pork?
    100 g amandelspijs: nut egg?
    200 g bloem: wheat
    200 g tarwebloem: wheat
    200 g zelfrijzend bakmeel: wheat
    200 g boekweitmeel:
    200 g maïzena:
    200 g rijstmeel:
    200 g paneermeel: wheat
    4 boterhammen: wheat
    1 stokbrood: wheat
    200 g roggebrood: rye
    200 g pasta: wheat
    200 g mie: wheat egg?
    200 g eiermie: wheat egg
    200 g rijstnoedels:
    200 g mihoen:
    1 pak bladerdeeg: wheat milk?
    4 blaadjes gelatine: meat
    200 ml slagroom: milk
    200 ml zure room: milk
    200 ml kookroom: milk
    200 ml melk: milk
    200 ml karnemelk: milk
    200 ml kokosmelk: coconut
    200 ml havermelk: oats
    200 ml amandelmelk: nut
    200 ml sojamelk: soya
    200 g boter: milk
    200 g roomboter: milk
    200 g pindakaas: peanut
    200 g cacaoboter:
    200 g margarine: milk? soya?
    200 g reuzel: pork meat
    200 g kaas: milk
    200 g geraspte kaas: milk
    200 g Parmezaanse kaas: milk rennet?
    200 g geitenkaas: milk
    200 g roomkaas: milk
    200 g kwark: milk
    200 g vla: milk
    3 eieren: egg
    3 eidooiers: egg
    3 eiwitten: egg
    1 aubergine:
    200 g spek: pork meat
    200 g spekjes: pork meat
    200 g ham: pork meat
    200 g gehakt: meat
    200 g rundergehakt: meat
    200 g vegetarisch gehakt: soya? egg? wheat?
    1 rookworst: meat
    1 kipfilet: meat
    1 bouillonblokje: flesh? celery? wheat?
    1 groentebouillonblokje: celery? wheat?
    500 ml groentebouillon: celery? wheat?
    500 ml kippenbouillon: meat
    500 ml visbouillon: fish
    1 knolselderij: celery
    2 stengels bleekselderij: celery
    1 el mosterd: mustard
    1 el sojasaus: soya wheat
    1 el ketjap manis: soya wheat
    1 el vissaus: fish
    1 el worcestersaus: fish
    1 el sambal:
    1 el trassi: crustacean
    200 g zalm: fish
    200 g tonijn: fish
    200 g haring: fish
    200 g garnalen: crustacean
    200 g mosselen: mollusc
    200 g inktvis: mollusc
    200 g oesterzwammen:
    200 g kroepoek: crustacean
    200 g satésaus: peanut
    200 g pinda's: peanut
    200 g walnoten: nut
    200 g hazelnoten: nut
    200 g amandelen: nut
    200 g amandelspijs: nut
    200 g marsepein: nut
    1 snuf nootmuskaat:
    200 g kastanjes:
    200 g kokos: coconut
    200 g pompoen:
    200 g pure chocolade: milk? soya?
    200 g melkchocolade: milk
    200 g hagelslag: milk? soya?
    200 g stroopwafels: wheat
    200 g speculaas: wheat
    200 g lange vingers: wheat egg
    200 g ontbijtkoek: rye? wheat?
    1 el honing: animal
    1 el stroop:
    200 ml witte wijn: alcohol sulphite
    200 ml bier: barley alcohol
    200 g tofu: soya
    200 g tempé: soya
    200 g havermout: oats
    200 g gort: barley
    1 el tahin: sesame
    200 g hummus: sesame
    200 g sesamzaad: sesame
    200 g mayonaise: egg
    200 g filodeeg: wheat
    boter of margarine: milk?
    plantaardige room: soya? nut? oats?
    glutenvrij meel: soya?
    vegan kaas: soya? nut?
    1 ui:
    2 tenen knoflook:
    200 g notenpasta: nut peanut?
    200 g spekkoek: wheat? egg milk
    200 g krentenbollen: wheat
    200 g bitterkoekjes: nut? egg
    200 g sambal badjak: crustacean?
    200 g borrelnootjes: peanut wheat
    200 g kroketten: meat? wheat
    200 g bitterballen: meat wheat
    200 g drop: meat? wheat?
    1 el azijn: sulphite?
    200 ml sojaroom: soya
    200 ml kokosroom: coconut
    200 g oude kaas: milk rennet?
    200 g hüttenkäse: milk
    200 g karnemelk: milk
    1 el appelstroop:
    100 g cacaoboter:
    100 g roomboter: milk
    100 g reuzel: pork
    100 g spekblokjes: pork
    200 g half-om-half gehakt: pork? meat
    200 g kipfilet: meat
    200 g rookvlees: meat
    200 g filet americain: meat egg? mustard? celery? soya? milk? wheat?
    200 g leverworst: meat pork? milk? soya? wheat? mustard?
    4 frikandellen: meat wheat? pork? soya? mustard? milk?
    4 kroketten: meat? wheat egg? milk? celery? mustard? soya?
    4 bitterballen: meat wheat egg? milk? celery? mustard? soya?
    200 g oesters: mollusc
    200 g Hollandse garnalen: crustacean
    200 g kreeft: crustacean
    200 g krab: crustacean
    200 g surimi: fish crustacean? egg? wheat? soya? mollusc?
    200 g paling: fish
    200 g kabeljauw: fish
    200 g makreel: fish
    1 blikje ansjovis: fish
    1 el sambal badjak: crustacean? fish?
    1 el satésaus: peanut soya? wheat? crustacean? fish?
    200 g boekweitbloem:
    200 g speltmeel: wheat
    200 g roggemeel: rye
    200 g maizena:
    200 g griesmeel: wheat
    200 g beschuit: wheat milk? egg? soya?
    200 g winegums: meat? pork? animal?
    6 blaadjes gelatine: meat pork?
    200 g nootmuskaat:
    200 g kokosnoot: coconut
    200 g pijnboompitten: pinenut
    1 stengel bleekselderij: celery
    2 el mayonaise: egg mustard?
    2 eidooiers: egg
    200 ml advocaat: egg alcohol
    200 ml bruin bier: alcohol barley wheat?
    1 l kippenbouillon: meat celery? wheat? soya?
    1 l groentebouillon: celery? wheat?
    1 l visbouillon: fish celery? wheat?
    200 g vleestomaten:
    200 g boterbonen:
    200 g sperziebonen:
    1 botersla:
    1 vegetarische schnitzel: wheat? soya? egg? milk?
    200 g vegan kaas: soya? nut?
    200 ml lactosevrije melk: milk
    200 g glutenvrije bloem: soya? lupin?
    200 g eivrije mayonaise: soya? mustard? milk?
    boter of olie: milk?
    spekjes of tempeh: pork? meat? soya?
    kaas naar keuze: milk
    geraspte kaas (optioneel): milk
    200 g zoute stengels: wheat
    200 g kaasstengels: milk wheat?
    200 g uienringen: wheat?
    200 g appeltaart: wheat milk? egg?
    200 g aardappelsalade: egg? mustard?
    200 g aardappelpuree: milk?
    200 g rijstkoekjes:
    200 g rijstwafels:
    200 g roomboterkoekjes: milk wheat
    200 g speculaaskruiden:
    200 g pepernoten: wheat rye? milk? animal?
    200 g kruidnoten: wheat milk?
    200 g taaitaai: wheat rye? animal?
    200 g oliebollen: wheat milk? egg?
    200 g poffertjes: wheat milk? egg?
    200 g pannenkoeken: wheat milk egg
    200 g eierkoeken: egg wheat
    200 g moorkoppen: wheat milk egg
    200 g tompouce: wheat milk egg?
    200 g bananenbrood: wheat
    200 g maisbrood: wheat?
    200 g knoflookbrood: wheat milk?
    200 g kruidenboter: milk
    200 g kruidenkaas: milk
    200 g tomatensoep: milk? celery?
    200 g erwtensoep: meat? celery
    200 g champignonsoep: milk? wheat? celery?
    200 g kaassoufflé: milk wheat
    200 g groenteburger: wheat? egg? milk? soya?
    200 g visstick: fish wheat
    200 g visburger: fish wheat
    200 g loempia: wheat meat? egg? soya? crustacean?
    200 g nasi: soya? egg? meat? crustacean?
    200 g bami: wheat egg? soya? meat?
    200 g rozijnenbrood: wheat milk?
    200 g suikerbrood: wheat milk?
    200 g vanillevla: milk
    200 g rijstepap: milk
    200 g pudding: milk? egg?
    200 g suikerspin:
    200 g zuurtjes: animal? meat?
    200 g ijs: milk egg?
    200 g waterijs: milk?
    200 g schuimpjes: egg
    200 g margarine zonder melk: soya?
    200 ml melk (of plantaardige melk): milk? soya? nut? oats?
    200 g pasta zonder ei: wheat
    200 g kip of kalkoen: meat
    200 g spek of tofu: pork? soya?
    boter voor de bakvorm: milk
    geraspte kaas naar wens: milk
    pure chocolade (kan sporen van noten bevatten): milk? soya? nut?
    200 g vegetarische worst: soya? wheat? egg? milk?
    alcoholvrij bier: barley
    scharreleieren: egg
    """

  static let english = """
    1 tbsp chocolate vermicelli: milk? soya?
    250 g lady's fingers, trimmed: wheat? egg?
    100 g prawn crackers: crustacean fish? wheat?
    1 jar Alfredo sauce: milk wheat? rennet?
    1 tbsp tobiko: fish soya? wheat?
    100 g scrapple: pork meat wheat?
    2 tbsp piccalilli: mustard wheat?
    4 naan breads: wheat milk? egg?
    1 box Jiffy corn muffin mix: wheat milk? egg? pork? meat?
    1 tbsp A1 sauce: fish? wheat? mustard?
    1 cup Alfredo sauce: milk
    2 tbsp anchovy butter: fish milk
    200 g angel delight: milk?
    1 tbsp asafoetida: wheat?
    2 cups arborio rice:
    1 cup arrowroot:
    2 tbsp Bisto gravy granules: wheat?
    1 packet ramen noodles: wheat
    1 cup bulgur: wheat
    2 slices rye bread: rye wheat? milk?
    1 loaf pumpernickel: rye
    4 bao buns: wheat
    4 steamed buns: wheat
    2 cups Bisquick: wheat milk? soya?
    1 box Jell-O: meat
    1 packet lime jelly: meat?
    10 gummy bears: meat?
    6 wine gums: meat?
    5 jelly babies: meat?
    3 Turkish delights: meat?
    8 liquorice allsorts: wheat meat?
    2 sticks Twizzlers: wheat
    1 cup Maltesers: milk barley soya? wheat?
    2 Kit Kats: milk wheat soya?
    1 Twix bar: milk wheat soya?
    1 Mars bar: milk barley? soya? egg?
    2 Snickers: milk peanut soya? egg?
    1 Bounty bar: milk coconut soya?
    4 Ferrero Rocher: milk nut wheat soya?
    1 cup Nutella: nut milk soya
    3 After Eights: milk? soya?
    100 g Toblerone: milk nut egg animal soya?
    2 tbsp Milo: milk barley
    2 tbsp Horlicks: milk barley wheat
    2 tbsp Ovaltine: barley milk? egg?
    1 cup Bailey's Irish Cream: milk alcohol
    50 ml Advocaat: egg alcohol
    2 tbsp Amaretto: nut? alcohol
    30 ml Frangelico: nut alcohol
    1 oz orgeat: nut
    2 oz Campari: alcohol
    1 bottle stout: barley alcohol
    1 can Guinness: barley alcohol
    1 cup non-alcoholic beer: barley
    1 cup ginger beer:
    1 cup root beer:
    1 cup malt vinegar: barley
    1 tsp malt extract: barley
    1 cup Rice Krispies: barley?
    1 cup cornflakes: barley?
    1 cup Grape-Nuts: wheat barley
    1 cup Shreddies: wheat
    2 Weetabix: wheat barley
    1 cup All-Bran: wheat barley?
    1 cup Cheerios: oats
    1 cup muesli: oats nut? wheat? milk? sulphite?
    1 cup granola: oats nut? milk? animal?
    1 flapjack: oats
    1 cup couscous: wheat
    1 cup pearl barley: barley
    1 cup freekeh: wheat
    1 cup farro: wheat
    1 cup fregola: wheat
    1 cup orzo: wheat
    1 cup gnocchi: wheat egg?
    1 cup seitan: wheat soya?
    1 cup cream of wheat: wheat
    1 cup semolina: wheat
    1 cup durum flour: wheat
    1 cup graham flour: wheat
    1 cup plain flour: wheat
    1 cup self-raising flour: wheat
    1 cup "00" flour: wheat
    1 cup strong white flour: wheat
    1 cup spelt flour: wheat
    1 cup rice flour:
    1 cup almond flour: nut
    1 cup coconut flour: coconut
    1 cup gluten-free flour: soya?
    1 cup gluten free self raising flour: soya?
    1 cup lupin flour: lupin
    1 cup soy flour: soya
    1 cup chickpea flour:
    1 cup gram flour:
    1 cup besan:
    1 cup masa harina:
    1 cup buckwheat noodles: wheat?
    200 g soba noodles: wheat?
    200 g udon: wheat
    200 g somen: wheat
    200 g rice noodles:
    200 g glass noodles:
    200 g shirataki noodles:
    200 g egg noodles: wheat egg
    200 g hokkien noodles: wheat egg?
    200 g fresh tagliatelle: wheat egg
    200 g wonton wrappers: wheat egg?
    10 rice paper wrappers:
    10 gyoza wrappers: wheat
    1 sheet filo pastry: wheat
    1 sheet puff pastry: wheat milk?
    1 pie crust: wheat milk?
    1 graham cracker crust: wheat milk? soya?
    12 ladyfingers: wheat egg
    12 amaretti biscuits: nut egg wheat?
    200 g digestive biscuits: wheat milk? oats?
    200 g Oreos: wheat soya
    200 g ginger nuts: wheat
    200 g speculoos: wheat soya?
    2 tbsp Biscoff spread: wheat soya
    6 croissants: wheat milk egg?
    6 brioche buns: wheat milk egg
    1 challah: wheat egg
    1 naan bread: wheat milk
    4 chapatis: wheat
    4 parathas: wheat milk?
    4 pitta breads: wheat
    4 flour tortillas: wheat
    4 corn tortillas:
    1 cup panko: wheat soya?
    1 cup breadcrumbs: wheat
    1 cup Italian breadcrumbs: wheat milk?
    1 cup croutons: wheat milk?
    1 cup stuffing mix: wheat
    1 tbsp Worcestershire sauce: fish barley?
    1 tbsp soy sauce: soya wheat
    1 tbsp tamari: soya wheat?
    1 tbsp coconut aminos: coconut
    1 tbsp liquid aminos: soya
    1 tbsp teriyaki sauce: soya wheat
    1 tbsp hoisin sauce: soya wheat sesame?
    1 tbsp oyster sauce: mollusc soya? wheat?
    1 tbsp fish sauce: fish
    1 tbsp black bean sauce: soya wheat?
    1 tbsp gochujang: soya wheat? barley?
    1 tbsp doenjang: soya wheat?
    1 tbsp white miso: soya barley?
    1 tbsp ponzu: soya wheat fish?
    1 tbsp XO sauce: crustacean mollusc fish soya?
    1 tbsp shrimp paste: crustacean
    1 tbsp belacan: crustacean
    1 tbsp red curry paste: crustacean? fish?
    1 tbsp green curry paste: crustacean? fish?
    1 tbsp massaman curry paste: crustacean? fish? peanut?
    1 tbsp laksa paste: crustacean? fish?
    1 tbsp tom yum paste: crustacean fish?
    1 cup kimchi: fish? crustacean?
    1 cup dashi: fish
    1 tsp bonito flakes: fish
    1 tsp furikake: sesame fish?
    1 tbsp satay sauce: peanut soya? wheat?
    1 tbsp gado gado sauce: peanut
    1 tbsp sambal oelek:
    1 tbsp sriracha:
    1 tbsp harissa:
    1 tbsp tahini: sesame
    1 cup hummus: sesame
    1 cup baba ganoush: sesame
    1 tbsp za'atar: sesame
    1 tbsp dukkah: nut sesame
    1 tbsp gomasio: sesame
    1 tbsp everything bagel seasoning: sesame
    100 g halva: sesame nut? peanut?
    100 g baklava: wheat nut milk?
    100 g marzipan: nut egg?
    100 g frangipane: nut egg milk wheat?
    100 g nougat: nut egg milk?
    100 g praline: nut milk?
    100 g gianduja: nut milk?
    100 g peanut brittle: peanut milk?
    1 cup trail mix: nut peanut
    1 cup mixed nuts: nut peanut
    1 cup pesto: milk nut? pinenut? rennet?
    1 tbsp red pesto: milk nut? pinenut? rennet?
    1 tbsp vegan pesto: nut? pinenut?
    1 cup romesco: nut
    1 tbsp tapenade: fish?
    1 cup caponata: celery
    1 cup ratatouille:
    1 cup mirepoix: celery
    1 cup soffritto: celery
    1 celeriac: celery
    1 celery root: celery
    1 tsp celery salt: celery
    1 tsp Old Bay: celery? mustard?
    1 vegetable stock cube: celery? wheat?
    1 l vegetable stock: celery? wheat?
    1 chicken stock cube: meat celery? wheat?
    1 beef Oxo cube: meat wheat?
    1 tsp Vegemite: barley
    1 tsp Marmite: barley
    1 tsp Bovril: meat
    1 tsp curry powder: mustard? celery?
    1 tsp garam masala:
    1 tsp ras el hanout:
    1 tbsp Dijon mustard: mustard sulphite?
    1 tsp mustard seeds: mustard
    1 tbsp piccalilli: mustard
    1 tbsp mayonnaise: egg mustard?
    1 tbsp vegan mayonnaise: soya? mustard?
    1 tbsp aioli: egg mustard?
    1 tbsp salad cream: egg mustard
    1 tbsp tartare sauce: egg mustard? fish?
    1 tbsp Caesar dressing: egg fish milk mustard?
    1 tbsp ranch dressing: milk egg
    1 tbsp thousand island dressing: egg
    1 tbsp Italian dressing: egg? milk? mustard?
    1 tbsp vinaigrette: mustard?
    1 tbsp horseradish sauce: milk? egg? mustard?
    1 tbsp wasabi: mustard?
    1 tbsp mint sauce:
    1 tbsp brown sauce: fish? barley? wheat?
    1 tbsp ketchup: celery?
    1 tbsp barbecue sauce: fish? wheat? mustard?
    1 tbsp steak sauce: fish? wheat?
    1 cup hollandaise: egg milk
    1 cup bearnaise sauce: egg milk
    1 cup bechamel: milk wheat
    1 cup cheese sauce: milk
    1 cup bread sauce: wheat milk
    1 cup custard: milk egg
    2 tbsp custard powder:
    1 cup ready-made custard: milk egg
    1 jar lemon curd: egg milk
    1 cup Greek yoghurt: milk
    1 cup soya yoghurt: soya
    1 cup coconut yoghurt: coconut
    1 cup kefir: milk
    1 cup buttermilk: milk
    1 cup oat milk: oats
    1 cup rice milk:
    1 cup almond milk: nut
    1 cup cashew cream: nut
    1 cup hemp milk:
    1 can condensed milk: milk
    1 can condensed coconut milk: coconut
    1 can evaporated milk: milk
    1 cup half-and-half: milk
    1 cup whipped topping: milk
    1 tub Cool Whip: milk
    1 cup coffee creamer: milk?
    1 cup ghee: milk
    1 cup margarine: milk? soya?
    1 cup vegan butter: soya? nut?
    1 cup cocoa butter:
    1 cup shea butter:
    1 cup peanut butter: peanut
    1 cup almond butter: nut
    1 cup apple butter:
    1 cup cookie butter: wheat soya?
    1 cup sunflower butter:
    1 can butter beans:
    1 butternut squash:
    1 head butter lettuce:
    1 peanut butter squash:
    1 buttercup squash:
    1 butter chicken sauce: milk nut?
    1 cup quark: milk
    1 cup skyr: milk
    1 cup paneer: milk
    1 cup halloumi: milk
    1 cup feta: milk
    1 cup vegan feta: soya? nut?
    1 cup Parmesan: milk rennet?
    1 cup Grana Padano: milk rennet egg
    1 cup Pecorino Romano: milk rennet
    1 cup Gruyère: milk rennet?
    1 cup Gorgonzola: milk rennet?
    1 cup Manchego: milk rennet?
    1 cup Roquefort: milk rennet?
    1 cup Comté: milk rennet?
    1 cup Emmentaler: milk rennet?
    1 cup cheddar: milk
    1 cup nutritional yeast:
    1 cup macaroni cheese: milk wheat
    1 cup cauliflower cheese: milk wheat?
    1 head cheese: pork meat
    1 cup lemon cheese: egg milk
    2 eggs: egg
    2 eggplants:
    1 Scotch egg: egg meat wheat?
    1 flax egg:
    1 tbsp egg replacer:
    1 cup egg substitute: egg
    1 Easter egg: milk? soya?
    1 creme egg: milk egg?
    1 cup eggnog: egg milk
    1 cup meringues: egg
    1 pavlova: egg
    1 macaron: nut egg
    2 cups coconut macaroons: egg coconut
    1 marshmallow: meat
    1 cup vegan marshmallows:
    1 cup marshmallow fluff: egg
    1 sheet gelatine: meat
    1 tsp agar agar:
    1 sachet vege-gel:
    1 tbsp lard: pork meat
    1 tbsp suet: meat
    1 tbsp vegetable suet: wheat?
    1 tbsp dripping: meat
    1 tbsp schmaltz: meat
    1 tbsp duck fat: meat
    1 tbsp goose fat: meat
    1 tbsp bone broth: meat
    1 tbsp mincemeat: meat?
    500 g mince: meat
    500 g Quorn mince: egg
    500 g soya mince: soya
    500 g vegan mince: soya?
    500 g plant-based sausages: soya? wheat?
    6 veggie burgers: egg? wheat? soya?
    6 sausages: meat wheat?
    6 vegan sausages: soya? wheat?
    1 black pudding: pork meat oats? barley? wheat?
    1 haggis: meat oats
    1 white pudding: meat oats?
    1 Christmas pudding: wheat egg meat? nut?
    1 summer pudding: wheat
    1 Yorkshire pudding: wheat egg milk
    6 crumpets: wheat
    6 scones: wheat milk? egg?
    6 English muffins: wheat
    6 pancakes: wheat egg milk
    6 blinis: wheat egg? milk?
    6 crepes: wheat egg milk
    6 poppadoms:
    6 idlis:
    6 dosas:
    6 samosas: wheat
    6 onion bhajis: wheat?
    6 spring rolls: wheat
    6 arepas:
    6 tamales: meat?
    6 empanadas: wheat
    6 pierogi: wheat
    6 gyoza: wheat meat?
    6 dumplings: wheat
    6 vol-au-vents: wheat milk?
    1 quiche: wheat egg milk
    1 pizza: wheat milk
    1 pizza base: wheat
    1 lasagne: wheat
    8 lasagne sheets: wheat egg?
    250 g cannelloni: wheat egg?
    250 g tortellini: wheat egg
    250 g ravioli: wheat egg?
    250 g spaghetti: wheat
    1 spaghetti squash:
    250 g gluten-free spaghetti:
    250 g chickpea pasta:
    250 g squid ink pasta: wheat mollusc
    1 tin tuna: fish
    1 tin sardines: fish
    1 jar anchovies: fish
    1 tin salmon: fish
    1 surimi stick: fish crustacean? egg?
    6 crab sticks: fish crustacean? egg? wheat?
    6 fish fingers: fish wheat
    1 cup taramasalata: fish
    1 tbsp caviar: fish
    1 tbsp roe: fish
    1 cup aubergine caviar:
    1 tin clams: mollusc
    1 dozen oysters: mollusc
    1 cup oyster mushrooms:
    1 cup oyster crackers: wheat
    1 lobster: crustacean
    1 cup lobster mushrooms:
    1 lb crayfish: crustacean
    1 lb langoustines: crustacean
    1 lb scampi: crustacean
    1 lb breaded scampi: crustacean wheat
    1 lb prawns: crustacean
    1 cup prawn crackers: crustacean
    1 lb squid: mollusc
    1 lb calamari: mollusc
    1 lb snails: mollusc
    1 lb cuttlefish: mollusc
    1 lb whelks: mollusc
    1 lb abalone: mollusc
    1 lb mussels: mollusc
    1 lb scallops: mollusc
    2 cups scalloped potatoes: milk?
    1 cup paella rice:
    1 cup bouillabaisse: fish crustacean?
    1 cup clam chowder: mollusc milk?
    1 cup bisque: crustacean? milk?
    1 cup chowder: milk?
    1 cup lobster bisque: crustacean milk?
    1 can cream of mushroom soup: milk wheat
    1 can cream of chicken soup: milk wheat meat
    1 can tomato soup: milk? wheat?
    1 packet onion soup mix: wheat?
    1 can baked beans:
    1 can refried beans: meat?
    1 can chili: meat?
    1 can cream-style corn: milk?
    1 can creamed corn: milk?
    1 block creamed coconut: coconut
    1 can cream of coconut: coconut milk?
    1 tsp cream of tartar:
    1 cup cream soda:
    1 cup cream sherry: alcohol sulphite
    1 cup crème de cassis: alcohol
    1 cup crème fraîche: milk
    1 cup chocolate: milk? soya?
    1 cup white chocolate: milk soya?
    1 cup milk chocolate: milk soya?
    1 cup dark chocolate: milk? soya?
    1 cup cocoa powder:
    1 cup hot chocolate mix: milk?
    1 cup chocolate chips: milk? soya?
    1 cup vegan chocolate chips: soya?
    1 cup carob chips: milk? soya?
    1 cup fudge: milk
    1 cup toffee: milk
    1 cup caramel: milk?
    1 cup dulce de leche: milk
    1 cup butterscotch chips: milk soya?
    1 cup candy corn: meat?
    1 cup sprinkles:
    1 cup glace cherries:
    1 cup dried apricots: sulphite
    1 cup raisins: sulphite?
    1 tbsp lemon juice:
    1 tbsp balsamic vinegar: sulphite
    1 cup white wine: alcohol sulphite
    1 cup sake: alcohol
    1 cup mirin: alcohol
    1 cup Shaoxing wine: alcohol wheat
    1 cup rice vinegar:
    1 cup seasoned rice vinegar:
    1 tsp vanilla extract: alcohol?
    1 tsp almond extract: nut?
    1 tsp baking powder:
    1 tsp yeast:
    1 tsp yeast extract: barley?
    1 tsp MSG:
    1 cup wheatgrass: wheat?
    1 cup wheat germ: wheat
    1 cup buckwheat:
    1 cup kasha:
    1 cup quinoa:
    1 cup millet:
    1 cup amaranth:
    1 cup polenta:
    1 cup grits:
    1 cup tapioca:
    1 cup water chestnuts:
    1 cup chestnuts:
    1 cup chestnut puree:
    1 cup pine nuts: pinenut
    1 cup tiger nuts:
    1 cup coconut: coconut
    1 tsp nutmeg:
    1 cup soy nuts: soya
    1 cup edamame: soya
    1 cup tempeh: soya
    1 cup natto: soya
    1 cup tofu: soya
    1 cup egg tofu: egg
    1 cup almond tofu: nut? meat?
    1 cup TVP: soya
    1 cup lecithin: soya?
    1 tbsp vegetable oil:
    1 spray cooking spray: soya?
    1 tbsp peanut oil: peanut
    1 tbsp groundnut oil: peanut
    1 tbsp sesame oil: sesame
    1 tbsp walnut oil: nut
    1 tbsp mustard oil: mustard
    1 tbsp soybean oil: soya?
    1 tbsp honey: animal
    1 tbsp agave:
    1 tbsp royal icing: egg
    1 cup buttercream: milk
    1 cup icing: milk? egg?
    1 cup fondant icing: meat? egg?
    1 cup cream cheese frosting: milk
    1 cup royal jelly: animal
    1 cup pepper jelly:
    1 cup cranberry jelly:
    1 cup aspic: meat
    1 cup pate: meat
    1 cup mushroom pate: milk? egg?
    1 cup chicken of the woods:
    1 cup hen of the woods:
    1 cup lamb's lettuce:
    1 cup kidney beans:
    1 cup crab apples:
    1 cup gooseberries:
    1 cup horseradish: mustard?
    1 cup beefsteak tomatoes:
    1 cup oxheart tomatoes:
    1 cup ham: pork meat
    1 cup champagne: alcohol sulphite
    1 cup champagne ham: pork meat
    1 cup hamburger: meat
    1 hamburger bun: wheat
    1 cup turkey ham: meat
    1 cup turkey bacon: meat
    1 cup vegan bacon: soya? wheat?
    1 cup coconut bacon: coconut
    1 cup bacon bits: meat? soya?
    1 cup bacon salt: soya?
    1 cup beef tomatoes:
    1 cup corned beef: meat
    1 cup chicken salt: celery?
    1 tbsp chicken seasoning: wheat?
    1 tbsp steak seasoning: mustard?
    1 tbsp taco seasoning: wheat?
    1 tbsp ranch seasoning: milk
    1 tbsp seasoned salt: celery?
    1 tbsp Cajun seasoning:
    1 tbsp jerk paste:
    1 tbsp fajita seasoning: wheat?
    1 tbsp curry sauce: wheat?
    1 block Japanese curry roux: wheat milk? soya?
    1 tbsp tikka masala paste: mustard? milk?
    1 tbsp korma paste: nut? milk? mustard?
    1 cup biryani paste: milk? mustard?
    1 tbsp mango chutney:
    1 tbsp lime pickle: mustard?
    1 tbsp kecap manis: soya wheat
    1 tbsp Maggi seasoning: wheat soya
    1 tbsp Bragg's: soya
    1 cup cottage pie: meat
    1 cup Impossible burger: soya
    1 cup Beyond burger:
    1 cup jackfruit:
    1 cup coleslaw: egg
    1 cup potato salad: egg? mustard?
    1 cup guacamole: milk?
    1 cup tzatziki: milk
    1 cup raita: milk
    1 cup mashed potatoes: milk?
    1 cup instant mash: milk?
    1 cup frozen fries: wheat?
    1 cup onion rings: wheat?
    1 cup tempura batter: wheat
    1 cup beer batter: wheat barley
    1 cup tater tots: wheat?
    1 cup hash browns:
    1 cup crisps: milk? wheat?
    1 cup sour cream and onion chips: milk
    1 cup Doritos: milk?
    1 cup tortilla chips:
    1 cup pretzels: wheat
    1 cup popcorn: milk?
    1 cup rice cakes:
    1 cup oatcakes: oats wheat?
    1 cup crispbread: rye wheat?
    1 cup communion wafers: wheat
    1 cup matzo meal: wheat
    1 cup falafel: wheat? sesame?
    1 cup Horchata: nut? milk?
    1 cup lassi: milk
    1 cup chai latte: milk
    1 cup latte: milk
    1 cup matcha:
    1 cup kombucha:
    1 cup mead: alcohol animal
    1 cup Clamato: mollusc
    1 cup Bloody Mary mix: fish? celery?
    1 cup V8: celery?
    butter or margarine: milk?
    2 tbsp butter or olive oil: milk?
    2 tbsp olive oil (or butter): milk?
    1 cup milk (dairy or non-dairy): milk?
    1 cup milk of your choice: milk? nut? soya?
    1 cup plant milk: soya? nut? oats?
    1 cup unsweetened non-dairy milk: soya? nut? oats?
    1 cup yogurt (dairy-free if vegan): milk?
    1 cup yogurt, use coconut yogurt to make it vegan: milk?
    1 tbsp honey or maple syrup: animal?
    1 tbsp honey (or agave for vegan): animal?
    1 egg (or flax egg): egg?
    1 egg or 1 flax egg: egg?
    2 tbsp soy sauce or tamari: soya wheat?
    2 tbsp tamari or soy sauce: soya wheat?
    2 tbsp soy sauce (use tamari for gluten-free): soya wheat?
    chicken or vegetable broth: meat?
    vegetable or chicken stock: meat?
    2 cups stock (chicken, beef or vegetable): meat? flesh?
    1 cup flour (or gluten-free flour blend): wheat?
    1 cup gluten-free or regular flour: wheat?
    1 cup all-purpose flour or gluten-free all-purpose flour: wheat?
    200 g pasta (gluten-free if needed): wheat?
    salt and pepper:
    Parmesan, to serve (optional): milk? rennet?
    grated Parmesan to serve: milk? rennet?
    sour cream, for serving: milk?
    crusty bread, to serve: wheat?
    chopped peanuts, to garnish: peanut?
    toasted nuts (optional): nut? peanut?
    handful of walnuts, optional: nut?
    butter, for greasing: milk
    butter for the tin: milk
    oil or butter for frying: milk?
    flour, for dusting: wheat
    1 egg, beaten, to glaze: egg
    egg wash: egg
    milk, to glaze: milk
    melted butter for brushing: milk
    no milk:
    non-dairy creamer: milk?
    lactose-free milk: milk
    lactose free cream cheese: milk
    fat-free half and half: milk
    vegan cheese: soya? nut?
    dairy-free cheese: soya? nut?
    nut-free pesto: milk
    cheese (vegan or regular): milk?
    chocolate (may contain traces of nuts): milk? nut? soya?
    crackers (may contain milk): wheat milk?
    oats (may contain gluten): oats
    1 cup dark chocolate, dairy free: soya?
    1 cup dark chocolate (70%, vegan): soya?
    gluten free soy sauce: soya
    gluten-free oats: cleanoats
    1 cup rolled oats (gluten-free if needed): oats
    1 cup eggless mayonnaise: soya? mustard?
    1 cup egg-free noodles: wheat
    1 cup eggless pasta: wheat
    200 g rice noodles (or egg noodles): wheat? egg?
    fish sauce (or soy sauce for vegetarian): fish? soya? wheat?
    fish sauce (omit for vegan): fish?
    vegan Worcestershire sauce: soya? barley?
    vegan chicken pieces: soya? wheat?
    vegetarian bacon: soya? wheat?
    plant-based mince: soya? wheat?
    meat-free mince: soya? wheat? egg?
    mock duck: wheat soya?
    imitation crab: fish crustacean? egg? wheat?
    mushroom "bacon":
    tofu scramble: soya
    cauliflower steaks:
    cashew parmesan: nut
    almond ricotta: nut
    tofu ricotta: soya
    coconut whipped cream: coconut
    vegan meringues:
    silken tofu chocolate mousse: soya milk? egg?
    sunflower seeds:
    pumpkin seeds:
    chia seeds:
    flaxseed:
    hemp seeds:
    poppy seeds:
    sesame seeds: sesame
    1 cup peanut-free granola: oats nut?
    2 cups cooked chicken: meat
    2 cups chickpeas:
    cheddar-style vegan shreds: soya? nut?
    4 slices American cheese: milk
    4 slices cheese: milk
    1 cup cheese-flavored crackers: wheat milk
    1 tub cream cheese: milk
    1 cup cottage cheese: milk
    1 pack goat's cheese: milk
    1 kid goat: meat
    1 goat: meat
    sheep's milk yoghurt: milk
    milk powder: milk
    whey protein: milk
    casein: milk
    pea protein powder:
    1 scoop protein powder: milk? soya?
    1 scoop vanilla vegan protein powder: soya?
    collagen powder: meat
    bouillon: flesh? wheat? celery?
    1 tsp chicken bouillon: meat wheat?
    1 tsp vegan bouillon: celery? wheat?
    1 tsp Better Than Bouillon: flesh?
    consommé: meat
    demi-glace: meat wheat?
    gravy: wheat flesh?
    meat stock: meat
    fish stock: fish
    lobster stock: crustacean
    mushroom stock: celery? wheat?
    dashi (or vegetable stock): fish?
    kombu dashi:
    vegan dashi:
    miso soup: soya fish?
    ramen broth: flesh?
    pho broth: flesh?
    tom yum soup: crustacean? fish?
    hot and sour soup: egg? meat? soya?
    egg drop soup: egg
    French onion soup: milk? wheat? meat?
    minestrone: celery? wheat?
    gazpacho:
    vichyssoise: milk
    borscht: meat?
    chicken noodle soup: meat wheat
    beef stew: meat
    Irish stew: meat
    pad thai: fish? egg? peanut?
    fried rice: egg? soya?
    sushi rice:
    California roll: fish? crustacean?
    nori:
    Thai basil:
    risotto: milk?
    mac & cheese: milk wheat
    paella: flesh? crustacean? fish?
    jambalaya: meat? crustacean?
    gumbo: meat? crustacean? wheat?
    carbonara: egg? pork? milk?
    bolognese: meat
    Alfredo: milk
    arrabbiata:
    puttanesca: fish
    pesto Genovese: milk nut? pinenut?
    cannoli: wheat milk?
    panna cotta: milk meat?
    crème brûlée: milk egg
    brownies: wheat egg? milk?
    cookies: wheat egg? milk?
    birthday cake: wheat egg
    carrot cake: wheat egg nut?
    Bakewell tart: nut wheat egg?
    apple pie: wheat
    key lime pie: wheat milk? egg?
    pumpkin pie: wheat milk? egg?
    banana bread: wheat egg?
    gingerbread: wheat
    shortbread: wheat milk
    tea cake: wheat
    Eccles cakes: wheat milk?
    stollen: wheat nut? milk?
    panettone: wheat egg milk
    halwa: nut? milk? wheat?
    gulab jamun: milk wheat?
    rasmalai: milk
    barfi: milk
    kulfi: milk nut?
    ladoo: milk? nut?
    jalebi: wheat
    kheer: milk
    ras gulla: milk
    besan ladoo: milk?
    papadum:
    pakora: wheat?
    naan: wheat milk
    korma: milk? nut?
    saag paneer: milk
    dal:
    ghee rice: milk
    sambar powder:
    rasam:
    amchur:
    hing: wheat?
    fenugreek:
    mole sauce: nut? peanut? sesame? wheat?
    mole paste: nut? peanut? sesame?
    adobo paste: wheat?
    salsa:
    queso: milk
    crema: milk
    chorizo: meat pork?
    soy chorizo: soya
    horchata: nut?
    tres leches: milk
    dulce: milk?
    cajeta: milk
    conchas: wheat
    bolillos: wheat
    churros: wheat
    masa:
    tortas: wheat
    ceviche: fish? crustacean?
    chimichurri:
    empanada dough: wheat
    alfajores: wheat milk
    pisco: alcohol
    feijoada: pork? meat?
    pão de queijo: milk
    tapioca flour:
    farofa: milk? meat?
    poutine: milk
    tourtière: meat wheat
    Nanaimo bars: wheat milk nut? coconut?
    Timbits: wheat
    kibbeh: meat wheat
    tabbouleh: wheat
    fattoush: wheat
    labneh: milk
    shawarma: meat
    baklava: wheat nut
    kataifi: wheat
    halloumi: milk
    moussaka: meat? milk?
    tzatziki: milk
    dolmades: meat?
    avgolemono: egg
    taramosalata: fish
    gyros: meat
    souvlaki: meat
    pierogi: wheat
    goulash: meat
    spaetzle: wheat egg
    schnitzel: meat wheat?
    knödel: wheat
    pretzels: wheat
    bratwurst: meat
    lox: fish
    matzo: wheat
    latkes: egg? wheat?
    rugelach: wheat milk? nut?
    gefilte fish: fish egg?
    schmaltz: meat
    blintzes: wheat egg milk
    bagel: wheat
    rollmops: fish
    gravlax: fish
    knäckebröd: rye wheat?
    kladdkaka: wheat egg
    lefse: wheat milk?
    lutefisk: fish
    surströmming: fish
    caviar: fish
    blini: wheat
    kvass: rye? barley? alcohol?
    fish roe: fish
    mentaiko: fish
    takoyaki: mollusc wheat
    okonomiyaki flour: wheat
    tempura: wheat
    katsu: meat? wheat
    karaage: meat wheat?
    onigiri:
    tamagoyaki: egg
    umeboshi:
    mochi:
    dango:
    anko:
    kamaboko: fish
    naruto: fish
    konnyaku:
    yuba: soya
    okara: soya
    natto: soya
    kinako: soya
    mentsuyu: soya fish wheat
    bibimbap: egg? meat? soya?
    bulgogi: meat
    japchae: soya? meat?
    tteokbokki: fish? soya? wheat?
    kimbap: egg? fish?
    banchan: fish?
    laver:
    char siu: pork meat
    char siu sauce: soya wheat
    lap cheong: pork meat
    pork floss: pork meat
    wonton soup: wheat flesh?
    bao: wheat
    mantou: wheat
    youtiao: wheat
    congee:
    century egg: egg
    salted egg: egg
    nam pla: fish
    belachan: crustacean
    petis udang: crustacean
    rojak sauce: crustacean? peanut?
    rendang: meat?
    nasi goreng: egg? crustacean?
    krupuk: crustacean
    tempeh: soya
    oncom: peanut? soya?
    ketjap: soya wheat
    patis: fish
    adobo chicken: meat
    biltong: meat
    boerewors: meat
    bunny chow: wheat
    egusi:
    injera: wheat? barley?
    teff:
    berbere:
    niter kibbeh: milk
    shiro powder:
    harira: wheat? meat? celery?
    merguez: meat
    preserved lemons:
    couscous: wheat
    chermoula:
    smen: milk
    dukka: nut sesame
    Vegemite: barley
    lamingtons: wheat egg coconut
    Tim Tams: wheat milk
    pavlova: egg
    fairy bread: wheat
    damper: wheat
    Violet Crumble: milk
    pikelets: wheat egg milk
    kumara:
    1 tbsp Kitchen Bouquet: celery?
    1 tsp Gravy Master: soya
    2 tbsp mushroom ketchup: soya? wheat?
    2 tbsp Chinkiang vinegar: wheat?
    1 tbsp Chinese black vinegar: wheat?
    2 tbsp mixed seeds: sesame?
    1 tsp kitchen king masala: mustard?
    1 packet roasted seaweed snacks: sesame? soya?
    1 cup seaweed salad: sesame? soya? wheat?
    1 tsp brewer's yeast: barley?
    1 tbsp chili crisp: soya? peanut? sesame?
    1 tsp chilli oil: soya? sesame?
    1 tbsp corn relish: mustard? celery?
    1 tbsp hundreds and thousands: animal?
    2 tbsp pickling spice bag: mustard
    150 ml dealcoholised white wine: sulphite
    2 tbsp herb salt: celery?
    1 cup vegetarian Parmesan-style, grated: milk
    1 tbsp tarragon vinegar: sulphite?
    1 tsp steak rub: mustard? celery? wheat?
    2 tbsp burger seasoning: wheat? celery? mustard?
    1 tbsp cajun spice mix: celery? mustard?
    250 g vegetable shortening: soya?
    4 slices malt loaf: barley wheat
    1 nut roast: nut? peanut?
    1 cup granola butter: oats?
    3 tbsp alpro yogurt: soya? nut?
    100 g Violife feta:
    1 pack custard creams: wheat milk?
    200 g ratafia biscuits: nut? egg? wheat?
    6 brandy snaps: wheat milk?
    1 Battenberg cake: nut wheat egg
    1 Dundee cake: nut wheat egg
    1 simnel cake: nut wheat egg
    4 hot cross buns: wheat milk? egg?
    1 pack potato waffles:
    1 jar Branston: mustard? sulphite? barley?
    1 cup M&M's: milk? peanut? soya?
    1 cup candy eyeballs: milk? animal?
    1 cup silver dragées: animal? meat?
    1 sugar egg:
    100 g seeded bread flour: wheat sesame?
    100 g rye chops: rye
    100 g rye sourdough starter: rye
    100 g kuttu flour:
    100 g singhara flour:
    100 g mee hoon:
    100 g scallion pancake: wheat
    100 g fish tofu: fish
    100 g seafood tofu: fish
    100 g chikuwa: fish
    1 tbsp shiro dashi: fish soya wheat
    1 tbsp sambal matah: crustacean?
    1 tbsp Penang curry paste: crustacean? fish? peanut?
    1 tbsp salsa macha: peanut? nut? sesame?
    1 tbsp halawa: sesame
    1/2 cup nuts or seeds: nut? peanut? sesame?
    1/2 cup nut or seed butter: nut? peanut? sesame?
    1 cup vegan fish sauce: soya? wheat?
    1 cup mock crab: fish? soya? wheat? crustacean? egg?
    1 cup plant-based heavy cream: soya? nut? oats?
    1 cup non-dairy whipping cream: soya? nut? milk?
    1 cup camel milk: milk
    1 can coconut condensed milk: coconut
    1 cup oat creamer: oats
    1 cup barley milk: barley
    1 cup spelt milk: wheat
    1 cup buckwheat milk:
    1 cup walnut milk: nut
    1 tbsp popcorn butter: milk? soya?
    1 tbsp garlic sauce: egg? milk?
    1 tbsp crème pât: milk egg
    1 tbsp royal icing sugar: egg
    1 cup custard tart: wheat milk egg
    1 cup brandade: fish milk?
    1 cup potted shrimps: crustacean milk
    1 cup crab apple jelly:
    1 cup sweetmeats: milk? nut?
    1 cup Rocky Mountain oysters: meat
    1 cup prairie oyster: egg? meat?
    1 cup Scotch woodcock: egg fish wheat?
    1 cup hickory nuts:
    1 cup marrons glacés:
    1 cup WOWbutter: soya
    1 cup almond bark: milk? soya? nut?
    1 cup honey mustard pretzels: wheat mustard
    1 cup ranch pretzels: wheat milk
    1 cup unsulphured dried apricots:
    1 cup coq au vin: meat alcohol
    1 pkt dry ranch: milk
    1 pkt Lipton onion: wheat? meat? celery?
    1 sleeve Ritz: wheat soya?
    8 oz rice-and-quinoa fusilli:
    1 lb chickpea rotini:
    8 oz lentil penne:
    8 oz edamame spaghetti: soya
    8 oz hearts of palm linguine:
    1 cauliflower pizza crust: milk? egg? wheat?
    1 cassava wrap:
    1 lettuce wrap:
    1 nori wrap:
    1 collard wrap:
    1 tbsp cashew tzatziki: nut
    1 cup buttermilk (dairy-free: soy milk + vinegar): milk? soya?
    regular or gluten-free flour: wheat?
    1 cup rice malt:
    tofurky roast: soya wheat?
    impossible patties: soya
    hot dog relish: mustard?
    bacon-flavored bits: soya? meat?
    scallop potatoes: milk?
    scalloped corn: milk?
    2 tbsp ghee, melted: milk
    1 cup evaporated goat's milk: milk
    1 tin condensed coconut milk: coconut
    200 ml oat cream: oats
    1 cup barista oat drink: oats
    1 cup pea milk:
    3 tbsp cashew parmesan: nut
    1 cup macadamia milk: nut
    200 g tofu ricotta: soya
    200 g silken tofu, blended: soya
    2 tbsp nutritional yeast flakes:
    1 tbsp Marmite: barley wheat? celery? rye? oats?
    1 tbsp Vegemite: barley wheat? celery?
    100 g halloumi, sliced: milk
    100 g paneer cubes: milk
    50 g Grana Padano, shaved: milk rennet egg?
    50 g Manchego: milk rennet?
    50 g Gorgonzola dolce: milk rennet?
    50 g Roquefort: milk rennet
    50 g Stilton, crumbled: milk
    50 g Comté: milk rennet
    2 tbsp mascarpone: milk
    1 ball burrata: milk
    1 glass Marsala: alcohol sulphite
    2 tbsp Shaoxing wine: alcohol wheat? sulphite?
    1 tbsp mirin: alcohol?
    2 tbsp dry sherry: alcohol sulphite
    1 can Guinness stout: alcohol barley oats? wheat?
    1 bottle lager: alcohol barley wheat?
    250 ml hard cider: alcohol sulphite?
    2 sheets isinglass: fish
    1 tbsp fish gelatin: fish
    6 jelly babies: meat pork?
    100 g marshmallow fluff: egg
    10 gummy worms: meat pork?
    100 g Turkish delight: meat?
    1 packet raspberry jelly crystals: meat
    50 g panna cotta: milk meat
    200 g Jell-O, lime: meat
    1 tbsp bonito flakes: fish
    1 tbsp vegetarian oyster sauce: soya? wheat?
    1 tsp belacan, toasted: crustacean fish?
    1 tbsp kimchi: fish? crustacean? soya?
    1 tbsp hoisin: soya wheat? sesame?
    2 tbsp tamari: soya wheat?
    1 tbsp tahini paste: sesame
    2 tbsp halva: sesame nut? milk?
    2 tbsp dukkah: nut? sesame? peanut?
    1 tsp asafoetida powder: wheat?
    2 tbsp pesto Genovese: milk nut? pinenut rennet?
    1 jar vegan pesto: nut? pinenut?
    200 g seitan strips: wheat soya?
    1 cup TVP mince: soya
    200 g Quorn pieces: egg? milk?
    1 pack tempeh: soya
    4 vegan sausages: soya? wheat? oats?
    2 veggie burgers: soya? wheat? egg? milk? oats?
    200 g mock duck: wheat soya?
    200 g jackfruit 'pulled pork' style:
    1 cup farro, cooked: wheat
    1 cup pearl couscous: wheat
    1 cup teff flour:
    1 cup sorghum flour:
    100 g soba noodles: wheat?
    100 g udon: wheat
    100 g ramen noodles: wheat egg?
    100 g glass noodles:
    6 wonton skins: wheat egg?
    1 pita: wheat
    2 bagels: wheat egg? milk? soya? sesame?
    1 brioche bun: wheat egg milk soya?
    4 croissants: wheat milk egg?
    1 sheet filo: wheat
    2 tbsp malt vinegar: barley
    1 cup malted milk powder: milk barley wheat?
    1 cup corn flakes: barley?
    200 g surimi: fish crustacean? egg? wheat? soya? mollusc?
    200 g crab sticks: fish crustacean? egg? wheat? soya? mollusc?
    200 g squid rings: mollusc
    200 g cuttlefish: mollusc
    100 g whelks: mollusc
    100 g sea urchin: flesh?
    200 g crayfish tails: crustacean
    1 tbsp taramasalata: fish milk? wheat? egg?
    2 tbsp aioli: egg mustard?
    2 tbsp tartare sauce: egg mustard? fish?
    2 tbsp remoulade: egg mustard? fish?
    2 tbsp lemon curd: egg milk
    1 tbsp Bird's custard powder:
    1 scoop gelato: milk egg?
    1 scoop lemon sorbet: egg? milk?
    2 meringue nests: egg
    8 ladyfingers: wheat egg milk?
    6 amaretti: nut egg wheat?
    4 digestive biscuits: wheat milk? oats?
    2 tbsp Nutella: nut milk soya
    2 tbsp frangipane: nut egg milk wheat?
    1 shot Amaretto: alcohol nut?
    1 shot Frangelico: alcohol nut
    1 shot Baileys: alcohol milk
    2 tbsp argan oil:
    1 cup mole poblano: peanut? nut? sesame? wheat? meat?
    1 stalk lovage:
    1 bouquet garni: celery?
    1 dash Tabasco:
    1 Bloody Mary mix: fish? celery? alcohol? barley? wheat?
    100 g lupin flakes: lupin
    1 tbsp lupini beans: lupin
    1 tsp bee pollen: animal
    1 tsp royal jelly: animal
    1 tsp cochineal: meat? animal?
    2 drops red food colouring:
    1 tsp shellac glaze: animal
    100 g lard: pork
    100 g chicharrones: pork
    1 slice scrapple: pork wheat?
    100 g black pudding: pork oats? wheat? barley?
    100 g haggis: meat oats
    1 tbsp demi-glace: meat wheat? celery? milk?
    1 l bone broth: meat celery?
    1 vegetable bouillon cube: celery? wheat? soya?
    1 tsp vegan bouillon powder: celery? wheat?
    1 l mushroom stock: celery? wheat?
    1 cup egg-free mayonnaise: soya? mustard?
    1 cup dairy-free cream cheese: soya? nut?
    1 cup lactose-free milk: milk
    1 cup fat-free milk: milk
    1 cup sugar-free custard: milk egg?
    1 cup gluten-free beer: alcohol
    1 cup alcohol-free wine: sulphite
    1 nut-free pesto: milk? rennet?
    1 egg replacer sachet: milk? soya? wheat?
    1 chia egg:
    1 cup butter beans:
    1 cup cocoa butter, melted:
    1 tbsp apple butter:
    1 cup peanut milk: peanut
    1 cup tiger nut milk:
    1 tsp cream of coconut: coconut milk?
    1 tbsp cream sherry: alcohol sulphite
    1 egg noodle nest: egg wheat
    1 tbsp chickpea water (aquafaba):
    1 bunch beefsteak tomatoes:
    1 beefsteak tomato:
    4 oyster mushrooms:
    2 king oyster mushrooms:
    1 chicken of the woods mushroom:
    1 hen-of-the-woods:
    1 hedgehog mushroom:
    1 bunch lamb's lettuce:
    1 bunch goosefoot:
    2 ladies' fingers (okra):
    1 monkfish tail: fish
    1 dogfish fillet: fish
    1 sea bass, whole: fish
    1 Bombay duck: fish
    1 Welsh rabbit: milk? wheat? mustard? alcohol? barley? fish?
    1 toad in the hole batter: wheat egg milk pork? meat?
    2 pigs in blankets: pork wheat?
    200 g sweetbreads: meat
    200 g sweetmeats: nut? milk? egg? wheat?
    1 cup mincemeat: meat? nut? alcohol? sulphite? wheat?
    200 g head cheese: pork
    1 fruit cheese:
    200 g quince cheese:
    1 bean curd sheet: soya
    1 tbsp plum pudding: wheat egg? meat? nut? alcohol? sulphite?
    100 g Yorkshire pudding mix: wheat egg? milk?
    1 can water chestnuts:
    2 tsp nutmeg butter: milk
    1 pint double cream or oat cream: milk? oats?
    1 cup milk or soy milk, your choice: milk? soya?
    100 g bacon or smoked tofu: pork? soya?
    1 tsp fish sauce, or soy sauce for vegetarians: fish? soya? wheat?
    parmesan shavings, to serve (optional): milk? rennet?
    handful of peanuts (leave out for allergies): peanut
    dark chocolate (may contain traces of nuts): nut? milk? soya?
    100 g 70% dark chocolate chips: milk? soya?
    100 g vegan white chocolate: soya? nut?
    100 g carob chips: milk? soya?
    1 tsp vanilla essence: alcohol?
    1 cup Worcester sauce (vegan): barley? wheat? soya?
    1 cup Caesar dressing: fish egg milk mustard?
    2 tbsp ranch: milk egg
    2 tbsp thousand island dressing: egg mustard?
    2 tbsp Green Goddess dressing: egg? fish? milk?
    1 cup beurre blanc: milk alcohol? sulphite?
    1 tin spaghetti hoops: wheat milk? celery?
    1 tin cream of mushroom soup: milk wheat soya? celery?
    1 packet taco seasoning: wheat?
    1 Oxo cube: meat wheat celery? soya? barley?
    1 bag tortilla chips: wheat?
    1 bag prawn crackers: crustacean
    1 bag cheese puffs: milk
    2 poppadoms:
    1 naan: wheat milk? egg?
    2 dosa:
    1 injera: wheat?
    2 rice cakes:
    2 oatcakes: oats wheat?
    1 tbsp wheatgrass powder: wheat?
    1 tbsp wheat germ: wheat
    1 cup spelt flakes: wheat
    1 cup triticale: wheat rye
    1 cup kamut: wheat
    1 cup einkorn flour: wheat
    1 cup hominy:
    1 cup plantain flour:
    1 tsp xanthan gum:
    1 tsp modified starch: wheat?
    1 tsp wheat-free baking powder:
    1 tsp dextrose:
    1 tbsp whey protein: milk
    1 scoop collagen peptides: meat fish?
    1 scoop pea protein:
    1 scoop casein: milk
    1 tbsp quark: milk
    1 tbsp kefir: milk
    1 cup coconut kefir: coconut
    1 cup soy yogurt: soya
    1 tbsp labneh: milk
    1 cup clotted cream: milk
    1 tbsp browned butter: milk
    1 tbsp buttermilk powder: milk
    1 tbsp plant butter: soya? nut?
    1 tbsp margarine: milk? soya?
    1 tbsp shortening: meat? pork?
    1 can ravioli: wheat egg? meat? milk?
    4 spring rolls: wheat crustacean? pork? meat? egg? soya?
    8 gyoza: wheat pork? meat? crustacean? soya? egg?
    8 pierogi: wheat milk? egg? meat?
    200 g spaetzle: wheat egg
    200 g tortellini: wheat egg? milk? meat?
    4 samosas: wheat meat? milk?
    4 falafel: wheat? sesame?
    1 tub hummus: sesame
    1 tub baba ganoush: sesame
    1 tub tzatziki: milk
    1 tub guacamole: milk?
    1 tub coleslaw: egg mustard? milk?
    1 tub potato salad: egg? mustard? milk? celery?
    1 cup dairy-free milk: soya? nut? oats? coconut?
    1 cup non-dairy milk: soya? nut? oats? coconut?
    1 cup plant-based milk: soya? nut? oats? coconut?
    1 cup vegan milk: soya? nut? oats? coconut?
    1 cup dairy free cream: soya? nut? oats?
    4 vegetarian sausages: soya? wheat? egg? milk?
    200 g vegetarian mince: soya? wheat?
    200 g meatless meatballs: soya? wheat? egg? milk?
    200 g meat-free chicken pieces: soya? wheat? egg?
    1 egg substitute: egg?
    Egg Beaters, 1/2 cup: egg
    100 g liquorice: wheat? meat? animal?
    100 g white chocolate: milk soya?
    1 cup milk-free margarine: soya?
    200 g wheat-free oats: oats?
    1 cup dairy free, gluten free flour: soya? lupin?
    free-range eggs: egg
    1 free-range chicken: meat
    1 cup flour (not self-raising): wheat
    1 cup flour, gluten-free if coeliac: wheat?
    1 cup cream (omit for vegan): milk
    2 tbsp butter/margarine: milk? soya?
    2 tbsp butter (or vegan butter): milk? soya? nut? coconut?
    1 cup chicken stock or water: meat? celery? wheat?
    500 g beef or lamb mince: meat
    500 g tofu instead of chicken: soya meat?
    1 can tuna or chickpeas: fish?
    1 cup nuts (walnuts, pecans or almonds): nut
    1 cup nuts of choice, or sunflower seeds: nut? peanut?
    oil, for deep-frying the prawns:
    1 tbsp mayonnaise, egg-free: soya? mustard? milk?
    bread, to serve (gluten-free for GF option): wheat? milk? soya?
    1 cup almond milk or any other milk: nut? milk?
    1 packet instant noodles, seasoning discarded: wheat egg?
    Salt, pepper, no butter:
    no-egg pasta: wheat milk? soya?
    pasta without egg: wheat
    1 tsp vegan Worcestershire sauce: barley? soya?
    1 tbsp anchovy-free Worcestershire sauce: barley? soya? wheat?
    dark chocolate, dairy-free: soya?
    crushed biscuits, wheat free: milk? oats? soya?
    1 cup coconut yogurt or Greek yogurt: coconut? milk?
    200 ml plant milk (I used oat): oats? soya? nut? coconut?
    1 cup soya milk (or dairy): soya? milk?
    chicken-style seitan: wheat soya?
    fish-free fish sauce: soya? wheat?
    lactose-free butter: milk
    low-fat vegan cheese: soya? nut? coconut?
    """
}
