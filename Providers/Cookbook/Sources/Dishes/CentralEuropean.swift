extension CookbookDishes {
  /// Central European dishes, each a schema.org `Recipe`.
  static let centralEuropean = [
    #"""
    {
      "@type": "Recipe",
      "identifier": "gulyas",
      "name": "Gulyás",
      "description": "A brothy beef and potato soup red with sweet paprika.",
      "recipeCuisine": "Hungarian",
      "recipeCategory": "Soup",
      "keywords": "beef, paprika, one pot",
      "recipeYield": "6 servings",
      "prepTime": "PT25M",
      "cookTime": "PT2H30M",
      "totalTime": "PT2H55M",
      "suitableForDiet": [
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet"
      ],
      "recipeIngredient": [
        "3 tablespoons sunflower oil",
        "3 onions, finely chopped",
        "900 g beef shin, cut into 2 cm cubes",
        "3 tablespoons sweet Hungarian paprika",
        "1 teaspoon caraway seeds, crushed",
        "3 garlic cloves, minced",
        "2 teaspoons salt",
        "1.8 litres water",
        "1 red bell pepper, chopped",
        "1 tomato, chopped",
        "2 carrots, sliced",
        "500 g potatoes, peeled and cubed"
      ],
      "recipeInstructions": [
        "Cook the onions slowly in the oil for 15 minutes until soft and golden.",
        "Take the pot off the heat and stir in the paprika so that it does not scorch.",
        "Add the beef, caraway, garlic, salt and a cup of the water and return to the heat.",
        "Cover and stew gently for 75 minutes, adding a little water whenever it looks dry.",
        "Add the pepper, tomato, carrots and remaining water and simmer for 20 minutes.",
        "Add the potatoes and cook for 20 minutes more until everything is tender."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "lecso",
      "name": "Lecsó",
      "description": "A summer stew of sweet peppers, tomatoes and paprika.",
      "recipeCuisine": "Hungarian",
      "recipeCategory": "Main Course",
      "keywords": "peppers, tomatoes, paprika, summer",
      "recipeYield": "4 servings",
      "prepTime": "PT15M",
      "cookTime": "PT40M",
      "totalTime": "PT55M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/VeganDiet",
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet",
        "https://schema.org/HalalDiet"
      ],
      "recipeIngredient": [
        "4 tablespoons sunflower oil",
        "2 onions, sliced",
        "1 kg pale yellow or red sweet peppers, cut into strips",
        "1 garlic clove, minced",
        "1 tablespoon sweet Hungarian paprika",
        "600 g ripe tomatoes, peeled and chopped",
        "1 1/2 teaspoons salt",
        "1/2 teaspoon sugar"
      ],
      "recipeInstructions": [
        "Soften the onions in the oil over low heat for 10 minutes.",
        "Add the peppers and garlic and cook for 8 minutes, stirring now and then.",
        "Take off the heat, stir in the paprika and then straight away the tomatoes.",
        "Season with the salt and sugar, cover and simmer for 12 minutes.",
        "Uncover and cook for 8 minutes more until the juices are thick, and serve with rice."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "wiener-schnitzel",
      "name": "Wiener Schnitzel",
      "description": "Thin veal cutlets in a puffed golden crumb.",
      "recipeCuisine": "Austrian",
      "recipeCategory": "Main Course",
      "keywords": "veal, breaded, fried",
      "recipeYield": "4 servings",
      "prepTime": "PT20M",
      "cookTime": "PT15M",
      "totalTime": "PT35M",
      "recipeIngredient": [
        "4 veal cutlets, 150 g each",
        "1 teaspoon salt",
        "80 g plain flour",
        "2 eggs",
        "2 tablespoons whole milk",
        "150 g fine dry breadcrumbs",
        "350 g clarified butter, for frying",
        "1 lemon, cut into wedges"
      ],
      "recipeInstructions": [
        "Pound the veal between sheets of plastic wrap until 4 mm thin and season with the salt.",
        "Beat the eggs with the milk and set out plates of flour and breadcrumbs.",
        "Coat each cutlet in flour, then egg, then crumbs, without pressing the crumbs on.",
        "Heat the butter to 170°C in a wide pan, deep enough for the meat to float.",
        "Fry one or two at a time for 3 minutes, swirling the fat over them and turning once.",
        "Drain on paper and serve at once with the lemon."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "apfelstrudel",
      "name": "Apfelstrudel",
      "description": "Paper-thin dough rolled around apples, raisins and buttered crumbs.",
      "recipeCuisine": "Austrian",
      "recipeCategory": "Dessert",
      "keywords": "apples, raisins, pastry, cinnamon",
      "recipeYield": "8 servings",
      "prepTime": "PT80M",
      "cookTime": "PT45M",
      "totalTime": "PT2H5M",
      "suitableForDiet": ["https://schema.org/VegetarianDiet"],
      "recipeIngredient": [
        "250 g strong white flour",
        "125 ml lukewarm water",
        "2 tablespoons sunflower oil",
        "1 pinch salt",
        "120 g butter, divided",
        "80 g dry breadcrumbs",
        "1 kg tart apples, peeled and thinly sliced",
        "80 g raisins",
        "90 g sugar",
        "1 teaspoon ground cinnamon",
        "1 tablespoon lemon juice",
        "1 tablespoon powdered sugar"
      ],
      "recipeInstructions": [
        "Knead the flour, water, oil and salt for 10 minutes, coat with oil and rest 40 minutes.",
        "Fry the crumbs in half of the butter until golden, and melt the remaining butter.",
        "Mix the apples with the raisins, sugar, cinnamon and lemon juice.",
        "Roll the dough on a floured cloth, then stretch it over your hands until see-through.",
        "Brush with butter and spread the crumbs and apples over two thirds of the sheet.",
        "Roll up with the help of the cloth, tuck in the ends and brush with more butter.",
        "Bake at 190°C for 40 minutes until crisp, and dust with the powdered sugar."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "schwaebischer-kartoffelsalat",
      "name": "Schwäbischer Kartoffelsalat",
      "description": "A glossy Swabian potato salad dressed with hot broth and mustard.",
      "recipeCuisine": "German",
      "recipeCategory": "Salad",
      "keywords": "potatoes, broth, warm salad",
      "recipeYield": "6 servings",
      "prepTime": "PT45M",
      "cookTime": "PT25M",
      "totalTime": "PT70M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/VeganDiet",
        "https://schema.org/LowLactoseDiet"
      ],
      "recipeIngredient": [
        "1 kg waxy potatoes",
        "1 onion, very finely chopped",
        "300 ml hot vegetable broth",
        "4 tablespoons white wine vinegar",
        "1 tablespoon mustard",
        "1 teaspoon salt",
        "1/4 teaspoon white pepper",
        "5 tablespoons sunflower oil",
        "2 tablespoons chives, chopped"
      ],
      "recipeInstructions": [
        "Boil the potatoes in their skins for about 25 minutes until a knife slides in.",
        "Peel while still warm and cut into thin slices.",
        "Stir the onion, vinegar, mustard, salt and pepper into the hot broth and pour over.",
        "Mix gently and leave for 30 minutes, so the potatoes drink up the liquid.",
        "Fold in the oil until the salad looks creamy, and sprinkle with the chives."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "kaesespaetzle",
      "name": "Käsespätzle",
      "description": "Soft egg noodles layered with mountain cheese and fried onions.",
      "recipeCuisine": "German",
      "recipeCategory": "Main Course",
      "keywords": "noodles, cheese, onions",
      "recipeYield": "4 servings",
      "prepTime": "PT30M",
      "cookTime": "PT45M",
      "totalTime": "PT75M",
      "recipeIngredient": [
        "400 g plain flour",
        "5 eggs",
        "150 ml water",
        "1 1/2 teaspoons salt",
        "1/4 teaspoon nutmeg",
        "60 g butter",
        "3 onions, sliced into thin rings",
        "250 g mountain cheese, grated",
        "2 tablespoons chives, chopped"
      ],
      "recipeInstructions": [
        "Beat the flour, eggs, water, salt and nutmeg until the batter blisters, then rest it.",
        "Fry the onions slowly in the butter for 25 minutes until deep brown and crisp.",
        "Press the batter in batches through a spätzle maker into boiling salted water.",
        "Lift out each batch with a slotted spoon as soon as the noodles float, and drain.",
        "Layer the hot noodles with the cheese in a warm dish.",
        "Put into a 180°C oven for 5 minutes to melt, then top with the onions and chives."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "pierogi-ruskie",
      "name": "Pierogi Ruskie",
      "description": "Boiled dumplings filled with potato, farmer's cheese and onion.",
      "recipeCuisine": "Polish",
      "recipeCategory": "Main Course",
      "keywords": "dumplings, potatoes, cheese",
      "recipeYield": "4 servings",
      "prepTime": "PT75M",
      "cookTime": "PT35M",
      "totalTime": "PT1H50M",
      "suitableForDiet": ["https://schema.org/VegetarianDiet"],
      "recipeIngredient": [
        "400 g plain flour",
        "200 ml hot water",
        "2 tablespoons sunflower oil",
        "1 1/2 teaspoons salt, divided",
        "500 g floury potatoes, peeled",
        "250 g vegetarian farmer's cheese, crumbled",
        "2 onions, finely chopped",
        "60 g butter",
        "1/2 teaspoon black pepper",
        "100 g sour cream"
      ],
      "recipeInstructions": [
        "Knead the flour, hot water, oil and a third of the salt until smooth; rest 30 minutes.",
        "Boil the potatoes until soft, drain, mash and let them cool.",
        "Fry the onions in the butter until golden, and keep half of them for the top.",
        "Mix the potatoes, cheese, remaining onions, salt and pepper to make the filling.",
        "Roll the dough thin, cut 7 cm rounds, fill with a teaspoonful each and pinch shut.",
        "Boil in batches in salted water, giving them 3 minutes after they float.",
        "Serve with the saved onions and the sour cream."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "bramboracka",
      "name": "Bramboračka",
      "description": "A rustic potato soup with wild mushrooms and marjoram.",
      "recipeCuisine": "Czech",
      "recipeCategory": "Soup",
      "keywords": "potatoes, mushrooms, marjoram",
      "recipeYield": "6 servings",
      "prepTime": "PT35M",
      "cookTime": "PT40M",
      "totalTime": "PT75M",
      "suitableForDiet": ["https://schema.org/VegetarianDiet", "https://schema.org/HalalDiet"],
      "recipeIngredient": [
        "20 g dried wild mushrooms",
        "50 g butter",
        "1 onion, chopped",
        "2 carrots, diced",
        "1 parsnip, diced",
        "150 g celery root, diced",
        "3 tablespoons plain flour",
        "1.5 litres water",
        "600 g potatoes, peeled and diced",
        "1/2 teaspoon caraway seeds",
        "2 teaspoons salt",
        "2 garlic cloves, crushed",
        "2 teaspoons dried marjoram"
      ],
      "recipeInstructions": [
        "Soak the mushrooms in a cup of hot water for 20 minutes, then chop and keep the liquid.",
        "Soften the onion, carrots, parsnip and celery root in the butter for 10 minutes.",
        "Stir in the flour for 2 minutes, then gradually add the water, stirring out any lumps.",
        "Add the potatoes, mushrooms, their strained liquid, caraway and salt.",
        "Simmer for 25 minutes until the potatoes are soft and the soup is lightly thickened.",
        "Stir in the garlic and rub in the marjoram, then leave covered for 3 minutes."
      ]
    }
    """#,
  ]
}
