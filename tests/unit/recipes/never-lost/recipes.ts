/** Recipes in which one line is replaced by another. No food of a line to come is in them. */
export interface PlainRecipe {
  language: string;
  title: string;
  ingredients: string;
  method: string;
  part: string;
  foods: readonly string[];
  steps: readonly string[];
  /** Lines that hold an allergen, in the forms in which people write them. */
  allergens: readonly string[];
}

export const PLAIN_RECIPES: readonly PlainRecipe[] = [
  {
    language: "en",
    title: "Carrot salad",
    ingredients: "Ingredients",
    method: "Method",
    part: "Dressing",
    foods: ["500 g carrots", "2 apples", "1 small onion", "2 tbsp olive oil", "1 tsp salt", "1 lemon"],
    steps: [
      "Grate the carrots and the apples into a large bowl.",
      "Chop the onion and stir it in with the oil and the lemon juice.",
      "Season with salt and leave it for ten minutes before serving.",
    ],
    allergens: [
      "50 g peanuts",
      "crushed peanuts",
      "Parmesan",
      "sesame seeds, to serve",
      "3 tbsp nutritional yeast and 1 egg",
      "about 2 tablespoons tahini",
      "cheese for grating",
      "Topping: chopped walnuts",
      "Almonds:",
      "a handful of pine nuts (or more)",
      "Shop-bought pesto with cashews",
      "PRAWNS",
      "2 eggs, beaten, for the glaze",
      "To serve: buttermilk",
      "Tip: toasted hazelnuts",
    ],
  },
  {
    language: "de",
    title: "Möhrensalat",
    ingredients: "Zutaten",
    method: "Zubereitung",
    part: "Dressing",
    foods: ["500 g Möhren", "2 Äpfel", "1 kleine Zwiebel", "2 EL Olivenöl", "1 TL Salz", "1 Zitrone"],
    steps: [
      "Die Möhren und die Äpfel in eine große Schüssel reiben.",
      "Die Zwiebel hacken und mit Öl und Zitronensaft unterrühren.",
      "Mit Salz abschmecken und vor dem Servieren zehn Minuten ziehen lassen.",
    ],
    allergens: [
      "50 g Erdnüsse",
      "gehackte Walnüsse",
      "Parmesan",
      "Sesam, zum Servieren",
      "1 Ei",
      "Käse zum Reiben",
      "Garnelen:",
      "Topping: Mandeln",
    ],
  },
  {
    language: "fr",
    title: "Salade de carottes",
    ingredients: "Ingrédients",
    method: "Préparation",
    part: "Sauce",
    foods: [
      "500 g de carottes",
      "2 pommes",
      "1 petit oignon",
      "2 c. à soupe d'huile d'olive",
      "1 pincée de sel",
      "1 citron",
    ],
    steps: [
      "Râpez les carottes et les pommes dans un grand saladier.",
      "Hachez l'oignon et mélangez-le avec l'huile et le jus de citron.",
      "Salez et laissez reposer dix minutes avant de servir.",
    ],
    allergens: [
      "50 g de cacahuètes",
      "quelques noix hachées",
      "parmesan",
      "fromage râpé pour gratiner",
      "1 œuf",
      "Crevettes :",
      "sésame pour décorer",
    ],
  },
  {
    language: "es",
    title: "Ensalada de zanahoria",
    ingredients: "Ingredientes",
    method: "Preparación",
    part: "Aliño",
    foods: [
      "500 g de zanahorias",
      "2 manzanas",
      "1 cebolla pequeña",
      "2 cucharadas de aceite de oliva",
      "1 cucharadita de sal",
      "1 limón",
    ],
    steps: [
      "Ralla las zanahorias y las manzanas en un bol grande.",
      "Pica la cebolla y mézclala con el aceite y el zumo de limón.",
      "Añade la sal y deja reposar diez minutos antes de servir.",
    ],
    allergens: [
      "50 g de cacahuetes",
      "un puñado de nueces",
      "queso para rallar",
      "1 huevo",
      "gambas",
      "sésamo al gusto",
    ],
  },
  {
    language: "it",
    title: "Insalata di carote",
    ingredients: "Ingredienti",
    method: "Preparazione",
    part: "Condimento",
    foods: [
      "500 g di carote",
      "2 mele",
      "1 cipolla piccola",
      "2 cucchiai di olio d'oliva",
      "1 cucchiaino di sale",
      "1 limone",
    ],
    steps: [
      "Grattugia le carote e le mele in una ciotola grande.",
      "Trita la cipolla e mescolala con l'olio e il succo di limone.",
      "Sala e lascia riposare dieci minuti prima di servire.",
    ],
    allergens: ["50 g di arachidi", "una manciata di noci", "parmigiano", "1 uovo", "gamberi", "sesamo q.b."],
  },
];
