extension CookbookDishes {
  /// Spanish and Portuguese dishes, each a schema.org `Recipe`.
  static let iberian = [
    #"""
    {
      "@type": "Recipe",
      "identifier": "gazpacho",
      "name": "Gazpacho",
      "description": "A cold Andalusian soup of raw tomatoes, pepper and cucumber.",
      "recipeCuisine": "Spanish",
      "recipeCategory": "Soup",
      "keywords": "tomatoes, cold soup, summer, no cook",
      "recipeYield": "6 servings",
      "prepTime": "PT2H20M",
      "cookTime": "PT0M",
      "totalTime": "PT2H20M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/VeganDiet",
        "https://schema.org/LowLactoseDiet"
      ],
      "recipeIngredient": [
        "1 kg very ripe tomatoes, chopped",
        "1 green bell pepper, chopped",
        "1 small cucumber, peeled and chopped",
        "1 small garlic clove, peeled",
        "60 g stale dairy-free white bread, crust removed",
        "80 ml olive oil",
        "2 tablespoons sherry vinegar",
        "1 teaspoon salt",
        "100 ml cold water"
      ],
      "recipeInstructions": [
        "Soak the bread in the cold water for 5 minutes.",
        "Blend the tomatoes, pepper, cucumber, garlic, salt and soaked bread until very smooth.",
        "With the blender running, pour in the oil in a thin stream, then add the vinegar.",
        "Press through a sieve if you like it fine, and adjust the salt.",
        "Chill for 2 hours and serve very cold in bowls or glasses."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "tortilla-espanola",
      "name": "Tortilla Española",
      "description": "A thick omelette of slow-fried potatoes and onion.",
      "recipeCuisine": "Spanish",
      "recipeCategory": "Main Course",
      "keywords": "eggs, potatoes, tapas",
      "recipeYield": "4 servings",
      "prepTime": "PT25M",
      "cookTime": "PT35M",
      "totalTime": "PT60M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet",
        "https://schema.org/HalalDiet"
      ],
      "recipeIngredient": [
        "600 g waxy potatoes, peeled and thinly sliced",
        "1 large onion, thinly sliced",
        "300 ml olive oil, for frying",
        "6 eggs",
        "1 teaspoon salt",
        "1/4 teaspoon black pepper"
      ],
      "recipeInstructions": [
        "Cook the potatoes and onion in the oil over low heat for 20 minutes until soft.",
        "Drain well, keeping the oil, and sprinkle with the salt and pepper.",
        "Beat the eggs, fold in the warm potatoes and let stand for 10 minutes.",
        "Heat a spoonful of the oil in a 22 cm pan, add the mixture and cook for 5 minutes.",
        "Cover with a plate, flip the tortilla over and slide it back to cook 3 minutes more.",
        "Rest a few minutes and serve in wedges, warm or at room temperature."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "paella-valenciana",
      "name": "Paella Valenciana",
      "description": "Saffron rice with chicken, rabbit and beans, cooked in a wide pan.",
      "recipeCuisine": "Spanish",
      "recipeCategory": "Main Course",
      "keywords": "rice, chicken, rabbit, saffron",
      "recipeYield": "6 servings",
      "prepTime": "PT25M",
      "cookTime": "PT70M",
      "totalTime": "PT95M",
      "suitableForDiet": [
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet"
      ],
      "recipeIngredient": [
        "90 ml olive oil",
        "600 g chicken thighs, cut into chunks",
        "400 g rabbit, cut into small pieces",
        "2 teaspoons salt",
        "250 g flat green beans, cut into short lengths",
        "150 g cooked lima beans",
        "2 ripe tomatoes, grated",
        "1 teaspoon sweet paprika",
        "1.5 litres water",
        "1/2 teaspoon saffron threads",
        "1 rosemary sprig",
        "450 g bomba rice"
      ],
      "recipeInstructions": [
        "Salt the chicken and rabbit and brown them well in the oil in a wide paella pan.",
        "Push to the rim, fry the green beans for 5 minutes, then the tomatoes for 3 minutes.",
        "Stir in the paprika and at once add the water, so that it does not burn.",
        "Add the saffron and lima beans and simmer for 25 minutes to make a broth.",
        "Scatter in the rice evenly, lay the rosemary on top and do not stir again.",
        "Cook on high for 8 minutes, then on low for 10 until the broth has been absorbed.",
        "Rest off the heat under a clean cloth for 5 minutes before serving."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "patatas-bravas",
      "name": "Patatas Bravas",
      "description": "Crisp fried potatoes with a smoky, spicy red sauce.",
      "recipeCuisine": "Spanish",
      "recipeCategory": "Side Dish",
      "keywords": "potatoes, spicy, tapas",
      "recipeYield": "4 servings",
      "prepTime": "PT15M",
      "cookTime": "PT40M",
      "totalTime": "PT55M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/VeganDiet",
        "https://schema.org/LowLactoseDiet",
        "https://schema.org/HalalDiet"
      ],
      "recipeIngredient": [
        "900 g potatoes, peeled and cut into 3 cm chunks",
        "500 ml olive oil, for frying",
        "1 small onion, finely chopped",
        "2 garlic cloves, minced",
        "2 teaspoons smoked paprika",
        "1/2 teaspoon cayenne pepper",
        "1 tablespoon plain flour",
        "200 ml water",
        "150 g tomato passata",
        "1 1/2 teaspoons salt, divided"
      ],
      "recipeInstructions": [
        "Simmer the potatoes in water with half of the salt for 6 minutes, drain and let dry.",
        "Soften the onion and garlic in 2 tablespoons of the oil for 8 minutes.",
        "Stir in the flour, paprika and cayenne for 1 minute, then add the water and passata.",
        "Simmer the sauce for 10 minutes, add the remaining salt and blend until smooth.",
        "Heat the rest of the oil to 180°C and fry the potatoes in batches until golden.",
        "Drain on paper and spoon the hot sauce over just before serving."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "gambas-al-ajillo",
      "name": "Gambas al Ajillo",
      "description": "Shrimp sizzled in olive oil with plenty of garlic and chili.",
      "recipeCuisine": "Spanish",
      "recipeCategory": "Starter",
      "keywords": "shrimp, garlic, tapas, quick",
      "recipeYield": "4 servings",
      "prepTime": "PT15M",
      "cookTime": "PT8M",
      "totalTime": "PT23M",
      "suitableForDiet": [
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet"
      ],
      "recipeIngredient": [
        "500 g raw shrimp, peeled and deveined",
        "120 ml olive oil",
        "8 garlic cloves, thinly sliced",
        "2 small dried chilies, broken in half",
        "1/2 teaspoon salt",
        "2 tablespoons dry sherry",
        "10 g parsley, chopped"
      ],
      "recipeInstructions": [
        "Pat the shrimp dry and season them with the salt.",
        "Warm the oil, garlic and chilies over low heat for 4 minutes until just pale gold.",
        "Raise the heat, add the shrimp in one layer and cook for 1 minute on each side.",
        "Add the sherry, let it bubble for 30 seconds and take the pan off the heat.",
        "Stir in the parsley and serve at once in the hot oil."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "caldo-verde",
      "name": "Caldo Verde",
      "description": "A smooth potato soup with fine ribbons of kale and chouriço.",
      "recipeCuisine": "Portuguese",
      "recipeCategory": "Soup",
      "keywords": "kale, potatoes, sausage",
      "recipeYield": "6 servings",
      "prepTime": "PT15M",
      "cookTime": "PT40M",
      "totalTime": "PT55M",
      "recipeIngredient": [
        "3 tablespoons olive oil",
        "1 onion, chopped",
        "3 garlic cloves, chopped",
        "700 g floury potatoes, peeled and diced",
        "1.5 litres water",
        "1 1/2 teaspoons salt",
        "150 g chouriço, sliced",
        "250 g kale, stems removed and leaves finely shredded"
      ],
      "recipeInstructions": [
        "Soften the onion and garlic in 2 tablespoons of the oil for 7 minutes.",
        "Add the potatoes, water and salt and simmer for 20 minutes until they fall apart.",
        "Meanwhile fry the chouriço slices in the rest of the oil until their edges crisp.",
        "Blend the soup until smooth and bring it back to a simmer.",
        "Stir in the kale and cook uncovered for 5 minutes so it stays bright green.",
        "Ladle into bowls and top with the chouriço and its red oil."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "bacalhau-a-bras",
      "name": "Bacalhau à Brás",
      "description": "Salt cod scrambled with matchstick potatoes, onions and eggs.",
      "recipeCuisine": "Portuguese",
      "recipeCategory": "Main Course",
      "keywords": "salt cod, eggs, potatoes",
      "recipeYield": "4 servings",
      "prepTime": "PT30M",
      "cookTime": "PT35M",
      "totalTime": "PT65M",
      "suitableForDiet": [
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet"
      ],
      "recipeIngredient": [
        "500 g salt cod, already soaked",
        "500 g potatoes, peeled and cut into matchsticks",
        "400 ml sunflower oil, for frying",
        "3 tablespoons olive oil",
        "2 onions, thinly sliced",
        "2 garlic cloves, sliced",
        "6 eggs, lightly beaten",
        "1/4 teaspoon black pepper",
        "60 g black olives",
        "15 g parsley, chopped"
      ],
      "recipeInstructions": [
        "Poach the cod in simmering water for 8 minutes, drain, remove the bones and flake it.",
        "Rinse the potatoes, dry them very well and fry in the sunflower oil until crisp.",
        "Cook the onions and garlic in the olive oil for 12 minutes until soft and golden.",
        "Stir in the cod for 3 minutes, then fold in the fried potatoes.",
        "Lower the heat, add the eggs and pepper and stir until creamy and barely set.",
        "Serve at once, scattered with the olives and parsley."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "pasteis-de-nata",
      "name": "Pastéis de Nata",
      "description": "Flaky little tarts with a scorched egg custard.",
      "recipeCuisine": "Portuguese",
      "recipeCategory": "Dessert",
      "keywords": "custard, pastry, baked",
      "recipeYield": "12 tarts",
      "prepTime": "PT35M",
      "cookTime": "PT30M",
      "totalTime": "PT65M",
      "suitableForDiet": ["https://schema.org/VegetarianDiet"],
      "recipeIngredient": [
        "320 g all-butter puff pastry, in one sheet",
        "200 g sugar",
        "120 ml water",
        "1 cinnamon stick",
        "1 strip lemon peel",
        "35 g plain flour",
        "300 ml whole milk",
        "6 egg yolks",
        "1 pinch salt"
      ],
      "recipeInstructions": [
        "Roll the pastry into a tight log, cut into 12 slices and chill for 10 minutes.",
        "Put a slice in each cup of a muffin pan and press it up the sides with wet thumbs.",
        "Boil the sugar, water, cinnamon and lemon peel for 3 minutes, then remove the spices.",
        "Whisk the flour and salt into the milk and stir over medium heat until thick.",
        "Whisk in the syrup in a thin stream, cool for 10 minutes and stir in the yolks.",
        "Fill the cases almost full and bake at 250°C for 14 minutes until dark spots form.",
        "Let the tarts cool in the pan for a few minutes and eat them warm."
      ]
    }
    """#,
  ]
}
