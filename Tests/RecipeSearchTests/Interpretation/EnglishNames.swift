extension TypedQueries {
  static let englishNames = """
    ! no churn ice cream => =
    ! no-cook pasta sauce => =
    ! no boil lasagna => =
    ! quick pickled onions => =
    ! quick oats cookies => =
    ! three bean salad => =
    ! five minute fudge => =
    ! 2 minute noodles => =
    ! seven minute frosting => =
    ! 7 layer salad => =
    ! 12 hour brisket => =
    ! 24 hour salad => =
    ! 3 hour pork shoulder => =
    ! chicken with dumplings => =
    ! spaghetti with meatballs => =
    ! beef with gravy => =
    ! roast beef with yorkshire pudding => =
    ! soup for the soul => =
    ! frosting for cupcakes => =
    ! sauce for pasta => =
    ! marinade for steak => =
    ! dinner for a crowd => =
    ! cake for 24 cupcakes => =
    ! fat free yogurt => =
    ! sugar-free jam => =
    ! oil free hummus => =
    ! keto bread => =
    ! low carb pizza => =
    ! kosher dill pickles => =
    ! kosher salt caramels => =
    ! free form lasagna => =
    ! better than sex cake => =
    ! eggs over easy => =
    ! great northern bean soup => =
    ! nice cream => =
    ! perfect manhattan => =
    ! minute rice pudding => =
    ! half and half => =
    ! hot and sour soup => =
    ! surf and turf => =
    ! cake without baking => =
    ! bread without kneading => =
    ! cookies without oven => =
    ! fish in a bag => =
    ! devil's food cake => =
    ! one pot pasta => =
    ! two ingredient dough => =
    ! 4 cheese pizza => =
    ! thousand island dressing => =
    ! meatless monday chili => =
    ! original recipe fried chicken => =
    ! good friday buns => =
    ! marry me chicken => =
    ! pumpkin pie with a twist => =
    ! pizza without crust => =
    ! sweet and simple slaw => =
    ! easy => =
    ! quick bread easy => quick bread
    ! "no onion" soup => no onion soup
    ! "best" brownies => best brownies
    ! best "easy bake" cake => easy bake cake
    ! simple no knead bread => no knead bread
    ! flourless chocolate cake => =
    ! seven hour lamb for 6 => seven hour lamb | for=6
    ! crustless quiche => =
    ! soup to nuts => =
    ! without => =
    ! for 6 => | for=6 ~ for 6
    ! no-bake energy balls => =
    ! no-fry eggplant => =
    ! quick breads => =
    ! easy quick bread => quick bread
    ! 5 spice powder => =
    ! seven layer bars => =
    ! 8 layer lasagna => =
    ! 13 bean soup => =
    ! 16 bean soup for 8 => 16 bean soup | for=8
    ! 20 clove garlic chicken => =
    ! chicken with 40 cloves of garlic => =
    ! 5 ingredient chili => =
    ! two minute mug cake => two minute mug cake ~ mug cake | time=2
    ! 48 hour pizza dough => =
    ! 6 hour ragu => =
    ! 3-day sourdough => =
    ! simple syrup for cocktails => =
    ! rice with beans => =
    ! turkey with stuffing => =
    ! chicken and waffles => =
    ! steak with chips => =
    ! fish with mashed potatoes => =
    ! ham with pineapple glaze => =
    ! apple pie with crumb topping => =
    ! poor knights of windsor => =
    ! hunter's chicken => =
    ! bubble and squeak => =
    ! ants on a log => =
    ! death by chocolate => =
    ! monkey bread => =
    ! sloppy joes => =
    ! impossible pie => =
    ! wacky cake => =
    ! dump cake => =
    ! funeral potatoes => =
    ! baked alaska => =
    ! icing for carrot cake => =
    ! dip for chips => =
    ! rub for ribs => =
    ! dressing for coleslaw => =
    ! filling for tacos => =
    ! carb free bread => =
    ! grain free granola => =
    ! low fat yogurt cake => =
    ! salt free seasoning => =
    ! paleo brownies => =
    ! low sodium soup => =
    ! free range eggs => =
    ! super greens smoothie => =
    ! sunday best roast => =
    ! fast food burger => =
    ! best foods potato salad => =
    ! happy hour snacks => =
    ! last minute dinner => =
    ! muffins without tins => =
    ! bread without a bread machine => =
    ! ice cream without churning => =
    ! jam without pectin => jam without pectin ~ jam | no=pectin
    ! pasta without a machine => =
    ! cake without an oven => =
    ! sushi without a mat => =
    ! sans souci salad => =
    ! salade sans souci => =
    ! chili sin carne vegan => chili sin carne | diet=vegan
    ! better than takeout fried rice => =
    ! million dollar spaghetti => =
    ! 100 year old egg => =
    ! one for the road => =
    ! four cheese pasta => =
    ! 1000 layer cake => =
    ! crispy pata for two => crispy pata | for=2
    ! easy five spice chicken in 30 minutes => five spice chicken | time=30
    ! best no-knead bread without salt => no-knead bread | no=salt
    ! quick 7 layer dip for 12 => 7 layer dip | for=12
    ! vegan no bake cheesecake => no bake cheesecake | diet=vegan
    ! no-bake peanut butter bars => =
    ! easy no-churn ice cream => no-churn ice cream
    ! no-cook jam => =
    ! quick pickles => =
    ! quick-cook polenta => =
    ! 1-2-3-4 cake => =
    ! 7up cake => =
    ! 21 day cure => =
    ! half moon cookies => =
    ! hasselback potatoes => =
    ! pigs in a blanket => =
    ! hundred year egg => =
    ! three cup chicken => =
    ! four season pizza => =
    ! six flavour cake => =
    ! ninety nine cookies => =
    ! 3 minute egg => =
    ! minute steak sandwich => =
    ! beans on toast => =
    ! cock-a-leekie => =
    ! king ranch chicken => =
    ! steak with bearnaise sauce => =
    ! roast chicken with stuffing => =
    ! sausage with onion gravy => =
    ! pancakes with maple glaze => =
    ! scones with clotted cream frosting => =
    ! salmon with hollandaise => =
    ! ham with parsley sauce => =
    ! gravy for turkey => =
    ! glaze for ham => =
    ! topping for crumble => =
    ! batter for fish => =
    ! guilt free brownies => =
    ! added sugar free cake => =
    ! cruelty free stew => =
    ! free style sushi => =
    ! without doubt => =
    ! loaf without a bread maker => =
    ! pizza without an oven => =
    ! cake without a mixer => =
    ! bread without proofing => =
    ! better than bouillon soup => =
    ! super seed bread => =
    ! simple syrup lemonade => =
    ! christmas cookies for kids => christmas cookies for kids
    ! drinks for summer => =
    ! a la king chicken => =
    ! salt and vinegar chips => =
    ! mac and cheese bites => =
    ! chicken and rice => =
    ! red beans and rice => =
    ! biscuits and gravy => =
    ! fish and chips for 4 => fish and chips | for=4
    ! vegan mac and cheese => mac and cheese | diet=vegan
    ! easy beef and broccoli => beef and broccoli
    ! best chicken and dumplings => chicken and dumplings
    ! homemade simple syrup => simple syrup
    """
}
