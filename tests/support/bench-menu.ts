import type { FoodItem } from "../../server/dietary/engine/reading/placed-mentions";

/** Written by the team in the style of menus and recipes. */
const DISHES: readonly (readonly [name: string, description: string])[] = [
  ["Pan-seared salmon", "Brown butter, toasted almonds, green beans, new potatoes"],
  ["Mushroom risotto", "Carnaroli rice, porcini, parmesan, white wine, vegetable stock"],
  ["Pad thai", "Rice noodles, prawns, egg, tamarind, peanuts, spring onion, lime"],
  ["Beef burger", "Brioche bun, cheddar, pickles, tomato, lettuce, burger sauce"],
  ["Green salad (vegan)", "Leaves, cucumber, avocado, lemon dressing, no nuts"],
  ["Lentil dal", "Red lentils, ginger, turmeric, cumin, coriander, basmati rice"],
  ["Margherita", "Sourdough base, San Marzano tomatoes, mozzarella, basil"],
  ["Chicken Caesar", "Romaine, grilled chicken, croutons, parmesan, anchovy dressing"],
  ["Roast cauliflower", "Tahini, pomegranate, pistachio dukkah, parsley"],
  ["Fish and chips", "Beer-battered haddock, triple-cooked chips, mushy peas, tartare sauce"],
  ["Aubergine parmigiana", "Layered aubergine, tomato, mozzarella, basil breadcrumbs"],
  ["Tofu katsu curry", "Panko tofu, Japanese curry, steamed rice, pickled ginger"],
  ["Lamb shoulder", "Slow-cooked lamb, borlotti beans, rosemary, salsa verde"],
  ["Prawn linguine", "Linguine, king prawns, chilli, garlic, lemon, parsley"],
  ["Buddha bowl", "Quinoa, edamame, avocado, carrot, sesame dressing, seaweed"],
  ["Steak frites", "Ribeye, béarnaise, watercress, skinny fries"],
  ["Falafel wrap", "Flatbread, falafel, houmous, pickled turnip, garlic yoghurt"],
  ["Moules marinière", "Mussels, white wine, shallots, cream, sourdough"],
  ["Black bean tacos", "Corn tortillas, black beans, sweetcorn salsa, vegan feta, lime"],
  ["Chocolate tart", "Dark chocolate, hazelnut praline, crème fraîche"],
  ["Lemon sorbet (dairy free)", "Lemon, sugar, mint"],
  ["Cheeseboard", "Stilton, brie, oatcakes, quince paste, grapes"],
  ["Sticky toffee pudding", "Dates, toffee sauce, vanilla ice cream. May contain nuts"],
  ["Chef's soup of the day", "Ask for today's; with rye bread and salted butter"],
  ["Miso ramen", "Wheat noodles, miso broth, soft egg, nori, spring onion, bamboo"],
];

const LINES: readonly string[] = [
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
  "1 (15-ounce) can chickpeas, drained and rinsed",
  "75g/2½oz unsalted butter, softened",
  "4 boneless, skinless chicken thighs",
  "2–3 tbsp light soy sauce, to taste",
  "zest and juice of 1 lemon",
  "1 kg floury potatoes, such as Maris Piper",
  "150 ml double cream",
  "small bunch of coriander, leaves picked",
  "1¼ cups all-purpose flour, plus extra for dusting",
  "50g pine nuts, toasted",
];
const AMOUNTS = ["", "about ", "heaped ", "scant ", "roughly "];
const ENDS = ["", " (optional)", ", divided", ", at room temperature", ", to garnish"];

const MEASURES =
  "1 cup|2 cups|½ cup|1½ cups|1 1/2 cups|200 g|75g/2½oz|400g/14oz can|1 (15-ounce) can|2 tbsp|2–3 tbsp|1 tsp|¼ teaspoon|a pinch of|small bunch of|3|1|2 large|4 slices|1 kg|150 ml|1 lb|handful of|2-inch piece|4 rashers|zest of 1|juice of ½|1 heaped tbsp|2 cloves|10 sprigs".split(
    "|",
  );
const MANNERS =
  "||||finely chopped |freshly ground |roughly torn |cooked |dried |smoked |frozen |ripe |organic |unsalted |large |vegan |gluten-free ".split(
    "|",
  );
const TAILS =
  "|||||, chopped|, peeled and thinly sliced|, drained and rinsed|, plus extra to serve| (optional)| (about 120 g)|, to taste|, at room temperature|, divided| for garnish|, or more as needed|, cut into 2 cm cubes|, such as the organic kind".split(
    "|",
  );
