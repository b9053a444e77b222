import { loose } from "./align/match-rows";
import type { BrokenLists, PageLine } from "./recipe";

/** The share of a truncated list's lines that its replacement must contain; it may word them differently. */
const SHARE = 0.8;

/**
 * Whether lists that were read instead of truncated ones contain at least as much: as many lines, and the same ones. A
 * page may show a shorter list beside the truncated one, and the line that it lacks could be the one that harms.
 */
export const makesUpFor = (broken: BrokenLists, read: BrokenLists): boolean =>
  holds(read.ingredients, broken.ingredients) && holdsText(read.steps, broken.steps);

function holds(read: readonly PageLine[], broken: readonly PageLine[]): boolean {
  if (read.length < broken.length) return false;
  const whole = broken.slice(0, -1);
  const words = read.map(({ text }) => longWords(text));
  const found = whole.filter(({ text }) => words.some((others) => isAlike(longWords(text), others)));
  return found.length >= whole.length * SHARE;
}

/** Sources divide steps differently, so their total length is compared and not their number. */
const holdsText = (read: readonly PageLine[], broken: readonly PageLine[]): boolean =>
  lengthOf(read) >= lengthOf(broken) * SHARE;

const lengthOf = (lines: readonly PageLine[]): number => loose(lines.map(({ text }) => text).join("")).length;

const longWords = (text: string): Set<string> => new Set(text.toLowerCase().match(/\p{L}{3,}|\p{Script=Han}/gu) ?? []);

/** True if most words of the shorter line also occur in the other. */
function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [shorter, longer] = one.size <= other.size ? [one, other] : [other, one];
  if (shorter.size === 0) return one.size === other.size;
  return [...shorter].filter((word) => longer.has(word)).length >= shorter.size * 0.6;
}
