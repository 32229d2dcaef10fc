/// The two numbers of nouns that ingredient lines count, in six languages.
///
/// The one list of both forms of such nouns. The vocabulary has names of foods, whose number no amount
/// changes.
enum CountedNouns {
  /// A noun in both numbers.
  struct Noun: Sendable {
    var singular: String
    var plural: String
    var gender: Gender = .feminine
  }

  /// The gender of a German noun, which decides how an adjective before it ends; in Dutch only
  /// `neuter` makes a difference.
  enum Gender: Sendable {
    case masculine, feminine, neuter
  }

  /// A noun in a language, by either of its forms: in German with its capital, in German and Dutch
  /// also as the end of a longer word: `Strauchtomaten`.
  static func noun(_ word: String, in language: LineLanguage) -> Noun? {
    let isGerman = language == .german
    guard !isGerman || word.first?.isUppercase == true else { return nil }
    let key = isGerman ? word : word.lowercased()
    guard let table = tables[language] else { return nil }
    if let noun = table[key] { return noun }
    if language == .dutch, let noun = diminutive(key) { return noun }
    guard isGerman || language == .dutch, (5...40).contains(key.count) else {
      return nil
    }
    return compound(key, in: table, isGerman: isGerman)
  }

  /// A Dutch word in `je`, whose plural is regular.
  private static func diminutive(_ word: String) -> Noun? {
    guard word.count > 4 else { return nil }
    if word.hasSuffix("je") {
      return Noun(singular: word, plural: word + "s", gender: .neuter)
    }
    guard word.hasSuffix("jes") else { return nil }
    return Noun(singular: String(word.dropLast()), plural: word, gender: .neuter)
  }

  /// A word that ends in a noun of at least four letters.
  private static func compound(
    _ word: String, in table: [String: Noun], isGerman: Bool
  ) -> Noun? {
    var start = word.index(after: word.startIndex)
    while word.distance(from: start, to: word.endIndex) >= 4 {
      let end = String(word[start...])
      let key = isGerman ? end.prefix(1).uppercased() + end.dropFirst() : end
      if var noun = table[key] {
        let head = word[..<start]
        let isSmall = isGerman && head.last != "-"
        noun.singular = head + (isSmall ? noun.singular.lowercased() : noun.singular)
        noun.plural = head + (isSmall ? noun.plural.lowercased() : noun.plural)
        return noun
      }
      start = word.index(after: start)
    }
    return nil
  }

  /// Reads `singular/plural`, each list with one gender.
  private static func table(_ lists: [(Gender, String)]) -> [String: Noun] {
    var nouns: [String: Noun] = [:]
    for (gender, list) in lists {
      for entry in list.split(whereSeparator: \.isWhitespace) {
        let forms = entry.split(separator: "/").map(String.init)
        let noun = Noun(singular: forms[0], plural: forms[forms.count - 1], gender: gender)
        for form in forms { nouns[form] = noun }
      }
    }
    return nouns
  }

  private static let tables: [LineLanguage: [String: Noun]] = [
    .english: table([(.feminine, english)]),
    .german: table([
      (.feminine, germanFeminine), (.masculine, germanMasculine), (.neuter, germanNeuter),
    ]),
    .french: table([(.feminine, french)]), .spanish: table([(.feminine, spanish)]),
    .italian: table([(.feminine, italian)]),
    .dutch: table([(.masculine, dutch), (.neuter, dutchNeuter)]),
  ]

  // MARK: Words

