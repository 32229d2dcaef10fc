extension TypedQueries {
  static let dutch = """
    beste appeltaart => appeltaart
    recept voor boeuf bourguignon => boeuf bourguignon
    hoe maak ik pannenkoeken => pannenkoeken
    makkelijke en snelle pasta => pasta
    zelfgemaakte mayonaise => mayonaise
    ik zoek een recept voor tomatensoep => tomatensoep
    lekkere pompoensoep => pompoensoep
    snelle wraps => wraps
    het lekkerste bananenbrood => bananenbrood
    vegetarische lasagne => lasagne | diet=vegetarian
    veganistische brownies => brownies | diet=vegan
    lactosevrije cake => cake | diet=dairy-free
    notenvrije koekjes => koekjes | avoid=nuts
    cake zonder ei => cake | avoid=eggs
    pesto zonder knoflook => pesto | no=knoflook
    pannenkoeken zonder melk => pannenkoeken | avoid=milk
    soep zonder room of ui => soep | no=room,ui
    brood zonder gluten => brood | diet=gluten-free
    salade met geitenkaas => salade | with=geitenkaas
    pasta met spinazie en zalm => pasta | with=spinazie,zalm
    ovenschotel met broccoli => ovenschotel | with=broccoli
    pasta in 20 minuten => pasta | time=20
    risotto in een half uur => risotto | time=30
    diner binnen 45 minuten => diner | time=45
    curry in minder dan een uur => curry | time=60
    nasi voor 4 personen => nasi | for=4
    lasagne voor 8 => lasagne | for=8
    pannenkoeken voor twee => pannenkoeken | for=2
    wat kan ik koken met prei en aardappelen => | have=prei,aardappelen
    wat kan ik met courgette maken => | have=courgette
    ik heb kip, rijst en paprika => | have=kip,rijst,paprika
    restjes rijst => | have=rijst
    makkelijke vegetarische curry voor 4 in 30 minuten => curry | diet=vegetarian | for=4 | time=30
    ! stamppot met worst => =
    ! hutspot met klapstuk => =
    ! taart zonder bakken => =
    ! brood zonder kneden => =
    ! kip met appelmoes => =
    ! zuurkool met spek => =
    ! saus voor pasta => =
    ! ijs zonder ijsmachine => =
    ! blinde vinken voor 4 => blinde vinken | for=4
    ! suikervrije taart => =
    ! drie in de pan => =
    ! gehaktballen met jus => =
    het beste recept voor pannenkoeken => pannenkoeken
    makkelijk recept voor lasagne => lasagne
    recepten met kip => | with=kip ~ | have=kip
    hoe kook je rijst => rijst
    hoe bak je brood => brood
    geef me een recept voor hutspot => hutspot
    snelle maaltijd => maaltijd
    lekkere en makkelijke cake => cake
    zelfgemaakte pizza => pizza
    eenvoudige quiche => quiche
    vegetarische stamppot => stamppot | diet=vegetarian
    vegan curry => curry | diet=vegan
    glutenvrij brood zonder melk => brood | diet=gluten-free | avoid=milk
    cake zonder boter => cake | no=boter
    koekjes zonder suiker => koekjes | no=suiker
    pasta zonder kaas => pasta | no=kaas
    soep zonder ui en knoflook => soep | no=ui,knoflook
    chili zonder bonen => chili | no=bonen
    taart zonder noten => taart | avoid=nuts
    pannenkoeken zonder eieren => pannenkoeken | avoid=eggs
    tiramisu zonder alcohol => tiramisu | avoid=alcohol
    salade met kip en avocado => salade | with=kip,avocado
    soep met linzen => soep | with=linzen
    pizza met champignons => pizza | with=champignons
    omelet met kaas => omelet | with=kaas
    curry met kikkererwten voor 4 => curry | with=kikkererwten | for=4
    avondeten in 30 minuten => avondeten | time=30
    soep in een kwartier => soep | time=15
    lasagne in een uur => lasagne | time=60
    stoofvlees voor 8 => stoofvlees | for=8
    macaroni voor vier => macaroni | for=4
    paella voor 10 personen => paella | for=10
    wat kan ik maken met bloemkool => | have=bloemkool
    wat maak ik met gehakt en rijst => | have=gehakt,rijst
    ik heb eieren en spinazie => | have=eieren,spinazie
    ! cheesecake zonder oven => =
    ! boerenkool met worst voor 6 => boerenkool met worst | for=6
    ! andijvie met spek => =
    ! kip met puree => =
    ! biefstuk met frietjes => =
    ! vulling voor kalkoen => =
    ! saus voor spaghetti => =
    ! vijf granen brood => =
    ! vierkazen pizza => =
    ! arretjescake zonder bakken => =
    ! hete bliksem met spek => hete bliksem met spek ~ hete bliksem | with=spek
    ! rijst met krenten => =
    ! jan in de zak => =
    ! suikervrij ijs => =
    ! kippensoep => =
    ! drie in de pan voor 2 => drie in de pan | for=2
    het makkelijkste brood => brood
    een lekker recept voor kip => kip
    recept appeltaart => appeltaart
    hoe maak je zelf pesto => pesto
    ik wil soep maken => soep
    snel en makkelijk avondeten => avondeten
    heerlijke tiramisu => tiramisu
    zuivelvrije pannenkoeken => pannenkoeken | diet=dairy-free
    vegan maaltijd voor 4 => maaltijd | diet=vegan | for=4
    brood zonder gist => brood | no=gist
    saus zonder tomaat => saus | no=tomaat
    lasagne zonder vlees => lasagne | no=vlees
    ovenschotel zonder aardappelen => ovenschotel | no=aardappelen
    taart zonder boter en eieren => taart | no=boter | avoid=eggs ~ taart | no=boter,eieren
    cake met banaan => cake | with=banaan
    risotto met doperwten => risotto | with=doperwten
    soep met kip en prei => soep | with=kip,prei
    stoofpot in twee uur => stoofpot | time=120
    salade in 10 minuten => salade | time=10
    pasta binnen een half uur => pasta | time=30
    gourmet voor 6 personen => gourmet | for=6
    brunch voor tien => brunch | for=10
    wat kan ik maken met rijst en eieren => | have=rijst,eieren
    wat kan ik doen met oud brood => | have=oud brood ~ | have=brood
    ik heb bloemkool en kaas => | have=bloemkool,kaas
    ! ijstaart zonder ijsmachine => =
    ! brood zonder kneden voor 4 => brood zonder kneden | for=4
    ! patat met mayonaise => =
    ! stamppot met rookworst => =
    ! kip met appelmoes voor 2 => kip met appelmoes | for=2
    ! biefstuk met champignonsaus => =
    ! bruine bonen met spek => =
    ! vulling voor taart => =
    ! deeg voor pizza => =
    ! drie kazen pasta => =
    ! vijf minuten ei => =
    ! zeven granen brood => =
    ! hete bliksem voor 6 => hete bliksem | for=6
    ! gebakken lucht => =
    ! suikervrije jam => =
    ! broodje aap => =
    ! jan hagel => =
    ! slavink => =
    """
}
