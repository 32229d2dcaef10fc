extension ScreenTables {
  /// Lines with tools, traces, negations and look-alikes.
  static let lines = [
    Language("en", englishLines),
    Language("de", germanLines),
    Language("fr", frenchLines),
    Language("es", spanishLines),
    Language("it", italianLines),
    Language("nl", dutchLines),
  ]

  private static let englishLines = """
    200 g plain flower: wheat
    2 tbsp Best Foods: egg
    gluten-free flour if needed: wheat
    vegan butter or regular: milk
    vegan parmesan or normal, grated: milk
    200 g sea cucumber: meat
    200 g olive loaf: meat
    1 tin brisling: fish
    1 lb turtle: meat
    gluten-free if needed soy sauce: wheat
    gluten-free (if needed) bread: wheat
    1 lb bacon bits: pork
    pork-free sausages: meat
    pork-free bacon: meat
    beef-free burgers: meat
    walnut-free granola: nut
    butter-free pie crust: milk
    butter - vegan: use oil: milk
    plant-fed beef: meat
    lamb quarters: meat
    steak fries: -
    pork-free chicken: meat
    2 tbsp hydrolyzed vegetable protein: wheat
    2 tails: meat crustacean
    skin and fat: meat
    peeled: -
    skins: meat
    1 tbsp fat: meat milk
    mixture from above: egg milk meat
    poolish: wheat
    toppings: meat milk
    To serve: meat milk
    8 chicken skewers: meat
    1/2 cup almonds, ground fine in a food processor: nut
    50 g butter, plus extra for the loaf pan: milk
    12 large shrimp on bamboo skewers: crustacean
    1 cup peanuts, pounded in a mortar: peanut
    2 eggs; equipment: whisk: egg
    dark chocolate (made on shared equipment with peanuts): peanut
    bacon, cooked on a sheet pan: pork
    4 lamb chops wrapped in foil: meat
    cheesecloth-strained yogurt: milk
    1 lb steamers: mollusc
    6 beef kebab sticks: meat
    muffin tin, greased with butter: milk
    2 sausages on toothpicks: meat
    Dutch oven ham: pork
    cream whipped in a stand mixer: milk
    8 mixed skewers: meat
    for the pan butter: milk
    not dairy-free butter: milk
    non-vegan cheese: milk
    1 tsp pepsin: meat
    🥚🥚: egg
    200 g surimi: fish
    vegetarian-fed chicken: meat
    butter (leave out for vegans): milk
    chicken broth (vegan option available): meat
    2 eggs, free from hormones: egg
    no-fuss chicken: meat
    ramekins, buttered: milk?
    pork belly, string tied: pork
    goose berries: -
    2 chicken eggs: egg
    6 scallions, whites only: -
    4 scallion whites: -
    2 serrano chilies, minced: -
    1 serrano, seeded: -
    1 head butter lettuce: -
    butter or Boston lettuce: -
    1 head escarole, tender ribs only: -
    1 bunch chard, ribs removed: -
    1 jalapeño, seeds and ribs removed: -
    dried apricots (may contain traces of nuts): sulphite
    12 deviled eggs: egg
    1 egg foo yung: egg
    1 tub walnut pate: nut
    8 malai kofta: milk
    an egg slicer: -
    special equipment: a pastry brush and cheesecloth: -
    a meat thermometer: -
    """

  private static let germanLines = """
    bei Bedarf glutenfreie Nudeln: wheat
    nach Bedarf glutenfreie Sojasauce: wheat
    200 g Bries: meat
    250 g Fleischsalat: pork egg
    walnussfreies Müsli: nut
    butterfreier Teig: milk
    8 Hähnchenspieße: meat
    500 g Garnelen, auf Holzspieße gesteckt: crustacean
    Butter für die Springform: milk
    Mandeln, im Mixer gemahlen: nut
    Alufolie mit Butter bestrichen: milk
    Erdnüsse, im Mörser zerstoßen: peanut
    Zartbitterschokolade (kann Spuren von Nüssen enthalten): 
    Haferflocken, kann Spuren von Milch enthalten: oats barley
    2 Hühnereier: egg
    Fleischspieße vom Grill: meat
    4 gemischte Spieße: meat
    nicht vegane Butter: milk
    Speck am Spieß: pork
    Bratwürste in Alufolie: meat
    Käse, mit der Käsereibe gerieben: milk
    Zubehör: Kastenform, etwas Butter: milk?
    1 Gans, mit Küchengarn gebunden: meat
    Stachelbeeren: -
    Frühlingszwiebeln, nur das Weiße: -
    Metallspieße: -
    """

  private static let frenchLines = """
    crème végétale ou classique: milk
    farine sans gluten si nécessaire: wheat
    8 brochettes de poulet: meat
    glace à la fraise: milk
    beurre pour le moule: milk
    crevettes sur des piques en bois: crustacean
    amandes mixées au robot: nut
    papier sulfurisé et beurre: milk
    lardons enveloppés de papier aluminium: pork
    chocolat noir (peut contenir des traces d'arachides): 
    cacahuètes pilées au mortier: peanut
    beurre non végétal: milk
    poulet et jambon vegan: meat
    2 œufs de poule: egg
    500 g de moules: mollusc
    200 g de surimi: fish
    fromage râpé (râpe à fromage): milk
    canard ficelé avec de la ficelle de cuisine: meat
    4 brochettes mixtes: meat
    film alimentaire: -
    groseilles à maquereau: -
    blanc de poireau: -
    Matériel : moule à tarte, ficelle: -
    """

  private static let spanishLines = """
    pasta sin gluten si es necesario: wheat
    8 brochetas de pollo: meat
    mantequilla para el molde: milk
    gambas en palillos de madera: crustacean
    almendras trituradas en la batidora: nut
    papel de horno untado con mantequilla: milk
    cacahuetes machacados en el mortero: peanut
    chocolate negro (puede contener trazas de frutos secos): 
    tocino atado con hilo de cocina: pork
    2 huevos de gallina: egg
    4 brochetas mixtas: meat
    queso no vegano: milk
    jamón cortado con cuchillo jamonero: pork
    film transparente: -
    palillos: -
    Utensilios: molde, batidora: -
    """

  private static let italianLines = """
    pasta senza glutine se necessario: wheat
    8 spiedini di pollo: meat
    burro per lo stampo: milk
    gamberi su stecchini di legno: crustacean
    mandorle tritate nel mixer: nut
    carta forno imburrata e pancetta: pork
    arachidi pestate nel mortaio: peanut
    cioccolato fondente (può contenere tracce di nocciole): 
    arrosto legato con spago da cucina: meat
    2 uova di gallina: egg
    4 spiedini misti: meat
    formaggio non vegano: milk
    200 g di surimi: fish
    pellicola trasparente: -
    stuzzicadenti: -
    uva spina: -
    """

  private static let dutchLines = """
    indien nodig glutenvrije bloem: wheat
    8 kipspiesjes: meat
    boter voor de bakvorm: milk
    garnalen aan houten spiesen: crustacean
    amandelen, gemalen in de blender: nut
    bakpapier met boter: milk
    pinda's, fijngestampt in de vijzel: peanut
    pure chocolade (kan sporen van noten bevatten): 
    rollade met keukentouw: meat
    2 kippeneieren: egg
    4 gemengde spiesen: meat
    niet-vegan kaas: milk
    spek op satéprikkers: pork
    aluminiumfolie: -
    kruisbessen: -
    satéprikkers: -
    """
}
