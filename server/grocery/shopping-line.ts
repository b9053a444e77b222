import { type Amount, dimensionOf, normalizeAmount } from "@/lib/quantity/total";
import { nameKey } from "@/lib/text/normalized-name";
import type { Knowledge } from "@/server/dietary/engine/knowledge";
import { foldedWords, readLine } from "@/server/dietary/engine/read";
import { type RecipeLine, readRecipeLine } from "@/server/recipe-lines/recipe-line";
import { boughtAmounts, boughtWith } from "./bought-amounts";
import { shoppingSynonyms } from "./reference";

/** A recipe's line as a shopper needs it: what to buy and how much of it. */
export type ShoppingLine = {
  readonly name: string;
  /** Lines with the same key are merged into one: the same food, in amounts that can be added. */
  readonly mergeKey: string;
  readonly normalizedName: string;
  readonly amount: Amount;
  readonly originalText: string;
};

const MAX_NAME = 200;
/**
 * "3 garlic cloves" are cloves of garlic. Leaves and fillets are not in this list: a bay leaf is a food of its own.
 */
const TRAILING_PIECES = new Set([
  "clove",
  "stalk",
  "sprig",
  "bulb",
  "head",
  "ear",
  "rasher",
  "slice",
  "stem",
  "floret",
]);
/**
 * Sizes are ignored, because they change no total. Preparations are kept, because "ground ginger" is another product.
 */
const SIZES = new Set(["large", "medium", "small", "big", "jumbo", "xl", "medium-sized"]);

/**
 * What must be bought for one line of a recipe, usually one thing. "1 egg plus 2 egg whites" are two, and so are "200 g
 * plus 2 tbsp butter", which cannot be added without a density. A line without a readable amount has none.
 */
export function toShoppingLines(line: RecipeLine, knowledge: Knowledge): ShoppingLine[] {
  const { text: originalText, parsed } = readRecipeLine(line, knowledge);
  // "3 cloves" without a food means three pieces of the spice.
  const isUnitOnly = parsed.unit?.kind === "count" && parsed.name === originalText.trim();
  if (isUnitOnly)
    return [lineOf(parsed.unitText, { value: parsed.quantityMax ?? parsed.quantity, unit: null }, originalText)];
  const written = parsed.name.trim() || line.name.trim();
  const extra = extraOf(parsed.note, knowledge);
  const amounts = boughtAmounts(parsed, originalText);
  const bought = extra && extra.name === "" ? boughtWith(amounts, extra.amount) : amounts;
  const lines = bought.map((amount) => lineOf(written, amount, originalText));
  return extra && extra.name !== "" ? [...lines, lineOf(extra.name, extra.amount, originalText)] : lines;
}

/** "…, plus 1 for garnish" means more of the same food; "… plus 2 egg whites" names another one. */
function extraOf(note: string, knowledge: Knowledge): { name: string; amount: Amount } | null {
  const more = /(?:^|\s)plus\s+(.+)$/i.exec(note)?.[1];
  const parsed = more === undefined ? null : readLine(more, knowledge).parsed;
  const [amount] = parsed ? boughtAmounts(parsed, more ?? "") : [];
  if (!parsed || !amount?.value) return null;
  const isSame = /^(?:for|to|more|extra)\b/i.test(parsed.name) || parsed.name === more;
  return { name: isSame ? "" : parsed.name, amount };
}

function lineOf(written: string, stated: Amount, originalText: string): ShoppingLine {
  const { name: food, amount } = withoutPiece(written, stated);
  const words = foldedWords(food).filter((word) => !SIZES.has(word));
  const pieces = amount.value && amount.unit === null && words.length > 1 ? words.at(-1) : undefined;
  const counted = pieces !== undefined && TRAILING_PIECES.has(pieces);
  const known = shoppingName(counted ? words.slice(0, -1) : words);
  const settled = normalizeAmount(counted ? { value: amount.value, unit: pieces } : amount);
  const normalizedName = cut(known.key || nameKey(food));
  return {
    name: cut(known.label ?? displayName(food, counted)),
    mergeKey: `${normalizedName}|${dimensionOf(settled)}`,
    normalizedName,
    amount: settled,
    originalText,
  };
}

/** Cuts a name to its maximum length, and removes half a surrogate pair, which PostgreSQL would refuse. */
const cut = (text: string): string => text.slice(0, MAX_NAME).replace(/\p{Cs}/gu, "");

const LENGTH = /^(inch(?:es)?|cm|mm)\b[-\s]*(?:(?:long|thick)\s+)?(?=(?:piece|knob|chunk|stick)s?\b)/i;
const PIECE = /^(?:piece|knob|chunk)s?\s+(?:of\s+)?(?=\p{L})/iu;

/** "1-inch piece of ginger" becomes an inch of ginger; in "2 cm piece ginger" the measure is already parsed. */
function withoutPiece(written: string, amount: Amount): { name: string; amount: Amount } {
  const length = amount.unit === null ? LENGTH.exec(written) : null;
  const measured = length?.[1] ? { value: amount.value, unit: length[1] } : amount;
  if (dimensionOf(measured) !== "length") return { name: written, amount };
  return { name: written.slice(length?.[0].length ?? 0).replace(PIECE, ""), amount: measured };
}

/** The name to show: as written, without the counted word and sizes. */
function displayName(written: string, counted: boolean): string {
  const words = written.split(/\s+/).filter((word) => !SIZES.has(word.toLowerCase()));
  const kept = counted ? words.slice(0, -1) : words;
  return kept.join(" ") || written;
}

/** A key for the pantry: the same for one food under all its names and sizes. */
export function foodKeyOf(name: string): string {
  const words = foldedWords(name).filter((word) => !SIZES.has(word));
  return cut(shoppingName(words).key || nameKey(name));
}

/** Maps names for one product (scallion, spring onion) to the first of them in the reference list. */
function shoppingName(words: readonly string[]): { key: string; label: string | null } {
  const key = words.join(" ");
  const label = shoppingSynonyms().get(key) ?? null;
  return { key: label === null ? key : foldedWords(label).join(" "), label };
}
