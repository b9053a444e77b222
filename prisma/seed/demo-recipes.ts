import { createHash } from "node:crypto";
import type { Course, Cuisine } from "@/lib/recipes/kinds";

export type DemoRecipe = {
  title: string;
  description: string;
  cuisine: Cuisine;
  course: Course;
  servings: number;
  prepMinutes: number;
  cookMinutes: number;
  ingredients: [quantity: string, unit: string, name: string][];
  steps: string[];
};

/** Written for this product. */
export const DEMO_RECIPES: readonly DemoRecipe[] = [
  {
    title: "Lentils with tomatoes and spinach",
    description: "Green lentils in a loose tomato sauce, with spinach and lemon at the end.",
    cuisine: "levantine",
    course: "main",
    servings: 4,
    prepMinutes: 10,
    cookMinutes: 30,
    ingredients: [
      ["2", "tbsp", "olive oil"],
      ["1", "", "onion, finely chopped"],
      ["3", "cloves", "garlic, sliced"],
      ["1", "tsp", "ground cumin"],
      ["300", "g", "green lentils"],
      ["500", "g", "ripe tomatoes, chopped"],
      ["1", "l", "water"],
      ["200", "g", "spinach"],
      ["1", "", "lemon, juice only"],
    ],
    steps: [
      "Soften the onion in the oil, then stir in the garlic and cumin for a minute.",
      "Add the lentils, tomatoes and water and simmer for 25 minutes, until the lentils are soft.",
      "Fold in the spinach until it wilts, then sharpen it with the lemon juice.",
    ],
  },
  {
    title: "Chickpea and lemon ribollita",
    description: "A Tuscan bread soup with chickpeas in place of beans, and the zest of a lemon.",
    cuisine: "italian",
    course: "soup",
    servings: 4,
    prepMinutes: 15,
    cookMinutes: 40,
    ingredients: [
      ["2", "tbsp", "olive oil"],
      ["1", "", "onion, finely chopped"],
      ["2", "", "carrots, diced"],
      ["2", "cloves", "garlic, sliced"],
      ["400", "g", "canned chickpeas, drained"],
      ["400", "g", "canned tomatoes"],
      ["200", "g", "black cabbage, shredded"],
      ["750", "ml", "vegetable stock"],
      ["2", "slices", "day-old sourdough bread, torn"],
      ["1", "", "lemon, juice and zest"],
    ],
    steps: [
      "Warm the oil in a wide pot and soften the onion and carrots with a pinch of salt for 10 minutes.",
      "Add the garlic, then the tomatoes and the stock, and simmer for 15 minutes.",
      "Stir in the chickpeas and the cabbage and cook until the leaves are tender.",
      "Fold in the bread, let it drink the broth for 5 minutes, and finish with the lemon.",
    ],
  },
  {
    title: "Rice noodle salad with herbs and lime",
    description: "Cold noodles with more herbs than noodles, sour and salty.",
    cuisine: "vietnamese",
    course: "salad",
    servings: 2,
    prepMinutes: 20,
    cookMinutes: 5,
    ingredients: [
      ["150", "g", "rice noodles"],
      ["1", "", "cucumber, in ribbons"],
      ["1", "", "carrot, grated"],
      ["1", "handful", "mint leaves"],
      ["1", "handful", "basil leaves"],
      ["2", "tbsp", "lime juice"],
      ["1", "tbsp", "fish sauce"],
      ["1", "tsp", "brown sugar"],
      ["30", "g", "roasted peanuts, chopped"],
    ],
    steps: [
      "Soak the noodles in boiling water until tender, then rinse cold.",
      "Stir the lime juice, fish sauce and sugar until the sugar has gone.",
      "Toss everything together and scatter the peanuts on top.",
    ],
  },
  {
    title: "Buckwheat pancakes with pears",
    description: "Thin pancakes as in Brittany, with pears softened in butter.",
    cuisine: "french",
    course: "breakfast",
    servings: 3,
    prepMinutes: 10,
    cookMinutes: 20,
    ingredients: [
      ["150", "g", "buckwheat flour"],
      ["2", "", "eggs"],
      ["250", "ml", "whole milk"],
      ["1", "pinch", "salt"],
      ["2", "", "pears, sliced"],
      ["1", "tbsp", "butter"],
      ["1", "tbsp", "honey"],
    ],
    steps: [
      "Whisk the flour, eggs, milk and salt smooth and let it stand for 10 minutes.",
      "Fry thin pancakes in a lightly buttered pan, a minute and a half a side.",
      "Soften the pears in the rest of the butter with the honey and spoon them over.",
    ],
  },
  {
    title: "Smoky black bean tacos",
    description: "Beans mashed with smoked paprika, in warm tortillas.",
    cuisine: "mexican",
    course: "main",
    servings: 4,
    prepMinutes: 20,
    cookMinutes: 15,
    ingredients: [
      ["1", "tbsp", "sunflower oil"],
      ["1", "", "red onion, sliced"],
      ["2", "tsp", "smoked paprika"],
      ["1", "tsp", "ground cumin"],
      ["480", "g", "cooked black beans"],
      ["8", "", "corn tortillas"],
      ["1", "", "avocado, sliced"],
      ["1", "", "lime, in wedges"],
      ["1", "handful", "coriander leaves"],
    ],
    steps: [
      "Soften the onion in the oil, then stir in the spices until fragrant.",
      "Add the beans with a splash of water and mash a third of them.",
      "Warm the tortillas, fill them, and serve with avocado, coriander and lime.",
    ],
  },
  {
    title: "Salmon with asparagus and lemon butter",
    description: "Crisp-skinned salmon, roast asparagus and a sauce that is made in the pan.",
    cuisine: "french",
    course: "main",
    servings: 2,
    prepMinutes: 5,
    cookMinutes: 15,
    ingredients: [
      ["2", "", "salmon fillets"],
      ["250", "g", "asparagus"],
      ["1", "tbsp", "olive oil"],
      ["20", "g", "butter"],
      ["1", "tbsp", "lemon juice"],
      ["1/4", "tsp", "salt"],
    ],
    steps: [
      "Toss the asparagus with half of the oil and the salt and roast it at 220°C for 10 minutes.",
      "Fry the salmon in the rest of the oil, skin side down, until it is crisp and just cooked.",
      "Melt the butter in the pan, stir in the lemon juice and spoon it over.",
    ],
  },
  {
    title: "Chicken and avocado salad",
    description: "Poached chicken on rocket, with avocado and lime.",
    cuisine: "american",
    course: "salad",
    servings: 2,
    prepMinutes: 15,
    cookMinutes: 15,
    ingredients: [
      ["2", "", "chicken breasts"],
      ["1", "", "avocado, sliced"],
      ["1", "", "cucumber, sliced"],
      ["1", "handful", "rocket"],
      ["2", "tbsp", "olive oil"],
      ["1", "tbsp", "lime juice"],
      ["1/4", "tsp", "salt"],
    ],
    steps: [
      "Poach the chicken in barely simmering water for 15 minutes, then slice it.",
      "Whisk the oil, lime juice and salt.",
      "Toss the leaves, cucumber and avocado in the dressing and lay the chicken on top.",
    ],
  },
  {
    title: "Baked sweet potatoes with white beans and dill",
    description: "Sweet potatoes baked in their skins and filled with lemony beans.",
    cuisine: "american",
    course: "main",
    servings: 4,
    prepMinutes: 10,
    cookMinutes: 50,
    ingredients: [
      ["4", "", "sweet potatoes"],
      ["400", "g", "canned white beans, drained"],
      ["2", "tbsp", "olive oil"],
      ["1", "", "lemon, juice only"],
      ["1", "handful", "dill, chopped"],
      ["1/4", "tsp", "salt"],
    ],
    steps: [
      "Bake the sweet potatoes whole at 200°C until a knife goes through.",
      "Warm the beans in the oil and mash half of them with the lemon juice and salt.",
      "Split the potatoes, fill them with the beans and scatter the dill.",
    ],
  },
];

/** The same for a title at every start, so that its drawing is the same, too. */
export function idOf(title: string): string {
  const hex = createHash("sha256").update(`forkprint demo recipe: ${title}`).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}

/** The lines in the form in which the tables store them. */
export const linesOf = (recipe: Pick<DemoRecipe, "ingredients">) =>
  recipe.ingredients.map(([quantity, unit, name], position) => ({
    position,
    name,
    quantity: quantity || null,
    unit: unit || null,
    note: null,
    groupName: null,
  }));

/** All that the engine reads of recipes. */
export const wordsOf = (recipes: readonly Pick<DemoRecipe, "title" | "ingredients" | "steps">[]) => ({
  titles: recipes.map(({ title }) => title),
  ingredients: recipes.flatMap(linesOf),
  instructions: recipes.flatMap(({ steps }) => steps.map((text) => ({ text }))),
});
