extension CookbookDishes {
  /// French dishes, each a schema.org `Recipe`.
  static let french = [
    #"""
    {
      "@type": "Recipe",
      "identifier": "soupe-a-loignon",
      "name": "Soupe à l'Oignon",
      "description": "Deeply browned onions in beef stock under a lid of cheese toast.",
      "recipeCuisine": "French",
      "recipeCategory": "Soup",
      "keywords": "onions, cheese, gratin, winter",
      "recipeYield": "4 servings",
      "prepTime": "PT15M",
      "cookTime": "PT80M",
      "totalTime": "PT95M",
      "recipeIngredient": [
        "1 kg yellow onions, thinly sliced",
        "50 g butter",
        "1 tablespoon olive oil",
        "1 teaspoon salt",
        "1 tablespoon plain flour",
        "200 ml dry white wine",
        "1.2 litres beef stock",
        "2 thyme sprigs",
        "8 slices baguette, toasted",
        "150 g Gruyère, grated"
      ],
      "recipeInstructions": [
        "Melt the butter with the oil, add the onions and salt and cover for 10 minutes.",
        "Uncover and cook over low heat for 40 minutes, stirring often, until dark and sweet.",
        "Stir in the flour for 1 minute, then add the wine and scrape up the brown bits.",
        "Add the stock and thyme, simmer for 20 minutes and discard the thyme.",
        "Ladle into ovenproof bowls and float two slices of toast on each.",
        "Cover with the Gruyère and broil for about 5 minutes until bubbling and browned."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "ratatouille",
      "name": "Ratatouille",
      "description": "A Provençal stew of eggplant, zucchini, peppers and tomatoes.",
      "recipeCuisine": "French",
      "recipeCategory": "Main Course",
      "keywords": "vegetables, summer, Provençal",
      "recipeYield": "6 servings",
      "prepTime": "PT25M",
      "cookTime": "PT60M",
      "totalTime": "PT85M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/VeganDiet",
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet",
        "https://schema.org/HalalDiet"
      ],
      "recipeIngredient": [
        "100 ml olive oil",
        "1 large eggplant, cut into 2 cm cubes",
        "3 zucchini, cut into thick half-moons",
        "2 red bell peppers, cut into strips",
        "1 onion, sliced",
        "3 garlic cloves, sliced",
        "6 ripe tomatoes, peeled and chopped",
        "3 thyme sprigs",
        "1 bay leaf",
        "1 1/2 teaspoons salt",
        "10 g basil leaves, torn"
      ],
      "recipeInstructions": [
        "Fry the eggplant in half of the oil for 10 minutes until golden, and set it aside.",
        "Brown the zucchini in a little more oil for 6 minutes and add to the eggplant.",
        "Soften the onion and peppers in the rest of the oil for 10 minutes, adding garlic last.",
        "Add the tomatoes, thyme, bay leaf and salt and simmer for 15 minutes.",
        "Return the fried vegetables and cook gently, half covered, for 15 minutes.",
        "Remove the herb stems and stir in the basil, then serve warm or cold."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "boeuf-bourguignon",
      "name": "Bœuf Bourguignon",
      "description": "Beef simmered in red Burgundy with bacon, mushrooms and onions.",
      "recipeCuisine": "French",
      "recipeCategory": "Main Course",
      "keywords": "beef, red wine, stew, slow cooked",
      "recipeYield": "6 servings",
      "prepTime": "PT30M",
      "cookTime": "PT3H",
      "totalTime": "PT3H30M",
      "recipeIngredient": [
        "1.2 kg beef chuck, cut into 4 cm cubes",
        "150 g smoked bacon, cut into strips",
        "2 tablespoons olive oil",
        "1 carrot, sliced",
        "1 onion, chopped",
        "2 tablespoons plain flour",
        "750 ml red Burgundy wine",
        "300 ml beef stock",
        "2 garlic cloves, crushed",
        "3 thyme sprigs",
        "1 1/2 teaspoons salt",
        "40 g butter",
        "250 g pearl onions, peeled",
        "250 g button mushrooms, halved"
      ],
      "recipeInstructions": [
        "Crisp the bacon in the oil in a casserole and remove, then brown the beef in batches.",
        "Cook the carrot and chopped onion in the fat for 6 minutes, then stir in the flour.",
        "Return the meats and add the wine, stock, garlic, thyme and salt.",
        "Bring to a simmer, cover and cook in a 150°C oven for about 2 1/2 hours until tender.",
        "Meanwhile brown the pearl onions in half of the butter, add a little water and soften.",
        "Fry the mushrooms in the remaining butter until golden.",
        "Stir the onions and mushrooms into the stew and simmer uncovered for 10 minutes."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "coq-au-vin",
      "name": "Coq au Vin",
      "description": "Chicken braised in red wine with bacon and mushrooms.",
      "recipeCuisine": "French",
      "recipeCategory": "Main Course",
      "keywords": "chicken, red wine, braise",
      "recipeYield": "4 servings",
      "prepTime": "PT25M",
      "cookTime": "PT90M",
      "totalTime": "PT1H55M",
      "recipeIngredient": [
        "1.6 kg chicken pieces, bone in",
        "1 teaspoon salt",
        "120 g smoked bacon, cut into strips",
        "30 g butter",
        "12 shallots, peeled",
        "250 g button mushrooms, quartered",
        "2 garlic cloves, crushed",
        "2 tablespoons plain flour",
        "3 tablespoons brandy",
        "600 ml red wine",
        "250 ml chicken stock",
        "3 thyme sprigs",
        "1 bay leaf"
      ],
      "recipeInstructions": [
        "Season the chicken with the salt, and fry the bacon in the butter until crisp.",
        "Set the bacon aside and brown the chicken in the fat for 10 minutes, then remove it.",
        "Brown the shallots and mushrooms for 8 minutes, then stir in the garlic and flour.",
        "Pour in the brandy and wine, scraping the pan, and boil for 5 minutes.",
        "Add the stock, thyme, bay leaf, bacon and chicken and bring to a gentle simmer.",
        "Cover and cook for 45 minutes until the chicken is tender at the bone.",
        "Lift out the chicken and herbs, boil the sauce until glossy and pour it over."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "quiche-lorraine",
      "name": "Quiche Lorraine",
      "description": "A crisp pastry case filled with smoky bacon and set cream.",
      "recipeCuisine": "French",
      "recipeCategory": "Main Course",
      "keywords": "pastry, eggs, bacon, lunch",
      "recipeYield": "6 servings",
      "prepTime": "PT70M",
      "cookTime": "PT55M",
      "totalTime": "PT2H5M",
      "recipeIngredient": [
        "200 g plain flour",
        "100 g cold butter, cubed",
        "1/2 teaspoon salt, divided",
        "3 tablespoons ice water",
        "200 g smoked bacon, cut into strips",
        "3 eggs",
        "1 egg yolk",
        "300 ml heavy cream",
        "1 pinch nutmeg",
        "1/4 teaspoon black pepper"
      ],
      "recipeInstructions": [
        "Rub the butter into the flour with half of the salt, then bind with the ice water.",
        "Chill the dough 30 minutes, roll out and line a 24 cm tart pan, then chill 15 minutes.",
        "Line with paper and baking beans and bake at 190°C for 15 minutes, then 5 uncovered.",
        "Meanwhile fry the bacon until lightly crisp and spread it over the pastry.",
        "Whisk the eggs, yolk, cream, nutmeg, pepper and remaining salt and pour over.",
        "Bake at 170°C for 30 to 35 minutes until barely set in the center, and serve warm."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "salade-nicoise",
      "name": "Salade Niçoise",
      "description": "A composed salad of tuna, eggs, beans, potatoes and olives.",
      "recipeCuisine": "French",
      "recipeCategory": "Salad",
      "keywords": "tuna, eggs, green beans, summer",
      "recipeYield": "4 servings",
      "prepTime": "PT25M",
      "cookTime": "PT25M",
      "totalTime": "PT50M",
      "suitableForDiet": [
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet"
      ],
      "recipeIngredient": [
        "400 g small waxy potatoes",
        "200 g green beans, trimmed",
        "4 eggs",
        "4 ripe tomatoes, quartered",
        "1 lettuce, leaves separated",
        "300 g canned tuna in olive oil, drained",
        "8 anchovy fillets",
        "80 g black Niçoise olives",
        "90 ml olive oil",
        "2 tablespoons red wine vinegar",
        "1 small garlic clove, crushed",
        "1 teaspoon salt, divided"
      ],
      "recipeInstructions": [
        "Boil the potatoes with half of the salt for about 15 minutes until tender, then slice.",
        "Boil the beans for 4 minutes, then cool them in iced water and drain.",
        "Boil the eggs for 8 minutes, cool, peel and cut into quarters.",
        "Shake the oil, vinegar, garlic and remaining salt in a jar until blended.",
        "Toss the warm potatoes and the beans with a third of the dressing.",
        "Arrange everything over the lettuce with the tuna in large flakes and anchovies on top.",
        "Scatter with the olives and spoon over the remaining dressing."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "gratin-dauphinois",
      "name": "Gratin Dauphinois",
      "description": "Sliced potatoes baked slowly in garlic-scented cream.",
      "recipeCuisine": "French",
      "recipeCategory": "Side Dish",
      "keywords": "potatoes, cream, baked",
      "recipeYield": "6 servings",
      "prepTime": "PT25M",
      "cookTime": "PT80M",
      "totalTime": "PT1H45M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/GlutenFreeDiet"
      ],
      "recipeIngredient": [
        "1.2 kg waxy potatoes, peeled and thinly sliced",
        "400 ml heavy cream",
        "300 ml whole milk",
        "2 garlic cloves, one crushed and one halved",
        "20 g butter, softened",
        "1 1/2 teaspoons salt",
        "1/4 teaspoon nutmeg, grated",
        "1/4 teaspoon black pepper"
      ],
      "recipeInstructions": [
        "Rub a baking dish with the halved garlic clove and then with the butter.",
        "Heat the cream, milk, crushed garlic, salt, nutmeg and pepper to a simmer.",
        "Add the potatoes without rinsing and cook gently for 8 minutes, stirring carefully.",
        "Spread the potatoes in the dish, pour over the liquid and press them level.",
        "Bake at 160°C for about 70 minutes until brown on top and soft to the knife.",
        "Rest for 10 minutes so the cream thickens before serving."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "moules-marinieres",
      "name": "Moules Marinières",
      "description": "Mussels steamed open in white wine with shallots and parsley.",
      "recipeCuisine": "French",
      "recipeCategory": "Main Course",
      "keywords": "mussels, seafood, white wine, quick",
      "recipeYield": "4 servings",
      "prepTime": "PT20M",
      "cookTime": "PT12M",
      "totalTime": "PT32M",
      "suitableForDiet": ["https://schema.org/GlutenFreeDiet"],
      "recipeIngredient": [
        "2 kg mussels, scrubbed and debearded",
        "50 g butter",
        "4 shallots, finely chopped",
        "2 garlic cloves, finely chopped",
        "300 ml dry white wine",
        "2 thyme sprigs",
        "1/4 teaspoon black pepper",
        "20 g parsley, chopped"
      ],
      "recipeInstructions": [
        "Discard any broken mussels and any open ones that do not close when tapped.",
        "Melt half of the butter in a large pot and soften the shallots and garlic 4 minutes.",
        "Add the wine, thyme and pepper and bring to a full boil.",
        "Tip in the mussels, cover and cook over high heat for 4 minutes, shaking twice.",
        "Throw away any mussels that stayed shut, then lift the rest into warm bowls.",
        "Swirl the remaining butter and the parsley into the broth and ladle over the mussels."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "creme-brulee",
      "name": "Crème Brûlée",
      "description": "Chilled vanilla custard beneath a brittle caramel crust.",
      "recipeCuisine": "French",
      "recipeCategory": "Dessert",
      "keywords": "custard, vanilla, caramel, make ahead",
      "recipeYield": "6 servings",
      "prepTime": "PT3H20M",
      "cookTime": "PT50M",
      "totalTime": "PT4H10M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/GlutenFreeDiet"
      ],
      "recipeIngredient": [
        "600 ml heavy cream",
        "1 vanilla bean, split and scraped",
        "6 egg yolks",
        "90 g sugar",
        "1 pinch salt",
        "60 g demerara sugar, for the crust"
      ],
      "recipeInstructions": [
        "Heat the cream with the vanilla and salt until steaming, then leave for 15 minutes.",
        "Stir the yolks with the sugar, pour on the warm cream, mix and strain.",
        "Divide among six ramekins set in a roasting pan and add hot water halfway up the sides.",
        "Bake at 150°C for 35 to 40 minutes until set at the edge and trembling in the middle.",
        "Cool, then chill for at least 2 1/2 hours.",
        "Coat the tops with the demerara sugar and melt with a torch until amber and hard."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "tarte-tatin",
      "name": "Tarte Tatin",
      "description": "An upside-down apple tart with buttery caramel.",
      "recipeCuisine": "French",
      "recipeCategory": "Dessert",
      "keywords": "apples, caramel, pastry",
      "recipeYield": "8 servings",
      "prepTime": "PT30M",
      "cookTime": "PT55M",
      "totalTime": "PT85M",
      "suitableForDiet": ["https://schema.org/VegetarianDiet"],
      "recipeIngredient": [
        "1.3 kg firm apples, peeled, cored and quartered",
        "1 tablespoon lemon juice",
        "150 g sugar",
        "2 tablespoons water",
        "80 g butter, cubed",
        "1 pinch salt",
        "250 g all-butter puff pastry"
      ],
      "recipeInstructions": [
        "Toss the apples with the lemon juice and heat the oven to 200°C.",
        "Melt the sugar with the water in a 24 cm ovenproof pan and cook to an amber caramel.",
        "Take off the heat and stir in the butter and salt.",
        "Pack the apples tightly into the pan and cook over medium heat for 15 minutes.",
        "Cover with a round of the pastry, tuck in the edge and prick a few holes.",
        "Bake for 30 minutes until the pastry is crisp and brown.",
        "Rest 10 minutes, then cover with a large plate and turn over in one quick move."
      ]
    }
    """#,
  ]
}
