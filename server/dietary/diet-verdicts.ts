import { DIET_KEYS } from "@/lib/dietary/diets";
import type { DishVerdicts } from "@/lib/schemas/venue-menu";
import { briefReasons, type Person, type Reason, readPerson, verdictOf } from "./engine/judge";
import type { Knowledge, PlacedMention } from "./engine/knowledge";
import { type FoodItem, placedMentions, readMenuKey } from "./engine/read";
import { isVenuesWarning } from "./kitchens-word";

/**
 * The longest ingredient in an answer. A text without spaces is a single ingredient, and the answer would repeat it for
 * every key.
 */
const LONGEST_BLOCKER = 200;

/**
 * What a venue stores of each of its dishes: the verdict for every diet and free-from key, with the ingredients, as
 * written, that conflict. Nothing else leaves the engine's process, because the marks and reasons of a large menu are
 * fifty megabytes. `keyTexts`: texts of the menu that may hold the key of its codes.
 */
export function dietVerdicts(
  dishes: readonly FoodItem[],
  knowledge: Knowledge,
  keyTexts: readonly string[] = [],
): DishVerdicts[] {
  const key = readMenuKey(keyTexts, knowledge);
  const everyDiet = DIET_KEYS.map((key) => readPerson([{ type: "diet", key }], knowledge));
  return dishes.map((dish) => {
    const mentions = withoutRepeats(placedMentions(dish, knowledge, "menu", key));
    return Object.fromEntries(
      everyDiet.map((person, index) => [DIET_KEYS[index], verdictFor(person, dish.id, mentions)]),
    ) as DishVerdicts;
  });
}

/**
 * Keeps one of the mentions with the same meaning. A diet judges every food by itself, so the hundredth "(G)" of a dish
 * changes nothing but would be judged for all diets again.
 */
function withoutRepeats(mentions: readonly PlacedMention[]): readonly PlacedMention[] {
  if (mentions.length < 2) return mentions;
  const told = new Map<string, PlacedMention>();
  for (const mention of mentions) {
    const key = whatIsJudged(mention);
    if (!told.has(key)) told.set(key, mention);
  }
  return [...told.values()];
}

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
