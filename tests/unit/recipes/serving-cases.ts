import type { Course } from "@/lib/recipes/kinds";
/** What a serving is for somebody with a concern. Written before the engine was asked. */
export type ServingCase = {
  concern: string;
  servings: number | null;
  course?: Course;
  lines: readonly string[];
  expected: "match" | "unknown" | "conflict";
};
const hbp = "high_blood_pressure";
export const SERVING_CASES: readonly ServingCase[] = [
  // English
  {
    concern: hbp,
    servings: 4,
    lines: [
      "400 g silken tofu",
      "150 g minced pork",
      "2 tbsp fermented bean paste",
      "2 cloves garlic",
      "1 tbsp ginger",
      "2 spring onions",
    ],
    expected: "unknown",
  },
  {
    concern: hbp,
    servings: 4,
    lines: ["2 cucumbers", "1 red onion", "2 tbsp olive oil", "1 tbsp lemon juice", "a handful of dill"],
    expected: "match",
  },
  {
    concern: hbp,
    servings: 4,
    lines: ["2 cucumbers", "1 red onion", "2 tbsp olive oil", "salt to taste"],
    expected: "unknown",
  },
  {
    concern: hbp,
    servings: 4,
    lines: ["500 g pumpkin", "1 onion", "400 ml water", "100 ml cream", "Season with salt"],
    expected: "unknown",
  },
  {
    concern: hbp,
    servings: 2,
    lines: ["300 g salted cod", "400 g potatoes", "1 onion", "50 ml olive oil"],
    expected: "conflict",
  },
  {
    concern: hbp,
    servings: 4,
    lines: ["320 g spaghetti", "3 cloves garlic", "60 ml olive oil", "6 umeboshi"],
    expected: "unknown",
  },
  {
    concern: hbp,
    servings: 4,
    lines: ["600 g chicken breast", "1 tbsp shrimp paste", "400 ml coconut milk", "1 lime"],
    expected: "unknown",
  },
  {
    concern: hbp,
    servings: 4,
    lines: ["600 g chicken thighs", "3 carrots", "1 tsp paprika", "1 tbsp olive oil", "a pinch of pepper"],
    expected: "match",
  },
  {
    concern: hbp,
    servings: 2,
    lines: ["2 salmon fillets", "1 lemon", "1 preserved lemon", "1 tbsp olive oil"],
    expected: "unknown",
  },
  {
    concern: hbp,
    servings: 4,
    lines: ["300 g rice", "2 tbsp xanfoo", "1 courgette", "1 tbsp oil"],
    expected: "unknown",
  },
  {
    concern: hbp,
    servings: 4,
    lines: ["500 g potatoes", "1 jar of artichokes in brine", "2 tbsp olive oil"],
    expected: "unknown",
  },
  {
    concern: hbp,
    servings: 4,
    lines: ["400 g barramundi", "1 lemon", "1 bunch parsley", "1 tbsp olive oil"],
    expected: "match",
  },
  { concern: hbp, servings: 4, lines: ["200 g bottarga", "320 g spaghetti", "1 lemon"], expected: "unknown" },
  {
    concern: hbp,
    servings: 4,
    lines: ["4 tbsp soy sauce", "400 g tofu", "1 tbsp honey", "2 cloves garlic"],
    expected: "conflict",
  },
  {
    concern: hbp,
    servings: 4,
    lines: ["400 g tofu", "1 tbsp honey", "2 cloves garlic", "soy sauce to taste"],
    expected: "unknown",
  },
  { concern: hbp, servings: null, lines: ["4 apples", "1 tbsp sugar", "1 tsp cinnamon"], expected: "match" },
  { concern: hbp, servings: null, lines: ["500 g bread flour", "10 g salt", "300 ml water"], expected: "unknown" },
  {
    concern: hbp,
    servings: 4,
    lines: ["1 onion", "1 tsp cumin", "250 g red lentils", "1 l water", "1 tbsp bacon-flavoured bits"],
    expected: "match",
  },
  {
    concern: hbp,
    servings: 4,
    lines: ["1 clove garlic, crushed with salt", "400 g tomatoes", "2 tbsp olive oil"],
    expected: "unknown",
  },
  { concern: hbp, servings: 4, lines: ["pepper and salt", "400 g tomatoes", "2 tbsp olive oil"], expected: "unknown" },
  {
    concern: hbp,
    servings: 4,
    course: "side",
    lines: ["800 g potatoes", "40 g butter", "1 tsp salt"],
    expected: "conflict",
  },
  { concern: hbp, servings: 4, lines: ["800 g potatoes", "40 g unsalted butter", "150 ml milk"], expected: "match" },
  {
    concern: "diabetes",
    servings: 4,
    lines: ["300 g natural yogurt", "2 tbsp carob syrup mix blend", "200 g strawberries"],
    expected: "match",
  },
  {
    concern: "diabetes",
    servings: 4,
    lines: ["600 g chicken breast", "1 broccoli", "2 tbsp olive oil", "salt to taste"],
    expected: "match",
  },
  { concern: "diabetes", servings: 2, lines: ["200 g rice noodles", "sugar to taste", "1 egg"], expected: "unknown" },
  { concern: "diabetes", servings: 2, lines: ["100 g sugar", "2 eggs", "100 g flour"], expected: "conflict" },
  {
    concern: "kidney_disease",
    servings: 4,
    lines: ["300 g white rice", "1 red pepper", "1 tbsp olive oil"],
    expected: "match",
  },
  {
    concern: "kidney_disease",
    servings: 4,
    lines: ["300 g white rice", "100 g umeboshi", "1 tbsp olive oil"],
    expected: "unknown",
  },
  {
    concern: "high_cholesterol",
    servings: 4,
    lines: ["400 g white beans", "1 onion", "butter for frying"],
    expected: "unknown",
  },
  {
    concern: "high_cholesterol",
    servings: 4,
    lines: ["400 g white beans", "1 onion", "1 tbsp olive oil", "salt"],
    expected: "match",
  },
  {
    concern: "weight_loss",
    servings: 4,
    lines: ["400 g white fish", "1 lemon", "1 fennel bulb", "oil for deep-frying"],
    expected: "unknown",
  },
  // German
  {
    concern: hbp,
    servings: 4,
    lines: ["400 g Tofu", "2 EL Sojabohnenpaste", "1 Stange Lauch", "2 EL Öl"],
    expected: "unknown",
  },
  { concern: hbp, servings: 4, lines: ["1 kg Kartoffeln", "200 ml Milch", "Salz und Pfeffer"], expected: "unknown" },
  {
    concern: hbp,
    servings: 4,
    lines: ["500 g Zucchini", "2 Tomaten", "2 EL Olivenöl", "1 TL Thymian"],
    expected: "match",
  },
  {
    concern: hbp,
    servings: 4,
    lines: ["400 g gesalzener Kabeljau", "500 g Kartoffeln", "1 Zwiebel"],
    expected: "unknown",
  },
  { concern: hbp, servings: 4, lines: ["300 g Reis", "1 EL Garnelenpaste", "1 Gurke"], expected: "unknown" },
  { concern: hbp, servings: 4, lines: ["500 g Möhren", "500 ml Wasser", "2 Brühwürfel"], expected: "conflict" },
  { concern: hbp, servings: 4, lines: ["300 g Räucherlachs", "4 Eier", "100 ml Sahne"], expected: "conflict" },
  { concern: hbp, servings: 4, lines: ["4 Saure Gurken", "500 g Kartoffeln", "1 Apfel"], expected: "unknown" },
  {
    concern: "diabetes",
    servings: 4,
    lines: ["500 g Quark", "Zucker nach Geschmack", "200 g Himbeeren"],
    expected: "unknown",
  },
  { concern: "diabetes", servings: 4, lines: ["4 Eier", "200 g Spinat", "1 EL Butter", "Salz"], expected: "match" },
  // French
  {
    concern: hbp,
    servings: 4,
    lines: ["400 g de courgettes", "2 tomates", "2 cuillères à soupe d'huile d'olive", "sel"],
    expected: "unknown",
  },
  {
    concern: hbp,
    servings: 4,
    lines: ["400 g de courgettes", "2 tomates", "2 cuillères à soupe d'huile d'olive", "1 cuillère à café de thym"],
    expected: "match",
  },
  {
    concern: hbp,
    servings: 4,
    lines: ["300 g de morue salée", "500 g de pommes de terre", "1 oignon"],
    expected: "conflict",
  },
  { concern: hbp, servings: 4, lines: ["200 g de saumon fumé", "4 oeufs", "10 cl de crème"], expected: "unknown" },
  { concern: hbp, servings: 4, lines: ["300 g de riz", "2 citrons confits", "1 oignon"], expected: "unknown" },
  {
    concern: "diabetes",
    servings: 2,
    lines: ["2 yaourts nature", "sucre selon le goût", "100 g de framboises"],
    expected: "unknown",
  },
  {
    concern: "kidney_disease",
    servings: 4,
    lines: ["200 g de riz blanc", "1 courgette", "1 cuillère à soupe d'huile d'olive", "sel"],
    expected: "unknown",
  },
];
