extension CookbookDishes {
  /// Eastern European dishes, each a schema.org `Recipe`.
  static let easternEuropean = [
    #"""
    {
      "@type": "Recipe",
      "identifier": "borscht",
      "name": "Borscht",
      "description": "A ruby beet soup with beef, cabbage and a spoonful of sour cream.",
      "recipeCuisine": "Ukrainian",
      "recipeCategory": "Soup",
      "keywords": "beets, cabbage, beef",
      "recipeYield": "8 servings",
      "prepTime": "PT30M",
      "cookTime": "PT2H30M",
      "totalTime": "PT3H",
      "suitableForDiet": ["https://schema.org/GlutenFreeDiet"],
      "recipeIngredient": [
        "600 g beef shin on the bone",
        "2.5 litres water",
        "3 beets, peeled and coarsely grated",
        "2 tablespoons sunflower oil",
        "1 onion, chopped",
        "1 carrot, grated",
        "2 tablespoons tomato paste",
        "1 tablespoon white vinegar",
        "400 g potatoes, peeled and cubed",
        "300 g white cabbage, shredded",
        "2 teaspoons salt",
        "2 garlic cloves, crushed",
        "20 g dill, chopped",
        "150 g sour cream"
      ],
      "recipeInstructions": [
        "Simmer the beef in the water for 90 minutes, skimming, then bone and dice the meat.",
        "Fry the onion and carrot in the oil for 6 minutes, then add the beets and vinegar.",
        "Stir in the tomato paste, cover and cook over low heat for 15 minutes.",
        "Add the potatoes and salt to the broth, simmer 10 minutes and add the cabbage.",
        "After 5 minutes add the beet mixture and the meat and simmer for 10 minutes more.",
        "Stir in the garlic and half of the dill, and leave covered for 10 minutes.",
        "Serve with the sour cream and the remaining dill."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "beef-stroganoff",
      "name": "Beef Stroganoff",
      "description": "Strips of beef and mushrooms in a tangy sour cream sauce.",
      "recipeCuisine": "Russian",
      "recipeCategory": "Main Course",
      "keywords": "beef, mushrooms, sour cream",
      "recipeYield": "4 servings",
      "prepTime": "PT20M",
      "cookTime": "PT25M",
      "totalTime": "PT45M",
      "recipeIngredient": [
        "600 g beef tenderloin, cut into thin strips",
        "1 teaspoon salt",
        "1/2 teaspoon black pepper",
        "2 tablespoons sunflower oil",
        "40 g butter",
        "1 large onion, thinly sliced",
        "250 g mushrooms, sliced",
        "1 tablespoon plain flour",
        "250 ml beef stock",
        "2 teaspoons mustard",
        "200 g sour cream",
        "10 g parsley, chopped"
      ],
      "recipeInstructions": [
        "Season the beef and sear it in the hot oil in batches, 1 minute each, then set aside.",
        "Melt the butter in the same pan and soften the onion for 6 minutes.",
        "Add the mushrooms and cook for 6 minutes until their liquid has gone.",
        "Stir in the flour, then the stock and mustard, and simmer for 5 minutes.",
        "Lower the heat and stir in the sour cream without letting it boil.",
        "Return the beef to warm through for 1 minute and sprinkle with the parsley."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "adjarian-khachapuri",
      "name": "Adjarian Khachapuri",
      "description": "Boat-shaped cheese bread with an egg and butter in the middle.",
      "recipeCuisine": "Georgian",
      "recipeCategory": "Bread",
      "keywords": "cheese, eggs, yeast, baked",
      "recipeYield": "4 servings",
      "prepTime": "PT1H50M",
      "cookTime": "PT20M",
      "totalTime": "PT2H10M",
      "suitableForDiet": ["https://schema.org/VegetarianDiet"],
      "recipeIngredient": [
        "400 g strong white flour",
        "5 g instant yeast",
        "1 teaspoon sugar",
        "1 teaspoon salt",
        "130 ml lukewarm water",
        "130 ml lukewarm milk",
        "1 tablespoon sunflower oil",
        "300 g vegetarian mozzarella, grated",
        "200 g vegetarian feta, crumbled",
        "5 eggs",
        "40 g butter, cut into four"
      ],
      "recipeInstructions": [
        "Knead the flour, yeast, sugar, salt, water, milk and oil for 8 minutes until smooth.",
        "Cover and let rise for about 75 minutes, then divide into four and rest 10 minutes.",
        "Mix the two cheeses with one of the eggs.",
        "Roll each piece to an oval, roll in the long edges and pinch the ends to form a boat.",
        "Fill with the cheese and bake at 240°C for 14 minutes until the crust is golden.",
        "Make a hollow in each, break in an egg and bake 3 minutes until the white just sets.",
        "Add the butter and stir egg, butter and cheese together at the table."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "sarmale",
      "name": "Sarmale",
      "description": "Sour cabbage rolls filled with pork and rice, cooked very slowly.",
      "recipeCuisine": "Romanian",
      "recipeCategory": "Main Course",
      "keywords": "cabbage rolls, pork, rice, slow cooked",
      "recipeYield": "6 servings",
      "prepTime": "PT50M",
      "cookTime": "PT3H",
      "totalTime": "PT3H50M",
      "suitableForDiet": [
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet"
      ],
      "recipeIngredient": [
        "1 sour cabbage, about 1.5 kg",
        "2 tablespoons sunflower oil",
        "2 onions, finely chopped",
        "100 g short-grain rice, rinsed",
        "700 g ground pork",
        "15 g dill, chopped",
        "1 teaspoon dried thyme",
        "1 teaspoon sweet paprika",
        "1 teaspoon salt",
        "1/2 teaspoon black pepper",
        "500 g tomato passata",
        "2 bay leaves",
        "700 ml water"
      ],
      "recipeInstructions": [
        "Separate the cabbage leaves, rinse if very salty, and shave down the thick ribs.",
        "Soften the onions in the oil for 8 minutes, stir in the rice and paprika and cool.",
        "Mix with the pork, dill, thyme, salt and pepper.",
        "Roll a spoonful of filling in each leaf and push in the sides to close it.",
        "Shred the spare leaves into a pot, pack the rolls on top and add the bay leaves.",
        "Pour over the passata and water, cover and bring to a gentle simmer.",
        "Cook over low heat for 2 1/2 hours, topping up with water so the rolls stay covered."
      ]
    }
    """#,
  ]
}
