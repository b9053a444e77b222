/** The menu of a fictional restaurant. Descriptions are written as its kitchen would. */
export const MENU = [
  {
    title: "To start",
    dishes: [
      ["Ribollita", "9.50", "Chickpeas, black cabbage, tomato, sourdough, olive oil"],
      ["Rosemary focaccia", "5.00", "Wheat flour, olive oil, rosemary, may contain traces of sesame"],
      ["House salad", "7.50", "Leaves, fennel, radish, house dressing"],
      ["Burrata", "11.00", "Burrata, aubergine, basil, sea salt"],
    ],
  },
  {
    title: "Pasta and mains",
    dishes: [
      ["Trofie al pesto", "14.00", "Trofie, basil, walnuts, pecorino, green beans"],
      ["Risotto ai funghi", "15.50", "Carnaroli rice, porcini, vegetable stock, butter, parmesan"],
      ["Linguine alle vongole", "17.00", "Linguine, clams, garlic, white wine, parsley"],
    ],
  },
];

export const DISHES = MENU.flatMap(({ dishes }) =>
  dishes.map(([name, price, description]) => ({ name, price, description })),
);

const FOODS = ["walnuts", "tomato", "basil", "mozzarella", "salmon", "rice", "spinach", "egg", "chickpeas", "butter"];

/** A menu as long as those of delivery sites; no two dishes are the same. */
export const longMenu = (count) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Plate ${index + 1}`,
    price: (8 + (index % 12)).toFixed(2),
    description: [0, 3, 7]
      .map((step) => FOODS[(index + step) % FOODS.length])
      .join(", ")
      .concat(`, ${index + 1} olives`),
  }));
