import { fraction, toNumber } from "@/lib/quantity/fraction";
import type { Unit } from "@/lib/quantity/units";
import { massInNote } from "./grams";
import { readAmounts } from "./line-amounts";
import { CONTAINERS } from "./line-units";
import type { ReadLine } from "./read-line";
import type { Amount, NumberPlace } from "./stated-amount";

/**
 * A number that grows with the servings, placed in the plain text of the line. Where `from` equals `to` no number is
 * written: "400 g tin" is one of them.
 */
export type GrowingNumber = NumberPlace & { readonly unit: Unit | null };

/**
 * The numbers of a line that grow with the servings, in the order written: the amount, what is added to it, and the
 * same amount in other measures. The size of each tin or piece is none of them. `grams`: what the whole line weighs,
 * which tells whether "3 breasts (600 g)" are 600 g together.
 */
export function growingNumbers(line: Pick<ReadLine, "plain" | "parsed">, grams: number | null): GrowingNumber[] {
  const { amounts, note } = line.parsed;
  const [first] = amounts;
  const tin = first && tinOfStatedSize(amounts);
  if (tin) return [tin];
  const growing = amounts.filter((amount, index) => index === 0 || grows(amount, first, grams));
  const numbers = [
    ...growing.flatMap(numbersOf),
    ...addedInNote(line),
    ...massOfAllInNote(line.plain, note, first, grams),
  ];
  return numbers
    .sort((a, b) => a.from - b.from)
    .filter((each, i, all) => i === 0 || each.from >= (all[i - 1]?.to ?? 0));
}

const numbersOf = ({ places, unit }: Amount): GrowingNumber[] => places.map((place) => ({ ...place, unit }));

/** "400 g tin of tomatoes": the size is stated first, and the pack counts as one. */
function tinOfStatedSize([first, pack]: readonly Amount[]): GrowingNumber | null {
  const [place] = first?.places ?? [];
  const isSize = first?.unit?.size && first.unit.kind !== "length";
  if (!place || !isSize || pack?.quantity !== null || !pack.unit || !TINNED.has(pack.unit.key)) return null;
  return { value: fraction(1), from: place.from, to: place.from, unit: pack.unit };
}

/** Packs whose content is not sold loose; of a "500 g pack" a part can be taken. */
const TINNED = new Set(["can", "tin", "jar"]);

function grows(amount: Amount, first: Amount | undefined, grams: number | null): boolean {
  if (amount.isMore || amount.of === "all") return true;
  if (!first || amount.of === "each" || amount.unit?.kind === "length") return false;
  if (first.unit?.size) return true;
  if (!first.quantity || !amount.quantity || (first.unit && CONTAINERS.has(first.unit.key))) return false;
  return toNumber(first.quantity) <= 1 || isWholeLine(amount, grams);
}

/** How far a weight may be from that of the line, because both are rounded. */
const NEAR = 0.03;

function isWholeLine({ quantity, quantityMax, unit }: Amount, grams: number | null): boolean {
  if (grams === null || grams <= 0 || !quantity || unit?.kind !== "mass" || !unit.size) return false;
  const stated = ((toNumber(quantity) + toNumber(quantityMax ?? quantity)) / 2) * toNumber(unit.size);
  return Math.abs(stated / grams - 1) <= NEAR;
}

const PLUS = /(?<=^|[\s,(])plus\s+/i;

/** "8 leaves, plus 2 to serve". */
function addedInNote({ plain, parsed }: Pick<ReadLine, "plain" | "parsed">): GrowingNumber[] {
  const plus = PLUS.test(parsed.note) ? PLUS.exec(plain) : null;
  return plus ? placedFrom(plain, plus.index + plus[0].length).flatMap(numbersOf) : [];
}

/** "4 chicken breasts, about 600 g": a weight in the note that is the one of all. */
function massOfAllInNote(plain: string, note: string, first: Amount | undefined, grams: number | null) {
  const said = first?.quantity && !first.unit?.size ? massInNote(note) : null;
  const at = said ? plain.lastIndexOf(said) : -1;
  return at < 0
    ? []
    : placedFrom(plain, at)
        .filter((amount) => grows(amount, first, grams))
        .flatMap(numbersOf);
}

/** The first amount from `at` on and what is added to it. */
function placedFrom(plain: string, at: number): Amount[] {
  const { amounts } = readAmounts(plain.slice(at));
  return amounts
    .filter((amount, index) => index === 0 || amount.isMore)
    .map((amount) => ({
      ...amount,
      places: amount.places.map(({ value, from, to }) => ({ value, from: from + at, to: to + at })),
    }));
}
