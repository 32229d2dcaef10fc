extension TypedQueries {
  static let french = """
    meilleure recette de crêpes => crêpes
    gâteau au chocolat facile et rapide => gâteau au chocolat
    comment préparer un pot-au-feu => pot-au-feu
    je cherche une recette de ratatouille => ratatouille
    recette facile de tarte aux pommes => tarte aux pommes
    une bonne soupe à l'oignon => soupe à l'oignon
    pizza maison => pizza
    recette traditionnelle de la blanquette de veau => blanquette de veau
    recette de l'osso bucco => osso bucco
    recette d'houmous => houmous
    lasagnes végétariennes => lasagnes | diet=vegetarian
    gâteau végan => gâteau | diet=vegan
    crêpes sans lait => crêpes | avoid=milk
    gâteau sans oeufs => gâteau | avoid=eggs
    pain sans gluten => pain | diet=gluten-free
    biscuits sans noix => biscuits | avoid=nuts
    quiche sans crème => quiche | no=crème
    houmous sans ail => houmous | no=ail
    soupe sans oignon ni poireau => soupe | no=oignon,poireau
    béchamel sans produits laitiers => béchamel | diet=dairy-free
    gratin avec du fromage => gratin | with=fromage
    salade avec thon et maïs => salade | with=thon,maïs
    tarte avec des poireaux => tarte | with=poireaux
    pâtes en moins de 20 minutes => pâtes | time=20
    soupe en une demi-heure => soupe | time=30
    dîner en 15 minutes => dîner | time=15
    couscous pour 8 => couscous | for=8
    crêpes pour deux => crêpes | for=2
    raclette pour 10 personnes => raclette | for=10
    que cuisiner avec des aubergines => | have=aubergines
    que puis-je faire avec du poulet et des champignons => | have=poulet,champignons
    j'ai des oeufs et des épinards => | have=oeufs,épinards
    restes de poulet => | have=poulet
    reste de riz => | have=riz
    soupe facile sans crème pour 4 personnes => soupe | no=crème | for=4
    dessert végan rapide en 20 minutes => dessert | diet=vegan | time=20
    ! gâteau sans cuisson => =
    ! pain sans pétrissage facile => pain sans pétrissage
    ! glace sans sorbetière => =
    ! quatre épices => =
    ! mille-feuille => =
    ! tarte aux trois chocolats => =
    ! petit salé aux lentilles => =
    ! bonne femme => =
    ! farce pour dinde => =
    ! sauce pour poisson => =
    ! steak avec frites => =
    ! poulet avec purée => =
    ! agneau de sept heures => =
    ! chili sin carne => =
    ! île flottante => =
    ! confiture sans sucre ajouté => =
    ! œufs cocotte => =
    la meilleure pâte à crêpes => pâte à crêpes
    recette simple de gratin dauphinois => gratin dauphinois
    comment cuisiner les lentilles => lentilles
    comment faire du pain => pain
    je voudrais faire une tarte tatin => tarte tatin
    recettes de soupe => soupe
    donne-moi une recette de cassoulet => cassoulet
    mousse au chocolat rapide => mousse au chocolat
    une délicieuse quiche => quiche
    gâteau au yaourt très facile => gâteau au yaourt
    chili végétarien => chili | diet=vegetarian
    burger végétalien => burger | diet=vegan
    crêpes sans gluten et sans lait => crêpes | diet=gluten-free | avoid=milk
    cookies sans beurre => cookies | no=beurre
    mayonnaise sans moutarde => mayonnaise | avoid=mustard ~ mayonnaise | no=moutarde
    pâté sans porc => pâté | avoid=porc ~ pâté | avoid=pork ~ pâté | no=porc
    couscous sans viande => couscous | no=viande
    gâteau sans sucre => gâteau | no=sucre
    pizza sans fromage => pizza | no=fromage
    taboulé sans menthe => taboulé | no=menthe
    gâteau sans fruits à coque => gâteau | avoid=tree-nuts
    dessert sans alcool => dessert | avoid=alcohol
    risotto avec asperges => risotto | with=asperges
    salade avec avocat et crevettes => salade | with=avocat,crevettes
    soupe avec du potiron => soupe | with=potiron
    pâtes avec brocoli => pâtes | with=brocoli
    curry avec pois chiches pour 4 => curry | with=pois chiches | for=4
    repas en 25 minutes => repas | time=25
    gâteau en moins d'une heure => gâteau | time=60
    soupe en un quart d'heure => soupe | time=15
    20 minutes risotto => risotto | time=20
    boeuf bourguignon pour 6 personnes => boeuf bourguignon | for=6
    fondue pour quatre => fondue | for=4
    paella pour 12 personnes => paella | for=12
    que faire avec un reste de riz => | have=riz
    quoi faire avec des pommes => | have=pommes
    qu'est-ce que je peux faire avec des carottes => | have=carottes
    j'ai du poulet et des poivrons => | have=poulet,poivrons
    il me reste du jambon => | have=jambon
    ! glace sans turbine => =
    ! gâteau sans four => =
    ! pizza sans levée => =
    ! gigot de 7 heures => =
    ! quatre-quarts au citron => =
    ! tarte tatin aux pommes => =
    ! pain d'épices => =
    ! soupe au pistou => =
    ! sauce pour pâtes => =
    ! garniture pour crêpes => =
    ! poulet avec frites => =
    ! salade niçoise => =
    ! oeufs à la neige => =
    ! croque-monsieur => =
    ! hachis parmentier => =
    ! pommes de terre sarladaises => =
    ! blanc-manger => =
    ! petits farcis => =
    ! mille-feuilles facile => mille-feuilles
    ! cinq épices => =
    ! beignets sans culotte => =
    ! confit de canard => =
    ! tarte aux trois fromages => =
    ! crème brûlée facile => crème brûlée
    ! crème sans sucre ajouté => =
    recette de cuisine facile => = ~ cuisine
    la recette du boeuf bourguignon => boeuf bourguignon
    une recette simple et rapide de cookies => cookies
    gaufres faciles => gaufres
    soupe à l'ail => soupe à l'ail
    comment faire des macarons => macarons
    quelle est la meilleure recette de tiramisu => tiramisu
    je veux faire des sushis => sushis
    plat végétarien pour 4 => plat | diet=vegetarian | for=4
    muffins sans gluten ni lactose => muffins | diet=gluten-free,dairy-free
    clafoutis sans lait et sans gluten => clafoutis | avoid=milk | diet=gluten-free
    curry sans coriandre => curry | no=coriandre
    tarte aux pommes sans sucre => tarte aux pommes | no=sucre
    lasagnes sans viande => lasagnes | no=viande
    soupe de légumes sans pommes de terre => soupe de légumes | no=pommes de terre
    couscous sans pois chiches => couscous | no=pois chiches
    salade sans tomate => salade | no=tomate
    allergie aux arachides biscuits => biscuits | avoid=peanuts
    gâteau avec des poires => gâteau | with=poires
    quiche avec saumon et épinards => quiche | with=saumon,épinards
    riz avec poulet => riz | with=poulet ~ riz avec poulet
    dessert en 10 minutes => dessert | time=10
    tajine en une heure => tajine | time=60
    rôti pour 8 personnes => rôti | for=8
    apéritif pour dix => apéritif | for=10
    que faire avec du chou-fleur => | have=chou-fleur
    que préparer avec des oeufs et du fromage => | have=oeufs,fromage
    j'ai des courgettes et de la feta => | have=courgettes,feta
    ! bûche sans cuisson => =
    ! brioche sans pétrissage => =
    ! cake sans four => =
    ! yaourts sans yaourtière => =
    ! quatre-heures => =
    ! pâté en croûte => =
    ! poulet rôti avec pommes sautées => =
    ! saumon avec sauce hollandaise => =
    ! sauce pour viande => =
    ! pâte pour pizza => =
    ! bonne femme de sole => =
    ! soupe aux sept légumes => =
    ! tarte trois chocolats => =
    ! petits pots de crème => =
    ! grand veneur => =
    ! jarret de sept heures => =
    ! oeufs mimosa => =
    ! tête de nègre => =
    ! pets de nonne => =
    ! roi des champs => =
    ! quatre-quarts facile => quatre-quarts
    ! chou farci => =
    tarte sans gluten et lactose => tarte | diet=gluten-free,dairy-free
    soupe sans lactose => soupe | diet=dairy-free
    """
}
