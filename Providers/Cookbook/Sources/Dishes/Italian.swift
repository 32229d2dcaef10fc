extension CookbookDishes {
  /// Italian dishes, each a schema.org `Recipe`.
  static let italian = [
    #"""
    {
      "@type": "Recipe",
      "identifier": "minestrone",
      "name": "Minestrone",
      "description": "A thick vegetable soup with white beans and small pasta.",
      "recipeCuisine": "Italian",
      "recipeCategory": "Soup",
      "keywords": "vegetables, beans, one pot",
      "recipeYield": "6 servings",
      "prepTime": "PT20M",
      "cookTime": "PT45M",
      "totalTime": "PT65M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/VeganDiet",
        "https://schema.org/LowLactoseDiet",
        "https://schema.org/HalalDiet"
      ],
      "recipeIngredient": [
        "2 tablespoons olive oil",
        "1 onion, finely chopped",
        "2 carrots, diced",
        "2 celery stalks, diced",
        "3 garlic cloves, minced",
        "1 zucchini, diced",
        "2 cups green cabbage, shredded",
        "2 cups canned chopped tomatoes",
        "6 cups water",
        "1 1/2 teaspoons salt",
        "2 cups cooked cannellini beans, drained",
        "3/4 cup small egg-free pasta",
        "1/4 cup basil leaves, torn"
      ],
      "recipeInstructions": [
        "Warm the oil in a large pot and soften the onion over medium heat for 8 minutes.",
        "Stir in the carrots, celery and garlic and cook for 5 minutes more.",
        "Add the zucchini, cabbage, tomatoes, water and salt and bring to a boil.",
        "Lower the heat, cover and simmer for 20 minutes until the vegetables are tender.",
        "Add the beans and pasta and cook for about 10 minutes, stirring so nothing sticks.",
        "Take off the heat, stir in the basil and let the soup stand briefly before serving."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "spaghetti-alla-carbonara",
      "name": "Spaghetti alla Carbonara",
      "description": "Spaghetti in a silky sauce of eggs, pecorino and crisp cured pork.",
      "recipeCuisine": "Italian",
      "recipeCategory": "Main Course",
      "keywords": "pasta, eggs, pork, quick",
      "recipeYield": "4 servings",
      "prepTime": "PT10M",
      "cookTime": "PT20M",
      "totalTime": "PT30M",
      "recipeIngredient": [
        "400 g spaghetti",
        "150 g guanciale, cut into short strips",
        "2 eggs",
        "4 egg yolks",
        "80 g pecorino romano, finely grated",
        "1 teaspoon black pepper, coarsely ground",
        "1 tablespoon salt, for the pasta water"
      ],
      "recipeInstructions": [
        "Put the guanciale in a cold wide pan and fry gently for 10 minutes until crisp.",
        "Beat the eggs and yolks with most of the pecorino and all of the pepper.",
        "Boil the spaghetti in the salted water until just firm, saving a cup of the water.",
        "Toss the drained pasta in the pork fat and guanciale, then take the pan off the heat.",
        "Wait one minute, pour in the egg mixture and toss fast so it thickens without setting.",
        "Loosen with spoonfuls of pasta water and finish with the remaining pecorino."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "risotto-alla-milanese",
      "name": "Risotto alla Milanese",
      "description": "Golden saffron rice stirred slowly until loose and creamy.",
      "recipeCuisine": "Italian",
      "recipeCategory": "Main Course",
      "keywords": "rice, saffron, creamy",
      "recipeYield": "4 servings",
      "prepTime": "PT10M",
      "cookTime": "PT30M",
      "totalTime": "PT40M",
      "recipeIngredient": [
        "320 g carnaroli rice",
        "1.2 litres chicken stock",
        "1/2 teaspoon saffron threads",
        "60 g butter, divided",
        "1 small onion, very finely chopped",
        "120 ml dry white wine",
        "60 g Parmesan, finely grated",
        "1/2 teaspoon salt"
      ],
      "recipeInstructions": [
        "Bring the stock to a bare simmer and steep the saffron in one small ladleful of it.",
        "Melt half the butter in a wide pan and soften the onion for 6 minutes, uncolored.",
        "Stir in the rice for 2 minutes, pour in the wine and let it boil away.",
        "Add stock a ladle at a time, stirring often and waiting until each one is absorbed.",
        "After 12 minutes add the saffron liquid, then carry on for 5 minutes until just tender.",
        "Off the heat, beat in the remaining butter, the Parmesan and the salt.",
        "Cover for 2 minutes, then serve while it still flows across the plate."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "lasagne-alla-bolognese",
      "name": "Lasagne alla Bolognese",
      "description": "Sheets of pasta baked with slow-cooked meat sauce and béchamel.",
      "recipeCuisine": "Italian",
      "recipeCategory": "Main Course",
      "keywords": "pasta, beef, baked, family",
      "recipeYield": "8 servings",
      "prepTime": "PT40M",
      "cookTime": "PT2H30M",
      "totalTime": "PT3H10M",
      "recipeIngredient": [
        "2 tablespoons olive oil",
        "1 onion, finely chopped",
        "1 carrot, finely chopped",
        "1 celery stalk, finely chopped",
        "400 g ground beef",
        "200 g ground pork",
        "150 ml dry red wine",
        "700 g tomato passata",
        "1 1/2 teaspoons salt",
        "80 g butter",
        "80 g plain flour",
        "1 litre whole milk",
        "350 g fresh egg lasagne sheets",
        "120 g Parmesan, grated"
      ],
      "recipeInstructions": [
        "Soften the onion, carrot and celery in the oil for 10 minutes, then brown both meats.",
        "Pour in the wine and boil it off, then add the passata and half of the salt.",
        "Partly cover and simmer on low for 90 minutes, adding a splash of water if it dries.",
        "For the béchamel, melt the butter, cook the flour in it for 2 minutes, then add milk.",
        "Whisk over medium heat for 8 minutes until smooth and thick, and add the other salt.",
        "Layer sauce, pasta, béchamel and Parmesan in a deep dish, ending with the white sauce.",
        "Bake at 190°C for 35 minutes until bubbling and browned, then rest before cutting."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "melanzane-alla-parmigiana",
      "name": "Melanzane alla Parmigiana",
      "description": "Fried eggplant layered with tomato sauce, mozzarella and Parmesan.",
      "recipeCuisine": "Italian",
      "recipeCategory": "Main Course",
      "keywords": "eggplant, cheese, baked",
      "recipeYield": "6 servings",
      "prepTime": "PT60M",
      "cookTime": "PT75M",
      "totalTime": "PT2H15M",
      "suitableForDiet": ["https://schema.org/GlutenFreeDiet"],
      "recipeIngredient": [
        "1.5 kg eggplants, cut lengthwise into 1 cm slices",
        "1 tablespoon salt",
        "250 ml olive oil, for frying",
        "2 garlic cloves, lightly crushed",
        "800 g canned plum tomatoes, crushed",
        "20 g basil leaves",
        "300 g mozzarella, torn and drained",
        "100 g Parmesan, finely grated"
      ],
      "recipeInstructions": [
        "Salt the eggplant slices, leave in a colander for 40 minutes, then rinse and pat dry.",
        "Warm 2 tablespoons of the oil with the garlic, add the tomatoes and simmer 20 minutes.",
        "Remove the garlic and stir half of the basil into the sauce.",
        "Fry the eggplant in the remaining oil in batches until golden, and drain on paper.",
        "Layer sauce, eggplant, mozzarella, Parmesan and basil in a baking dish several times.",
        "Finish with sauce and Parmesan and bake at 190°C for 35 minutes until well browned.",
        "Let it settle for at least 20 minutes out of the oven, since it slices best warm."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "ossobuco-alla-milanese",
      "name": "Ossobuco alla Milanese",
      "description": "Veal shanks braised in white wine and finished with gremolata.",
      "recipeCuisine": "Italian",
      "recipeCategory": "Main Course",
      "keywords": "veal, braise, slow cooked",
      "recipeYield": "4 servings",
      "prepTime": "PT20M",
      "cookTime": "PT2H",
      "totalTime": "PT2H20M",
      "recipeIngredient": [
        "4 veal shank slices, 4 cm thick",
        "50 g plain flour",
        "1 teaspoon salt",
        "40 g butter",
        "1 tablespoon olive oil",
        "1 onion, finely chopped",
        "1 carrot, finely chopped",
        "1 celery stalk, finely chopped",
        "200 ml dry white wine",
        "500 ml beef stock",
        "1 lemon, zest finely grated",
        "1 garlic clove, minced",
        "15 g parsley, finely chopped"
      ],
      "recipeInstructions": [
        "Snip the rim of each shank so it lies flat, season with the salt and coat with flour.",
        "Brown the shanks in the butter and oil for 4 minutes on each side, then set them aside.",
        "Soften the onion, carrot and celery in the same pan for 8 minutes.",
        "Return the meat, pour in the wine and let it reduce by half, then add the stock.",
        "Cover and simmer very gently for 90 minutes, turning once, until the meat is tender.",
        "Mix the lemon zest, garlic and parsley to make the gremolata.",
        "Scatter the gremolata over the shanks, cook 2 minutes more and serve with the sauce."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "caponata",
      "name": "Caponata",
      "description": "Sicilian sweet-and-sour eggplant with celery, olives and capers.",
      "recipeCuisine": "Italian",
      "recipeCategory": "Side Dish",
      "keywords": "eggplant, sweet and sour, Sicilian",
      "recipeYield": "6 servings",
      "prepTime": "PT20M",
      "cookTime": "PT45M",
      "totalTime": "PT65M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/VeganDiet",
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet"
      ],
      "recipeIngredient": [
        "800 g eggplants, cut into 2 cm cubes",
        "120 ml olive oil",
        "1 red onion, sliced",
        "3 celery stalks, sliced",
        "400 g canned chopped tomatoes",
        "100 g green olives, pitted and halved",
        "2 tablespoons capers, rinsed",
        "2 tablespoons raisins",
        "2 tablespoons sugar",
        "60 ml red wine vinegar",
        "1 teaspoon salt",
        "2 tablespoons pine nuts, toasted"
      ],
      "recipeInstructions": [
        "Fry the eggplant in most of the oil in two batches until deep golden, then drain.",
        "Cook the onion and celery in the rest of the oil for 8 minutes until just soft.",
        "Add the tomatoes, olives, capers, raisins and salt and simmer for 10 minutes.",
        "Stir in the sugar and vinegar and let the sauce bubble for 3 minutes.",
        "Fold in the eggplant and cook gently for 5 minutes so the flavors come together.",
        "Cool to room temperature and scatter with the pine nuts before serving."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "panzanella",
      "name": "Panzanella",
      "description": "A Tuscan summer salad of stale bread and ripe tomatoes.",
      "recipeCuisine": "Italian",
      "recipeCategory": "Salad",
      "keywords": "bread, tomatoes, summer, no cook",
      "recipeYield": "4 servings",
      "prepTime": "PT45M",
      "cookTime": "PT0M",
      "totalTime": "PT45M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/VeganDiet",
        "https://schema.org/LowLactoseDiet"
      ],
      "recipeIngredient": [
        "300 g stale dairy-free country bread, torn",
        "600 g ripe tomatoes, cut into chunks",
        "1 cucumber, peeled and sliced",
        "1 red onion, thinly sliced",
        "20 g basil leaves, torn",
        "80 ml olive oil",
        "3 tablespoons red wine vinegar",
        "1 teaspoon salt",
        "1/4 teaspoon black pepper"
      ],
      "recipeInstructions": [
        "Soak the onion in cold water with a spoonful of the vinegar for 10 minutes, then drain.",
        "Toss the tomatoes with the salt and leave for 10 minutes to draw out their juice.",
        "Sprinkle the bread with water until it softens, then squeeze it dry and crumble it.",
        "Mix the bread, tomatoes with juice, cucumber, onion and basil in a large bowl.",
        "Dress with the oil, remaining vinegar and pepper, and rest 20 minutes before serving."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "focaccia",
      "name": "Focaccia",
      "description": "A dimpled flatbread soaked with olive oil and topped with rosemary.",
      "recipeCuisine": "Italian",
      "recipeCategory": "Bread",
      "keywords": "yeast, olive oil, rosemary",
      "recipeYield": "10 servings",
      "prepTime": "PT2H30M",
      "cookTime": "PT25M",
      "totalTime": "PT2H55M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/VeganDiet",
        "https://schema.org/LowLactoseDiet",
        "https://schema.org/HalalDiet"
      ],
      "recipeIngredient": [
        "500 g strong white flour",
        "7 g instant yeast",
        "2 teaspoons fine salt",
        "400 ml lukewarm water",
        "90 ml olive oil, divided",
        "1 tablespoon rosemary leaves",
        "1 teaspoon flaky salt"
      ],
      "recipeInstructions": [
        "Mix the flour, yeast, fine salt, water and 2 tablespoons of oil into a sticky dough.",
        "Stretch and fold the dough over itself in the bowl, then rest 15 minutes and repeat.",
        "Cover and let rise in a warm place for about 75 minutes until doubled.",
        "Tip into a well-oiled 23 by 33 cm pan, ease it to the edges and let rise 40 minutes.",
        "Pour over the remaining oil and press deep dimples all over with your fingertips.",
        "Scatter with the rosemary and flaky salt and bake at 220°C for 25 minutes until golden."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "pizza-margherita",
      "name": "Pizza Margherita",
      "description": "Thin, blistered pizza with tomato, mozzarella and basil.",
      "recipeCuisine": "Italian",
      "recipeCategory": "Main Course",
      "keywords": "pizza, tomato, mozzarella, baked",
      "recipeYield": "4 servings",
      "prepTime": "PT2H",
      "cookTime": "PT20M",
      "totalTime": "PT2H20M",
      "suitableForDiet": ["https://schema.org/VegetarianDiet"],
      "recipeIngredient": [
        "500 g strong white flour",
        "5 g instant yeast",
        "325 ml lukewarm water",
        "2 teaspoons salt, divided",
        "300 g canned plum tomatoes, crushed by hand",
        "250 g vegetarian mozzarella, torn and drained",
        "2 tablespoons olive oil",
        "15 g basil leaves"
      ],
      "recipeInstructions": [
        "Mix the flour, yeast, water and most of the salt, then knead for 10 minutes.",
        "Cover and let the dough rise for about 70 minutes until doubled.",
        "Divide into four balls, cover and rest 20 minutes while a baking stone heats at 250°C.",
        "Season the tomatoes with the remaining salt.",
        "Press each ball out to a 25 cm round and spread thinly with tomato, leaving a rim.",
        "Top with mozzarella and a little oil, and bake one at a time for about 5 minutes.",
        "Scatter with the basil and serve each pizza straight away."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "tiramisu",
      "name": "Tiramisù",
      "description": "Coffee-soaked ladyfingers layered with mascarpone cream and cocoa.",
      "recipeCuisine": "Italian",
      "recipeCategory": "Dessert",
      "keywords": "coffee, mascarpone, no bake, make ahead",
      "recipeYield": "8 servings",
      "prepTime": "PT4H30M",
      "cookTime": "PT0M",
      "totalTime": "PT4H30M",
      "suitableForDiet": ["https://schema.org/VegetarianDiet"],
      "recipeIngredient": [
        "4 very fresh eggs, separated",
        "100 g sugar",
        "500 g mascarpone",
        "300 ml strong espresso, cooled",
        "3 tablespoons Marsala",
        "300 g ladyfingers",
        "2 tablespoons cocoa powder"
      ],
      "recipeInstructions": [
        "Whisk the egg yolks with the sugar until pale and thick, then beat in the mascarpone.",
        "Whip the egg whites to firm peaks in a clean bowl and fold them into the cream.",
        "Stir the Marsala into the espresso and dip each ladyfinger for a second on each side.",
        "Line a dish with half of the ladyfingers and cover with half of the cream.",
        "Repeat the layers, smooth the top and chill for at least 4 hours.",
        "Dust generously with cocoa just before serving."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "panna-cotta",
      "name": "Panna Cotta",
      "description": "Softly set vanilla cream served with a raspberry sauce.",
      "recipeCuisine": "Italian",
      "recipeCategory": "Dessert",
      "keywords": "cream, vanilla, make ahead",
      "recipeYield": "6 servings",
      "prepTime": "PT4H15M",
      "cookTime": "PT10M",
      "totalTime": "PT4H25M",
      "suitableForDiet": ["https://schema.org/GlutenFreeDiet"],
      "recipeIngredient": [
        "500 ml heavy cream",
        "250 ml whole milk",
        "90 g sugar, divided",
        "1 vanilla bean, split",
        "8 g gelatin powder",
        "3 tablespoons cold water",
        "250 g raspberries"
      ],
      "recipeInstructions": [
        "Sprinkle the gelatin over the cold water and leave for 5 minutes to swell.",
        "Heat the cream, milk, vanilla and 70 g of the sugar until steaming, without boiling.",
        "Off the heat, stir in the gelatin until fully melted and lift out the vanilla bean.",
        "Strain into six small molds, cool, and chill for at least 4 hours until set.",
        "Crush the raspberries with the remaining sugar and press through a sieve.",
        "Dip each mold briefly in hot water, turn out and spoon the sauce around."
      ]
    }
    """#,
  ]
}
