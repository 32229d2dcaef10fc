extension CookbookDishes {
  /// Thai dishes, each a schema.org `Recipe`.
  static let thai = [
    #"""
    {
      "@type": "Recipe",
      "identifier": "tom-yum-goong",
      "name": "Tom Yum Goong",
      "description": "A hot, sour and fragrant shrimp soup scented with lemongrass.",
      "recipeCuisine": "Thai",
      "recipeCategory": "Soup",
      "keywords": "shrimp, hot and sour, lemongrass",
      "recipeYield": "4 servings",
      "prepTime": "PT20M",
      "cookTime": "PT25M",
      "totalTime": "PT45M",
      "suitableForDiet": ["https://schema.org/LowLactoseDiet"],
      "recipeIngredient": [
        "500 g large head-on shrimp, peeled, heads and shells kept",
        "1.25 liters water",
        "3 stalks lemongrass, bruised and cut into short lengths",
        "6 slices galangal",
        "6 makrut lime leaves, torn",
        "200 g oyster mushrooms, torn",
        "2 medium tomatoes, cut into wedges",
        "4 Thai chiles, bruised",
        "2 tablespoons nam prik pao (Thai chili jam)",
        "3 tablespoons fish sauce",
        "4 tablespoons lime juice",
        "10 g cilantro leaves"
      ],
      "recipeInstructions": [
        "Simmer the shrimp heads and shells in the water for 12 minutes, then strain.",
        "Add the lemongrass, galangal and lime leaves to the stock and simmer for 5 minutes.",
        "Stir in the chili jam, chiles, mushrooms and tomatoes and cook for 4 minutes.",
        "Add the shrimp and cook for about 2 minutes, until pink and firm.",
        "Off the heat, season with the fish sauce and lime juice.",
        "Ladle into bowls and finish with the cilantro."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "pad-thai",
      "name": "Pad Thai",
      "description": "Stir-fried rice noodles with shrimp, egg, tamarind and peanuts.",
      "recipeCuisine": "Thai",
      "recipeCategory": "Noodles",
      "keywords": "rice noodles, shrimp, tamarind",
      "recipeYield": "2 servings",
      "prepTime": "PT40M",
      "cookTime": "PT10M",
      "totalTime": "PT50M",
      "suitableForDiet": [
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet"
      ],
      "recipeIngredient": [
        "150 g flat rice noodles, about 4 mm wide",
        "3 tablespoons tamarind purée",
        "3 tablespoons palm sugar, chopped",
        "2 tablespoons fish sauce",
        "3 tablespoons vegetable oil",
        "200 g shrimp, peeled and deveined",
        "100 g pressed tofu, cut into batons",
        "2 shallots, sliced",
        "1 tablespoon dried shrimp",
        "2 large eggs",
        "100 g bean sprouts",
        "30 g garlic chives, cut into short lengths",
        "40 g roasted peanuts, crushed",
        "1 lime, cut into wedges"
      ],
      "recipeInstructions": [
        "Soak the noodles in warm water for 30 minutes, until pliable, then drain.",
        "Warm the tamarind, palm sugar and fish sauce until the sugar melts.",
        "Sear the shrimp in a third of the oil for 2 minutes, then set aside.",
        "Fry the tofu, shallots and dried shrimp in the remaining oil for 2 minutes.",
        "Add the noodles and sauce and toss over high heat for 3 minutes, until tender.",
        "Push aside, scramble the eggs in the gap, then fold in the shrimp, sprouts and chives.",
        "Serve topped with the peanuts, with lime wedges on the side."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "thai-green-curry-chicken",
      "name": "Thai Green Chicken Curry",
      "description": "Chicken, eggplant and basil in a fragrant coconut curry, gaeng keow wan.",
      "recipeCuisine": "Thai",
      "recipeCategory": "Main course",
      "keywords": "green curry, chicken, coconut",
      "recipeYield": "4 servings",
      "prepTime": "PT15M",
      "cookTime": "PT25M",
      "totalTime": "PT40M",
      "suitableForDiet": [
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet"
      ],
      "recipeIngredient": [
        "3 1/2 cups coconut milk, unshaken",
        "1/4 cup Thai green curry paste",
        "1 1/2 pounds boneless chicken thighs, sliced",
        "1/2 pound Thai eggplants, quartered",
        "5 makrut lime leaves, torn",
        "2 tablespoons fish sauce",
        "1 tablespoon palm sugar",
        "2 long red chiles, sliced",
        "1 cup Thai basil leaves"
      ],
      "recipeInstructions": [
        "Boil 1 cup of the thick coconut cream until it splits and looks oily, about 5 minutes.",
        "Add the curry paste and fry, stirring, for 3 minutes.",
        "Stir in the chicken and coat it well with the paste.",
        "Add the remaining coconut milk, lime leaves, fish sauce and sugar. Simmer 8 minutes.",
        "Add the eggplants and cook for 6 minutes, until just tender.",
        "Fold in the chiles and basil and serve with jasmine rice."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "som-tam",
      "name": "Som Tam",
      "description": "Pounded green papaya salad, at once sour, salty, sweet and hot.",
      "recipeCuisine": "Thai",
      "recipeCategory": "Salad",
      "keywords": "green papaya, spicy, peanuts",
      "recipeYield": "2 servings",
      "prepTime": "PT20M",
      "cookTime": "PT5M",
      "totalTime": "PT25M",
      "suitableForDiet": [
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet"
      ],
      "recipeIngredient": [
        "3 tablespoons raw peanuts",
        "2 cloves garlic",
        "3 Thai chiles",
        "1 tablespoon dried shrimp",
        "1 tablespoon palm sugar",
        "1 cup long beans, cut into 1-inch lengths",
        "8 cherry tomatoes, halved",
        "2 tablespoons lime juice",
        "1 1/2 tablespoons fish sauce",
        "3 cups green papaya, peeled and shredded"
      ],
      "recipeInstructions": [
        "Toast the peanuts in a dry pan for 5 minutes, until browned in spots.",
        "Pound the garlic and chiles to a rough paste, then crush in the shrimp and sugar.",
        "Add the long beans and bruise them lightly, then the tomatoes.",
        "Stir in the lime juice and fish sauce until the sugar dissolves.",
        "Add the papaya and pound gently, turning with a spoon, until it begins to wilt.",
        "Fold in the peanuts and serve with sticky rice."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "pad-kra-pao",
      "name": "Pad Kra Pao",
      "description": "Fiery minced pork with holy basil and a crisp-edged fried egg.",
      "recipeCuisine": "Thai",
      "recipeCategory": "Main course",
      "keywords": "pork, holy basil, weeknight",
      "recipeYield": "2 servings",
      "prepTime": "PT10M",
      "cookTime": "PT10M",
      "totalTime": "PT20M",
      "suitableForDiet": ["https://schema.org/LowLactoseDiet"],
      "recipeIngredient": [
        "1/4 cup vegetable oil",
        "2 large eggs",
        "5 cloves garlic",
        "4 Thai chiles",
        "3/4 pound ground pork",
        "1 tablespoon oyster sauce",
        "1 tablespoon fish sauce",
        "2 teaspoons soy sauce",
        "1 teaspoon sugar",
        "1 1/2 cups holy basil leaves",
        "2 cups cooked jasmine rice, hot"
      ],
      "recipeInstructions": [
        "Fry the eggs in the hot oil until the edges are lacy, then set aside.",
        "Pour off all but 2 tablespoons of the oil. Pound the garlic and chiles to a paste.",
        "Fry the paste for 20 seconds, then add the pork and break it up over high heat.",
        "When the pork is cooked, add the three sauces, sugar and a splash of water.",
        "Remove from the heat and toss in the basil until wilted.",
        "Serve over the rice with a fried egg on each plate."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "pad-see-ew-tofu",
      "name": "Pad See Ew with Tofu",
      "description": "Charred wide rice noodles with tofu, egg and Chinese broccoli.",
      "recipeCuisine": "Thai",
      "recipeCategory": "Noodles",
      "keywords": "rice noodles, tofu, wok",
      "recipeYield": "2 servings",
      "prepTime": "PT15M",
      "cookTime": "PT12M",
      "totalTime": "PT27M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/LowLactoseDiet"
      ],
      "recipeIngredient": [
        "400 g fresh wide rice noodles, separated",
        "200 g firm tofu, pressed and sliced",
        "200 g Chinese broccoli, stems and leaves separated",
        "4 tablespoons vegetable oil",
        "3 cloves garlic, chopped",
        "2 large eggs",
        "1 tablespoon dark soy sauce",
        "2 tablespoons light soy sauce",
        "2 teaspoons sugar",
        "1/4 teaspoon ground white pepper",
        "1 tablespoon rice vinegar"
      ],
      "recipeInstructions": [
        "Mix both soy sauces with the sugar and pepper. Slice the broccoli stems thinly.",
        "Brown the tofu in half the oil for about 5 minutes, then set aside.",
        "Add the remaining oil and the garlic, then the eggs, scrambling them roughly.",
        "Add the broccoli stems and leaves and stir-fry for 1 minute.",
        "Add the noodles and sauce and toss once or twice over very high heat.",
        "Leave still for 30 seconds at a time so the noodles char, then fold in the tofu.",
        "Sprinkle with the vinegar and serve at once."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "mango-sticky-rice",
      "name": "Mango Sticky Rice",
      "description": "Warm coconut-soaked sticky rice with slices of ripe mango.",
      "recipeCuisine": "Thai",
      "recipeCategory": "Dessert",
      "keywords": "mango, coconut, glutinous rice",
      "recipeYield": "4 servings",
      "prepTime": "PT4H20M",
      "cookTime": "PT30M",
      "totalTime": "PT4H50M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/VeganDiet",
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet",
        "https://schema.org/HalalDiet"
      ],
      "recipeIngredient": [
        "1 1/2 cups Thai glutinous rice",
        "1 1/2 cups coconut milk",
        "1/2 cup sugar",
        "3/4 teaspoon salt",
        "1 teaspoon rice flour",
        "2 large ripe mangoes, peeled and sliced",
        "1 tablespoon toasted sesame seeds"
      ],
      "recipeInstructions": [
        "Rinse the rice, soak it in cold water for 4 hours and drain.",
        "Steam in a lined steamer for 25 minutes, until chewy and translucent.",
        "Warm 1 cup of the coconut milk with the sugar and 1/2 teaspoon of the salt.",
        "Pour it over the hot rice, stir, cover and leave for 20 minutes to soak in.",
        "Simmer the remaining coconut milk, salt and the rice flour until lightly thickened.",
        "Serve the rice with the mango, spoon over the sauce and sprinkle with sesame."
      ]
    }
    """#,
  ]
}
