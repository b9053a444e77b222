import { AppError } from "@/lib/errors";
import type { NamedFood } from "@/server/dietary/engine/read";
import type { CookText } from "@/server/engine-pool/engine-jobs";
import { askEngine, endAfter, piecesOf } from "@/server/engine-pool/engine-pool";
import { consumeLeased } from "@/server/limits/rate-limits";
import { log } from "@/server/log";
import type { LineAnalysis } from "@/server/recipe-lines/analyse-line";
import { lineText, type RecipeLine } from "@/server/recipe-lines/recipe-line";
import { announceStale } from "./stale";

/**
 * The most characters of one recipe's lines that are read while a person waits: twenty times those of a long recipe.
 */
export const MAX_CHARACTERS = 40_000;
/** The most characters of its title and steps. They are read for their foods only, ten times as fast as lines. */
const MAX_TEXT_CHARACTERS = 100_000;
const TEXT_IS_FASTER = 10;
const DEADLINE_MS = 5_000;

/**
 * The person whose lines they are, or a visitor's network address. `gone`: aborts when nobody waits for the answer any
 * more, which ends what an import fetches and reads.
 */
export type Author = ({ userId: string } | { address: string }) & { gone?: AbortSignal | undefined };

/** A line as the tables store it. */
export type StoredLine = Omit<RecipeLine, "group"> & { groupName: string | null };

/** All that the engine reads of recipes. */
export type RecipeWords = {
  readonly titles: readonly string[];
  readonly ingredients: readonly StoredLine[];
  readonly instructions: readonly { readonly text: string }[];
  /** Texts that an import left out. */
  readonly leftOut?: readonly string[];
};

/**
 * The engine's analyses of lines, titles and steps before they are stored, with the stamp of the reviewed foods that
 * they are based on.
 */
export type Ahead = {
  readonly stamps: ReadonlySet<string | null>;
  /** Undefined for a line that was not analysed, because the budget or the time was used up. */
  readonly of: (line: StoredLine) => LineAnalysis | undefined;
  /** The foods that a title, a step or a left-out line names; undefined if it was not read. */
  readonly foodsIn: (text: CookText) => readonly NamedFood[] | undefined;
};

/**
 * Analyses recipes on another thread, before the transaction that stores them, within a budget of characters and time.
 * What exceeds the budget is stored as not judged, so that nothing is claimed about it, and judged later in the
 * background. Authors take turns, and each has a limit of characters per hour (429).
 */
export async function analyseAhead(words: RecipeWords, by: Author): Promise<Ahead> {
  const characters = charactersOf(words.ingredients);
  const ofTexts = textsIn(words).reduce((sum, { text }) => sum + text.length, 0);
  const points = characters + Math.ceil(ofTexts / TEXT_IS_FASTER);
  if ("userId" in by) await consumeLeased("recipe_characters_user", by.userId, points);
  else await consumeLeased("recipe_characters_address", by.address, points);
  if (characters > MAX_CHARACTERS || ofTexts > MAX_TEXT_CHARACTERS) return nothing();
  return analyse(words, "userId" in by ? by.userId : by.address, endAfter(DEADLINE_MS));
}

/** The same as analyseAhead, without a time limit for the whole: for background work. */
export const analyseInTime = (words: RecipeWords): Promise<Ahead> => analyse(words, "background");

async function analyse(words: RecipeWords, who: string, signal?: AbortSignal): Promise<Ahead> {
  const known = new Map<string, LineAnalysis>();
  const foods = new Map<string, readonly NamedFood[]>();
  const stamps = new Set<string | null>();
  const turn = signal ? { who, signal } : { who };
  const readLines = async (piece: StoredLine[]): Promise<void> => {
    const input = piece.map(({ groupName, ...line }) => ({ ...textsOf(line), group: groupName }));
    const { output, stamp } = await askEngine("analyse", input, turn);
    stamps.add(stamp);
    for (const [index, line] of piece.entries()) {
      const analysis = output[index];
      if (analysis) known.set(keyOf(line), analysis);
    }
  };
  const readTexts = async (piece: CookText[]): Promise<void> => {
    const { output, stamp } = await askEngine("named", piece, turn);
    stamps.add(stamp);
    for (const [index, text] of piece.entries()) foods.set(textKey(text), output[index] ?? []);
  };
  const lines = [...new Map(words.ingredients.map((line) => [keyOf(line), line])).values()];
  const texts = [...new Map(textsIn(words).map((text) => [textKey(text), text])).values()];
  const results = await Promise.allSettled([
    ...piecesOf(lines, sizeOf).map(readLines),
    ...piecesOf(texts, ({ text }) => text.length / TEXT_IS_FASTER).map(readTexts),
  ]);
  const failed = results.find((result) => result.status === "rejected");
  if (failed) notRead(failed.reason, words.ingredients);
  return { stamps, of: (line) => known.get(keyOf(line)), foodsIn: (text) => foods.get(textKey(text)) };
}

const textsIn = ({ titles, instructions, leftOut = [] }: RecipeWords): CookText[] => [
  ...titles.map((text): CookText => ({ text, kind: "title" })),
  ...[...instructions.map(({ text }) => text), ...leftOut].map((text): CookText => ({ text, kind: "step" })),
];

const textKey = ({ text, kind }: CookText): string => `${kind} ${text}`;

/** Lines that were not analysed in time are not lost: they are stored without a judgement, and judged later. */
function notRead(reason: unknown, lines: readonly StoredLine[]): void {
  announceStale();
  if (reason instanceof AppError) return;
  log.warn({ err: reason, lines: lines.length }, "lines could not be read in time");
}

function nothing(): Ahead {
  announceStale();
  return { stamps: new Set(), of: () => undefined, foodsIn: () => undefined };
}

/** Only the columns that the engine reads; rows may have more. */
const textsOf = ({ name, quantity, unit, note }: Omit<StoredLine, "groupName">) => ({ name, quantity, unit, note });

const keyOf = ({ name, quantity, unit, note, groupName }: StoredLine): string =>
  JSON.stringify([name, quantity, unit, note, groupName]);

const sizeOf = (line: StoredLine): number => lineText(line).length + (line.groupName?.length ?? 0);

export const charactersOf = (lines: readonly StoredLine[]): number =>
  lines.reduce((sum, line) => sum + sizeOf(line), 0);
