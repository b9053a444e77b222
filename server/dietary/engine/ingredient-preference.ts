import { allergenClass, type Concept, hasTrait, isA, type Knowledge } from "./knowledge";
import { makeupOf } from "./makeup";
import type { PlacedMention } from "./placed-mention";
import { inferredOrUnknown, reason } from "./reasons";
import { recognise } from "./recognise";
import { tokenize } from "./tokens";
import type { PreferenceType, Provenance, Reason, Setting } from "./verdict";

type IngredientSetting = Extract<Setting, { type: "ingredient" }>;

/** Avoiding a group covers everything below it in the tree, and every food that holds the class it stands for. */
export function ingredientReasons(
  setting: IngredientSetting,
  mentions: readonly PlacedMention[],
  knowledge: Knowledge,
  provenance: Provenance,
): Reason[] {
  const concept = conceptOf(setting.key, knowledge);
  if (isLiked(setting.preference)) return likedReasons(setting, concept, mentions, provenance);
  if (!concept) return ownWordReasons(setting, mentions, provenance);
  const mask = allergenClass(concept);
  const says = `You avoid ${concept.name} (${setting.preference}).`;
  return mentions.flatMap((mention): Reason[] => {
    const makeups = mention.concepts.map((each) => makeupOf(each, knowledge));
    const named =
      mention.concepts.some((each) => isA(each, concept.index)) || makeups.some(({ sure }) => sure.has(concept.index));
    const certain = mention.polarity === "present";
    if ((named && certain) || mention.profile.yes & mask)
      return [reason("conflict", setting, mention, says, provenance)];
    if (named || mention.profile.may & mask || makeups.some(({ perhaps }) => perhaps.has(concept.index)))
      return [reason("may_contain", setting, mention, `May hold ${concept.name}.`, provenance)];
    if (mention.unknownWords.length > 0)
      return [inferredOrUnknown(setting, mention, knowledge, provenance, (profile) => (profile.may & mask) !== 0)];
    const undisclosed = mask === 0 && mention.head !== null && hasTrait(mention.head, "compound");
    return undisclosed
      ? [reason("unknown", setting, mention, `Nobody has said whether it holds ${concept.name}.`, provenance)]
      : [];
  });
}

/** A slug of the tree, or a name that means one of its foods. */
export function conceptOf(key: string, knowledge: Knowledge): Concept | null {
  const index = knowledge.conceptIndex.get(key);
  if (index !== undefined) return knowledge.concepts[index] ?? null;
  const pieces = recognise(tokenize(key), knowledge);
  const [only] = pieces;
  return pieces.length === 1 && only?.kind === "concept" ? only.concept : null;
}

const isLiked = (preference: PreferenceType): boolean => preference === "love" || preference === "like";

function likedReasons(
  setting: IngredientSetting,
  concept: Concept | null,
  mentions: readonly PlacedMention[],
  provenance: Provenance,
): Reason[] {
  if (!concept) return [];
  return mentions
    .filter((mention) => mention.polarity === "present" && mention.concepts.some((each) => isA(each, concept.index)))
    .map((mention) => reason("match", setting, mention, `You ${setting.preference} ${concept.name}.`, provenance));
}

/** A name that the tree does not hold: only its own words can be looked for, and nothing else can be ruled out. */
function ownWordReasons(
  setting: IngredientSetting,
  mentions: readonly PlacedMention[],
  provenance: Provenance,
): Reason[] {
  const wanted = tokenize(setting.key).map((token) => token.folded);
  return mentions.map((mention) => {
    const words = new Set(tokenize(mention.text).map((token) => token.folded));
    const named = wanted.length > 0 && wanted.every((word) => words.has(word));
    return named
      ? reason("conflict", setting, mention, `You avoid ${setting.key} (${setting.preference}).`, provenance)
      : reason("unknown", setting, mention, `We do not know what holds ${setting.key}.`, provenance);
  });
}