  private static let english = """
    cake/cakes crouton/croutons meatball/meatballs head/heads
    anchovy/anchovies apple/apples apricot/apricots artichoke/artichokes aubergine/aubergines
    avocado/avocados bagel/bagels ball/balls banana/bananas bean/beans beet/beets
    beetroot/beetroots biscuit/biscuits breast/breasts bulb/bulbs bun/buns cabbage/cabbages
    cantaloupe/cantaloupes carrot/carrots cauliflower/cauliflowers cherry/cherries
    chicken/chickens chile/chiles chili/chilies chilli/chillies chop/chops clam/clams
    clementine/clementines clove/cloves cookie/cookies courgette/courgettes crab/crabs
    cracker/crackers crust/crusts cube/cubes cucumber/cucumbers cutlet/cutlets date/dates
    drumstick/drumsticks duck/ducks egg/eggs eggplant/eggplants fig/figs fillet/fillets
    frond/fronds grapefruit/grapefruits half/halves hen/hens hock/hocks jalapeno/jalapenos
    jalapeño/jalapeños kiwi/kiwis leaf/leaves leek/leeks leg/legs lemon/lemons lettuce/lettuces
    lime/limes loaf/loaves lobster/lobsters mandarin/mandarins mango/mangos/mangoes melon/melons
    muffin/muffins mushroom/mushrooms mussel/mussels nectarine/nectarines olive/olives
    onion/onions orange/oranges oyster/oysters papaya/papayas parsnip/parsnips patty/patties
    peach/peaches pear/pears pepper/peppers piece/pieces pineapple/pineapples pita/pitas
    plantain/plantains plum/plums pod/pods pomegranate/pomegranates potato/potatoes prawn/prawns
    pumpkin/pumpkins quince/quinces radish/radishes rib/ribs roast/roasts roll/rolls
    sausage/sausages scallion/scallions scallop/scallops shallot/shallots shank/shanks
    skewer/skewers sprout/sprouts square/squares squash/squashes steak/steaks stick/sticks
    stalk/stalks strawberry/strawberries sprig/sprigs tail/tails tangerine/tangerines
    tenderloin/tenderloins thigh/thighs tomato/tomatoes tortilla/tortillas turnip/turnips
    walnut/walnuts watermelon/watermelons white/whites wing/wings wrapper/wrappers yam/yams
    yolk/yolks
    baguette/baguettes burger/burgers chipotle/chipotles
    ciabatta/ciabattas croissant/croissants daikon/daikons floret/florets frankfurter/frankfurters
    gherkin/gherkins grape/grapes herring/herrings ham/hams habanero/habaneros kohlrabi/kohlrabis
    naan/naans noodle/noodles pickle/pickles pie/pies pistachio/pistachios poblano/poblanos
    rutabaga/rutabagas sardine/sardines serrano/serranos shell/shells swede/swedes teabag/teabags
    trotter/trotters cob/cobs tablet/tablets
    basket/baskets ladyfinger/ladyfingers sheet/sheets glass/glasses bottle/bottles can/cans
    jar/jars log/logs tray/trays punnet/punnets rack/racks bowl/bowls jug/jugs round/rounds
    ciabatta/ciabattas tentacle/tentacles round/rounds berry/berries
    raspberry/raspberries blueberry/blueberries cranberry/cranberries almond/almonds pecan/pecans
    hazelnut/hazelnuts cashew/cashews chestnut/chestnuts marshmallow/marshmallows wafer/wafers
    pretzel/pretzels crumpet/crumpets scone/scones meringue/meringues yogurt/yogurts
    bone/bones knuckle/knuckles rabbit/rabbits pheasant/pheasants quail/quails
    pigeon/pigeons turkey/turkeys goose/geese
    octopus/octopuses caper/capers persimmon/persimmons lychee/lychees guava/guavas
    """

