import { type Concept, isA, type Knowledge } from "@/server/dietary/engine/knowledge";

/** The eaten part of a line whose rest stays in the pan or is poured away. */
export type EatenShare = {
  readonly of: "frying fat" | "brine" | "marinade" | "soaking liquid" | "cooking water";
  readonly share: number;
};

type Rule = EatenShare & {
  /** Matches words in the line or in the heading above it. */
  readonly said: RegExp;
  /** Applies to these foods and to those below them in the tree. */
  readonly foods: readonly string[];
  /** Smaller weights are eaten whole: two spoons of oil in a pan, the salt on a plate. */
  readonly fromGrams: number;
};

const FATS = ["oil", "lard", "butter", "shortening", "ghee"];

/**
 * The team's own judgement, rounded: the public table of retention factors speaks of vitamins and minerals only.
 * Deep-fried food takes up about a tenth of the fat in the pot, shallow-fried food about a third; of a brine, of the
 * salt of cooking water and of the milk that something soaks in, a tenth to a fifth goes into the food; of a marinade
 * about half clings to it. The first rule that fits counts.
 */
const RULES: readonly Rule[] = [
  {
    of: "frying fat",
    share: 0.1,
    said: /\b(?:deep|deep-fat)[\s-]*(?:fr(?:y|ying|ied))\b|\bfor (?:the )?(?:deep )?fryer\b|\bfrittieren\b/i,
    foods: FATS,
    fromGrams: 100,
  },
  { of: "frying fat", share: 0.3, said: /\bshallow[\s-]*fry(?:ing)?\b/i, foods: FATS, fromGrams: 60 },
  {
    of: "frying fat",
    share: 0.1,
    said: /\bfor (?:the )?(?:pan[\s-]*)?frying\b|\bto fry\b|\bfrying oil\b/i,
    foods: FATS,
    fromGrams: 220,
  },
  {
    of: "brine",
    share: 0.1,
    said: /\bbrin(?:e|ing)\b/i,
    foods: ["salt", "sugar", "vinegar", "honey", "molasses", "soy-sauce", "beer", "wine", "milk", "juice"],
    fromGrams: 10,
  },
  {
    of: "cooking water",
    share: 0.1,
    said: /\b(?:for|to salt) (?:the )?(?:pasta|cooking|boiling|blanching) ?(?:water)?\b|\bfor boiling\b/i,
    foods: ["salt"],
    fromGrams: 5,
  },
  {
    of: "soaking liquid",
    share: 0.2,
    said: /\bfor (?:the )?soaking\b|\bto soak\b/i,
    foods: ["milk", "plant-milk", "wine", "vinegar"],
    fromGrams: 60,
  },
  {
    of: "marinade",
    share: 0.5,
    said: /\bmarinad(?:e|es)\b|\bmarinating\b|\bto marinate\b/i,
    foods: ["oil", "vinegar", "soy-sauce", "wine", "salt", "sugar", "juice", "milk", "fish-sauce"],
    fromGrams: 0,
  },
];

const isBelow = (food: Concept, id: string, knowledge: Knowledge): boolean => {
  // Peanut and soya oil are below their plant in the tree, not below oil, because they count as its allergen.
  if (id === "oil" && food.id.endsWith("-oil")) return true;
  const index = knowledge.conceptIndex.get(id);
  return index !== undefined && isA(food, index);
};

/** Null when all of it is eaten. Allergens and diets always count in full, whatever the share. */
export function eatenShareOf(
  text: string,
  food: Concept | null,
  grams: number | null,
  knowledge: Knowledge,
): EatenShare | null {
  if (!food || grams === null || !MAY_SAY.test(text)) return null;
  for (const { said, foods, fromGrams, of, share } of RULES)
    if (said.test(text) && grams >= fromGrams && foods.some((id) => isBelow(food, id, knowledge))) return { of, share };
  return null;
}

/** A quick pre-check, because most lines contain none of these words. */
const MAY_SAY = /fry|fritt|brin|boil|water|soak|marina|blanch/i;
