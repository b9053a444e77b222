import { toNumber } from "@/lib/quantity/fraction";
import { matchQuantity } from "@/lib/quantity/parse-quantity";
import { findUnit } from "@/lib/quantity/units";

export interface StatedAmount {
  value: number;
  /** The key of the unit behind the number; null for a count, or for a word that is no unit. */
  unit: string | null;
}

const NUMBER_BEGINS = /(?<![\d.,/⁄½¼¾⅓⅔⅛\p{L}])[\d½¼¾⅓⅔⅛⅜⅝⅞.]/gu;
const WORD = /\s*-?\s*(\p{L}+)/uy;
const MAX_AMOUNTS = 12;

/** All amounts of a line in order, each with its unit: "250 g (1 cup)" states two. */
export function statedAmounts(line: string): StatedAmount[] {
  const found: StatedAmount[] = [];
  let end = 0;
  for (const { index } of line.matchAll(NUMBER_BEGINS)) {
    if (index < end || found.length >= MAX_AMOUNTS) continue;
    const match = matchQuantity(line, index);
    if (!match) continue;
    end = match.end;
    WORD.lastIndex = end;
    const word = WORD.exec(line)?.[1];
    found.push({ value: toNumber(match.value), unit: (word !== undefined && findUnit(word)?.key) || null });
  }
  return found;
}

const isSame = (one: StatedAmount, other: StatedAmount): boolean =>
  one.unit === other.unit && near(one.value, other.value);

const near = (one: number, other: number): boolean => Math.abs(one - other) <= 0.02 * Math.max(one, other);

/**
 * By what one line is more than the other: 1 if they share an amount or measure differently, 2 if every unit of both is
 * doubled. Null if one states none.
 */
export function ratioOf(line: string, other: string): number | null {
  const [own, others] = [statedAmounts(line), statedAmounts(other)];
  if (own.length === 0 || others.length === 0) return null;
  if (own.some((one) => others.some((two) => isSame(one, two)))) return 1;
  const pair = own.flatMap((one) => others.filter(({ unit }) => unit === one.unit).map((two) => two.value / one.value));
  return pair[0] ?? 1;
}
