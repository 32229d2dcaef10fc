#!/usr/bin/env python3
"""Writes N made-up listings as JSON Lines, the same for the same N: listings.py N [--gold]

Some titles are common and most are rare. Sources repeat each other's recipes with other links,
spellings and fields; every eighth listing has no ingredients. With --gold each listing says which
recipe it is.
"""

import json
import random
import sys

MANNERS = """Smoky Golden Rustic Spicy Creamy Crisp Tangy Sweet Herbed Roasted Chilled Glazed Pickled
Braised Toasted Stuffed Charred Baked Grilled Warm Hearty Velvety Zesty Peppered Marinated Sticky
Seared Layered Whipped Folded Crumbled Silky Sour Salted Buttered Minted Curried""".split()
FOODS = """Chicken Lentil Salmon Mushroom Pumpkin Beef Tofu Barley Leek Chickpea Pork Aubergine Spinach
Walnut Cod Turkey Potato Fennel Carrot Beetroot Cabbage Tomato Lamb Duck Prawn Halloumi Ricotta
Almond Apple Pear Plum Cherry Rhubarb Quince Chestnut Celeriac Parsnip Courgette Pepper Squash Kale
Asparagus Artichoke Trout Mussel Crab Venison Bulgur Millet Quinoa Polenta Feta Paneer Date Fig
Apricot Mango Coconut Peanut Pistachio Hazelnut Sesame Cauliflower Broccoli Radish Turnip""".split()
DISHES = """Soup Stew Salad Pie Curry Gratin Skewers Dumplings Risotto Tart Casserole Noodles Pilaf
Fritters Wraps Bake Burger Chowder Lasagne Omelette Pancakes Crumble Cake Bread Rolls Tagine Terrine
Ragout Hash Slaw Dip Chutney Muffins Galette Strudel Quiche""".split()
EXTRAS = """salt olive_oil onion garlic butter parsley lemon_juice black_pepper cumin thyme cream stock
flour egg chilli ginger honey mustard paprika cinnamon nutmeg rosemary bay_leaf soy_sauce vinegar
sugar milk yoghurt rice breadcrumbs parmesan basil oregano coriander turmeric sesame_oil lime_juice
maple_syrup vanilla baking_powder oats tomato_paste white_wine capers olives dill sage mint""".split()
UNITS = ["cups", "tablespoons", "teaspoons", "g", "ounces", "ml", ""]
CUTS = ["", "", ", chopped", ", finely sliced", ", grated", ", to taste", " (optional)"]


class Kitchen:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def common(self, words):
        """A word; the first ones of a list much more often than its last ones."""
        return words[int(len(words) * self.random.random() ** 2)]

    def recipe(self, number):
        pick = self.common
        title = [pick(MANNERS), pick(FOODS), pick(DISHES)]
        if self.random.random() < 0.8:
            title += ["with", pick(EXTRAS).replace("_", " ")]
            if self.random.random() < 0.7:
                title += ["and", pick(FOODS).lower()]
        elif self.random.random() < 0.5:
            title = title[1:]
        if self.random.random() < 0.03:
            title.append(self.random.choice(["II", "III", "IV"]))
        names = [title[-1].lower()] + self.random.sample(EXTRAS, self.random.randint(4, 11))
        lines = [
            f"{self.random.randint(1, 12)} {pick(UNITS)} {name.replace('_', ' ')}"
            f"{self.random.choice(CUTS)}".replace("  ", " ") for name in names]
        return {"number": number, "title": " ".join(title), "site": self.random.randrange(300),
                "lines": lines, "names": [name.replace("_", " ") for name in names]}

    def title(self, recipe):
        title, dice = recipe["title"], self.random.random()
        if dice < 0.05 and len(title) > 12:
            place = self.random.randint(2, len(title) - 2)
            return title[:place] + title[place + 1:]
        if dice < 0.08 and len(title) > 24:
            return title[:self.random.randint(20, len(title) - 1)] + "..."
        if dice < 0.14:
            return title + " Recipe"
        if dice < 0.18:
            return f"{title} | Site {recipe['site']}"
        return title.upper() if dice < 0.2 else title

    def url(self, recipe, provider, place):
        slug = recipe["title"].lower().replace(" ", "-")
        page = f"site{recipe['site']}.example/recipes/{slug}-{recipe['number']}"
        dice = self.random.random()
        if dice < 0.35:
            return f"https://www.{page}/"
        if dice < 0.5:
            return f"http://{page}?utm_source={provider}"
        if dice < 0.55:
            return f"https://m.{page}#print"
        return None if dice < 0.7 else f"https://{provider}.example/r/{place}"

    def listing(self, recipe, provider, place):
        dice = self.random.random()
        lines = recipe["lines"]
        if dice < 0.125:
            lines = []
        elif dice < 0.3:
            lines = recipe["names"]
        elif dice < 0.4:
            lines = lines[:-1]
        listing = {"provider": provider, "id": str(place), "title": self.title(recipe),
                   "url": self.url(recipe, provider, place),
                   "publisher": self.random.choice([None, f"Site {recipe['site']}"]),
                   "ingredients": lines}
        if self.random.random() < 0.3:
            listing["rating"] = round(self.random.random() * 5, 2)
        return listing


def listings(count):
    """`count` listings in the order of arrival."""
    kitchen = Kitchen(count)
    rows = []
    while len(rows) < count:
        recipe = kitchen.recipe(len(rows))
        sources = 1 + min(9, int(kitchen.random.expovariate(0.8)))
        for source in kitchen.random.sample(range(24), sources):
            rows.append((recipe, f"source{source}", len(rows)))
    rows = rows[:count]
    kitchen.random.shuffle(rows)
    for recipe, provider, place in rows:
        yield recipe["number"], kitchen.listing(recipe, provider, place)


def main():
    if not sys.argv[1:] or not sys.argv[1].isdigit():
        sys.exit(__doc__)
    for number, listing in listings(int(sys.argv[1])):
        if "--gold" in sys.argv:
            listing["gold"] = number
        print(json.dumps(listing, ensure_ascii=False))


if __name__ == "__main__":
    main()
