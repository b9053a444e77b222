import { type DietKey, dietLabel, dietOf, isFreeFrom } from "@/lib/dietary/diets";
import { wayOf } from "@/lib/dietary/more-ways";
import { freeFromOf } from "@/lib/profile/allergies";
import { isKindOf } from "../foods/kinds";
import { makeupOf } from "../foods/makeup";
import { perConcept } from "../foods/per-concept";
import { foundIn, type Sought } from "../foods/sought";
import { isNameless } from "../foods/standing";
import { type Concept, hasTrait, type Knowledge } from "../model/knowledge";
import type { PlacedMention } from "../model/mention";
import type { Profile } from "../model/profile";
import { BIT, SUBSTANCES, type Substance, type SubstanceMask } from "../model/substances";
import type { Setting } from "../model/verdict";
import { anyOf } from "../text/word-lists";
import { isSameWord, partsOf, sharesWord } from "./same-words";

/** "you are allergic to fish", as the second half of a sentence. */
export function becauseOf(setting: Setting, name: string): string {
  if (setting.type === "diet") {
    const diet = dietOf(setting.key);
    return isFreeFrom(setting.key) ? `you are allergic to ${nounOf(setting.key)}` : `you eat ${wayWords(diet.label)}`;
  }
  if (setting.type === "health") return `your card says ${concernWords(setting.key)}`;
  const way = wayOf(setting.key);
  if (way) return way.because;
  switch (setting.preference) {
    case "allergy":
      return `you are allergic to ${name}`;
    case "intolerance":
      return `you do not tolerate ${name}`;
    case "dislike":
      return `you do not like ${name}`;
    case "avoid":
      return `you avoid ${name}`;
    default:
      return `you ${setting.preference} ${name}`;
  }
}

const concernWords = (key: string): string =>
  key
    .split("_")
    .map((word) => (/^(?:ibs|sibo|pcos)$/.test(word) ? word.toUpperCase() : word))
    .join(" ");

const nounOf = (key: DietKey): string => (dietOf(key).noun ?? dietLabel(key)).toLowerCase();

/** A way of eating in lower case, except for names such as "Atkins". */
const wayWords = (label: string): string =>
  /^(?:Atkins|Low FODMAP)$/.test(label) ? label.replace("Low", "low") : label.toLowerCase();

/** The plain name of a food of the tree: "gluten", not "gluten grain". */
export function plainName({ id, name }: Pick<Concept, "id" | "name">): string {
  const freeFrom = freeFromOf(id);
  return freeFrom ? nounOf(freeFrom) : (PLAIN[id] ?? name);
}

const PLAIN: Readonly<Record<string, string>> = {
  "alcoholic-drink": "alcohol",
  "animal-food": "food from animals",
  "plant-food": "plants",
  "tree-nut": "tree nuts",
  "mollusc-food": "molluscs",
  sulphite: "sulphites",
  crouton: "croutons",
  noodle: "noodles",
  lentil: "lentils",
  bean: "beans",
  crustacean: "crustaceans",
  mollusc: "molluscs",
};

/** Names what is in the food, if no ingredient of it is the cause. */
const HELD: Readonly<Record<Substance, string>> = {
  milk: "milk",
  egg: "egg",
  fish: "fish",
  crustacean: "crustaceans",
  mollusc: "molluscs",
  peanut: "peanut",
  tree_nut: "nuts",
  gluten: "gluten",
  wheat: "wheat",
  oats: "oats",
  soy: "soy",
  sesame: "sesame",
  mustard: "mustard",
  celery: "celery",
  lupin: "lupin",
  sulphite: "sulphites",
  corn: "corn",
  meat: "meat",
  slaughter: "something from a slaughtered animal, such as gelatine or rennet",
  insect: "insects",
  bee: "something made by bees",
  animal: "something that comes from an animal",
  alcohol: "alcohol",
  grain: "grain",
  legume: "legumes",
  added_sugar: "added sugar",
  refined: "a refined food",
  fodmap: "fermentable carbohydrates (FODMAPs)",
  gelatine: "gelatine",
};

/** The first of the classes, in the order of their table: allergens before what a diet is made of. */
export function substanceWords(mask: SubstanceMask): string | null {
  const named = mask & BIT.gelatine ? mask & ~(BIT.slaughter | BIT.animal) : mask;
  const substance = SUBSTANCES.find((_, bit) => named & (1 << bit));
  return substance ? HELD[substance] : null;
}

const LONGEST_WORDS = 60;

type Subject = { readonly words: string; readonly is: string; readonly has: string };

/** All settings of a person are checked for one mention before the next mention. */
let lastText = "";
let lastSubject: Subject = { words: "", is: "is", has: "contains" };