  private static let germanFeminine = """
    Zwiebel/Zwiebeln Schalotte/Schalotten Zehe/Zehen Tomate/Tomaten Kartoffel/Kartoffeln
    Möhre/Möhren Karotte/Karotten Rübe/Rüben Birne/Birnen Zitrone/Zitronen Orange/Orangen
    Limette/Limetten Schote/Schoten Paprika/Paprika Gurke/Gurken Aubergine/Auberginen
    Banane/Bananen Zucchini/Zucchini Avocado/Avocados Mango/Mangos Ananas/Ananas Kiwi/Kiwis
    Pflaume/Pflaumen Aprikose/Aprikosen Feige/Feigen Dattel/Datteln Kirsche/Kirschen Beere/Beeren
    Olive/Oliven Nelke/Nelken Kapsel/Kapseln Nuss/Nüsse Mandel/Mandeln Wurst/Würste
    Stange/Stangen Scheibe/Scheiben Dose/Dosen Prise/Prisen Packung/Packungen Tüte/Tüten
    Flasche/Flaschen Tasse/Tassen Rolle/Rollen Knolle/Knollen Messerspitze/Messerspitzen
    Garnele/Garnelen Sardelle/Sardellen Brust/Brüste Keule/Keulen Semmel/Semmeln Platte/Platten
    Kugel/Kugeln Rispe/Rispen Handvoll/Handvoll
    Pastinake/Pastinaken Süßkartoffel/Süßkartoffeln Chilischote/Chilischoten Peperoni/Peperoni
    Mandarine/Mandarinen Clementine/Clementinen Grapefruit/Grapefruits Papaya/Papayas
    Melone/Melonen Traube/Trauben Nektarine/Nektarinen Erdbeere/Erdbeeren Himbeere/Himbeeren
    Brombeere/Brombeeren Quitte/Quitten Artischocke/Artischocken Bohne/Bohnen Tortilla/Tortillas
    Waffel/Waffeln Haxe/Haxen Ente/Enten Gans/Gänse Forelle/Forellen Muschel/Muscheln
    Makrele/Makrelen Roulade/Rouladen Frikadelle/Frikadellen Hälfte/Hälften Spitze/Spitzen
    Schale/Schalen Portion/Portionen Mozzarella/Mozzarella Konserve/Konserven
    Knoblauchzehe/Knoblauchzehen Tafel/Tafeln Bohne/Bohnen Kelle/Kellen
    Wacholderbeere/Wacholderbeeren Gewürznelke/Gewürznelken Hand/Hände Tube/Tuben Ecke/Ecken
    Reihe/Reihen Rippe/Rippen Krabbe/Krabben Gelbwurst/Gelbwürste
    """
  private static let germanMasculine = """
    Apfel/Äpfel Pfirsich/Pfirsiche Kürbis/Kürbisse Kohlrabi/Kohlrabi Champignon/Champignons
    Pilz/Pilze Zweig/Zweige Stängel/Stängel Stiel/Stiele Kopf/Köpfe Würfel/Würfel Beutel/Beutel
    Becher/Becher Bund/Bund Knödel/Knödel Fladen/Fladen Tropfen/Tropfen Liter/Liter
    Löffel/Löffel Teller/Teller Granatapfel/Granatäpfel Chicorée/Chicorée
    Blumenkohl/Blumenkohle Rotkohl/Rotkohle Weißkohl/Weißkohle Wirsing/Wirsinge
    Spitzkohl/Spitzkohle Kohl/Kohle Brokkoli/Brokkoli Broccoli/Broccoli Rettich/Rettiche
    Fenchel/Fenchel Mais/Mais Salat/Salate Kopfsalat/Kopfsalate Lauch/Lauche Porree/Porrees
    Sellerie/Sellerie Knollensellerie/Knollensellerie Staudensellerie/Staudensellerie
    Teelöffel/Teelöffel Esslöffel/Esslöffel Schuss/Schuss Spritzer/Spritzer Klecks/Kleckse
    Keks/Kekse Zwieback/Zwiebäcke Toast/Toasts Fisch/Fische Hering/Heringe Hummer/Hummer
    Hase/Hasen Camembert/Camemberts Joghurt/Joghurts Riegel/Riegel Ring/Ringe Streifen/Streifen
    Spieß/Spieße Ingwer/Ingwer Steinpilz/Steinpilze Pfifferling/Pfifferlinge Teebeutel/Teebeutel
    Boden/Böden Karton/Kartons Topf/Töpfe Kolben/Kolben Maiskolben/Maiskolben Stern/Sterne
    Sternanis/Sternanis Knoblauch/Knoblauch Bagel/Bagels Wrap/Wraps
    """
  private static let germanNeuter = """
    Ei/Eier Eigelb/Eigelb Eiweiß/Eiweiß Blatt/Blätter Glas/Gläser Brötchen/Brötchen
    Würstchen/Würstchen Filet/Filets Steak/Steaks Schnitzel/Schnitzel Stück/Stück
    Päckchen/Päckchen Radieschen/Radieschen Gramm/Gramm Kilo/Kilo
    Huhn/Hühner Hähnchen/Hähnchen Kaninchen/Kaninchen Kotelett/Koteletts Brot/Brote
    Baguette/Baguettes Croissant/Croissants Lorbeerblatt/Lorbeerblätter Korn/Körner
    Röschen/Röschen Paar/Paar Pfund/Pfund Netz/Netze Töpfchen/Töpfchen Stängelchen/Stängelchen
    Bündel/Bündel Medaillon/Medaillons Hörnchen/Hörnchen Küken/Küken Stückchen/Stückchen
    Scheibchen/Scheibchen Sträußchen/Sträußchen Zweiglein/Zweiglein Gürkchen/Gürkchen
    Törtchen/Törtchen
    """

