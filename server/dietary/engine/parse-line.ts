import type { Fraction } from "@/lib/quantity/fraction";
import { findUnit, type Unit } from "@/lib/quantity/units";
import type { Knowledge } from "./knowledge";
import { type Amount, readAmounts } from "./line-amounts";
import { readName } from "./line-name";

/** An ingredient line, told apart. `quantityMax` is the high end of a range. */
export type ParsedLine = {
  readonly quantity: Fraction | null;
  readonly quantityMax: Fraction | null;
  readonly unit: Unit | null;
  readonly unitText: string;
  readonly size: string;
  readonly name: string;
  readonly preparation: string;
  readonly note: string;
  /** Every stated amount, the first included. */
  readonly amounts: readonly Amount[];
  /** 0 to 1: how much of the line was understood. */
  readonly confidence: number;
};

/** Reads '2 1/2 cups (300 g) finely chopped flat-leaf parsley, plus more to serve'. Any text is answered. */
export function parseLine(line: string, knowledge: Knowledge): ParsedLine {
  const text = plainText(line);
  const read = readAmounts(text);
  const parts = readName(text.slice(read.end), knowledge);
  const amounts = [...read.amounts];
  let size = read.size;
  let name = parts.name;
  const lateSize = size ? null : LATE_SIZE.exec(name);
  if (lateSize?.[1]) {
    size = lateSize[1];
    name = name.slice(lateSize[0].length);
  }
  if (amounts.length === 0) {
    amounts.push(...lateAmounts(text));
    if (amounts.length > 0) name = name.slice(readAmounts(name).end);
  }
  const first = amounts[0];
  const measured =
    first && first.unit === null && first.quantity ? withTrailingUnit(first, parts.trailingUnit, amounts) : first;
  if (measured !== first && measured) amounts[0] = measured;
  return {
    quantity: measured?.quantity ?? null,
    quantityMax: measured?.quantityMax ?? null,
    unit: measured?.unit ?? null,
    unitText: measured?.unitText ?? "",
    size,
    name: name === "" ? text.trim() : name,
    preparation: parts.preparation,
    note: parts.note,
    amounts,
    confidence: confidenceOf(measured, name),
  };
}

const LATE_SIZE = /^(extra[- ]large|large|medium|small|medium-sized?)\s+(?=\p{L})/iu;

function plainText(line: string): string {
  if (/^[\x20-\x7e]*$/.test(line)) return /^[\s*-]/.test(line) ? line.replace(/^[\s*-]+(?=\S)/, "") : line;
  return line
    .replace(/\p{Cc}+/gu, " ")
    .replace(/[ﬁ]/g, "fi")
    .replace(/[ﬂ]/g, "fl")
    .replace(/ﬀ/g, "ff")
    .replace(/[\u00a0\u2000-\u200b\u202f]/g, " ")
    .replace(/[\u2010\u2011\u2212]/g, "-")
    .replace(/\u2044/g, "/")
    .replace(/^[\s•·*▢☐-]+(?=\S)/u, "");
}

function withTrailingUnit(first: Amount, trailing: string, amounts: readonly Amount[]): Amount {
  const unit = trailing && amounts.length === 1 ? findUnit(trailing) : null;
  return unit ? { ...first, unit, unitText: trailing } : first;
}

/** "Juice of ½ lemon", "Salt, about 1 tsp": the amount stands behind the name. */
function lateAmounts(text: string): readonly Amount[] {
  const at = text.search(/(?<![\p{L}\p{N}])(?:\d|[½¼¾⅓⅔⅛])|(?<=\bof )(?:half|one|two|three|four)\s/iu);
  if (at <= 0 || at > 60) return [];
  return readAmounts(text.slice(at)).amounts;
}

function confidenceOf(first: Amount | undefined, name: string): number {
  const amount = first?.quantity ? 0.5 : first ? 0.4 : 0.25;
  return Math.min(1, amount + (name === "" ? 0 : hasFewWords(name) ? 0.5 : 0.3));
}

/** At most four. */
function hasFewWords(name: string): boolean {
  let spaces = 0;
  for (let at = name.indexOf(" "); at >= 0 && spaces < 4; at = name.indexOf(" ", at + 1)) spaces++;
  return spaces < 4;
}
