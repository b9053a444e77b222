import type { ReadPage } from "@/lib/demo/demo-reading";

export type DemoItem = { readonly name: string; readonly description?: string; readonly price?: string };

export type DemoPage = Pick<ReadPage, "key" | "label" | "place"> & {
  readonly kind: "menu" | "ingredient";
  readonly items: readonly DemoItem[];
};

/** Three pages as a restaurant, a shop and a cook would write them. The engine judges them. */
export const DEMO_PAGES: readonly DemoPage[] = [
  {
    key: "delivery",
    label: "Delivery",
    place: "A delivery menu",
    kind: "menu",
    items: [
      { name: "Ginger and lemon tea", description: "Fresh ginger, lemon, mint", price: "£4.50" },
      { name: "Linguine alle vongole", description: "Linguine, clams, garlic, parsley", price: "£17.00" },
      {
        name: "Poached plums",
        description: "Plums, orange, cinnamon. May contain traces of nuts",
        price: "£6.00",
      },
      { name: "Roast carrots", description: "Carrots, thyme, Nonna's house paste", price: "£5.50" },
    ],
  },
  {
    key: "grocery",
    label: "Grocery",
    place: "A grocery shelf",
    kind: "menu",
    items: [
      { name: "Rolled oats, 500 g", description: "Whole grain oats", price: "£1.60" },
      { name: "Houmous, 200 g", description: "Chickpeas (48%), tahini, lemon juice, garlic", price: "£2.10" },
      {
        name: "Dried apricots, 250 g",
        description: "Apricots. Packed where nuts are handled",
        price: "£2.35",
      },
      { name: "Carrot juice, 1 l", description: "Carrots, lemon, sunrise blend", price: "£1.95" },
    ],
  },
  {
    key: "recipes",
    label: "Recipes",
    place: "A recipe's ingredients",
    kind: "ingredient",
    items: [
      { name: "250 g red lentils, rinsed" },
      { name: "50 g cashews, toasted" },
      { name: "1 tsp Worcestershire sauce" },
      { name: "150 g vegetarian mince" },
      { name: "1 sachet of Nani's masha" },
    ],
  },
];

/** What the partner program's page shows beside a viewer's setting. */
export const PARTNER_ITEMS = {
  vegan: {
    name: "Roasted cauliflower",
    description: "Cauliflower, butter, toasted almonds, lentils, parsley",
    price: "£13.50",
  },
  highBloodPressure: {
    name: "Miso-glazed salmon",
    description: "Salmon, miso, soy sauce, rice, broccoli",
    price: "£18.00",
  },
} as const satisfies Record<string, DemoItem>;
