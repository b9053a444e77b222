import { DIET_KEYS } from "@/lib/dietary/diets";
import type { DishVerdicts, SubjectVerdicts } from "@/lib/schemas/venue-menu";
import { briefReasons, type Person, type Reason, readPerson, verdictOf } from "./engine/judge";
import type { Knowledge, PlacedMention } from "./engine/knowledge";
import { type FoodItem, placedMentions, readMenuKey } from "./engine/read";
import { isVenuesWarning } from "./kitchens-word";
import { EVERY_SUBJECT } from "./subject-settings";

/**
 * The longest ingredient in an answer. A text without spaces is a single ingredient, and the answer would repeat it for
 * every key.
 */
const LONGEST_BLOCKER = 200;

export type WrittenVerdicts = { readonly diets: DishVerdicts; readonly subjects: SubjectVerdicts };

/**
 * What a venue stores of each of its dishes: the verdict for every diet and free-from key, and for every subject of a
 * kitchen's facts, with the ingredients, as written, that conflict. Nothing else leaves the engine's process, because the
 * marks and reasons of a large menu are fifty megabytes. `keyTexts`: texts of the menu that may hold the key of its codes.
 */
export function writtenVerdicts(
  dishes: readonly FoodItem[],
  knowledge: Knowledge,
  keyTexts: readonly string[] = [],
): WrittenVerdicts[] {
  const key = readMenuKey(keyTexts, knowledge);
  const everyDiet = DIET_KEYS.map((diet) => [diet, readPerson([{ type: "diet", key: diet }], knowledge)] as const);
  const everySubject = EVERY_SUBJECT.map(([subject, setting]) => [subject, readPerson([setting], knowledge)] as const);
  return dishes.map((dish) => {
    const mentions = withoutRepeats(placedMentions(dish, knowledge, "menu", key));
    const verdictsOf = (people: readonly (readonly [string, Person])[]) =>
      Object.fromEntries(people.map(([key, person]) => [key, verdictFor(person, dish.id, mentions)]));
    return { diets: verdictsOf(everyDiet), subjects: verdictsOf(everySubject) };
  });
}

/**
 * Keeps one of the mentions with the same meaning. A diet judges every food by itself, so the hundredth "(G)" of a dish
 * changes nothing but would be judged for all diets again.
 */
function withoutRepeats(mentions: readonly PlacedMention[]): readonly PlacedMention[] {
  const told = new Map<string, PlacedMention>();
  for (const mention of mentions) {
    const key = whatIsJudged(mention);
    if (!told.has(key)) told.set(key, withFoodsOnce(mention));
  }
  return [...told.values()];
}

/** A mention names the same food a thousand times where a text repeats it without a stop. */
const withFoodsOnce = (mention: PlacedMention): PlacedMention => {
  const foods = new Set(mention.concepts);
  return foods.size === mention.concepts.length ? mention : { ...mention, concepts: [...foods] };
};

/** Everything of a mention that a verdict depends on, including the few words before it: all but its position. */
function whatIsJudged({
  field,
  lead,
  text,
  concepts,
  head,
  polarity,
  profile,
  states,
  unknownWords,
  ...rest
}: PlacedMention): string {
  const { yes, may, unknown } = profile;
  const { isMade, denied, isDeclared, isPrecaution, isLabelled, isStated, isBranded } = rest;
  const foods = concepts.map(({ index }) => index).join(" ");
  return `${field}|${lead}|${text}|${foods}|${head?.index}|${polarity} ${yes} ${may} ${unknown} ${states.said} ${states.named} ${isMade} ${denied} ${isDeclared} ${isPrecaution} ${isLabelled} ${isStated} ${isBranded}|${unknownWords.join(" ")}`;
}

function verdictFor(person: Person, id: string, mentions: readonly PlacedMention[]) {
  const { kind, reasons } = verdictOf(id, mentions, person, "venue");
  const isDeclared = reasons.some(
    (reason) => isHindering(reason) && mentions.some((mention) => mention.isStated && isAt(mention, reason)),
  );
  const isWarned = kind === "may_contain" && reasons.some((reason) => isVenuesWarning(reason, mentions));
  return {
    kind,
    blockers: blockersOf(briefReasons(reasons)),
    ...(isDeclared ? { is_declared: true as const } : {}),
    ...(isWarned ? { is_warned: true as const } : {}),
  };
}

const isHindering = ({ kind }: Reason): boolean => kind === "conflict" || kind === "may_contain";

const isAt = (mention: PlacedMention, { field, start, end }: Reason): boolean =>
  mention.field === field && mention.start === start && mention.end === end;

const blockersOf = (reasons: readonly Reason[]): string[] => [
  ...new Set(
    reasons
      .filter(isHindering)
      .map(({ ingredient }) => shortened(ingredient.toLowerCase()))
      .filter((ingredient) => ingredient !== ""),
  ),
];

const shortened = (text: string): string =>
  text.length <= LONGEST_BLOCKER ? text : `${text.slice(0, LONGEST_BLOCKER - 1).trimEnd()}…`;
