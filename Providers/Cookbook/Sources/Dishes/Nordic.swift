extension CookbookDishes {
  /// Nordic dishes, each a schema.org `Recipe`.
  static let nordic = [
    #"""
    {
      "@type": "Recipe",
      "identifier": "kottbullar",
      "name": "Köttbullar",
      "description": "Small Swedish meatballs with a smooth cream gravy.",
      "recipeCuisine": "Swedish",
      "recipeCategory": "Main Course",
      "keywords": "meatballs, beef, pork, cream sauce",
      "recipeYield": "4 servings",
      "prepTime": "PT30M",
      "cookTime": "PT30M",
      "totalTime": "PT60M",
      "recipeIngredient": [
        "60 g dry breadcrumbs",
        "150 ml whole milk",
        "1 onion, grated",
        "300 g ground beef",
        "200 g ground pork",
        "1 egg",
        "1/2 teaspoon ground allspice",
        "1 1/2 teaspoons salt",
        "40 g butter",
        "2 tablespoons plain flour",
        "400 ml beef stock",
        "150 ml heavy cream",
        "100 g lingonberry jam"
      ],
      "recipeInstructions": [
        "Soak the breadcrumbs in the milk for 10 minutes until they swell.",
        "Mix in the onion, meats, egg, allspice and salt, and roll into 3 cm balls.",
        "Brown in the butter in two batches for 10 minutes, shaking the pan, and set aside.",
        "Stir the flour into the fat for 1 minute, then whisk in the stock and cream.",
        "Simmer the sauce for 5 minutes, return the meatballs and heat them through.",
        "Serve with the lingonberry jam and boiled or mashed potatoes."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "lohikeitto",
      "name": "Lohikeitto",
      "description": "A mild and creamy salmon soup with potatoes, leek and dill.",
      "recipeCuisine": "Finnish",
      "recipeCategory": "Soup",
      "keywords": "salmon, potatoes, cream, dill",
      "recipeYield": "4 servings",
      "prepTime": "PT15M",
      "cookTime": "PT30M",
      "totalTime": "PT45M",
      "suitableForDiet": ["https://schema.org/GlutenFreeDiet"],
      "recipeIngredient": [
        "40 g butter",
        "1 leek, sliced",
        "1 carrot, sliced",
        "600 g waxy potatoes, peeled and cubed",
        "1 litre water",
        "6 whole allspice berries",
        "1 bay leaf",
        "1 1/2 teaspoons salt",
        "500 g skinless salmon fillet, cut into 3 cm cubes",
        "200 ml heavy cream",
        "25 g dill, chopped"
      ],
      "recipeInstructions": [
        "Soften the leek and carrot in the butter for 6 minutes without browning.",
        "Add the potatoes, water, allspice, bay leaf and salt and bring to a boil.",
        "Simmer for 15 minutes until the potatoes are just tender.",
        "Pour in the cream, add the salmon and poach very gently for 4 minutes.",
        "Stir in most of the dill, cover and rest for 5 minutes off the heat.",
        "Ladle into bowls and top with the remaining dill."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "farikal",
      "name": "Fårikål",
      "description": "Norwegian layered stew of lamb on the bone and cabbage.",
      "recipeCuisine": "Norwegian",
      "recipeCategory": "Main Course",
      "keywords": "lamb, cabbage, one pot, slow cooked",
      "recipeYield": "6 servings",
      "prepTime": "PT20M",
      "cookTime": "PT2H30M",
      "totalTime": "PT2H50M",
      "suitableForDiet": [
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet"
      ],
      "recipeIngredient": [
        "1.5 kg lamb shoulder on the bone, cut into pieces",
        "1.5 kg white cabbage, cut into wedges",
        "1 tablespoon whole black peppercorns",
        "1 tablespoon salt",
        "500 ml water",
        "1 kg potatoes, peeled",
        "10 g parsley, chopped"
      ],
      "recipeInstructions": [
        "Put a layer of the fattiest lamb pieces in a large pot, fat side down.",
        "Alternate layers of cabbage and lamb, sprinkling salt and peppercorns between them.",
        "Pour in the water, bring to a boil and cover tightly.",
        "Simmer gently for about 2 1/4 hours until the meat slips from the bone.",
        "Boil the potatoes in a separate pot for the last 25 minutes.",
        "Serve very hot with the broth and potatoes, and sprinkle with parsley."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "kanelbullar",
      "name": "Kanelbullar",
      "description": "Soft cardamom buns swirled with cinnamon butter.",
      "recipeCuisine": "Swedish",
      "recipeCategory": "Bread",
      "keywords": "cinnamon, cardamom, buns, baking",
      "recipeYield": "20 buns",
      "prepTime": "PT2H10M",
      "cookTime": "PT12M",
      "totalTime": "PT2H22M",
      "suitableForDiet": ["https://schema.org/VegetarianDiet"],
      "recipeIngredient": [
        "300 ml whole milk, lukewarm",
        "7 g instant yeast",
        "550 g strong white flour",
        "180 g sugar, divided",
        "1 tablespoon ground cardamom",
        "1/2 teaspoon salt",
        "200 g butter, softened and divided",
        "1 tablespoon ground cinnamon",
        "1 egg, beaten",
        "3 tablespoons pearl sugar"
      ],
      "recipeInstructions": [
        "Mix the milk, yeast, flour, half of the sugar, the cardamom, salt and half the butter.",
        "Knead for 10 minutes until elastic, then cover and let rise for 60 minutes.",
        "Beat the other butter and sugar with the cinnamon to make a soft filling.",
        "Roll the dough to a 40 by 50 cm sheet, spread with the filling and roll up tightly.",
        "Cut into 20 slices, set on lined baking sheets, cover and let rise for 40 minutes.",
        "Brush with the egg, sprinkle with the pearl sugar and bake at 220°C for 12 minutes."
      ]
    }
    """#,
  ]
}
