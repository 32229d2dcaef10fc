extension ScreenTables {
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
