extension CookbookDishes {
  /// Greek dishes, each a schema.org `Recipe`.
  static let greek = [
    #"""
    {
      "@type": "Recipe",
      "identifier": "horiatiki",
      "name": "Horiatiki",
      "description": "The village salad of tomato, cucumber, olives and a slab of feta.",
      "recipeCuisine": "Greek",
      "recipeCategory": "Salad",
      "keywords": "tomatoes, feta, olives, no cook",
      "recipeYield": "4 servings",
      "prepTime": "PT20M",
      "cookTime": "PT0M",
      "totalTime": "PT20M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/GlutenFreeDiet"
      ],
      "recipeIngredient": [
        "600 g ripe tomatoes, cut into wedges",
        "1 cucumber, thickly sliced",
        "1 green bell pepper, sliced into rings",
        "1 red onion, thinly sliced",
        "100 g Kalamata olives",
        "200 g vegetarian feta, in one slab",
        "1 teaspoon dried oregano",
        "80 ml olive oil",
        "1 tablespoon red wine vinegar",
        "1/2 teaspoon salt"
      ],
      "recipeInstructions": [
        "Put the tomatoes, cucumber, pepper and onion in a wide bowl and add the salt.",
        "Toss with the vinegar and half of the oil and leave for 5 minutes.",
        "Add the olives and lay the feta on top.",
        "Sprinkle with the oregano, pour over the remaining oil and break the feta at the table."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "moussaka",
      "name": "Moussaka",
      "description": "Baked layers of eggplant and spiced lamb beneath a thick béchamel.",
      "recipeCuisine": "Greek",
      "recipeCategory": "Main Course",
      "keywords": "eggplant, lamb, baked",
      "recipeYield": "8 servings",
      "prepTime": "PT45M",
      "cookTime": "PT2H",
      "totalTime": "PT2H45M",
      "recipeIngredient": [
        "1.2 kg eggplants, cut into 1 cm slices",
        "120 ml olive oil, divided",
        "2 onions, finely chopped",
        "700 g ground lamb",
        "150 ml red wine",
        "400 g canned chopped tomatoes",
        "1 teaspoon ground cinnamon",
        "2 teaspoons salt, divided",
        "90 g butter",
        "90 g plain flour",
        "900 ml whole milk",
        "2 egg yolks",
        "80 g kefalotyri or Parmesan, grated"
      ],
      "recipeInstructions": [
        "Brush the eggplant with most of the oil and roast at 210°C for 30 minutes until soft.",
        "Fry the onions in the remaining oil for 8 minutes, add the lamb and brown it well.",
        "Add the wine, tomatoes, cinnamon and half of the salt and simmer 25 minutes until dry.",
        "Cook the flour in the butter 2 minutes, whisk in the milk and stir until it thickens.",
        "Off the heat, beat the yolks, half of the cheese and the other salt into the sauce.",
        "Layer eggplant, meat and eggplant in a deep dish, then cover with sauce and cheese.",
        "Bake at 180°C for 45 minutes until golden, and rest for a while before cutting."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "spanakopita",
      "name": "Spanakopita",
      "description": "Crackling filo pie filled with spinach, herbs and feta.",
      "recipeCuisine": "Greek",
      "recipeCategory": "Main Course",
      "keywords": "spinach, feta, filo, pie",
      "recipeYield": "8 servings",
      "prepTime": "PT35M",
      "cookTime": "PT50M",
      "totalTime": "PT85M",
      "suitableForDiet": ["https://schema.org/VegetarianDiet"],
      "recipeIngredient": [
        "900 g spinach, washed",
        "120 ml olive oil, divided",
        "6 scallions, sliced",
        "20 g dill, chopped",
        "15 g parsley, chopped",
        "300 g vegetarian feta, crumbled",
        "3 eggs, beaten",
        "1/4 teaspoon nutmeg",
        "1/4 teaspoon black pepper",
        "300 g filo pastry"
      ],
      "recipeInstructions": [
        "Wilt the spinach in a hot pan, cool, squeeze out all the water and chop it.",
        "Soften the scallions in 2 tablespoons of the oil for 4 minutes.",
        "Mix the spinach, scallions, dill, parsley, feta, eggs, nutmeg and pepper.",
        "Line an oiled 23 by 33 cm pan with half of the filo, brushing each sheet with oil.",
        "Spread in the filling, cover with the other sheets, oiling each, and tuck in the edges.",
        "Score the top into squares and bake at 180°C for 40 minutes until crisp and golden."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "fasolada",
      "name": "Fasolada",
      "description": "White bean soup with carrots, celery and good olive oil.",
      "recipeCuisine": "Greek",
      "recipeCategory": "Soup",
      "keywords": "beans, olive oil, one pot",
      "recipeYield": "6 servings",
      "prepTime": "PT8H20M",
      "cookTime": "PT90M",
      "totalTime": "PT9H50M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/VeganDiet",
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet",
        "https://schema.org/HalalDiet"
      ],
      "recipeIngredient": [
        "400 g dried white beans",
        "2 litres water",
        "1 large onion, chopped",
        "3 carrots, sliced",
        "3 celery stalks with leaves, chopped",
        "400 g canned chopped tomatoes",
        "1 tablespoon tomato paste",
        "1 bay leaf",
        "120 ml olive oil",
        "2 teaspoons salt"
      ],
      "recipeInstructions": [
        "Soak the beans in plenty of cold water for 8 hours, then drain and rinse them.",
        "Cover with the 2 litres of fresh water, boil for 10 minutes and skim off the foam.",
        "Add the onion, carrots, celery, tomatoes, tomato paste, bay leaf and half of the oil.",
        "Simmer half covered for 70 minutes until the beans are creamy, adding water if needed.",
        "Add the salt and remaining oil, boil for 5 minutes to thicken and discard the bay leaf."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "souvlaki",
      "name": "Souvlaki",
      "description": "Grilled pork skewers marinated with lemon, garlic and oregano.",
      "recipeCuisine": "Greek",
      "recipeCategory": "Main Course",
      "keywords": "pork, skewers, grill",
      "recipeYield": "4 servings",
      "prepTime": "PT2H20M",
      "cookTime": "PT12M",
      "totalTime": "PT2H32M",
      "suitableForDiet": [
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet"
      ],
      "recipeIngredient": [
        "800 g pork shoulder, cut into 3 cm cubes",
        "80 ml olive oil",
        "60 ml lemon juice",
        "3 garlic cloves, crushed",
        "1 tablespoon dried oregano",
        "1 1/2 teaspoons salt",
        "1/2 teaspoon black pepper",
        "1 lemon, cut into wedges"
      ],
      "recipeInstructions": [
        "Mix the oil, lemon juice, garlic, half of the oregano and the pepper in a bowl.",
        "Turn the pork in the marinade, cover and chill for 2 hours.",
        "Thread the meat onto eight skewers, season with the salt and heat a grill until hot.",
        "Grill for 10 to 12 minutes, turning often, until lightly charred and cooked through.",
        "Sprinkle with the remaining oregano and serve with the lemon wedges."
      ]
    }
    """#,
  ]
}
