import { type Amount, dimensionOf, normalizeAmount } from "@/lib/quantity/total";
import type { Knowledge } from "@/server/dietary/engine/knowledge";
import { parseLine } from "@/server/dietary/engine/parse-line";
import { foldedWords } from "@/server/dietary/engine/tokens";
import { shoppingSynonyms } from "./reference";

/** A line of a recipe as a shop needs it: what to look for and how much of it. */
export type ShoppingLine = {
  readonly name: string;
  /** Lines of one key are one line of the list: the same food, amounts that can be added. */
  readonly mergeKey: string;
  readonly normalizedName: string;
  readonly amount: Amount;
  readonly originalText: string;
};

export type RecipeLine = { readonly name: string; readonly quantity: string | null; readonly unit: string | null };

const MAX_NAME = 200;
/** "3 garlic cloves" are cloves of garlic. Leaves and fillets are left: a bay leaf is a thing of its own. */
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
/** Sizes change no total. What was done to a food may make another food of it ("ground ginger"), so that stays. */
const SIZES = new Set(["large", "medium", "small", "big", "jumbo", "xl", "medium-sized"]);

/** A range is bought at its high end. What has no readable amount is bought "some". */
export function toShoppingLine(line: RecipeLine, knowledge: Knowledge): ShoppingLine {
  const originalText = [line.quantity, line.unit, line.name].filter((part) => part?.trim()).join(" ");
  const parsed = parseLine(originalText, knowledge);
  const written = parsed.name.trim() || line.name.trim();
  const words = foldedWords(written).filter((word) => !SIZES.has(word));
  const unit = parsed.unit?.key ?? (parsed.unitText.trim() || null);
  const amount = { value: parsed.quantityMax ?? parsed.quantity, unit };
  const pieces = amount.value && unit === null && words.length > 1 ? words.at(-1) : undefined;
  const counted = pieces !== undefined && TRAILING_PIECES.has(pieces);
  const known = shoppingName(counted ? words.slice(0, -1) : words);
  const settled = normalizeAmount(counted ? { value: amount.value, unit: pieces } : amount);
  const normalizedName = known.key || written.toLowerCase();
  return {
    name: (known.label ?? displayName(written, counted)).slice(0, MAX_NAME),
    mergeKey: `${normalizedName.slice(0, MAX_NAME)}|${dimensionOf(settled)}`,
    normalizedName: normalizedName.slice(0, MAX_NAME),
    amount: settled,
    originalText,
  };
}

/** Without the counted word and sizes, as it was written otherwise. */
function displayName(written: string, counted: boolean): string {
  const words = written.split(/\s+/).filter((word) => !SIZES.has(word.toLowerCase()));
  const kept = counted ? words.slice(0, -1) : words;
  return kept.join(" ") || written;
}

/** Two names for one thing in a shop (scallion, spring onion) become the first of them in the reference list. */
function shoppingName(words: readonly string[]): { key: string; label: string | null } {
  const key = words.join(" ");
  const label = shoppingSynonyms().get(key) ?? null;
  return { key: label === null ? key : foldedWords(label).join(" "), label };
}