  private static let french = """
    œuf/œufs oeuf/oeufs jaune/jaunes blanc/blancs oignon/oignons échalote/échalotes gousse/gousses
    carotte/carottes pomme/pommes poire/poires citron/citrons orange/oranges poivron/poivrons
    courgette/courgettes aubergine/aubergines poireau/poireaux navet/navets concombre/concombres
    avocat/avocats tomate/tomates banane/bananes pêche/pêches abricot/abricots figue/figues
    prune/prunes cerise/cerises fraise/fraises endive/endives betterave/betteraves
    champignon/champignons piment/piments datte/dattes olive/olives ananas/ananas mangue/mangues
    feuille/feuilles branche/branches brin/brins tige/tiges bouquet/bouquets botte/bottes
    bâton/bâtons clou/clous tranche/tranches morceau/morceaux filet/filets pavé/pavés
    escalope/escalopes cuisse/cuisses côtelette/côtelettes saucisse/saucisses steak/steaks
    poulet/poulets verre/verres tasse/tasses bol/bols sachet/sachets paquet/paquets pot/pots
    boîte/boîtes brique/briques bouteille/bouteilles rouleau/rouleaux cube/cubes pincée/pincées
    poignée/poignées goutte/gouttes cuillère/cuillères cuillerée/cuillerées tête/têtes pain/pains
    pâte/pâtes yaourt/yaourts gramme/grammes litre/litres kilo/kilos louche/louches
    tablette/tablettes carré/carrés crevette/crevettes galette/galettes
    chou/choux chou-fleur/choux-fleurs potiron/potirons potimarron/potimarrons
    citrouille/citrouilles radis/radis laitue/laitues salade/salades fenouil/fenouils
    panais/panais artichaut/artichauts asperge/asperges brocoli/brocolis céleri/céleris
    haricot/haricots pois/pois noix/noix noisette/noisettes amande/amandes framboise/framboises
    clémentine/clémentines mandarine/mandarines pamplemousse/pamplemousses melon/melons
    pastèque/pastèques kiwi/kiwis nectarine/nectarines rhubarbe/rhubarbes grenade/grenades
    marron/marrons châtaigne/châtaignes cornichon/cornichons câpre/câpres anchois/anchois
    sardine/sardines maquereau/maquereaux truite/truites moule/moules huître/huîtres gambas/gambas
    langoustine/langoustines crabe/crabes homard/homards lapin/lapins canard/canards
    magret/magrets caille/cailles pintade/pintades chipolata/chipolatas merguez/merguez
    lardon/lardons jambon/jambons rôti/rôtis aile/ailes pilon/pilons baguette/baguettes
    brioche/brioches biscotte/biscottes biscuit/biscuits crêpe/crêpes tortilla/tortillas
    zeste/zestes gélatine/gélatines barquette/barquettes bocal/bocaux briquette/briquettes
    rondelle/rondelles lamelle/lamelles lanière/lanières dé/dés quartier/quartiers rameau/rameaux
    pied/pieds cœur/cœurs coeur/coeurs noisette/noisettes noix/noix grain/grains graine/graines
    baie/baies étoile/étoiles capsule/capsules filament/filaments dose/doses boule/boules
    portion/portions boudoir/boudoirs mozzarella/mozzarellas burrata/burratas
    chorizo/chorizos dorade/dorades daurade/daurades sole/soles blette/blettes coing/coings
    saucisson/saucissons boudin/boudins andouillette/andouillettes coquelet/coquelets côte/côtes
    cèpe/cèpes girolle/girolles calamar/calamars seiche/seiches jarret/jarrets
    crottin/crottins bûche/bûches mesure/mesures unité/unités
    """

