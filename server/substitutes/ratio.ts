import { divide, type Fraction, multiply } from "@/lib/quantity/fraction";
import { parseQuantity } from "@/lib/quantity/parse-quantity";
import { convert, findUnit, type Unit } from "@/lib/quantity/units";

/** An amount. `unit` null: whole pieces. */
export type Measured = { readonly value: Fraction; readonly unit: Unit | null };

/**
 * How much of each part replaces how much of the food. By volume or by weight, each part is a share in the same
 * measure; between two measures (an egg and tablespoons), the ratio is a pair of amounts. Volume is never converted to
 * weight by a density: a pair that does so was written by a person.
 */
export type Ratio =
  | { readonly by: "volume" | "weight"; readonly shares: readonly Fraction[] }
  | { readonly by: "pair"; readonly from: Measured; readonly to: readonly Measured[] };

const KIND = { volume: "volume", weight: "mass" } as const;

/** "volume 3/4 + 1/4", "weight 1", "1 clove = 1/8 tsp", "1 = 1 tbsp + 3 tbsp". Throws on anything else. */
export function parseRatio(text: string): Ratio {
  const share = /^(volume|weight) (.+)$/.exec(text);
  if (share?.[1] && share[2]) {
    return { by: share[1] as "volume" | "weight", shares: share[2].split(" + ").map((each) => positive(each, text)) };
  }
  const [from, to, ...rest] = text.split(" = ");
  if (!from || !to || rest.length > 0) throw new Error(`'${text}' is no ratio.`);
  return { by: "pair", from: parseMeasured(from), to: to.split(" + ").map(parseMeasured) };
}

function parseMeasured(text: string): Measured {
  const [, number = "", word = ""] = /^([\d/ ]+?)(?: ([a-z ]+))?$/.exec(text) ?? [];
  const unit = word === "" ? null : findUnit(word);
  if (word !== "" && !unit) throw new Error(`'${word}' of '${text}' is no unit.`);
  return { value: positive(number, text), unit };
}

function positive(number: string, text: string): Fraction {
  const value = parseQuantity(number);
  if (!value || value.numerator <= 0n) throw new Error(`'${number}' of '${text}' is no amount.`);
  return value;
}

/** The exact amount of each part; null if the ratio does not apply to the measure of the amount. */
export function applyRatio(ratio: Ratio, amount: Measured): Measured[] | null {
  if (ratio.by !== "pair") {
    if (amount.unit?.kind !== KIND[ratio.by]) return null;
    return ratio.shares.map((share) => ({ value: multiply(amount.value, share), unit: amount.unit }));
  }
  const times = timesIn(amount, ratio.from);
  return times && ratio.to.map(({ value, unit }) => ({ value: multiply(value, times), unit }));
}

/** `amount` divided by `one`; null if their units cannot be converted. */
function timesIn(amount: Measured, one: Measured): Fraction | null {
  if (amount.unit === null || one.unit === null) {
    return amount.unit === one.unit ? divide(amount.value, one.value) : null;
  }
  const same = convert(amount.value, amount.unit, one.unit);
  return same && divide(same, one.value);
}

/** The ratio for readers: "the same volume", "3/4 of the weight", "1 tbsp + 3 tbsp for each", "1/8 tsp for 1 clove". */
export function ratioWords(ratio: Ratio): string {
  if (ratio.by === "pair") {
    const { from, to } = ratio;
    const isOnePiece = from.unit === null && from.value.numerator === from.value.denominator;
    return `${to.map(measuredWords).join(" + ")} for ${isOnePiece ? "each" : measuredWords(from)}`;
  }
  const shares = ratio.shares.map(shareText);
  return shares.join() === "1" ? `the same ${ratio.by}` : `${shares.join(" + ")} of the ${ratio.by}`;
}

const shareText = ({ numerator, denominator }: Fraction): string => {
  const whole = numerator / denominator;
  const rest = numerator % denominator;
  return [whole > 0n && `${whole}`, rest > 0n && `${rest}/${denominator}`].filter(Boolean).join(" ");
};

const measuredWords = ({ value, unit }: Measured): string => [shareText(value), unit?.key].filter(Boolean).join(" ");
