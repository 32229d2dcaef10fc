extension QueryWords {
  /// The English words; ``QueryWords`` says what the lines mean.
  static let english: StaticString =
    """
    # Praise and ease
    praise: award winning, tried and tested, tried and true, best, best ever, easy, easier,
      easiest, simple, simplest, quick, quicker, quickest, fast, fastest, speedy, perfect,
      classic, homemade, home made, favourite, favorite, delicious, tasty, tastiest, yummy,
      yummiest, amazing, awesome, excellent, fantastic, wonderful, incredible, ultimate, basic,
      foolproof, fool proof, fail proof, failproof, no fail, no fuss, fuss free, hassle free,
      stress free, effortless, authentic, traditional, scrumptious, mouthwatering, mouth watering,
      easy peasy, beginner friendly, world s best, worlds best, world s greatest, from scratch,
      step by step, to die for, in the world, of all time, must try, lovely, you ll ever eat,
      you ll ever make, fabulous, top rated, highly rated, five star, 5 star, popular,
      most popular, famous, go to
    lead: good, great, nice, super, decent, proper, greatest, better
    more: super, very, really, so, ultra, most, absolutely, quite, pretty, truly, extra, insanely,
      ridiculously, incredibly, the most, s
    recipe: recipe, recipes, recipe idea, recipe ideas, recipe s, receipe, recipie, recipies,
      receipes
    of: for, of, to make, for making, for how to make, on how to make
    ask: please, can you please, could you please, instructions for, directions for,
      can you tell me how to make, i d love to make, what s a, any ideas for, does anybody have,
      how to make, how to cook, how to bake, how to prepare, how to do, how to, how do i make,
      how do i cook, how do i bake, how do i prepare, how do i do, how do i, how do you make,
      how do you cook, how do you bake, how do you prepare, how do you, how can i make,
      how can i cook, how can i bake, how can i, how should i make, how do we make,
      how would i make, how would you make, i am looking for, i m looking for, im looking for,
      we are looking for, looking for, i am searching for, i want to make, i want to cook,
      i want to bake, i want to eat, i want to try, i want, i wanna make, i wanna cook,
      i would like to make, i would like to cook, i would like to bake, i would like to eat,
      i would like, i would love to make, i would love, i d like to make, i d like to cook,
      i d like to eat, i d like to bake, i d like, i d love, id like, i need, i need to make,
      we need, we want, give me, show me, show me how to make, get me, find me, find,
      tell me how to make, teach me how to make, teach me to make, help me make, help me cook,
      help me find, let s make, lets make, can you give me, could you give me, can you find me,
      can you show me, can you suggest, can you recommend, could you find me, can i have,
      can i get, do you have, do you know, have you got, have you any, is there, are there,
      search for, search, suggest, recommend, what is, what s, whats, what are, which is,
      where can i find, i feel like, i am craving, i m craving, i fancy, i m in the mood for,
      in the mood for, got any, does anyone have, anyone have, i d like to try,
      i am trying to make, i m trying to make, trying to make, trying to find
    end: ever, please, pls, plz, thanks, thank you, for me
    article: a, an, the, some, any, this, that
    and: and, or, nor, &, +, plus
    but: but, yet, though

    # With and without
    without: neither, with neither, without, without any, without the, w/o, with no, no, minus, hold the, leave out,
      leave out the, excluding, not containing, that does not contain, that doesn t contain,
      that do not contain, that don t contain, made without, free of, free from, that is free of,
      that is free from, but no, avoiding, but without, and without, which has no, that has no,
      don t want, i don t want, not with, omitting, skipping, skip the, no added
    with: with, w, containing, including, featuring, that has, that have, that contains,
      that contain, made with, made from, that uses, that use, with some, with fresh
    using: using, use, uses for, ways to use, that use up, to use, with leftover

    # Diets and allergens
    diet vegan: suitable for vegans, vegan, vegans, for vegans, for a vegan, vegan friendly,
      plant based, plantbased, wholly vegan, totally vegan, 100 vegan
    diet vegetarian: suitable for vegetarians, vegetarian, vegetarians, for vegetarians,
      for a vegetarian, vegetarian friendly, veggie, meatless, meat free, meatfree, meat less
    diet gluten-free: suitable for coeliacs, suitable for celiacs, gluten free, glutenfree, gf,
      gluten friendly, celiac, coeliac, celiac friendly, coeliac friendly, celiac safe,
      coeliac safe, for celiacs, for coeliacs, for a celiac, for a coeliac, gluten intolerant,
      for gluten intolerant people, celiac disease, coeliac disease
    diet dairy-free: dairy free, dairyfree, non dairy, nondairy, lactose free, lactosefree,
      lactose intolerant, for the lactose intolerant, for lactose intolerant people
    diet pescatarian: pescatarian, pescetarian, for pescatarians, for a pescatarian, pescatarians
    diet halal: halal
    diet kosher: kosher
    avoid eggs: eggless, egg less
    avoid alcohol: non alcoholic, nonalcoholic, alcoholfree
    avoid nuts: nutfree, nutless
    avoid soya: soyfree, soyafree
    avoided gluten-free: gluten
    avoided dairy-free: dairy, dairy products, milk products, lactose, any dairy
    avoided nuts: nut, nuts
    avoided peanuts: peanut, peanuts, groundnut, groundnuts
    avoided tree-nuts: tree nut, tree nuts
    avoided eggs: egg, eggs
    avoided fish: fish
    avoided shellfish: shellfish, shell fish, seafood
    avoided crustaceans: crustacean, crustaceans
    avoided molluscs: mollusc, molluscs, mollusk, mollusks
    avoided soya: soy, soya, soybean, soybeans
    avoided milk: milk, cow s milk, cows milk
    avoided wheat: wheat
    avoided celery: celery
    avoided mustard: mustard
    avoided sesame: sesame, sesame seed, sesame seeds
    avoided sulphites: sulphite, sulphites, sulfite, sulfites
    avoided lupin: lupin, lupine
    avoided coconut: coconut
    avoided pork: pork
    avoided alcohol: alcohol
    free: free
    unjudged: sugar, refined sugar, added sugar, fat, oil, salt, grain, carb, carbs, caffeine,
      cholesterol, trans fat, low, guilt, cruelty, added, additive, preservative, msg, gmo,
      sodium, calorie, keto, paleo, mess
    tied: range, form, style, roaming, run, flow, flowing, time, hand
    allergy: allergy, allergies, intolerance, allergy friendly, allergy safe, allergic,
      sensitivity
    sufferer: for, for people with, for someone with, for somebody with, for kids with,
      for children with, for a child with, for those with, for guests with, for anyone with,
      i have, i ve got, due to, because of, suitable for, for my, my son has, my daughter has,
      my husband has, my wife has, my child has, we have, with
    allergic: allergic to, i am allergic to, i m allergic to, im allergic to, who is allergic to,
      someone allergic to, for someone allergic to, for someone who is allergic to,
      for people allergic to, intolerant to, cannot eat, can t eat, i can t eat, i cannot eat,
      who can t eat, for someone who can t eat
    that: that is, that s, that are, which is, which are, it should be, must be, should be, but

    # Time
    number 1: one
    number 2: two
    number 3: three
    number 4: four
    number 5: five
    number 6: six
    number 7: seven
    number 8: eight
    number 9: nine
    number 10: ten
    number 11: eleven
    number 12: twelve, a dozen
    number 15: fifteen
    number 20: twenty
    number 25: twenty five
    number 30: thirty
    number 35: thirty five
    number 40: forty
    number 45: forty five
    number 50: fifty
    number 60: sixty
    number 90: ninety
    unit 1: minute, minutes, min, mins, minuts
    unit 60: hour, hours, hr, hrs, h
    minutes 30: half an hour, half hour, a half hour, 1/2 hour, half a hour
    minutes 15: quarter of an hour, a quarter of an hour, quarter hour, a quarter hour
    minutes 45: three quarters of an hour, three quarters hour, 3/4 hour
    minutes 60: an hour
    minutes 90: an hour and a half, one and a half hours, 1 and a half hours, one hour and a half,
      hour and a half
    before: in, in under, in less than, in no more than, in about, in just, in only, in around,
      in at most, in max, in as little as, within, under, less than, no more than, not more than,
      at most, max, maximum, up to, below, ready in, ready in under, ready in less than,
      ready within, done in, done in under, made in, takes, taking, that takes, that take,
      that takes less than, that take less than, takes less than, that takes under, takes under,
      cooks in, cooked in, not longer than, no longer than, that s ready in, that is ready in,
      in a, on the table in, faster than, quicker than, which takes, it takes
    after: or less, or under, or fewer, or faster, or quicker, max, maximum, tops, at most, total,
      flat, long, total time

    # Servings
    to: to, or
    serve: for my family of, for our family of, for just, for only, for, for a family of,
      for a party of, for a group of, for a table of, serving, serves, to serve, feeds, feeding,
      that serves, that feeds, which serves, enough for, to feed, makes enough for, for about,
      for up to, family of, party of, for a dinner party of, for dinner for
    people: people, persons, person, guests, servings, serving, adults, kids, children, portions,
      portion, ppl, pax, friends, diners, eaters, of us, family members, persons s, hungry people,
      peoples

    # What is at home
    question: what can i make, what can i cook, what can i bake, what can i do,
      what can i prepare, what can i whip up, what could i make, what could i cook,
      what could i do, what could i bake, what can we make, what can we cook, what can we do,
      what can you make, what can you cook, what can you do, what can be made, what can one make,
      what should i make, what should i cook, what should i do, what should we make,
      what should we cook, what to make, what to cook, what to do, what to bake, what do i make,
      what do i cook, what do i do, what do you make, what do you do, what shall i make,
      what shall i cook, what shall we cook, what would you make, what would you cook,
      something to make, something to cook, things to make, meals to make, meals i can make,
      recipes i can make, anything i can make, something i can make, what dishes can i make,
      what meal can i make, what meals can i make, what recipes can i make, what else can i make,
      ideas, dinner ideas, meal ideas, lunch ideas, how do i use up, how do i use, how can i use,
      how can i use up, how to use up, how to use, best way to use, best way to use up
    link: with, from, out of, using, with leftover, w
    have: i have, i ve got, ive got, i have got, we have, we ve got, i got, i only have,
      i just have, i ve only got, all i have is, all i have are, in my fridge i have,
      in the fridge i have, at home i have, my fridge has, in my fridge, in the fridge,
      what i have, got, ingredients, my ingredients are, i bought too many, i bought too much,
      i still have, i have too much, i have too many, i have some, i have a lot of,
      i have lots of, i have leftover
    leftover: recipes with leftover, recipe with leftover, meals with leftover,
      something with leftover, recipes for using up, recipes for leftover, leftover, left over,
      leftovers of, leftovers from, use up, using up, to use up, use up leftover, use leftover,
      using leftover, using up leftover, remaining, surplus, recipes using, recipes that use,
      recipes to use up, recipe using, recipe to use up, recipes using up, recipe for leftover,
      recipes that use up, dishes using, meals using, recipes to use, ways to use up, ways to use,
      ideas for leftover, too many, too much, glut of, dish using
    leftovers: leftovers, left overs, to use up, going off, that needs using up,
      that need using up
    home: at home, in the fridge, in my fridge, in the freezer, in my freezer, in the pantry,
      in my pantry, left, left over, leftover, to use up, to use, on hand, lying around,
      that need using, that needs using, available, in the house, in the cupboard,
      what can i make, what can i cook, what can i do, what should i make, what should i cook,
      what can we make, what can we cook, what to cook, what to make, now what, and nothing else,
      only, what now
    some: some, a bit of, a lot of, lots of, a few, only, just, too much, too many, half a,
      a little, my, the, a, an, plenty of, a handful of, any, leftover, some leftover, this,
      these, a bunch of, loads of, a can of, a tin of, a bag of, a piece of
    meal: for dinner, for lunch, for breakfast, for supper, for tea, tonight, today,
      for dinner tonight

    # Kinds of dishes, and what no list of ingredients names
    dish: pizza, cake, cakes, soup, pie, pasta, curry, stew, salad, casserole, risotto, lasagna,
      lasagne, omelette, omelet, quiche, sandwich, stir fry, chili, chilli, bread, muffins,
      cookies, pancakes, burger, burgers, tacos, gratin, bake, roast, bars, tart, frittata, dip,
      ragu, biscuits, brownies, cupcakes, cheesecake, stroganoff
    made: meatball, meatballs, dumpling, dumplings, mash, mashed potatoes, mashed potato, gravy,
      frosting, icing, glaze, crumble topping, topping, crumb topping, crust, crumble, streusel,
      stuffing, filling, sauce, white sauce, peanut sauce, cheese sauce, cream sauce,
      mushroom sauce, garlic sauce, wine sauce, pepper sauce, lemon sauce, butter sauce,
      mint sauce, dill sauce, satay sauce, caramel sauce, chocolate sauce, yogurt sauce,
      yoghurt sauce, salsa, dip, dressing, vinaigrette, chips, fries, wedges, salad, slaw,
      coleslaw, soup, stew, curry, pie, cake, biscuits, waffles, waffle, pancakes, pancake,
      roasties, roast potatoes, yorkshire pudding, yorkshire puddings, hollandaise, bechamel,
      custard, meringue, ganache, compote, aioli, tzatziki, guacamole, chimichurri, romesco,
      omelette, roast vegetables, roasted vegetables, roasted potatoes, fried rice, fried egg,
      fried eggs, poached egg, poached eggs, potato wedges, potato salad, croutons, gremolata,
      tapenade, crackling, trimmings, twist, love, a twist, scalloped potatoes, hash, hash browns,
      bun, buns, flatbread, flatbreads, garlic bread, naan, chapati, roti, sides, a side, toast,
      soldiers, balls, wings, sticks, buttercream, cream cheese frosting, marinade, rub, drizzle,
      swirl, pudding, dough, batter, base, bottom, roux
    ingredient: soy sauce, soya sauce, tomato sauce, fish sauce, oyster sauce, hot sauce,
      chili sauce, chilli sauce, hoisin sauce, worcestershire sauce, barbecue sauce, bbq sauce,
      teriyaki sauce, apple sauce, cranberry sauce, tabasco sauce, tamari sauce, chocolate chips,
      tortilla chips, banana chips, butterscotch chips, pasta sauce, enchilada sauce, pizza sauce,
      pizza dough, tortellini, sriracha sauce, sweet chili sauce
    stays: dough, crust, shell, base, batter, water, skin, bones, bone, fat, bread maker, machine,
      mixer, oven

    # Names
    name: no bake, no knead, no churn, no cook, no boil, no fry, no stir, no chill, no roll,
      no rise, no peel, no peek, no pectin, no crust, no egg noodles, no yolks, no sugar added,
      no carb, no carbs, no proof, no melt, no mayo tuna, quick bread, quick breads, quick pickle,
      quick pickles, quick pickled, quick kimchi, quick oats, quick cooking, quick rise,
      quick puff, quick cook, quick grits, fast food, fast rise, fast acting, simple syrup,
      simple syrups, simple green, over easy, easy bake, easy over, sunday best, best foods,
      best of both worlds, better than, better for you, better batter, better butter, good friday,
      good luck, good morning, good old, good for you, good karma, good earth, for good,
      feel good, good humor, good seasons, great northern, great lakes, great white, great aunt,
      nice cream, nice biscuits, nice biscuit, super bowl, superbowl, super food, super foods,
      super green, super greens, super seed, super seeds, super noodles, super salad, super soup,
      perfect manhattan, dirty rice, original recipe, secret recipe, family recipe,
      copycat recipe, marry me, kiss me, pick me up, poor man s, rich man s, free range,
      free form, freeform, free style, free for all, gluten free for all, sugar free, fat free,
      oil free, salt free, grain free, carb free, kosher salt, kosher dill, kosher dills,
      kosher pickle, kosher pickles, kosher hot dog, kosher hot dogs, kosher wine, halal cart,
      halal guys, non vegetarian, non veg, non vegan, not vegan, not vegetarian, meatless monday,
      meatless mondays, vegan before six, nut milk, nut butter, eggs benedict, # minute egg,
      # minute eggs, # minute frosting, # minute icing, # minute noodles, # minute noodle,
      # minute fudge, minute steak, # minute steaks, # minute steak, minute rice, minute maid,
      minute soup, last minute, happy hour, # hour egg, # star, five star anise, after eight,
      seven up, heinz 57, # island, # islands, thousand island, tea for two, soup for the soul,
      for dummies, two for one, three for two, 3 for 2, one for all, with a twist, with love,
      with or without, pigs in blankets, toad in the hole, egg in a hole, eggs in purgatory,
      egg in the hole, chicken in a basket, fish in a bag, franks and beans,
      beans with bacon soup, bean with bacon, bean with bacon soup, pork with salted duck egg,
      liver with onions, chicken with 40 cloves of garlic, chicken with # cloves of garlic,
      chicken with forty cloves of garlic, spaghetti with meatballs, fish with chips,
      bangers with mash, bacon with eggs, ham with eggs, steak with eggs, steak with fries,
      biscuits with gravy, strawberries with cream, peaches with cream, chicken with dumplings,
      chicken with waffles, shrimp with grits, rice with beans, beans with rice, pasta with clams,
      linguine with clams, corned beef with cabbage, pork with beans,
      turkey with all the trimmings, beef with broccoli, cookies with milk,
      chicken with cashew nuts, duck with orange, duck a l orange, meal in a jar, salad in a jar,
      soup in a jar, in a jar, cake in a mug, in a mug, in a bowl, in a cup, eggs in a basket,
      herring under a fur coat, under a fur coat, under a brick, chicken under a brick,
      down under, use by, reduced fat
    """
}
