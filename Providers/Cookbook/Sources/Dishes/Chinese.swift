extension CookbookDishes {
  /// Chinese dishes, each a schema.org `Recipe`.
  static let chinese = [
    #"""
    {
      "@type": "Recipe",
      "identifier": "mapo-tofu",
      "name": "Mapo Tofu",
      "description": "Silky tofu and minced pork in a numbing, chile-red Sichuan sauce.",
      "recipeCuisine": "Chinese",
      "recipeCategory": "Main course",
      "keywords": "tofu, Sichuan, spicy",
      "recipeYield": "4 servings",
      "prepTime": "PT15M",
      "cookTime": "PT20M",
      "totalTime": "PT35M",
      "suitableForDiet": ["https://schema.org/LowLactoseDiet"],
      "recipeIngredient": [
        "450 g soft tofu, cut into 2 cm cubes",
        "150 g ground pork",
        "3 tablespoons vegetable oil",
        "2 tablespoons doubanjiang",
        "1 tablespoon fermented black beans, rinsed and chopped",
        "3 cloves garlic, minced",
        "1 tablespoon fresh ginger, minced",
        "250 ml unsalted chicken stock",
        "2 teaspoons soy sauce",
        "1 teaspoon sugar",
        "1 tablespoon cornstarch, mixed with 2 tablespoons water",
        "1 teaspoon Sichuan peppercorns, toasted and ground",
        "2 scallions, sliced"
      ],
      "recipeInstructions": [
        "Slip the tofu into gently simmering salted water for 3 minutes, then drain.",
        "Fry the pork in the oil over high heat until browned and crisp at the edges.",
        "Lower the heat and stir in the doubanjiang until the oil turns red, about 1 minute.",
        "Add the black beans, garlic and ginger and stir until fragrant.",
        "Pour in the stock, soy sauce and sugar, add the tofu and simmer for 5 minutes.",
        "Add the cornstarch mixture in two batches, nudging the tofu, until the sauce clings.",
        "Top with the ground peppercorns and scallions."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "kung-pao-chicken",
      "name": "Kung Pao Chicken",
      "description": "Diced chicken, peanuts and dried chiles in a sweet and sour glaze.",
      "recipeCuisine": "Chinese",
      "recipeCategory": "Main course",
      "keywords": "chicken, stir-fry, peanuts",
      "recipeYield": "4 servings",
      "prepTime": "PT30M",
      "cookTime": "PT10M",
      "totalTime": "PT40M",
      "suitableForDiet": ["https://schema.org/LowLactoseDiet"],
      "recipeIngredient": [
        "1 pound boneless chicken thighs, cut into 3/4-inch cubes",
        "2 tablespoons soy sauce",
        "1 tablespoon Shaoxing wine",
        "3 teaspoons cornstarch",
        "2 tablespoons Chinkiang vinegar",
        "1 tablespoon sugar",
        "3 tablespoons vegetable oil",
        "10 dried red chiles, snipped and seeded",
        "1 teaspoon Sichuan peppercorns",
        "3 cloves garlic, sliced",
        "1 tablespoon fresh ginger, sliced",
        "5 scallions, white parts cut into short lengths",
        "1/2 cup roasted peanuts"
      ],
      "recipeInstructions": [
        "Coat the chicken with half the soy sauce, the wine and 2 teaspoons of the cornstarch.",
        "Let it stand for 15 minutes while you prepare the other ingredients.",
        "Stir the vinegar, sugar, remaining soy and cornstarch with 2 tablespoons water.",
        "Heat the oil in a wok and darken the chiles and peppercorns for a few seconds.",
        "Add the chicken and stir-fry over high heat for 4 minutes, until nearly done.",
        "Toss in the garlic, ginger and scallions for 1 minute, until the chicken is cooked.",
        "Pour in the sauce, stir until shiny, and fold in the peanuts."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "hot-and-sour-soup",
      "name": "Hot and Sour Soup",
      "description": "A thick peppery broth sharpened with vinegar and laced with egg.",
      "recipeCuisine": "Chinese",
      "recipeCategory": "Soup",
      "keywords": "tofu, mushrooms, winter",
      "recipeYield": "4 servings",
      "prepTime": "PT30M",
      "cookTime": "PT15M",
      "totalTime": "PT45M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/LowLactoseDiet"
      ],
      "recipeIngredient": [
        "15 g dried wood ear mushrooms, soaked for 20 minutes",
        "100 g fresh shiitake mushrooms, sliced",
        "100 g canned bamboo shoots, cut into strips",
        "200 g firm tofu, cut into strips",
        "1 liter vegetable stock",
        "2 tablespoons soy sauce",
        "1 teaspoon ground white pepper",
        "3 tablespoons cornstarch, mixed with 60 ml water",
        "2 large eggs, beaten",
        "4 tablespoons Chinkiang vinegar",
        "2 teaspoons toasted sesame oil",
        "2 scallions, sliced"
      ],
      "recipeInstructions": [
        "Drain the soaked wood ears and cut them into thin strips.",
        "Simmer both mushrooms and the bamboo shoots in the stock for 8 minutes.",
        "Add the tofu, soy sauce and white pepper and return to a simmer.",
        "Stir in the cornstarch mixture and cook until the soup thickens, about 1 minute.",
        "Drizzle in the eggs while stirring slowly so that they set in ribbons.",
        "Off the heat, stir in the vinegar and sesame oil. Top with the scallions."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "dan-dan-noodles",
      "name": "Dan Dan Noodles",
      "description": "Wheat noodles over a fiery sesame sauce with crisp, savory pork.",
      "recipeCuisine": "Chinese",
      "recipeCategory": "Noodles",
      "keywords": "pork, Sichuan, spicy",
      "recipeYield": "4 servings",
      "prepTime": "PT15M",
      "cookTime": "PT20M",
      "totalTime": "PT35M",
      "suitableForDiet": ["https://schema.org/LowLactoseDiet"],
      "recipeIngredient": [
        "400 g fresh wheat noodles",
        "250 g ground pork",
        "1 tablespoon vegetable oil",
        "1 tablespoon Shaoxing wine",
        "60 g ya cai (preserved mustard greens), chopped",
        "4 tablespoons soy sauce",
        "3 tablespoons Chinese sesame paste",
        "4 tablespoons chile oil with sediment",
        "1 tablespoon Chinkiang vinegar",
        "2 teaspoons sugar",
        "1 teaspoon ground Sichuan pepper",
        "2 cloves garlic, grated",
        "200 g baby bok choy, halved"
      ],
      "recipeInstructions": [
        "Fry the pork in the oil until dry and crumbly, about 6 minutes.",
        "Add the wine, ya cai and 1 tablespoon of the soy sauce and fry for 3 minutes more.",
        "Whisk the sesame paste, chile oil, vinegar, sugar, pepper, garlic and remaining soy.",
        "Divide the sauce among 4 bowls and loosen each with a splash of noodle water.",
        "Boil the noodles as the packet directs, adding the bok choy for the last minute.",
        "Drain, divide among the bowls and top with the pork. Toss well before eating."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "smashed-cucumber-salad",
      "name": "Smashed Cucumber Salad",
      "description": "Craggy pieces of cold cucumber in a punchy garlic and vinegar dressing.",
      "recipeCuisine": "Chinese",
      "recipeCategory": "Salad",
      "keywords": "cucumber, quick, garlic",
      "recipeYield": "4 servings",
      "prepTime": "PT25M",
      "cookTime": "PT5M",
      "totalTime": "PT30M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/VeganDiet",
        "https://schema.org/LowLactoseDiet"
      ],
      "recipeIngredient": [
        "1 1/2 pounds English or Persian cucumbers",
        "1 teaspoon salt",
        "3 cloves garlic, finely chopped",
        "2 tablespoons rice vinegar",
        "1 tablespoon soy sauce",
        "2 teaspoons sugar",
        "1 tablespoon toasted sesame oil",
        "1 tablespoon chile oil",
        "2 teaspoons sesame seeds"
      ],
      "recipeInstructions": [
        "Whack the cucumbers with the flat of a cleaver until they split, then cut into chunks.",
        "Toss with the salt and leave in a colander for 15 minutes to drain.",
        "Toast the sesame seeds in a dry pan for about 4 minutes, until golden.",
        "Stir the garlic, vinegar, soy sauce, sugar and sesame oil until the sugar dissolves.",
        "Shake the cucumbers dry, toss with the dressing and finish with chile oil and seeds."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "scallion-pancakes",
      "name": "Scallion Pancakes",
      "description": "Flaky, crisp-edged flatbreads coiled around plenty of scallions.",
      "recipeCuisine": "Chinese",
      "recipeCategory": "Bread",
      "keywords": "flatbread, flaky, snack",
      "recipeYield": "4 pancakes",
      "prepTime": "PT1H",
      "cookTime": "PT25M",
      "totalTime": "PT1H25M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/VeganDiet",
        "https://schema.org/LowLactoseDiet",
        "https://schema.org/HalalDiet"
      ],
      "recipeIngredient": [
        "2 1/2 cups all-purpose flour, plus extra for rolling",
        "3/4 cup boiling water",
        "1/4 cup cold water",
        "3 tablespoons toasted sesame oil",
        "1 1/2 teaspoons salt",
        "1 1/2 cups scallions, thinly sliced",
        "1/3 cup vegetable oil"
      ],
      "recipeInstructions": [
        "Stir the boiling water into the flour, then the cold water. Knead until smooth.",
        "Cover the dough and rest for 30 minutes, then divide into 4 pieces.",
        "Roll each into a thin round, brush with sesame oil and add salt and scallions.",
        "Roll up like a cigar, coil into a snail and flatten with your palm.",
        "Roll each coil into a 7-inch round, dusting with flour as needed.",
        "Fry one at a time in a little vegetable oil for 3 minutes a side, until golden.",
        "Scrunch the pancakes to loosen the layers and cut into wedges."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "char-siu",
      "name": "Char Siu",
      "description": "Cantonese roast pork with a sticky, sweet, lacquered edge.",
      "recipeCuisine": "Chinese",
      "recipeCategory": "Main course",
      "keywords": "pork, Cantonese, roast",
      "recipeYield": "6 servings",
      "prepTime": "PT8H25M",
      "cookTime": "PT50M",
      "totalTime": "PT9H15M",
      "suitableForDiet": ["https://schema.org/LowLactoseDiet"],
      "recipeIngredient": [
        "1 kg boneless pork shoulder, cut into 5 cm thick strips",
        "3 tablespoons hoisin sauce",
        "2 tablespoons soy sauce",
        "1 tablespoon dark soy sauce",
        "2 tablespoons Shaoxing wine",
        "50 g sugar",
        "1 teaspoon five-spice powder",
        "3 cloves garlic, grated",
        "1 cube red fermented bean curd, mashed",
        "60 g honey"
      ],
      "recipeInstructions": [
        "Stir together everything except the pork and honey.",
        "Coat the pork with the marinade and refrigerate for 8 hours.",
        "Heat the oven to 200°C and set a rack over a foil-lined tray of water.",
        "Roast the pork on the rack for 35 minutes, turning once, saving the leftover marinade.",
        "Boil the leftover marinade with the honey for 5 minutes to make a glaze.",
        "Brush the pork with glaze and roast for 15 minutes more, until charred at the edges.",
        "Rest for 10 minutes, then slice across the grain."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "cantonese-steamed-fish",
      "name": "Cantonese Steamed Fish",
      "description": "A whole fish steamed with ginger and dressed with sizzling oil.",
      "recipeCuisine": "Chinese",
      "recipeCategory": "Main course",
      "keywords": "fish, ginger, steamed",
      "recipeYield": "4 servings",
      "prepTime": "PT15M",
      "cookTime": "PT12M",
      "totalTime": "PT27M",
      "suitableForDiet": ["https://schema.org/LowLactoseDiet"],
      "recipeIngredient": [
        "1 whole sea bass, about 700 g, cleaned and scaled",
        "1/2 teaspoon salt",
        "40 g fresh ginger, cut into fine matchsticks",
        "4 scallions, cut into fine shreds",
        "3 tablespoons light soy sauce",
        "1 teaspoon sugar",
        "2 tablespoons hot water",
        "3 tablespoons peanut oil",
        "10 g cilantro sprigs"
      ],
      "recipeInstructions": [
        "Pat the fish dry, rub with the salt and tuck a third of the ginger into the cavity.",
        "Set the fish on a heatproof plate in a steamer over rapidly boiling water.",
        "Cover and steam for 9 to 10 minutes, until the flesh parts easily at the bone.",
        "Pour off the liquid and cover the fish with the scallions and remaining ginger.",
        "Heat the oil until it shimmers and pour it over, so the scallions sizzle.",
        "Stir the soy sauce, sugar and hot water together, pour around and add the cilantro."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "yangzhou-fried-rice",
      "name": "Yangzhou Fried Rice",
      "description": "Golden egg fried rice studded with shrimp, roast pork and peas.",
      "recipeCuisine": "Chinese",
      "recipeCategory": "Main course",
      "keywords": "rice, shrimp, wok",
      "recipeYield": "4 servings",
      "prepTime": "PT20M",
      "cookTime": "PT12M",
      "totalTime": "PT32M",
      "suitableForDiet": ["https://schema.org/LowLactoseDiet"],
      "recipeIngredient": [
        "5 cups cooked long-grain rice, chilled",
        "1/4 cup vegetable oil",
        "3 large eggs, beaten",
        "1/2 pound small shrimp, peeled and deveined",
        "1 cup char siu or ham, diced",
        "3/4 cup frozen peas, thawed",
        "1/2 cup carrot, finely diced",
        "1 tablespoon Shaoxing wine",
        "1 teaspoon salt",
        "1/4 teaspoon ground white pepper",
        "4 scallions, sliced"
      ],
      "recipeInstructions": [
        "Break up the cold rice with damp hands until no clumps remain.",
        "Sear the shrimp in 1 tablespoon of the oil for 2 minutes, then set aside.",
        "Add another tablespoon of oil, softly scramble the eggs and set them aside.",
        "Stir-fry the carrot and char siu in the remaining oil for 2 minutes.",
        "Add the rice, pressing and tossing over high heat for 4 minutes, until it jumps.",
        "Sprinkle in the wine, salt and pepper, then toss with the peas, shrimp and eggs.",
        "Fold through the scallions and serve right away."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "tomato-egg-stir-fry",
      "name": "Tomato and Egg Stir-Fry",
      "description": "Soft curds of egg in a sweet, juicy tomato sauce, made for rice.",
      "recipeCuisine": "Chinese",
      "recipeCategory": "Main course",
      "keywords": "eggs, weeknight, quick",
      "recipeYield": "2 servings",
      "prepTime": "PT10M",
      "cookTime": "PT10M",
      "totalTime": "PT20M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet",
        "https://schema.org/HalalDiet"
      ],
      "recipeIngredient": [
        "4 large eggs",
        "4 medium ripe tomatoes, cut into wedges",
        "3 tablespoons vegetable oil",
        "1 clove garlic, minced",
        "2 teaspoons sugar",
        "3/4 teaspoon salt",
        "2 scallions, sliced"
      ],
      "recipeInstructions": [
        "Beat the eggs with a third of the salt.",
        "Heat 2 tablespoons of the oil and gently scramble the eggs until barely set. Remove.",
        "Add the remaining oil and cook the garlic for a few seconds.",
        "Add the tomatoes, sugar and remaining salt and cook for 5 minutes, until saucy.",
        "Return the eggs, fold for 30 seconds and finish with the scallions."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "black-sesame-tangyuan",
      "name": "Black Sesame Tangyuan",
      "description": "Chewy rice dumplings with a molten black sesame center in ginger syrup.",
      "recipeCuisine": "Chinese",
      "recipeCategory": "Dessert",
      "keywords": "dumplings, sesame, Lantern Festival",
      "recipeYield": "6 servings",
      "prepTime": "PT1H15M",
      "cookTime": "PT15M",
      "totalTime": "PT1H30M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/VeganDiet",
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet",
        "https://schema.org/HalalDiet"
      ],
      "recipeIngredient": [
        "100 g black sesame seeds, toasted",
        "80 g sugar",
        "70 g coconut oil, softened",
        "250 g glutinous rice flour",
        "200 ml warm water",
        "30 g fresh ginger, sliced",
        "60 g rock sugar",
        "1 liter water"
      ],
      "recipeInstructions": [
        "Grind the sesame seeds with the sugar, mix with the coconut oil and chill until firm.",
        "Roll the filling into 24 small balls and freeze for 30 minutes.",
        "Knead the rice flour with the warm water to a smooth dough and divide into 24.",
        "Flatten each piece, wrap it around a ball of filling and roll until round.",
        "Simmer the ginger, rock sugar and 1 liter of water for 10 minutes to make a syrup.",
        "Boil the dumplings in a separate pot until they float, then cook 2 minutes more.",
        "Serve 4 to a bowl with some of the hot syrup."
      ]
    }
    """#,
  ]
}
