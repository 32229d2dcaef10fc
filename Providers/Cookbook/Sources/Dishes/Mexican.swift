extension CookbookDishes {
  /// Mexican dishes, each a schema.org `Recipe`.
  static let mexican = [
    #"""
    {
      "@type": "Recipe",
      "identifier": "guacamole",
      "name": "Guacamole",
      "description": "Chunky mashed avocado with lime, chile, onion and cilantro.",
      "recipeCuisine": "Mexican",
      "recipeCategory": "Starter",
      "keywords": "dip, avocado, no cook, vegan",
      "recipeYield": "4 servings",
      "prepTime": "PT15M",
      "cookTime": "PT0M",
      "totalTime": "PT15M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/VeganDiet",
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet",
        "https://schema.org/HalalDiet",
        "https://schema.org/KosherDiet"
      ],
      "recipeIngredient": [
        "3 ripe avocados",
        "1/4 cup white onion, finely chopped",
        "1 jalapeño, seeded and minced",
        "1 lime, juiced",
        "1 ripe tomato, seeded and diced",
        "1/4 cup cilantro, chopped",
        "1/2 teaspoon salt"
      ],
      "recipeInstructions": [
        "Crush the onion, jalapeño and salt together with a fork or in a molcajete.",
        "Halve the avocados, remove the pits and scoop the flesh into the bowl.",
        "Add the lime juice and mash everything coarsely, leaving some chunks.",
        "Fold in the tomato and cilantro and adjust the salt and lime before serving."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "chicken-tortilla-soup",
      "name": "Chicken Tortilla Soup",
      "description": "Smoky tomato and chile broth with chicken and crisp tortilla strips.",
      "recipeCuisine": "Mexican",
      "recipeCategory": "Soup",
      "keywords": "chicken, chile, corn",
      "recipeYield": "6 servings",
      "prepTime": "PT20M",
      "cookTime": "PT40M",
      "totalTime": "PT60M",
      "suitableForDiet": ["https://schema.org/LowLactoseDiet"],
      "recipeIngredient": [
        "1/2 cup vegetable oil",
        "6 corn tortillas, cut into strips",
        "2 dried pasilla chiles, stemmed and seeded",
        "1 white onion, chopped",
        "3 garlic cloves, peeled",
        "4 ripe tomatoes, quartered",
        "7 cups chicken stock",
        "1 pound boneless chicken breasts",
        "1 teaspoon dried Mexican oregano",
        "1 avocado, diced",
        "1/4 cup cilantro, chopped",
        "2 limes, cut into wedges",
        "salt, to taste"
      ],
      "recipeInstructions": [
        "Fry the tortilla strips in the oil until crisp, drain and pour off most of the oil.",
        "Toast the chiles in the same pot for 30 seconds, then soak them in hot water.",
        "Cook the onion, garlic and tomatoes in the pot for 8 minutes, until lightly charred.",
        "Blend the vegetables with the drained chiles until smooth and return them to the pot.",
        "Add the stock, chicken and oregano and simmer for 20 minutes.",
        "Shred the chicken, return it to the broth and season with salt.",
        "Ladle over the tortilla strips and top with avocado, cilantro and lime wedges."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "chicken-enchiladas",
      "name": "Chicken Enchiladas",
      "description": "Corn tortillas rolled around chicken in red chile sauce and baked.",
      "recipeCuisine": "Mexican",
      "recipeCategory": "Main Course",
      "keywords": "tortillas, baked, chile sauce",
      "recipeYield": "4 servings",
      "prepTime": "PT25M",
      "cookTime": "PT45M",
      "totalTime": "PT70M",
      "suitableForDiet": ["https://schema.org/GlutenFreeDiet"],
      "recipeIngredient": [
        "6 dried guajillo chiles, stemmed and seeded",
        "2 ripe tomatoes, halved",
        "2 garlic cloves, peeled",
        "1/2 teaspoon ground cumin",
        "3 tablespoons vegetable oil, divided",
        "12 corn tortillas",
        "3 cups cooked chicken, shredded",
        "2 cups Monterey Jack, grated",
        "1/2 white onion, thinly sliced",
        "1/2 cup Mexican crema",
        "salt, to taste"
      ],
      "recipeInstructions": [
        "Simmer the chiles, tomatoes and garlic in 3 cups of water for 10 minutes.",
        "Blend them with the cumin and 1 1/2 cups of the cooking water until smooth.",
        "Cook the sauce in 1 tablespoon of the oil for 8 minutes and season with salt.",
        "Heat the oven to 375°F and warm the tortillas in the remaining oil until pliable.",
        "Fill the tortillas with the chicken and half the cheese, roll up and pack in a dish.",
        "Cover with the sauce and the remaining cheese and bake for 20 minutes, until bubbling.",
        "Top with the onion and crema and serve at once."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "tacos-al-pastor",
      "name": "Tacos al Pastor",
      "description": "Chile-marinated pork with charred pineapple on warm corn tortillas.",
      "recipeCuisine": "Mexican",
      "recipeCategory": "Main Course",
      "keywords": "pork, tacos, street food",
      "recipeYield": "6 servings",
      "prepTime": "PT140M",
      "cookTime": "PT20M",
      "totalTime": "PT160M",
      "suitableForDiet": ["https://schema.org/LowLactoseDiet"],
      "recipeIngredient": [
        "2 pounds boneless pork shoulder, thinly sliced",
        "4 dried guajillo chiles, stemmed and seeded",
        "2 tablespoons achiote paste",
        "3 garlic cloves, peeled",
        "1/3 cup white vinegar",
        "1/2 cup pineapple juice",
        "1 teaspoon dried Mexican oregano",
        "1 1/2 teaspoons salt",
        "1/2 fresh pineapple, peeled and sliced",
        "18 small corn tortillas",
        "1 white onion, finely chopped",
        "1/2 cup cilantro, chopped",
        "3 limes, cut into wedges"
      ],
      "recipeInstructions": [
        "Soak the chiles in boiling water for 15 minutes, then drain.",
        "Blend them with the achiote, garlic, vinegar, pineapple juice, oregano and salt.",
        "Coat the pork in the marinade and chill for at least 1 hour 45 minutes.",
        "Grill the pineapple over high heat for 3 minutes a side, then dice it.",
        "Grill the pork in batches for 2 to 3 minutes a side, until charred, and chop it small.",
        "Warm the tortillas and fill them with pork, pineapple, onion and cilantro.",
        "Serve with the lime wedges for squeezing."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "pozole-rojo",
      "name": "Pozole Rojo",
      "description": "Festive hominy soup with tender pork in a brick-red chile broth.",
      "recipeCuisine": "Mexican",
      "recipeCategory": "Soup",
      "keywords": "pork, hominy, celebration",
      "recipeYield": "8 servings",
      "prepTime": "PT30M",
      "cookTime": "PT150M",
      "totalTime": "PT180M",
      "suitableForDiet": [
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet"
      ],
      "recipeIngredient": [
        "3 pounds boneless pork shoulder, cut into large chunks",
        "12 cups water",
        "1 white onion, halved",
        "6 garlic cloves, peeled, divided",
        "2 bay leaves",
        "5 dried guajillo chiles, stemmed and seeded",
        "3 dried ancho chiles, stemmed and seeded",
        "2 teaspoons dried Mexican oregano",
        "3 cans (25 ounces each) hominy, drained and rinsed",
        "2 cups green cabbage, finely shredded",
        "6 radishes, thinly sliced",
        "3 limes, cut into wedges",
        "salt, to taste"
      ],
      "recipeInstructions": [
        "Simmer the pork in the water with the onion, 4 of the garlic cloves and the bay leaves.",
        "Skim off the foam and cook gently for 1 1/2 hours, until the meat is tender.",
        "Soak all the chiles in hot water for 20 minutes, then drain them.",
        "Blend the chiles with the remaining garlic, the oregano and 1 cup of the pork broth.",
        "Discard the onion and bay leaves and strain the chile sauce into the broth.",
        "Add the hominy, season with salt and simmer for 45 minutes, until the grains are soft.",
        "Serve in deep bowls with the cabbage, radishes and lime wedges."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "chilaquiles-verdes",
      "name": "Chilaquiles Verdes",
      "description": "Fried tortillas softened in green salsa, topped with eggs and cheese.",
      "recipeCuisine": "Mexican",
      "recipeCategory": "Breakfast",
      "keywords": "brunch, tomatillo, eggs, vegetarian",
      "recipeYield": "4 servings",
      "prepTime": "PT15M",
      "cookTime": "PT30M",
      "totalTime": "PT45M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/GlutenFreeDiet"
      ],
      "recipeIngredient": [
        "1 pound tomatillos, husked and rinsed",
        "2 serrano chiles, stemmed",
        "2 garlic cloves, peeled",
        "1/2 white onion, chopped",
        "1/2 cup cilantro leaves",
        "1/2 cup vegetable oil",
        "12 corn tortillas, cut into wedges",
        "4 large eggs",
        "1/2 cup queso fresco, crumbled",
        "1/4 cup Mexican crema",
        "salt, to taste"
      ],
      "recipeInstructions": [
        "Boil the tomatillos and serranos for 8 minutes, until olive green, then drain.",
        "Blend them with the garlic, onion and cilantro to make a loose salsa.",
        "Fry the tortilla wedges in the oil in batches until crisp, and drain on paper.",
        "Fry the eggs in a spoonful of the same oil and keep them warm.",
        "Simmer the salsa in a wide skillet for 5 minutes and season with salt.",
        "Toss in the chips for 1 minute, just until coated and starting to soften.",
        "Divide among plates and top with the eggs, queso fresco and crema."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "elote",
      "name": "Elote",
      "description": "Grilled corn on the cob with chile, lime and crumbled cotija.",
      "recipeCuisine": "Mexican",
      "recipeCategory": "Side Dish",
      "keywords": "corn, grill, street food, vegetarian",
      "recipeYield": "6 servings",
      "prepTime": "PT10M",
      "cookTime": "PT15M",
      "totalTime": "PT25M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/GlutenFreeDiet"
      ],
      "recipeIngredient": [
        "6 ears of corn, husked",
        "1 tablespoon vegetable oil",
        "1/4 cup mayonnaise",
        "1/4 cup sour cream",
        "3/4 cup cotija, finely crumbled",
        "1 teaspoon ground ancho chile",
        "2 tablespoons cilantro, finely chopped",
        "2 limes, cut into wedges"
      ],
      "recipeInstructions": [
        "Heat a grill to medium-high and rub the corn with the oil.",
        "Grill for 12 to 15 minutes, turning often, until charred in spots all over.",
        "Mix the mayonnaise with the sour cream and brush it over the hot corn.",
        "Roll each ear in the cotija, then dust with the ground chile and cilantro.",
        "Serve straight away with the lime wedges."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "refried-beans",
      "name": "Refried Beans",
      "description": "Pinto beans cooked until creamy, mashed and fried with onion.",
      "recipeCuisine": "Mexican",
      "recipeCategory": "Side Dish",
      "keywords": "frijoles refritos, beans, vegan",
      "recipeYield": "6 servings",
      "prepTime": "PT10M",
      "cookTime": "PT120M",
      "totalTime": "PT130M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/VeganDiet",
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet",
        "https://schema.org/HalalDiet",
        "https://schema.org/KosherDiet"
      ],
      "recipeIngredient": [
        "1 pound dried pinto beans, rinsed",
        "10 cups water",
        "1 white onion, halved, divided",
        "3 garlic cloves, minced",
        "1 bay leaf",
        "1/4 cup vegetable oil",
        "1/2 teaspoon ground cumin",
        "1 1/2 teaspoons salt"
      ],
      "recipeInstructions": [
        "Simmer the beans with the water, one onion half and the bay leaf for 1 1/2 hours.",
        "Add the salt and cook for 15 minutes more, until the beans are completely soft.",
        "Drain the beans, keeping 2 cups of the broth, and discard the onion and bay leaf.",
        "Chop the other onion half finely and fry it in the oil for 6 minutes, until golden.",
        "Stir in the garlic and cumin for 1 minute, then add the beans and 1 cup of the broth.",
        "Mash over low heat for 5 minutes, loosening with more broth until creamy."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "tres-leches-cake",
      "name": "Pastel de Tres Leches",
      "description": "Airy sponge soaked in three milks under a cloud of whipped cream.",
      "recipeCuisine": "Mexican",
      "recipeCategory": "Dessert",
      "keywords": "cake, milk, celebration, vegetarian",
      "recipeYield": "12 servings",
      "prepTime": "PT270M",
      "cookTime": "PT35M",
      "totalTime": "PT305M",
      "suitableForDiet": ["https://schema.org/VegetarianDiet"],
      "recipeIngredient": [
        "1 cup all-purpose flour",
        "1 1/2 teaspoons baking powder",
        "1/4 teaspoon salt",
        "5 large eggs, separated",
        "1 cup sugar, divided",
        "1/3 cup whole milk",
        "1 teaspoon vanilla extract",
        "1 can (14 ounces) sweetened condensed milk",
        "1 can (12 ounces) evaporated milk",
        "2 cups heavy cream, divided",
        "1/2 teaspoon ground cinnamon"
      ],
      "recipeInstructions": [
        "Butter a 9-by-13-inch pan and sift the flour with the baking powder and salt.",
        "Beat the yolks with 3/4 cup of the sugar until pale, then add the milk and vanilla.",
        "Whip the whites with the rest of the sugar to firm peaks.",
        "Fold the flour into the yolks, then the whites, and bake at 350°F for 35 minutes.",
        "Cool for 30 minutes and prick all over with a fork.",
        "Mix the canned milks and 1/2 cup of the cream, pour over the cake and chill 3 hours.",
        "Whip the remaining cream, spread it over the cake and dust with the cinnamon."
      ]
    }
    """#,
  ]
}
