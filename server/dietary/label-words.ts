import { ALLERGEN_SUBJECTS, type AllergenSubject } from "@/lib/dietary/kitchen-facts";
import type { LabelWord } from "@/lib/menus/food-label";
import { SUBJECT_MASKS } from "./effects-of-facts";
import type { Knowledge, PlacedMention } from "./engine/knowledge";
import { type FoodItem, placedMentions, readMenuKey } from "./engine/read";

/** The law wants the cereal and the nut by name, so "bread" says too little. */
const KINDS: Readonly<Partial<Record<AllergenSubject, RegExp>>> = {
  gluten_cereals: /\b(?:wheat|rye|barley|oats?|spelt|khorasan|kamut|triticale|einkorn|emmer|durum)/i,
  nuts: /\b(?:almond|hazelnut|walnut|cashew|pecan|brazil nut|pistachio|macadamia)/i,
};

/** The words of each dish's ingredients that name one of the fourteen allergens, in the order of the text. */
export function labelWords(
  dishes: readonly FoodItem[],
  knowledge: Knowledge,
  keyTexts: readonly string[] = [],
): LabelWord[][] {
  const key = readMenuKey(keyTexts, knowledge);
  return dishes.map((dish) =>
    placedMentions(dish, knowledge, "menu", key)
      .filter(({ field, polarity }) => field === "description" && (polarity === "present" || polarity === "optional"))
      .flatMap(wordsOf)
      .sort((a, b) => a.start - b.start || a.end - b.end),
  );
}

const wordsOf = ({ start, end, profile, concepts }: PlacedMention): LabelWord[] =>
  ALLERGEN_SUBJECTS.flatMap((subject) => {
    if ((profile.yes & (SUBJECT_MASKS[subject] ?? 0)) === 0) return [];
    const kind = KINDS[subject];
    const isNamed = kind === undefined || concepts.some(({ name }) => kind.test(name));
    return [{ start, end, subject, isNamed }];
  });
