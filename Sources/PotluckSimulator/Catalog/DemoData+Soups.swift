extension DemoData {
  static let soups: [DemoDish] = [
    DemoDish(
      "French Onion Soup", .soupLadle, 97, 75, "fkp",
      """
      5 large *onions*, sliced; 3 tablespoons *butter*; 1 teaspoon *sugar*; \
      1 cup dry *white wine*; 6 cups *beef broth*; 2 sprigs *thyme*; 6 slices *baguette*; \
      1 1/2 cups *gruyere cheese*, grated
      """
    ).also("Classic French Onion Soup", .weeknight, "c"),
    DemoDish(
      "French Onion Soup", .garden, 84, 60, "p",
      """
      4 *red onions*, sliced; 2 tablespoons *olive oil*; 2 cloves *garlic*; \
      5 cups *vegetable broth*; 1 tablespoon *soy sauce*; 1 *bay leaf*; 4 slices *rye bread*; \
      1 cup *vegan cheese*
      """
    ),
    DemoDish(
      "Roast Tomato Soup", .soupLadle, 92, 50, "fcp",
      """
      3 pounds ripe *tomatoes*, halved; 1 *onion*, quartered; 6 cloves *garlic*; \
      ¼ cup *olive oil*; 3 cups *vegetable broth*; ½ cup *basil* leaves; 1 teaspoon *salt*
      """
    ),
    DemoDish(
      "Smoky Red Lentil Soup", .spiceRoute, 90, 40, "fkcp",
      """
      1 1/2 cups *red lentils*; 1 *onion*, diced; 2 *carrots*, diced; 3 cloves *garlic*; \
      2 teaspoons *smoked paprika*; 1 teaspoon *cumin*; 6 cups *vegetable broth*; 1 *lemon*
      """
    ),
    DemoDish(
      "Grandmother's Chicken Soup", .notebook, 96, 120, "fkp",
      """
      1 whole *chicken*; 3 *carrots*; 3 ribs *celery*; 1 *onion*; 1 *parsnip*; 6 sprigs *parsley*; \
      10 *peppercorns*; 2 cups *egg noodles*
      """
    ).also("Nonna's Chicken Soup", .copperPot, "c"),
    DemoDish(
      "Chicken Soup II", .notebook, 81, 90, "p",
      """
      2 pounds *chicken thighs*; 2 *leeks*, sliced; 3 ribs *celery*; ½ cup *rice*; 8 cups *water*; \
      1 *bay leaf*; 2 tablespoons *dill*
      """
    ),
    DemoDish(
      "Thai Coconut Chicken Soup", .spiceRoute, 93, 35, "fcp",
      """
      1 pound *chicken breast*, sliced; 2 cans *coconut milk*; 2 cups *chicken broth*; \
      3 stalks *lemongrass*; 6 slices *galangal*; 8 ounces *mushrooms*; \
      3 tablespoons *fish sauce*; 2 *limes*
      """
    ),
    DemoDish(
      "Leek and Potato Soup", .soupLadle, 89, 45, "fkp",
      """
      4 *leeks*, white part, sliced; 1 1/2 pounds *potatoes*, diced; 3 tablespoons *butter*; \
      5 cups *chicken broth*; ½ cup *cream*; 2 tablespoons *chives*
      """
    ).also("Potato Leek Soup", .harbour, "c"),
    DemoDish(
      "Minestrone Soup", .notebook, 91, 70, "fcp",
      """
      1 *onion*, diced; 2 *carrots*, diced; 2 *zucchini*, diced; 1 can *tomatoes*; \
      1 can *cannellini beans*; 1 cup *ditalini*; 6 cups *vegetable broth*; \
      1 rind *parmesan cheese*; ½ cup *pesto*
      """
    ),
    DemoDish(
      "Butternut Squash Soup with Sage", .garden, 94, 60, "fkcp",
      """
      1 *butternut squash*, about 3 pounds; 1 *onion*, chopped; 2 tablespoons *butter*; \
      10 leaves *sage*; 4 cups *vegetable broth*; ¼ teaspoon *nutmeg*; ½ cup *cream*
      """
    ),
    DemoDish(
      "Hot and Sour Soup", .spiceRoute, 86, 30, "fp",
      """
      6 cups *chicken broth*; 8 ounces *tofu*, cut in strips; 6 *shiitake mushrooms*; \
      ¼ cup *rice vinegar*; 3 tablespoons *soy sauce*; 2 tablespoons *cornstarch*; \
      2 *eggs*, beaten; 1 teaspoon *white pepper*
      """
    ),
    DemoDish(
      "Black Bean Soup", .weeknight, 87, 45, "fkp",
      """
      3 cans *black beans*; 1 *red onion*, chopped; 1 *red pepper*, chopped; 4 cloves *garlic*; \
      1 tablespoon *cumin*; 3 cups *vegetable broth*; 2 *limes*; ½ cup *sour cream*
      """
    ),
    DemoDish(
      "Black Bean Soup", .harbour, 79, 150, "cp",
      """
      1 pound dried *black beans*; 1 *ham hock*; 2 *onions*, chopped; 1 *green pepper*; \
      2 *bay leaves*; 1 tablespoon *oregano*; 2 tablespoons *sherry vinegar*
      """
    ),
    DemoDish(
      "Split Pea Soup with Ham", .copperPot, 88, 110, "fp",
      """
      1 pound *split peas*; 1 *ham bone*; 2 *carrots*, diced; 1 *onion*, diced; \
      2 ribs *celery*, diced; 8 cups *water*; 1 *bay leaf*
      """
    ),
    DemoDish(
      "Chilled Cucumber Soup", .garden, 78, 20, "cp",
      """
      3 *cucumbers*, peeled; 2 cups *yogurt*; 1 clove *garlic*; ¼ cup *mint*; \
      2 tablespoons *olive oil*; 1 *lemon*; ½ cup *walnuts*
      """
    ),
    DemoDish(
      "Broccoli Cheddar Soup", .weeknight, 93, 40, "fkp",
      """
      1 1/2 pounds *broccoli*, chopped; 1 *onion*, diced; ¼ cup *butter*; ¼ cup *flour*; \
      3 cups *milk*; 2 cups *chicken broth*; 8 ounces *cheddar cheese*, grated
      """
    ),
    DemoDish(
      "Wild Mushroom Soup", .soupLadle, 90, 55, "fcp",
      """
      1 1/2 pounds mixed *mushrooms*, sliced; 2 *shallots*, minced; 3 tablespoons *butter*; \
      2 teaspoons *thyme*; ⅓ cup *marsala*; 5 cups *chicken broth*; ¾ cup *cream*
      """
    ),
    DemoDish(
      "Carrot Ginger Soup", .garden, 85, 40, "fkp",
      """
      2 pounds *carrots*, sliced; 1 *onion*, chopped; 3 tablespoons fresh *ginger*, grated; \
      2 tablespoons *coconut oil*; 5 cups *vegetable broth*; 1 *orange*, juiced
      """
    ).also("Gingery Carrot Soup", .weeknight, "p"),
    DemoDish(
      "Corn and Bacon Soup", .harbour, 84, 45, "cp",
      """
      6 ears *corn*; 6 slices *bacon*, chopped; 1 *onion*, diced; 2 *potatoes*, diced; \
      4 cups *milk*; 1 teaspoon *smoked paprika*; 3 *scallions*
      """
    ),
    DemoDish(
      "Italian Wedding Soup", .notebook, 88, 65, "fp",
      """
      1 pound ground *beef*; ½ cup *breadcrumbs*; 1 *egg*; ½ cup *parmesan cheese*; \
      8 cups *chicken broth*; 1 bunch *escarole*; ¾ cup *acini di pepe*
      """
    ),
    DemoDish(
      "Miso Soup with Clams", .harbour, 82, 25, "p",
      """
      1 pound small *clams*; 5 cups *dashi*; ¼ cup *miso*; 7 ounces *tofu*; 2 *scallions*; \
      1 tablespoon *wakame*
      """
    ),
    DemoDish(
      "White Bean and Kale Soup", .garden, 91, 50, "fkcp",
      """
      2 cans *cannellini beans*; 1 bunch *kale*, torn; 1 *onion*, chopped; 2 *carrots*; \
      4 cloves *garlic*; 1 rind *parmesan cheese*; 6 cups *vegetable broth*; \
      ½ teaspoon *chili flakes*
      """
    ),
    DemoDish(
      "Beetroot Soup", .copperPot, 80, 80, "fp",
      """
      2 pounds *beets*, grated; ½ head *cabbage*, shredded; 2 *carrots*; 1 *onion*; \
      6 cups *beef broth*; 2 tablespoons *vinegar*; ½ cup *sour cream*; 3 tablespoons *dill*
      """
    ),
    DemoDish(
      "Pho-Style Beef Noodle Soup", .spiceRoute, 95, 180, "fkp",
      """
      3 pounds *beef bones*; 1 *onion*, charred; 1 piece *ginger*, charred; 4 *star anise*; \
      1 stick *cinnamon*; 12 ounces *rice noodles*; 8 ounces *sirloin*, in thin slices; \
      ¼ cup *fish sauce*; 1 cup *bean sprouts*
      """
    ),
    DemoDish(
      "Egg Drop Soup", .yolk, 77, 15, "cp",
      """
      6 cups *chicken broth*; 4 *eggs*, beaten; 2 tablespoons *cornstarch*; \
      1 teaspoon *sesame oil*; 3 *scallions*; ½ teaspoon *white pepper*
      """
    ),
    DemoDish(
      "Harbour Fish Soup", .harbour, 86, 55, "fcp",
      """
      1 1/2 pounds firm *white fish*; 1 *fennel* bulb, sliced; 1 can *tomatoes*; \
      4 cloves *garlic*; 1 pinch *saffron*; 4 cups *fish stock*; 1 strip *orange* peel; \
      ½ cup *aioli*
      """
    ),
    DemoDish(
      "Peanut Soup with Sweet Potatoes", .spiceRoute, 87, 50, "p",
      """
      2 *sweet potatoes*, diced; ¾ cup *peanut butter*; 1 can *tomatoes*; 1 *onion*, diced; \
      1 tablespoon *ginger*; 1 *jalapeno*; 5 cups *vegetable broth*
      """
    ),
    DemoDish(
      "Spring Pea Soup", .garden, 83, 25, "fp",
      """
      4 cups *peas*; 2 *leeks*, sliced; 3 tablespoons *butter*; 4 cups *vegetable broth*; \
      ¼ cup *mint*; ½ cup *creme fraiche*
      """
    ),
    DemoDish(
      "Beef Barley Stew", .copperPot, 89, 140, "fcp",
      """
      2 pounds *beef chuck*, cubed; ¾ cup *pearl barley*; 3 *carrots*; 2 ribs *celery*; 1 *onion*; \
      2 tablespoons *tomato paste*; 6 cups *beef broth*; 2 *bay leaves*
      """
    ),
    DemoDish(
      "Hunter's Stew", .copperPot, 85, 160, "kp",
      """
      1 pound *pork shoulder*; 1 pound *sauerkraut*; ½ pound *smoked sausage*; \
      1 ounce dried *mushrooms*; 1 *onion*; 8 *prunes*; 1 cup *red wine*; 3 *juniper berries*
      """
    ),
  ]
}