/** The words of the text as a subject, and its verb: "Walnuts are", "Caesar dressing is". */
export function subjectOf(text: string): Subject {
  if (text === lastText) return lastSubject;
  lastSubject = makeSubject(text);
  lastText = text;
  return lastSubject;
}

const endsInS = (text: string): boolean => (text.charCodeAt(text.length - 1) | 32) === SMALL_S;
const SMALL_S = 115;

const withSingleSpaces = (text: string): string =>
  OTHER_THAN_SINGLE_SPACES.test(text) ? text.replace(/\s+/g, " ") : text;
const OTHER_THAN_SINGLE_SPACES = /\s\s|[^\S ]/;

const SINGULAR = new RegExp(`${anyOf("singular")}$`, "iu");

function makeSubject(text: string): Subject {
  const trimmed = withSingleSpaces(text.trim());
  const cut = trimmed.length > LONGEST_WORDS ? `${trimmed.slice(0, LONGEST_WORDS).trim()}…` : trimmed;
  const words = cut.charAt(0).toUpperCase() + cut.slice(1);
  const isPlural = endsInS(trimmed) && /(?:[^suiSUI]s|oes|os)$/i.test(trimmed) && !SINGULAR.test(trimmed);
  return isPlural ? { words, is: "are", has: "contain" } : { words, is: "is", has: "contains" };
}

/** A sentence without a full stop, because the setting follows. */
export type Said = {
  readonly says: string;
  /** The ingredient of the named food that the sentence names; null if it names none. */
  readonly cause: string | null;
};

const saidOf = (says: string): Said => ({ says, cause: null });

/** "Caesar dressing is made with anchovy". */
export function surely(mention: PlacedMention, sought: Sought, knowledge: Knowledge): Said {
  const { words, is, has } = subjectOf(mention.text);
  const cause = causeIn(mention, sought, knowledge, "sure");
  if (cause?.as === "made with") {
    const { plain } = namesOf(cause.food, knowledge);
    return { says: `${words} ${is} made with ${plain}`, cause: plain };
  }
  if (cause?.as === "named") return saidOf(`It names ${quoted(mention.text)}`);
  if (cause?.as === "kind") return saidOf(`${words} ${is} ${cause.of}`);
  const flesh = isPlain(mention)
    ? fleshWords(mention.profile.yes & sought.mask, is, mention.head?.name.includes(" ") === false)
    : null;
  return saidOf(
    flesh ? `${words} ${is} ${flesh}` : `${words} ${has} ${containedIn(mention.profile.yes, sought) ?? "it"}`,
  );
}

/** A food "is" flesh or nuts; it "contains" everything else. */
function fleshWords(contained: SubstanceMask, is: string, isOneWord: boolean): string | null {
  if (contained & BIT.meat) return "meat";
  if (contained & BIT.fish) return "fish";
  if (contained & (BIT.crustacean | BIT.mollusc)) return "shellfish";
  if (contained & BIT.tree_nut && isOneWord) return is === "are" ? "nuts" : "a nut";
  return null;
}

const isPlain = ({ head }: PlacedMention): boolean => head !== null && !hasTrait(head, "compound");

/** The same for a possible ingredient. */
export function perhaps(mention: PlacedMention, sought: Sought, knowledge: Knowledge): Said {
  const { words } = subjectOf(mention.text);
  if (mention.polarity === "trace") return saidOf(perhapsBeside(mention, sought));
  const cause = causeIn(mention, sought, knowledge, "perhaps");
  if (cause?.as === "made with") {
    const { plain } = namesOf(cause.food, knowledge);
    return { says: `${words} may be made with ${plain}`, cause: plain };
  }
  const { yes, may } = mention.profile;
  const contained = containedIn(yes | may, sought);
  if (contained) return saidOf(`${words} may contain ${contained}`);
  if (!sought.concept) return saidOf(`${words} may not fit`);
  const verb = mayBe(mention, sought.concept, knowledge) ? "be or contain" : "contain";
  return saidOf(`${words} may ${verb} ${plainName(sought.concept)}`);
}

/** For what a menu names beside the dish: a warning of traces, or a pictograph, which may mean "with" or "without". */
function perhapsBeside({ text, concepts, unknownWords, profile: { yes, may } }: PlacedMention, sought: Sought): string {
  const words = text.trim();
  const held = containedIn(yes | may, sought) ?? (sought.concept ? plainName(sought.concept) : "it");
  if (!/\p{L}/u.test(words)) return `The sign ${words} may mean that it contains ${held}`;
  // In "vegan butter or regular butter", the word "vegan" describes a food and is not a food itself.
  return concepts.length === 0 && unknownWords.length === 0
    ? `The word ${quoted(words)} may describe only a part of it, so it may contain ${held}`
    : `There may be traces of ${words} in it`;
}

