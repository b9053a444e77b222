import { isNamedIn } from "@/lib/dietary/is-named-in";
import { voiceOf } from "@/lib/dietary/voices";
import type { ItemVerdict, Reason } from "./engine/judge";
import { type Person, verdictOf } from "./engine/judge";
import type { PlacedMention } from "./engine/knowledge";
import type { FoodItem } from "./engine/read";

/** The one food that prevents a dish from fitting. `isGuess`: only the classifier's guess says so. */
export type Adaptable = { readonly without: string; readonly isGuess: boolean };

const isFit = (kind: Reason["kind"]): boolean => kind === "match" || kind === "info";

/**
 * Finds the one food of a dish's description without which it would fit, by judging the dish again without it. No
 * change is proposed for an unknown food, a trace, a class of allergens that the dish only declares ("contains: nuts"),
 * or the food that the dish is named after. Health advice does not count.
 */
export function adaptableDish(
  item: FoodItem,
  mentions: readonly PlacedMention[],
  { reasons }: ItemVerdict,
  person: Person,
): Adaptable | null {
  const hindering = reasons.filter(({ kind, setting }) => !isFit(kind) && voiceOf(setting) !== "advice");
  const [first] = hindering;
  if (!first || hindering.some(({ kind, field }) => kind === "unknown" || field !== "description")) return null;
  if (hindering.some(({ start, end }) => start !== first.start || end !== first.end || end === start)) return null;
  const isBlocker = ({ field, start, end }: PlacedMention) =>
    field === "description" && start === first.start && end === first.end;
  const blockers = mentions.filter(isBlocker);
  const rest = mentions.filter((mention) => !isBlocker(mention));
  if (rest.length === 0 || blockers.some(isNoIngredient)) return null;
  if (isNamedIn(item.name, first.ingredient)) return null;
  const without = verdictOf(item.id, rest, person, "venue");
  const fits = without.settings.every(({ setting, kind }) => voiceOf(setting) === "advice" || isFit(kind));
  if (!fits) return null;
  return {
    without: first.ingredient.trim().toLowerCase(),
    isGuess: hindering.every((each) => each.provenance === "inferred"),
  };
}

/** What is named without an ingredient that a kitchen could leave out. */
const isNoIngredient = ({ polarity, isStated = false }: PlacedMention): boolean =>
  isStated || polarity === "trace" || polarity === "absent";
