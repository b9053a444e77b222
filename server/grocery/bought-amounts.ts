import { amountText } from "@/lib/quantity/amount-text";
import { compare, ONE } from "@/lib/quantity/fraction";
import { type Amount, dimensionOf, normalizeAmount, totalOf } from "@/lib/quantity/total";
import type { ParsedLine, Amount as StatedAmount } from "@/server/dietary/engine/read";

const PACKS = "bag block bottle box can carton container jar pack package packet pot sachet tin tub tube".split(" ");
/** Packs whose content differs from the same weight sold loose. */
const TINNED = new Set(["can", "tin", "jar"]);
const SAME_PACK: Readonly<Record<string, string>> = { tin: "can", package: "pack", packet: "pack" };
const METRIC = new Set(["g", "kg", "ml", "l"]);

/**
 * The amounts that a line states, never empty: "1 cup plus 2 tbsp" is 18 tbsp; "200 g plus 2 tbsp" stays two amounts,
 * because the density is unknown; of "200 g (7 oz)" the first counts. For a range, the upper end is bought.
 */
export function boughtAmounts(parsed: ParsedLine, text: string): Amount[] {
  const [first] = parsed.amounts;
  const stated = toAmount(parsed);
  const main = first ? (packOf(parsed.amounts, text) ?? stated) : stated;
  const more = parsed.amounts.filter(({ isMore }) => isMore).map(toAmount);
  return more.reduce<Amount[]>((sums, each) => boughtWith(sums, each), [main]);
}

const packKey = (key: string): string => SAME_PACK[key] ?? key;

type Stated = Pick<StatedAmount, "quantity" | "quantityMax" | "unit" | "unitText">;

const toAmount = ({ quantity, quantityMax, unit, unitText }: Stated): Amount => ({
  value: quantityMax ?? quantity,
  unit: unit ? packKey(unit.key) : unitText.trim() || null,
});

/** Adds the amount to the first one of the same dimension, else appends it. */
export function boughtWith(sums: readonly Amount[], more: Amount): Amount[] {
  const place = sums.findIndex((sum) => dimensionOf(sum) === dimensionOf(more));
  if (place === -1) return [...sums, more];
  return sums.map((sum, index) => (index === place ? (totalOf([sum, more]) ?? sum) : sum));
}

/** Matches "2 tins (400 g)", where it is unclear whether each or both together weigh 400 g. */
const OPEN_BRACKET = new RegExp(`\\b(?:${PACKS.join("|")})(?:e?s)?\\s*\\((?![^)]*\\beach\\b)`, "i");

/**
 * The number of packs of one size, with the unit "can (400 g)": from "2 x 400 g tins", "1 can (400 g)" or "400 g can".
 * Packs of two sizes are two things to buy, and the size of a bare "can" is not guessed. Null when the line names no
 * pack of a known size.
 */
function packOf(amounts: readonly StatedAmount[], text: string): Amount | null {
  const pack = amounts.find(({ unit }) => unit !== null && PACKS.includes(unit.key));
  const sizes = amounts.filter(
    ({ unit, quantity, isMore }) => !isMore && quantity && unit?.size && unit.kind !== "length",
  );
  const size = sizes.find(({ unit }) => unit && METRIC.has(unit.key)) ?? sizes[0];
  if (!pack?.unit || !size?.unit) return null;
  const [first] = amounts;
  const count = pack === first ? toAmount(pack).value : first === size && TINNED.has(pack.unit.key) ? ONE : null;
  if (!count) return null;
  if (compare(count, ONE) !== 0 && OPEN_BRACKET.test(text)) return null;
  const { value, unit } = toAmount(size);
  return { value: count, unit: `${packKey(pack.unit.key)} (${amountText(normalizeAmount({ value, unit }))})` };
}
