extension CookbookDishes {
  /// Indonesian, Malaysian, Filipino, Burmese dishes, each a schema.org `Recipe`.
  static let southeastAsian = [
    #"""
    {
      "@type": "Recipe",
      "identifier": "nasi-goreng",
      "name": "Nasi Goreng",
      "description": "Dark, smoky fried rice with shrimp paste and sweet soy, topped with egg.",
      "recipeCuisine": "Indonesian",
      "recipeCategory": "Main course",
      "keywords": "fried rice, shrimp, eggs",
      "recipeYield": "4 servings",
      "prepTime": "PT20M",
      "cookTime": "PT15M",
      "totalTime": "PT35M",
      "suitableForDiet": ["https://schema.org/LowLactoseDiet"],
      "recipeIngredient": [
        "4 shallots, peeled",
        "3 cloves garlic, peeled",
        "3 red chiles, seeded",
        "1 teaspoon shrimp paste, toasted",
        "4 tablespoons vegetable oil",
        "250 g small shrimp, peeled",
        "800 g cooked long-grain rice, chilled",
        "3 tablespoons kecap manis",
        "1 tablespoon soy sauce",
        "3 scallions, sliced",
        "4 large eggs",
        "1 cucumber, sliced"
      ],
      "recipeInstructions": [
        "Pound the shallots, garlic, chiles and shrimp paste to a rough paste.",
        "Fry the paste in half the oil for about 3 minutes, until it smells toasty.",
        "Add the shrimp and stir-fry for 2 minutes, until pink.",
        "Add the rice, kecap manis and soy sauce and toss over high heat for 5 minutes.",
        "Fold in the scallions. Fry the eggs in the remaining oil until crisp at the edges.",
        "Serve the rice topped with the eggs, with cucumber alongside."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "gado-gado",
      "name": "Gado-Gado",
      "description": "Warm vegetables, tofu and egg draped in a spiced peanut sauce.",
      "recipeCuisine": "Indonesian",
      "recipeCategory": "Salad",
      "keywords": "peanut sauce, vegetables, tofu",
      "recipeYield": "4 servings",
      "prepTime": "PT30M",
      "cookTime": "PT30M",
      "totalTime": "PT1H",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/LowLactoseDiet"
      ],
      "recipeIngredient": [
        "1 pound small potatoes, halved",
        "4 large eggs",
        "1/2 pound green beans, cut into short lengths",
        "2 cups green cabbage, shredded",
        "2 cups bean sprouts",
        "12 ounces firm tofu, sliced",
        "1/4 cup vegetable oil",
        "1 cucumber, sliced",
        "1 cup roasted peanuts",
        "2 cloves garlic",
        "2 red chiles, seeded",
        "2 tablespoons kecap manis",
        "1 tablespoon tamarind purée",
        "1/2 teaspoon salt"
      ],
      "recipeInstructions": [
        "Boil the potatoes for 15 minutes, adding the eggs for the last 9. Shell the eggs.",
        "Blanch the beans for 3 minutes, then the cabbage and sprouts for 1 minute. Drain.",
        "Fry the tofu in the oil for about 6 minutes, until golden, and drain.",
        "Blend the peanuts, garlic, chiles, kecap manis, tamarind, salt and 1 cup water.",
        "Simmer the sauce for 5 minutes, adding more water until it pours.",
        "Arrange the vegetables, tofu, cucumber and halved eggs and spoon the sauce over."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "beef-rendang",
      "name": "Beef Rendang",
      "description": "Beef cooked slowly in spiced coconut milk until dark and nearly dry.",
      "recipeCuisine": "Malaysian",
      "recipeCategory": "Main course",
      "keywords": "beef, coconut, slow-cooked",
      "recipeYield": "6 servings",
      "prepTime": "PT30M",
      "cookTime": "PT3H",
      "totalTime": "PT3H30M",
      "suitableForDiet": [
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet",
        "https://schema.org/HalalDiet"
      ],
      "recipeIngredient": [
        "1 kg halal beef chuck, cut into 4 cm cubes",
        "8 shallots, chopped",
        "5 cloves garlic",
        "30 g fresh ginger, sliced",
        "30 g galangal, sliced",
        "12 dried red chiles, soaked and drained",
        "60 ml vegetable oil",
        "2 stalks lemongrass, bruised",
        "1 cinnamon stick",
        "5 makrut lime leaves",
        "800 ml coconut milk",
        "2 tablespoons tamarind purée",
        "2 teaspoons salt",
        "60 g desiccated coconut"
      ],
      "recipeInstructions": [
        "Blend the shallots, garlic, ginger, galangal and chiles to a paste.",
        "Fry the paste in the oil with the lemongrass and cinnamon for 8 minutes.",
        "Add the beef and stir until it loses its raw color, about 5 minutes.",
        "Add the coconut milk, tamarind, lime leaves and salt and simmer for 2 hours.",
        "Toast the coconut in a dry pan until deep brown, then pound until oily.",
        "Stir in the coconut and cook for 40 minutes, stirring often, until dark and dry."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "chicken-adobo",
      "name": "Chicken Adobo",
      "description": "Chicken braised in vinegar, soy sauce, garlic and bay leaves.",
      "recipeCuisine": "Filipino",
      "recipeCategory": "Main course",
      "keywords": "chicken, vinegar, braise",
      "recipeYield": "4 servings",
      "prepTime": "PT40M",
      "cookTime": "PT45M",
      "totalTime": "PT1H25M",
      "suitableForDiet": ["https://schema.org/LowLactoseDiet"],
      "recipeIngredient": [
        "2 1/2 pounds bone-in chicken thighs and drumsticks",
        "1/2 cup cane or white vinegar",
        "1/3 cup soy sauce",
        "8 cloves garlic, crushed",
        "3 bay leaves",
        "1 teaspoon whole black peppercorns",
        "1 tablespoon vegetable oil",
        "1 tablespoon brown sugar"
      ],
      "recipeInstructions": [
        "Soak the chicken in the soy sauce with the garlic for 30 minutes.",
        "Lift out the chicken and brown it in the oil for about 8 minutes.",
        "Add the soy marinade, vinegar, bay, peppercorns and 3/4 cup water.",
        "Simmer without stirring for 5 minutes, then cover and cook for 20 minutes.",
        "Uncover, add the sugar and boil until the sauce coats the chicken, about 10 minutes.",
        "Discard the bay leaves and serve with plenty of rice."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "ohn-no-khao-swe",
      "name": "Ohn No Khao Swè",
      "description": "Burmese coconut chicken noodles thickened with toasted chickpea flour.",
      "recipeCuisine": "Burmese",
      "recipeCategory": "Noodles",
      "keywords": "coconut, chicken, noodle soup",
      "recipeYield": "4 servings",
      "prepTime": "PT20M",
      "cookTime": "PT40M",
      "totalTime": "PT1H",
      "suitableForDiet": ["https://schema.org/LowLactoseDiet"],
      "recipeIngredient": [
        "1/4 cup vegetable oil",
        "2 medium onions, finely chopped",
        "4 cloves garlic, minced",
        "1 tablespoon fresh ginger, grated",
        "1 teaspoon ground turmeric",
        "2 teaspoons paprika",
        "1 1/2 pounds boneless chicken thighs, diced",
        "4 cups unsalted chicken stock",
        "1/3 cup chickpea flour, toasted",
        "1 3/4 cups coconut milk",
        "2 tablespoons fish sauce",
        "1 pound fresh egg noodles",
        "2 hard-boiled eggs, sliced",
        "1 lime, cut into wedges"
      ],
      "recipeInstructions": [
        "Soften the onions in the oil for 8 minutes, then add the garlic, ginger and spices.",
        "Stir in the chicken and cook for 5 minutes, until coated and no longer pink outside.",
        "Add the stock and simmer for 12 minutes.",
        "Whisk the chickpea flour with 1/2 cup cold water and stir it into the pot.",
        "Add the coconut milk and fish sauce and simmer for 10 minutes, until creamy.",
        "Boil the noodles, drain and divide among bowls.",
        "Ladle over the chicken and broth and serve with the eggs and lime wedges."
      ]
    }
    """#,
  ]
}
