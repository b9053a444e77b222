import { compare } from "@/lib/quantity/fraction";
import type { Setting } from "@/server/dietary/engine/judge";
import type { Knowledge, PlacedMention } from "@/server/dietary/engine/knowledge";
import type { ReadLine } from "@/server/dietary/engine/read";
import { type RecipeLine, readRecipeLine } from "@/server/recipe-lines/recipe-line";
import { measuresOf, type Range } from "./line-measures";
import { ratioWords } from "./ratio";
import { type Substitution, substitutionsFor } from "./read-substitutes";
import { amountsOf, fitsAll, type Substitute } from "./substitute";

/** A number inside the text is an amount of one of the foods, and it is unclear of which. */
const HOLDS_NUMBER = /[\p{N}]/u;

type Exchange = { mention: PlacedMention; by: Substitution };

/**
 * Substitutes for a line with several foods: in "50 g butter and walnuts", for a person who avoids milk, only the
 * butter is replaced. Because the line's amount is not changed, only substitutes in the same amount are offered. The
 * caller must check that each resulting line fits as a whole.
 */
export function exchangeInLine(
  line: RecipeLine,
  mentions: readonly PlacedMention[],
  settings: readonly Setting[],
  knowledge: Knowledge,
): Substitute[] {
  const read = readRecipeLine(line, knowledge);
  const text = read.food;
  if (HOLDS_NUMBER.test(text)) return [];
  const measures = measuresOf(line, knowledge);
  const fits = (name: string) => fitsAll({ name, quantity: null, unit: null, note: null }, settings, knowledge);
  const choices = mentions
    .filter((mention) => !fits(mention.text))
    .map((mention) =>
      choicesFor(mention, measures, knowledge)
        .filter((by) => fits(by.parts[0] ?? ""))
        .map((by): Exchange => ({ mention, by })),
    );
  const most = Math.max(0, ...choices.map(({ length }) => length));
  // If one of the foods has no substitute, the line cannot fit.
  if (choices.some(({ length }) => length === 0)) return [];
  return Array.from({ length: most }, (_, index) =>
    toSubstitute(
      line,
      read,
      choices.flatMap((each) => each[Math.min(index, each.length - 1)] ?? []),
      measures,
    ),
  );
}

/** Substitutes of a single food. If the line states an amount, only those in the same amount. */
function choicesFor(mention: PlacedMention, measures: readonly Range[], knowledge: Knowledge): Substitution[] {
  if (!mention.head) return [];
  const known = substitutionsFor(mention.head, mention.text, knowledge).filter(({ parts }) => parts.length === 1);
  return measures.length === 0 ? known : known.filter((each) => isSameAmount(each, measures));
}

function isSameAmount(known: Substitution, measures: readonly Range[]): boolean {
  const [first] = measures;
  const [amount] = amountsOf(known, measures.slice(0, 1))?.amounts ?? [];
  return (
    first !== undefined &&
    amount !== undefined &&
    amount.low.unit?.key === first.low.unit?.key &&
    compare(amount.low.value, first.low.value) === 0
  );
}

function toSubstitute(
  line: RecipeLine,
  { text: whole, food: text }: ReadLine,
  exchanges: readonly Exchange[],
  measures: readonly Range[],
): Substitute {
  const inOrder = [...exchanges].sort((a, b) => b.mention.start - a.mention.start);
  let name = text;
  for (const { mention, by } of inOrder) {
    name = `${name.slice(0, mention.start)}${by.parts[0] ?? ""}${name.slice(mention.end)}`;
  }
  const isSplit = line.quantity !== null || line.unit !== null;
  const amount = isSplit ? "" : whole.slice(0, whole.length - text.length);
  const ratios = exchanges.flatMap(({ by }) => amountsOf(by, measures)?.ratio ?? []).map(ratioWords);
  return {
    key: exchanges.map(({ mention, by }) => `${mention.head?.id}/${by.parts.join("+")}`.replaceAll(" ", "-")).join("&"),
    lines: [{ name: `${amount}${name}`.trim(), quantity: line.quantity, unit: line.unit, note: null }],
    ratio: ratios.length > 0 ? [...new Set(ratios)].join(", ") : "as the recipe says",
    isMeasured: measures.length > 0,
    uses: [...new Set(exchanges.flatMap(({ by }) => by.uses))],
    suitsRecipe: true,
    effect: [...new Set(exchanges.map(({ by }) => by.effect))].join(" "),
    source: "team",
  };
}
