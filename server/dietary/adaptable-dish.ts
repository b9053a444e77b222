import { isNamedIn } from "@/lib/dietary/is-named-in";
import { voiceOf } from "@/lib/dietary/voices";
import type { ItemVerdict, Reason } from "./engine/judge";
import { type Person, verdictOf } from "./engine/judge";
import type { PlacedMention } from "./engine/knowledge";
import { type FoodItem, isOfOffer, madeAsOffered, offeredWays } from "./engine/read";

/**
 * A change that would make the dish fit. `without`: the food that prevents it, "" if the offer is about the whole dish.
 * `isGuess`: only the classifier's guess says so. `offered`: the menu's own words that offer the change.
 */
export type Adaptable = { readonly without: string; readonly isGuess: boolean; readonly offered?: string };

const isFit = (kind: Reason["kind"]): boolean => kind === "match" || kind === "info";

/**
 * The change that the menu itself offers and that would make the dish fit, by judging the dish as it is then made;
 * otherwise the one food that could be left out.
 */
export function adaptableDish(
  item: FoodItem,
  mentions: readonly PlacedMention[],
  verdict: ItemVerdict,
  person: Person,
): Adaptable | null {
  const hindering = verdict.reasons.filter(({ kind, setting }) => !isFit(kind) && voiceOf(setting) !== "advice");
  if (hindering.length === 0) return null;
  return offeredChange(item, mentions, hindering, person) ?? withoutOneFood(item, mentions, hindering, person);
}

function offeredChange(
  { id, name, description = "" }: FoodItem,
  mentions: readonly PlacedMention[],
  hindering: readonly Reason[],
  person: Person,
): Adaptable | null {
  const texts = [["name", name] as const, ["description", description] as const];
  for (const way of offeredWays(texts, person.knowledge)) {
    if (!fitsWithout(id, madeAsOffered(mentions, way, person.knowledge), person)) continue;
    const foods = hindering
      .filter(({ field, start, end }) => field === "description" && !isOfOffer({ field, start, end }, way))
      .map(({ ingredient }) => ingredient.trim());
    return { without: [...new Set(foods)].join(", ").toLowerCase(), isGuess: false, offered: way.words };
  }
  return null;
}

function fitsWithout(id: string, rest: readonly PlacedMention[], person: Person): boolean {
  if (rest.length === 0) return false;
  const { settings } = verdictOf(id, rest, person, "venue");
  return settings.every(({ setting, kind }) => voiceOf(setting) === "advice" || isFit(kind));
}

/**
 * Finds the one food of a dish's description without which it would fit, by judging the dish again without it. No
 * change is proposed for an unknown food, a trace, a class of allergens that the dish only declares ("contains: nuts"),
 * or the food that the dish is named after. Health advice does not count.
 */
function withoutOneFood(
  item: FoodItem,
  mentions: readonly PlacedMention[],
  hindering: readonly Reason[],
  person: Person,
): Adaptable | null {
  const [first] = hindering;
  if (!first || hindering.some(({ kind, field }) => kind === "unknown" || field !== "description")) return null;
  if (hindering.some(({ start, end }) => start !== first.start || end !== first.end || end === start)) return null;
  const isBlocker = ({ field, start, end }: PlacedMention) =>
    field === "description" && start === first.start && end === first.end;
  const blockers = mentions.filter(isBlocker);
  const rest = mentions.filter((mention) => !isBlocker(mention));
  if (rest.length === 0 || blockers.some(isNoIngredient)) return null;
  if (isNamedIn(item.name, first.ingredient)) return null;
  if (!fitsWithout(item.id, rest, person)) return null;
  return {
    without: first.ingredient.trim().toLowerCase(),
    isGuess: hindering.every((each) => each.provenance === "inferred"),
  };
}

/** What is named without an ingredient that a kitchen could leave out. */
const isNoIngredient = ({ polarity, isStated = false }: PlacedMention): boolean =>
  isStated || polarity === "trace" || polarity === "absent";