/** Mixed nuts may be almonds; a salad is no almond, and parmesan no veal. */
function mayBe({ head, concepts }: PlacedMention, target: Concept, { classMembers }: Knowledge): boolean {
  if (head !== null && hasTrait(head, "compound")) return false;
  return concepts.some(
    ({ index, profile }) =>
      target.ancestors.includes(index) ||
      (isDairy(profile) === isDairy(target.profile) && classMembers.get(index)?.foods.includes(target.index)),
  );
}

const isDairy = ({ yes }: Profile): boolean => (yes & BIT.milk) !== 0;

export const quoted = (text: string): string => `“${text.trim().slice(0, LONGEST_WORDS)}”`;

/** A class with a single substance keeps the word that the person chose: "dairy", not "milk". */
function containedIn(contained: SubstanceMask, { mask, concept }: Sought): string | null {
  const found = contained & mask;
  if (found === 0) return null;
  return concept && ONE_SUBSTANCE.has(concept.id) ? plainName(concept) : substanceWords(found);
}

const ONE_SUBSTANCE: ReadonlySet<string> = new Set([
  "dairy",
  "egg",
  "fish",
  "soy",
  "sesame",
  "mustard",
  "corn",
  "peanut",
]);

type Cause =
  | { readonly as: "made with"; readonly food: Concept }
  | { readonly as: "named" }
  | { readonly as: "kind"; readonly of: string };

/** The food that contains what is sought: an ingredient of the named food, or the named food itself. */
function causeIn(mention: PlacedMention, sought: Sought, knowledge: Knowledge, how: "sure" | "perhaps"): Cause | null {
  const { concepts, text } = mention;
  const { concept: target } = sought;
  const kind = target && concepts.find((concept) => isKindOf(concept, target.index, knowledge));
  if (target && kind && how === "sure") {
    if (kind === target || sharesWord(namesOf(target, knowledge).plainParts, text)) return { as: "named" };
    if (KINDS.has(target.id) && ingredientCount(kind, knowledge) === 0) return { as: "kind", of: plainName(target) };
  }
  for (const concept of concepts) {
    const food = foundIn(sought, how, concept, knowledge, () => ingredientOf(concept, sought, knowledge, how));
    if (!food) continue;
    const { parts, plainParts } = namesOf(food, knowledge);
    // Nobody makes a margherita pizza "with margherita".
    if (hasTrait(food, "compound") && sharesWord(parts, text)) continue;
    const isTold = isSameWord(parts, text) || isSameWord(plainParts, text);
    if (!isTold && (target !== null || !sharesWord(parts, text))) return { as: "made with", food };
  }
  const isCalledByIt = target && kind && how === "sure" && (sought.mask === 0 || KINDS.has(target.id));
  return isCalledByIt ? { as: "kind", of: plainName(target) } : null;
}

/** A food below one of these is said to be it: "Salmon is fish". A dish such as a prawn curry is "made with" it. */
const KINDS: ReadonlySet<string> = new Set(["fish", "shellfish", "crustacean", "mollusc", "meat", "dairy"]);

/** The plainest ingredient that contains it: anchovy, not the sauce that contains the anchovy. */
function ingredientOf(
  concept: Concept,
  { mask, concept: target }: Sought,
  knowledge: Knowledge,
  how: "sure" | "perhaps",
): Concept | null {
  const { sure, ingredients } = makeupOf(concept, knowledge);
  const brings = (food: Concept): boolean =>
    (target !== null && isKindOf(food, target.index, knowledge)) || (food.profile.yes & mask) !== 0;
  const found = [...ingredients]
    .flatMap((index) => knowledge.concepts[index] ?? [])
    .filter(
      (food) => brings(food) && !isNameless(food) && !isVague(food) && (how === "perhaps" || sure.has(food.index)),
    );
  return (
    found.sort(
      (a, b) =>
        ingredientCount(a, knowledge) - ingredientCount(b, knowledge) || b.ancestors.length - a.ancestors.length,
    )[0] ?? null
  );
}

const ingredientCount = (food: Concept, knowledge: Knowledge): number => makeupOf(food, knowledge).ingredients.size;
/** A class, or a word for how a food is made: nothing is made with "breaded". */
const isVague = (food: Concept): boolean => hasTrait(food, "grouping") || hasTrait(food, "modifier");

/** The names of a food in sentences, and their words to compare with those of a text. */
const namesOf = perConcept((concept: Concept) => {
  const plain = plainName(concept);
  return { plain, parts: partsOf(concept.name), plainParts: partsOf(plain) };
});
