extension FoodWords {
  /// The English words; see Documentation/Diets.md for what the lines mean.
  static let english: StaticString =
    """
    endings: s, es, y>ies, f>ves, fe>ves

    milk?: buttered, butter flavored cooking spray, butter flavoured cooking spray, butter flavored
      spray, butter flavored nonstick spray
    pork? meat? soya?: bacon bits, bacos, bacon flavored bits, bacon flavoured bits, bacon salt
    meat?: lamb quarters
    wheat?: plain flower, self raising flower, self rising flower, all purpose flower, bread flower, cake flower,
      wheat flower, white flower
    egg? mustard?: best foods
    meat? milk? nut? soya?: turtle
    meat pork? milk? wheat?: olive loaf, pickle loaf, pepper loaf
    fish: elver, elvers, brisling, brislings
    flesh: sea cucumber, sea cucumbers
    peanut: arachide oil
    wheat? soya?: hydrolyzed vegetable protein, hydrolysed vegetable protein, hydrolyzed plant protein,
      hydrolysed plant protein, hvp
    mollusc: steamers, steamer clams, steamer clam
    meat? pork? fish? crustacean?: mixed skewers, assorted skewers, party skewers, grill skewers, bbq
      skewers, barbecue skewers, mixed sticks, cocktail bites
    meat? pork?: serrano, serranos
    egg: chicken egg, chicken eggs, hen egg, hen eggs, hens egg, hens eggs, hen s egg, hen s eggs, turkey
      egg, turkey eggs, goose eggs, guinea fowl egg, guinea hen egg, pheasant egg, ostrich egg, bantam
      egg, pullet egg, pullet eggs, bird egg, bird eggs
    meat pork?: pepsin, pancreatin, trypsin, rennin, lipase, glycerine of animals, chicken powder, beef
      powder, beef extract, meat extract
    egg: 🥚, 🍳
    milk: 🧀, 🥛, 🧈, 🍦, 🍨, 🍼, 🫕
    meat: 🍖, 🍗, 🥩, 🐔, 🐓, 🐤, 🐥, 🐣, 🐄, 🐮, 🐂, 🐃, 🐑, 🐏, 🐐, 🦃, 🦆, 🐇, 🐰, 🦌
    pork meat: 🥓, 🐖, 🐷, 🐽, 🐗
    meat wheat: 🍔, 🌭, 🥙, 🥟, 🌯, 🌮
    fish: 🐟, 🐠, 🐡, 🍥, 🦈, 🍣
    crustacean: 🍤, 🦐, 🦞, 🦀
    alcohol? milk?: vodka sauce, alla vodka sauce, penne alla vodka sauce
    milk: beurre noisette, chenna, chhena
    milk? coconut: coconut ice cream, coconut milk ice cream
    mollusc: 🦑, 🐙, 🐚, 🦪, 🐌
    peanut: 🥜
    wheat: 🍞, 🥖, 🥯, 🥨, 🍝, 🫓, 🌾
    wheat milk egg: 🥐, 🥞, 🧇, 🎂, 🍰, 🧁, 🥧, 🍩, 🍪, 🥮, 🍕
    milk egg: 🍮, 🍧
    animal: 🍯, 🐝
    milk? soya? nut?: 🍫
    meat? milk?: 🍬, 🍭
    alcohol: 🍷, 🍸, 🍹, 🍶, 🥃, 🍾, 🥂
    barley alcohol: 🍺, 🍻
    coconut: 🥥
    soya? fish?: 🍱, 🍙, 🍘, 🍜, 🍛, 🍲, 🥘, 🥗, 🍢, 🍡, 🥪, 🧆, 🥫, 🍟
    plain: 🍅, 🥕, 🧅, 🧄, 🥔, 🍋, 🍎, 🍏, 🍌, 🥑, 🍆, 🌽, 🌶, 🥦, 🥬, 🥒, 🫑, 🍄, 🍇, 🍈, 🍉, 🍊, 🍍, 🥭, 🍐, 🍑, 🍒, 🍓,
      🫐, 🥝, 🫒, 🍚, 🧂, 🍵, 🍠, 🌰, 🫘, 🫛, 🫚, 🥣, 🧃
    plain: steak fries, steak cut fries, steak cut chips, goose berry, goose berries, butter or bibb lettuce, butter or boston lettuce, bibb or butter
      lettuce, boston or butter lettuce, butter or bibb lettuces, butter or red leaf lettuce, butter lettuces,
      butter lettuce leaves, butter lettuce leaf, butter leaf lettuce, serrano chilli, serrano chillies, serrano
      chili pepper, serrano chili peppers, serrano chile pepper, serrano chile peppers, serrano chilli pepper,
      fresh serrano, green serrano, red serrano, serrano or jalapeno chiles, serrano or jalapeno chile, jalapeno or
      serrano chiles, jalapeno or serrano chile, jalapeno or serrano pepper, serrano or jalapeno pepper,
      jalapeno or serrano, serrano or jalapeno, leek white, leek whites, white of leek, whites of leek, onion whites, green onion
      whites, spring onion whites, scallion white, whites of scallion, whites of scallions, whites of leeks, whites from scallions,
      seeds and ribs, ribs and seeds, ribs removed, ribs and seeds removed, seeds and ribs removed, ribs discarded,
      inner ribs, tough ribs, center ribs, center rib, tender ribs, ribs and veins, stems and ribs, ribs and stems, white ribs, membranes and ribs, trout
      dale, troutdale
    soya? nut? coconut?: vegan butter, dairy free butter, vegan cheese, vegan parmesan, vegan
      parmesan cheese, vegan feta, vegan mozzarella, vegan mozzarella cheese, vegan cheddar, vegan
      yogurt, vegan yoghurt, plant based yogurt, plant based yoghurt, plant yogurt, vegan cream
      cheese, vegan sour cream, vegan whipped cream, dairy free yogurt, dairy free cheese, dairy
      free cream cheese, dairy free parmesan, dairy free sour cream, vegan ricotta, vegan ice
      cream, dairy free ice cream, daiya, miyokos, kite hill, vegan whipping cream, nondairy
      yogurt, non dairy yogurt, non dairy yoghurt, nondairy ice cream, so delicious, vegan custard,
      vegan mascarpone, vegan nutella, vegan shredded cheese, vegan cheddar cheese, vegan condensed
      milk, violife feta, violife parmesan, violife mozzarella, violife cheddar, violife cheese,
      violife cream cheese, miyoko s butter, miyokos butter, vegan mozzarella style cheese, vegan
      cheddar style cheese, vegan parmesan style cheese, vegan feta style cheese, vegan mozzarella
      style shreds, vegan cheddar style shreds, vegan mozzarella shreds, vegan cheddar shreds
    soya? mustard? milk?: eggless mayonnaise, eggless mayo, egg free mayonnaise, egg free mayo
    soya? wheat? egg? milk?: vegetarian mince, veggie mince, vegetarian ground beef, veggie ground
      round, veggie crumbles, meatless crumbles
    pork wheat? soya? mustard? milk?: pork sausage, pork sausages
    nut sesame peanut?: dukkah, dukka, duqqa
    sesame fish? soya? wheat? egg? milk?: furikake
    pork? meat fish?: collagen peptides
    nut? peanut? sesame? wheat? meat?: mole, mole sauce, mole paste, dona maria mole, mole poblano,
      mole rojo, pipian
    wheat egg meat? nut? sulphite? alcohol?: plum pudding, christmas pudding
    soya barley? wheat?: miso, miso paste, white miso, red miso, yellow miso, brown miso, shiro
      miso, white miso paste
    nut? alcohol?: almond extract
    nut milk? soya?: gianduja, gianduia
    egg? milk?: sorbet, lemon sorbet
    milk wheat soya? celery?: cream of mushroom soup
    milk wheat? egg? mustard? alcohol? barley? fish?: welsh rabbit, welsh rarebit
    meat pork? wheat egg milk?: toad in the hole batter, toad in the hole
    fish? celery? alcohol? barley? wheat?: bloody mary mix
    milk alcohol? sulphite?: beurre blanc
    egg? milk? wheat?: ladies' fingers
    soya? nut? oats? coconut?: plant milk, plant based milk, plantbased milk, nondairy milk, non
      dairy milk, dairy free milk, vegan milk, vegan buttermilk
    egg? mustard? milk? celery?: potato salad
    wheat egg milk soya?: brioche, brioche bread, brioche buns, brioche bun
    meat? nut? wheat? sulphite? alcohol?: mincemeat, mince pie filling
    milk egg alcohol?: eggnog, egg nog
    meat celery?: bone broth
    egg? soya? milk? wheat?: egg replacer, egg replacement, egg replacement powder
    egg milk? wheat~: quorn, quorn mince, quorn pieces
    meat? flesh? pork? crustacean? wheat milk? egg? soya?: spring rolls, spring roll, gyoza,
      gyozas, wontons, dumpling, dumplings, pot stickers, potstickers
    wheat milk? egg? meat? flesh? rennet~: ravioli, raviolis, canned ravioli, can ravioli
    egg? milk? nut? wheat?: sweetmeats, sweetmeat
    sesame nut? peanut? milk?: halva, halvah, halawa
    nut egg milk? peanut?: nougat
    meat? pork? soya?: jelly babies, jelly baby, wine gums, wine gum, fruit gums, fruit pastilles,
      gummy worms, gummy worm, gummy bears, gummy bear, haribo
    wheat egg coconut? milk?: lamington
    milk nut?: kulfi, barfi, burfi, kheer, peda
    meat? fish? crustacean? mollusc? wheat?: gumbo
    wheat nut egg? milk?: bakewell tart
    wheat nut milk?: baklava, baklawa
    pork meat: leberwurst, mettwurst, teewurst, blood sausages, blood sausage, sulze, sulz,
      leberkase, schweinebraten, eisbein, jagdwurst, bockwurst, krakauer, cabanossi, kabanos, lomo,
      lomo embuchado, fuet, sobrassada, chistorra, butifarra, botifarra, presunto, paio, alheira,
      cotechino, zampone, finocchiona, felino salami, coppa di testa, testa, lonza, strutto,
      saindoux, andouillette, boudin noirs, boudin noir, jambon, jambon de bayonne, bayonne ham,
      york ham, wurst, jagerwurst, pork gelatin
    egg soya? fish?: tamagoyaki, tamago, chawanmushi
    mollusc wheat egg? fish?: takoyaki, takoyaki balls
    egg meat?: avgolemono
    meat?: dolmades, dolma, stuffed grape leaves, sarma, stuffed cabbage, stuffed peppers, golabki,
      kofta, koftas
    milk meat? wheat?: malai kofta
    rye? barley? wheat? alcohol?: kvass
    milk? meat? egg?: farofa
    egg? milk? pork? wheat?: carbonara, carbonara sauce
    milk? meat? celery?: risotto, risotto mix
    meat? milk? wheat? celery?: borscht, borsch, stew, harira, pozole, posole, menudo, cholent,
      casserole, hotpot, tagine, pot au feu, mulligatawny, scotch broth, ribollita, pasta e fagioli,
      pasta fagioli, succotash, ramen bowl, chili mac, sloppy joe filling
    peanut? crustacean? soya?: rojak sauce, rojak, oncom, pecel sauce, karedok
    meat? coconut? crustacean?: rendang, beef rendang
    soya wheat sesame? nut?: char siu sauce, char siew sauce, chee hou sauce, chu hou paste
    meat? wheat? milk? egg?: katsu curry
    pork wheat egg?: tonkatsu
    milk? nut? wheat?: halwa, halva semolina, gajar halwa, sheera, ladoo, laddu, laddoo, besan
      ladoo, indian sweets, kheer mix
    milk coconut: cherry ripe
    wheat milk nut? coconut? egg?: nanaimo bar, magic cookie bars, seven layer bars
    wheat oats milk coconut?: anzac biscuit, anzac cookies
    milk egg? wheat? alcohol?: tiramisu filling
    wheat egg? milk? alcohol?: tiramisu, trifle
    wheat nut? milk? egg?: stollen, rugelach, biscotti, strudel, strudels, apple strudel, kolaches,
      kolache, babka, danish pastries, danishes, bear claw, cantuccini, cantucci, pfeffernusse,
      zimtsterne, linzer cookies, spritz cookies
    wheat egg nut? milk?: carrot cake, hummingbird cake, fruit cake slices, bundt cake, coffee cake,
      torte, sachertorte, linzer torte, lebkuchen, black forest cake
    milk meat? pork?: panna cotta, pannacotta, blancmange, bavarian cream
    fish? soya? wheat?: tteokbokki, teokbokki, tteok bokki
    fish? egg? peanut? crustacean? soya? wheat?: pad thai, pad thai kit
    meat? fish? crustacean? mollusc?: paella, jambalaya, ceviche, surf and turf, banchan, tom kha, pad see ew, pho, ramen broth, pho broth, laksa broth, noodle broth, fajita
      filling
    crustacean? fish? egg? sesame? soya?: california roll, sushi roll, maki, maki rolls, kimbap,
      gimbap, onigiri, nigiri, poke bowl
    egg? soya? wheat? meat? crustacean?: fried rice, egg fried rice, nasi goreng, yang chow fried
      rice, chinese fried rice, bibimbap, japchae, chow fan
    egg meat? celery?: egg drop soup
    soya? egg? meat? wheat?: hot and sour soup, wonton soup
    soya fish? barley?: miso soup, instant miso soup
    soya? wheat? egg?: plant based mince, plant based ground, plant based ground beef, meat free
      mince, meatfree mince, meat free sausages, meat free meatballs, meat free chicken, plant based
      meat, plant meat, vegan meat, plant based beef, plant based chicken, plant based sausage,
      plant based burger, meat free burgers
    barley? wheat?: puffed rice
    milk? wheat? soya? meat? egg?: lean cuisine, tv dinner
    fish crustacean? mollusc? egg? wheat? soya?: surimi, crab stick, crab sticks, crabstick,
      crabsticks, imitation crab, imitation crab meat, imitation crabmeat, seafood stick, seafood
      sticks, kani, kanikama, krab, krab meat, kamaboko, seafood extender
    barley milk? egg?: ovaltine
    crustacean fish? soya?: tom yum paste, tom yum soup paste
    crustacean? fish? mollusc?: laksa paste, laksa, curry laksa
    nut egg milk?: torrone, turron
    fish wheat: fish finger, fish fingers, fish stick, fish sticks, breaded fish, battered fish
    nut? milk? animal?: horchata, horchata mix
    coconut milk? nut?: pina colada mix
    milk barley?: milo, nesquik malt
    barley? alcohol? fish?: root beer liqueur
    egg mustard? milk? fish?: green goddess dressing, green goddess
    egg? milk? mustard? fish?: french dressing, french salad dressing, catalina dressing, poppy seed
      dressing, poppyseed dressing, honey dijon dressing, balsamic dressing, greek dressing, creamy
      dressing, house dressing, vinaigrette dressing, western dressing, asian dressing
    egg milk mustard?: ranch veggie dip
    milk? egg? soya? lupin?: gluten free bread, gluten free breadcrumbs, gluten free buns, gluten
      free cookies, gluten free cake mix, gluten free crackers, gluten free biscuits, gluten free
      pizza crust, gluten free pie crust, gluten free brownie mix
    milk? lupin?: cup4cup
    soya? lupin?: gluten free flour, gluten free flour blend, gluten free all purpose flour, gluten
      free plain flour, gluten free self raising flour, gluten free baking flour, gluten free flour
      mix, gf flour, gf flour blend, gluten free 1 to 1 flour, 1 to 1 gluten free flour, gluten free
      bread flour, gluten free all purpose baking flour, gluten free multi purpose flour
    wheat soya?: seitan, speculoos, speculoos spread, cookie butter, speculoos cookies, biscoff,
      biscoff cookies, biscoff spread, lotus biscoff, mock duck, mock chicken, mock abalone,
      vegetarian duck, vegetarian goose, scallion pancakes
    egg mustard: salad cream, hot mustard mayonnaise
    peanut fish? crustacean? soya? wheat?: gado gado sauce, gado gado dressing
    pork? milk? wheat?: corn chowder, potato chowder
    fish milk? wheat?: fish chowder
    fish? mollusc? crustacean? milk? wheat? pork?: chowder
    crustacean? fish? milk? wheat?: bisque
    crustacean? mollusc? fish milk? wheat? alcohol?: seafood bisque, seafood chowder
    egg meat? crustacean? fish? wheat? soya?: egg foo young, egg foo yung, egg fu yung
    crustacean milk? wheat? alcohol?: lobster bisque, shrimp bisque, crab bisque, prawn bisque
    mollusc milk? wheat? pork?: clam chowder, new england clam chowder
    nut? milk? mustard?: korma paste, korma curry paste, biryani paste, biryani masala, tikka masala
      paste, tikka paste
    nut? milk? flesh? wheat?: korma sauce, butter chicken sauce, korma, tikka masala sauce, makhani
      sauce, pasanda sauce
    meat? pork? wheat?: baked beans, heinz baked beans, heinz beans, bushs baked beans, bush s baked
      beans
    meat? nut? milk?: almond tofu, almond jelly, annin tofu, almond pudding
    meat? egg? milk? celery? pork? flesh?: mushroom pate, vegetable pate, vegetarian pate, lentil
      pate
    nut meat? egg? milk? celery?: walnut pate, nut pate
    pork oats? barley? wheat?: black pudding, blood pudding, blutwurst, kishka, morcilla
    meat pork? oats? barley? wheat? milk?: white pudding
    meat egg? pork?: marshmallow, marshmallows, mini marshmallows, marshmallow creme, marshmallow
      cream, peeps
    meat pork? wheat? egg? milk? soya?: meatball, meatballs, frozen meatballs, meatloaf mix
    pork? meat: gelatin, gelatine, gelatin powder, unflavored gelatin, powdered gelatin, gelatin
      sheets, gelatine leaves, leaf gelatine, leaf gelatin, knox gelatin, knox, jello, jell o,
      jello powder, strawberry jello, gelatin dessert, aspic, collagen, collagen powder, lunch
      meat, luncheon meat, deli meat, cold cuts, mince, minced meat, ground meat, meat, meats,
      chops, rib, ribs, riblets, tenderloin, loin, loins, belly, shoulder, shank, shanks, cutlet,
      cutlets, escalope, escalopes, trotter, trotters, offal, stew meat, roast, roasts, meat sauce,
      bolognese, bolognese sauce, ragu, meat fat, animal fat, fat from roast, smoked meat, cured
      meats, cured meat, rillettes, terrine, pate, pate de campagne, liver pate, game, brains,
      lungs, spleen, kidney, kidneys, liver, livers, tongue, cheek, cheeks, jerky, meat loaf,
      meatloaf
    meat milk? wheat? egg?: cottage pie, shepherds pie, shepherd s pie, tourtiere
    meat? wheat?: ham substitute, meatless ham
    meat? milk? wheat?: tamale, tamales, burrito, taquito, taquitos, enchilada, enchiladas, soft
      taco, soft tacos, taco, tacos, pupusa, pupusas, quesadilla, nachos supreme, tostadas mix,
      sloppy joe, chimichanga filling, moussaka, pastitsio, stroganoff, goulash, hungarian goulash,
      cassoulet, vindaloo, rogan josh, kebab, kabob, shish kebab, shish kabob, mixed grill, katsu,
      gyro, doner kebab, souvlaki
    wheat meat? milk? egg?: kibbeh, croquette, croquettes, arancini, cornish pasty, hushpuppies mix
    flesh? wheat?: gyoza filling, dumpling filling, sandwich filling
    meat? flesh? wheat milk? egg?: pierogi, pierogies, pelmeni, egg roll, egg rolls, samosa,
      empanada, pot pie, pie, pies, calzone, stromboli, kreplach, manti, momo, bao, pasty, pastie,
      shumai, siu mai, dim sum, lumpia, piroshki, pirozhki, turnover, turnovers, hot pockets,
      wellington, pizza rolls, pita gyro, potsticker, sambousek, fatayer, borek,
      burek, byrek, curry puff, chimichanga, sub sandwich, croque monsieur, club sandwich, mantu,
      ravioli meat, wonton
    egg meat wheat?: scotch egg
    egg milk: lemon cheese, passionfruit curd, passion fruit curd, grapefruit curd, fruit curd,
      raspberry curd, rhubarb curd, cranberry curd
    nut? coconut egg?: coconut macaroon, coconut macaroons
    milk? animal?: caramel dip
    animal alcohol: mead
    egg milk alcohol: eggnog liqueur, rompope
    egg alcohol: advocaat
    milk alcohol: irish cream, baileys, baileys irish cream, bailey s irish cream, bailey style,
      cream liqueur, amarula, rumchata
    meat? egg? animal?: fondant, fondant icing, rolled fondant, sugar paste, sugarpaste, gum paste,
      ready to roll icing, roll out icing, modelling fondant
    meat? soya?: starburst, skittles, gumballs, gum, chewing gum, dolly mixture, marshmallow
      candies, gum drop, gum drops, sour patch kids, fruit snacks, fruit roll ups, fruit leather
      snack, life savers gummies, nerds, conversation hearts, candy hearts, edible glitter, sanding
      sugar pearls, sixlets
    milk? soya? nut? wheat? peanut?: candy bar, candy bars, chocolate bars assorted, halloween
      candy, energy bar, protein bar, cereal bar
    milk? soya? coconut: bounty, bounty bar, mounds, mounds bar
    milk? soya? egg?: easter egg, chocolate egg, chocolate eggs, creme egg, cadbury creme egg, mini
      egg, cadbury mini eggs, candy egg, chocolate mini eggs
    milk nut wheat? soya?: ferrero rocher
    milk nut egg? soya? animal?: toblerone
    milk peanut egg? soya?: snickers, snickers bar, snickers bars
    milk egg? barley? soya?: mars bar, milky way, milky way bar
    milk barley wheat? soya?: maltesers, malted milk ball, malted milk balls, whoppers, whopper
    rye wheat? milk? sesame?: rye bread, pumpernickel, pumpernickel bread, dark rye bread, marble
      rye, seeded rye
    oats wheat?: oatcake, oatcakes
    milk? soya? wheat?: tomato soup, condensed tomato soup, tomato bisque, cream of tomato soup
    peanut milk?: peanut brittle
    rye wheat? milk?: knackebrod, crisp bread, kvass bread
    wheat milk? sesame?: flatbread, flatbreads
    wheat sesame?: breadstick, breadsticks, bread stick, bread sticks, grissini, pita, pitta, pita
      bread, water crackers, seeded bread flour, seeded flour, seeded bread
    wheat milk? soya? egg? sesame?: bun, buns, hamburger bun, hamburger buns, burger bun, burger
      buns, hot dog bun, hot dog buns, slider bun, slider buns, bagel, bagels, roll, rolls, bread
      roll, bread rolls, kaiser roll, kaiser rolls
    wheat soya? sesame? milk~: panko, panko crumbs, panko breadcrumbs, panko bread crumbs
    milk? egg? mustard? sulphite?: horseradish sauce, creamed horseradish, creamy horseradish,
      horseradish cream, cream style horseradish, horseradish mayo
    egg mustard?: devilled egg, deviled egg
    fish wheat? egg? milk? mustard?: tuna salad
    mustard?: ham glaze, wasabi, wasabi paste, wasabi powder, horseradish, fresh
      horseradish, prepared horseradish, grated horseradish, panch phoran, panch phoron, panch
      puran, kitchen king masala, chana masala powder, chole masala, pav bhaji masala, sabzi masala,
      chow chow relish, pepper relish
    milk egg fish mustard?: caesar dressing, caesar salad dressing, caesar salad
    soya wheat fish? mollusc?: stir fry sauce
    celery nut? fish?: caponata
    wheat? fish?: sweet chili sauce, sweet chilli sauce, thai sweet chili sauce
    egg mustard? sulphite? fish? soya~: remoulade, tartar sauce, tartare sauce
    wheat egg? milk?: lasagna, lasagne
    milk?: popcorn, popped popcorn, microwave popcorn, instant mash, smash, mash, potato mash
    wheat? soya?: plum sauce, duck sauce
    wheat? milk?: potato chip, potato chips, salt and vinegar chips, kettle chips, potato crisps,
      crisp, crisps, tortilla strips, pringles, hula hoops, bugles
    mustard? sulphite? wheat? celery?: steak seasoning, montreal steak seasoning
    milk? soya? wheat? celery? mustard?: popcorn seasoning
    wheat? celery? mustard?: seasoned salt, lawrys seasoned salt, lawrys, season salt, seasoning
      salt, mrs dash, cajun seasoning, creole seasoning, tony chachere, tony chacheres, blackening
      seasoning, bbq rub, barbecue rub, jerk seasoning, jerk paste, seasoning, seasonings, seasoning
      blend, spice blend, mixed spice blend, greek seasoning, cavenders greek seasoning, tikka
      seasoning, curry seasoning, dry rub, onion salt, garlic salt, lemon pepper seasoning, garlic
      pepper, steak rub, steak spice, burger seasoning, hamburger seasoning, chicken rub, pork rub,
      rib rub, turkey rub, meat rub, fish rub, beef seasoning, pork seasoning, rib seasoning, lamb
      seasoning, turkey seasoning, sausage seasoning, rotisserie seasoning, rotisserie chicken
      seasoning, fish seasoning, buffalo seasoning, cajun spice, cajun spices, cajun spice mix,
      creole spice, creole spices
    # Words beside foods
    drop milk: dairy free, non dairy, nondairy, milk free, casein free, dairyless
    drop milk wheat rye barley: dairy and gluten free, gluten and dairy free, gluten free and dairy
      free
    drop alcohol: non alcoholic, nonalcoholic, alcohol free, dealcoholized, dealcoholised, de
      alcoholised, de alcoholized, alcohol removed
    drop egg: egg free, eggless
    drop wheat rye barley: gluten free, glutenfree, wheat and gluten free, gf
    drop wheat: wheat free, flour free, flourless
    drop soya: soy free, soya free
    drop nut peanut pinenut: nut free, nutfree
    drop peanut: peanut free
    drop animals: vegane, vegano, vegana, vegani, veganos, veganas, veganer, veganes, veganen, veganistisch,
      veganistische, plantaardig, plantaardige, pflanzlich, pflanzliche, végane, végétalien, végétalienne,
      vegan, plant based, plantbased, plant, cruelty free, veganised, veganized, vegan
      friendly
    drop slaughtered: vegetarisch, vegetarische, vegetarischer, vegetarisches, vegetariano, vegetariana,
      végétarien, végétarienne, vegetarian, meatless, meat free, meatfree, veggie, faux, vegetarian friendly
    free: free
    not: free from, free of, no, not, without, minus, excluding, omit, non, avoid, neither, nor, containing no, does not
      contain, not containing, not contain, contains no
    or: or, alternatively, instead of, in place of, substitute, sub, substituting, in lieu of,
      versus, vs, replace with, replaced with, swap
    conditional: if, when, unless
    and: and, with, plus, &, along with, as well as, including, includes, containing, mixed with,
      topped with, filled with, stuffed with, n
    purpose: for, to make, to brush, to grease, to coat, to fry, to serve with, to accompany,
      suitable for, used for, to top the, to go with
    example: such as, e g, eg, like, i e, ie, preferably, ideally, for example, for instance, i
      used, i use, i like, we used, we use, we like, recommended, we recommend, i recommend, try,
      similar to, for instance, suggested, may contain, may contain traces of, traces of, contains
      traces of, could contain, may include, made on shared equipment with, shared equipment with, on
      equipment shared with, on equipment that also processes, shared equipment, on shared equipment,
      processed in a facility, processed in a facility with, made in a facility, made in a facility with,
      facility that processes, facility that also processes, facility that handles, facility that also
      handles, shared facility, shared facility with, shared lines with, cross contact with, cross
      contamination with, trace of, traces
    needed: if needed, if necessary, if required, if preferred, where needed, where necessary, as necessary
    choice: of choice, of your choice, your choice, your choice of, your favorite, your favourite, favorite,
      favourite, whatever you like, whatever you have
    optional: optional, optionally, option, options, if desired, if you like, if you wish, if using, if liked, if you
      want, if you prefer, as desired, if wanted, if
      available, for garnish, to garnish, for garnishing, garnish, garnishes, for serving, to serve,
      serve with, for topping, for decoration, to decorate, for decorating, for the garnish,
      accompaniment, accompaniments, toppings, serving suggestion, serving
      suggestions, for sprinkling on top, additional toppings, may substitute, can substitute, to
      finish
    reference: recipe, recipes, recipe follows, recipe below, see recipe, recipe above, prepared
      according to
    note: note, notes, footnote, see note, see notes, see the note, see the notes, see footnote, see
      headnote, see recipe note, see recipe notes, see cook's note, see cooks' notes, see tip, see
      tips, read note, read notes, refer to note, refer to notes, check note, check notes, please
      note, cook's note, cooks' note, chef's note, recipe note, recipe notes, nb, n b
    heading: sauce, dressing, filling, topping, marinade, glaze, base, main, assembly, rub,
      ingredients, ingredient, extras, basics, layer, coating, brine, spices, spice mix, spice rub,
      pantry, produce, dry ingredients, wet ingredients, dry, wet, drizzle
    suffix: powder, puree, paste, meal, cocktail, links, link, butt, end, dust, chips, extract,
      concentrate, pulp, blossoms, buds, petals
    filler: oak, applewood chips, garlicky, chewy, vegetarian fed, plant fed, vegetable fed, vegan fed, veggie fed, corn fed, grain fed, vegetarian diet,
      nbsp, unbaked, live, cover, to cover, evaporated, condensed, unsweetened and,
      individually, individually wrapped, unwrapped, wrapped, wheel, wheels, whipping, rendered,
      herbed, unsulfured, unsulphured, sulfured, blade, spiral, spiral cut, real, wavy, peppered,
      applewood, applewood smoked, hickory, hickory smoked, maple flavored, mesquite, neutral,
      zesty, live weight, clean, tri, tri colored, case, tear, grain, whole grain, multi grain,
      multigrain, long grain, short grain, medium grain, back portion, portion of, tm, r, pearl
      sized, curly leaf, buttery tasting, crispy edged, sweetened lightly, lightly sweetened,
      unsweet, semi, semi boneless, semi dry, semi firm, semi soft, pressed lightly, hardboiled,
      hard cooked, soft boiled, soft cooked, medium boiled, hard boiled, par baked, parbaked, twice
      baked, double baked, slow cooked, slow roasted, pan roasted, oven dried, oven baked, dry
      fried, shallow fried, flash fried, lightly fried, air fried, well done, medium rare, rare,
      unripened, ripened, young green, slightly underripe, underripe, just ripe, very fresh, super
      fresh, extra fresh, freshest, fresh or, undyed, uncured, nitrate free, unsmoked, double
      smoked, cold smoked, hot smoked, wood smoked, mildly, extra hot, super hot, extra spicy, extra
      thick, extra thin, extra creamy, thick set, pourable, squeezable, spreadable, spoonable,
      unopened, opened, adjustable, disposable, nontoxic, non toxic, pesticide free, chemical free,
      unsprayed organic, edible, inedible, ornamental, decorative, cultivated, foraged, hothouse
      grown, hydroponic, sustainable, sustainably, responsibly, ethically, certified, fair trade,
      fairtrade, non gmo, nongmo, gmo free, hormone free, antibiotic free, additive free,
      preservative free, additives, preservatives, sulfite free, sulphite free, no preservatives,
      oil free, fat free or, grain free, corn free, sugarless, saltless, seedless or, skinny,
      slender, slim, fat ones, chunkier, stubby, knobby, gnarly, crooked, straight, pointed, pointy,
      oval, oblong, elongated, cylindrical, conical, flat bottomed, bottomed, hollow, unpitted with,
      body, bodies, arm, elbow sized, hip, skeleton, backbone, backbones, wishbones removed,
      breastbone, breastbones, keel, sinew, sinews, tendon, tendons, membrane removed, caul, casing,
      casings, casings removed, casing removed, removed from casings, removed from casing, out of
      casings, squeezed from casings, casings discarded, excess fat, fat removed, fat discarded, fat
      cap, visible fat, all visible fat, excess fat trimmed, fat trimmed off, trimmed of fat,
      trimmed of excess fat, trimmed of all fat, skimmed of fat, fat skimmed, fat reserved,
      defatted, fat side up, skin side up, skin side down, skin removed, skins removed, skin
      discarded, skins discarded, bones removed, bones discarded, bones reserved, pin bones removed,
      pinbones removed, pin bones, pinbones, pinboned, work surface, working surface, for work
      surface, surfaces, hands free, mixture, mixtures, contents, juices reserved, juice reserved,
      liquid reserved, liquid discarded, syrup reserved, syrup drained, water reserved, brine
      reserved, drained with, with juice, with juices, with their juice, with their juices, with its
      juice, with liquid, with its liquid, with syrup, with tops, with stems, with leaves, with
      skin, with skins, with skin on, with bones, with bone, with seeds, with peel, with rind, with
      shells, with shell, with heads, with head, with tail, with tails, with fronds, with greens
      attached, greens attached, greens removed, greens reserved, with greens, leafy, leafy tops,
      leafy parts, feathery, twig, twigs, branch, branches, needle, needles, frond, tassel, tendril,
      tendrils, blossom end, stem end, root vegetables cut, spear shaped, star shaped, heart shaped,
      crescent shaped, half moons, half moon, half moon slices, moons, crescents, crescent shapes,
      rondelle, rondelles, obliques, roll cut, wheels cut, planks, plank, batons cut, fries cut, fry
      cut, steak cut, chunks of, hunk, hunks, nib sized, strips of, cubes of, slices of, wedges of,
      rounds of, rings of, pieces of, knobs of, sheets of, leaves of, sprigs of, stalks of, heads
      of, ears of, cloves of, bunches of, handfuls of, pinches of, dashes of, drops of, cups of,
      spoonfuls of, tablespoons of, teaspoons of, pounds of, ounces of, grams of, cans of, jars of,
      bags of, boxes of, packets of, packages of, bottles of, sticks of, squares of, blocks of, bars
      of, bulbs of, fillets cut

    tools: equipment, special equipment, kitchen equipment, tools, tool, you will need, utensils
    equipment: ice cream maker, ice cream machine, candy thermometer, deep fry thermometer, thermometer, food processor, blender,
      stand mixer, mixer, rolling pin, pastry bag, piping bag, piping tip, cookie cutter, biscuit
      cutter, egg wash brush, springform pan, tart pan, muffin tin, muffin pan, cake pan, loaf pan,
      baking sheet, sheet pan, skewer, bamboo skewer, wooden skewer, metal skewer, toothpick, wooden
      pick, wooden toothpick, popsicle stick, ice pop stick, ice pop mold, ice pop molds, popsicle
      mold, lollipop stick, craft stick, cheesecloth, parchment, parchment paper, baking paper,
      baking parchment, wax paper, waxed paper, greaseproof paper, aluminum foil, aluminium foil,
      tin foil, foil, plastic wrap, cling wrap, cling film, clingfilm, saran wrap, plastic bag, zip
      top bag, ziploc bag, resealable plastic bag, resealable bag, kitchen twine, kitchen string,
      butcher twine, butchers twine, cotton string, string, twine, charcoal, wood chips, hickory
      chips, hickory wood chips, cedar plank, paper towel, paper towels, cupcake liners, cupcake
      liner, muffin liners, paper liners, paper liner, muffin cups, paper cups, mandoline, mortar,
      pestle, spice grinder, coffee grinder, pressure cooker, instant pot, slow cooker, crockpot,
      crock pot, dutch oven, wok, steamer, steamer basket, air fryer, sieve, strainer, mason jar,
      mason jars, jars with lids, cake board, cake stand, ramekin, ramekins, kitchen torch,
      blowtorch, straws, cocktail stick, cocktail sticks, serving platter, turkey baster, meat
      thermometer, instant read thermometer, meat grinder, meat mallet, pastry brush, pastry cutter,
      bread machine, pizza stone, egg separator, butter knife, oyster knife, crab crackers, lobster
      crackers, fish spatula, waffle iron, pancake griddle, doughnut cutter, hamburger press, burger
      press, pasta machine, pasta maker, fondue pot
    equipment: wooden ice pop sticks, wooden ice pop stick, wooden popsicle sticks, whisk attachment, paddle
      attachment, dough hook attachment, meat grinder attachment, grinder attachment, attachment, reynolds wrap, reynolds wrap aluminum foil, wooden sticks, wooden stick, wooden ice cream
      sticks, spice mill, coffee mill, pepper grinder, pepper mill grinder, mill, food mill,
      grinder, potato ricer, ricer, potato masher, nutcracker, nut cracker, poultry shears,
      kitchen shears, kitchen scissors, cheese grater, cheese slicer, cheese knife, cheese
      cutter, egg slicer, egg timer, egg cooker, egg poacher, egg ring, egg cup, apple corer,
      corer, cherry pitter, olive pitter, pitter, melon baller, melon ball cutter, butter
      warmer, butter dish, butter curler, fish kettle, fish poacher, fish basket, fish grill
      basket, lobster pot, lobster pick, lobster shears, crab mallet, crab pick, clam knife,
      seafood fork, steak knife, bread knife, bread pan, bread tin, bread maker, bread box, pie
      plate, pie dish, pie pan, pie tin, pie weight, pie bird, tart tin, tart mold, tart ring,
      tartlet pan, tartlet mold, tartlet tin, brioche mold, brioche pan, quiche pan, quiche
      dish, flan dish, flan tin, flan mold, flan ring, custard cup, cake tin, cake ring, cake
      mold, cake tester, cake turntable, cake cardboard, pastry ring, pastry wheel, pastry tip,
      pastry blender, pastry tube, pastry board, pastry scraper, dough scraper, dough hook,
      bench scraper, pasta roller, pasta rack, pasta pot, pasta insert, ravioli cutter, ravioli
      mold, gnocchi board, pizza peel, pizza cutter, pizza pan, pizza wheel, pizza steel, pizza
      screen, pancake pan, pancake turner, crepe pan, crepe maker, omelet pan, omelette pan,
      waffle maker, madeleine pan, madeleine mold, popover pan, doughnut pan, donut pan, bundt
      pan, tube pan, jelly roll pan, jelly bag, jam jar, candy mold, chocolate mold, cookie
      press, cookie sheet, cookie scoop, cookie stamp, ice cream scoop, ice cream stick, ice
      cream freezer, ice cream mold, sausage stuffer, sausage grinder, meat pounder, meat
      tenderizer mallet, meat injector, meat hammer, meat fork, meat claw, poultry needle,
      larding needle, trussing needle, trussing string, roasting rack, roasting pan, roasting
      tin, rib rack, smoker box, wood chunk, wood chunks, grill basket, grill pan, deep fryer,
      rice cooker, couscoussier, paella pan, tortilla press, tortilla warmer, taco holder, sushi
      mat, bamboo mat, sushi rolling mat, molcajete, suribachi, skimmer, slotted spoon, wooden
      spoon, tongs, balloon whisk, hand mixer, electric mixer, immersion blender, stick blender,
      hand blender, juicer, citrus juicer, lemon squeezer, reamer, vegetable peeler, fine mesh
      sieve, chinois, muslin, muslin bag, tea towel, dish towel, kitchen towel, kitchen scale,
      oven thermometer, probe thermometer, silicone mat, silpat, offset spatula, rubber spatula,
      spatula, palette knife, decorating bag, decorating tip, star tip, plain tip, piping
      nozzle, cupcake paper, muffin paper, paper case, muffin case, cupcake case, cake case,
      doily, doilies, cardboard round, rubber gloves, canning jar, canning kettle, cream
      whipper, whipped cream charger, whipped cream dispenser, soda siphon, cocktail shaker,
      muddler, swizzle stick, paper straw, drinking straw, turkey fryer, turkey lifter, lamb
      rack stand, ham stand, chicken roaster, beer can chicken stand, beer can roaster, egg
      beater whisk, milk frother, milk pan, butter churn, butter muslin, yogurt maker, yoghurt
      maker, tofu press, burger mold, hot dog roller, skewers for grilling, lollipop mold, cake
      pop stick, cake pop stand, fruit knife, oven bag, roasting bag, turkey bag, paper bag
    filler: a, an, the, of, in, on, at, to, into, as, from, by, per, each, about, approximately,
      approx, roughly, around, nearly, almost, just, only, more, less, most, least, up, very, well,
      too, then, than, it, its, is, are, be, will, can be, may, i, you, your, my, our, we, this,
      that, these, those, some, any, all, both, own, other, another, also, extra, additional,
      enough, few, several, couple, many, much, good, best, great, nice, better, high, low, medium,
      med, lg, sm, md, large, small, big, tiny, extra large, jumbo, mini, baby, miniature, giant,
      huge, thick, thin, thinly, thickly, fine, finely, coarse, coarsely, rough, heavy, light,
      lightly, lite, heaping, heaped, heap, generous, scant, level, rounded, packed, lightly
      packed, firmly, firmly packed, loosely, loosely packed, tightly, half, halves, halved,
      quarter, quarters, quartered, third, thirds, one, two, three, four, five, six, seven, eight,
      nine, ten, eleven, twelve, dozen, single, double, triple, whole, entire, part, parts,
      portion, portions, piece, pieces, pcs, pc, bit, bits, chunk, chunks, chunky, slice, slices,
      sliced, slicing, thin sliced, wedge, wedges, cube, cubes, cubed, dice, diced, dices, chop,
      chopped, chopping, minced, grate, grated, grating, shred, shredded, shreds, shave, shaved,
      shavings, julienne, julienned, matchstick, matchsticks, batons, crush, crushed, crumble,
      crumbled, crumbles, mashed, mashing, puree, pureed, blend, blended, ground, grind, freshly,
      fresh, freshly ground, fresh ground, fresh cracked, freshly cracked, cracked, milled,
      powdered, pounded, pound, pounds, pitted, unpitted, seeded, seedless, deseeded, unseeded,
      cored, peeled, unpeeled, skinned, skinless, skin, skins, skin on, skin off, bone, bones,
      boned, boneless, bone in, deboned, trimmed, untrimmed, trimming, trim, cleaned, washed,
      rinsed, rinse, drained, undrained, strained, dried, dry, drying, patted, pat dry, dehydrated,
      freeze dried, air dried, sun dried, oven dried, wet, moist, soaked, overnight, soak, cooked,
      uncooked, raw, precooked, pre cooked, par cooked, parboiled, parcooked, boiled, boiling, hot,
      warm, warmed, lukewarm, tepid, cold, cool, cooled, chilled, iced, frozen, thawed, defrosted,
      refrigerated, unfrozen, room temperature, room temp, at room temperature, temperature, room,
      softened, soft, hard, hardened, firm, extra firm, silken, ripe, unripe, overripe, very ripe,
      mature, young, old, aged, day old, stale, melted, melt, browned, toasted, untoasted, roasted,
      dry roasted, oven roasted, fire roasted, charred, grilled, baked, broiled, fried, deep fried,
      pan fried, stir fried, sauteed, steamed, poached, blanched, unblanched, braised, smoked,
      smoky, cured, pickled, marinated, canned, can, cans, tin, tins, tinned, jar, jars, jarred,
      bottle, bottles, bottled, box, boxes, boxed, bag, bags, bagged, carton, cartons, packet,
      packets, pack, packs, package, packages, packaged, pkg, pkgs, pkt, pouch, pouches, sachet,
      sachets, envelope, envelopes, container, containers, tub, tubs, tube, tubes, stick, sticks,
      log, logs, block, blocks, bar, bars, bunch, bunches, bundle, bundles, head, heads, stalk,
      stalks, stem, stems, stemmed, sprig, sprigs, leaf, leaves, ear, ears, knob, knobs, root, tip,
      tips, top, tops, end, ends, inner, outer, core, cores, sheet, sheets, round, rounds, ring,
      rings, strip, strips, ribbon, ribbons, floret, florets, segment, segments, section, sections,
      pod, pods, crown, crowns, pinch, pinches, dash, dashes, dash of, drop, drops, splash,
      squeeze, drizzle, drizzling, sprinkle, sprinkling, sprinkled, handful, handfuls, glug, knob
      of, dollop, dollops, scoop, scoops, spoon, spoonful, spoonfuls, ladle, touch, hint, smidgen,
      cup, cups, c, teaspoon, teaspoons, teaspoonful, teaspoonfuls, tsp, tsps, t, tablespoon,
      tablespoons, tablespoonful, tablespoonfuls, tbsp, tbsps, tbs, tbl, tblsp, tbspn, ounce,
      ounces, oz, ozs, fl, fluid, lb, lbs, gram, grams, g, gr, gm, gms, kg, kgs, kilo, kilos,
      kilogram, kilograms, mg, ml, mls, milliliter, milliliters, millilitre, millilitres, cl, dl,
      l, liter, liters, litre, litres, pint, pints, pt, quart, quarts, qt, qts, gallon, gallons,
      gal, inch, inches, in, cm, mm, centimeter, centimeters, deg, degree, degrees, f, x, size,
      sized, sizes, bite size, bite sized, length, lengths, lengthwise, lengthways, crosswise,
      diagonally, horizontally, vertically, wide, long, short, diameter, count, ct, weight,
      weighing, weigh, net, total, amount, volume, min, minute, minutes, hour, hours, hr, hrs, day,
      days, cut, cutting, cuts, no bake, no boil, no churn, no knead, no cook, oven ready,
      leftover, torn, tear, snipped, broken, break, split, separated, separate, divided, divide,
      reserved, reserve, reserving, set aside, discarded, discard, removed, remove, removing,
      taken, left, over, tied, rolled, rolled out, folded, flattened, butterflied, scored, pricked,
      tossed, mixed, mixing, combined, combine, whisked, whisk, beaten, lightly beaten, beat,
      stirred, stir, shaken, whipped, unwhipped, sifted, sift, unsifted, squeezed, juiced, zested,
      pressed, press, wrung, brewed, strong, weak, steeped, infused, dissolved, diluted, undiluted,
      reconstituted, prepared, ready, ready made, readymade, ready to use, ready to eat, store
      bought, storebought, shop bought, bought, homemade, home made, housemade, quality, high
      quality, good quality, premium, organic, natural, all natural, pure, unrefined, refined,
      unprocessed, processed, virgin, extra virgin, cold pressed, unfiltered, filtered, salted,
      unsalted, lightly salted, low salt, reduced salt, low sodium, reduced sodium, lower sodium,
      less sodium, sodium, no salt added, no salt, no added salt, no sugar added, no added sugar,
      sugar free, unsweetened, sweetened, sweet, bitter, sour taste, tart, tangy, mild, spicy,
      savory, savoury, plain, regular, standard, normal, ordinary, traditional, classic, original,
      old fashioned, quick, instant, quick cooking, fast, slow, minute cooking, easy, no cook, non
      fat, nonfat, fat, fat free, low fat, lowfat, reduced fat, full fat, fullfat, skim, skimmed,
      semi skimmed, half fat, lean, extra lean, fatty, low calorie, diet, low carb, keto, paleo,
      whole30, kosher, halal, pareve, parve, free range, freerange, free run, cage free, pasture
      raised, pastured, grass fed, grassfed, organic free range, wild, wild caught, farmed, local,
      locally grown, seasonal, garden, home grown, homegrown, imported, domestic, italian, french,
      greek style, english, american, mexican, chinese, japanese, thai, indian, korean, vietnamese,
      spanish, german, hungarian, asian, european, british, irish, scottish, swedish, moroccan,
      turkish, persian, lebanese, mediterranean, russian, polish, portuguese, cuban, caribbean,
      jamaican, cajun, southern, californian, california, hawaiian, sicilian, neapolitan, tuscan,
      belgian, dutch, danish, canadian, australian, new zealand, middle eastern, african,
      ethiopian, szechuan, sichuan, white, black, red, green, yellow, purple, brown, blue, pink,
      golden, gold, silver, dark, pale, bright, colored, coloured, multicolored, colorful, tri
      color, tricolor, assorted, mixed color, rainbow, variety, various, different, type, types,
      kind, kinds, style, styled, brand, equivalent, equal, amounts, proportions, ratio, or so, to
      taste, taste, as needed, as required, needed, necessary, desired, more as needed, plus more,
      more to taste, plus extra, extra for, depending, according, preference, see below, below,
      above, tip, available, found, sold, look, supermarket, supermarkets, markets, market,
      specialty, stores, store, grocery, asian markets, health food, such, choice, quantity,
      serving, servings, serves, people, person, yield, yields, makes, make, made, using, use,
      used, do, done, let, stand, sit, rest, until, while, before, after, once, again, out, off,
      onto, through, between, along, across, side, sides, together, apart, aside, evenly,
      completely, partially, slightly, gently, well drained, thoroughly, newly, recently, already,
      still, ever, so, but, even, not too, no need, don t, s, d, bite, mouthful, crispy, crunchy,
      tender, juicy, plump, fluffy, flaky, flaked, flakes, flake, granulated coarse, shell, shells
      removed, shelled, unshelled, in shell, in their shells, hulled, unhulled, husked, husks
      removed, podded, topped, tailed, topped and tailed, center, centre, middle, bottom, bias,
      angle, diagonal, thickness, thicker, thinner, larger, smaller, bigger, longer, cooking,
      baking, frying, deep frying, roasting, grilling, eating, serving size, finishing, greasing,
      brushing, dusting, rolling, coating, rubbing, dipping, kneading, shaping, canning, freezing,
      storing, family, party, king size, individual, standard size, uniform, equal size, squares,
      square, triangles, triangle, disks, disk, discs, disc, coins, coin, balls, ball, mound, lump,
      lumps, nub, thumb, thumb size, thumb sized, fist, walnut sized, walnut size, walnut size
      pieces, pea sized, pea size, size of a walnut, size of peas, size of a pea, hazelnut sized,
      golf ball, egg sized, size of an egg, size of, finger, fingers, swirl, twist, twists, curl,
      curls, peel removed, dusted, greased, oiled, lined, seasoned, unseasoned, flavored,
      flavoured, unflavored, unflavoured, flavor, flavour, flavors, scented, enriched, fortified,
      bleached, unbleached, stone ground, stoneground, steel cut, rapid rise, fast acting, active,
      active dry, instant dry, quick rise, superfine, extra fine, caster fine, sparkling,
      pasteurized, unpasteurized, pasteurised, ultra pasteurized, uht, long life, homogenized,
      concentrate, concentrated, condensed type, strength, percent, proof, content, abv, max, no,
      number, nos, size no, tall, wide mouth, rinsed well, any color, any colour, any kind, any
      type, any variety, any, favorite brand, de, la, le, du, y, aux, night, morning, day before,
      ahead, advance, time, times, second, first, last, new, special, super, ultra, multi, vintage,
      artisan, artisanal, gourmet, rustic, country, farmhouse, farm, farmers, chef, signature,
      house, deluxe, select, fancy, grade, grade a, cap, caps, bulk, loose, scrubbed, unwashed,
      shucked, debearded, gutted, scaled, cleaned and, prewashed, pre washed, triple washed, bagged
      mixed, deveined, peeled and deveined, veins removed, tail, tails, tails on, tail on, tails
      removed, tail off, heads removed, headless, center cut, thick cut, thin cut, crinkle cut,
      straight cut, hand cut, bias cut, crosscut, thawed and, pre cut, precut, pre shredded, pre
      sliced, pre made, premade, pre baked, prebaked, pre cooked frozen, heat, heated, reheated,
      refrigerator, fridge, freezer, oven, pan, pot, bowl, plate, skillet, grill, stovetop,
      microwave, surface, board, jug, mug, shot, shots, jigger, measure, measured, measuring, parts
      by, seed removed, membrane, membranes, membranes removed, pith, pith removed, thread,
      threads, strand, strands, pulp removed, stones removed, stoned, stone, stoneless, loaf pan,
      slab, slabs, rack of oven, fat trimmed, excess, visible, silverskin, gristle, hand, hands,
      heel, nest, nests, cluster, clusters, punnet, punnets, basket, baskets, bulb of, tray, trays,
      tablet, tablets, cake of, cakes of, block of, envelope of, vial, capsule, capsules, ampoule,
      about half, lot, lots, little, tad, good pinch, large pinch, big pinch, small pinch, generous
      pinch, coarsely ground, finely ground, medium grind, cracked fresh, ground fresh, mixed
      together, mixed well, deep, shallow, rind, rinds removed, outer leaves, wilted, bruised,
      crinkled, curly, flat, flat leaf, broad leaf, bell, vine, vine ripened, vine ripe, on the
      vine, heirloom, hothouse, english style, beefy

    filler: fully, food, foods, purchased, basic, granulated, softly, texture, textured, smooth,
      sharp, extra sharp, mellow, loaf, loaves, liquid, liquids, us, uk, usa, add, added, adding,
      adds, has, have, having, had, color, colour, colors, colours, sixteen, sleeve, sleeves,
      unsprayed, unwaxed, waxed, solid, solids, sure, etc, etcetera, completed, completely, what,
      which, who, where, how, why, pat, pats, love, batch, batches, need, needs, needed, oriental,
      glazed, essential, close, possible, preferred, point, smoke point, rectangle, rectangles, fry,
      gives, give, given, get, gets, got, keep, keeps, kept, want, wants, wanted, wish, prefer, go,
      goes, going, went, come, comes, coming, came, know, think, call, called, calls, known,
      labeled, labelled, marked, say, says, said, read, reads, should, would, could, can, might,
      must, shall, does, did, doing, done, been, being, was, were, am, ve, re, ll, t, m, they, them,
      their, he, she, him, her, his, us all, me, mine, ours, yours, there, here, now, later, soon,
      sometimes, usually, often, always, never mind, maybe, perhaps, probably, really, quite,
      rather, pretty, super fine, somewhat, kind of, sort of, bit of, little bit, though, although,
      however, because, since, due, thus, therefore, yet, instead, either, each one, every,
      everything, anything, something, nothing, none, own brand, same, similar, exactly, exact,
      precisely, actual, actually, basically, generally, normally, typically, originally,
      traditionally, simply, easily, quickly, slowly, carefully, briefly, firmer, softer, thicken,
      thickened, thickly sliced, thinned, smashed, bashed, bruised, lightly crushed, crumbly,
      flattish, pounded thin, spiralized, spiralised, riced, pulsed, processed until, chilled well,
      well chilled, well beaten, well shaken, shake well, shake, stirred well, well stirred, frothy,
      foamy, stiff, stiffly, peaks, separately, separating, worth, sheeted, sizes may vary, wide
      strips, long strips, thin strips, thick slices, thin slices, bite size pieces, bite sized
      pieces, wedges for, floured, generously, liberally, sparingly, amply, partly, mostly, mainly,
      totally, entirely, roughly chopped, loosely torn, flatten, butchers, butcher, butchered,
      fishmonger, deli, delicatessen, bakery, bakers, counter, aisle, section of, shop, shops,
      shopped, online, amazon, trader joes, trader joe s, whole foods, costco, walmart, target,
      tesco, waitrose, sainsburys, marks and spencer, aldi, lidl, bob s red mill, bobs red mill,
      king arthur, king arthur flour, gold medal, mccormick, kraft, heinz, del monte, dole, goya,
      hunts, hunt s, muir glen, swanson, campbells, campbell s, progresso, pepperidge farm, barilla,
      de cecco, kirkland, simply organic, diamond crystal, diamond, morton, mortons, cabot,
      sargento, tillamook, land o lakes brand, organic valley, horizon, silk, califia, so delicious
      brand, blue diamond, thai kitchen, aroy d, chaokoh, native forest, lee kum kee, la choy,
      wegmans, frontier, penzeys, spice islands, durkee, tones, ortega, old el paso, rosarita, bush
      s, eden, nakano, marukan, pompeian, bertolli, colavita, filippo berio, star, crystal, domino,
      c h, imperial, argo, davis, clabber girl, rumford, calumet, fleischmanns, fleischmann s, red
      star, saf, hodgson mill, arrowhead mills, lundberg, mahatma, success, zatarains brand, nature
      s, natures, 365, great value, market pantry, store brand, name brand, brands, international,
      ethnic, foreign, hispanic, latin, latino, andean, peruvian, bolivian, brazilian, argentinian,
      chilean, colombian, sri lankan, pakistani, punjabi, bengali, bombay, kashmiri, malaysian,
      indonesian, singapore, filipino, hong kong, taiwanese, cantonese, mandarin style, szechwan,
      mongolian, tibetan, nepali, burmese, laotian, cambodian, egyptian, israeli, jewish, arab,
      arabic, syrian, iraqi, iranian, afghan, armenian, georgian, ukrainian, czech, austrian, swiss,
      norwegian, finnish, icelandic, baltic, basque, catalan, andalusian, provencal, parisian,
      alsatian, burgundian, norman, breton, roman, ligurian, calabrian, amalfi, sorrento, corsican,
      sardinian, maltese, cypriot, welsh, cornish, devon, yorkshire, lancashire, irish style, texan,
      texas, tex mex, southwestern, southwest, new england, midwestern, louisiana, new orleans,
      carolina, georgia, virginia, florida, maine, vermont, wisconsin, oregon, washington, alaskan,
      alaska, idaho, jersey, long island, pacific, atlantic, tropical, arctic, alpine, mountain,
      valley, river, lake, ocean, sea, island, coastal, desert, winter, summer, spring, autumn,
      fall, christmas, easter, thanksgiving, holiday, halloween, birthday, breakfast, lunch, dinner,
      dessert, desserts, appetizer, snack, brunch, supper, picnic, kids, adult, baby sized, thawed
      if frozen, if frozen, if fresh, if small, if large, if dry, if very large, if thick, if not
      using, rinsed if salted, if salted, if unsalted, if too thick, if too dry, peeled if, if very
      thick, if canned, if using canned, if whole, if tough, whole if small, halved if large,
      quartered if large, cut in half if large, depending on size, depending on, according to taste,
      according to, size matters, about half a, the size of, more for, extra as needed, plus
      additional, additional for, some for, plus some, plus extra for, and more for, plus more for,
      patted dry, well dried, thoroughly dried, air dry, at least, at most, no more than, no larger
      than, up to, not packed, not drained, not peeled, unpeeled ok, do not drain, do not peel, do
      not thaw, no stems, no skin, no bones, no seeds, no need to peel, no substitutes, no lid, not
      too thin, not too thick, not too small, not too ripe, not completely, without skin, without
      seeds, without stems, without bones, without shells, without crusts, without crust, crusts
      removed, crust removed, crusts trimmed, crusts discarded, crusts cut off, crusts off,
      crustless, bottoms, bottoms trimmed, ends trimmed, ends removed, root ends, root end, root
      trimmed, tough, woody, stringy, fibrous, hairy, tips trimmed, discolored, blemished,
      unblemished, bruises, spots, good sized, decent, moderate, moderately, minimum, maximum, total
      weight, in weight, by weight, by volume, drained weight, weighed, before cooking, after
      cooking, before peeling, after peeling, roots, cm thick, cm long, inch thick, inch long, inch
      wide, pair, pairs, set, sets, sheet of, row, rows, set aside, a few, couple of, lots of,
      plenty, plenty of, loads, heaps, ton, tons, tonne, big handful, small handful, good handful,
      large handful, fistful, fistfuls, scoopful, capful, thimble, thimbleful, pinchful, grind,
      grinds, grinding, grindings, turn, turns, twists of, few grinds, few grinds of, shake of,
      shakes, squirt, squirts, spritz, spritzes, spray, sprays, sprayed, dribble, slug, slosh,
      slick, smear, smidge, skosh, dot, dots, dotted, dab, dabs, glob, gobs, nugget, nuggets, shard,
      shards, sliver, slivers, slivered, slice of, splinter, shaving, curls of, ribbons of, coils,
      coil, lattice, lengthways, widthwise, across the grain, against the grain, on the bias, on the
      diagonal, criss cross, crosshatch, julienne strips, matchstick size, brunoise, chiffonade,
      chiffonaded, batonnet, mirepoix cut, concasse, supremes, supremed, segmented, sectioned,
      fanned, turned, tourneed, hollowed, hollowed out, scooped, scooped out, spooned, spooned and
      leveled, leveled, levelled, scraped, scrape, scraping, scrapings, plucked, picked, picked
      over, sorted, stemless, destemmed, deribbed, de ribbed, de seeded, trussed, tied with,
      frenched, pounded to, tenderized, tenderised, brined, dry brined, salted and, desalted,
      unsoaked, presoaked, pre soaked, sprouted, fermented, aged for, proofed, activated, bloomed,
      tempered, caramelized, caramelised, candied, sugared, iced cold, ice cold, piping hot, just
      boiled, simmering, simmered, reduced, reduction, stewed, jellied, creamed well, wet packed,
      dry packed, water packed, oil packed, packed in water, packed in oil, packed in olive oil, in
      oil, in water, in brine, in its own juice, in own juice, in juice, in their juice, in their
      own juice, in syrup, in light syrup, in heavy syrup, in natural juice, canned in, shelf
      stable, vacuum packed, vacuum sealed, ready rolled, ready to roll, ready cooked, ready to
      bake, heat and serve, brown and serve, microwaveable, microwavable, microwaved, steam in bag,
      no drain, quick thaw, thaw, thawing, fork, spoon it, knife, knives, whisking, mallet, hammer,
      peeler, grater, zester, microplane, colander, bowl of, pan size, vessel, mold, mould, molds,
      moulds, ramekin size, tin size, cutter, toothpicks, picks, pick, liner, liners, lid, lids,
      paper, bag of, box of, can of, jar of, carton of, package of, packet of, tub of, tube of,
      pouch of, bottle of, bar of, block sized, glass of, cup of, bunch of, head of, stalk of, sprig
      of, ear of, piece of, sheet pan size, envelope of dry, jumbo size, snack size, fun size, bite
      sized, mini sized, medium sized, medium size, large sized, large size, small sized, small
      size, regular sized, standard sized, full size, full sized, king sized, family size,
      individual size, one size, normal size, average, average size, average sized, mediumsize,
      mediumsized, moderately sized, pencil thin, thick stemmed, long stemmed, short stemmed, thick
      skinned, thin skinned, smooth skinned, red skinned, purple skinned, white skinned, yellow
      fleshed, white fleshed, orange fleshed, firm fleshed, fleshy, flesh, pulp, meaty, soft
      skinned, nonreactive, non reactive, reactive, washed and dried, dried well, washed well, wash,
      wiped, wiped clean, brushed, brushed clean, rubbed, oiled lightly, coated, dredged, dipped,
      drizzled, swirled, sprinkled with, marbled, striped, speckled, spotted, stuffed, filled,
      topped, layered, assorted colors, mixed colors, various colors, different colors, any color
      you like, multi colored, multi coloured, bi color, bicolor, deep red, bright red, deep green,
      dark green, light green, pale green, light colored, dark colored, light brown, dark brown,
      golden brown, deep golden, until golden, white part only, white parts only, white part, white
      parts, white and light green parts, white and pale green parts, light green parts, pale green
      parts, green parts, green part, green part only, green parts only, green tops, dark green
      parts, parts only, part only, dark parts, only the white part, outer layer, outer layers,
      outer skin, outer stalks, inner stalks, inner leaves, tender leaves, tender stems, leaves
      only, leaves picked, stems removed, stems discarded, stems reserved, leaves and stems, leaves
      and tender stems, ribs removed, ribs and seeds removed, ribs and seeds discarded, seeds and
      ribs removed, seeds removed, seeds discarded, seeds and ribs discarded, seeds and membranes
      removed, core removed, cores removed, center removed, center ribs removed, center ribs
      discarded, center rib removed, stems and ribs removed, stems and ribs discarded, stems and
      center ribs discarded, tough ribs removed, tough stems and ribs removed, thick ribs removed,
      ribs and seeds, seeds and ribs, ribs discarded, center ribs, center rib, central rib, thick
      ribs, thick center ribs, tough center ribs, tough ribs, stems and ribs, ribs and stems, stems
      and center ribs, midribs, midrib, veins, seeds and veins, seeds and membranes, pits removed,
      pit, pits, cap removed, gills removed, gills, gill, beards, beard, beards removed, roe removed

    # Milk
    milk: lactose free milk, lactose free cream, lactose free yogurt, lactose free butter, low
      lactose milk, lactose reduced milk, sour milk, evaporated skim milk, evaporated skimmed milk,
      milk, whole milk, skim milk, dry milk, milk powder, powdered milk, condensed milk, sweetened
      condensed milk, evaporated milk, buttermilk, buttermilk powder, cultured buttermilk, cream,
      heavy cream, double cream, single cream, whipping cream, table cream, thickened cream, pouring
      cream, light cream, coffee cream, half and half, half n half, half half, sour cream, creme
      fraiche, clotted cream, whipped cream, whipped heavy cream, cool whip, reddi wip, dream whip,
      butter, unsalted butter, brown butter, browned butter, garlic butter, ghee, clarified butter,
      drawn butter, butterfat, mascarpone, marscapone, mascarpone cheese, cream cheese,
      philadelphia, paneer, panir, kefir, labneh, labne, tzatziki, raita, lassi, dulce de leche,
      cajeta, toffee, butterscotch, toffee bits, fudge, casein, caseinate, sodium caseinate,
      lactose, sherbet, creme, fraiche, nonfat milk, 2 milk, 1 milk, lactaid, dairy, creamer, soured
      cream, buttercream, lurpak, crema, mexican crema, table crema, khoya, khoa, mawa, malai, dahi,
      shrikhand, whey protein, curds, whipped topping, goat milk, goats milk, sheep milk, sheeps
      milk, cow milk, cows milk, raw milk, milkfat, milk solids, skim milk powder, media crema,
      crema de leche, nata, kaymak, ayran, cremefraiche, condensed coffee milk, paneer tikka, curd,
      cultured cream, vanilla cream, yogurt, yoghurt, yoghourt, yogourt, greek yogurt, frozen
      yogurt, fro yo, skyr, fromage blanc, kefir cheese, yakult, milkshake, milk shake, latte,
      cappuccino, hot chocolate with milk, butter spread, spreadable butter, kerrygold, land o
      lakes, nestle cream, nido, klim, carnation milk, eagle brand, eagle brand milk, dairy milk,
      cadbury dairy milk, vegetarian parmesan, vegetarian parmesan cheese, vegetarian hard cheese,
      vegetarian italian hard cheese, vegetarian style parmesan, parmesan style vegetarian cheese,
      rennet free parmesan, rennet free cheese, vegetarian italian style hard cheese, vegetarian
      pecorino, vegetarian cheddar, vegetarian cheese, ranch seasoning, ranch dressing mix, ranch
      mix, ranch seasoning mix, dry ranch dressing mix, hidden valley ranch, violet crumble, cadbury
      caramello, crunchie bar, aero, aero bar, niter kibbeh, nitter kibbeh, kibe, smen, smen butter,
      desi ghee, mithai, ras gulla, rasgulla, rasmalai, ras malai, sandesh, tres leches, pao de
      queijo, pao de quejo, poutine, vichyssoise, saag paneer, palak paneer, matar paneer, paneer
      butter masala, dal makhani, lassi drink, filmjolk, viili, ymer, smetana, tvorog, kashk, kishk,
      labaneh, shanklish, jameed, kaymak cream, quarg, clabber, junket, rice pudding with milk,
      arroz con leche, milk tea, bubble tea with milk, chai latte, thai iced tea, vietnamese coffee,
      cafe au lait, dirty chai, flat white, macchiato, mocha, mochaccino, frappuccino, white
      russian, milk kefir grains, milk jam, confiture de lait, banoffee, poppadom raita, vegetarian
      parmesan style, vegetarian parmesan style cheese, vegetarian parmesan style hard cheese, camel
      milk, camels milk, milk protein, milk protein isolate, mozz, philly
    milk gluten~: ice milk, chocolate milk, milk kefir
    milk egg? wheat? nut?: ice cream, icecream
    milk egg?: gelato, semifreddo, zabaglione cream, soft serve, frozen custard, haagen dazs,
      vanilla ice cream, cream cheese frosting, buttercream frosting, buttercream icing, elote,
      esquites
    milk egg? wheat~ nut?: vanilla gelato
    milk rennet~: cheese, white cheese, american cheese, processed cheese, process cheese, cheddar,
      cheddar cheese, mozzarella, mozarella, mozzarela, mozzarella cheese, bocconcini, ciliegine,
      ricotta, ricotta cheese, cottage cheese, feta, fetta, feta cheese, halloumi, haloumi, goat
      cheese, goats cheese, chevre, quark, queso, queso fresco, queso blanco, queso anejo, queso
      quesadilla, queso oaxaca, oaxaca, oaxaca cheese, panela cheese, queso panela, brie, brie
      cheese, camembert, swiss cheese, baby swiss, jarlsberg, monterey jack, monterey jack cheese,
      jack cheese, jack, pepper jack, pepperjack, colby, colby jack, burrata, stracciatella cheese,
      smoked provolone, velveeta, cheez whiz, cheese whiz, cheese spread, laughing cow, babybel,
      gouda, edam, cotija, cotija cheese, stilton, stilton cheese, havarti, string cheese, mexican
      cheese blend, mexican blend cheese, mexican cheese, italian cheese blend, italian cheese,
      cheese blend, cheese slices, cheese curds, muenster, munster, fromage frais, double
      gloucester, red leicester, wensleydale, cheshire, lancashire cheese, caerphilly, boursin,
      kasseri, myzithra, mizithra, anthotyro, neufchatel, farmer cheese, farmers cheese, pot cheese,
      hoop cheese, limburger, port salut, saint andre, st andre, explorateur, cambozola, tilsit, bel
      paese, stracchino, crescenza, robiola, saint marcellin, bucheron, humboldt fog, montrachet,
      feta crumbles, crumbled blue, triple creme, triple cream, nacho cheese, pimento cheese,
      pimiento cheese, cheeses, teleme, requeson, ricotta impastata, vella dry jack, dry jack, tasty
      cheese, colby cheese, gouda cheese, smoked gouda, snofrisk
    milk rennet? wheat~: blue cheese, bleu cheese, blue vein cheese, danish blue, maytag blue,
      maytag blue cheese, blue stilton, gorgonzola, gorgonzola cheese, gorgonzola dolce, roquefort,
      roquefort cheese, bleu
    milk rennet? egg~: parmesan, parmesean, parmasan, parmesan cheese, parmesean cheese, parm, parm
      cheese, parmigiana, parmigiana cheese, parmigiano, parmigiano cheese, romano, romano cheese,
      pecorino, pecorino cheese, pecorino sardo, pecorino toscano, gruyere, gruyere cheese,
      manchego, manchego cheese, comte, comte cheese, beaufort, taleggio, dolcelatte, kefalotyri,
      kefalotiri, grana, sbrinz, montasio, piave, locatelli, hard cheese
    milk rennet: parmigiano reggiano, parmigiano reggiano cheese, parmesan reggiano, parmigiana
      reggiano, reggiano, pecorino romano, pecorino romano cheese
    milk egg rennet: grana padano, grana padano cheese
    milk rennet?: whey, emmentaler, emmenthaler, emmental, emmenthal, appenzeller, raclette,
      fontina, fontina cheese, asiago, asiago cheese, provolone, provolone cheese, caciocavallo,
      scamorza, brie de meaux, camembert de normandie, reblochon, pont l eveque, livarot, epoisses,
      vacherin, mimolette, cantal, idiazabal, mahon, tetilla, valdeon, cabrales, ossau iraty, tete
      de moine, pecorino fresco, kefalograviera, graviera, bitto, castelmagno, bra cheese, stelvio,
      toma cheese, queso iberico, zamorano, roncal, torta del casar, serra da estrela, sao jorge,
      laguiole, salers, morbier, abondance, tomme, tomme de savoie, bleu d auvergne, fourme d
      ambert, saint nectaire, neufchatel aoc, chaource, langres, brocciu, ricotta salata, halloumi
      aop, hard italian cheese, italian hard cheese, parmesan style
    milk soya?: american cheese slices, butterscotch chip, butterscotch chips, white chocolate,
      white chocolate chip, white chocolate chips, yogurt chips, yogurt covered raisins, cinnamon
      chips
    milk soya? nut~: milk chocolate, milk chocolate chip, milk chocolate chips, nestle crunch,
      hershey bar, hersheys bar, hershey kiss, hershey kisses, hersheys kisses, chocolate kisses,
      chocolate kiss, rolo, rolos, cadbury, galaxy, dove chocolate, caramel chocolate, white baking
      chips, white chips, white candy melts, candy melts, candy coating, almond bark coating,
      vanilla chips, kinder, flake bar, crunchie
    milk wheat?: cheese sauce, cream sauce, queso dip, cheese dip, cauliflower cheese, cauliflower
      au gratin, broccoli cheese sauce, gulab jamun, gulab jamun mix
    milk wheat? soya?: cheddar cheese soup, condensed cheddar cheese soup, mac and cheese, macaroni
      and cheese
    milk crustacean wheat?: cream of shrimp soup
    milk nut? pinenut? rennet?: pesto, basil pesto, pesto sauce, red pesto, pesto rosso, sun dried
      tomato pesto, sundried tomato pesto
    milk egg: custard, creme anglaise, creme patissiere, pastry cream, creme brulee, ranch, lemon
      curd, lime curd, orange curd, hollandaise, bearnaise, zabaglione cream sauce, bavarois,
      semifreddo base, creme caramel, flan, pots de creme, creme pat
    milk egg soya?: ranch dressing, ranch dip, blue cheese dressing, bleu cheese dressing
    milk egg wheat?: cheesecake
    milk? egg? soya? wheat~: frosting, icing, pudding, mousse, vanilla frosting, chocolate frosting,
      pudding cups, vanilla pudding, chocolate pudding
    milk? soya?: pudding mix, instant pudding, vanilla pudding mix, instant vanilla pudding mix,
      instant pudding mix, chocolate pudding mix, vanilla instant pudding, custard mix, caramel,
      caramels, caramel sauce, caramel candy, caramel candies, caramel topping, caramel syrup,
      dulce, caramel ice cream topping, nondairy creamer, coffee creamer, nondairy whipped topping,
      non dairy whipped topping, non dairy creamer, coffee mate, frozen whipped topping, dairy
      whipped, butter flavored, butter flavoured, butter flavor, butter flavoring, butter extract,
      creamed corn, cream style corn, cream corn, instant potato, instant potatoes, mashed potato,
      mashed potatoes, instant mashed potatoes, potato flakes, instant potato flakes, hot chocolate
      mix, hot cocoa mix, cocoa mix, hot chocolate, drinking chocolate, protein powder, vanilla
      protein powder, chocolate protein powder, guacamole, artichoke dip, spinach dip, nacho chips,
      doritos, cheese flavored, nesquik, au gratin, scalloped potatoes, potato soup, spread,
      buttery spread, low fat spread, buttery sticks, smart balance, earth balance, i can t believe
      it s not butter, i can t believe its not butter, can t believe it s not butter, flora,
      benecol, country crock, after eight, after eight mints, thin mints, andes mints, mint
      chocolate, chocolate mint, york peppermint patties, peppermint pattie, peppermint patties,
      junior mints, mint chips, mint chocolate chips, angel delight, instant dessert topping,
      whipped topping mix, dry whipped topping mix, dessert topping mix, dream whip mix, chocolate
      vermicelli, popcorn butter, parkay, molly mcbutter
    milk? soya?: margarine, oleo, stork, baking margarine, vegan margarine block, butter substitute,
      dark chocolate, dark chocolate chip, dark chocolate chips, semisweet chocolate, semi sweet
      chocolate, semisweet chocolate chip, semisweet chocolate chips, semi sweet chocolate chips,
      bittersweet chocolate, bitter sweet chocolate, bittersweet chocolate chips, chocolate,
      chocolate chip, chocolate chips, chocolate chunks, chocolate bar, plain chocolate, dessert
      chocolate, cooking chocolate, german chocolate, sweet chocolate, baking chocolate, bakers
      chocolate, couverture, chocolate couverture, chocolate morsels, semi sweet morsels, chocolate
      curls, chocolate shavings, chocolate sauce, chocolate syrup, fudge sauce, hot fudge, hot fudge
      sauce, chocolate fudge sauce, chocolate glaze, chocolate coating, chocolate coins, chocolate
      sprinkles, sprinkles, jimmies, chocolate candies, chocolate candy, smarties, chocolate
      covered, chocolate ganache, ganache, chocolate spread, vegetable spread, toffee sauce bits,
      carob chips, chocolate covered espresso beans, chocolate covered coffee beans, cacao nib
      chocolate, 70 chocolate, 70 dark chocolate
    milk? nut?: unsweetened chocolate, unsweetened baking chocolate, baking chocolate unsweetened,
      bitter chocolate
    milk? soya? meat? egg?: gumdrops, gumdrop, spice drops, candy, candies, candy corn, gummy,
      gummies, jelly beans, jelly bean, jujubes, taffy, fruit chews, sweets
    milk? rennet? meat~: spaghetti sauce, pasta sauce, marinara, marinara sauce, jarred pasta sauce,
      tomato basil sauce, arrabbiata sauce, pizza sauce, vodka sauce, tomato pasta sauce, ragu
      sauce, prego
    milk nut soya: nutella
    milk nut? soya?: chocolate hazelnut spread, hazelnut spread, chocolate hazelnut
    milk? nut: praline, pralines, praline paste, hazelnut praline, cashew yogurt dairy, pecan
      praline
    milk peanut: butterfinger, reeses, reeses peanut butter cups, peanut butter cup, peanut butter
      cups, reeses pieces
    milk? soya? peanut: peanut butter chips, peanut butter chip
    milk? rennet~: cheese powder

    # Eggs
    egg: egg, eggs, egg white, egg yolk, egg wash, whites, yolk, yolks, eggwhite, eggwhites,
      eggyolk, meringue, meringues, meringue powder, meringue shells, albumen, dried egg, egg
      powder, powdered egg, egg whites powder, powdered egg whites, duck egg, duck eggs, quail egg,
      quail eggs, goose egg, egg substitute, egg beaters, eggbeaters, liquid egg, liquid egg whites,
      zabaglione, sabayon, omelette, omelet, frittata, scrambled egg, fried egg, poached egg, hard
      boiled egg, boiled egg, hen egg, egg product, pavlova, tortilla espanola, spanish tortilla,
      century egg, salted duck egg, balut, royal icing, egg tofu, egg custard tofu, royal icing
      sugar, royal icing mix, egg white protein, egg white protein powder, egg protein
    egg mustard? soya~ sulphite?: mayonnaise, mayo, mayonaise, mayonnaise dressing, kewpie, kewpie
      mayonnaise, japanese mayonnaise, hellmanns, hellmans, best foods mayonnaise, dukes mayonnaise,
      sandwich spread, thousand island dressing, thousand island, russian dressing, aioli, garlic
      aioli, chipotle mayo, spicy mayo, sriracha mayo, mayonnaise light, burger sauce
    egg mustard soya: miracle whip
    egg mustard? milk?: coleslaw dressing, coleslaw, cole slaw, egg salad
    egg nut? wheat?: amaretti, amaretti cookies, amaretti biscuits
    egg nut?: macaroon, macaroons
    egg? mustard? milk? fish?: salad dressing, italian dressing, dressing mix, creamy italian
      dressing, bottled salad dressing, dressing packet, coleslaw mix with dressing, sauce gribiche
    egg nut milk?: macaron, macarons, dacquoise
    mustard? sulphite?: vinaigrette, balsamic vinaigrette, italian vinaigrette, oil and vinegar
      dressing, relish, pickle relish, sweet pickle relish, sweet relish, dill relish, bread and
      butter pickle, bread and butter pickles, pickle, pickles, dill pickle, dill pickles, sweet
      pickles, gherkin, gherkins, cornichon, cornichons, kosher dill, kosher dills, pickle juice,
      pickle brine, giardiniera, chow chow, pickled vegetables, cucumber pickle, mango pickle, lime
      pickle, indian pickle, achar, hot dog relish

    # Wheat
    wheat: wheat, flour, all purpose flour, allpurpose flour, ap flour, plain flour, white flour,
      self raising flour, self rising flour, bread flour, strong bread flour, strong white bread
      flour, cake flour, pastry flour, whole wheat flour, whole wheat pastry flour, white whole
      wheat flour, wholewheat flour, wholemeal flour, wholegrain flour, wholemeal, strong flour,
      high gluten flour, 00 flour, tipo 00 flour, 0 flour, 000 flour, 0000 flour, t55 flour, t45
      flour, wondra, wondra flour, semolina, semolina flour, durum, durum wheat, spelt, spelt
      flour, dinkel, farro, freekeh, bulgur, bulghur, bulgar, burghul, bulgur wheat, bulgar wheat,
      cracked wheat, couscous, cous cous, israeli couscous, pearl couscous, pearl couscus, giant
      couscous, ptitim, moghrabieh, maftoul, fregola, fregula, wheat germ, wheatgerm, wheat berry,
      wheat berries, wheatberries, wheat bran, bran, kamut, khorasan, einkorn, emmer, graham flour,
      matzo, matzoh, matzah, matza, matzo meal, matzoh meal, matzah meal, matzo cake meal, wheat
      gluten, vital wheat gluten, gluten, gluten flour, wheat starch, wheat flakes, wheat protein,
      baguette, poolish, biga, sourdough, sourdough starter, sourdough bread, sourdough discard, levain, pitta
      bread, pita chips, pita pocket, lavash, filo, fillo, phyllo, phyllo dough, filo pastry,
      phyllo pastry, fillo dough, phyllo cups, phyllo shells, kataifi, kadaif, pizza dough, pizza
      crust, pizza base, brick pastry, feuilles de brick, penne rigate, orzo pasta, udon, udon
      noodles, mezze rigatoni, vermicelli, ditalini, orecchiette, casarecce, cavatelli, gemelli,
      conchiglie, acini di pepe, stelline, pastina, campanelle, radiatore, paccheri, strozzapreti,
      trofie, tubetti, calamarata, bucatini, perciatelli, capellini, spaghettini, mafalda,
      mafaldine, rotelle, wagon wheel pasta, shell pasta, pasta shells, jumbo shells, jumbo pasta
      shells, medium shells, small shells, somen, somen noodles, hiyamugi, dumpling wrapper,
      dumpling wrappers, gyoza wrapper, gyoza wrappers, gyoza skins, potsticker wrappers, dumpling
      skins, liquorice candy, hoagie, hoagie roll, hoagie rolls, saltine, saltines, saltine
      crackers, soda crackers, matzo crackers, gingersnap, gingersnaps, gingersnap cookies, french
      fried onion, french fried onions, fried onions, crispy fried onions, shao xing, wholewheat,
      maida, maida flour, atta, atta flour, chapati flour, suji, rava, sooji, roti, rotis, chapati,
      chapatis, chapatti, shredded wheat, wheaties, wheat cereal, cream of wheat, farina, rusk,
      rusks, crumpet, crumpets, melba toast, summer pudding, cream cracker, cream crackers, oyster
      cracker, oyster crackers, triscuits, wheat thins, english bread, white bread flour, crostini,
      bruschetta, ciabatta roll, ciabatta rolls, french bread, french baguette, italian bread,
      italian loaf, country bread, country loaf, peasant bread, rustic bread, crusty bread, crusty
      loaf, sourdough toast, levain bread, bastone, batard, boule, ficelle, pane, puglise bread,
      pane di casa, turkish bread, lebanese bread, flatbreads plain, wonder bread, soft pretzel,
      self raising, self rising, seasoned flour, wheat noodles, wheat tortillas, whole wheat
      tortilla, whole wheat tortillas, whole wheat pita, whole wheat bread, wholemeal bread, whole
      wheat spaghetti, whole wheat pasta, alphabet pasta, durum flour, hard flour, bread cubes
      sourdough, fu, bagel chips, uncle bens couscous, tempura flour, flour for dusting, plain cake
      flour, matzos, kanafeh, knafeh, konafa, shredded phyllo, malloreddus, lumache, lumaconi,
      maccheroncelli, ditali, pipe rigate, pici, bigoli, fideo, fideos, shredded wheat cereal,
      sandwich thins, bao bun, steamed bun, mantou, gua bao, gua bao buns, communion wafer,
      shreddies, pasta flour, tipo 00, wheat flour tortillas, poori, puri, luchi, bhatura, malt
      loaf wheat, sev wheat, breaded, breading, battered, crumbed, panko crusted, breading mix,
      tabbouleh, tabouli, tabouleh, tabbouleh mix, fattoush, manti wrapper, kataifi pastry, ebly,
      spelt milk, spelt drink, yufka, kisir, kishimen, misua, kalguksu
    wheat milk?: english muffin, english muffins, pretzel, pretzels, pretzel sticks, pretzel rods,
      digestive biscuit, digestive biscuits, digestives, pastry, puff pastry, puff pastry sheets,
      puff pastry dough, frozen puff pastry, danish pastry, toast, flat bread, crescent roll,
      crescent rolls, crescent roll dough, crescent dough, refrigerated crescent rolls, paratha,
      parathas, gingernut, ginger nut, ginger nuts, crouton, croutons, texas toast, tart shell, tart
      shells, pastry shell, pastry shells, pastry case, tartlet shell, vol au vent, kulcha, malted
      bread, toast points, toasts, cracker bread, bread shells, club crackers, town house crackers,
      crackers butter, puff shells, wheat bread, danish, strudel dough, focaccia, ciabatta, garlic
      bread, bread sauce, bread sauce mix, brandy snaps, brandy snap, brandy snap baskets, thepla,
      khakhra, rarebit
    wheat milk? meat?: shortcrust pastry, shortcrust, short crust pastry, pie crust, pie crusts, pie
      shell, pie shells, pie dough, pie pastry, pastry dough, pastry crust, pastry for, deep dish
      pie crust, double crust, crust, tart dough, tart crust, pate brisee, pate sucree, unbaked pie
      shell, pastry for double crust pie, refrigerated pie crust, flaky pastry, rough puff pastry,
      sweet pastry, savoury pastry, savory pastry
    wheat milk? soya?: graham cracker, graham crackers, graham cracker crumbs, graham cracker crust,
      graham crumbs, graham, wafer, wafers, vanilla wafer, vanilla wafers, nilla wafers, nilla,
      chocolate wafers, chocolate wafer cookies, chocolate wafer, tea biscuits, rich tea, rich tea
      biscuits, marie biscuits, maria cookies, maria biscuits, petit beurre, animal crackers, teddy
      grahams, chocolate sandwich cookies, chocolate cookie crumbs, chocolate cookie crust, crumb
      crust, crumb topping, streusel, streusel topping, bread crumb mix, shake n bake, bran cereal,
      all bran, bran buds, bran flakes, ladys fingers cookies, bourbon biscuits, ginger biscuits,
      arrowroot biscuits, arrowroot cookies, biscuit crumbs, cookie crumbs, custard creams, custard
      cream biscuits, nice biscuits, ritz crackers, ritz
    wheat milk? soya? egg~ sesame?: bread, breads, sandwich bread, white bread, brown bread, bread
      slices, bread cubes, stuffing cubes, stuffing bread, multigrain bread, wholegrain bread, whole
      grain bread, sliced bread, day old bread, raisin bread, cinnamon raisin bread, potato bread,
      loaf bread, loaf of bread, milk bread, sandwich roll, sandwich rolls, french roll, french
      rolls, sub roll, sub rolls, submarine rolls, bolillo, bolillos, telera, dinner rolls, dinner
      roll, crusty rolls, bread dough, frozen bread dough, bread machine mix, bread mix, ezekiel
      bread, sweet rolls, brat buns, hotdog buns, sesame buns, brioche style bun, ciabatta buns,
      pretzel bun, pretzel buns, hawaiian roll, hawaiian rolls, kings hawaiian rolls, potato buns,
      potato rolls, bap, baps, toastie loaf, panini bread, sandwich, sandwiches, canned biscuits,
      biscuit dough, refrigerated biscuits, refrigerated biscuit dough, tiger bread, crumb, crumbs,
      fresh crumbs, soft crumbs, bread stuffing, cracker, crackers, cracker crumbs, cracker meal,
      biscuit, biscuits, bisquick, baking mix, all purpose baking mix, biscuit mix, breadcrumb
      batter mix, scone mix, flour mix for bread
    wheat milk~ soya? sesame?: breadcrumb, breadcrumbs, bread crumb, bread crumbs, dry breadcrumbs,
      fresh breadcrumbs, japanese breadcrumbs, japanese bread crumbs, corn flake crumbs wheat
    wheat milk? rennet?: seasoned breadcrumbs, italian breadcrumbs, italian seasoned breadcrumbs,
      italian style breadcrumbs, italian bread crumbs, italian style bread crumbs, seasoned bread
      crumbs
    wheat milk? egg?: dough, cookie dough, sugar cookie dough, muffin, muffins, muffin mix, scone,
      scones, yorkshire pudding mix, doughnut, doughnuts, donut, donuts, munchkins, batter, tempura
      batter, brownie, brownies, brownie mix, cake mix, yellow cake mix, white cake mix, chocolate
      cake mix, devils food cake mix, spice cake mix, angel food cake mix, lemon cake mix,
      gingerbread mix, pancake mix, waffle mix, crepe mix, hushpuppy mix, falooda sev, cinnamon
      rolls, cinnamon roll, gingerbread, banana bread, pumpkin bread, zucchini bread, date bread,
      fruitcake, fruit cake, churro, churros, sweet bread dough, monkey bread, fritter batter, tart,
      tarts, cobbler, crisp topping, pasta salad, cannoli shells, cannoli, eclairs, profiteroles,
      cream puffs, cream puff, choux, choux pastry, blini, blinis, injera wheat, knish, spaetzle
      mix, buckwheat pancake mix, hotcake mix, sticky buns, pop tarts, poptarts, concha, pan dulce,
      pan de muerto, moon cake, mooncake, cinnamon bun, eccles cakes, teacake, tea cake, timbits,
      tarte tatin, crumble topping, lefse, kladdkaka, damper, fairy bread, beignet, zeppole,
      sopaipillas, funnel cakes, funnel cake, jalebi, youtiao, knodel, semmelknodel, bread
      dumplings, potato dumplings, bunny chow, tortas, torta bread, tempura, tempura flakes,
      tenkasu, stuffed pasta, pelmeni dough, naan, naan bread, naans, garlic naan
    wheat milk? egg? nut? soya?: chocolate chip cookies, cookie, cookies, biscuits assorted,
      sandwich cookies, shortbread cookies nut, sugar cookies, cookie mix
    wheat egg: egg noodle, egg noodles, wide egg noodles, medium egg noodles, tagliatelle,
      pappardelle, fresh tagliatelle, fresh pasta, fresh egg pasta, egg pasta, kluski, kluski
      noodles, knoepfle, garganelli, maltagliati, chitarra, tagliolini, tajarin, challah, challah
      bread, matzo ball mix, fresh fettuccine, fresh fettucine, fresh lasagna sheets, fresh lasagne
      sheets, fresh linguine, fresh pasta sheets, egg fettuccine, egg bread, homemade pasta, amish
      noodles, reames noodles, frozen egg noodles, pasta dough, egg twists, yi mein
    wheat egg?: noodle, noodles, chinese noodles, chinese egg noodles, lo mein, lo mein noodles,
      chow mein, chow mein noodles, hong kong noodles, yakisoba, yakisoba noodles, wonton wrapper,
      wonton wrappers, wonton skins, won ton wrappers, won ton skins, wonton strips, egg roll
      wrapper, egg roll wrappers, egg roll skins, eggroll wrappers, spring roll wrapper, spring
      roll wrappers, lumpia wrapper, lumpia wrappers, asian noodles, ramen noodles, fresh ramen
      noodles, bami noodles, mie noodles, pancit, fresh noodles, soup noodles, fine noodles, thin
      noodles, wide noodles, instant noodles plain, crispy noodles, crispy chow mein noodles, fried
      noodles, singapore noodles, homestyle noodles, cannelloni, manicotti, manicotti shells,
      lasagna noodles, lasagne noodles, lasagna sheets, lasagne sheets, lasagna pasta, no boil
      lasagna noodles, oven ready lasagna noodles, lasagne verdi, fettuccine, fettucine,
      fettuccini, fettucini, mee, hokkien noodle, hokkien noodles, kasha varnishkes, scallion
      pancake, matzo balls, matzo ball
    wheat egg~: pasta, dried pasta, dry pasta, short pasta, small pasta, tube pasta, tubular pasta,
      long pasta, thin spaghetti, spaghetti noodles, elbow macaroni, macaroni noodles, elbow
      noodles, elbow pasta, linguini, rotini pasta, angel hair, angel hair pasta, angelhair, bow
      tie, bow ties, bow tie pasta, bowtie, bowtie pasta, bowties, spaghetti pasta, penne pasta,
      pasta noodles, tricolor rotini, shells, egg free noodles wheat
    wheat milk? egg? rennet~: cheese ravioli, ravioli cheese, gnocchi, potato gnocchi, gnudi
    wheat milk? egg? meat? rennet~: tortellini, cheese tortellini, tortelloni, agnolotti,
      cappelletti, lasagna frozen, pizza, frozen pizza
    wheat egg? soya? meat?: ramen, instant ramen, instant noodle, instant noodles, cup noodles, top
      ramen, ramen seasoning, chicken ramen
    wheat egg milk: quiche, quiches, quiche shell, pancake, hotcake, brioche rolls, waffle,
      waffles, frozen waffles, pancake stack, pancakes, crepe, crepes, yorkshire pudding, yorkshire
      puddings, french toast, panettone, pandoro, blintz, blintzes, savarin, baba, kugel,
      madeleines, financiers cake, custard tart, custard tarts, egg tart, egg tarts, egg custard
      tart, pasteis de nata, pastel de nata
    wheat egg milk?: ladyfinger, ladyfingers, sponge finger, sponge fingers, sponge cake, lady
      finger, lady fingers, savoiardi, cake, cakes, cupcake, cupcakes, angel food cake, pound cake,
      yellow cake, white cake, chocolate cake, genoise, jelly roll cake, swiss roll, swiss rolls,
      twinkies, twinkie, sponge, trifle sponges, boudoir biscuits, cake layers, cake crumbs, layer
      cake, cake layer, madeira cake, lemon cake, pikelet, kaiserschmarrn, dutch baby, popover,
      popovers, spaetzle, spatzle
    wheat milk egg?: nan bread, nan, croissant, croissants, mini croissants, buttermilk pancake mix,
      buttermilk biscuits, buttermilk biscuit, buttermilk biscuit mix, bechamel lasagna, sopapillas,
      hotteok
    wheat milk: roux, bechamel, bechamel sauce, white sauce, beurre manie, shortbread, shortbread
      cookies, shortbread biscuits, walkers shortbread, goldfish crackers, goldfish, cheez its,
      cheese crackers, cheddar crackers, cheese straws, mornay sauce, butter crackers, all butter
      puff pastry, butter puff pastry, all butter pie crust, all butter shortcrust pastry, butter
      biscuits, cheddar biscuit mix, alfajor, tim tam, spanakopita, tiropita, arnotts biscuits,
      ranch pretzels, tarhana, kunefe
    wheat soya: maggi seasoning
    soya wheat: soy sauce, soya sauce, light soy sauce, dark soy sauce, soysauce, low sodium soy
      sauce, shoyu, kikkoman, kecap manis, ketjap manis, ketjap, sweet soy sauce, mushroom soy
      sauce, thick soy sauce, doubanjiang, toban djan, chili bean paste, chilli bean paste, chili
      bean sauce, broad bean paste, teriyaki sauce, teriyaki, teriyaki marinade, teriyaki glaze,
      hoisin sauce wheat, vegetarian stir fry sauce, mushroom oyster sauce, maggi, general tso
      sauce, szechuan sauce, sichuan sauce, yakiniku sauce, soy glaze, teriyaki baste and glaze,
      vegetarian oyster sauce, tofurky roast
    soya wheat sesame?: hoisin sauce, hoisin
    soya wheat fish: tsuyu, mentsuyu
    soya wheat fish?: ponzu, ponzu sauce, tonkatsu sauce, okonomiyaki sauce, yakisoba sauce, unagi
      sauce, eel sauce, yakitori sauce, sukiyaki sauce, katsu sauce, bulgogi sauce
    soya wheat?: soy, black bean sauce, black bean paste, fermented black bean sauce, doenjang, bean
      paste, fermented bean paste, yellow bean sauce, brown bean sauce, bean sauce, ssamjang,
      szechuan bean paste, hot bean paste, hot bean sauce, tauco, sweet bean sauce, tianmianjiang,
      tamari, tamari soy sauce, tamari sauce
    soya wheat? barley?: gochujang, gochujang paste, korean chili paste, korean red pepper paste,
      korean chile paste
    soya wheat?: soy paste
    soya barley?: mellow miso, sweet miso, dark miso, aka miso
    soya: soya, soybean, soybeans, soy bean, soy beans, soya beans, black soybeans, gluten free soy
      sauce, tofu, silken tofu, extra firm tofu, firm tofu, soft tofu, smoked tofu, tofu skin,
      yuba, beancurd, bean curd, dried bean curd, tofu puffs, aburaage, inari, fried tofu, tempeh,
      tempeh bacon, edamame, mukimame, natto, textured vegetable protein, tvp, textured soy
      protein, textured soya protein, soya mince, soy curls, soy chunks, soya chunks, soy crumbles,
      soy protein, soy flour, soya flour, soy milk, soya milk, soymilk, soyamilk, soy yogurt, soya
      yogurt, soy yoghurt, soya yoghurt, soy creamer, soya cream, soy cream, soy cheese, impossible
      burger, impossible beef, impossible meat, yondu, soy nut, soy nuts, soynut butter, okara,
      kinako, soy lecithin, soya lecithin, soya spread, fermented black beans, chinese fermented
      black beans, salted black beans, fermented soybeans, black bean garlic sauce paste, tofutti,
      tofu cream cheese, soy sausage, soy chorizo, soyrizo, soy bacon, soy butter, tofurky, tofu
      scramble, wheat free tamari, gluten free tamari, bragg liquid aminos, braggs, bragg aminos,
      liquid aminos, braggs liquid aminos, aminos, tofu ricotta, tofu feta, tofu cream, tofu mayo,
      tofu sour cream, tofu egg salad, tofu bacon, tofu eggs, tofu whipped cream, tofu mayonnaise,
      soy whipped cream, soy ice cream, tofu steak, tofu nuggets, tofu crumbles, gravy master,
      wowbutter, impossible patties, impossible ground, impossible sausage, soy isolate, tvp mince
    soya wheat?: tofurkey
    soya? wheat?: meat substitute, meat alternative, vegetarian meat substitute, veggie ground,
      vegetarian chicken, vegetarian bacon, meat analogue, sweet and sour sauce, fakin bacon, smart
      ground, smart bacon, gardein, field roast, field roast sausage, lightlife, yves veggie, vegan
      meatballs, vegan deli slices, vegetable protein, vegan chorizo, stir fry vegetables in sauce,
      vital tofu, mushroom ketchup, chop suey mix, vegan fish sauce, vegan oyster sauce, chicken
      style, beef style, bacon style, ham style, turkey style, tuna style
    soya? egg? wheat? milk?: veggie burger, veggie burgers, vegetarian sausage, veggie sausage,
      vegetarian sausages, veggie sausages, vegetarian burger, veggie dogs, veggie hot dogs, boca
      burger, morningstar, morningstar farms, gardenburger, linda mccartney sausages, vegetarian hot
      dogs, vegetarian meatballs, veggie meatballs, vegetarian burgers, bean burger, smart dogs
    soya? celery?: no chicken broth, no chicken stock, not chicken broth, no chicken bouillon,
      better than bouillon no chicken, imagine no chicken broth, no beef broth, no beef bouillon,
      not chick n bouillon
    soya?: bacon salt, vegan egg, dairy free chocolate chip, dairy free chocolate chips, vegan
      chocolate chip, vegan chocolate chips, vegan chocolate, dairy free chocolate, dairy free dark
      chocolate, vegan dark chocolate, vegan margarine, dairy free margarine, vegetable margarine,
      vegan spread, dairy free spread, vegan butter sticks, lecithin, hydrolyzed vegetable protein,
      hvp, enjoy life chocolate chips, cooking spray, nonstick cooking spray, non stick cooking
      spray, nonstick spray, non stick spray, nonstick vegetable oil spray, vegetable cooking
      spray, vegetable oil spray, vegetable spray, pam, pam cooking spray, butter flavored cooking
      spray, butter flavored spray, cooking oil spray, baking spray, canola cooking spray, spray
      oil, oil spray, soybean oil, soya oil, soy oil, soya bean oil, soy bean oil, vegan mince,
      plant mince
    soya? meat?: bacon bits, bacos, bacon flavored bits, bacon flavoured bits, imitation bacon bits
    soya? nut?: plant butter
    soya? nut? oats?: vegan cream, dairy free cream, plant based cream, vegan creamer, vegan double
      cream, vegan heavy cream, milk alternative, milk substitute, alternative milk, non dairy
      creamer plant, dairy free creamer, mylk, alt milk, plant cream, barista milk, alpro, alpro
      yogurt, alpro yoghurt, alpro cream, alpro milk, plant based heavy cream, plant based double
      cream, plant based single cream, plant based whipping cream
    milk? soya? nut?: milk of choice, milk of your choice, any milk, favorite milk, your favorite
      milk, your choice of milk, non dairy whipping cream, nondairy whipping cream
    soya? mustard?: vegan mayonnaise, vegan mayo, veganaise, veganise, just mayo
    soya? barley?: vegan worcestershire, vegan worcestershire sauce, vegetarian worcestershire
      sauce, vegetarian worcestershire
    soya? alcohol~: gluten free beer substitute
    soya? wheat? celery?: chicken style seasoning, vegetarian chicken seasoning, maggi cube
      vegetable, mckays chicken style seasoning, vegan chicken stock, vegan chicken broth, vegan
      chicken bouillon, vegan beef broth, vegan beef bouillon
    wheat? celery?: vegetable stock cube, vegetable stock cubes, veg stock cube, veg stock cubes,
      veggie stock cube, vegetable stock powder, vegetable stock pot, vegan bouillon, vegan bouillon
      cube, vegan stock cube, vegetarian bouillon, vegetable base, better than bouillon vegetable
      base, marigold bouillon, marigold bouillon powder, bouillon powder, vegetable broth powder,
      vegetable broth base, vegetarian stock cube, vegetable stock concentrate, vegetable gravy,
      vegetarian gravy, vegan gravy, vegetable consomme, vegetarian stock, veggie bouillon, veggie
      bouillon cube, mushroom bouillon, vegetable soup base, vegeta
    celery? wheat?: vegetable stock, vegetable broth, veg stock, veggie broth, veggie stock,
      vegetarian broth, vegetarian stock broth, vegan broth, vegan stock, mushroom broth, mushroom
      stock, garlic broth, vegetable brodo, corn stock, onion stock, court bouillon
    celery? wheat~ sulphite?: ketchup, catsup, tomato ketchup, catsup tomato, heinz ketchup, chili
      sauce, chilli sauce, heinz chili sauce, tomato sauce spiced, v8, v8 juice, vegetable juice,
      tomato vegetable juice
    wheat?: baking powder wheat, modified starch, modified food starch, bisto, bisto granules,
      enchilada sauce, red enchilada sauce, green enchilada sauce, french fries, fries, frozen
      french fries, oven chips, potato wedges frozen, tater tots, hash brown patties, asafetida,
      asafoetida, hing, wheatgrass, wheatgrass powder, wheatgrass juice, vegetable suet, soba, soba
      noodles, buckwheat noodles, imitation bacon, chili seasoning mix, chili seasoning packet,
      chilli con carne mix, fajita seasoning mix, taco seasoning packet, taco seasoning mix, veggie
      chips, cornflour blend, muesli base, puffed grain cereal, popcorn chicken style, flavored rice
      mix, rice pilaf mix, rice a roni, near east, brown gravy mix, egg replacer mix, yeast flakes
      with wheat, curry roux cubes, seasoned rice, sausage style, pakora, bhaji, onion bhaji,
      pappadum mix, taco seasoning, fajita seasoning, burrito seasoning, chicken seasoning, grill
      seasoning, grill seasoning blend, all purpose seasoning, adobo seasoning, goya adobo, sazon,
      sazon goya, hash brown, hash browns, frozen hash browns, hashbrowns, frozen hash brown
      potatoes, hash brown potatoes, chipotle in adobo, chipotles in adobo, chipotle in adobo sauce,
      chipotles in adobo sauce, adobo sauce, chipotle peppers in adobo, chipotle peppers in adobo
      sauce, chipotle chiles in adobo, chipotle chilies in adobo, chipotle pepper in adobo, chipotle
      chile in adobo, chipotle chili in adobo, chipotle chiles in adobo sauce, chipotle pepper in
      adobo sauce, chili beans, chilli beans, ranch style beans, taco sauce, picante sauce, oat
      cakes, gravy browning, browning sauce, browning
    wheat? milk? soya?: seasoned fries, seasoned salt mix, onion rings, frozen onion rings,
      multigrain cereal, kashi, cheerios multigrain, cinnamon toast crunch, chex party mix, crispy
      rice candy
    wheat? barley? milk?: cereal, breakfast cereal, crispy cereal, puffed cereal, corn pops, special
      k, bran cereal flakes, injera
    wheat?: baking powder, double acting baking powder, taco shell, taco shells, hard taco shells,
      tostada shells, tostadas, tostada, tostada shell, poultry seasoning, adobo, chili powder,
      chilli powder, mild chili powder, dark chili powder, chile powder, franks redhot, franks red
      hot, franks hot sauce, buffalo sauce, buffalo wing sauce, wing sauce, tajin, chaat masala,
      corn tortilla chip, tortilla chips, tortilla chip, corn chips, corn chip, fritos, nachos,
      chipotle adobo, chipotle sauce, chipotle paste, piri piri sauce, peri peri sauce, chili garlic
      sauce, chilli garlic sauce, chile garlic sauce, garlic chili sauce, achiote paste, annatto
      paste, lemon pepper, hickory salt, smoked paprika rub, curry leaves powder, tandoori masala,
      berbere
    celery? mustard? wheat~: curry powder, madras curry powder, curry, mild curry powder, hot curry
      powder, madras curry, yellow curry powder, jamaican curry powder, indian curry powder,
      vadouvan
    celery? mustard?: old bay, old bay seasoning, seafood seasoning, crab boil, shrimp boil,
      zatarains, chesapeake seasoning, bay seasoning, chicken salt, bbq seasoning, barbecue
      seasoning
    wheat? celery? mustard? milk? soya?: seasoning mix, seasoning packet, spice packet, flavor
      packet, soup mix, dip mix, onion dip mix, italian dressing mix, zesty italian dressing mix,
      dry italian dressing mix, dry soup mix, spaghetti sauce mix, sauce mix, meatloaf seasoning
    wheat? soya? celery? milk? meat?: onion soup mix, dry onion soup mix, lipton onion soup mix,
      french onion soup mix, dried onion soup, leek soup mix, vegetable soup mix, gravy mix, gravy
      granules, gravy powder, turkey gravy mix, soup, soups, french onion soup, onion soup,
      vegetable soup, lentil soup, black bean soup, minestrone, condensed vegetable soup, split pea
      soup, bean soup, canned soup, pea soup, chili, chilli, canned chili, chili con carne, hot dog
      chili, lipton onion, lipton onion soup
    wheat? celery? soya? flesh?: bouillon, bouillon cube, bouillon cubes, stock cube, stock cubes,
      broth cube, soup base, stock powder, broth powder, stock granules, bouillon granules, instant
      bouillon, stock pot cube, stockpot, stock concentrate, bouillon paste, better than bouillon,
      oxo cube, oxo cubes, oxo, knorr cube, maggi cube, maggi cubes, knorr stock pot, demi glace
      concentrate, bouillon base, stock base, knorr, maggi bouillon
    flesh? celery? wheat?: stock, broth, hot stock, warm stock, cooking stock, light stock, rich
      stock, soup stock, pan juices, pan drippings, cooking juices, meat juices
    wheat milk? celery? flesh?: bread stuffing mix, stuffing, stuffing mix, stove top stuffing,
      poultry stuffing, cornbread stuffing, herb stuffing, herb stuffing mix, seasoned stuffing mix,
      dressing stuffing, stuffing crumbs, sage and onion stuffing
    wheat? milk? egg?: cornbread, corn bread, cornbread mix, corn bread mix, corn muffin, corn
      muffins, hush puppy, hushpuppies, spoonbread, johnnycake, fritters, corn fritters, latkes,
      latke, potato pancakes, potato pancake, potato latkes, crispbread crackers mix, tapioca
      pudding, rice pudding, bread pudding
    wheat? sesame?: falafel, falafel mix
    wheat? flesh? milk?: curry sauce, simmer sauce, cooking sauce, curry sauce mix, enchilada
      filling, cooking sauces, balti sauce, vindaloo sauce
    milk? mustard? nut?: curry paste indian, tandoori paste, tikka curry paste, madras paste, balti
      paste, rogan josh paste, vindaloo paste, masala paste, indian curry paste, mild curry paste,
      madras curry paste, pataks
    wheat meat?: flour tortilla, flour tortillas, soft flour tortillas, burrito tortilla, burrito
      tortillas, burrito size tortillas, burrito size flour tortillas, tortilla wrap, tortilla
      wraps, wrap, wraps, flour wraps, wholemeal wraps, taco size flour tortillas, soft taco shells,
      low carb tortilla, low carb tortillas, large flour tortillas, spinach tortilla, spinach
      tortillas, liquorice, liquorice allsorts, licorice allsorts, licorice, black licorice, red
      licorice, licorice whips, licorice laces, licorice ropes, red vines, twizzlers, allsorts
    wheat? meat~: tortilla, tortillas, tortilla shells
    barley: barley, pearl barley, pearled barley, pot barley, barley flour, barley flakes, barley
      malt, malt, malted barley, malt extract, malt syrup, barley malt syrup, diastatic malt,
      diastatic malt powder, malt powder, malt vinegar, maltose malt, malted grain, barley couscous,
      barley water, hulled barley, barleycorn, non alcoholic beer, nonalcoholic beer, alcohol free
      beer, beer batter mix, barley milk
    barley milk wheat?: malted milk, malted milk powder, horlicks
    barley wheat? alcohol: beer, ale, lager, pale ale, india pale ale, brown ale, amber ale, dark
      beer, light beer, wheat beer, pilsner, pilsener, mexican beer, belgian ale, bock beer, porter,
      bitter ale, corona, guinness, guinness stout, stout, irish stout, oatmeal stout, belgian beer,
      beer light, bottle of beer, hefeweizen
    barley wheat? celery?: marmite, vegemite
    barley?: cornflake, cornflakes, corn flake, corn flakes, corn flakes cereal, cornflake crumbs,
      cornflake cereal, corn flake crumbs, corn cereal, puffed rice cereal, rice krispies, rice
      crispies, rice krispies cereal, crisp rice cereal, crispy rice cereal, rice cereal, rice
      bubbles, rice krispie, crisped rice, crispy rice, rice chex, corn chex, kix, yeast extract,
      coco pops, cocoa krispies, frosted flakes, brewers yeast, brewer s yeast, maltose, maltose
      syrup, koji, shio koji, amazake, bean soup mix, soup and broth mix, rice malt
    barley wheat: weetabix, grape nuts, grapenuts, grape nuts cereal, bran flake cereal, wheat and
      barley cereal, wheat chex, postum
    wheat rye: triticale, triticale flour, rye and wheat bread
    rye: rye, rye flour, dark rye flour, light rye flour, medium rye flour, rye berries, rye flakes,
      rye meal, pumpernickel flour, whole rye flour, rye chops, rye sourdough starter, rye starter
    rye wheat? sesame?: crispbread, rye crispbread, ryvita, wasa, rye crackers, rye crisp, rye
      crisps
    rye wheat?: cocktail rye, party rye, cocktail rye bread, marbled rye, rye sourdough, rye toast
      points, light rye bread, rugbrod
    oats: oat, oats, oatmeal, rolled oats, porridge oats, porridge, quick oats, old fashioned oats,
      instant oats, instant oatmeal, steel cut oats, pinhead oatmeal, oat bran, oatbran, oat flour,
      oat groats, oat milk, oatmilk, oat cream, oat drink, oat yogurt, oat yoghurt, jumbo oats,
      irish oats, irish oatmeal, scotch oats, cheerios, oatly, steelcut oats, oat flakes, oat fibre,
      oat fiber, overnight oats, oat creme, granola butter, oat creamer, oat milk creamer
    cleanoats: gluten free oats, gf oats, gluten free rolled oats, gluten free oat flour, certified
      gluten free oats, gluten free old fashioned oats, gluten free quick oats, gluten free oatmeal,
      gluten free porridge oats, certified gluten free rolled oats, gluten free steel cut oats,
      gluten free certified oats, gluten free oat bran, gluten free jumbo oats
    oats nut? peanut? milk? sesame? wheat? animal?: granola mix, granola bar, granola bars, granola
      clusters, oat clusters, flapjack, flapjacks, granola, granola cereal
    oats nut? wheat? milk? sulphite?: muesli
    oats animal nut?: honey nut cheerios
    plain soya?: gluten free cornstarch, gluten free baking powder, vegetable shortening, crisco,
      crisco shortening, trex, vegetable ghee, vanaspati, dalda, copha
    milk? egg? soya?: gluten free bread crumbs, gluten free graham crackers, gluten free puff
      pastry, gluten free waffles, gluten free pretzels, gluten free panko, cream cheese icing,
      marshmallow frosting, whipped frosting
    egg~ soya?: gluten free pasta, gluten free noodles, gluten free spaghetti, gluten free penne,
      gluten free lasagna noodles, gluten free macaroni, gluten free fusilli, gluten free tortilla,
      gluten free tortillas, gluten free wraps, gluten free linguine

    # Nuts and seeds
    nut: almond, almonds, ground almond, ground almonds, almond flour, almondflour, almond meal,
      almondmeal, almond flakes, almond slivers, slivered almonds, flaked almonds, blanched almond
      flour, almond milk, almondmilk, almond butter, almondbutter, almond cream, almond drink,
      almond yogurt, almond yoghurt, almond creamer, almond cheese, almond oil, almond paste,
      hazelnut, hazelnuts, hazel nut, hazel nuts, filbert, filberts, cob nut, cobnuts, cobnut,
      hazelnut flour, hazelnut meal, hazelnut milk, hazelnut butter, hazelnut oil, walnut, walnuts,
      black walnut, black walnuts, english walnuts, walnut oil, walnut halves, walnut pieces, pecan,
      pecans, pecan halves, pecan pieces, pecan meal, cashew, cashews, cashew nut, cashew nuts,
      cashewnut, cashewnuts, cashew butter, cashew cream, cashew cheese, cashew milk, cashew yogurt,
      cashew ricotta, pistachio, pistachios, pistachio nut, pistachio nuts, pistachio paste,
      pistachio butter, macadamia, macadamias, macadamia nut, macadamia nuts, macadamia milk,
      macadamia butter, macadamia oil, brazil nut, brazil nuts, brazilnut, nut oil, nut milk,
      nutmilk, nut meat, nutmeat, nutmeats, nut meats, nut flour, nut cheese, nut cream, heartnut,
      marcona almonds, marcona, tree nut, tree nuts, candlenut, candlenuts, queensland nut, walnut
      half, almond flour tortilla, almond flour tortillas, pistachio cream, chocolate covered
      almonds, smokehouse almonds, candied pecans, candied walnuts, almond brickle, burnt almonds,
      nut crunch, cashew parmesan, almond parmesan, almond ricotta, almond feta, cashew sour cream,
      cashew queso, cashew mayo, cashew alfredo, walnut meat, walnut taco meat, walnut chorizo,
      almond mozzarella, cashew crema, cashew cheese sauce, cashew creme, macadamia ricotta,
      macadamia cheese, macadamia feta, nut parmesan, walnut parmesan, cashew mozzarella, cashew
      whipped cream, cashew buttercream, walnut milk, pecan milk, pistachio milk, brazil nut milk,
      nut cream cheese, cashew tzatziki, cashew cream cheese
    nut egg?: marzipan, almond icing
    nut alcohol: frangelico, nocino, nocello
    nut? alcohol: amaretto, amaretto liqueur, disaronno, hazelnut liqueur, almond liqueur, creme de
      noyaux
    nut?: hazelnut extract, walnut extract, pistachio extract, black walnut extract, orgeat, orgeat
      syrup, almond essence, almond flavoring, almond flavouring, natural almond extract, pure
      almond extract, almond syrup, hazelnut syrup, amygdalin, bitter almond extract, bitter almond
      oil, noyaux
    nut? milk? soya?: pistachio pudding, pistachio pudding mix, pistachio instant pudding,
      chocolate covered nuts, turtles, turtle, chocolate turtles, candy turtles, almond bark
    nut peanut?: nut, nuts, chopped nuts, nut butter, nutbutter, assorted nuts, roasted nuts, deluxe
      mixed nuts, nut mix, nut pieces, nut topping, fruit and nut mix, nut bar, spiced nuts, nut
      paste, nut halves
    nut peanut: mixed nuts, salted mixed nuts, nuts mixed, cocktail nuts
    nut peanut milk?: trail mix, student mix, gorp
    nut egg milk wheat?: frangipane, frangipan
    nut? sesame?: dukkah seasoning, tarator
    nut celery?: romesco, romesco sauce
    pinenut: pine nut, pine nuts, pinenut, pinenuts, pine kernel, pine kernels, pignoli, pignolia,
      pignolias, pignoli nuts, pinon, pinon nuts, pinoli, pinyon nuts
    nut? pinenut? peanut?: nuts of choice, favorite nuts, nuts optional, vegan pesto, dairy free
      pesto
    peanut: peanut, peanuts, pea nut, peanut butter, peanutbutter, peanut powder, powdered peanut
      butter, pb2, pb fit, pb, creamy peanut butter, crunchy peanut butter, smooth peanut butter,
      natural peanut butter, peanut oil, groundnut, groundnuts, groundnut oil, ground nut oil,
      arachis oil, monkey nut, monkey nuts, peanut sauce, peanut flour, goober peas, goobers,
      skippy, jif, spanish peanuts, cocktail peanuts, boiled peanuts, dry roasted peanuts,
      chocolate peanut butter, bamba, planters peanuts, peanut m ms, kare kare mix, peanut milk
    peanut soya? wheat? crustacean? fish?: satay sauce, satay, peanut satay sauce, sate sauce
    peanut? crustacean? fish?: massaman curry paste, massaman paste, panang curry paste, panang
      paste
    sesame: tahini, tahina, tahini paste, tahini sauce, tehina, sesame, sesame seed, sesame seeds,
      black sesame, black sesame seeds, white sesame seeds, toasted sesame seeds, sesame oil,
      toasted sesame oil, dark sesame oil, asian sesame oil, roasted sesame oil, sesame paste, black
      sesame paste, chinese sesame paste, sesame salt, sesame butter, hummus, houmous, hummous,
      humus, hommus, houmus, zaatar, za atar, zahtar, gomasio, gomashio, everything bagel seasoning,
      everything seasoning, everything bagel spice, benne seed, benne seeds, benne, gingelly oil,
      til, sesame dressing, sesame flour, sesame ginger dressing, baba ghanoush, baba ganoush, baba
      ganouj, shichimi togarashi, togarashi, shichimi, nanami togarashi, moutabal
    sesame nut? peanut?: halwa sesame
    sesame? wheat milk? egg?: sesame seed bun, sesame seed buns
    mustard? sulphite? nut?: mostarda
    lupin: lupin, lupins, lupine, lupini, lupini beans, lupin flour, lupin seeds, lupin beans,
      tremocos, lupin flakes
    celery: celery, celery stalk, celery stalks, celery heart, celery hearts, celery rib, celery
      ribs, rib celery, ribs celery, rib of celery, ribs of celery, celery stick, celery sticks,
      celery leaf, celery leaves, celery root, celeriac, celery salt, celery seed, celery seeds,
      celery powder, mirepoix, mire poix, soffritto, sofrito celery, holy trinity, suppengrun, soup
      greens, soup vegetables, celery flakes, stalk celery, chinese celery, celery bunch, celery
      greens, bitter celery, herbamare, trocomare
    celery nut?: waldorf salad
    celery?: bouquet garni, vegetable mix, frozen mixed vegetables, mixed vegetables, stew
      vegetables, stir fry vegetables, frozen stir fry vegetables, vegetable medley, vegetables,
      vegetable, veggies, sofrito, recaito, raw vegetables, crudites, roasted vegetables, root
      vegetables, assorted vegetables, kitchen bouquet, herb salt, salt free seasoning, no salt
      seasoning, herb seasoning, herb blend, garlic and herb seasoning, garlic herb seasoning,
      herbed salt, tomato vegetable juice cocktail, chop suey vegetables
    mustard: mustard seed, mustard seeds, brown mustard seeds, black mustard seeds, yellow mustard
      seeds, mustard powder, dry mustard, ground mustard, dried mustard, powdered mustard, english
      mustard powder, colmans, colmans mustard, coleman mustard, coleman s mustard, mustard greens,
      mustard green, mustard cress, mustard oil, mustard leaves, chinese mustard, hot mustard,
      mizuna mustard, pickling spice, pickling spices, pickling spice bag
    mustard sulphite? alcohol~ wheat~: mustard, dijon mustard, dijon, dijon style mustard, grainy
      mustard, grainy dijon mustard, wholegrain mustard, whole grain mustard, grain mustard, coarse
      mustard, coarse grain mustard, coarse grained mustard, stone ground mustard, stoneground
      mustard, english mustard, french mustard, american mustard, yellow mustard, prepared mustard,
      brown mustard, spicy brown mustard, deli mustard, creole mustard, german mustard, ballpark
      mustard, grey poupon, guldens, mustard sauce, sweet mustard, tarragon mustard, whole mustard,
      dusseldorf mustard, hot english mustard
    mustard animal egg?: honey mustard, honey mustard dressing, honey dijon, honey dijon mustard
    sulphite: golden sultanas, dried apricot, dried apricots, apricots dried, dried turkish
      apricots, golden raisin, golden raisins, non alcoholic wine, nonalcoholic wine, alcohol free
      wine, dealcoholized wine, dealcoholised wine
    sulphite?: raisin, raisins, sultana, sultanas, currants, dried currants, zante currants, dried
      fruit, dried fruits, mixed dried fruit, mixed fruit, dried mixed fruit, molasses, blackstrap
      molasses, treacle, black treacle, grape juice, white grape juice, chutney, mango chutney,
      apple chutney, tomato chutney, major grey chutney, major greys chutney, apricot chutney,
      cranberry chutney, sauerkraut, fruit leather, maraschino cherry, maraschino cherries, glace
      cherry, glace cherries, candied cherries, cocktail cherries, cocktail onion, cocktail onions,
      pickled onion, pickled onions, lemon juice concentrate, bottled lemon juice, bottled lime
      juice, dried cranberry, dried cranberries, craisins, dried cherry, dried cherries, dried fig,
      dried figs, dried apple, dried apples, dried peaches, dried pears, dried mango, dried
      pineapple, dried papaya, prune, prunes, dried plums, dried dates, candied ginger, crystallized
      ginger, crystallised ginger, stem ginger, candied orange peel, candied lemon peel, mixed peel,
      candied peel, candied citron, citron, candied fruit, glace fruit, candied citrus peel, candied
      pineapple, vinegar, pickled ginger, pickled jalapeno, pickled jalapenos, pickled peppers,
      pepperoncini, peperoncini, pickled beets, pickled beetroot, capers, caper, caperberries, caper
      berries, nonpareil capers, olive, olives, black olives, green olives, kalamata olives,
      kalamata, nicoise olives, ripe olives, stuffed olives, pimento stuffed olives, pimiento
      stuffed olives, pitted olives, castelvetrano olives, gaeta olives, oil cured olives, cerignola
      olives, picholine olives, olive brine, manzanilla olives, dried tomatoes, sun dried tomato,
      sun dried tomatoes, sundried tomato, sundried tomatoes, tomatoes sun dried, coconut flakes
      sweetened, apple rings, banana chips, dried banana, banana chip, dried pear, dried peach,
      dried nectarines, apple cider vinegar, cider vinegar, acv, tarragon vinegar, herb vinegar,
      fruit vinegar, raspberry vinegar, salad vinegar, kraut, cabbage kraut, vincotto, mosto cotto,
      unsulphured dried apricots, unsulfured dried apricots, unsulphured apricots, unsulfured
      apricots
    sulphite: wine vinegar, red wine vinegar, white wine vinegar, champagne vinegar, sherry vinegar,
      balsamic vinegar, balsamic, white balsamic vinegar, balsamic glaze, balsamic reduction,
      balsamic cream, sherry wine vinegar, muscat vinegar, white balsamic, moscatel vinegar, aged
      balsamic

    # Alcohol
    alcohol sulphite animal~: wine, white wine, red wine, dry white wine, dry red wine, rose wine,
      sweet wine, dessert wine, cooking wine, sparkling wine, prosecco, champagne, cava, cider hard,
      hard cider, marsala, marsala wine, port, port wine, ruby port, tawny port, sherry, dry sherry,
      cream sherry, cooking sherry, fino sherry, amontillado, amontillado sherry, vermouth, dry
      vermouth, sweet vermouth, madeira, madeira wine, burgundy, burgundy wine, chardonnay,
      sauvignon blanc, pinot noir, pinot grigio, merlot, cabernet, cabernet sauvignon, zinfandel,
      riesling, chianti, bordeaux, sauternes, muscat, moscato, muscadet, beaujolais, lambrusco,
      shiraz, syrah, rioja, vin santo, vinsanto, mulled wine, muscatel, gewurztraminer, malbec,
      lillet, dubonnet, fruit wine, rose wine, vin jaune, dry wine, dry cider, sangria, rice cooking
      wine, sparkling rose, barolo, asti spumante, bubbly, brut, essensia, late harvest riesling,
      concord wine, manischewitz
    alcohol: brandy, cognac, armagnac, calvados, applejack, rum, dark rum, light rum, white rum,
      spiced rum, bacardi, gold rum, myerss rum, cachaca, whiskey, whisky, bourbon, bourbon whiskey,
      scotch, scotch whisky, rye whiskey, malt whisky, single malt whisky, irish whiskey, jameson,
      tennessee whiskey, jack daniels, vodka, citron vodka, vanilla vodka, gin, london dry gin, sloe
      gin, tequila, tequila reposado, tequila blanco, gold tequila, silver tequila, mezcal, triple
      sec, cointreau, grand marnier, curacao, blue curacao, orange liqueur, coffee liqueur, kahlua,
      tia maria, kirsch, kirschwasser, creme de cassis, cassis, creme de cacao, creme de menthe,
      creme de violette, creme de banane, chambord, raspberry liqueur, peach schnapps, peppermint
      schnapps, schnapps, limoncello, sambuca, ouzo, pernod, pastis, ricard, absinthe, anisette,
      galliano, drambuie, benedictine, chartreuse, green chartreuse, yellow chartreuse, campari,
      aperol, amaro, fernet, fernet branca, midori, southern comfort, st germain, elderflower
      liqueur, maraschino liqueur, maraschino, luxardo, cherry brandy, apricot brandy, pear brandy,
      apple brandy, poire williams, eau de vie, slivovitz, grappa, pisco, aquavit, liqueur, orange
      curacao, vanilla liqueur, cherry liqueur, licor 43, goldschlager, jagermeister, everclear,
      grain alcohol, alcohol, angostura bitters, angostura, bitters, orange bitters, peychauds
      bitters, rock and rye, ginger liqueur, melon liqueur, peach brandy, ginger wine, pimms, pernod
      anise, hpnotiq, overproof rum, framboise, mirabelle, raki, arak, soju, baijiu, blackberry
      brandy, blackberry liqueur, chocolate liqueur, white creme de cacao, spirits, crystal rum,
      sake wine, cherry heering, tuaca, strega, swedish punsch, cynar, suze, punt e mes, allspice
      dram, apfelkorn, creme de peche, creme de mure, creme de framboise, st george spirits
    alcohol barley?: sake, mirin, cooking sake, rice wine, hon mirin, aji mirin, sweet rice wine,
      mirin seasoning, michiu
    alcohol wheat~: makgeolli
    alcohol?: vanilla extract, vanilla, vanilla essence, pure vanilla extract, vanilla bean paste,
      vanilla paste, lemon extract, orange extract, peppermint extract, mint extract, rum extract,
      brandy extract, maple extract, maple flavoring, imitation vanilla, vanilla flavoring, anise
      extract, strawberry extract, banana extract, coffee extract, chocolate extract, raspberry
      extract, cherry extract, rum flavoring, root beer extract, vanilla flavouring, lemon essence,
      orange essence, rum essence, essence, mexican vanilla, clear vanilla, vanilla powder, extract

    # Honey and the like
    animal: honey, runny honey, clear honey, raw honey, manuka honey, acacia honey, clover honey,
      beeswax, royal jelly, propolis, bee pollen, shellac, honeycomb, hot honey, lavender honey,
      orange blossom honey, wildflower honey, squeezy honey, thyme honey, confectioners glaze,
      lanolin, ambrosia honey
    animal milk: honey butter
    meat: rennet, calf rennet, animal rennet, rennet tablets, rennet tablet, liquid rennet,
      cochineal, carmine, cochineal extract, satay skewers, yakitori, bulgogi, galbi, kalbi,
      squirrel, raccoon, opossum, groundhog, camel, guinea pig, bear meat, bear, whale, whale meat,
      goat curry, beef stroganoff, chicken soup base, lasagna with meat, beef bourguignon,
      chateaubriand steak, butter chicken, chicken tikka, chicken tikka masala, chicken korma,
      chicken curry, beef curry, lamb curry, tandoori chicken, turkey ham, turkey bacon, beef bacon,
      beef ham, lamb bacon, duck ham, duck bacon, duck prosciutto, beef salami, turkey pastrami,
      chicken bacon, chicken ham, veal bacon, beef pepperoni, beef stew, irish stew, lamb stew,
      chicken stew, sucuk, pastirma, e120
    animal?: vitamin d3, agave honey
    fish?: omega 3, omega 3 oil, omega oil, sriracha, salsa verde anchovy, caponata anchovy

    # Meat
    meat: beef, beef steak, beefsteak, steak, steaks, veal, lamb, mutton, hogget, goat, goat meat,
      kid goat, venison, deer, rabbit, hare, bison, buffalo meat, buffalo burger, ground buffalo,
      ground bison, elk, moose, kangaroo, horse meat, reindeer, chicken, chickens, roasting
      chicken, rotisserie chicken, chicken breast, chicken thigh, chicken leg, chicken wings,
      chicken drumsticks, drummettes, broiler, fryer, capon, poussin, poussins, cornish hen,
      cornish game hen, game hen, game hens, hen, hens, stewing hen, poultry, turkey, turkey
      breast, ground turkey, duck, duckling, duck breast, duck legs, duck confit, duck fat, goose
      fat, chicken fat, goose, quail, pheasant, partridge, pigeon, squab, guinea fowl, guinea hen,
      grouse, ostrich, emu, alligator, crocodile, frog leg, frog legs, frogs legs, snake, turtle
      meat, chicken liver, chicken livers, calf liver, foie gras, foie, tripe, sweetbread,
      sweetbreads, oxtail, oxtails, ox tail, bone marrow, marrow bone, marrow bones, soup bones,
      beef bones, tallow, beef tallow, dripping, beef dripping, drippings, pan dripping, schmaltz,
      breast, breasts, thigh, thighs, drumstick, drumsticks, drumette, drumettes, drummette, wing,
      wings, wingettes, giblet, giblets, gizzard, gizzards, sirloin, sirloin tip, top sirloin,
      brisket, chuck, chuck roast, chuck steak, flank, flank steak, skirt steak, hanger steak,
      bavette, flat iron steak, london broil, minute steak, cube steak, cubed steak, round steak,
      top round, bottom round, eye of round, eye round, eye of round roast, rump roast, rump steak,
      rump, tri tip, rib eye, ribeye, ribeye steak, rib eye steak, scotch fillet, porterhouse, t
      bone, t bones, strip steak, new york strip, new york strip steak, short rib, short ribs,
      prime rib, rib roast, standing rib roast, beef rib, beef ribs, country style rib, country
      style ribs, rack, chateaubriand, filet mignon, filet mignons, tournedos, oxtongue, ox tongue,
      shin, shin of beef, osso buco, ossobuco, silverside, topside, leg, legs, leg of lamb, lamb
      leg, neck, necks, chop of lamb, scallopini, scaloppine, scallopine, veal scallops,
      medallions, medallion, organ meat, ground round, ground chuck, ground sirloin, ground lamb,
      ground veal, ground chicken, minced beef, mince meat, minced lamb, lamb mince, beef mince,
      turkey mince, chicken mince, stewing steak, stewing beef, braising steak, beef stew meat,
      stewing meat, pot roast, roast beef, roast meat, corned beef, salt beef, bully beef,
      pastrami, dried beef, chipped beef, bresaola, beef jerky, biltong, carne asada, shredded
      meat, meat broth, meat stock, meat glaze, glace de viande, rich meat stock, barbacoa, steak
      mince, steakburger, gyro meat, gyros meat, doner, kebab meat, shawarma, fajita meat, taco
      meat, suet fat, beef fat, lamb fat, montreal smoked meat, game meat, wild game, carcass,
      turkey carcass, chicken carcass, wishbone, birds, bird, saddle, fillet mignon, sirloin tips,
      boneless skinless breasts, chick n wings meat, tail of ox, cow foot, cow feet, cowheel,
      calves foot, calf foot, calfs foot, chicken feet, turkey neck, turkey wings, turkey legs,
      smoked turkey, smoked turkey leg, smoked turkey wing, beef patties, beef patty, steak strips,
      veal bones, veal shank, whole bird, turducken, coq, rooster, hamburger, hamburger meat,
      hamburger patties, hamburger patty, hamburger mince, minute steaks, marrow
    meat wheat?: burger, burgers, patty, patties, beefburger, beefburgers, burger patties, turkey
      burgers, suet, beef suet, shredded suet, atora, chicken nuggets, chicken nugget, chicken
      tenders, chicken fingers, chicken strips, breaded chicken, popcorn chicken, fried chicken,
      chicken fried steak, chicken patties, chicken schnitzel, black pepper steak sauce meat,
      karaage, chicken karaage, katsu cutlet, schnitzel, wiener schnitzel, chicken kiev, chicken
      cordon bleu, chicken parmigiana, country fried steak, kofte
    meat~ wheat?: suet vegetable mix
    egg: marshmallow fluff, fluff
    meat celery? wheat?: chicken stock, chicken broth, beef broth, beef stock, turkey stock, turkey
      broth, veal stock, lamb stock, duck stock, game stock, poultry stock, poultry broth, brown
      stock, brown chicken stock, consomme, beef consomme, chicken consomme, swanson chicken broth,
      low sodium chicken broth, beef bouillon soup, meat bouillon, chicken soup base stock, ham
      stock, beef brodo, chicken brodo, swanson broth
    meat wheat? celery? soya?: chicken bouillon, beef bouillon, chicken bouillon cube, beef bouillon
      cube, chicken bouillon cubes, beef bouillon cubes, chicken stock cube, chicken stock cubes,
      beef stock cube, beef stock cubes, lamb stock cube, chicken stock powder, chicken powder,
      chicken bouillon powder, chicken bouillon granules, beef bouillon granules, chicken base, beef
      base, beef soup base, chicken stock concentrate, chicken broth powder, chicken granules, beef
      granules, better than bouillon chicken base, better than bouillon beef base, knorr chicken,
      maggi chicken, chicken oxo, beef oxo, bovril, chicken stock pot, beef stock pot, knorr chicken
      bouillon, chicken stock granules, instant chicken bouillon, instant beef bouillon, dashida,
      chicken soup, chicken noodle soup, chicken gumbo soup, beef soup, chicken seasoning powder
    meat wheat? celery? milk?: chicken gravy, beef gravy, turkey gravy, beef gravy mix, demi glace,
      demiglace, au jus mix, au jus, au jus gravy mix, chicken gravy mix, espagnole, jus, veal jus,
      meat gravy
    pork: pork, pork loin, pork shoulder, pork belly, pork chop, pork chops, pork tenderloin, pork
      butt, boston butt, pork rind, pork rinds, chicharron, chicharrones, pork crackling,
      cracklings, crackling, pork fat, pork ribs, pork rib, ground pork, pork mince, minced pork,
      pork neck, pork hock, pork knuckle, hock, hocks, ham hock, ham hocks, ham bone, hambone,
      smoked ham hock, ham, hams, gammon, parma ham, serrano ham, serrano, iberico ham, jamon,
      jamon iberico, black forest ham, virginia ham, smithfield, smithfield ham, country ham,
      tasso, tasso ham, deviled ham, bacon, bacon strips, bacon slices, bacon fat, bacon grease,
      bacon drippings, bacon dripping, back bacon, canadian bacon, peameal bacon, streaky bacon,
      streaky, rasher, rashers, lardon, lardons, turkey ham pork, prosciutto, proscuitto,
      prosciuto, prosciutto di parma, culatello, pancetta, guanciale, speck, coppa, capicola,
      capicolla, capocollo, soppressata, sopressata, nduja, salumi, spam, salt pork, fatback, fat
      back, streak of lean, sparerib, spare rib, spareribs, spare ribs, baby back rib, baby back
      ribs, lard, leaf lard, manteca, cured lard, lardo, suckling pig, pig, pigs feet, pig feet,
      pigs trotter, pork trotter, pork liver, pigs ears, pork cutlet, char siu, carnitas, pulled
      pork, cochinita pibil, pork floss, porchetta, head cheese, headcheese, brawn, souse, lap
      cheong, lap cheung, liverwurst, braunschweiger, boar, wild boar, hog, hog maw, chitterlings,
      chitlins, pork bones, pork steak, pork roast, pork stew meat, pork stock, pork broth, back
      fat, caul fat, boudin, boudin blanc, tocino, crispy bacon, thick cut bacon, real bacon bits,
      bacon crumbles, bacon jam, lardons fumes, jowl, hog jowl, pork cheeks, pork blood, champagne
      ham, honey ham, honey baked ham, maple ham, irish bacon, british bacon, pork pie filling,
      pork jerky, bacon dressing, bacon bits real, lapcheong, chinese sausage, lup cheong, lup
      cheung, embutido, pork adobo, kassler, kasseler, culatello ham, ventreche, gammon steak,
      guancale, jowl bacon, loukanika, chicharron de cerdo, pernil, lechon, hock of pork,
      schweinshaxe, pigtail, pork tail, pig tail, pig ear, pig skin, pork skin, back rib, back ribs
    meat pork? milk?: chorizo, mexican chorizo, spanish chorizo, chorizo sausage, salami, salame,
      genoa salami, hard salami, pepperoni, pepperoni slices, mini pepperoni, summer sausage,
      charcuterie, antipasto meats, soppressata salami, lebanon bologna, turkey pepperoni, dry
      salami, italian dry salame, saucisson, salchichon, landjager, cervelat, sobrasada, sujuk,
      basturma
    meat pork? wheat? soya? mustard? milk?: sausage, sausages, sausage meat, sausagemeat, sausage
      links, sausage link, sausage patties, breakfast sausage, italian sausage, sweet italian
      sausage, hot italian sausage, bulk sausage, sage sausage, jimmy dean sausage, smoked sausage,
      polish sausage, kielbasa, kielbasa sausage, andouille, andouille sausage, linguica, chourico,
      bratwurst, bratwursts, brats, brat, knackwurst, knockwurst, weisswurst, bangers, cumberland
      sausage, toulouse sausage, merguez, merguez sausage, loukaniko, boerewurst, boerewors,
      chicken sausage, turkey sausage, beef sausage, lamb sausage, hot dog, hot dogs, hotdog,
      hotdogs, frankfurter, frankfurters, franks, wiener, wieners, weiner, weiners, vienna sausage,
      vienna sausages, cocktail sausages, cocktail wieners, little smokies, lil smokies, smokies,
      bologna, saveloy, garlic sausage, summer sausages, beef franks, cheese sausage, liver
      sausage, chicken apple sausage, longanisa, mititei, cevapcici
    pork wheat?: chipolata, chipolatas, pork pie, pork dumplings, sausage rolls, pigs in blankets,
      scrapple
    pork nut? milk?: mortadella
    meat wheat egg? milk?: beef lasagna, beef wellington, chicken pot pie, spaghetti bolognese, beef
      ravioli, meat ravioli, meat tortellini, chicken ravioli
    meat milk? egg? celery?: chicken liver pate
    meat oats: haggis
    meat? nut? wheat? sulphite?: none such mincemeat, fruit mince
    meat? pork?: jelly, jelly crystals, jelly cubes, raspberry jelly, strawberry jelly, lime jelly,
      lemon jelly, orange jelly, jelly powder, fruit gelatin, turkish delight, glycerin, glycerine,
      shortening, solid shortening, cooking fat, frying fat, refried beans, refried pinto beans,
      canned refried beans, refried black beans, pork and beans, meat drippings substitute, cooking
      grease, grease, fat for frying, rendered fat, confit, feijoada, collard greens with ham,
      hoppin john, red beans and rice, dirty rice
    wheat? meat?: brown beans
    plain: lactic acid, carrageenan, corn free starch, grape jelly, currant jelly, red currant
      jelly, redcurrant jelly, apple jelly, jalapeno jelly, pepper jelly, red pepper jelly, mint
      jelly, quince jelly, cranberry jelly, crabapple jelly, blackberry jelly, blackcurrant jelly,
      seedless raspberry jelly, guava jelly, rowan jelly, jelly jam, hot pepper jelly, black
      currant jelly, apricot jelly, elderberry jelly, plum jelly, jellied cranberry sauce, peanut
      butter squash, peanut squash, egg gourd, apple pie filling, toothpick, idli, idli batter,
      dosa, dosa batter, ratatouille, onion power, idli rice, jackfruit carnitas, jackfruit pulled
      pork, pulled jackfruit, bbq jackfruit, mushroom carnitas, kombu dashi, vegan dashi, shiitake
      dashi, mushroom dashi, aquafaba meringue, vegan meringue, vegan honey substitute, lentil
      bolognese, lentil meatballs, mushroom bolognese, cauliflower wings, carrot lox, carrot dogs,
      tomato tartare, beet tartare, eggplant meatballs, zucchini boats, congee, jook, gazpacho,
      arrabbiata, arrabiata, egusi, dango, kumara, mushroom jerky, coconut jerky, watermelon poke,
      vegetable bolognese, banana blossom fish, onigiri rice, pumpkin curry, potato curry, chana
      masala, chana, aloo, aloo gobi, bhindi, dal tadka, dhal, toor, pav, chimichurri, chermoula,
      gremolata, zhoug, zhug, schug, matbucha, hemp parmesan, sunflower parmesan, nutritional yeast
      parmesan, seed parmesan, potato cheese sauce, pumpkin seed parmesan, shiro powder, love
      hearts, sugar egg, sugar eggs, crab apple jelly, kuttu flour, kuttu ka atta, singhara flour,
      singhara atta, rajgira flour, samak flour, mee hoon, bee hoon, hickory nut, hickory nuts,
      buckwheat milk, marrons glaces, marron glace, lettuce wrap, lettuce wraps, collard wrap,
      collard wraps, cabbage wraps, nori wraps, cassava wrap, cassava wraps, sabudana, makhana,
      uttapam, appam, idiyappam, string hoppers, nian gao, kway teow, bihon, sotanghon, harusame,
      zha cai, gailan, banh trang, apricot kernels, calcium lactate, mamra, sattu, fa cai, fruit
      cheese, quince cheese, damson cheese, guava cheese, apple cheese
    flesh meat? fish?: fillet, fillets, filet, filets, tartare, carpaccio, tataki, poke
    flesh beside artichoke palm romaine lettuce celery banana cabbage escarole endive fennel radicchio
      frisee cactus sunflower: heart, hearts
    meat beside celery chard kale rhubarb escarole romaine lettuce cabbage fennel endive radicchio bok
      choy collard cardoon cauliflower pepper chile chili chilli jalapeno poblano seed vein lovage: rib, ribs
    egg beside scallion leek onion shallot chive lemongrass: whites
    milk beside lettuce: butter
    meat? fish?: paella mix, jambalaya mix, gumbo mix

    # Fish
    fish: fish, white fish, fish fillet, fish fillets, fish steaks, firm white fish, fish sauce,
      thai fish sauce, vietnamese fish sauce, asian fish sauce, nam pla, nuoc mam, nuoc cham,
      patis, fish stock, fish broth, fish fumet, fumet, fish bones, fish heads, salmon, salmon
      fillet, smoked salmon, salmon roe, lox, gravlax, gravadlax, nova lox, tuna, ahi, ahi tuna,
      tuna steak, albacore, albacore tuna, skipjack, bluefin, yellowfin tuna, bonito, bonito
      flakes, katsuobushi, dashi, dashi stock, dashi powder, hondashi, instant dashi, dashi
      granules, cod, codfish, salt cod, bacalao, baccala, bacalhau, black cod, lingcod, ling, rock
      cod, haddock, smoked haddock, halibut, tilapia, trout, rainbow trout, smoked trout, sea
      trout, steelhead, mackerel, smoked mackerel, sardine, sardines, pilchard, pilchards, sprat,
      sprats, herring, herrings, pickled herring, kipper, kippers, bloater, rollmop, rollmops,
      anchovy, anchovies, anchovy fillet, anchovy fillets, anchovy paste, anchovy essence,
      boquerones, whitebait, colatura, sea bass, seabass, striped bass, chilean sea bass, black
      bass, bass, snapper, red snapper, swordfish, mahi mahi, mahimahi, mahi, dolphinfish, dorado,
      john dory, scrod, monkfish, caviar, roe, fish roe, masago, ikura, mentaiko, bottarga,
      isinglass, catfish, flounder, fluke, sole, lemon sole, dover sole, grouper, pollock, pollack,
      coley, hake, hoki, eel, unagi, anago, whitefish, whiting, plaice, brill, turbot, skate, skate
      wings, skate wing, ray wing, dogfish, shark, arctic char, char, orange roughy, perch, ocean
      perch, nile perch, pike, pickerel, carp, zander, barramundi, branzino, branzini, bronzino,
      bream, sea bream, porgy, scup, sheepshead, basa, pangasius, swai, wahoo, ono, opah, walleye,
      sablefish, rockfish, redfish, bluefish, butterfish, pompano, amberjack, hamachi, yellowtail,
      kingfish, cobia, croaker, drum fish, mullet, red mullet, gurnard, garfish, trevally, snook,
      tilefish, tautog, wolffish, blackfish, lumpfish, lumpfish caviar, sturgeon, paddlefish,
      smelt, smelts, shad, shad roe, alewife, finnan haddie, milkfish, bangus, escolar, sashimi,
      chicken of the sea, cod liver oil, fish oil, crappie, bluegill, lamprey, marlin, sailfish,
      opakapaka, fish paste, gentlemans relish, patum peperium, worcestershire salmon, star kist,
      starkist, bumble bee tuna, canned tuna, tuna fish, tunafish, dried fish, stockfish, shioyaki,
      whole fish, fish head, catfish nuggets, fish sauce substitute fish, sole fillets, niboshi,
      dried anchovies, myeolchi, ikan bilis, smoked fish, petrale sole, petrale, rainbow smelt,
      silver fish, king mackerel, spanish mackerel, monk fish, cat fish, sword fish, rock fish, red
      fish, taramosalata, lutefisk, surstromming, matjes, maatjes, naruto, narutomaki, fish floss,
      fish maw, swim bladder, shirasu, jako, chirimen, shishamo, otoro, toro, chutoro, kajiki,
      maguro, sake salmon, hokke, aji, saba, buri, tai snapper, lumpsucker roe, kalles kaviar,
      bokkoms, bokking, snoek, kahawai, tarakihi, flathead, blue cod, gemfish, dory, hapuka,
      tilapia fillets, maldive fish, ngari, nethili, hilsa, rohu, pomfret, bombay duck, surmai,
      rawas, rawa, seer fish, bangda, garum, tarako, padaek, prahok, fish gelatin, fish gelatine,
      marine gelatin, marine collagen, marine collagen peptides
    fish wheat? egg? milk?: fish cake, fish cakes, fishcake, fishcakes, fish balls, fish ball,
      gefilte fish, fish pie, tuna casserole, fish pie mix, taramasalata, tarama
    fish barley? soya?: worcestershire sauce, worcestershire, worcester sauce, worcester,
      worchestershire sauce, worchestershire, worchester sauce, worcestshire sauce, worcestire
      sauce, wostershire sauce, worstershire sauce, lea perrins, lea and perrins, worcestershire
      powder, white worcestershire sauce, worcestor sauce, worcestershires, henderson relish fish
    fish crustacean? mollusc?: clamato fish, bouillabaisse fish, sushi, bouillabaisse
    fish egg? mustard?: tuna mayonnaise
    fish wheat?: puttanesca, puttanesca sauce
    fish? wheat? mustard? soya?: barbeque sauce, bar b que sauce, bar b q sauce, bbq, hickory bbq
      sauce, kc masterpiece, brown sauce, hp sauce, a1 sauce, a1 steak sauce, a1 steak
      sauce, a1 sauce steak, steak sauce, heinz 57, 57 sauce, heinz 57 sauce, pickapeppa sauce,
      pickapeppa, jerk sauce, jerk marinade, cocktail sauce, sloppy joe sauce, manwich, marinade
      mix, daddies sauce, kansas city barbecue sauce, liquid seasoning, barbecue sauce, bbq sauce
    fish?: sriracha sauce, sriracha hot sauce, sambal oelek, sambal olek, samba oelek, rooster
      sauce, thai chili sauce
    fish?: tapenade, olive tapenade, black olive tapenade, olive paste, olive spread, pad thai
      sauce, thai dressing
    fish? crustacean? soya?: kimchi, kimchee, gimchi, cabbage kimchi, napa kimchi, kimchi juice,
      kimchi brine, kim chee
    crustacean? fish?: thai curry paste, curry paste, red curry paste, thai red curry paste, green
      curry paste, thai green curry paste, yellow curry paste, thai yellow curry paste, thai chili
      paste, nam prik pao, chili jam thai, roasted red chili paste, thai roasted chili paste, tom
      yum, rendang paste, nasi goreng paste, sambal terasi paste, thai curry, thai curry base, thai
      kitchen red curry paste, thai kitchen green curry paste, maesri, mae ploy, mae ploy curry
      paste, jungle curry paste, prik king, sambal matah, sambal bajak, sambal badjak, sambal tumis,
      sambal
    crustacean fish: fish and shellfish
    crustacean mollusc fish soya?: x o sauce
    fish crustacean egg? wheat? soya?: fish stick surimi, imitation lobster
    fish crustacean mollusc: seafood, mixed seafood, seafood mix, seafood marinara mix, frutti di
      mare, seafood stock, seafood broth, fruits de mer, cioppino, marinara mix seafood, seafood
      bouillon, raw seafood
    shellfish: shellfish
    crustacean: shrimp, shrimps, prawn, prawns, king prawns, tiger prawns, tiger shrimp, rock
      shrimp, bay shrimp, jumbo shrimp, dried shrimp, dried shrimps, salad shrimp, scampi,
      langoustine, langoustines, langostino, langostinos, crab, crabs, crab claws, crab legs, king
      crab, king crab legs, snow crab, blue crab, soft shell crab, dungeness crab, stone crab,
      spider crab, crabmeat, crab meat, lump crabmeat, lump crab, lump crab meat, white crab meat,
      brown crab, lobster, lobsters, lobster tail, lobster tails, lobster meat, lobster stock,
      spiny lobster, crayfish, crawfish, crawdad, crawdads, yabby, yabbies, marron, moreton bay
      bugs, balmain bugs, krill, shrimp paste, blachan, terasi, trassi, trasi, kapi, gapi,
      saeujeot, shrimp stock, prawn stock, shrimp shells, shrimp powder, prawn paste, barnacles,
      percebes, shrimp chips, dried prawns, shrimp cocktail, ebi, prawn meat, prawn tails, crab
      roe, crab paste
    crustacean fish?: krupuk udang, krupuk, shrimp crackers, bagoong, bagoong alamang, bagoong
      isda, petis, petis udang, hae ko, har cheong, cincalok, mam tom, mam ruoc, trassi oedang,
      ngapi, belacan, belachan
    mollusc: mussel, mussels, clam, clams, clam juice, clam nectar, clam broth, clamato, clamato
      juice, littleneck, littlenecks, littleneck clams, cherrystone, cherrystones, manila clams,
      quahog, quahogs, razor clams, geoduck, steamers, cockle, cockles, pipi, pipis, oyster,
      oysters, smoked oysters, scallop, scallops, bay scallop, sea scallop, sea scallops, bay
      scallops, squid, squid ink, cuttlefish ink, calamari, calamari rings, baby octopus, octopus,
      octopi, cuttlefish, snail, snails, escargot, escargots, whelk, whelks, periwinkle,
      periwinkles, winkles, abalone, paua, conch, conch meat, limpet, limpets, nautilus, pulpo, sea
      snail, turban shell, oyster liquor, oyster extract, mussel meat, kumamoto oysters, bluff
      oysters, black bean clam sauce, conpoy, scungilli
    mollusc soya? wheat?: oyster sauce, oyster flavored sauce, oyster flavoured sauce, oyster flavor
      sauce
    mollusc beside mushroom cracker salsify plant: oyster, oysters
    crustacean beside mushroom: lobster
    meat beside mushroom wood woods: hen, beefsteak fungus
    plain: oyster mushroom, oyster mushrooms, king oyster mushroom, king oyster mushrooms, lobster
      mushroom, lobster mushrooms, hen of the woods, hen of the woods mushroom, hen of the woods
      mushrooms, hen of the wood, chicken of the woods, chicken of the wood mushroom, king trumpet
      mushroom, trumpet mushroom, trumpet mushrooms, oyster plant, oyster leaf, crab apple, crab
      apples, crabapple, crabapples, beefsteak tomato, beefsteak tomatoes, beef tomato, beef
      tomatoes, beefsteak heirloom tomatoes, oxheart tomato, ox heart tomatoes, oxheart tomatoes,
      cauliflower steak, cauliflower steaks, cabbage steaks, portobello steaks, kidney bean, kidney
      beans, red kidney beans, white kidney beans, dark red kidney beans, light red kidney beans,
      lambs lettuce, lambs quarters, lamb lettuce, goosefoot, gooseberry, gooseberries, cape
      gooseberries, cape gooseberry, coconut meat, liverwort, chicken mushroom, chickweed, swedish
      fish, fish mint, fish eye tapioca, fishbone, goatsbeard, hogweed, pigweed, pignut, sheep
      sorrel, cowpea, cowpeas, cowberry, horse radish, horse gram, horsegram, buffalo grass, buffalo
      berries, turkey berry, turkey tail mushroom, turkey fig, turkish bay leaf, bear garlic, hare
      lettuce, toadstool, elephant garlic, elephant yam, dog rose, catnip, monkey bread fruit, bird
      chili, bird chile, bird chiles, birds eye chili, birds eye chilli, birds eye chillies, birds
      eye chile, birds eye chiles, bird eye chili, bird s eye chili, thai bird chiles, thai bird
      chile, thai bird chilies, thai birds eye chili, birdseye chilli, birdseye chillies, birds
      custard powder, custard powder, bird s custard powder, beyond meat, beyond burger, beyond
      burgers, beyond beef, beyond sausage, jackfruit meat, rice paper bacon, carrot bacon, mushroom
      bacon, eggplant bacon, burger topping, steak seasoning rub, steak salt, poultry herbs, poultry
      spice, chicken spice, chicken spices, fish spice, fish masala, meat masala, chicken masala,
      meat tenderizer, meat tenderiser, chicken masala powder, meatloaf spices, chicken of woods,
      scallopini squash, scallop squash, scalloped squash, pattypan, cockscomb, cockle shaped,
      clamshell, clamshell box, clamshells, romaine heart, romaine hearts, hearts of romaine, heart
      of romaine, lettuce hearts, lettuce heart, palm heart, palm hearts, heart of palm, hearts of
      palm, artichoke heart, artichoke hearts, marinated artichoke hearts, artichoke bottoms,
      artichoke crown, artichoke leaves, cabbage heart, banana heart, fennel heart, beet steak,
      watermelon steak, watermelon tuna, buffalo cauliflower, neck of the woods, kelp caviar,
      aubergine caviar, marrow squash, vegetable marrow, marrow fat peas, marrowfat peas, marrowfat,
      kohlrabi steak, chicory heart, pig nuts, tenderstem, tenderstem broccoli, tenderleaf, wing
      beans, winged beans, meaty tomatoes, meaty mushrooms, tongue of fire beans, ox tongue lettuce,
      deer tongue lettuce, cocks comb

    # Traps: names with animals, nuts or grain in them
    coconut: coconut whipped cream, coconut extract, coconut oil spray, coconut cooking spray,
      coconut, coconuts, coconut milk, coconutmilk, lite coconut milk, light coconut milk, coconut
      cream, coconut water, coconut oil, coconut butter, coconut flour, coconut sugar, coconut palm
      sugar, coconut nectar, coconut vinegar, coconut aminos, coconut yogurt, coconut yoghurt,
      coconut milk yogurt, coconut milk yoghurt, coconut flake, coconut flakes, coconut chips,
      flaked coconut, shredded coconut, desiccated coconut, grated coconut, coconut shreds,
      unsweetened coconut, sweetened coconut, toasted coconut, coconut powder, coconut milk powder,
      coconut cream powder, creamed coconut, coconut manna, coconut milk beverage, coconut drink,
      coconut whipping cream, whipped coconut cream, coconut ice cream, young coconut, coconut
      juice, coconut kefir, nata de coco, macapuno, coconut essence, coconut flavoring, coconut
      flavour, coconut syrup, angel flake coconut, bakers angel flake coconut, moist coconut, copra,
      coconut cooking oil, coconut crystals, coconut blossom sugar, coconut cheese, coconut
      shavings, coconut wraps, coconut creamer, coconut milk cream, coconut fat, gula melaka,
      coconut bacon, vegan coconut bacon, coconut condensed milk, sweetened condensed coconut milk,
      condensed coconut milk, evaporated coconut milk
    nut milk coconut: almond joy, almond joys
    plain: apple butter, pumpkin butter, pear butter, plum butter, peach butter, cocoa butter,
      cacao butter, shea butter, sunflower seed butter, sunflower butter, sunbutter, sunflower seed
      spread, pumpkin seed butter, tigernut butter, hemp butter, mango butter, butter bean, butter
      beans, butterbean, butterbeans, butter lettuce, butterhead lettuce, butterhead, butter leaf
      lettuce, butter leaf, butternut, butternut squash, butternuts, butternut pumpkin, buttercup
      squash, buttercup, butterfly, butterfly pea flower, butterfly pea, butterfly pea tea,
      butterkin squash, buttery lettuce, butter muslin, cream of tartar, cream tartar, cream soda,
      milk thistle, milkweed, creamer potato, creamer potatoes, creamy, creaminess, cream colored,
      rice milk, ricemilk, rice drink, hemp milk, hempmilk, pea milk, ripple milk, flax milk,
      flaxmilk, quinoa milk, sunflower milk, potato milk, tiger nut milk, tigernut milk, rice
      cream, egg plant, eggplant, eggplants, japanese eggplant, ener g egg replacer, ener g, orgran
      egg replacer, bobs red mill egg replacer, vegan egg replacer, flax egg, flax eggs, flaxseed
      egg, flaxseed eggs, flax seed egg, chia egg, chia eggs, linseed egg, aquafaba egg, just egg,
      just eggs, vegan egg wash, egg fruit, easter egg radish, easter egg radishes, nutmeg,
      nutmegs, ground nutmeg, whole nutmeg, nutritional yeast, nutritional yeast flakes, nooch,
      doughnut peach, donut peaches, water chestnut, water chestnuts, chestnut, chestnuts, chestnut
      puree, chestnut flour, chestnut mushroom, chestnut mushrooms, roasted chestnuts, vacuum
      packed chestnuts, chestnut cream, chestnut spread, horse chestnut, tiger nut, tiger nuts,
      tigernut, tigernuts, tiger nut flour, tigernut flour, corn nut, corn nuts, honeynut squash,
      honeynut, kola nut, ginkgo nut, ginkgo nuts, gingko nuts, areca nut, betel nut, betel leaves,
      betel leaf, lotus nut, soapnut, beech nut, nut cracker, chickpea, chickpeas, chick pea, chick
      peas, garbanzo, garbanzos, garbanzo bean, garbanzo beans, ceci, ceci beans, chickpea flour,
      garbanzo flour, garbanzo bean flour, gram flour, besan, besan flour, chick pea flour,
      chickpea water, chickpea liquid, chickpea pasta, banza pasta, chickpea noodles, corn flour,
      cornflour, corn starch, cornstarch, maize starch, maizena, buckwheat, buckwheat flour,
      buckwheat groats, buckwheat kernels, kasha, buckwheat flakes, rice flour, white rice flour,
      brown rice flour, sweet rice flour, glutinous rice flour, mochiko, mochi flour, glutinous
      rice powder, sticky rice flour, rice powder, tapioca flour, tapioca starch, tapioca, tapioca
      pearls, pearl tapioca, instant tapioca, minute tapioca, quick cooking tapioca, quick tapioca,
      sago, sago pearls, boba, potato flour, potato starch, teff, teff flour, sorghum, sorghum
      flour, jowar flour, jowar, bajra, bajra flour, ragi, ragi flour, millet, millet flour, quinoa
      flour, cassava flour, cassava starch, manioc flour, yuca flour, garri, gari, arrowroot flour,
      arrowroot starch, arrowroot powder, arrowroot, lentil flour, urad flour, banana flour, green
      banana flour, plantain flour, sweet potato flour, sweet potato starch, amaranth flour, kudzu,
      kuzu, konjac flour, mesquite flour, fava bean flour, bean flour, pea flour, flower, flowers,
      edible flower, edible flowers, nasturtium flowers, nasturtiums, courgette flowers, zucchini
      flowers, squash blossoms, pumpkin flowers, zucchini blossoms, cauliflower, cauliflower
      florets, cauliflower rice, riced cauliflower, corn tortilla, corn tortillas, yellow corn
      tortillas, white corn tortillas, maize tortillas, soft corn tortillas, cassava tortilla,
      cassava tortillas, corn taco shells, blue corn tortilla chips, corn tortilla shells, rice
      noodle, rice noodles, rice stick, rice sticks, rice stick noodle, rice stick noodles, rice
      vermicelli, vermicelli rice noodles, rice vermicelli noodle, rice vermicelli noodles,
      vermicelli noodles rice, pad thai noodles, pad thai rice noodles, brown rice noodles, brown
      rice ramen, rice ramen noodles, rice flour noodle, rice flour noodles, ho fun, hofun noodles,
      pho noodles, banh pho, thin rice noodles, flat rice noodles, wide rice noodles, bun noodles,
      glass noodle, glass noodles, cellophane noodle, cellophane noodles, bean thread noodles, bean
      threads, bean thread vermicelli, bean thread, mung bean noodles, mung bean vermicelli, mung
      bean threads, sweet potato noodles, sweet potato vermicelli, dangmyeon, japchae noodles, kelp
      noodle, kelp noodles, shirataki, shirataki noodle, shirataki noodles, konjac noodles,
      konnyaku, zucchini noodle, zucchini noodles, courgette noodles, zoodles, courgetti,
      spiralized zucchini, spiralised courgette, butternut noodles, carrot noodles, rice paper,
      rice papers, rice paper wrapper, rice paper wrappers, rice paper sheets, rice paper rounds,
      rice wrappers, spring roll rice paper, rice spring roll wrappers, rice cake, rice cakes,
      korean rice cakes, tteok, mochi, corn pasta, rice pasta, brown rice pasta, brown rice
      spaghetti, lentil pasta, red lentil pasta, quinoa pasta, black bean pasta, brown rice penne,
      brown rice fusilli, rice macaroni, spaghetti squash, ginger ale, diet ginger ale, ginger
      beer, root beer, birch beer, kale, kale leaves, breadfruit, gingerbread spice, gingerbread
      spices, speculaas spice, apple pie spice, pumpkin pie spice, pumpkin spice, cracked pepper,
      cracked black pepper, masa harina, masa, masa flour, maseca, corn masa, corn masa flour,
      instant corn masa, harina pan, arepa flour, masarepa, hominy, white hominy, pozole corn,
      grits, corn grits, hominy grits, quick grits, stone ground grits, polenta, instant polenta,
      cornmeal, corn meal, white cornmeal, yellow cornmeal, blue cornmeal, maize meal, mealie meal,
      maize, maize flour, rice bran, rice bran oil, corn bran, glucose syrup, glucose, liquid
      glucose, honeydew, honeydew melon, honey dew melon, honey dew, honeycrisp apple, honeycrisp
      apples, honeycrisp, honey mango, honeysuckle, honeybush tea, vegan honey, agar, agar agar,
      agar powder, agar agar powder, agar flakes, irish moss, seaweed gelatin, vegetable gelatin,
      pectin, fruit pectin, liquid pectin, powdered pectin, sure jell, certo, jam sugar, preserving
      sugar, gelling sugar, vegetarian gelatine, vege gel, vegan gelatin, brewers rice, lady
      fingers okra, ladys fingers okra, milk cap mushrooms, cheese pumpkin, cheese fruit, cheese
      plant, pudding rice, custard apple, custard apples, cola, coca cola, coke, diet coke, pepsi,
      dr pepper, 7 up, 7up, 7 up soda, sprite, lemonade, soda, club soda, soda water, tonic water,
      tonic, seltzer, mineral water, bitter lemon, gatorade, red bull, mountain dew, orange soda,
      grape soda, lemon lime soda, fresca, kool aid, koolaid, tang, punch, crystal light, limeade,
      limeade concentrate, lemonade concentrate, pink lemonade

    # Plain foods: vegetables
    plain: artichoke, artichokes, baby artichokes, globe artichokes, jerusalem artichoke, jerusalem
      artichokes, sunchoke, sunchokes, arugula, rocket, asparagus, asparagus spears, spears, spear,
      aubergine, aubergines, avocado, avocados, avocadoes, hass avocado, haas avocado, bamboo shoot,
      bamboo shoots, bean sprout, bean sprouts, beansprouts, mung bean sprouts, beet, beets,
      beetroot, beetroots, beet greens, chioggia beets, bell pepper, bell peppers, belgian endive,
      bibb lettuce, bitter melon, bitter gourd, black radish, black salsify, bok choy, bok choi, pak
      choi, pak choy, boston lettuce, bottle gourd, broccoli, broccolini, broccoli rabe, broccoli
      raab, broccoli slaw, rapini, romanesco, brussels sprout, brussels sprouts, brussel sprouts,
      brussel sprout, sprouts, sprout, burdock, burdock root, gobo, cabbage, red cabbage, savoy
      cabbage, napa cabbage, chinese cabbage, white cabbage, green cabbage, pointed cabbage, cactus,
      cactus paddles, nopal, nopales, nopalitos, calabash, calabaza, capsicum, capsicums, cardoon,
      cardoons, carrot, carrots, baby carrots, cassava, yuca, yucca, manioc, cauliflower, cavolo
      nero, celtuce, chard, swiss chard, rainbow chard, chayote, chicory, radicchio, treviso,
      chinese broccoli, gai lan, choy sum, chicory greens, collard, collards, collard greens,
      collard leaves, corn, sweetcorn, sweet corn, baby corn, corn kernels, corn on the cob, corn
      cobs, cob, cobs, corncobs, corn husks, corn husk, corn ears, niblets, cress, watercress,
      garden cress, land cress, cucumber, cucumbers, english cucumber, hothouse cucumber, persian
      cucumber, kirby cucumber, kirby cucumbers, kirby, cukes, daikon, daikon radish, mooli,
      dandelion, dandelion greens, endive, endives, curly endive, frisee, escarole, fennel, fennel
      bulb, fennel fronds, fennel tops, fronds, anise bulb, fiddlehead, fiddleheads, fiddlehead
      ferns, fresh greens, greens, baby greens, salad greens, mixed greens, mixed salad greens,
      spring greens, spring mix, mesclun, mesclun mix, salad leaves, salad mix, mixed salad leaves,
      microgreens, micro greens, pea shoots, pea tendrils, shoots, garlic, garlic clove, garlic
      cloves, garlic bulb, garlic scapes, scapes, black garlic, elephant garlic cloves, green
      garlic, garlic paste, ginger garlic paste, garlic puree, garlic powder, granulated garlic,
      garlic flakes, dried garlic, minced garlic, garlic granules, green bean, green beans, string
      beans, haricots verts, haricot vert, haricot verts, french beans, runner beans, wax beans,
      yellow beans, long beans, yardlong beans, snap beans, romano beans, broad beans pods, green
      onion, green onions, green chile, green chiles, green chili, green chilies, green chilis,
      green chilli, green chillies, diced green chilies, hatch chiles, hatch green chiles, hearts
      romaine, hubbard squash, acorn squash, delicata squash, kabocha, kabocha squash, summer
      squash, winter squash, yellow squash, pattypan squash, red kuri squash, crookneck squash,
      squash, iceberg, iceberg lettuce, jalapeno, jalapenos, jalapeno pepper, jalapeno peppers,
      jalapeño, jicama, kohlrabi, kelp, kombu, konbu, wakame, nori, nori sheets, dulse, hijiki,
      arame, seaweed, sea vegetables, sea beans, samphire, sushi nori, laver, lettuce, lettuce
      leaves, romaine, romaine lettuce, cos lettuce, cos, little gem, little gem lettuce, little
      gems, gem lettuce, oak leaf lettuce, oakleaf lettuce, lollo rosso, leaf lettuce, looseleaf
      lettuce, mache, corn salad, leek, leeks, baby leeks, lotus root, malanga, maitake, mizuna,
      mushroom, mushrooms, button mushrooms, cremini, crimini, cremini mushrooms, crimini mushrooms,
      portobello, portobellos, portobella, portobello mushroom, portabella, portabello, baby bella,
      baby bella mushrooms, shiitake, shitake, shiitakes, shiitake mushrooms, enoki, enoki
      mushrooms, chanterelle, chanterelles, morel, morels, porcini, porcini mushrooms, porcini
      powder, dried porcini, cepes, black trumpet mushrooms, wood ear mushrooms, wood ears, wood
      ear, cloud ear, black fungus, white fungus, beech mushrooms, shimeji, straw mushrooms, field
      mushrooms, wild mushrooms, forest mushrooms, truffle, truffles, black truffle, white truffle,
      truffle oil, white truffle oil, truffle paste, truffle salt, mushroom powder, mushroom caps,
      mushroom stems, nettles, stinging nettles, okra, onion, onions, red onion, red onions, white
      onion, yellow onion, brown onion, spanish onion, sweet onion, vidalia onion, vidalia onions,
      vidalia, maui onion, maui onions, walla walla onion, bermuda onion, pearl onion, pearl onions,
      boiling onions, cipollini, cipollini onions, cipolline, button onions, silverskin onions,
      onion powder, onion flakes, dried onion, minced onion, dried minced onion, granulated onion,
      onion granules, onion juice, oca, orach, palm hearts canned, parsnip, parsnips, pea, peas,
      baby peas, garden peas, english peas, petits pois, petit pois, petite peas, green peas, sweet
      peas, snow pea, snow peas, snowpeas, mangetout, mange tout, mangetouts, sugar snap peas, sugar
      snaps, sugar snap, snap peas, pea pods, split peas, yellow split peas, green split peas, black
      eyed peas, blackeyed peas, black eye peas, black eyed beans, pigeon peas, gandules, crowder
      peas, field peas, lady peas, mushy peas, pepper, peppers, red pepper, red peppers, green
      pepper, green peppers, yellow pepper, sweet pepper, sweet peppers, red bell pepper, roasted
      red pepper, roasted red peppers, roasted peppers, roasted bell peppers, piquillo peppers,
      piquillo, peppadew, peppadew peppers, romano pepper, pointed pepper, shishito, shishito
      peppers, padron peppers, cubanelle, cubanelle peppers, banana pepper, banana peppers, cherry
      peppers, cherry pepper, poblano, poblanos, poblano pepper, poblano peppers, poblano chile,
      poblano chiles, anaheim, anaheim chiles, anaheim chile, anaheim peppers, serrano chile,
      serrano chiles, serrano chili, serrano pepper, serrano peppers, serranos, serrano chilies,
      habanero, habaneros, habanero chile, habanero pepper, habanero peppers, scotch bonnet, scotch
      bonnets, scotch bonnet pepper, scotch bonnet peppers, scotch bonnet chile, thai chile, thai
      chiles, thai chili, thai chilies, thai chilli, fresno chile, fresno chiles, fresno chili,
      fresno, hot pepper, hot peppers, hot chile, chile, chiles, chili pepper, chili peppers, chile
      pepper, chile peppers, chilli pepper, chillies, chilies, chilis, chile flakes, chili flakes,
      chilli flakes, red chile flakes, red chili, red chilli, red chillies, red chilies, red chiles,
      red chile, dried chiles, dried chile, dried chili, dried chilies, dried chillies, dried red
      chiles, dried red chilies, dried red chillies, ancho, anchos, ancho chile, ancho chiles, ancho
      chili, ancho chilies, guajillo, guajillo chile, guajillo chiles, guajillo chilies, pasilla,
      pasilla chile, pasilla chiles, mulato, mulato chiles, cascabel, chile de arbol, chiles de
      arbol, arbol chiles, arbol chile, de arbol, arbol, new mexico chiles, new mexico chile, new
      mexican chiles, new mexico chili powder, california chiles, chipotle, chipotles, chipotle
      powder, chipotle chile, chipotle chiles, chipotle chile powder, ground chipotle, chipotle
      pepper, chipotle flakes, morita, kashmiri chili powder, kashmiri chilli powder, kashmiri
      chili, kashmiri red chili powder, red chili powder, red chilli powder, chile paste, chili
      paste, chilli paste, calabrian chiles, calabrian chili, calabrian chilies, calabrian chili
      paste, pimento, pimentos, pimiento, pimientos, plantain, plantains, green plantains, plantain
      chips, potato, potatoes, potatos, new potato, new potatoes, baby potatoes, russet, russets,
      russet potato, russet potatoes, idaho potato, idaho potatoes, yukon gold, yukon golds, yukon
      gold potatoes, yukon potatoes, red potatoes, red skinned potatoes, red bliss, red bliss
      potatoes, fingerling, fingerling potatoes, fingerlings, waxy potatoes, floury potatoes, king
      edward, maris piper, maris pipers, desiree, charlotte potatoes, jersey royals, baking potato,
      baking potatoes, jacket potatoes, sweet potato, sweet potatoes, sweet potato fries, yam, yams,
      ube, taro, taro root, eddoe, pumpkin, pumpkins, pumpkin puree, canned pumpkin, solid pack
      pumpkin, pumpkin flesh, sugar pumpkin, pie pumpkin, purslane, radish, radishes, red radishes,
      watermelon radish, ramp, ramps, wild garlic, ramsons, rhubarb, rutabaga, rutabagas, swede,
      salsify, scallion, scallions, scallion greens, scallion whites, white and green parts,
      shallot, shallots, banana shallot, eschalots, eschallots, sorrel, spinach, baby spinach,
      spinach leaves, spring onion, spring onions, spring onion greens, squash puree, string bean,
      sugar beet, swedes, tatsoi, tomatillo, tomatillos, tomato, tomatoes, tomatos, cherry tomato,
      cherry tomatoes, grape tomato, grape tomatoes, plum tomato, plum tomatoes, roma tomato, roma
      tomatoes, roma, romas, beef steak tomato, beef steak tomatoes, campari tomatoes, cocktail
      tomatoes, green tomatoes, heirloom tomato, heirloom tomatoes, san marzano, san marzano
      tomatoes, san marzanos, diced tomatoes, crushed tomatoes, stewed tomatoes, tomatoes with green
      chiles, ro tel, rotel, rotel tomatoes, ro tel tomatoes, tomatoes and green chilies, diced
      tomatoes and green chiles, tomato paste, tomato puree, tomato sauce, tomato juice, tomato
      passata, passata, sieved tomatoes, tomato concentrate, tomato powder, tomato flakes, tomato
      water, sun dried tomato paste, sun dried tomato puree, sundried tomato paste, turnip, turnips,
      turnip greens, turnip tops, vine leaves, grape leaves, water spinach, morning glory, wax bean,
      winter melon, yardlong bean, yam bean, zucchini, zucchinis, courgette, courgettes, coleslaw
      mix, cole slaw mix, shredded cabbage mix, slaw mix, banana leaf, banana leaves, banana
      blossom, bamboo leaves, lotus leaves, hoja santa, epazote, chaya, curry leaf, curry leaves,
      moringa, amaranth leaves, callaloo, taro leaves, drumstick leaves, ivy gourd, ridge gourd,
      snake gourd, opo squash, luffa, cardoon stalks, hop shoots, cabbages, sauerkraut juice,
      coleslaw cabbage, rainbow carrots, crookneck, baby turnips, baby beets, baby squash, baby
      zucchini, baby vegetables, yellow crookneck squash, chinese eggplant, italian eggplant, thai
      eggplant, thai basil, holy basil, haricots, flageolets, crosnes, lily buds, day lily buds,
      tiger lily buds, lotus seeds, snow pea shoots, alfalfa, alfalfa sprouts, radish sprouts,
      broccoli sprouts, clover sprouts, sunflower sprouts, sprouted beans, sweet peppers mini,
      heirloom carrots, tuscan kale, lacinato kale, dinosaur kale, dino kale, black kale, curly
      kale, red kale, baby kale, baby arugula, wild rocket, rocket leaves, radicchio leaves,
      hydroponic lettuce, hydroponic watercress, upland cress, belgian endives

    # Fruit
    plain: hotsauce, carbonated beverage, lemonade drink mix, drink mix, greek olives, squash
      blossom, gumdrops free, acai, acai powder, acai puree, apple, apples, granny smith, granny
      smiths, granny smith apple, granny smith apples, gala apples, gala apple, fuji apple, fuji
      apples, golden delicious, golden delicious apples, golden delicious apple, red delicious,
      mcintosh, mcintosh apples, bramley, bramley apple, bramley apples, bramleys, braeburn, pink
      lady, pink lady apples, cortland apples, jonagold, jonathan apples, rome apples, gravenstein
      apples, pippin apples, cox apples, cooking apple, cooking apples, eating apple, dessert apple,
      dessert apples, baking apples, apple juice, apple juice concentrate, frozen apple juice
      concentrate, apple cider, unfiltered apple cider, sweet apple cider, apple sauce, applesauce,
      apple puree, cherry pie filling, blueberry pie filling, pie filling, fruit pie filling, peach
      pie filling, strawberry pie filling, apple compote, apple chips, apple slices, apple peel,
      apricot, apricots, fresh apricots, apricot nectar, apricot jam, apricot preserves, apricot
      halves, apricot puree, banana, bananas, mashed banana, barberry, barberries, berry, berries,
      mixed berries, summer berries, forest fruits, blackberry, blackberries, blackcurrant,
      blackcurrants, black currants, red currants, redcurrant, redcurrants, white currants, fresh
      currants, blueberry, blueberries, wild blueberries, boysenberry, boysenberries, bilberry,
      bilberries, huckleberry, huckleberries, loganberries, lingonberry, lingonberries, lingonberry
      jam, lingonberry preserves, marionberries, mulberries, mulberry, elderberry, elderberries,
      elderflower, elderflowers, elderflower cordial, elderflower syrup, cantaloupe, cantaloup,
      canteloupe, carambola, star fruit, starfruit, cherimoya, cherry, cherries, sour cherries, tart
      cherries, sweet cherries, bing cherries, morello cherries, cherry juice, tart cherry juice,
      amarena cherries, cherry compote, clementine, clementines, cloudberries, crabapples,
      cranberry, cranberries, fresh cranberries, cranberry juice, cranberry juice cocktail,
      cranberry juice concentrate, cranberry sauce, whole cranberry sauce, whole berry cranberry
      sauce, damson, damsons, date, dates, medjool, medjool dates, medjool date, deglet noor dates,
      date syrup, date paste, date molasses, silan, date sugar, dragon fruit, dragonfruit, pitaya,
      durian, feijoa, fig, figs, fresh figs, mission figs, black mission figs, calimyrna figs,
      turkish figs, fig jam, fig preserves, fruit, fruits, fresh fruit, fruit salad, fruit cocktail,
      mixed fruit fresh, seasonal fruit, summer fruit, stone fruit, frozen fruit, goji, goji
      berries, goji berry, grape, grapes, seedless grapes, red grapes, green grapes, grapefruit,
      grapefruits, pink grapefruit, ruby red grapefruit, grapefruit juice, ruby grapefruit, guava,
      guavas, guava paste, guava nectar, jackfruit, jujube fruit, red dates, kiwi, kiwis, kiwifruit,
      kiwi fruit, kumquat, kumquats, lemon, lemons, lemon juice, juice of lemon, lemon zest, lemon
      peel, lemon rind, lemon slices, lemon wedge, lemon wedges, lemon verbena, lemon thyme, lemon
      balm, lemon basil, lemon grass, meyer lemon, meyer lemons, meyer lemon juice, preserved lemon,
      preserved lemons, lime, limes, lime juice, lime zest, lime peel, lime wedge, lime wedges, lime
      slices, key lime, key limes, key lime juice, persian limes, kaffir lime, kaffir lime leaf,
      kaffir lime leaves, makrut lime leaves, makrut lime, makrut, lime leaf, lime leaves, dried
      lime, black lime, loomi, lime cordial, roses lime juice, longan, longans, loquat, loquats,
      lychee, lychees, litchi, litchis, mamey, mandarin, mandarins, mandarin orange, mandarin
      oranges, mandarin juice, mango, mangos, mangoes, green mango, mango puree, mango pulp, mango
      juice, mango nectar, ataulfo mango, mangosteen, medlar, melon, melons, charentais melon, galia
      melon, nectarine, nectarines, noni, orange, oranges, navel orange, navel oranges, blood
      orange, blood oranges, valencia oranges, seville orange, seville oranges, orange juice, orange
      juice concentrate, frozen orange juice concentrate, orange zest, orange peel, orange rind,
      orange slices, orange segments, orange marmalade, marmalade, citrus, citrus juice, citrus
      zest, juice, juices, zest, zests, peel, peels, rind, papaya, papayas, green papaya, passion
      fruit, passionfruit, passion fruits, passion fruit juice, passionfruit pulp, passion fruit
      pulp, passion fruit puree, peach, peaches, peach nectar, peach preserves, peach jam, peach
      slices, pear, pears, bosc pears, bosc pear, anjou pears, bartlett pears, bartlett pear, comice
      pears, asian pear, asian pears, nashi, nashi pear, prickly pear, prickly pears, pear juice,
      pear nectar, persimmon, persimmons, fuyu persimmons, hachiya persimmons, sharon fruit,
      physalis, pineapple, pineapples, pineapple juice, pineapple chunks, pineapple tidbits, crushed
      pineapple, pineapple slices, pineapple rings, pineapple preserves, pineapple concentrate,
      plum, plums, italian plums, prune plums, greengages, mirabelles, plum jam, umeboshi, umeboshi
      paste, umeboshi plums, ume, pomegranate, pomegranates, pomegranate juice, pomegranate
      molasses, pomegranate seeds, pomegranate arils, pomegranate syrup, pomegranate concentrate,
      arils, pomelo, pomelos, prune juice, prune puree, quince, quinces, quince paste, membrillo,
      rambutan, raspberry, raspberries, raspberry jam, raspberry puree, raspberry sauce, raspberry
      preserves, raspberry syrup, rosehip, rosehips, rose hips, rowan berries, salmonberries,
      sapote, saskatoon berries, saskatoons, sloes, sloe, soursop, soursop pulp, strawberry,
      strawberries, strawberry jam, strawberry preserves, strawberry puree, strawberry sauce,
      strawberry syrup, sea buckthorn, tamarillo, tamarind, tamarind paste, tamarind concentrate,
      tamarind pulp, tamarind water, tamarind juice, tamarind puree, tamarind block, tangelo,
      tangelos, tangerine, tangerines, tangerine juice, satsuma, satsumas, ugli fruit, watermelon,
      watermelons, watermelon juice, watermelon rind, yuzu, yuzu juice, yuzu kosho, calamansi,
      calamansi juice, bergamot, buddhas hand, juniper berries, aronia, aronia berries, maqui, camu
      camu, jam, jams, preserves, fruit preserves, fruit jam, seedless jam, conserve, conserves,
      cherry preserves, blackberry jam, blackberry preserves, blueberry jam, blueberry preserves,
      fruit spread, compote, fruit compote, berry jam, fruit puree, fruit juice, juice concentrate,
      coulis, raspberry coulis, fruit nectar, nectar, grenadine, cordial, squash drink, sour mix,
      sweet and sour mix, margarita mix, simple syrup, sugar syrup, verjuice, verjus, freeze dried
      strawberries, freeze dried raspberries, dried blueberries, dried mulberries, dried goji
      berries, dried strawberries, berry sauce, monk fruit, monkfruit, monk fruit sweetener,
      monkfruit sweetener, lakanto

    # Herbs, spices, salt
    plain: herb, herbs, fresh herbs, mixed herbs, dried herbs, dried mixed herbs, soft herbs, fine
      herbs, fines herbes, herbes de provence, herbs de provence, provencal herbs, provence herbs,
      ajwain, ajowan, carom, carom seeds, allspice, allspice berries, pimento berries, ground
      allspice, amchoor, amchur, dried mango powder, mango powder, angelica, anise, anise seed,
      anise seeds, aniseed, aniseeds, star anise, annatto, annatto seeds, achiote, achiote seeds,
      annatto oil, achiote oil, arrow root, basil, basil leaves, sweet basil, opal basil, purple
      basil, basil sprigs, bay, bay leaf, bay leaves, laurel leaves, laurel leaf, bee balm, borage,
      capsaicin, caraway, caraway seed, caraway seeds, cardamom, cardamom pods, cardamom seeds,
      cardamon, cardamom powder, ground cardamom, elaichi, cayenne, cayenne pepper, ground cayenne,
      red pepper flakes, red pepper flake, crushed red pepper, crushed red pepper flakes, hot red
      pepper flakes, dried red pepper flakes, crushed chili, pepper flakes, chervil, chives, chive,
      chive blossoms, garlic chives, chinese chives, cilantro, cilantro leaves, cilantro stems,
      cilantro root, coriander, coriander leaves, coriander seed, coriander seeds, coriander powder,
      ground coriander, coriander root, coriander stems, culantro, cinnamon, cinnamon stick,
      cinnamon sticks, ground cinnamon, cassia, cassia bark, cinnamon sugar, citric acid, clove,
      cloves, ground cloves, whole cloves, clove powder, comfrey, costmary, cubeb, cumin, cumin
      seed, cumin seeds, ground cumin, cumin powder, black cumin, jeera, dill, dillweed, dill weed,
      dill seed, dill seeds, dill fronds, dill sprigs, elderflower heads, fennel seed, fennel seeds,
      fennel pollen, fenugreek, fenugreek seeds, fenugreek leaves, kasoori methi, kasuri methi,
      methi, methi leaves, dried fenugreek leaves, fenugreek powder, file, file powder, gumbo file,
      filé, galangal, galanga, ginger, gingerroot, ginger root, fresh ginger, ginger powder, ground
      ginger, ginger paste, ginger juice, ginger syrup, stem ginger syrup, grains of paradise,
      gochugaru, korean chili flakes, korean red pepper flakes, korean chili powder, korean red
      pepper powder, korean chile flakes, aleppo pepper, aleppo chili, aleppo, urfa biber, urfa,
      marash pepper, pul biber, turkish chili flakes, espelette, espelette pepper, piment d
      espelette, piment despelette, hyssop, juniper, kaffir leaves, lavender, dried lavender,
      lavender flowers, lavender buds, culinary lavender, lemongrass, lemon grass stalks, lemongrass
      stalks, lemongrass paste, licorice root, liquorice root, lovage, mace, ground mace, blade
      mace, marjoram, mint, mint leaves, mint sprigs, spearmint, peppermint, peppermint leaves,
      peppermint oil, nigella, nigella seeds, kalonji, black seed, onion seeds, onion seed, oregano,
      mexican oregano, greek oregano, orris, oregano leaves, paprika, sweet paprika, smoked paprika,
      hungarian paprika, hot paprika, spanish paprika, pimenton, pimentón, parsley, flat leaf
      parsley, italian parsley, curly parsley, parsley leaves, parsley root, parsley sprigs, parsley
      flakes, parsley stems, pepper black, black pepper, white pepper, pepper corns, peppercorn,
      peppercorns, black peppercorns, white peppercorns, green peppercorns, pink peppercorns,
      szechuan pepper, szechuan peppercorns, sichuan pepper, sichuan peppercorns, szechwan
      peppercorns, sansho, pepper mill, peppermill, ground pepper, long pepper, mixed peppercorns,
      perilla, shiso, shiso leaves, perilla leaves, poppy seed, poppy seeds, poppyseed, poppyseeds,
      psyllium, psyllium husk, psyllium husks, psyllium husk powder, rose, rose petals, dried rose
      petals, rose water, rosewater, rose syrup, orange blossom water, orange flower water, kewra
      water, rosemary, rosemary leaves, rosemary sprigs, rosemary needles, rue, safflower, saffron,
      saffron threads, saffron strands, sage, sage leaves, salad burnet, salt, kosher salt, sea
      salt, table salt, coarse salt, flaky salt, flaky sea salt, flaked salt, maldon, maldon salt,
      maldon sea salt, fleur de sel, himalayan salt, pink salt, pink himalayan salt, himalayan pink
      salt, rock salt, salt and pepper, salt pepper, black salt, kala namak, iodized salt, pickling
      salt, canning salt, curing salt, prague powder, pink curing salt, saltpeter, sel gris, gray
      salt, smoked salt, salt substitute, finishing salt, celtic salt, s and p, s p, savory, summer
      savory, winter savory, sumac, ground sumac, sweet cicely, tarragon, tarragon leaves, french
      tarragon, thyme, thyme leaves, thyme sprigs, turmeric, tumeric, ground turmeric, turmeric
      root, turmeric powder, haldi, vanilla bean, vanilla beans, vanilla pod, vanilla pods, vanilla
      seeds, vanilla sugar, vanilla bean seeds, woodruff, spice, spices, mixed spice, pudding spice,
      five spice powder, chinese five spice, chinese 5 spice, chinese five spice powder, five
      spices, 5 spice powder, 5 spice, mulling spices, mulled spices, mulling spice, quatre epices,
      taco spice, jerk spice, chai spice, herbs and spices, spices and herbs, garnishing herbs,
      advieh, lebanese seven spice, bharat, hawaij, xawaash, khmeli suneli, black cardamom, green
      cardamom, pandan, pandan leaf, pandan leaves, pandan extract, screwpine leaves, mastic,
      mahleb, mahlab, tonka bean, tonka beans, sassafras, wattleseed, liquid smoke, hickory liquid
      smoke, natural liquid smoke, charcoal powder, msg, monosodium glutamate, accent, aji no moto,
      ajinomoto, food coloring, food colouring, food color, food colour, red food coloring, green
      food coloring, yellow food coloring, blue food coloring, gel food coloring, gel coloring,
      colouring, coloring, natural food coloring, beet powder, beetroot powder, spirulina, spirulina
      powder, chlorella, matcha, matcha powder, matcha green tea powder, green tea powder, maca,
      maca powder, lucuma, lucuma powder, mushroom seasoning powder, citrus pepper, mixed pepper,
      cumin coriander powder, lemon myrtle, wild fennel, wild thyme, sea salt flakes, salt flakes,
      salt coarse

    # Grain without gluten, pulses, seeds
    plain: amaranth, amaranth grain, popped amaranth, rice, white rice, brown rice, long grain rice,
      long grain white rice, long grain brown rice, short grain rice, short grain brown rice, medium
      grain rice, basmati, basmati rice, brown basmati rice, jasmine rice, arborio, arborio rice,
      carnaroli, carnaroli rice, vialone nano, risotto rice, sushi rice, sticky rice, glutinous
      rice, sweet rice, wild rice, wild rice blend, black rice, forbidden rice, red rice, paella
      rice, bomba rice, calasparra rice, valencia rice, carolina gold rice, texmati rice, converted
      rice, parboiled rice, instant rice, minute rice, easy cook rice, boil in bag rice, cooked
      rice, steamed rice, cauliflower rice frozen, rice grits, poha, flattened rice, beaten rice,
      puffed quinoa, rice flakes, uncle ben s rice, uncle bens rice, ground rice, quinoa, red
      quinoa, white quinoa, black quinoa, tri color quinoa, quinoa flakes, millet flakes, fonio,
      sorghum grain, job s tears, jobs tears, buckwheat grain, popcorn kernels, popping corn,
      unpopped popcorn, rice protein, pea protein, pea protein powder, hemp protein, hemp protein
      powder, rice malt syrup, bean, beans, dried beans, canned beans, mixed beans, black bean,
      black beans, turtle beans, black turtle beans, white bean, white beans, small white beans, red
      bean, red beans, small red beans, pink beans, pinto bean, pinto beans, navy bean, navy beans,
      great northern beans, northern beans, cannellini, cannellini beans, canellini beans, cannelini
      beans, haricot beans, borlotti, borlotti beans, cranberry beans, lima bean, lima beans, baby
      lima beans, fava, favas, fava bean, fava beans, broad bean, broad beans, flageolet, flageolet
      beans, mung bean, mung beans, mung dal, moong dal, moong beans, adzuki, adzuki beans, azuki,
      azuki beans, aduki beans, red bean paste, sweet red bean paste, anko, mayocoba beans, peruano
      beans, gigante beans, gigantes, corona beans, anasazi beans, appaloosa beans, tepary beans,
      bean salad, three bean salad, lentil, lentils, red lentils, green lentils, brown lentils,
      black lentils, beluga lentils, puy lentils, french lentils, french green lentils, lentils du
      puy, yellow lentils, split lentils, split red lentils, masoor dal, red dal, dal, daal, toor
      dal, toor dhal, tur dal, arhar dal, chana dal, channa dal, channa, urad dal, urad dhal, black
      gram, white urad dal, sprouted lentils, papad, papadum, papadums, poppadom, poppadoms,
      poppadum, poppadums, pappadams, aquafaba, bean liquid, soup beans, 15 bean soup mix, chia,
      chia seed, chia seeds, flax, flaxseed, flaxseeds, flax seed, flax seeds, flax meal, flaxmeal,
      flaxseed meal, ground flax, ground flaxseed, linseed, linseeds, hemp, hemp seed, hemp seeds,
      hemp hearts, hempseed, pumpkin seed, pumpkin seeds, pepitas, pepita, sunflower seed, sunflower
      seeds, sunflower kernels, melon seeds, watermelon seeds, basil seeds, cacao nibs, cocoa nibs,
      nibs, poppy

    # Fats, sugars, drinks, baking
    plain: oil, oils, olive oil, extra virgin olive oil, evoo, e v o o, light olive oil, canola,
      canola oil, rapeseed oil, rape oil, sunflower oil, safflower oil, corn oil, maize oil,
      grapeseed oil, grape seed oil, avocado oil, rice bran, palm oil, palm shortening, palm fruit
      oil, red palm oil, cottonseed oil, flax oil, flaxseed oil, linseed oil, hemp oil, hempseed
      oil, pumpkin seed oil, hot oil, olive oil spray, olive oil cooking spray, garlic oil, basil
      oil, lemon oil, orange oil, herb oil, infused oil, garlic infused oil, garlic infused olive
      oil, garlic olive oil, lemon olive oil, neutral oil, flavorless oil, flavourless oil, mild
      oil, neutral flavored oil, neutral cooking oil, mct oil, rapeseed, perilla oil, tea seed oil,
      nonstick, non stick, nonstick olive oil spray, water, hot water, warm water, cold water, ice
      water, boiling water, tap water, filtered water, spring water, distilled water, ice, ice
      cubes, ice cube, crushed ice, cracked ice, rose hip tea, tea, tea bag, tea bags, teabags,
      teabag, black tea, green tea, earl grey, earl grey tea, chai, chai tea bags, chamomile,
      chamomile tea, mint tea, herbal tea, hibiscus, hibiscus flowers, dried hibiscus, jasmine tea,
      tea leaves, oolong tea, lapsang souchong, rooibos, yerba mate, coffee, espresso, instant
      coffee, instant espresso, instant espresso powder, espresso powder, coffee powder, coffee
      granules, instant coffee granules, instant coffee powder, coffee beans, espresso beans, brewed
      coffee, ground coffee, ground espresso, coffee grounds, black coffee, cold brew, decaf coffee,
      nescafe, chicory coffee, carob, carob powder, carob molasses, cocoa, cocoa powder, unsweetened
      cocoa, unsweetened cocoa powder, dutch process cocoa, dutch process cocoa powder, dutch
      processed cocoa powder, dutched cocoa, cacao, cacao powder, raw cacao powder, raw cacao, cacao
      paste, hersheys cocoa, baking cocoa, black cocoa, sugar, sugars, white sugar, granulated
      sugar, caster sugar, castor sugar, golden caster sugar, superfine sugar, icing sugar,
      confectioners sugar, confectioner sugar, confectioner s sugar, powdered sugar, brown sugar,
      light brown sugar, dark brown sugar, muscovado, muscovado sugar, light muscovado sugar, dark
      muscovado sugar, demerara, demerara sugar, turbinado, turbinado sugar, raw sugar, cane sugar,
      raw cane sugar, cane syrup, cane juice, evaporated cane juice, sugarcane, sugar cane, sucanat,
      rapadura, panela, piloncillo, jaggery, palm sugar, rock sugar, rock candy, sugar cubes, sugar
      cube, sanding sugar, pearl sugar, decorating sugar, coarse sugar, colored sugar, colored
      sugars, sparkling sugar, maple sugar, beet sugar, fructose, dextrose, isomalt, xylitol,
      erythritol, swerve, stevia, stevia powder, liquid stevia, truvia, splenda, sucralose,
      sweetener, artificial sweetener, granulated sweetener, sweeteners, equal sweetener, sugar
      substitute, sugar twin, nutrasweet, sweet n low, allulose, maltodextrin, molasses sugar,
      golden syrup, lyles golden syrup, corn syrup, light corn syrup, dark corn syrup, karo, karo
      syrup, light karo syrup, maple syrup, pure maple syrup, maple flavored syrup, maple, pancake
      syrup, agave, agave syrup, agave nectar, rice syrup, brown rice syrup, syrup, sorghum syrup,
      sorghum molasses, yacon syrup, birch syrup, fruit syrup, ginger preserves, sugar beet syrup,
      mrs butterworths, log cabin syrup, coffee syrup, baking soda, bicarbonate of soda, bicarbonate
      soda, bicarb soda, bicarb, sodium bicarbonate, soda bicarbonate, ammonium bicarbonate, bakers
      ammonia, hartshorn, potash, lye, lime water, slaked lime, pickling lime, baker s yeast, yeast,
      dry yeast, dried yeast, active dry yeast, instant yeast, fresh yeast, rapid rise yeast, quick
      rise yeast, bread yeast, fast action yeast, fast action dried yeast, fast acting dried yeast,
      easy bake yeast, fresh bakers yeast, compressed yeast, cake yeast, champagne yeast, yeast
      sachet, alum, calcium chloride, calcium citrate, ascorbic acid, vitamin c, vitamin c powder,
      tartaric acid, malic acid, sodium alginate, xanthan, xanthan gum, guar gum, gum arabic,
      tragacanth, gum tragacanth, locust bean gum, cornflour slurry, rennet vegetable, vegetable
      rennet, vegetarian rennet, microbial rennet, clear jel, clearjel, instant clearjel, ultra gel,
      fruit fresh, cake decorations sugar, edible gold leaf, gold leaf, silver leaf, red hots,
      cinnamon candies, red cinnamon candies, candy cane, candy canes, peppermint candy, peppermint
      candies, hard candy, hard candies, lollipop, lollipops, cotton candy, sugar candy, fruit roll,
      cherry syrup, maraschino cherry juice, white vinegar, distilled vinegar, white distilled
      vinegar, distilled white vinegar, rice vinegar, rice wine vinegar, seasoned rice vinegar,
      brown rice vinegar, spirit vinegar, umeboshi vinegar, cane vinegar, tabasco, tabasco sauce,
      cholula, cholula hot sauce, tapatio, louisiana hot sauce, crystal hot sauce, valentina, hot
      pepper vinegar, peri peri, pepper sauce, green tabasco, tomatillo salsa, green salsa, red
      salsa, chunky salsa, prepared white horseradish, white horseradish, horseradish root,
      cranberry relish, persillade, tomato jam, onion jam, onion marmalade, chili jam, pepper jam,
      pimento paste, ajvar, lutenica, red pepper paste, pepper paste, biber salcasi, tomato pepper
      paste, aji amarillo, aji amarillo paste, aji panca paste, huitlacoche, jackfruit young,
      seaweed sheets, kelp powder, kelp granules, pimientos de padron, sunflower lecithin, vegetable
      glycerin, vegetable glycerine, kremelta, solite, rose essence, peppermint essence, orange
      flower essence, flavoring, flavouring, smoke flavoring, bay salt, grape must, kombucha, water
      kefir, kefir water, ginger tea, fruit tea, fruit punch, hawaiian punch, cranberry cocktail,
      energy drink, sports drink, soda pop, cherry cola, apple soda, grape soda pop, orange crush,
      soft drink, carbonated water, sparkling water, perrier, san pellegrino, sparkling mineral
      water, sparkling grape juice, nonalcoholic sparkling cider, rosewater syrup, jam setting
      sugar, starch, vegetable starch, wheat free starch, taro starch, water chestnut flour, lotus
      root starch, tostones, arepas, arepa, polenta tube, tube polenta, polenta log, roselle, sorrel
      flowers
    plain soya?: vegetable oil, salad oil, cooking oil, frying oil, oil for frying, oil for deep
      frying, nonstick vegetable cooking spray, vegetable oil cooking spray, pam spray, canola oil
      spray, wesson oil, mazola oil, crisco oil, deep frying oil, vegetable fat, avocado oil spray,
      oil mister, pan spray, frylight, fry light, 1 cal spray, low calorie cooking spray, low fat
      cooking spray, release spray, veg oil, veg oil spray, bubble gum
    wheat: baking spray with flour, nonstick baking spray with flour, bakers joy, pam for baking
    wheat peanut milk? egg?: peanut butter cookie, peanut butter cookies, nutter butters, peanut
      butter sandwich cookies, peanut butter crackers
    peanut wheat? milk? egg?: flourless peanut butter cookie, flourless peanut butter cookies,
      peanut butter cereal, peanut butter bars
    wheat oats milk? egg? nut?: oatmeal cookies, oatmeal cookie, granola cookie, oatmeal bread, oat
      bread, granola bars crumbs, hobnobs
    wheat nut milk? egg?: date nut bread, banana nut bread, macadamia cookies, nut bread, almond
      biscotti, pecan sandies, almond cookies, almond cake, almond croissants, hazelnut wafers
    wheat soya milk?: oreo, oreos, oreo cookies, oreo crumbs, golden oreos
    soya mustard?: vegenaise, soy mayo, nayonaise
    sulphite? alcohol?: cider, sweet cider, sparkling cider, sparkling apple cider
    wheat soya? milk?: ice cream cone, ice cream cones, waffle cone, waffle cones, sugar cone, sugar
      cones, cone, cones, wafer cones
    milk wheat soya?: cream of mushroom, condensed cream of mushroom soup, cream of broccoli soup,
      cream of onion soup, cream of potato soup, cream of asparagus soup, cream soup, kit kat,
      kitkat, twix, twix bar
    milk celery wheat soya?: cream of celery soup, cream of celery
    milk meat wheat soya?: cream of chicken soup, cream of chicken, condensed cream of chicken soup
    wheat celery? flesh? milk?: gravy, brown gravy, white gravy, pan gravy, country gravy
    milk? wheat soya? celery? flesh?: curry roux, japanese curry roux, golden curry, s b curry,
      condensed soup
    milk? barley egg?: ovaltine mix
    milk barley wheat~: milo milk, horlicks milk
    milk? coconut: cream of coconut, coco lopez, sweetened cream of coconut
    coconut alcohol: coconut rum, malibu, malibu rum
    wheat alcohol sulphite?: shaoxing wine, shaoxing rice wine, shao xing rice wine, shaoxing,
      shaohsing rice wine, shao hsing wine, shao hsing rice wine, chinese rice wine, chinese cooking
      wine, xiaoxing wine, shaosing wine
    wheat rye milk?: rye toast
    wheat sesame milk?: sesame crackers, bread with sesame, sesame bread sticks, sesame sticks,
      sesame crackers bar
    oats wheat milk?: oat crackers
    animal oats nut? wheat?: honey bunches of oats
    nut animal?: honey roasted cashews, honey roasted almonds, honey roasted pecans
    peanut animal?: honey roasted peanuts
    milk? soya? barley alcohol: chocolate stout
    meat wheat? milk? soya?: corn dogs, corn dog, corn dogs batter
    crustacean wheat? egg? milk? mustard?: crab cake, crab cakes, popcorn shrimp, breaded shrimp,
      coconut shrimp
    fish crustacean: krill oil
    fish? wheat? mustard? soya? crustacean?: seafood cocktail sauce
    milk nut coconut: almond joy coconut
    peanut nut?: beer nuts
    soya? milk?: meringue shells whey
    coconut meat?: coconut marshmallows
    pork wheat? mustard? milk? soya?: brat buns sausage
    wheat? egg? milk? soya?: egg roll cream

    # In a title these may be of plants
    imitated: roast, roasts, burger, burgers, patty, patties, steak, steaks, cutlet, cutlets, wing,
      wings, mince, sausage, sausages, meatball, meatballs, schnitzel, hot dog, hot dogs, meatloaf,
      gyro meat, shawarma, ribs, rib, ragu, bolognese, pate, jerky, chicken nuggets, hamburger,
      hamburgers, meat sauce, bird, birds, game, leg, legs, breast, breasts, shoulder, neck, belly,
      loin, cheek, tongue, rack, roe, caviar, chili, stock, broth, wrap, hen, kid goat, bolognese
      sauce, jelly, gelatin, marshmallow, marshmallows, poke, tartare, carpaccio, fillet, fillets,
      heart, hearts, goat, kidney, marrow, medallions, gravy, haggis, mincemeat, goldfish, chops,
      rooster, birds, crab cakes, fish sticks, tuna salad, bass, char, scallops, spam, buffalo meat,
      fryer, drumstick, drumsticks, saddle, buffalo burger, tuna melt
    crustacean fish? wheat?: prawn cracker, prawn crackers
    milk wheat? rennet?: alfredo sauce, alfredo
    fish soya? wheat?: tobiko
    mustard wheat?: piccalilli
    crustacean mollusc fish soya? pork? wheat?: xo sauce
    wheat? egg?: lady's finger, lady's fingers
    wheat milk? egg? pork? meat?: corn muffin mix, cornmeal muffin mix, jiffy mix, jiffy corn muffin
      mix
    wheat? celery? soya?: vegetable bouillon, vegetable bouillon cube, vegetable bouillon cubes,
      vegetable bouillon powder, vegetable bouillon paste
    wheat? barley? sulphite?: chinese black vinegar, chinkiang vinegar, chinkiang black vinegar,
      zhenjiang vinegar, black vinegar, black rice vinegar
    sesame?: mixed seeds, seeds, seed, seed mix, seed butter, seven spice
    nut? peanut? sesame?: nut or seed butter, nuts or seeds, seeds and nuts, nut and seed mix, seed
      and nut mix, salsa macha
    mustard? wheat?: sambar powder, sambhar powder, rasam powder, sambar, rasam
    mustard? celery?: corn relish, sweetcorn relish
    sesame? soya?: seaweed snack, seaweed snacks, roasted seaweed snack, roasted seaweed snacks,
      chili oil, chilli oil, chile oil, hot chili oil, hot chilli oil, rayu, la yu
    sesame? soya? wheat?: seaweed salad, wakame salad, rice crackers, rice cracker, japanese rice
      crackers
    wheat? soya? mustard? sesame?: wasabi peas
    soya? peanut? sesame?: chili crisp, chilli crisp, crispy chili oil, crispy chilli oil, lao gan
      ma
    soya? meat~: vegan marshmallow, vegan marshmallows, vegan mini marshmallows
    barley? sulphite?: mint sauce, mint jelly sauce
    animal? milk? soya?: candy eyeballs, candy eyes, sugar eyes
    animal? meat~: hundreds and thousands, nonpareils, colored sprinkles, rainbow sprinkles, sugar
      sprinkles, silver balls
    animal? meat?: silver dragees, dragees, sugar pearls
    nut? peanut? soya?: nut roast
    nut? egg? wheat?: ratafia, ratafias, ratafia biscuits
    nut wheat egg milk?: battenberg, battenberg cake, simnel cake
    nut? wheat egg milk?: dundee cake, wedding cake
    wheat milk? egg? soya? sesame?: hot cross buns, hot cross bun
    plain wheat~: potato waffles, potato waffle, birds eye potato waffles
    barley? mustard? sulphite?: branston pickle, branston
    milk? peanut? soya? nut?: m ms, m m, m and m, m and ms
    fish egg? wheat? soya?: fish tofu, seafood tofu, chikuwa, hanpen, satsuma age
    fish soya wheat: shiro dashi, shirodashi
    crustacean? fish? peanut?: penang curry paste
    egg? milk? soya?: garlic sauce
    fish milk?: brandade, brandade de morue, bagna cauda
    crustacean milk: potted shrimp, potted shrimps
    meat mollusc?: rocky mountain oysters
    egg? mollusc? meat?: prairie oyster, prairie oysters
    egg fish wheat?: scotch woodcock
    wheat mustard animal?: honey mustard pretzels
    meat alcohol: coq au vin
    fish soya? wheat? egg? crustacean?: mock crab
    wheat barley milk?: malt loaf, malted loaf
    pork egg?: spam lite
    fish egg: tonnato, tonnato sauce
    fish meat egg: vitello tonnato
    fish? egg?: salade nicoise, nicoise salad, salad nicoise
    wheat~: italian seasoning, italian herbs, italian herb mix, salsa, salsa verde, tomato salsa,
      jarred salsa, pico de gallo, mango salsa, salsa sauce, hot sauce, garam masala, ras el hanout,
      baharat, five spice, harissa, harissa paste, tamarind sauce, cumin blend, ancho paste, pumpkin
      pie filling, tomato relish, ancho chili powder, ancho chile powder, chipotle chili powder, hot
      pepper sauce
    wheat barley egg? milk?: beer battered, beer batter
    milk? egg? wheat?: cauliflower pizza crust, cauliflower crust, cauliflower gnocchi
    milk? wheat?: scallop potatoes, scalloped corn
    mollusc?: king oyster, king oysters
    milk egg? mustard?: dry ranch
    nut? peanut? wheat?: bombay mix, chivda, nut brittle
    wheat meat: lahmacun
    wheat sesame: simit
    flesh: sea urchin, sea urchins, uni
    fish egg?: kedgeree
    fish milk: cullen skink
    egg milk?: souffle, souffles
    egg?: toum
    nut wheat?: muhammara
    nut? wheat?: skordalia
    alcohol barley: shandy
    meat? nut?: lokum
    wheat beside chickpea lentil edamame quinoa rice corn pea bean palm: penne, fusilli, orzo,
      rigatoni, elbows, cavatappi, ziti
    wheat egg~ beside chickpea lentil edamame quinoa rice corn pea bean palm: spaghetti, macaroni,
      linguine, rotini, farfalle
    alcohol nut?: falernum, velvet falernum
    soya sesame: goma dare
    """
}
