import type { FoodItem } from "../../server/dietary/engine/judge";

/** A menu of 25 dishes and a shopping list of lines, as people write them: the team's own words. */
export function readFoodsForBench(): { menu: FoodItem[]; lines: string[] } {
  const dishes: [string, string][] = [
    ["Pan-seared salmon", "Brown butter, toasted almonds, green beans, new potatoes"],
    ["Mushroom risotto", "Carnaroli rice, porcini, parmesan, white wine, vegetable stock"],
    ["Pad thai", "Rice noodles, prawns, egg, tamarind, peanuts, spring onion, lime"],
    ["Beef burger", "Brioche bun, cheddar, pickles, tomato, lettuce, burger sauce"],
    ["Green salad (vegan)", "Leaves, cucumber, avocado, lemon dressing, no nuts"],
  ];
  const menu = Array.from({ length: 25 }, (_, index) => {
    const [name, description] = dishes[index % dishes.length] ?? ["", ""];
    return { id: String(index), name: `${name} ${index}`, description };
  });
  const lines = [
    "2 1/2 cups (300 g) finely chopped flat-leaf parsley, plus more to serve",
    "400g/14oz can chopped tomatoes",
    "1 tbsp olive oil",
    "2 garlic cloves, crushed",
    "½ teaspoon freshly ground black pepper",
    "1 large onion, peeled and thinly sliced",
    "3 eggs, lightly beaten",
    "1 cup almond milk or oat milk",
    "200 g dark chocolate (70%), broken into pieces",
    "a pinch of salt",
  ];
  return { menu, lines: Array.from({ length: 1000 }, (_, index) => lines[index % lines.length] ?? "") };
}
