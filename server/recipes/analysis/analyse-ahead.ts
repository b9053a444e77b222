import { AppError } from "@/lib/errors";
import { consumeLeased } from "@/server/limits";
import { log } from "@/server/log";
import { askEngine, endAfter, piecesOf } from "@/server/recipes/reading/engine-pool";
import { lineText, type RecipeLine } from "../recipe-line";
import type { LineAnalysis } from "./analyse-line";
import { announceStale } from "./stale";

/**
 * The most characters of one recipe's lines that are read while a person waits: twenty times those of a long recipe.
 */
export const MAX_CHARACTERS = 40_000;
const DEADLINE_MS = 5_000;

/** The person whose lines they are, or a visitor's network address. */
export type Author = { userId: string } | { address: string };

/** A line as the tables store it. */
export type StoredLine = Omit<RecipeLine, "group"> & { groupName: string | null };

/**
 * The engine's analyses of lines before they are stored, with the stamp of the reviewed foods that they are based on.
 */
export type Ahead = {
  readonly stamps: ReadonlySet<string | null>;
  /** Undefined for a line that was not analysed, because the budget or the time was used up. */
  readonly of: (line: StoredLine) => LineAnalysis | undefined;
};

/**
 * Analyses lines on another thread, before the transaction that stores them, within a budget of characters and time.
 * Lines beyond the budget are stored as not judged, so that nothing is claimed about them, and judged later in the
 * background. Authors take turns, and each has a limit of characters per hour (429).
 */
export async function analyseAhead(lines: readonly StoredLine[], by: Author): Promise<Ahead> {
  const characters = charactersOf(lines);
  if ("userId" in by) await consumeLeased("recipe_characters_user", by.userId, characters);
  else await consumeLeased("recipe_characters_address", by.address, characters);
  if (characters > MAX_CHARACTERS) return nothing();
  return analyse(lines, "userId" in by ? by.userId : by.address, endAfter(DEADLINE_MS));
}

/** The same as analyseAhead, without a time limit for the whole: for background work. */
export const analyseInTime = (lines: readonly StoredLine[]): Promise<Ahead> => analyse(lines, "background");

async function analyse(lines: readonly StoredLine[], who: string, signal?: AbortSignal): Promise<Ahead> {
  const known = new Map<string, LineAnalysis>();
  const stamps = new Set<string | null>();
  const unlike = [...new Map(lines.map((line) => [keyOf(line), line])).values()];
  const read = async (piece: StoredLine[]): Promise<void> => {
    const input = piece.map(({ groupName, ...line }) => ({ ...textsOf(line), group: groupName }));
    const { output, stamp } = await askEngine("analyse", input, signal ? { who, signal } : { who });
    stamps.add(stamp);
    for (const [index, line] of piece.entries()) {
      const analysis = output[index];
      if (analysis) known.set(keyOf(line), analysis);
    }
  };
  const results = await Promise.allSettled(piecesOf(unlike, sizeOf).map(read));
  const failed = results.find((result) => result.status === "rejected");
  if (failed) notRead(failed.reason, lines);
  return { stamps, of: (line) => known.get(keyOf(line)) };
}

/** Lines that were not analysed in time are not lost: they are stored without a judgement, and judged later. */
function notRead(reason: unknown, lines: readonly StoredLine[]): void {
  announceStale();
  if (reason instanceof AppError) return;
  log.warn({ err: reason, lines: lines.length }, "lines could not be read in time");
}

function nothing(): Ahead {
  announceStale();
  return { stamps: new Set(), of: () => undefined };
}

/** Only the columns that the engine reads; rows may have more. */
const textsOf = ({ name, quantity, unit, note }: Omit<StoredLine, "groupName">) => ({ name, quantity, unit, note });

const keyOf = ({ name, quantity, unit, note, groupName }: StoredLine): string =>
  JSON.stringify([name, quantity, unit, note, groupName]);

const sizeOf = (line: StoredLine): number => lineText(line).length + (line.groupName?.length ?? 0);

export const charactersOf = (lines: readonly StoredLine[]): number =>
  lines.reduce((sum, line) => sum + sizeOf(line), 0);
