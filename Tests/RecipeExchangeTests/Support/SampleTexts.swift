extension SoupFile {
  static let mealMaster = """
    MMMMM----- Recipe via Meal-Master (tm) v8.05

          Title: Lentil soup
     Categories: Soups, Vegan
          Yield: 4 servings

    MMMMM-------------------------SOUP------------------------------
        200 g  red lentils
          1 l  water

    MMMMM------------------------TOPPING-----------------------------
          1    onion

      Wash the
      lentils.

      Boil for 20 minutes.

    MMMMM
    """

  static let rezKonv = """
    =====  REZKONV-Rezept - REZKONV-Suite v1.4

         Titel: Linsensuppe
    Kategorien: Suppe
         Menge: 4 Portionen

    ============================== SUPPE ==============================
        200     Gramm  Rote Linsen
          1     Ltr.   Wasser
    ============================ BEILAGE ==============================
          1            Zwiebel

    Die Linsen waschen.

    20 Minuten kochen.

    =====
    """

  static let masterCookText = """
                         *  Exported from  MasterCook  *

                                   Lentil soup

    Recipe By     : Somebody
    Serving Size  : 4     Preparation Time :0:10
    Categories    : Soups                            Vegan

      Amount  Measure       Ingredient -- Preparation Method
    --------  ------------  --------------------------------
         200  g             red lentils -- rinsed under cold
                            running water
           1  l             water
           1                onion

    Wash the
    lentils.

    Boil for 20 minutes.

                       - - - - - - - - - - - - - - - - - -

    NOTES : Freezes well.
    """

  static let cooklang = """
    ---
    title: Lentil soup
    servings: 4
    tags: [vegan]
    source: https://x.example/lentil-soup
    ---
    = Soup
    Wash the @red lentils{200%g}. Boil in @water{1%l} for ~{20%minutes}.
    """

  static let chowdown = """
    ---
    layout: recipe
    title: "Lentil soup"
    image: soup.jpg
    tags: vegan, soup
    ingredients:
    - 200 g red lentils
    - 1 l water
    - 1 onion
    directions:
    - Wash the lentils.
    - Boil for 20 minutes.
    ---
    A plain soup.
    """

  static let plain = """
    Lentil soup

    Serves: 4

    Ingredients:
    Soup:
    - 200 g red lentils
    - 1 l water
    Topping:
    - 1 onion

    Directions
    1. Wash the lentils.
    2. Boil for 20 minutes.

    Notes
    Freezes well.
    """

  static let unmarked = """
    Lentil soup

    My mother's.

    200 g red lentils
    1 l water
    1 onion

    Wash the lentils.

    Boil for 20 minutes.
    """
}
