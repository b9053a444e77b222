import { DIET_KEYS } from "@/lib/dietary/diets";
import type { DishVerdicts } from "@/lib/schemas/venue-menu";
import { briefReasons, type Person, type Reason, readPerson, verdictOf } from "./engine/judge";
import type { Knowledge, PlacedMention } from "./engine/knowledge";
import { type FoodItem, placedMentions } from "./engine/read";

/** Nobody reads a longer one, and a text without spaces is one ingredient: it stood in the answer once for each key. */
const LONGEST_BLOCKER = 200;

/**
 * What a venue keeps of each of its dishes: for every diet and free-from key its kind, and the ingredients, as written,
 * that stand against it. Only that leaves the engine's process: with marks and reasons a large menu is fifty megabytes.
 */
export function dietVerdicts(dishes: readonly FoodItem[], knowledge: Knowledge): DishVerdicts[] {
  const everyDiet = DIET_KEYS.map((key) => readPerson([{ type: "diet", key }], knowledge));
  return dishes.map((dish) => {
    const mentions = withoutRepeats(placedMentions(dish, knowledge, "menu"));
    return Object.fromEntries(
      everyDiet.map((person, index) => [DIET_KEYS[index], verdictFor(person, dish.id, mentions)]),
    ) as DishVerdicts;
  });
}

/**
 * Each food once for each thing that is said of it. A diet judges every food by itself, so the hundredth "(G)" of a dish
 * changes nothing: it was judged for all diets again.
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

/** All of a mention that a verdict depends on, the few words before it too, which is everything but its place. */
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
  const { isMade, denied, isDeclared, isPrecaution, isLabelled } = rest;
  const foods = concepts.map(({ index }) => index).join(" ");
  return `${field}|${lead}|${text}|${foods}|${head?.index}|${polarity} ${yes} ${may} ${unknown} ${states.said} ${states.named} ${isMade} ${denied} ${isDeclared} ${isPrecaution} ${isLabelled}|${unknownWords.join(" ")}`;
}

function verdictFor(person: Person, id: string, mentions: readonly PlacedMention[]) {
  const { kind, reasons } = verdictOf(id, mentions, person, "venue");
  return { kind, blockers: blockersOf(briefReasons(reasons)) };
}

const blockersOf = (reasons: readonly Reason[]): string[] => [
  ...new Set(
    reasons
      .filter(({ kind }) => kind === "conflict" || kind === "may_contain")
      .map(({ ingredient }) => shortened(ingredient.toLowerCase()))
      .filter((ingredient) => ingredient !== ""),
  ),
];

const shortened = (text: string): string =>
  text.length <= LONGEST_BLOCKER ? text : `${text.slice(0, LONGEST_BLOCKER - 1).trimEnd()}…`;
