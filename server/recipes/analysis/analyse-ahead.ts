import { AppError } from "@/lib/errors";
import { consumeLeased } from "@/server/limits";
import { log } from "@/server/log";
import { askEngine, endAfter, piecesOf } from "@/server/recipes/reading/engine-pool";
import { lineText, type RecipeLine } from "../recipe-line";
import type { LineAnalysis } from "./analyse-line";
import { announceStale } from "./stale";

/** Of all lines of one recipe, while a person waits: twenty times what a long recipe says. */
export const MAX_CHARACTERS = 40_000;
const DEADLINE_MS = 5_000;

/** Whose lines they are: a person, or a visitor at a network address. */
export type Author = { userId: string } | { address: string };

/** A line as the tables hold it. */
export type StoredLine = Omit<RecipeLine, "group"> & { groupName: string | null };

/** What the engine said of lines before they were stored, and the stamp of the reviewed foods that it rests on. */
export type Ahead = {
  readonly stamps: ReadonlySet<string | null>;
  /** Undefined for a line that was not read: too much at once, or not in time. */
  readonly of: (line: StoredLine) => LineAnalysis | undefined;
};

/**
 * Has the engine read lines on another thread, before the transaction that stores them. Within a budget of characters
 * and time: what is beyond it is stored as not judged, so that nothing is said of it, and judged by and by. Authors take
 * turns, and each has so many characters an hour (429).
 */
export async function analyseAhead(lines: readonly StoredLine[], by: Author): Promise<Ahead> {
  const characters = charactersOf(lines);
  if ("userId" in by) await consumeLeased("recipe_characters_user", by.userId, characters);
  else await consumeLeased("recipe_characters_address", by.address, characters);
  if (characters > MAX_CHARACTERS) return nothing();
  return analyse(lines, "userId" in by ? by.userId : by.address, endAfter(DEADLINE_MS));
}

/** The same without an end for the whole: for work that nobody waits for. */
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

/** What was not read in time is not lost: it is stored without a judgement. */
function notRead(reason: unknown, lines: readonly StoredLine[]): void {
  announceStale();
  if (reason instanceof AppError) return;
  log.warn({ err: reason, lines: lines.length }, "lines could not be read in time");
}

function nothing(): Ahead {
  announceStale();
  return { stamps: new Set(), of: () => undefined };
}

/** Rows may hold more than the engine is asked about. */
const textsOf = ({ name, quantity, unit, note }: Omit<StoredLine, "groupName">) => ({ name, quantity, unit, note });

const keyOf = ({ name, quantity, unit, note, groupName }: StoredLine): string =>
  JSON.stringify([name, quantity, unit, note, groupName]);

const sizeOf = (line: StoredLine): number => lineText(line).length + (line.groupName?.length ?? 0);

export const charactersOf = (lines: readonly StoredLine[]): number =>
  lines.reduce((sum, line) => sum + sizeOf(line), 0);
