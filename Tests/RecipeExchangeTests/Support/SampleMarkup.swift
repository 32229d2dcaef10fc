extension SoupFile {
  static let mx2 = """
    <?xml version="1.0" standalone="yes" encoding="ISO-8859-1"?>
    <!DOCTYPE mx2 SYSTEM "mx2.dtd">
    <mx2 source="MasterCook 5.0" date="January 2, 2026">
    <Summ><Nam>Lentil soup</Nam></Summ>
    <RcpE name="Lentil soup" author="">
    <Serv qty="4"/><PrpT elapsed="0:10"/><CatS><CatT>Soup</CatT></CatS>
    <IngR name="===Soup==="></IngR>
    <IngR name="red lentils" unit="g" qty="200"></IngR>
    <IngR name="water" unit="l" qty="1"/>
    <IngR name="===Topping==="/>
    <IngR name="onion" qty="1"/>
    <DirS><DirT>Wash the lentils.</DirT><DirT>
    Boil for 20 minutes.</DirT></DirS><Srce>https://x.example/lentil-soup</Srce></RcpE></mx2>
    """

  static let gourmet = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE gourmetDoc>
    <gourmetDoc><recipe id="1">
      <title>Lentil soup</title><category>Soup, Winter</category><link>https://x.example/lentil-soup</link>
      <rating>4/5 stars</rating><preptime>10 minutes</preptime><cooktime>35 minutes</cooktime>
      <yields>4 servings</yields><image format="jpeg"><![CDATA[\(tinyBase64)]]></image>
      <ingredient-list>
        <inggroup><groupname>Soup</groupname>
          <ingredient><amount>200</amount><unit>g</unit><item>red lentils</item><key>lentils</key></ingredient>
          <ingredient><amount>1</amount><unit>l</unit><item>water</item></ingredient></inggroup>
        <inggroup><groupname>Topping</groupname>
          <ingredient><amount>1</amount><item>onion</item></ingredient></inggroup>
      </ingredient-list>
      <instructions>Wash the &amp;lt;i&amp;gt;lentils&amp;lt;/i&amp;gt;.
        Boil for 20 minutes.</instructions><modifications>Freezes well.</modifications>
    </recipe></gourmetDoc>
    """

  static let kRecipes = """
    <?xml version="1.0" encoding="UTF-8"?>
    <krecipes version="0.7"><krecipes-recipe><krecipes-description><title>Lentil soup</title>
    <category><cat>Soup</cat></category><yield><amount>4</amount><type>servings</type></yield>
    <preparation-time>00:45</preparation-time></krecipes-description>
    <krecipes-ingredients><ingredient-group name="Soup">
    <ingredient><name>red lentils</name><amount>200</amount><unit>g</unit></ingredient>
    <ingredient><name>water</name><amount>1</amount><unit>l</unit></ingredient></ingredient-group>
    <ingredient-group name="Topping"><ingredient><name>onion</name><amount>1</amount></ingredient></ingredient-group>
    </krecipes-ingredients>
    <krecipes-instructions><![CDATA[Wash the lentils.
    Boil for 20 minutes.]]></krecipes-instructions></krecipes-recipe></krecipes>
    """

  static let recipeML = """
    <?xml version="1.0" encoding="UTF-8"?>
    <recipeml version="0.5"><recipe><head><title>Lentil soup</title><categories><cat>Soup</cat></categories>
    <yield><qty>4</qty><unit>servings</unit></yield></head><ingredients>
    <ing-div><title>Soup</title><ing><amt><qty>200</qty><unit>g</unit></amt><item>red lentils</item></ing>
    <ing><amt><qty>1</qty><unit>l</unit></amt><item>water</item></ing></ing-div>
    <ing-div><title>Topping</title><ing><amt><qty>1</qty></amt><item>onion</item></ing></ing-div></ingredients>
    <directions><step>Wash the lentils.</step><step>Boil for 20 minutes.</step></directions></recipe></recipeml>
    """

  static let cookmate = """
    <?xml version="1.0" encoding="UTF-8"?>
    <cookbook version="1"><recipe><title>Lentil soup</title><preptime>10 min</preptime><cooktime>35 min</cooktime>
    <totaltime>45 min</totaltime><quantity>4</quantity>
    <ingredient><li>Soup:</li><li>200 g red lentils</li><li>1 l water</li><li>Topping:</li><li>1 onion</li></ingredient>
    <recipetext><li>Wash the lentils.</li><li>Boil for 20 minutes.</li></recipetext>
    <url>https://x.example/lentil-soup</url><imagepath>/storage/emulated/0/images/soup.jpg</imagepath>
    <comments><li>Freezes well.</li></comments><category>vegan</category><rating>4</rating></recipe></cookbook>
    """

  static let recipeKeeper = """
    <!DOCTYPE html><html><body><div class="recipe-details"><meta content="R1" itemprop="recipeId">
    <table><tr><td><img src="images/soup.jpg" class="recipe-photo"></td><td><h2 itemprop="name">Lentil soup</h2>
    <div>Categories: <span>vegan</span><meta content="vegan" itemprop="recipeCollection"></div>
    <div>Source: <span itemprop="recipeSource"><a href="https://x.example/lentil-soup">x</a></span></div>
    <div>Serving size: <span itemprop="recipeYield">4</span></div>
    <div>Preparation time: <span>10 mins</span><meta content="PT10M" itemprop="prepTime"></div>
    <div>Cooking time: <span>35 mins</span><meta content="PT35M" itemprop="cookTime"></div>
    <meta content="4" itemprop="recipeRating"><meta content="True" itemprop="recipeIsFavourite"></td></tr></table>
    <div itemprop="recipeIngredients"><p>Soup:</p><p>200 g red lentils</p><p>1 l water</p><p>Topping:</p><p>1 onion</p></div>
    <div itemprop="recipeDirections"><p>1. Wash the lentils.</p><p>2. Boil for 20 minutes.</p></div>
    <div itemprop="recipeNotes"><p>Freezes well.</p></div>
    <meta content="300" itemprop="recipeNutCalories"></div></body></html>
    """

  static let copyMeThat = """
    <!DOCTYPE html><html><body>
    <div class = "recipe">
    <div id = "name">
        Lentil soup
    </div>
    <div id = "link">Adapted from <a id = "original_link" href = "https://x.example/lentil-soup">x</a></div>
    <img class= "recipeImage" src = "images/soup.jpg" width="120px"/>
    <div id="categories"><span class="recipeCategory">Tags:</span> <span class="recipeCategory">vegan</span></div>
    <div id = "servings">Servings: <a id="recipeYield">4</a></div>
    <div>Rating: <span id="ratingValue">4</span></div>
    <ul id = "recipeIngredients">
        <div class= "recipeIngredient_subheader">Soup</div>
        <li class= "recipeIngredient">
            200 g red lentils
        </li>
        <li class= "recipeIngredient">1 l water</li>
        <li class= "recipeIngredient_subheader">Topping</li>
        <li class= "recipeIngredient">1 onion</li>
    </ul>
    <ol id = "recipeInstructions"><li class = "instruction" value = "1">Wash the lentils.</li>
        <li class = "instruction" value = "2">Boil for 20 minutes.</li></ol>
    <div id="recipeNotes"><li class="recipeNote">Freezes well.</li></div>
    </div></body></html>
    """
}
