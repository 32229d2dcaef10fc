extension DemoData {
  static let baking: [DemoDish] = [
    DemoDish(
      "Dark Chocolate Cake", .cocoa, 97, 75, "fkcp",
      """
      2 cups *flour*; 2 cups *sugar*; ¾ cup *cocoa*; 2 teaspoons *baking soda*; 2 *eggs*; \
      1 cup *buttermilk*; ½ cup *vegetable oil*; 1 cup hot *coffee*
      """
    ),
    DemoDish(
      "Flourless Chocolate Cake", .cocoa, 95, 60, "fkp",
      "8 ounces dark *chocolate*; 1 cup *butter*; 1 1/4 cups *sugar*; 6 *eggs*; 1 cup *cocoa*"
    ).also("Chocolate Cake without Flour", .weeknight, "c"),
    DemoDish(
      "Chocolate Chip Cookies", .cocoa, 98, 30, "fkcp",
      """
      2 1/4 cups *flour*; 1 cup *butter*; ¾ cup *brown sugar*; ¾ cup *sugar*; 2 *eggs*; \
      1 teaspoon *baking soda*; 2 cups *chocolate chips*; 2 teaspoons *vanilla extract*
      """
    ),
    DemoDish(
      "Chocolate Chip Cookies", .garden, 82, 35, "p",
      """
      2 cups *oat flour*; ½ cup *coconut oil*; ¾ cup *coconut sugar*; ¼ cup *applesauce*; \
      1 teaspoon *baking soda*; 1 cup vegan *chocolate chips*
      """
    ),
    DemoDish(
      "Chocolate Mousse", .cocoa, 93, 30, "fkp",
      """
      7 ounces dark *chocolate*; 4 *eggs*, separated; 1 cup *cream*; ¼ cup *sugar*; \
      1 tablespoon *rum*
      """
    ),
    DemoDish(
      "Hot Chocolate with Chili", .cocoa, 86, 10, "cp",
      """
      3 cups *milk*; 6 ounces dark *chocolate*; 1 pinch *chili powder*; 1 stick *cinnamon*; \
      2 tablespoons *sugar*
      """
    ),
    DemoDish(
      "Chocolate Babka", .hearth, 92, 240, "fkp",
      """
      4 cups *flour*; ½ cup *sugar*; 2 teaspoons *yeast*; 3 *eggs*; ⅔ cup *butter*; \
      5 ounces dark *chocolate*; ⅓ cup *cocoa*
      """
    ),
    DemoDish(
      "Chocolate & Almond Torte", .cocoa, 89, 70, "fp",
      "7 ounces *chocolate*; 2 cups ground *almonds*; 5 *eggs*; ¾ cup *sugar*; ⅔ cup *butter*"
    ),
    DemoDish(
      "No-Knead Bread", .hearth, 96, 900, "fkcp",
      "3 cups *bread flour*; ¼ teaspoon *yeast*; 1 1/2 teaspoons *salt*; 1 1/2 cups *water*"
    ),
    DemoDish(
      "Banana Bread", .hearth, 95, 75, "fkp",
      """
      3 ripe *bananas*; 1 1/2 cups *flour*; ¾ cup *sugar*; ⅓ cup *butter*; 1 *egg*; \
      1 teaspoon *baking soda*; 1 teaspoon *vanilla extract*
      """
    ).also("Simple Banana Bread", .weeknight, "cp"),
    DemoDish(
      "Banana Bread", .garden, 79, 70, "p",
      """
      3 *bananas*; 2 cups *spelt flour*; ½ cup *maple syrup*; ⅓ cup *coconut oil*; \
      2 tablespoons *flaxseed*; 1 teaspoon *baking soda*; ½ cup *walnuts*
      """
    ),
    DemoDish(
      "Irish Soda Bread", .hearth, 88, 55, "fcp",
      """
      4 cups *flour*; 1 teaspoon *baking soda*; 1 teaspoon *salt*; 1 3/4 cups *buttermilk*; \
      1 cup *raisins*; 1 tablespoon *caraway seed*
      """
    ),
    DemoDish(
      "Garlic Bread", .notebook, 90, 20, "fkp",
      "1 *baguette*; ½ cup *butter*; 5 cloves *garlic*; ¼ cup *parsley*; ½ cup *parmesan cheese*"
    ),
    DemoDish(
      "Corn Bread", .hearth, 87, 40, "kcp",
      """
      1 1/4 cups *cornmeal*; 1 cup *flour*; ¼ cup *sugar*; 1 tablespoon *baking powder*; \
      1 cup *buttermilk*; 2 *eggs*; ½ cup *butter*
      """
    ),
    DemoDish(
      "Rosemary Flat Bread", .hearth, 85, 120, "fp",
      """
      4 cups *bread flour*; 2 teaspoons *yeast*; ½ cup *olive oil*; 1 1/2 cups *water*; \
      4 sprigs *rosemary*; 1 tablespoon *sea salt*
      """
    ),
    DemoDish(
      "Naan Bread", .spiceRoute, 91, 100, "fcp",
      """
      3 cups *flour*; 2 teaspoons *yeast*; ¾ cup *yogurt*; ½ cup *water*; 3 tablespoons *ghee*; \
      1 teaspoon *nigella seeds*
      """
    ),
    DemoDish(
      "Pumpkin Bread", .hearth, 86, 80, "fkp",
      """
      1 can *pumpkin*; 1 3/4 cups *flour*; 1 1/2 cups *sugar*; 2 *eggs*; ½ cup *vegetable oil*; \
      2 teaspoons *cinnamon*; ½ teaspoon *nutmeg*
      """
    ),
    DemoDish(
      "Apple Pie", .hearth, 94, 120, "fkcp",
      """
      8 *apples*; 2 *pie crusts*; ¾ cup *sugar*; 2 teaspoons *cinnamon*; 2 tablespoons *flour*; \
      2 tablespoons *butter*; 1 *lemon*
      """
    ),
    DemoDish(
      "Lemon Tart", .cocoa, 91, 90, "fp",
      "1 *tart shell*; 4 *lemons*; 5 *eggs*; 1 cup *sugar*; ¾ cup *cream*"
    ),
    DemoDish(
      "Crème Brûlée", .yolk, 93, 60, "fkp",
      "2 cups *cream*; 5 *egg yolks*; ½ cup *sugar*; 1 *vanilla bean*"
    ),
    DemoDish(
      "Rice Pudding", .notebook, 84, 50, "cp",
      "¾ cup *rice*; 4 cups *milk*; ⅓ cup *sugar*; 1 stick *cinnamon*; 1 strip *lemon* peel"
    ),
    DemoDish(
      "Oat Pancakes", .yolk, 87, 20, "fkp",
      """
      1 cup *rolled oats*; 1 cup *buttermilk*; 1 *egg*; ½ cup *flour*; 1 teaspoon *baking powder*; \
      2 tablespoons *butter*
      """
    ),
    DemoDish(
      "Buckwheat Pancakes", .yolk, 81, 25, "cp",
      """
      1 cup *buckwheat flour*; 1 1/4 cups *milk*; 2 *eggs*; 1 tablespoon *sugar*; \
      1 teaspoon *baking powder*
      """
    ),
  ]
}
