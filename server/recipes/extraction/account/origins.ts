import { splitLine } from "@/lib/quantity/split-line";
import { loose, type RowMatches } from "../align/match-rows";
import { ingredientLikeness, stepLikeness } from "../markup/line-shape";
import { namesOtherFood } from "../markup/names-other-food";
import type { RowIndex } from "../markup/row-index";
import type { ExtractedLine, LineDoubt, LineSource, PageLine, RecipeSource } from "../recipe";
import { ratioOf } from "./stated-amounts";

/** The rows that show the lines, and the lines that the page's data states. */
export interface Shown {
  index: RowIndex;
  matches: RowMatches;
  listed: readonly PageLine[];
}

/** The share of the list that the page must show before a line that it does not show is doubtful. */
const MOSTLY = 0.6;
/** A longer line is hardly a single ingredient. */
const LONG_LINE = 140;

/**
 * Says of each ingredient line where it comes from, and compares it with what the page shows in its place. Every part of
 * the reading may choose wrongly between data and page; this looks at the outcome.
 */
export function originsOf(lines: readonly PageLine[], source: RecipeSource, shown: Shown | null): ExtractedLine[] {
  if (source === "markup") return lines.map((line) => ({ ...line, source: "page", doubt: unclear(line.text) }));
  if (!shown) return lines.map((line) => ({ ...line, source: "data", doubt: unclear(line.text) }));
  const { index, matches, listed } = shown;
  const inData = new Set(listed.map(({ text }) => loose(text)));
  const shownTexts = lines.map((_, i) => index.rows[matches.rowOf[i] ?? -1]?.text ?? null);
  const scale = scaleOf(lines, shownTexts);
  const isShown = matches.matched >= Math.max(2, lines.length * MOSTLY);
  const rows = index.rows.slice(matches.from, matches.to).map(({ text }) => text.toLowerCase());
  const spoken = rows.join(" ");
  return lines.map((line, i) => {
    const pageText = shownTexts[i] ?? null;
    const doubt = (isShown ? doubtOf(line.text, pageText, scale, spoken) : null) ?? unclear(line.text);
    const source = sourceOf(line.text, pageText, inData);
    const from = source === "page" && doubt === null ? withoutAmountIn(line.text, listed) : null;
    return { ...line, source, doubt, ...(from === null ? {} : { made: { how: "completed" as const, from } }) };
  });
}

/** The data's line that names the food of this one without an amount. */
function withoutAmountIn(text: string, listed: readonly PageLine[]): string | null {
  const { quantity, name } = splitLine(text);
  if (quantity === "") return null;
  const food = loose(name);
  return listed.find((line) => loose(line.text) === food)?.text ?? null;
}

function sourceOf(text: string, pageText: string | null, inData: ReadonlySet<string>): LineSource {
  const own = loose(text);
  const isInData = inData.has(own);
  const isOnPage = pageText !== null && loose(pageText) === own;
  return isInData && isOnPage ? "both" : isInData || !isOnPage ? "data" : "page";
}

/** `spoken`: all that the page's list says, in lower case. A line may share a row with another one. */
function doubtOf(text: string, pageText: string | null, scale: number, spoken: string): LineDoubt | null {
  if (pageText === null) return namesOtherFood(text, spoken) ? { reason: "hidden", pageText } : null;
  const [own, other] = [text.toLowerCase(), pageText.toLowerCase()];
  if (namesOtherFood(text, other) && namesOtherFood(pageText, own)) return { reason: "foods", pageText };
  const ratio = ratioOf(text, pageText);
  const isOtherAmount = ratio !== null && Math.abs(ratio - 1) > 0.02 && Math.abs(ratio - scale) > 0.02 * scale;
  return isOtherAmount ? { reason: "amounts", pageText } : null;
}

/** By what the page's list is more than the data's: pages show other servings than they state. 1 if most lines agree. */
function scaleOf(lines: readonly PageLine[], shown: readonly (string | null)[]): number {
  const ratios = lines.flatMap(({ text }, i) => ratioOf(text, shown[i] ?? "") ?? []);
  const alike = (ratio: number): number => ratios.filter((other) => Math.abs(other - ratio) <= 0.02 * ratio).length;
  const common = ratios.find((ratio) => alike(ratio) > ratios.length / 2);
  return common ?? 1;
}

/** A sentence, or a text so long that it may hold several foods. */
const unclear = (text: string): LineDoubt | null =>
  text.length > LONG_LINE || (ingredientLikeness(text) < 0.3 && stepLikeness(text) >= 0.6) || !/\p{L}/u.test(text)
    ? { reason: "unclear", pageText: null }
    : null;