  private static let spanish = """
    huevo/huevos yema/yemas clara/claras cebolla/cebollas cebolleta/cebolletas
    diente/dientes zanahoria/zanahorias patata/patatas papa/papas limón/limones lima/limas
    pimiento/pimientos tomate/tomates jitomate/jitomates manzana/manzanas naranja/naranjas
    berenjena/berenjenas pepino/pepinos calabacín/calabacines calabaza/calabazas puerro/puerros
    plátano/plátanos aguacate/aguacates pera/peras mango/mangos melocotón/melocotones piña/piñas
    chile/chiles guindilla/guindillas champiñón/champiñones seta/setas alcachofa/alcachofas
    higo/higos dátil/dátiles aceituna/aceitunas nuez/nueces remolacha/remolachas nabo/nabos
    lechuga/lechugas hoja/hojas rama/ramas ramita/ramitas ramillete/ramilletes manojo/manojos
    tallo/tallos rebanada/rebanadas loncha/lonchas rodaja/rodajas trozo/trozos pieza/piezas
    filete/filetes pechuga/pechugas muslo/muslos chuleta/chuletas salchicha/salchichas
    chorizo/chorizos pollo/pollos gamba/gambas langostino/langostinos tortilla/tortillas
    lata/latas bote/botes tarro/tarros sobre/sobres paquete/paquetes bolsa/bolsas botella/botellas
    brik/briks vaso/vasos taza/tazas copa/copas pizca/pizcas puñado/puñados chorrito/chorritos
    gota/gotas cucharada/cucharadas cucharadita/cucharaditas cubito/cubitos pastilla/pastillas
    cabeza/cabezas barra/barras pan/panes yogur/yogures clavo/clavos vaina/vainas palito/palitos
    lámina/láminas unidad/unidades gramo/gramos litro/litros kilo/kilos
    col/coles coliflor/coliflores brócoli/brócolis repollo/repollos espárrago/espárragos
    endibia/endibias rábano/rábanos apio/apios hinojo/hinojos batata/batatas boniato/boniatos
    camote/camotes chalota/chalotas chayote/chayotes tomatillo/tomatillos mandarina/mandarinas
    pomelo/pomelos fresa/fresas frambuesa/frambuesas ciruela/ciruelas cereza/cerezas
    albaricoque/albaricoques kiwi/kiwis sandía/sandías melón/melones granada/granadas uva/uvas
    almendra/almendras avellana/avellanas castaña/castañas anchoa/anchoas sardina/sardinas
    trucha/truchas mejillón/mejillones almeja/almejas calamar/calamares pulpo/pulpos
    conejo/conejos pato/patos codorniz/codornices costilla/costillas alita/alitas ala/alas
    filetito/filetitos galleta/galletas bizcocho/bizcochos magdalena/magdalenas bollo/bollos
    arepa/arepas molde/moldes cucharón/cucharones chorro/chorros cáscara/cáscaras hebra/hebras
    grano/granos semilla/semillas estrella/estrellas ñora/ñoras pimienta/pimientas
    puñadito/puñaditos ajo/ajos chipotle/chipotles serrano/serranos poblano/poblanos elote/elotes
    mazorca/mazorcas onza/onzas tira/tiras dado/dados gajo/gajos bola/bolas porción/porciones
    ración/raciones atado/atados tarrina/tarrinas envase/envases caja/cajas tableta/tabletas
    rollo/rollos bandeja/bandejas frasco/frascos vasito/vasitos copita/copitas
    mozzarella/mozzarellas panecillo/panecillos hamburguesa/hamburguesas salchichón/salchichones
    merluza/merluzas lubina/lubinas dorada/doradas sepia/sepias vieira/vieiras lenguado/lenguados
    navaja/navajas berberecho/berberechos cogollo/cogollos judía/judías cebollita/cebollitas
    tomatito/tomatitos carrillera/carrilleras solomillo/solomillos paletilla/paletillas
    hogaza/hogazas plancha/planchas breva/brevas papaya/papayas nectarina/nectarinas
    morcilla/morcillas tostada/tostadas oblea/obleas
    """

