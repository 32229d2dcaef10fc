extension CookbookDishes {
  /// American dishes, each a schema.org `Recipe`.
  static let american = [
    #"""
    {
      "@type": "Recipe",
      "identifier": "chicken-noodle-soup",
      "name": "Chicken Noodle Soup",
      "description": "Clear chicken broth with tender vegetables and egg noodles.",
      "recipeCuisine": "American",
      "recipeCategory": "Soup",
      "keywords": "comfort food, one pot",
      "recipeYield": "6 servings",
      "prepTime": "PT20M",
      "cookTime": "PT45M",
      "totalTime": "PT65M",
      "suitableForDiet": ["https://schema.org/LowLactoseDiet"],
      "recipeIngredient": [
        "2 tablespoons olive oil",
        "1 onion, finely chopped",
        "3 carrots, sliced",
        "3 celery stalks, sliced",
        "2 garlic cloves, minced",
        "8 cups chicken stock",
        "1 1/2 pounds bone-in chicken thighs, skin removed",
        "1 bay leaf",
        "1 teaspoon dried thyme",
        "6 ounces dried wide egg noodles",
        "1/4 cup parsley, chopped",
        "salt and black pepper, to taste"
      ],
      "recipeInstructions": [
        "Warm the oil in a large pot and soften the onion, carrots and celery for 8 minutes.",
        "Stir in the garlic and thyme and cook for 1 minute, until fragrant.",
        "Add the stock, chicken and bay leaf, bring to a boil, then simmer for 25 minutes.",
        "Lift out the chicken, shred the meat with two forks and discard the bones.",
        "Boil the noodles in the broth for 7 to 8 minutes, until just tender.",
        "Return the chicken to the pot, stir in the parsley and season with salt and pepper."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "tomato-soup",
      "name": "Tomato Soup",
      "description": "A smooth, gently sweet tomato soup finished with a little cream.",
      "recipeCuisine": "American",
      "recipeCategory": "Soup",
      "keywords": "comfort food, vegetarian, blender",
      "recipeYield": "4 servings",
      "prepTime": "PT10M",
      "cookTime": "PT35M",
      "totalTime": "PT45M",
      "suitableForDiet": ["https://schema.org/VegetarianDiet"],
      "recipeIngredient": [
        "2 tablespoons butter",
        "1 large onion, chopped",
        "2 garlic cloves, sliced",
        "2 tablespoons tomato paste",
        "2 cans (28 ounces each) whole peeled tomatoes",
        "2 cups vegetable stock",
        "1 teaspoon sugar",
        "1/2 cup heavy cream",
        "6 basil leaves, torn",
        "salt and black pepper, to taste"
      ],
      "recipeInstructions": [
        "Melt the butter in a large pot and cook the onion over medium heat for 8 minutes.",
        "Add the garlic and tomato paste and stir for 2 minutes, until the paste darkens.",
        "Tip in the tomatoes with their juice, the stock and the sugar.",
        "Simmer for 25 minutes with the lid ajar, breaking up the tomatoes with a spoon.",
        "Blend until completely smooth, then stir in the cream and warm it through.",
        "Season with salt and pepper and scatter the basil over each bowl."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "new-england-clam-chowder",
      "name": "New England Clam Chowder",
      "description": "Thick, creamy chowder with clams, smoky bacon and potatoes.",
      "recipeCuisine": "American",
      "recipeCategory": "Soup",
      "keywords": "seafood, creamy, winter",
      "recipeYield": "6 servings",
      "prepTime": "PT20M",
      "cookTime": "PT35M",
      "totalTime": "PT55M",
      "recipeIngredient": [
        "4 slices thick-cut bacon, diced",
        "2 tablespoons butter",
        "1 onion, finely chopped",
        "2 celery stalks, finely chopped",
        "1/4 cup all-purpose flour",
        "2 cups bottled clam juice",
        "1 1/2 pounds potatoes, peeled and cut into 1/2-inch cubes",
        "1 bay leaf",
        "3 cans (6.5 ounces each) chopped clams, with their juice",
        "1 cup whole milk",
        "1 cup heavy cream",
        "black pepper, to taste"
      ],
      "recipeInstructions": [
        "Fry the bacon in a heavy pot over medium heat until crisp, then set it aside.",
        "Melt the butter in the bacon fat and soften the onion and celery for 6 minutes.",
        "Stir in the flour and cook for 1 minute, then whisk in the clam juice.",
        "Add the potatoes, bay leaf and the juice from the clams and simmer for 15 minutes.",
        "Pour in the milk and cream and heat gently without letting the soup boil.",
        "Add the clams for the last 3 minutes so that they stay tender.",
        "Remove the bay leaf, season with pepper and serve topped with the bacon."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "buttermilk-pancakes",
      "name": "Buttermilk Pancakes",
      "description": "Fluffy pancakes with crisp edges, stacked high and served with syrup.",
      "recipeCuisine": "American",
      "recipeCategory": "Breakfast",
      "keywords": "brunch, griddle, vegetarian",
      "recipeYield": "4 servings",
      "prepTime": "PT10M",
      "cookTime": "PT20M",
      "totalTime": "PT30M",
      "suitableForDiet": ["https://schema.org/VegetarianDiet"],
      "recipeIngredient": [
        "2 cups all-purpose flour",
        "2 tablespoons sugar",
        "2 teaspoons baking powder",
        "1/2 teaspoon baking soda",
        "1/2 teaspoon salt",
        "2 cups buttermilk",
        "2 large eggs",
        "4 tablespoons butter, melted, plus extra for the pan",
        "maple syrup, to serve"
      ],
      "recipeInstructions": [
        "Whisk the flour, sugar, baking powder, baking soda and salt in a large bowl.",
        "Beat the buttermilk with the eggs and the melted butter in a second bowl.",
        "Fold the wet mixture into the dry until barely combined; a few lumps are fine.",
        "Heat a lightly buttered skillet over medium heat and ladle in 1/4 cup per pancake.",
        "Cook for 2 to 3 minutes, until bubbles break on top, then flip and cook 2 minutes more.",
        "Keep the pancakes warm in a low oven and serve them with maple syrup."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "brownies",
      "name": "Brownies",
      "description": "Dense, fudgy chocolate squares with a thin crackled top.",
      "recipeCuisine": "American",
      "recipeCategory": "Dessert",
      "keywords": "chocolate, baking, vegetarian",
      "recipeYield": "16 brownies",
      "prepTime": "PT15M",
      "cookTime": "PT30M",
      "totalTime": "PT45M",
      "suitableForDiet": ["https://schema.org/VegetarianDiet"],
      "recipeIngredient": [
        "3/4 cup butter, cut into pieces",
        "6 ounces dark chocolate, chopped",
        "1 1/4 cups sugar",
        "3 large eggs",
        "1 teaspoon vanilla extract",
        "3/4 cup all-purpose flour",
        "1/4 cup unsweetened cocoa powder",
        "1/2 teaspoon salt",
        "1/2 cup walnuts, roughly chopped"
      ],
      "recipeInstructions": [
        "Heat the oven to 350°F and line an 8-inch square pan with parchment paper.",
        "Melt the butter and chocolate together over simmering water, then cool slightly.",
        "Beat the sugar, eggs and vanilla for 3 minutes, until pale and thick.",
        "Stir in the melted chocolate, then fold in the flour, cocoa, salt and walnuts.",
        "Spread the batter in the pan and bake for 25 to 30 minutes, until just set.",
        "Cool completely in the pan before cutting into 16 squares."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "banana-bread",
      "name": "Banana Bread",
      "description": "A moist quick loaf that makes good use of overripe bananas.",
      "recipeCuisine": "American",
      "recipeCategory": "Bread",
      "keywords": "quick bread, baking, vegetarian",
      "recipeYield": "1 loaf (10 slices)",
      "prepTime": "PT15M",
      "cookTime": "PT60M",
      "totalTime": "PT75M",
      "suitableForDiet": ["https://schema.org/VegetarianDiet"],
      "recipeIngredient": [
        "3 very ripe bananas, mashed",
        "1/2 cup butter, melted",
        "3/4 cup light brown sugar",
        "2 large eggs, beaten",
        "1 teaspoon vanilla extract",
        "1 3/4 cups all-purpose flour",
        "1 teaspoon baking soda",
        "1/2 teaspoon salt",
        "1/2 teaspoon ground cinnamon",
        "1/2 cup pecans, chopped"
      ],
      "recipeInstructions": [
        "Heat the oven to 350°F and butter a 9-by-5-inch loaf pan.",
        "Mix the bananas with the butter, sugar, eggs and vanilla until well blended.",
        "Whisk the flour, baking soda, salt and cinnamon in another bowl.",
        "Fold the flour mixture and the pecans into the bananas until no dry streaks remain.",
        "Scrape into the pan and bake for 55 to 60 minutes, until a skewer comes out clean.",
        "Leave in the pan for 10 minutes, then turn out onto a rack to cool."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "mac-and-cheese",
      "name": "Mac and Cheese",
      "description": "Elbow pasta baked in sharp cheddar sauce under golden crumbs.",
      "recipeCuisine": "American",
      "recipeCategory": "Main Course",
      "keywords": "pasta, baked, vegetarian",
      "recipeYield": "6 servings",
      "prepTime": "PT15M",
      "cookTime": "PT40M",
      "totalTime": "PT55M",
      "suitableForDiet": ["https://schema.org/VegetarianDiet"],
      "recipeIngredient": [
        "1 pound dried elbow macaroni",
        "6 tablespoons butter, divided",
        "1/4 cup all-purpose flour",
        "4 cups whole milk, warmed",
        "1 teaspoon dry mustard",
        "1/4 teaspoon grated nutmeg",
        "4 cups sharp cheddar, grated",
        "1 cup Monterey Jack, grated",
        "1 cup fresh breadcrumbs",
        "salt and black pepper, to taste"
      ],
      "recipeInstructions": [
        "Heat the oven to 375°F and boil the macaroni in salted water until slightly underdone.",
        "Melt 4 tablespoons of the butter in a saucepan and cook the flour in it for 1 minute.",
        "Whisk in the milk little by little and simmer for 5 minutes, until thickened.",
        "Off the heat, stir in the mustard, nutmeg and both cheeses, then season.",
        "Fold in the drained macaroni and tip everything into a 3-quart baking dish.",
        "Toss the crumbs with the remaining butter, melted, and scatter them over the top.",
        "Bake for 25 minutes, until bubbling and golden brown."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "chili-con-carne",
      "name": "Chili con Carne",
      "description": "Slow-simmered beef chili with beans, warm spices and tomatoes.",
      "recipeCuisine": "American",
      "recipeCategory": "Main Course",
      "keywords": "Tex-Mex, beef, one pot",
      "recipeYield": "6 servings",
      "prepTime": "PT15M",
      "cookTime": "PT90M",
      "totalTime": "PT105M",
      "suitableForDiet": [
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet"
      ],
      "recipeIngredient": [
        "2 tablespoons vegetable oil",
        "2 pounds ground beef",
        "2 onions, chopped",
        "1 green bell pepper, diced",
        "4 garlic cloves, minced",
        "3 tablespoons ground ancho chile",
        "1 tablespoon ground cumin",
        "2 teaspoons dried oregano",
        "2 tablespoons tomato paste",
        "1 can (28 ounces) crushed tomatoes",
        "1 1/2 cups water",
        "2 cans (15 ounces each) kidney beans, drained and rinsed",
        "salt, to taste"
      ],
      "recipeInstructions": [
        "Heat the oil in a Dutch oven over high heat and brown the beef well, in two batches.",
        "Lower the heat, add the onions and pepper, and cook for 8 minutes, until soft.",
        "Stir in the garlic, ground chile, cumin, oregano and tomato paste for 2 minutes.",
        "Add the tomatoes and water, cover partly and simmer gently for 50 minutes.",
        "Stir in the beans and simmer uncovered for 20 minutes, until thick.",
        "Season with salt and let the chili stand for 5 minutes before serving."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "denver-omelette",
      "name": "Denver Omelette",
      "description": "Folded omelette filled with ham, bell pepper, onion and cheddar.",
      "recipeCuisine": "American",
      "recipeCategory": "Breakfast",
      "keywords": "eggs, brunch, quick",
      "recipeYield": "2 servings",
      "prepTime": "PT10M",
      "cookTime": "PT10M",
      "totalTime": "PT20M",
      "recipeIngredient": [
        "5 large eggs",
        "1 tablespoon milk",
        "2 tablespoons butter, divided",
        "1/2 cup cooked ham, diced",
        "1/2 green bell pepper, finely diced",
        "1/4 cup onion, finely diced",
        "1/2 cup cheddar, grated",
        "salt and black pepper, to taste"
      ],
      "recipeInstructions": [
        "Beat the eggs with the milk, a pinch of salt and some pepper until no streaks remain.",
        "Melt half the butter in a skillet and fry the ham, pepper and onion for 4 minutes.",
        "Tip the filling onto a plate, wipe the skillet and melt the remaining butter in it.",
        "Pour in the eggs and draw the set edges to the center until they are almost firm.",
        "Scatter the filling and cheese over one half, then fold the other half over it.",
        "Cook for 1 minute to melt the cheese, then slide onto a plate and cut in two."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "cornbread",
      "name": "Cornbread",
      "description": "Golden skillet cornbread with a tender crumb and a crunchy crust.",
      "recipeCuisine": "American",
      "recipeCategory": "Bread",
      "keywords": "Southern, skillet, vegetarian",
      "recipeYield": "8 servings",
      "prepTime": "PT10M",
      "cookTime": "PT25M",
      "totalTime": "PT35M",
      "suitableForDiet": ["https://schema.org/VegetarianDiet"],
      "recipeIngredient": [
        "1 1/4 cups yellow cornmeal",
        "3/4 cup all-purpose flour",
        "2 tablespoons sugar",
        "2 teaspoons baking powder",
        "1/2 teaspoon baking soda",
        "3/4 teaspoon salt",
        "1 1/4 cups buttermilk",
        "2 large eggs",
        "6 tablespoons butter, divided"
      ],
      "recipeInstructions": [
        "Put a 10-inch cast-iron skillet in the oven and heat it to 425°F.",
        "Whisk the cornmeal, flour, sugar, baking powder, baking soda and salt together.",
        "Melt 4 tablespoons of the butter and beat it with the buttermilk and eggs.",
        "Stir the wet ingredients into the dry until just moistened.",
        "Swirl the remaining butter in the hot skillet, then pour in the batter.",
        "Bake for 20 to 25 minutes, until golden and springy, and serve warm in wedges."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "jambalaya",
      "name": "Jambalaya",
      "description": "Louisiana rice pot with smoked sausage, chicken and shrimp.",
      "recipeCuisine": "American",
      "recipeCategory": "Main Course",
      "keywords": "Creole, rice, shrimp, one pot",
      "recipeYield": "6 servings",
      "prepTime": "PT20M",
      "cookTime": "PT45M",
      "totalTime": "PT65M",
      "recipeIngredient": [
        "2 tablespoons vegetable oil",
        "12 ounces andouille sausage, sliced",
        "1 pound boneless chicken thighs, cut into chunks",
        "1 onion, chopped",
        "1 green bell pepper, chopped",
        "2 celery stalks, chopped",
        "3 garlic cloves, minced",
        "1 tablespoon Creole seasoning",
        "1 can (14 ounces) diced tomatoes",
        "1 1/2 cups long-grain white rice",
        "2 1/2 cups chicken stock",
        "1 pound shrimp, peeled and deveined",
        "4 scallions, sliced"
      ],
      "recipeInstructions": [
        "Heat the oil in a large pot, brown the sausage and chicken in turn, and set them aside.",
        "Cook the onion, bell pepper and celery in the same pot for 7 minutes, until soft.",
        "Stir in the garlic, Creole seasoning and tomatoes and cook for 3 minutes.",
        "Add the rice, stock, sausage and chicken and bring everything to a boil.",
        "Cover and cook over low heat for 20 minutes without lifting the lid.",
        "Push the shrimp into the rice, cover again and cook for 5 minutes, until pink.",
        "Fluff with a fork and sprinkle with the scallions."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "chocolate-chip-cookies",
      "name": "Chocolate Chip Cookies",
      "description": "Chewy brown-sugar cookies packed with melting chocolate.",
      "recipeCuisine": "American",
      "recipeCategory": "Dessert",
      "keywords": "baking, cookies, vegetarian",
      "recipeYield": "24 cookies",
      "prepTime": "PT20M",
      "cookTime": "PT12M",
      "totalTime": "PT32M",
      "suitableForDiet": ["https://schema.org/VegetarianDiet"],
      "recipeIngredient": [
        "1 cup butter, softened",
        "1 cup light brown sugar, packed",
        "1/2 cup granulated sugar",
        "2 large eggs",
        "2 teaspoons vanilla extract",
        "2 1/2 cups all-purpose flour",
        "1 teaspoon baking soda",
        "1 teaspoon salt",
        "2 cups semisweet chocolate chips"
      ],
      "recipeInstructions": [
        "Heat the oven to 375°F and line two baking sheets with parchment paper.",
        "Beat the butter with both sugars for 3 minutes, until light and creamy.",
        "Beat in the eggs one at a time, followed by the vanilla.",
        "Mix in the flour, baking soda and salt on low speed, then fold in the chips.",
        "Drop 2-tablespoon mounds onto the sheets, spacing them about 2 inches apart.",
        "Bake for 10 to 12 minutes, until the rims are brown but the middles still look soft.",
        "Let the cookies firm up on the sheets for 5 minutes before moving them to a rack."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "cobb-salad",
      "name": "Cobb Salad",
      "description": "Rows of chicken, bacon, egg, avocado and blue cheese over crisp greens.",
      "recipeCuisine": "American",
      "recipeCategory": "Salad",
      "keywords": "main-course salad, chicken, bacon",
      "recipeYield": "4 servings",
      "prepTime": "PT25M",
      "cookTime": "PT20M",
      "totalTime": "PT45M",
      "recipeIngredient": [
        "2 boneless chicken breasts",
        "6 slices bacon",
        "4 large eggs",
        "1 head romaine lettuce, chopped",
        "1 bunch watercress, stems trimmed",
        "2 tomatoes, diced",
        "1 avocado, diced",
        "1/2 cup blue cheese, crumbled",
        "1/3 cup olive oil",
        "2 tablespoons red wine vinegar",
        "1 teaspoon Dijon mustard",
        "salt and black pepper, to taste"
      ],
      "recipeInstructions": [
        "Fry the bacon until crisp, drain it on paper towels and crumble it.",
        "Season the chicken and cook it in the bacon fat for 6 minutes a side, then dice.",
        "Boil the eggs for 9 minutes, cool them in ice water, peel and quarter.",
        "Shake the oil, vinegar and mustard in a jar and season the dressing.",
        "Spread the romaine and watercress over a large platter.",
        "Arrange the chicken, bacon, eggs, tomatoes, avocado and cheese on top in neat rows.",
        "Drizzle with the dressing just before serving."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "meatloaf",
      "name": "Meatloaf",
      "description": "Savory beef and pork loaf baked under a tangy ketchup glaze.",
      "recipeCuisine": "American",
      "recipeCategory": "Main Course",
      "keywords": "beef, family dinner, oven",
      "recipeYield": "6 servings",
      "prepTime": "PT20M",
      "cookTime": "PT65M",
      "totalTime": "PT85M",
      "recipeIngredient": [
        "1 tablespoon olive oil",
        "1 onion, finely chopped",
        "2 garlic cloves, minced",
        "1 cup fresh breadcrumbs",
        "1/2 cup milk",
        "1 1/4 pounds ground beef",
        "3/4 pound ground pork",
        "2 large eggs, beaten",
        "1 tablespoon Worcestershire sauce",
        "1 1/2 teaspoons salt",
        "3/4 cup ketchup",
        "2 tablespoons brown sugar",
        "1 tablespoon cider vinegar"
      ],
      "recipeInstructions": [
        "Heat the oven to 350°F and line a rimmed baking sheet with foil.",
        "Soften the onion and garlic in the oil for 5 minutes, then leave to cool.",
        "Soak the crumbs in the milk for 5 minutes in a large bowl.",
        "Add the onion, both meats, eggs, Worcestershire sauce and salt and mix lightly.",
        "Shape into a 9-inch loaf on the sheet and bake for 35 minutes.",
        "Stir the ketchup, sugar and vinegar together and spread it over the loaf.",
        "Bake for 25 minutes more, to 160°F inside, and rest for 10 minutes before slicing."
      ]
    }
    """#,
  ]
}
