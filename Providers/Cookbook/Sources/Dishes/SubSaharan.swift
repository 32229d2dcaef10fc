extension CookbookDishes {
  /// Sub-Saharan African dishes, each a schema.org `Recipe`.
  static let subSaharan = [
    #"""
    {
      "@type": "Recipe",
      "identifier": "doro-wat",
      "name": "Doro Wat",
      "description": "Ethiopia's fiery chicken stew with slow-cooked onions and eggs.",
      "recipeCuisine": "Ethiopian",
      "recipeCategory": "Main Course",
      "keywords": "African, chicken, berbere, stew",
      "recipeYield": "6 servings",
      "prepTime": "PT25M",
      "cookTime": "PT110M",
      "totalTime": "PT135M",
      "suitableForDiet": ["https://schema.org/GlutenFreeDiet"],
      "recipeIngredient": [
        "1.2 kg chicken thighs and drumsticks, skinned",
        "1 lemon, juiced",
        "1 kg red onions, very finely chopped",
        "100 g niter kibbeh (spiced clarified butter)",
        "4 tablespoons berbere spice",
        "5 garlic cloves, crushed",
        "1 tablespoon ginger, grated",
        "2 tablespoons tomato paste",
        "500 ml water",
        "6 hard-boiled eggs, peeled",
        "1 1/2 teaspoons salt"
      ],
      "recipeInstructions": [
        "Rub the chicken with the lemon juice and half the salt and set it aside.",
        "Cook the onions in a dry heavy pot over low heat for 35 minutes, stirring often.",
        "Add the niter kibbeh, berbere, garlic, ginger and tomato paste and fry for 15 minutes.",
        "Pour in the water with the remaining salt and bring to a simmer.",
        "Add the chicken and cook, partly covered, for 45 minutes, until tender.",
        "Score the eggs lightly, slip them into the sauce and simmer for 10 minutes."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "jollof-rice",
      "name": "Jollof Rice",
      "description": "Party rice steamed in a peppery sauce of tomato and red pepper.",
      "recipeCuisine": "Nigerian",
      "recipeCategory": "Main Course",
      "keywords": "West African, rice, tomato, vegan",
      "recipeYield": "6 servings",
      "prepTime": "PT20M",
      "cookTime": "PT55M",
      "totalTime": "PT75M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/VeganDiet",
        "https://schema.org/LowLactoseDiet",
        "https://schema.org/HalalDiet",
        "https://schema.org/KosherDiet"
      ],
      "recipeIngredient": [
        "400 g tinned plum tomatoes",
        "3 red peppers, seeded and chopped",
        "1 Scotch bonnet chilli, stemmed",
        "2 onions, divided",
        "100 ml sunflower oil",
        "3 tablespoons tomato paste",
        "2 teaspoons mild curry powder",
        "1 teaspoon dried thyme",
        "2 bay leaves",
        "500 g long-grain parboiled rice, rinsed",
        "500 ml water",
        "1 1/2 teaspoons salt"
      ],
      "recipeInstructions": [
        "Blend the tomatoes, peppers, chilli and one of the onions to a smooth purée.",
        "Slice the second onion and fry it in the oil for 6 minutes, until golden.",
        "Add the tomato paste and stir for 4 minutes, until it darkens.",
        "Pour in the purée with the curry powder, thyme and bay leaves and cook for 15 minutes.",
        "Stir in the rice, water and salt and bring to a boil.",
        "Cover with foil and a tight lid and cook over very low heat for 25 minutes.",
        "Fluff the rice and let the bottom catch slightly for a smoky taste."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "groundnut-soup",
      "name": "Groundnut Soup",
      "description": "Rich chicken and peanut soup known in Ghana as nkatenkwan.",
      "recipeCuisine": "Ghanaian",
      "recipeCategory": "Soup",
      "keywords": "West African, nkatenkwan, peanut, chicken",
      "recipeYield": "6 servings",
      "prepTime": "PT20M",
      "cookTime": "PT65M",
      "totalTime": "PT85M",
      "suitableForDiet": [
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet"
      ],
      "recipeIngredient": [
        "1 kg chicken pieces, skinned",
        "2 onions, chopped, divided",
        "1 tablespoon ginger, grated",
        "3 garlic cloves, crushed",
        "1.5 litres water",
        "400 g tinned plum tomatoes",
        "1 Scotch bonnet chilli, stemmed",
        "250 g smooth unsweetened peanut butter",
        "2 tablespoons tomato paste",
        "1 1/2 teaspoons salt"
      ],
      "recipeInstructions": [
        "Cook the chicken with half the onions, the ginger, garlic and salt for 10 minutes.",
        "Add the water and simmer for 15 minutes.",
        "Blend the tomatoes with the chilli and the remaining onions.",
        "Stir the peanut butter and tomato paste together in a pan over low heat for 5 minutes.",
        "Loosen the paste with 2 ladles of broth and pour it into the chicken with the tomatoes.",
        "Simmer for 35 minutes, stirring now and then, until red oil gathers on the surface."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "chicken-yassa",
      "name": "Poulet Yassa",
      "description": "Grilled chicken smothered in lemony, mustardy caramelised onions.",
      "recipeCuisine": "Senegalese",
      "recipeCategory": "Main Course",
      "keywords": "West African, chicken, onion, lemon",
      "recipeYield": "4 servings",
      "prepTime": "PT260M",
      "cookTime": "PT60M",
      "totalTime": "PT320M",
      "suitableForDiet": ["https://schema.org/LowLactoseDiet"],
      "recipeIngredient": [
        "1.2 kg chicken legs",
        "1 kg onions, sliced",
        "120 ml lemon juice",
        "3 tablespoons Dijon mustard",
        "5 garlic cloves, crushed",
        "1 Scotch bonnet chilli, whole",
        "5 tablespoons groundnut oil, divided",
        "2 bay leaves",
        "250 ml water",
        "80 g green olives",
        "1 1/2 teaspoons salt",
        "1 teaspoon black pepper"
      ],
      "recipeInstructions": [
        "Mix the lemon juice, mustard, garlic, salt, pepper and 2 tablespoons of the oil.",
        "Coat the chicken and onions in the mixture, cover and refrigerate for 4 hours.",
        "Scrape the onions off the chicken and grill the legs for 15 minutes, until browned.",
        "Cook the drained onions in the remaining oil for 20 minutes, until soft and golden.",
        "Add the leftover marinade, water, bay leaves, chilli and chicken.",
        "Cover and simmer for 20 minutes, adding the olives for the last 5.",
        "Take out the chilli and serve with white rice."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "bobotie",
      "name": "Bobotie",
      "description": "Fruity curried mince baked under a golden egg custard.",
      "recipeCuisine": "South African",
      "recipeCategory": "Main Course",
      "keywords": "African, Cape Malay, beef, baked",
      "recipeYield": "6 servings",
      "prepTime": "PT20M",
      "cookTime": "PT60M",
      "totalTime": "PT80M",
      "recipeIngredient": [
        "2 slices white bread",
        "300 ml whole milk, divided",
        "2 tablespoons sunflower oil",
        "2 onions, chopped",
        "2 garlic cloves, crushed",
        "1 tablespoon medium curry powder",
        "1 teaspoon ground turmeric",
        "800 g minced beef",
        "4 tablespoons fruit chutney",
        "50 g sultanas",
        "1 tablespoon lemon juice",
        "3 large eggs",
        "4 bay leaves",
        "1 1/2 teaspoons salt"
      ],
      "recipeInstructions": [
        "Heat the oven to 180°C, soak the bread in 100 ml of the milk and mash it.",
        "Soften the onions in the oil for 8 minutes, then stir in the garlic and the spices.",
        "Add the beef and brown it, breaking up any lumps.",
        "Mix in the bread, chutney, sultanas, lemon juice and salt and press into an oven dish.",
        "Bake for 15 minutes while you beat the eggs with the remaining milk.",
        "Pour the custard over the meat and lay the bay leaves on top.",
        "Bake for 25 to 30 minutes, until the custard is set and golden."
      ]
    }
    """#,
  ]
}
