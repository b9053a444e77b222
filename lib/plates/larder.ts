import type { Food } from "./colours";
import type { FormName } from "./form-facts";
import type { Place } from "./plate";

/** How a food looks on a plate, and what it does to the colour of a sauce. */
export type Look = {
  readonly form: FormName;
  readonly colour?: Food;
  readonly count: number;
  readonly at?: Place;
  readonly size?: number;
  /** Laid last, and small. */
  readonly isGarnish?: true;
};

export type Pantry = {
  readonly look?: Look;
  /** The colour that the food gives to what it is cooked in, and how strongly. */
  readonly dye?: readonly [Food, strength: number];
};

const main = (form: FormName, count: number, colour?: Food, rest: Partial<Look> = {}): Look => ({
  form,
  count,
  ...(colour ? { colour } : {}),
  ...rest,
});
const garnish = (form: FormName, count: number, colour?: Food, size?: number): Look => ({
  ...main(form, count, colour, size ? { size } : {}),
  isGarnish: true,
});

/**
 * The longest word of a line that this table lists decides how its food looks. Foods that are not listed or have no
 * look (salt, oil, ground spices) are not drawn: the picture never guesses.
 */
const FOODS_OF_WORDS: readonly [words: string, Pantry][] = [
  ["egg", { look: main("halfegg", 4) }],
  ["tomato", { look: main("chunk", 8), dye: ["tomato", 5] }],
  ["canned tomato|tomato paste|passata|tomatoes, grated", { dye: ["tomato", 7] }],
  ["cherry tomato", { look: main("half", 8), dye: ["tomato", 3] }],
  ["chickpea", { look: main("ball", 15) }],
  ["chickpea flour", {}],
  ["butter bean|gigantes", { look: main("bean", 13, "bean", { size: 15 }) }],
  ["bean", { look: main("bean", 14), dye: ["bean", 1] }],
  ["pinto bean", { look: main("bean", 9, "pinto") }],
  ["black-eyed|black eyed", { look: main("bean", 18, "bean"), dye: ["brick", 3] }],
  ["black bean", { look: main("bean", 14, "blackbean"), dye: ["blackbean", 4] }],
  ["kidney", { look: main("bean", 13, "kidney") }],
  ["fava|broad bean", { look: main("bean", 16, "fava", { size: 12 }), dye: ["fava", 5] }],
  ["bean paste|gochujang", { dye: ["chilli", 8] }],
  ["green bean", { look: main("pod", 8) }],
  ["bean sprout", { look: main("sprout", 8) }],
  ["lentil", { look: main("grain", 34), dye: ["lentil", 6] }],
  ["red lentil", { look: main("grain", 20, "redlentil"), dye: ["redlentil", 6] }],
  ["green lentil", { look: main("grain", 36, "greenlentil"), dye: ["greenlentil", 3] }],
  ["brown lentil", { look: main("grain", 36, "greenlentil"), dye: ["greenlentil", 3] }],
  ["split pea", { look: main("grain", 22, "splitpea"), dye: ["splitpea", 6] }],
  ["mung", { look: main("grain", 18, "splitpea"), dye: ["splitpea", 4] }],
  ["pea", { look: main("ball", 14, "pea", { size: 8 }), dye: ["green", 2] }],
  ["tofu", { look: main("cube", 9) }],
  ["feta", { look: main("crumb", 12) }],
  ["paneer", { look: main("cube", 9, "paneer") }],
  ["halloumi", { look: main("strip", 5, "cheese") }],
  ["parmesan|hard cheese", { look: main("shaving", 6) }],
  ["mozzarella", { look: main("crumb", 9, "cream", { size: 14 }) }],
  ["cheese|cheddar", { look: main("shaving", 6, "cheese") }],
  ["yogurt|yoghurt", { dye: ["yogurt", 5] }],
  ["butter", { look: main("pat", 1, "cheese", { at: "heap" }) }],
  ["peanut butter|tahini", { dye: ["peanut", 7] }],
  ["cream|milk", { dye: ["cream", 3] }],
  ["coconut milk", { dye: ["coconut", 6] }],
  ["coconut oil", {}],
  ["salmon", { look: main("fillet", 1, "salmon", { at: "middle" }) }],
  ["tuna", { look: main("pulled", 7, "tuna", { at: "pile", size: 12 }) }],
  ["sea bass|trout|bream|mackerel", { look: main("fish", 1, "fish", { at: "middle" }) }],
  ["sea bass fillet", { look: main("chunk", 12, "whitefish") }],
  ["cod|white fish|haddock", { look: main("fillet", 2, "whitefish", { at: "middle", size: 9 }) }],
  ["fish sauce", {}],
  ["prawn|shrimp", { look: main("prawn", 7) }],
  ["clam|mussel", { look: main("clam", 7) }],
  ["chicken", { look: main("pulled", 9, "chicken") }],
  ["whole chicken", { look: main("bird", 1, "chicken", { at: "middle" }) }],
  ["stock|broth", { dye: ["broth", 1] }],
  ["steak", { look: main("steak", 1, "meat", { at: "middle" }) }],
  ["beef", { look: main("slice", 5, "beef") }],
  ["lamb|pork", { look: main("strip", 6, "meat") }],
  ["minced|mince", { look: main("crumb", 13, "meat") }],
  ["chorizo|sausage", { look: main("coin", 7, "brick") }],
  ["bacon|ham", { look: main("strip", 5, "beef", { size: 7 }) }],
  ["carrot", { look: main("dice", 9, "carrot"), dye: ["carrot", 2] }],
  ["carrots, sliced", { look: main("coin", 20, "carrot") }],
  [
    "carrots, in batons|carrot, in matchsticks|carrots, in matchsticks",
    { look: main("stick", 9, "carrot", { size: 9 }) },
  ],
  ["carrots, halved", { look: main("stick", 9, "carrot", { size: 15 }) }],
  ["pumpkin|squash", { look: main("cube", 8, "pumpkin"), dye: ["pumpkin", 5] }],
  ["sweet potato", { look: main("cube", 9, "sweetpotato"), dye: ["sweetpotato", 2] }],
  ["potato", { look: main("chunk", 8, "potato"), dye: ["cream", 2] }],
  ["potato starch|cornflour", {}],
  ["plantain", { look: main("coin", 9, "plantain", { size: 15, at: "heap" }) }],
  ["eggplant|aubergine", { look: main("chunk", 10, "aubergine", { size: 13 }), dye: ["aubergine", 1] }],
  ["zucchini|courgette", { look: main("disc", 8, "cucumber") }],
  ["cucumber", { look: main("disc", 9, "cucumber") }],
  ["onion", { look: garnish("ring", 4, "onion", 8) }],
  ["red onion", { look: main("ring", 7, "onion") }],
  ["onions, thinly sliced|onions, sliced", { look: garnish("shred", 9, "friedonion", 9) }],
  ["shallot", { look: garnish("ring", 6, "onion", 7) }],
  ["spring onion|scallion", { look: garnish("stalk", 9) }],
  ["leek", { look: main("leekring", 7), dye: ["leek", 5] }],
  ["celery", { look: main("crescentstalk", 6, "pea", { size: 8 }) }],
  ["celery stalks, sliced", { look: main("crescentstalk", 9, "pea") }],
  ["mushroom", { look: main("mushroom", 9), dye: ["mushroom", 4] }],
  ["porcini|dried mushroom", { dye: ["mushroom", 2] }],
  ["shiitake", { look: main("mushroom", 6, "meat") }],
  ["broccoli", { look: main("floret", 7) }],
  ["cauliflower", { look: main("floret", 9, "cream") }],
  ["spinach", { look: main("leaf", 11, "kale"), dye: ["spinach", 4] }],
  ["kale|cabbage, black|black cabbage", { look: main("leaf", 11, "kale", { size: 14 }), dye: ["kale", 2] }],
  ["collard", { look: main("shred", 26, "kale", { size: 13 }), dye: ["kale", 5] }],
  ["white cabbage", { look: main("shred", 12, "cabbage") }],
  ["red cabbage", { look: main("shred", 30, "purple", { size: 13 }), dye: ["purple", 6] }],
  ["lettuce", { look: main("bigleaf", 5) }],
  ["lettuce, shredded", { look: main("shred", 13, "salad", { at: "pile" }) }],
  ["rocket|arugula", { look: main("leaf", 14, "leaf", { size: 14 }) }],
  ["asparagus", { look: main("spear", 6, "green", { at: "row" }) }],
  ["beetroot|beet", { look: main("dice", 18, "beet", { size: 13 }), dye: ["beet", 9] }],
  ["radish", { look: main("disc", 7, "radish") }],
  ["avocado", { look: main("avocado", 1, "avocado", { at: "heap", size: 12 }), dye: ["avocado", 4] }],
  ["sweetcorn|corn kernels", { look: main("ball", 16, "corn", { size: 6 }) }],
  ["corn tortilla|tortilla", { look: main("tortilla", 3, "corn", { at: "row" }) }],
  ["olive", { look: main("ball", 8, "olive") }],
  ["green olive", { look: main("ball", 8, "greenolive") }],
  ["olive oil", {}],
  ["caper", { look: garnish("ball", 9, "greenolive", 5) }],
  ["bell pepper", { look: main("pepper", 6, "chilli") }],
  ["green bell pepper|green pepper", { look: main("pepper", 5, "green") }],
  ["lemon", { look: garnish("wedge", 1, "lemon") }],
  ["lemon, sliced|lemon, halved", { look: main("citrus", 2, "lemon", { size: 8, at: "heap" }) }],
  ["lime", { look: garnish("wedge", 2, "lime") }],
  ["lime juice|limes, juice|lemon juice|lemons, juice|lemon, juice", { look: garnish("wedge", 1, "lemon") }],
  ["lime leaves|curry leaves|bay leaf|bay leaves", { look: garnish("leaf", 6, "kale") }],
  ["orange", { look: main("citrus", 6, "orange") }],
  ["orange blossom", {}],
  ["mango", { look: main("mangofan", 1, "mango", { at: "heap", size: 13 }) }],
  ["apple", { look: main("crescent", 9, "apple") }],
  ["pear", { look: main("crescent", 8, "pear", { size: 13 }) }],
  ["rhubarb", { look: main("crescentstalk", 9, "rhubarb", { size: 11 }), dye: ["rhubarb", 4] }],
  ["cherries|cherry", { look: main("cherry", 17, "cherry") }],
  ["blueberr", { look: main("berry", 16) }],
  ["strawberr|raspberr", { look: main("berry", 12, "berry", { size: 13 }) }],
  ["date", { look: main("crescent", 7, "date", { size: 8 }) }],
  ["umeboshi", {}],
  ["walnut|hazelnut|pecan", { look: garnish("nut", 9) }],
  ["peanut", { look: garnish("nut", 11) }],
  ["peanut oil", {}],
  ["almond|cashew|pine nut", { look: garnish("nut", 11, "seed") }],
  ["bread|crouton", { look: main("crouton", 5) }],
  ["parsley", { look: garnish("sprig", 6, "leaf") }],
  ["coriander leaves|cilantro", { look: garnish("sprig", 8, "salad") }],
  ["basil", { look: garnish("leaf", 6, "leaf", 13) }],
  ["mint leaves|mint", { look: garnish("leaf", 8, "leaf") }],
  ["dill", { look: garnish("dill", 7) }],
  ["thyme", { look: garnish("dill", 5, "green", 8) }],
  ["sage", { look: garnish("leaf", 6, "green", 14) }],
  ["oregano|dried mint|dried thyme|marjoram", { look: garnish("fleck", 14, "leaf") }],
  ["chive", { look: garnish("chive", 11) }],
  ["sesame seed", { look: garnish("seed", 24) }],
  ["mustard seed|cumin seed", { look: garnish("seed", 20, "black") }],
  ["chilli flake|sichuan pepper|peppercorn", { look: garnish("fleck", 12, "chilli") }],
  ["red chilli|scotch bonnet|dried chilli", { look: garnish("chilli", 6) }],
  ["green chilli", { look: garnish("chilli", 5, "pea") }],
  ["chilli powder|cayenne|paprika|smoked paprika", { dye: ["spice", 2] }],
  ["turmeric", { dye: ["goldrice", 3] }],
  ["cinnamon|ground ginger|allspice|ground cumin|ground coriander", { dye: ["spice", 1] }],
  ["ginger", { look: garnish("stick", 6, "ginger", 5) }],
  ["star anise", { look: garnish("star", 2, "cocoa") }],
  ["wakame|seaweed", { look: main("shred", 7, "nori") }],
  ["miso", { dye: ["miso", 6] }],
  ["tamari|soy sauce", { dye: ["soy", 2] }],
  ["cocoa|chocolate", { dye: ["cocoa", 2] }],
  ["quinoa", { look: main("grain", 20, "quinoa") }],
  ["barley|bulgur", { look: main("grain", 16, "bulgur"), dye: ["bulgur", 2] }],
  ["oats", {}],
];

const BY_WORD: readonly (readonly [word: string, Pantry])[] = FOODS_OF_WORDS.flatMap(([words, pantry]) =>
  words.split("|").map((word) => [word, pantry] as const),
).sort(([a], [b]) => b.length - a.length);

const starts = new Map(BY_WORD.map(([word]) => [word, new RegExp(`(?<![\\p{L}])${word}`, "u")]));

/** The look of the food in a line. `name` identifies the look, so that no food is laid twice. */
export function lookUp(line: string): { name: string; pantry: Pantry } | null {
  const text = line.toLowerCase();
  const found = BY_WORD.find(([word]) => starts.get(word)?.test(text));
  return found ? { name: found[0], pantry: found[1] } : null;
}
