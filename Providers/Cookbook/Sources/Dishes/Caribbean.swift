extension CookbookDishes {
  /// Caribbean dishes, each a schema.org `Recipe`.
  static let caribbean = [
    #"""
    {
      "@type": "Recipe",
      "identifier": "jerk-chicken",
      "name": "Jerk Chicken",
      "description": "Fiery grilled chicken scented with allspice, thyme and Scotch bonnet.",
      "recipeCuisine": "Jamaican",
      "recipeCategory": "Main Course",
      "keywords": "Caribbean, grill, spicy",
      "recipeYield": "6 servings",
      "prepTime": "PT255M",
      "cookTime": "PT45M",
      "totalTime": "PT300M",
      "suitableForDiet": [
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet"
      ],
      "recipeIngredient": [
        "4 pounds chicken legs and thighs, bone in",
        "6 scallions, roughly chopped",
        "2 Scotch bonnet chiles, stemmed",
        "4 garlic cloves, peeled",
        "1 piece (1 inch) ginger, peeled",
        "2 tablespoons thyme leaves",
        "1 tablespoon ground allspice",
        "1 teaspoon ground cinnamon",
        "2 tablespoons brown sugar",
        "2 limes, juiced",
        "2 tablespoons cider vinegar",
        "3 tablespoons vegetable oil",
        "2 teaspoons salt"
      ],
      "recipeInstructions": [
        "Blend everything except the chicken to a thick paste.",
        "Slash the chicken to the bone in several places and rub the paste in well.",
        "Cover and chill for at least 4 hours, or overnight.",
        "Set up a grill for indirect medium heat and lay the chicken on the cooler side.",
        "Cook with the lid on for 35 minutes, turning the pieces once.",
        "Move over the direct heat for 5 to 10 minutes, until charred and 175°F inside."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "rice-and-peas",
      "name": "Rice and Peas",
      "description": "Rice steamed in coconut milk with kidney beans, thyme and allspice.",
      "recipeCuisine": "Jamaican",
      "recipeCategory": "Side Dish",
      "keywords": "Caribbean, coconut, beans, vegan",
      "recipeYield": "6 servings",
      "prepTime": "PT10M",
      "cookTime": "PT35M",
      "totalTime": "PT45M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/VeganDiet",
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet",
        "https://schema.org/HalalDiet",
        "https://schema.org/KosherDiet"
      ],
      "recipeIngredient": [
        "1 can (15 ounces) kidney beans, drained and rinsed",
        "1 can (13.5 ounces) coconut milk",
        "1 1/2 cups water",
        "3 scallions, crushed",
        "2 garlic cloves, minced",
        "3 thyme sprigs",
        "6 allspice berries",
        "1 whole Scotch bonnet chile",
        "1 teaspoon salt",
        "2 cups long-grain white rice, rinsed"
      ],
      "recipeInstructions": [
        "Put the beans, coconut milk, water, scallions, garlic, thyme and allspice in a pot.",
        "Add the salt and the whole chile, keeping it unbroken, and simmer for 8 minutes.",
        "Stir in the rice, bring back to a boil, cover tightly and turn the heat to low.",
        "Cook for 20 minutes, then leave off the heat, still covered, for 5 minutes.",
        "Remove the chile, thyme, scallions and allspice and fluff the rice with a fork."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "ropa-vieja",
      "name": "Ropa Vieja",
      "description": "Shredded beef stewed with peppers, tomatoes and briny olives.",
      "recipeCuisine": "Cuban",
      "recipeCategory": "Main Course",
      "keywords": "Caribbean, beef, stew",
      "recipeYield": "6 servings",
      "prepTime": "PT20M",
      "cookTime": "PT165M",
      "totalTime": "PT185M",
      "suitableForDiet": [
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet"
      ],
      "recipeIngredient": [
        "2 pounds flank steak, cut into 4 pieces",
        "3 tablespoons olive oil",
        "1 large onion, sliced",
        "1 green bell pepper, sliced",
        "1 red bell pepper, sliced",
        "5 garlic cloves, minced",
        "2 teaspoons ground cumin",
        "1 teaspoon dried oregano",
        "3 tablespoons tomato paste",
        "1 can (14 ounces) diced tomatoes",
        "2 cups water",
        "1/2 cup green olives, pitted and halved",
        "1 tablespoon cider vinegar",
        "salt and black pepper, to taste"
      ],
      "recipeInstructions": [
        "Season the steak and brown it in the oil in a Dutch oven, then lift it out.",
        "Cook the onion and both peppers in the same pot for 10 minutes, until soft.",
        "Stir in the garlic, cumin, oregano and tomato paste for 2 minutes.",
        "Add the tomatoes, water and steak, cover and simmer for 2 hours, until very tender.",
        "Shred the beef along the grain with two forks and return it to the sauce.",
        "Add the olives and vinegar and simmer uncovered for 15 minutes, until thick."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "callaloo",
      "name": "Callaloo",
      "description": "Silky stewed greens with okra, pumpkin and coconut milk.",
      "recipeCuisine": "Trinidadian",
      "recipeCategory": "Side Dish",
      "keywords": "Caribbean, greens, coconut, vegan",
      "recipeYield": "6 servings",
      "prepTime": "PT20M",
      "cookTime": "PT35M",
      "totalTime": "PT55M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/VeganDiet",
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet",
        "https://schema.org/HalalDiet",
        "https://schema.org/KosherDiet"
      ],
      "recipeIngredient": [
        "2 tablespoons vegetable oil",
        "1 onion, chopped",
        "3 garlic cloves, minced",
        "3 scallions, sliced",
        "2 tablespoons thyme leaves",
        "1 pound spinach, washed and chopped",
        "8 ounces okra, trimmed and sliced",
        "2 cups pumpkin, peeled and diced",
        "1 can (13.5 ounces) coconut milk",
        "1 cup water",
        "1 whole Scotch bonnet chile",
        "1 teaspoon salt"
      ],
      "recipeInstructions": [
        "Cook the onion, garlic, scallions and thyme in the oil in a large pot for 5 minutes.",
        "Add the okra and pumpkin and stir for 3 minutes.",
        "Pile in the spinach and let it wilt, then add the coconut milk, water and salt.",
        "Float the whole chile on top and simmer for 25 minutes, until everything is very soft.",
        "Remove the chile and beat or blend the callaloo to a thick, slightly coarse purée."
      ]
    }
    """#,
  ]
}
