import { perConcept } from "../foods/per-concept";
import { type Concept, isA, type Knowledge } from "../model/knowledge";
import type { Mention } from "../model/mention";
import { without } from "../model/profile";
import { anyOf } from "../text/word-lists";
import { headRuleFor } from "./phrase-parts";

/** The group of drinks that are used like milk. */
const PLANT_MILK = "poured-plant-milk";
const isPlantMilk = perConcept((concept, { conceptIndex }): boolean =>
  isA(concept, conceptIndex.get(PLANT_MILK) ?? -1),
);
/** What may be between the drink and the plant milk: "cortado with oat milk", "latte (soy milk)". */
const TIES = new RegExp(`^[\\s(;,]*(?:(?:made )?${anyOf("with")})?\\s*$`, "iu");

/** "Cortado with oat milk" is an oat milk cortado: the drink is read as if the plant milk came before its name. */
export function withPlantMilk(mentions: readonly Mention[], text: string, knowledge: Knowledge): readonly Mention[] {
  if (mentions.length < 2 || !mentions.some(({ head }) => head !== null && isPlantMilk(head, knowledge)))
    return mentions;
  return mentions.map((drink, at) => {
    const milk = mentions[at + 1];
    if (!milk?.head || !isPlantMilk(milk.head, knowledge) || milk.concepts.length !== 1 || !drink.head) return drink;
    if (drink.polarity !== "present" || milk.polarity !== "present") return drink;
    return TIES.test(text.slice(drink.end, milk.start)) ? pouredWith(milk.head, drink, drink.head, knowledge) : drink;
  });
}

function pouredWith(milk: Concept, drink: Mention, head: Concept, knowledge: Knowledge): Mention {
  const rule = headRuleFor(milk, head, knowledge);
  if (rule?.effect !== "drop" || drink.concepts.length !== 1) return drink;
  return { ...drink, profile: without(drink.profile, rule.substances) };
}