  private static let italian = """
    uovo/uova tuorlo/tuorli albume/albumi cipolla/cipolle cipollotto/cipollotti scalogno/scalogni
    spicchio/spicchi pomodoro/pomodori pomodorino/pomodorini carota/carote limone/limoni
    peperone/peperoni peperoncino/peperoncini zucchina/zucchine zucchino/zucchini
    melanzana/melanzane mela/mele pera/pere arancia/arance porro/porri cetriolo/cetrioli
    patata/patate zucca/zucche finocchio/finocchi carciofo/carciofi fungo/funghi banana/banane
    pesca/pesche albicocca/albicocche fico/fichi fragola/fragole ciliegia/ciliegie oliva/olive
    acciuga/acciughe foglia/foglie fogliolina/foglioline rametto/rametti ramo/rami gambo/gambi
    costa/coste mazzetto/mazzetti ciuffo/ciuffi fetta/fette fettina/fettine trancio/tranci
    pezzo/pezzi filetto/filetti petto/petti coscia/cosce salsiccia/salsicce bistecca/bistecche
    pollo/polli gambero/gamberi scatola/scatole scatoletta/scatolette barattolo/barattoli
    lattina/lattine vasetto/vasetti bustina/bustine busta/buste confezione/confezioni
    pacchetto/pacchetti bottiglia/bottiglie bicchiere/bicchieri bicchierino/bicchierini
    tazza/tazze tazzina/tazzine pizzico/pizzichi manciata/manciate goccia/gocce
    cucchiaio/cucchiai cucchiaino/cucchiaini mestolo/mestoli dado/dadi cubetto/cubetti
    pugno/pugni etto/etti panetto/panetti rotolo/rotoli testa/teste stecca/stecche bacca/bacche chiodo/chiodi
    panino/panini piadina/piadine mozzarella/mozzarelle litro/litri grammo/grammi chilo/chili
    cavolo/cavoli cavolfiore/cavolfiori broccolo/broccoli verza/verze radicchio/radicchi
    lattuga/lattughe asparago/asparagi rapa/rape barbabietola/barbabietole sedano/sedani
    ravanello/ravanelli cetriolino/cetriolini cappero/capperi friggitello/friggitelli fiore/fiori
    mandarino/mandarini pompelmo/pompelmi kiwi/kiwi melone/meloni susina/susine prugna/prugne
    lampone/lamponi mora/more castagna/castagne noce/noci nocciola/nocciole mandorla/mandorle
    dattero/datteri sardina/sardine alice/alici sgombro/sgombri trota/trote cozza/cozze
    vongola/vongole calamaro/calamari seppia/seppie polpo/polpi scampo/scampi orata/orate
    branzino/branzini coniglio/conigli anatra/anatre quaglia/quaglie costoletta/costolette
    braciola/braciole ala/ali alette/alette involtino/involtini wurstel/wurstel
    hamburger/hamburger biscotto/biscotti savoiardo/savoiardi cornetto/cornetti crostino/crostini
    ciabatta/ciabatte focaccia/focacce pane/pani pagnotta/pagnotte foglio/fogli grano/grani
    seme/semi stella/stelle buccia/bucce scorza/scorze mestolino/mestolini cucchiaiata/cucchiaiate
    vaschetta/vaschette brick/brick tavoletta/tavolette pacco/pacchi porzione/porzioni
    burrata/burrate scamorza/scamorze yogurt/yogurt vaniglia/vaniglie baccello/baccelli
    bastoncino/bastoncini
    """

