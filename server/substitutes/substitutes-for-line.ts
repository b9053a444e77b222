import type { Setting } from "@/server/dietary/engine/judge";
import type { Knowledge, PlacedMention } from "@/server/dietary/engine/knowledge";
import { presentIn } from "@/server/dietary/engine/read";
import { type RecipeLine, readRecipeLine } from "@/server/recipe-lines/recipe-line";
import { exchangeInLine } from "./exchange-in-line";
import { measuresOf, type Range } from "./line-measures";
import { measuredText } from "./measured-text";
import { ratioWords } from "./ratio";
import { type Substitution, substitutionsFor } from "./read-substitutes";
import type { Use } from "./recipe-uses";
import { amountsOf, fitsAll, type Substitute } from "./substitute";

export const MAX_SUBSTITUTES = 6;

type Options = { readonly uses?: ReadonlySet<Use>; readonly max?: number };

/**
 * Substitutes for the food of one line: only those that the engine knows to fit every setting, so none that conflicts,
 * may conflict or is unknown. Those that suit the recipe come first. Empty for a line that fits, and if no substitute
 * is known. In a line with several foods ("butter and walnuts"), only those that do not fit are replaced. Pure.
 */
export function substitutesForLine(
  line: RecipeLine,
  settings: readonly Setting[],
  knowledge: Knowledge,
  { uses = new Set(), max = MAX_SUBSTITUTES }: Options = {},
): Substitute[] {
  if (fitsAll(line, settings, knowledge)) return [];
  const read = readRecipeLine(line, knowledge);
  const mentions = presentIn(read.mentions);
  // In "chicken or beef stock", only the last name is complete.
  const food = mentions.at(-1);
  if (!areAlternatives(mentions, read.food)) {
    return exchangeInLine(line, mentions, settings, knowledge)
      .filter((each) => each.lines.every((part) => fitsAll(part, settings, knowledge)))
      .slice(0, max);
  }
  if (!food?.head) return [];
  const slug = food.head.id;
  const measures = measuresOf(line, knowledge);
  const named = mentions.length > 1 ? [ownAlternative(food, measures)] : [];
  const known = substitutionsFor(food.head, food.text, knowledge).map((each) =>
    toSubstitute(slug, each, measures, uses),
  );
  const isFirst = (each: Substitute, index: number, all: readonly Substitute[]) =>
    all.findIndex((other) => namesOf(other) === namesOf(each)) === index;
  const fitting = [...named, ...known]
    .filter(isFirst)
    .filter((each) => each.lines.every((part) => fitsAll(part, settings, knowledge)));
  const rank = (each: Substitute) => (each.suitsRecipe ? 0 : 2) + (each.isMeasured ? 0 : 1);
  return fitting.sort((a, b) => rank(a) - rank(b)).slice(0, max);
}

const namesOf = ({ lines }: Substitute): string => lines.map(({ name }) => name.toLowerCase()).join(" + ");

/**
 * True for a single food, and for foods between which the recipe leaves the choice ("butter or oil"). Other foods
 * cannot be replaced as one.
 */
function areAlternatives(mentions: readonly PlacedMention[], text: string): boolean {
  return mentions.every((mention, index) => {
    const before = mentions[index - 1];
    return !before || /\bor\b/i.test(text.slice(before.end, mention.start));
  });
}

/** "Butter or olive oil": the recipe names its substitute itself, in the same amount. */
function ownAlternative(mention: PlacedMention, measures: readonly Range[]): Substitute {
  const [amount] = measures;
  const written = amount ? measuredText(amount.low, amount.high) : { quantity: null, unit: null };
  return {
    key: `recipe/${mention.text.toLowerCase()}`,
    lines: [{ name: mention.text, ...written, note: null }],
    ratio: "the same amount",
    isMeasured: amount !== undefined,
    uses: ["any"],
    suitsRecipe: true,
    effect: "The recipe names it itself.",
    source: "recipe",
  };
}

/** A substitute with the amounts of the first ratio that applies to a measure of the line, or without amounts. */
function toSubstitute(
  slug: string,
  known: Substitution,
  measures: readonly Range[],
  recipeUses: ReadonlySet<Use>,
): Substitute {
  const found = amountsOf(known, measures);
  return {
    key: `${slug}/${known.parts.join("+").replaceAll(" ", "-")}`,
    lines: known.parts.map((name, index) => {
      const amount = found?.amounts[index];
      const written = amount ? measuredText(amount.low, amount.high) : { quantity: null, unit: null };
      return { name, ...written, note: null };
    }),
    ratio: found ? ratioWords(found.ratio) : known.ratios.map(ratioWords).join(", or "),
    isMeasured: found !== null,
    uses: known.uses,
    suitsRecipe: known.uses.some((use) => use === "any" || recipeUses.has(use)),
    effect: known.effect,
    source: known.source,
  };
}
