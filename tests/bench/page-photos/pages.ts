/** A page of a cookbook, written by hand: the expected text when its photo is read. */
export type BookPage = {
  name: string;
  language: "en" | "de" | "fr";
  title: string;
  intro: string;
  heads: readonly [ingredients: string, method: string];
  ingredients: readonly string[];
  steps: readonly string[];
  look: { font: "serif" | "sans" | "fraunces" | "inter"; columns: boolean; numbered: boolean; size: number };
  /** How the photo distorts the page. */
  photo: { degrees: number; noise: number; shadow: boolean; blur: number; width: number };
};

const CAKE = {
  language: "en",
  title: "Lemon and Almond Cake",
  intro: "A damp cake that keeps for a week in its tin.",
  heads: ["Ingredients", "Method"],
  ingredients: [
    "200 g butter, softened",
    "200 g caster sugar",
    "3 large eggs",
    "150 g ground almonds",
    "100 g plain flour",
    "1 tsp baking powder",
    "2 lemons, zest and juice",
    "A pinch of salt",
  ],
  steps: [
    "Heat the oven to 170 °C and line a round tin of 20 cm with baking paper.",
    "Beat the butter with the sugar until pale, then beat in the eggs, one after the other.",
    "Fold in the almonds, the flour, the baking powder and the salt. Stir in the zest and the juice.",
    "Bake for 45 minutes, until a skewer comes out clean. Leave it in the tin until it is cold.",
  ],
} as const;

const CURRY = {
  language: "en",
  title: "Peanut Chicken Curry",
  intro: "Serves four with rice.",
  heads: ["Ingredients", "Preparation"],
  ingredients: [
    "1 tbsp sunflower oil",
    "2 onions, finely sliced",
    "4 cloves of garlic, crushed",
    "600 g chicken thighs, boned and cut into large pieces",
    "3 tbsp smooth peanut butter",
    "400 ml coconut milk",
    "2 tbsp soy sauce",
    "1½ tsp ground cumin",
    "½ tsp chilli flakes",
    "1 lime",
    "Salt and black pepper",
  ],
  steps: [
    "Fry the onions in the oil for ten minutes over a gentle heat, until they are golden and soft.",
    "Add the garlic and the cumin and stir for a minute.",
    "Add the chicken, the peanut butter, the coconut milk and the soy sauce. Simmer for 25 minutes.",
    "Season with salt, pepper and the juice of the lime.",
  ],
} as const;

const KUCHEN = {
  language: "de",
  title: "Nusskuchen vom Blech",
  intro: "Für etwa zwanzig Stücke.",
  heads: ["Zutaten", "Zubereitung"],
  ingredients: [
    "250 g weiche Butter",
    "200 g Zucker",
    "4 Eier",
    "300 g gemahlene Haselnüsse",
    "250 g Mehl",
    "1 Päckchen Backpulver",
    "125 ml Milch",
    "100 g Zartbitterschokolade",
    "1 Prise Salz",
  ],
  steps: [
    "Den Backofen auf 180 °C vorheizen und ein Blech mit Backpapier auslegen.",
    "Die Butter mit dem Zucker schaumig rühren und die Eier nacheinander unterrühren.",
    "Mehl, Backpulver, Salz und Haselnüsse mischen und abwechselnd mit der Milch unter den Teig heben.",
    "Den Teig auf das Blech streichen und 25 Minuten backen. Die Schokolade schmelzen und darüber verteilen.",
  ],
} as const;

const SOUPE = {
  language: "fr",
  title: "Soupe de potiron au lait",
  intro: "Pour six personnes.",
  heads: ["Ingrédients", "Préparation"],
  ingredients: [
    "1 kg de potiron",
    "2 oignons",
    "50 g de beurre",
    "500 ml de lait entier",
    "1 cuillère à soupe de farine",
    "100 g de crème fraîche",
    "50 g de noisettes grillées",
    "Sel et poivre",
  ],
  steps: [
    "Couper le potiron en dés et émincer les oignons.",
    "Faire fondre le beurre dans une grande casserole, ajouter les oignons et la farine et remuer cinq minutes.",
    "Verser le lait, ajouter le potiron et laisser cuire 30 minutes à feu doux.",
    "Mixer, ajouter la crème et parsemer de noisettes avant de servir.",
  ],
} as const;

const FLAT = { degrees: 0, noise: 0, shadow: false, blur: 0, width: 1600 };

export const BOOK_PAGES: readonly BookPage[] = [
  { ...CAKE, name: "plain serif", look: { font: "serif", columns: false, numbered: true, size: 30 }, photo: FLAT },
  {
    ...CAKE,
    name: "two columns, turned by 1.5°",
    look: { font: "fraunces", columns: true, numbered: false, size: 26 },
    photo: { ...FLAT, degrees: 1.5, noise: 8 },
  },
  {
    ...CAKE,
    name: "small sans, shadow, noise",
    look: { font: "sans", columns: false, numbered: true, size: 24 },
    photo: { ...FLAT, degrees: -1, noise: 14, shadow: true, width: 1300 },
  },
  {
    ...CURRY,
    name: "serif, shadow, turned by -3°",
    look: { font: "serif", columns: false, numbered: false, size: 28 },
    photo: { ...FLAT, degrees: -3, noise: 10, shadow: true, blur: 0.8 },
  },
  {
    ...CURRY,
    name: "two columns, sans",
    look: { font: "inter", columns: true, numbered: true, size: 26 },
    photo: { ...FLAT, noise: 6, degrees: 0.6 },
  },
  {
    ...CURRY,
    name: "on its side",
    look: { font: "fraunces", columns: false, numbered: true, size: 28 },
    photo: { ...FLAT, degrees: 90, noise: 6 },
  },
  {
    ...CURRY,
    name: "low resolution",
    look: { font: "serif", columns: false, numbered: true, size: 28 },
    photo: { ...FLAT, width: 800, noise: 4 },
  },
  { ...KUCHEN, name: "German serif", look: { font: "serif", columns: false, numbered: false, size: 28 }, photo: FLAT },
  {
    ...KUCHEN,
    name: "German, two columns, shadow",
    look: { font: "inter", columns: true, numbered: true, size: 26 },
    photo: { ...FLAT, degrees: -1.2, noise: 10, shadow: true },
  },
  {
    ...SOUPE,
    name: "French serif, turned by 2°",
    look: { font: "fraunces", columns: false, numbered: true, size: 28 },
    photo: { ...FLAT, degrees: 2, noise: 10, blur: 0.6 },
  },
];
