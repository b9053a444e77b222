import type { PictureFormat } from "../photos/recognise-picture";
import { guessLanguage } from "./guess-language";
import type { PageLanguage, PageReading, ReadLine } from "./page-text";
import { preparePage, type Quarter } from "./prepare-page";
import { recogniseText } from "./recognise-text";

/** A page that is read with less confidence probably lies the wrong way round, so the other directions are tried. */
const READABLE = 75;
const MANY_LETTERS = 30;
const FEWEST_LETTERS = 6;

type Attempt = { lines: ReadLine[]; confidence: number; letters: number };

/**
 * Reads the text on a picture of a page. Turns the page if it lies on its side or head, and reads it again if it turns
 * out to be in another language. Runs in a child process: see read-elsewhere.ts.
 */
export async function readPage(bytes: Uint8Array, format: PictureFormat, language: PageLanguage): Promise<PageReading> {
  const prepared = await preparePage(bytes, format);
  if (typeof prepared === "string") return { refusal: prepared };
  const read = async (quarter: Quarter, as = language, isRough = false) =>
    judged(await recogniseText(await prepared.turned(quarter, isRough), as));
  let best = await read(0);
  const quarter = isReadable(best) ? 0 : await wayUp(otherWays(best), best, (way) => read(way, language, true));
  if (quarter !== 0) best = await read(quarter);
  if (best.letters < FEWEST_LETTERS || best.confidence < READABLE / 2) return { refusal: "no_text" };
  const written = guessLanguage(textOf(best.lines), language);
  if (written !== language) best = await read(quarter, written);
  return { page: { lines: best.lines, language: written } };
}

/** The turn at which most is read, found by reading each of the other directions at half size; 0 if none is better. */
async function wayUp(ways: readonly Quarter[], first: Attempt, look: (way: Quarter) => Promise<Attempt>) {
  let best: { way: Quarter; worth: number } = { way: 0, worth: worth(first) };
  for (const way of ways) {
    const attempt = await look(way);
    if (worth(attempt) > best.worth) best = { way, worth: worth(attempt) };
    if (isReadable(attempt)) break;
  }
  return best.way;
}

const textOf = (lines: readonly ReadLine[]): string =>
  lines.map(({ words }) => words.map(({ text }) => text).join(" ")).join("\n");

function judged(lines: ReadLine[]): Attempt {
  const words = lines.flatMap((line) => line.words);
  const letters = words.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
  const weighed = words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0);
  const size = words.reduce((sum, { text }) => sum + text.length, 0);
  return { lines, letters, confidence: weighed / Math.max(1, size) };
}

const worth = ({ lines, letters, confidence }: Attempt): number => (isOnItsSide(lines) ? 0 : letters * confidence);
const isReadable = ({ lines, letters, confidence }: Attempt): boolean =>
  letters >= MANY_LETTERS && confidence >= READABLE && !isOnItsSide(lines);

/**
 * True if most lines run upwards or downwards: text recognition reads these too, but their boxes are high and narrow.
 */
const isOnItsSide = (lines: readonly ReadLine[]): boolean =>
  lines.filter(({ box }) => box.y1 - box.y0 > box.x1 - box.x0).length > lines.length / 2;

function otherWays(first: Attempt): Quarter[] {
  if (isReadable(first)) return [];
  const [begin, end] = [first.lines[0], first.lines.at(-1)];
  if (isOnItsSide(first.lines) && begin && end) return begin.box.x0 > end.box.x0 ? [3, 1] : [1, 3];
  return [2, 1, 3];
}