/** Invented names, unknown to the engine; one line in forty uses one. */
const STRANGE = ["zorbel", "quandry leaf", "imbressa", "tolvik", "house blend", "marrowfat crumble", "sunfire paste"];

/** A seeded generator, so that every run reads the same lines. Returns 0 to 1, with 32 bits. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Lines as in recipes, all different: amounts, preparation, foods by their names in the knowledge base, notes. */
export function distinctLines(count: number, foods: readonly string[]): string[] {
  const random = seeded(7);
  const one = (from: readonly string[]): string => from[Math.floor(random() * from.length)] ?? "";
  const food = () => (random() < 0.025 ? one(STRANGE) : one(foods));
  const lines = new Set<string>(
    LINES.flatMap((line) => AMOUNTS.flatMap((amount) => ENDS.map((end) => `${amount}${line}${end}`))),
  );
  while (lines.size < count) {
    const further = random() < 0.08 ? ` ${one(["or", "and", "with"])} ${food()}` : "";
    lines.add(`${one(MEASURES)} ${one(MANNERS)}${food()}${further}${one(TAILS)}`);
  }
  return [...lines].map(flat);
}

/** How lines begin and end in some languages; a line of another language begins with a metric amount. */
const IN_LANGUAGES: Readonly<Record<string, { readonly begins: readonly string[]; readonly ends: readonly string[] }>> =
  {
    de: {
      begins: [
        "1 EL ",
        "2 TL ",
        "½ Bund ",
        "3 große ",
        "1 Prise ",
        "2 Dosen ",
        "etwas ",
        "150 g frische ",
        "1 Päckchen ",
      ],
      ends: ["", "", ", fein gehackt", ", in Scheiben geschnitten", " (optional)", " nach Geschmack", " zum Bestreuen"],
    },
    fr: {
      begins: ["1 c. à soupe de ", "2 gousses de ", "150 g de ", "1 pincée de ", "3 grosses ", "25 cl de "],
      ends: ["", "", ", finement haché", ", en tranches", " (facultatif)", " pour servir"],
    },
    es: {
      begins: ["1 cucharada de ", "2 cucharaditas de ", "150 g de ", "una pizca de ", "3 ", "1 taza de "],
      ends: ["", "", ", picado", ", en rodajas", " (opcional)", " al gusto"],
    },
    it: {
      begins: ["1 cucchiaio di ", "2 cucchiaini di ", "150 g di ", "un pizzico di ", "3 ", "1 mazzetto di "],
      ends: ["", "", ", tritato", " a fette", " (facoltativo)", " q.b."],
    },
  };
const METRIC = {
  begins: ["100 g ", "250 g ", "2 ", "1 kg ", "75 g ", "300 ml ", "½ l ", "4 ", "12 g "],
  ends: ["", "", "", ", ", " (100 g)", " *"],
};

type ForeignName = { readonly text: string; readonly language: string };

/** Lines in languages other than English, all different, by the names that the knowledge base has in them. */
export function distinctForeignLines(count: number, names: readonly ForeignName[]): string[] {
  const random = seeded(11);
  const one = <Of>(from: readonly Of[]): Of | undefined => from[Math.floor(random() * from.length)];
  const lines = new Set<string>();
  while (lines.size < count) {
    const food = one(names);
    const { begins, ends } = IN_LANGUAGES[food?.language ?? ""] ?? METRIC;
    const further = random() < 0.2 ? `, ${1 + Math.floor(random() * 900)} g ${one(names)?.text}` : "";
    lines.add(`${one(begins)}${food?.text}${further}${one(ends)}`);
  }
  return [...lines].map(flat);
}

export const readMenuForBench = (): FoodItem[] =>
  DISHES.map(([name, description], index) => ({ id: String(index), name, description }));

/** Menus of the same dishes with other sides: each description is put together anew, so that none was read before. */
export function distinctMenus(count: number): FoodItem[][] {
  const random = seeded(13);
  const parts = DISHES.flatMap(([, description]) => description.split(", "));
  const one = () => parts[Math.floor(random() * parts.length)];
  return Array.from({ length: count }, () =>
    DISHES.map(([name, description], index) => {
      const [first, ...others] = description.split(", ");
      return { id: String(index), name, description: flat([first, ...others.map(one)].join(", ")) };
    }),
  );
}

/** A copy of a string, because a request delivers flat strings, while joining leaves ropes that are slower to read. */
const flat = (text: string): string => Buffer.from(text).toString();
