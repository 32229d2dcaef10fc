extension CookbookDishes {
  /// South American dishes, each a schema.org `Recipe`.
  static let southAmerican = [
    #"""
    {
      "@type": "Recipe",
      "identifier": "feijoada",
      "name": "Feijoada",
      "description": "Brazil's hearty black bean stew with smoked and fresh pork.",
      "recipeCuisine": "Brazilian",
      "recipeCategory": "Main Course",
      "keywords": "South American, black beans, pork",
      "recipeYield": "8 servings",
      "prepTime": "PT30M",
      "cookTime": "PT165M",
      "totalTime": "PT195M",
      "recipeIngredient": [
        "500 g dried black beans, soaked overnight",
        "2.5 litres water",
        "600 g pork shoulder, cut into chunks",
        "400 g smoked pork ribs, separated",
        "300 g smoked sausage, sliced",
        "150 g smoked bacon, diced",
        "2 onions, chopped",
        "5 garlic cloves, crushed",
        "3 bay leaves",
        "2 oranges, sliced",
        "salt and black pepper, to taste"
      ],
      "recipeInstructions": [
        "Drain the beans and simmer them in the water with the bay leaves for 45 minutes.",
        "Fry the bacon in a wide pan until its fat runs, then brown the pork shoulder in it.",
        "Add the onions and garlic and cook for 8 minutes, until golden.",
        "Tip the contents of the pan into the beans, add the ribs and simmer for 1 hour.",
        "Stir in the sausage and cook for 45 minutes, until the stew is dark and thick.",
        "Crush a ladleful of beans back into the pot and season with salt and pepper.",
        "Serve with the orange slices."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "pao-de-queijo",
      "name": "Pão de Queijo",
      "description": "Chewy little cheese rolls made with tapioca flour.",
      "recipeCuisine": "Brazilian",
      "recipeCategory": "Bread",
      "keywords": "South American, cheese, baking",
      "recipeYield": "24 rolls",
      "prepTime": "PT20M",
      "cookTime": "PT25M",
      "totalTime": "PT45M",
      "suitableForDiet": ["https://schema.org/GlutenFreeDiet"],
      "recipeIngredient": [
        "250 ml whole milk",
        "120 ml sunflower oil",
        "1 teaspoon salt",
        "300 g tapioca flour",
        "2 large eggs",
        "120 g parmesan, finely grated",
        "80 g mozzarella, grated"
      ],
      "recipeInstructions": [
        "Heat the oven to 200°C and line two baking trays with parchment.",
        "Bring the milk, oil and salt just to a boil in a saucepan.",
        "Pour onto the tapioca flour, stir until sticky and leave for 10 minutes to cool.",
        "Beat in the eggs one by one, then knead in both cheeses.",
        "Roll into 24 walnut-sized balls with oiled hands and space them on the trays.",
        "Bake for 20 to 25 minutes, until puffed and pale gold, and eat warm."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "ceviche",
      "name": "Ceviche",
      "description": "Raw fish briefly cured in lime juice with chilli and red onion.",
      "recipeCuisine": "Peruvian",
      "recipeCategory": "Starter",
      "keywords": "South American, fish, lime, no cook",
      "recipeYield": "4 servings",
      "prepTime": "PT30M",
      "cookTime": "PT0M",
      "totalTime": "PT30M",
      "suitableForDiet": [
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet"
      ],
      "recipeIngredient": [
        "600 g very fresh skinless sea bass fillet",
        "1 red onion, very thinly sliced",
        "180 ml lime juice, freshly squeezed",
        "1 ají limo or habanero chilli, seeded and finely chopped",
        "1 garlic clove, finely grated",
        "1 tablespoon coriander leaves, chopped",
        "1 teaspoon salt",
        "1 sweet potato, cooked and sliced",
        "100 g cooked corn kernels"
      ],
      "recipeInstructions": [
        "Rinse the onion in iced water for 10 minutes, then drain it well.",
        "Cut the fish into 2 cm cubes and toss with the salt in a cold bowl.",
        "Add the lime juice, chilli and garlic and stir for a minute.",
        "Leave to cure for 8 to 10 minutes, until the surface of the fish turns opaque.",
        "Fold in the onion and coriander and taste for salt.",
        "Serve at once with the sweet potato, the corn and plenty of the juices."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "lomo-saltado",
      "name": "Lomo Saltado",
      "description": "Peruvian stir-fry of beef, onion and tomato tossed with fried potatoes.",
      "recipeCuisine": "Peruvian",
      "recipeCategory": "Main Course",
      "keywords": "South American, beef, stir-fry",
      "recipeYield": "4 servings",
      "prepTime": "PT20M",
      "cookTime": "PT35M",
      "totalTime": "PT55M",
      "suitableForDiet": ["https://schema.org/LowLactoseDiet"],
      "recipeIngredient": [
        "600 g beef sirloin, cut into strips",
        "600 g floury potatoes, cut into batons",
        "4 tablespoons vegetable oil, divided",
        "1 large red onion, cut into wedges",
        "1 ají amarillo or yellow chilli, sliced",
        "3 garlic cloves, finely chopped",
        "3 tomatoes, cut into wedges",
        "3 tablespoons soy sauce",
        "2 tablespoons red wine vinegar",
        "1 teaspoon ground cumin",
        "2 tablespoons coriander leaves, chopped",
        "salt and black pepper, to taste"
      ],
      "recipeInstructions": [
        "Toss the potatoes with half the oil and bake at 220°C for 30 minutes, until crisp.",
        "Season the beef with the cumin, salt and pepper.",
        "Sear the beef in the remaining oil in a very hot wok, in two batches, and set aside.",
        "Stir-fry the onion, chilli and garlic for 2 minutes, keeping some bite.",
        "Add the tomatoes, soy sauce and vinegar and let bubble for 1 minute.",
        "Return the beef, fold in the potatoes and coriander, and serve with rice."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "beef-empanadas",
      "name": "Empanadas de Carne",
      "description": "Baked hand pies with juicy beef, egg, olives and cumin.",
      "recipeCuisine": "Argentine",
      "recipeCategory": "Starter",
      "keywords": "South American, pastry, beef",
      "recipeYield": "16 empanadas",
      "prepTime": "PT75M",
      "cookTime": "PT45M",
      "totalTime": "PT120M",
      "suitableForDiet": ["https://schema.org/LowLactoseDiet"],
      "recipeIngredient": [
        "500 g plain flour",
        "120 g lard, melted",
        "200 ml warm water",
        "2 teaspoons salt, divided",
        "2 tablespoons olive oil",
        "2 onions, finely chopped",
        "500 g minced beef",
        "1 tablespoon sweet paprika",
        "2 teaspoons ground cumin",
        "3 spring onions, sliced",
        "80 g green olives, pitted and chopped",
        "2 hard-boiled eggs, chopped",
        "1 egg, beaten"
      ],
      "recipeInstructions": [
        "Mix the flour with half the salt, add the lard and water, and knead to a smooth dough.",
        "Wrap the dough and let it rest for 30 minutes.",
        "Soften the onions in the oil for 10 minutes, add the beef and cook until browned.",
        "Stir in the paprika, cumin, spring onions and remaining salt, and cool completely.",
        "Roll out the dough and cut sixteen 12 cm rounds.",
        "Fill with beef, olives and hard-boiled egg, then fold over, seal and crimp the edges.",
        "Brush with the beaten egg and bake at 200°C for 20 to 25 minutes, until golden."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "arepas-reina-pepiada",
      "name": "Arepas Reina Pepiada",
      "description": "Griddled corn cakes stuffed with creamy chicken and avocado salad.",
      "recipeCuisine": "Venezuelan",
      "recipeCategory": "Main Course",
      "keywords": "South American, corn, avocado",
      "recipeYield": "8 arepas",
      "prepTime": "PT25M",
      "cookTime": "PT25M",
      "totalTime": "PT50M",
      "suitableForDiet": [
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet"
      ],
      "recipeIngredient": [
        "300 g precooked white corn flour (masarepa)",
        "400 ml warm water",
        "1 teaspoon salt",
        "2 tablespoons vegetable oil",
        "350 g cooked chicken breast, shredded",
        "2 ripe avocados",
        "4 tablespoons mayonnaise",
        "1 lime, juiced",
        "2 spring onions, finely chopped",
        "2 tablespoons coriander leaves, chopped"
      ],
      "recipeInstructions": [
        "Stir the corn flour and salt into the water, knead until smooth and rest for 5 minutes.",
        "Shape into 8 discs about 1.5 cm thick, smoothing any cracks with wet fingers.",
        "Fry in the oil over medium heat for 5 minutes a side, until a crust forms.",
        "Finish in the oven at 180°C for 15 minutes, until they sound hollow when tapped.",
        "Mash one avocado with the mayonnaise and lime, then mix in the chicken and herbs.",
        "Dice the second avocado, fold it in with the spring onions and adjust the salt.",
        "Split the hot arepas without cutting right through and stuff them generously."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "brigadeiros",
      "name": "Brigadeiros",
      "description": "Soft chocolate fudge balls served at every Brazilian birthday party.",
      "recipeCuisine": "Brazilian",
      "recipeCategory": "Dessert",
      "keywords": "South American, chocolate, sweets",
      "recipeYield": "20 sweets",
      "prepTime": "PT60M",
      "cookTime": "PT15M",
      "totalTime": "PT75M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/GlutenFreeDiet"
      ],
      "recipeIngredient": [
        "1 tin (395 g) sweetened condensed milk",
        "30 g unsweetened cocoa powder, sifted",
        "2 tablespoons double cream",
        "25 g butter, plus extra for rolling",
        "1 pinch of salt",
        "80 g dark chocolate, finely grated"
      ],
      "recipeInstructions": [
        "Whisk the condensed milk, cocoa, cream, butter and salt in a heavy saucepan.",
        "Cook over low heat for 12 to 15 minutes, stirring all the time.",
        "Stop when the mixture pulls away from the bottom and a spoon leaves a clear trail.",
        "Scrape onto a buttered plate and chill for 45 minutes, until firm.",
        "Roll into 20 balls with buttered hands and coat them in the grated chocolate."
      ]
    }
    """#,
  ]
}
