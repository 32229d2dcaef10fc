extension TypedQueries {
  static let english = """
    easy chicken recipes => chicken
    best banana bread recipe ever => banana bread
    quick and easy dinner => dinner
    delicious apple pie => apple pie
    authentic pad thai => pad thai
    what is the best chili recipe => chili
    how do i make pancakes => pancakes
    how to cook rice => rice
    i want to make a lasagna => lasagna
    show me some good pumpkin soup recipes => pumpkin soup
    can you give me a recipe for hummus please => hummus
    the perfect roast chicken => roast chicken
    classic french onion soup => french onion soup
    my favourite brownies => my favourite brownies ~ my brownies ~ brownies
    homemade ice cream without a machine => ice cream without a machine
    super quick noodles => noodles
    really easy bread => bread
    looking for a moist chocolate cake => moist chocolate cake
    find a recipe for beef stroganoff => beef stroganoff
    foolproof yorkshire puddings => yorkshire puddings
    crispy roast potatoes => =
    spicy tofu stir fry => =
    creamy garlic mushrooms => =
    simple beef stew, easy => beef stew
    vegan cookies => cookies | diet=vegan
    vegetarian shepherd's pie => shepherd's pie | diet=vegetarian
    dairy free pancakes => pancakes | diet=dairy-free
    gluten-free vegan brownies => brownies | diet=gluten-free,vegan
    pescatarian dinner => dinner | diet=pescatarian
    halal chicken biryani => chicken biryani | diet=halal
    kosher brisket => brisket | diet=kosher
    plant-based burger => burger | diet=vegan
    lasagna for vegetarians => lasagna | diet=vegetarian
    pasta that is vegan => pasta | diet=vegan
    gluten free and dairy free cupcakes => cupcakes | diet=gluten-free,dairy-free
    lactose free cheesecake => cheesecake | diet=dairy-free
    egg free cake => cake | avoid=eggs
    soy-free stir fry => stir fry | avoid=soya
    peanut free cookies => cookies | avoid=peanuts
    cookies for a nut allergy => cookies | avoid=nuts
    shellfish allergy paella => paella | avoid=shellfish
    alcohol free tiramisu => tiramisu | avoid=alcohol
    eggless chocolate cake => chocolate cake | avoid=eggs
    nut and dairy free cake => cake | avoid=nuts | diet=dairy-free
    granola without nuts => granola | avoid=nuts
    pancakes no eggs => pancakes | avoid=eggs
    curry without coconut => curry | avoid=coconut ~ curry | no=coconut
    bread without gluten => bread | diet=gluten-free
    mashed potatoes with no dairy => mashed potatoes | diet=dairy-free
    chili without beans => chili | no=beans
    guacamole without tomatoes => guacamole | no=tomatoes
    meatloaf without breadcrumbs => meatloaf | no=breadcrumbs
    cheesecake without cream cheese => cheesecake | no=cream cheese
    pizza w/o cheese => pizza | no=cheese
    no mushroom stroganoff => stroganoff | no=mushroom
    curry with no garlic and onion => curry | no=garlic,onion
    soup without celery, carrots or leeks => soup | avoid=celery | no=carrots,leeks ~ soup | no=celery,carrots,leeks
    cake without sugar => cake | no=sugar
    burger -onion => burger | no=onion
    pesto -garlic -cheese => pesto | no=garlic,cheese
    banana bread without walnuts and raisins => banana bread | no=walnuts,raisins
    chicken with mushrooms => chicken | with=mushrooms
    pasta with spinach => pasta | with=spinach
    stew with red wine and carrots => stew | with=red wine,carrots
    salad with feta, olives and cucumber => salad | with=feta,olives,cucumber
    quiche with smoked salmon => quiche | with=smoked salmon
    pizza with pineapple without ham => pizza | with=pineapple | no=ham
    risotto with peas but without cheese => risotto | with=peas | no=cheese
    20 minute dinner => dinner | time=20
    pasta in 15 minutes => pasta | time=15
    chicken under 45 minutes => chicken | time=45
    curry in less than an hour => curry | time=60
    stew ready in 2 hours => stew | time=120
    10 min breakfast => breakfast | time=10
    soup 30 minutes or less => soup | time=30
    half hour meals => meals | time=30
    one hour bread => bread | time=60
    dinner in twenty minutes => dinner | time=20
    cake in 1 hour 15 minutes => cake | time=75
    roast within 90 min => roast | time=90
    45-minute lasagna => lasagna | time=45
    chili for 10 => chili | for=10
    lasagna for four => lasagna | for=4
    stew for a family of 5 => stew | for=5
    brunch for 12 people => brunch | for=12
    pancakes serves 4 => pancakes | for=4
    roast chicken for 6 guests => roast chicken | for=6
    mug cake for one => mug cake | for=1
    curry 4 servings => curry | for=4
    what can i cook with eggs and cheese => | have=eggs,cheese
    what to make with zucchini => | have=zucchini
    what should I make with ground beef and rice => | have=ground beef,rice
    i have chicken, broccoli and rice => | have=chicken,broccoli,rice
    leftover turkey => | have=turkey
    leftover rice and peas => | have=rice,peas
    use up carrots => | have=carrots
    recipes using leftover ham => | have=ham
    recipes using buttermilk => | have=buttermilk
    what can I make with chickpeas in 20 minutes => | have=chickpeas | time=20
    what can I make with tofu without soy sauce => | have=tofu | no=soy sauce
    turkey leftovers => | have=turkey
    best vegan chili for 8 => chili | diet=vegan | for=8
    quick vegetarian pasta with mushrooms in 20 minutes => pasta | diet=vegetarian | with=mushrooms | time=20
    easy gluten free bread without eggs => bread | diet=gluten-free | avoid=eggs
    30 minute dinner for two => dinner | time=30 | for=2
    vegan what can I make with lentils => | diet=vegan | have=lentils
    chicken soup for 4 without celery in 40 minutes => chicken soup | for=4 | avoid=celery | time=40
    the easiest pizza dough recipe => pizza dough
    ultimate mac and cheese => mac and cheese
    yummy chocolate chip cookies recipe => chocolate chip cookies
    tasty and easy tofu => tofu
    quick & simple lunch => lunch
    basic white bread => white bread
    i'd like to make some sushi => sushi
    i need a recipe for paella for 10 people => paella | for=10
    do you have a good recipe for goulash? => goulash
    what's the best way to cook salmon => salmon ~ way to cook salmon ~ best way to cook salmon
    how do you make risotto without wine => risotto | no=wine
    how to make vegan pancakes => pancakes | diet=vegan
    recipes for tomato soup => tomato soup
    recipe lasagna => lasagna
    lentil soup recipe easy => lentil soup
    chicken recipes => chicken
    world's best guacamole => guacamole
    old fashioned doughnuts => =
    fresh tomato sauce => =
    thai green curry => =
    traditional irish stew => irish stew
    vegetarian gluten free dinner for 4 => dinner | diet=vegetarian,gluten-free | for=4
    dairy-free, egg-free muffins => muffins | diet=dairy-free | avoid=eggs
    muffins free of gluten => muffins | diet=gluten-free
    non-dairy whipped cream => whipped cream | diet=dairy-free
    meat-free sunday roast => sunday roast | diet=vegetarian
    sesame free hummus => hummus | avoid=sesame
    wheat-free bread => bread | avoid=wheat
    fish free paella => paella | avoid=fish
    coeliac friendly pizza => pizza | diet=gluten-free
    pork free meatballs => meatballs | avoid=pork
    tree nut free brownies => brownies | avoid=tree-nuts
    brownies without nuts or eggs => brownies | avoid=nuts,eggs
    satay without peanuts => satay | avoid=peanuts
    stir fry without soy => stir fry | avoid=soya
    custard without milk => custard | avoid=milk ~ custard | no=milk
    christmas cake without alcohol => christmas cake | avoid=alcohol
    sushi without fish => sushi | avoid=fish
    pancakes without milk and eggs => pancakes | avoid=milk,eggs
    burritos without rice => burritos | no=rice
    chili with beef but no beans => chili | with=beef | no=beans
    salsa without coriander => salsa | no=coriander
    pasta sauce without tomatoes => pasta sauce | no=tomatoes
    bread without yeast => bread | no=yeast
    meatballs without breadcrumbs for 6 => meatballs | no=breadcrumbs | for=6
    stuffing without sausage => stuffing | no=sausage
    cookies without butter => cookies | no=butter
    ratatouille without aubergine => ratatouille | no=aubergine
    no cheese pizza => pizza | no=cheese
    curry no coconut milk => curry | no=coconut milk
    soup with sweet potato => soup | with=sweet potato
    omelette with ham and cheese => omelette | with=ham,cheese
    fried rice with shrimp => fried rice | with=shrimp
    scones with blueberries => scones | with=blueberries
    muffins with chocolate chips => muffins | with=chocolate chips
    salad with goat cheese and walnuts => salad | with=goat cheese,walnuts
    curry with chickpeas and spinach for 4 => curry | with=chickpeas,spinach | for=4
    tacos with black beans => tacos | with=black beans
    40 min casserole => casserole | time=40
    casserole in 1 hour => casserole | time=60
    soup in 1.5 hours => soup | time=90
    stew in an hour and a half => stew | time=90
    dinner ready in 25 minutes => dinner | time=25
    meals under 20 minutes => meals | time=20
    weeknight dinner max 30 minutes => weeknight dinner | time=30
    cake in a quarter of an hour => cake | time=15
    pasta that takes less than 15 minutes => pasta | time=15
    brunch for eight => brunch | for=8
    chicken soup for a family of four => chicken soup | for=4
    shepherd's pie for 5 persons => shepherd's pie | for=5
    stew feeds 12 => stew | for=12
    tiramisu for 2-3 people => tiramisu | for=3 ~ tiramisu | for=2
    chocolate cake for 20 guests => chocolate cake | for=20
    what can we make with potatoes and bacon => | have=potatoes,bacon
    what can you make with canned tuna => | have=canned tuna ~ | have=tuna
    what do I do with too many tomatoes => | have=tomatoes
    what to do with leftover mashed potatoes => | have=mashed potatoes
    what to cook with chicken thighs and lemons => | have=chicken thighs,lemons
    i've got mince, carrots and onions => | have=mince,carrots,onions
    we have pasta and pesto => | have=pasta,pesto
    using up zucchini => | have=zucchini
    recipes to use up milk => | have=milk
    leftover bread for 4 => | have=bread | for=4
    what can I make with cabbage for 2 without meat => | have=cabbage | for=2 | no=meat
    leftover roast beef => | have=roast beef
    easy 15 minute vegan soup with coconut milk for 3 => soup | diet=vegan | with=coconut milk | time=15 | for=3
    best ever gluten free dairy free chocolate cake for 12 => chocolate cake | diet=gluten-free,dairy-free | for=12
    simple chicken soup without noodles in under 1 hour for six people => chicken soup | no=noodles | time=60 | for=6
    quick lunch for 1 => lunch | for=1
    award winning chili => chili
    the quickest tomato sauce => tomato sauce
    a simple omelette => omelette
    an easy trifle recipe please => trifle
    what's a good marinade for steak => marinade for steak
    i'd love a recipe for baklava => baklava
    teach me how to make dumplings => dumplings
    show me how to make crepes => crepes
    gimme a pizza recipe => gimme a pizza ~ pizza
    recipe ideas for salmon => salmon
    a vegan lasagna => lasagna | diet=vegan
    the gluten free bread => bread | diet=gluten-free
    vegan friendly cupcakes => cupcakes | diet=vegan
    cupcakes suitable for vegans => cupcakes | diet=vegan
    cake that's gluten free => cake | diet=gluten-free
    allergic to eggs pancakes => pancakes | avoid=eggs
    pancakes, i am allergic to milk => pancakes | avoid=milk
    muffins egg free dairy free => muffins | avoid=eggs | diet=dairy-free
    no egg mayonnaise => mayonnaise | avoid=eggs
    no meat lasagna => lasagna | no=meat
    no yeast flatbread => flatbread | no=yeast
    lentil stew minus the carrots => lentil stew | no=carrots ~ lentil stew minus the carrots
    shrimp scampi without wine => shrimp scampi | no=wine
    potato salad without mayo => potato salad | no=mayo
    beef chili without tomatoes or peppers => beef chili | no=tomatoes,peppers
    smoothie without banana => smoothie | no=banana
    tomato sauce without onions, garlic or sugar => tomato sauce | no=onions,garlic,sugar
    lasagne without bechamel => lasagne | no=bechamel
    stir fry with cashews => stir fry | with=cashews
    noodle soup with bok choy and tofu => noodle soup | with=bok choy,tofu
    cake with lemon and poppy seeds => cake | with=lemon,poppy seeds
    fish tacos with cabbage => fish tacos | with=cabbage
    chicken casserole with leeks for 6 in an hour => chicken casserole | with=leeks | for=6 | time=60
    soup with leftover turkey => soup | have=turkey
    25-minute shrimp pasta => shrimp pasta | time=25
    dessert in ten minutes => dessert | time=10
    breakfast under 10 min => breakfast | time=10
    slow cooker chili in 8 hours => slow cooker chili | time=480
    3/4 hour casserole => casserole | time=45
    cookies in half an hour without eggs => cookies | time=30 | avoid=eggs
    gumbo for 15 => gumbo | for=15
    christmas dinner for 9 adults => christmas dinner | for=9
    curry serving 3 => curry | for=3
    chili for 6-8 people => chili | for=8 ~ chili | for=6
    what do I make with leftover salmon => | have=salmon
    what could i cook with pumpkin and sage => | have=pumpkin,sage
    something to make with rhubarb => | have=rhubarb
    i have some kale and sausages => | have=kale,sausages
    i have half a cabbage => | have=cabbage
    dinner ideas with ground turkey => | have=ground turkey ~ dinner ideas | with=ground turkey
    what can i make for dinner with pork chops => | have=pork chops
    using leftover pasta => | have=pasta
    leftover mashed potatoes and ham => | have=mashed potatoes,ham
    quick easy healthy chicken dinner for 2 => healthy chicken dinner | for=2
    veggie curry => curry | diet=vegetarian
    gf bread => bread | diet=gluten-free
    """
}