  private static let dutch = """
    ui/uien sjalot/sjalotten teen/tenen tomaat/tomaten wortel/wortels aardappel/aardappels/aardappelen
    appel/appels citroen/citroenen limoen/limoenen sinaasappel/sinaasappels komkommer/komkommers
    peer/peren prei/preien winterpeen/winterpenen paprika/paprika's courgette/courgettes
    aubergine/aubergines avocado/avocado's banaan/bananen mango/mango's perzik/perziken
    abrikoos/abrikozen pruim/pruimen vijg/vijgen dadel/dadels champignon/champignons
    peper/pepers bosui/bosuien biet/bieten raap/rapen knol/knollen bloemkool/bloemkolen
    kool/kolen krop/kroppen stengel/stengels tak/takken plak/plakken snee/sneeën zak/zakken
    pot/potten fles/flessen doos/dozen rol/rollen bol/bollen kop/koppen eidooier/eidooiers
    kipfilet/kipfilets filet/filets worst/worsten kruidnagel/kruidnagels pompoen/pompoenen
    koolrabi/koolrabi's eetlepel/eetlepels theelepel/theelepels kaneelstok/kaneelstokken
    augurk/augurken olijf/olijven garnaal/garnalen wrap/wraps tortilla/tortilla's mespunt/mespunten
    venkel/venkels venkelknol/venkelknollen broccoli/broccoli's
    selderij/selderijen radijs/radijzen andijvie/andijvies witlof/witloven spruit/spruiten
    boon/bonen asperge/asperges artisjok/artisjokken bataat/bataten mandarijn/mandarijnen
    grapefruit/grapefruits meloen/meloenen kiwi/kiwi's nectarine/nectarines aardbei/aardbeien
    framboos/frambozen kers/kersen noot/noten walnoot/walnoten amandel/amandelen
    kastanje/kastanjes ansjovis/ansjovissen sardine/sardines forel/forellen mossel/mosselen
    kip/kippen kippenpoot/kippenpoten kippenbout/kippenbouten eend/eenden konijn/konijnen
    karbonade/karbonades biefstuk/biefstukken rookworst/rookworsten hamburger/hamburgers
    beschuit/beschuiten koek/koeken cracker/crackers pannenkoek/pannenkoeken croissant/croissants
    bagel/bagels pita/pita's naan/naans boterham/boterhammen plakje/plakjes
    jeneverbes/jeneverbessen peul/peulen vanillestok/vanillestokken vanillepeul/vanillepeulen
    laurierblad/laurierbladeren stronk/stronken struik/struiken bos/bossen bundel/bundels
    reep/repen tablet/tabletten punt/punten portie/porties zalmfilet/zalmfilets scheut/scheuten
    handvol/handvol liter/liter kuip/kuipen beker/bekers schep/scheppen tube/tubes
    filodeegvel/filodeegvellen vel/vellen
    """
  private static let dutchNeuter = """
    ei/eieren eiwit/eiwitten blad/bladeren blik/blikken pak/pakken stuk/stukken brood/broden
    glas/glazen bosje/bosjes
    """
}
