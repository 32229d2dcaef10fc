extension CookbookDishes {
  /// Japanese dishes, each a schema.org `Recipe`.
  static let japanese = [
    #"""
    {
      "@type": "Recipe",
      "identifier": "miso-soup",
      "name": "Miso Soup",
      "description": "Light dashi with miso, silken tofu, wakame and scallion.",
      "recipeCuisine": "Japanese",
      "recipeCategory": "Soup",
      "keywords": "tofu, miso, quick",
      "recipeYield": "4 servings",
      "prepTime": "PT10M",
      "cookTime": "PT15M",
      "totalTime": "PT25M",
      "suitableForDiet": ["https://schema.org/LowLactoseDiet"],
      "recipeIngredient": [
        "4 cups water",
        "1 piece kombu, 4 inches long",
        "1 cup bonito flakes",
        "1 tablespoon dried wakame",
        "8 ounces silken tofu, cut into small cubes",
        "1/4 cup white miso",
        "2 scallions, thinly sliced"
      ],
      "recipeInstructions": [
        "Heat the water and kombu slowly, and lift the kombu out just before it boils.",
        "Add the bonito flakes, turn off the heat, wait 2 minutes and strain.",
        "Soak the wakame in cold water for 5 minutes and drain.",
        "Return the dashi to a bare simmer and warm the tofu and wakame in it for 2 minutes.",
        "Off the heat, dissolve the miso in a ladle of broth and stir it back into the pot.",
        "Top with the scallions and serve without boiling again."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "tonkatsu",
      "name": "Tonkatsu",
      "description": "Thick pork cutlets in a shaggy panko crust, fried until deep gold.",
      "recipeCuisine": "Japanese",
      "recipeCategory": "Main course",
      "keywords": "pork, fried, panko",
      "recipeYield": "4 servings",
      "prepTime": "PT20M",
      "cookTime": "PT20M",
      "totalTime": "PT40M",
      "suitableForDiet": ["https://schema.org/LowLactoseDiet"],
      "recipeIngredient": [
        "4 boneless pork loin chops, about 150 g each",
        "1 teaspoon salt",
        "1/4 teaspoon ground black pepper",
        "60 g all-purpose flour",
        "2 large eggs, beaten",
        "120 g panko breadcrumbs",
        "1 liter vegetable oil, for frying",
        "300 g green cabbage, very finely shredded",
        "100 ml tonkatsu sauce",
        "1 lemon, cut into wedges"
      ],
      "recipeInstructions": [
        "Nick the fat along the edge of each chop, pound lightly and add salt and pepper.",
        "Dredge the chops in the flour, then the egg, then press firmly into the panko.",
        "Heat the oil to 170°C in a deep, heavy pot.",
        "Fry two chops at a time for 5 to 6 minutes, turning once, until cooked through.",
        "Drain upright on a rack for 3 minutes so that the crust stays crisp.",
        "Slice into strips and serve with the cabbage, sauce and lemon."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "oyakodon",
      "name": "Oyakodon",
      "description": "Chicken and just-set egg simmered in sweet dashi over hot rice.",
      "recipeCuisine": "Japanese",
      "recipeCategory": "Main course",
      "keywords": "chicken, eggs, rice bowl",
      "recipeYield": "2 servings",
      "prepTime": "PT10M",
      "cookTime": "PT12M",
      "totalTime": "PT22M",
      "suitableForDiet": ["https://schema.org/LowLactoseDiet"],
      "recipeIngredient": [
        "250 g boneless chicken thighs, cut into bite-size pieces",
        "1 small onion, thinly sliced",
        "150 ml dashi",
        "2 tablespoons soy sauce",
        "2 tablespoons mirin",
        "2 teaspoons sugar",
        "4 large eggs, very lightly beaten",
        "400 g cooked short-grain rice, hot",
        "10 g mitsuba or scallions, chopped"
      ],
      "recipeInstructions": [
        "Bring the dashi, soy sauce, mirin and sugar to a simmer in a medium skillet.",
        "Add the onion and chicken and cook for 6 minutes, until the chicken is done.",
        "Drizzle in two thirds of the egg, cover and cook for 1 minute.",
        "Add the remaining egg, cover and cook for 1 minute more, until softly set.",
        "Slide over bowls of hot rice and sprinkle with the mitsuba."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "zaru-soba",
      "name": "Zaru Soba",
      "description": "Chilled buckwheat noodles dipped in a cold, smoky soy broth.",
      "recipeCuisine": "Japanese",
      "recipeCategory": "Noodles",
      "keywords": "buckwheat, cold, summer",
      "recipeYield": "4 servings",
      "prepTime": "PT30M",
      "cookTime": "PT10M",
      "totalTime": "PT40M",
      "suitableForDiet": ["https://schema.org/LowLactoseDiet"],
      "recipeIngredient": [
        "400 g dried soba noodles",
        "120 ml soy sauce",
        "120 ml mirin",
        "350 ml dashi",
        "1 sheet nori, cut into thin strips",
        "3 scallions, thinly sliced",
        "2 teaspoons wasabi paste",
        "100 g daikon, finely grated"
      ],
      "recipeInstructions": [
        "Boil the mirin for 1 minute, add the soy sauce and dashi and bring back to a simmer.",
        "Cool the dipping sauce, then chill it for at least 20 minutes.",
        "Boil the soba in plenty of unsalted water until just tender, about 5 minutes.",
        "Drain and rub the noodles under cold running water until no longer slick.",
        "Pile on draining mats or plates and top with the nori.",
        "Serve with the sauce, adding scallions, wasabi and daikon to taste."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "okonomiyaki",
      "name": "Okonomiyaki",
      "description": "An Osaka cabbage pancake with crisp pork, sweet sauce and bonito.",
      "recipeCuisine": "Japanese",
      "recipeCategory": "Main course",
      "keywords": "cabbage, pancake, Osaka",
      "recipeYield": "2 servings",
      "prepTime": "PT20M",
      "cookTime": "PT25M",
      "totalTime": "PT45M",
      "suitableForDiet": ["https://schema.org/LowLactoseDiet"],
      "recipeIngredient": [
        "1 cup all-purpose flour",
        "1 teaspoon baking powder",
        "3/4 cup dashi, cooled",
        "2 large eggs",
        "4 cups green cabbage, finely chopped",
        "3 scallions, sliced",
        "1/4 cup tenkasu (tempura scraps)",
        "2 tablespoons vegetable oil",
        "4 ounces thinly sliced pork belly",
        "1/4 cup okonomiyaki sauce",
        "2 tablespoons Japanese mayonnaise",
        "1/4 cup bonito flakes"
      ],
      "recipeInstructions": [
        "Whisk the flour, baking powder and dashi and let the batter stand for 10 minutes.",
        "Fold in the eggs, cabbage, scallions and tenkasu until barely combined.",
        "Heat half the oil and shape half the batter into a thick 7-inch round.",
        "Lay half the pork on top and cook over medium heat for 5 minutes.",
        "Flip, cook for 5 minutes, then flip once more and cook for 2 minutes.",
        "Repeat with the remaining oil, batter and pork.",
        "Brush with the sauce, stripe with mayonnaise and shower with bonito flakes."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "spinach-gomaae",
      "name": "Spinach Gomaae",
      "description": "Blanched spinach dressed with coarsely ground toasted sesame.",
      "recipeCuisine": "Japanese",
      "recipeCategory": "Side dish",
      "keywords": "spinach, sesame, quick",
      "recipeYield": "4 servings",
      "prepTime": "PT10M",
      "cookTime": "PT5M",
      "totalTime": "PT15M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/VeganDiet",
        "https://schema.org/LowLactoseDiet"
      ],
      "recipeIngredient": [
        "1 pound spinach, washed",
        "1/4 cup white sesame seeds",
        "1 1/2 tablespoons soy sauce",
        "1 tablespoon sugar",
        "1 teaspoon mirin",
        "1/2 teaspoon salt"
      ],
      "recipeInstructions": [
        "Toast the sesame seeds in a dry pan until they pop, about 3 minutes.",
        "Blanch the spinach in boiling water with the salt for 1 minute, then chill in ice.",
        "Squeeze the spinach firmly and cut it into 2-inch lengths.",
        "Grind the sesame coarsely in a mortar and mix in the soy sauce, sugar and mirin.",
        "Toss the spinach with the dressing just before serving."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "shoyu-ramen",
      "name": "Shoyu Ramen",
      "description": "Springy noodles in a clear soy-seasoned broth with tender pork.",
      "recipeCuisine": "Japanese",
      "recipeCategory": "Noodles",
      "keywords": "soup, chicken, pork",
      "recipeYield": "4 servings",
      "prepTime": "PT30M",
      "cookTime": "PT2H30M",
      "totalTime": "PT3H",
      "suitableForDiet": ["https://schema.org/LowLactoseDiet"],
      "recipeIngredient": [
        "1 kg chicken wings",
        "500 g pork belly, rolled and tied",
        "30 g fresh ginger, sliced",
        "6 scallions, white and green parts separated",
        "1 piece kombu, 10 cm long",
        "150 ml soy sauce",
        "60 ml mirin",
        "60 ml sake",
        "4 large eggs",
        "500 g fresh ramen noodles",
        "100 g menma (seasoned bamboo shoots)",
        "2 sheets nori, halved"
      ],
      "recipeInstructions": [
        "Cover the wings and pork with 3 liters of water, bring to a simmer and skim well.",
        "Add the ginger, scallion whites and kombu and cook very gently for 2 hours. Strain.",
        "Meanwhile, boil the eggs for 7 minutes, cool them and peel.",
        "Simmer the soy sauce, mirin and sake for 5 minutes, then turn the pork in it for 10.",
        "Slice the pork, halve the eggs and slice the scallion greens.",
        "Put 3 tablespoons of the soy seasoning in each bowl and add 400 ml of hot broth.",
        "Boil and drain the noodles, add to the bowls and arrange the toppings over them."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "nasu-dengaku",
      "name": "Nasu Dengaku",
      "description": "Broiled eggplant halves under a bubbling, caramelized miso glaze.",
      "recipeCuisine": "Japanese",
      "recipeCategory": "Side dish",
      "keywords": "eggplant, miso, broiled",
      "recipeYield": "4 servings",
      "prepTime": "PT15M",
      "cookTime": "PT20M",
      "totalTime": "PT35M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/VeganDiet",
        "https://schema.org/LowLactoseDiet"
      ],
      "recipeIngredient": [
        "4 small Japanese eggplants, halved lengthwise",
        "2 tablespoons vegetable oil",
        "4 tablespoons red miso",
        "2 tablespoons mirin",
        "1 tablespoon sake",
        "2 tablespoons sugar",
        "1 teaspoon sesame seeds, toasted",
        "1 scallion, sliced"
      ],
      "recipeInstructions": [
        "Score the cut sides of the eggplants in a crosshatch and brush with the oil.",
        "Fry cut side down for 5 minutes, flip, cover and cook for 6 minutes, until soft.",
        "Stir the miso, mirin, sake and sugar over low heat for 3 minutes, until glossy.",
        "Spread the glaze over the cut sides and set on a lined tray.",
        "Broil for 3 to 4 minutes, until bubbling and browned in spots.",
        "Sprinkle with the sesame seeds and scallion."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "mitarashi-dango",
      "name": "Mitarashi Dango",
      "description": "Chewy grilled rice dumplings coated in a sweet soy glaze.",
      "recipeCuisine": "Japanese",
      "recipeCategory": "Dessert",
      "keywords": "rice flour, skewers, sweet soy",
      "recipeYield": "6 skewers",
      "prepTime": "PT25M",
      "cookTime": "PT15M",
      "totalTime": "PT40M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/VeganDiet",
        "https://schema.org/LowLactoseDiet"
      ],
      "recipeIngredient": [
        "120 g joshinko (Japanese rice flour)",
        "80 g glutinous rice flour",
        "170 ml hot water",
        "60 g sugar",
        "2 tablespoons soy sauce",
        "1 tablespoon mirin",
        "120 ml water",
        "1 tablespoon potato starch"
      ],
      "recipeInstructions": [
        "Mix the two flours, add the hot water gradually and knead until as soft as an earlobe.",
        "Roll into 18 even balls and boil until they float, then cook for 2 minutes more.",
        "Chill briefly in cold water and thread 3 balls on each of 6 soaked bamboo skewers.",
        "Toast the skewers in a dry nonstick pan until lightly browned on two sides.",
        "Whisk the sugar, soy sauce, mirin, water and starch in a small pan.",
        "Cook the sauce, stirring, until thick and clear. Spoon it over the dumplings."
      ]
    }
    """#,
  ]
}
