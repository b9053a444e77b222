import { keptAnswers } from "@/lib/collections/bounded-memo";
import { AppError } from "@/lib/errors";
import type { LineSubstitutesWire, SubstituteWire } from "@/lib/schemas/substitutes";
import type { Setting } from "@/server/dietary/engine/judge";
import { ofSession } from "@/server/dietary/engine/knowledge";
import { loadKnowledge, reviewedStamp } from "@/server/dietary/load-knowledge";
import { askEngine, endAfter, piecesOf } from "@/server/engine-pool/engine-pool";
import { log } from "@/server/log";
import { type RecipeLine, readRecipeLine } from "@/server/recipe-lines/recipe-line";
import { readTable, settingsOfTable, type Table } from "@/server/recipes/table/read-table";
import { type Use, usesIn } from "@/server/substitutes/recipe-uses";
import { substitutesOfLine } from "@/server/substitutes/substitutes-of-line";
import { mapInTurns } from "@/server/work/map-in-turns";

type Line = RecipeLine & { id: string };

/** Up to this many characters are read on this thread: it takes some milliseconds, less than asking another thread. */
const AT_ONCE_CHARACTERS = 1_500;
/** The most characters of all lines together that are read while a person waits. */
const MAX_CHARACTERS = 40_000;
const DEADLINE_MS = 5_000;

/**
 * Substitutes for each line that is not known to fit everybody at this person's table; each fits all of them. An entry's
 * list is empty if no substitute is known. Lines that fit have no entry. `texts`: the recipe's title and steps, which say
 * how it uses its foods. `table`: if it is loaded already.
 */
export async function listSubstitutes(
  userId: string,
  lines: readonly Line[],
  texts: readonly string[] = [],
  table: Table | null = null,
): Promise<LineSubstitutesWire[]> {
  const settings = settingsOfTable(table ?? (await readTable({ userId })));
  return substitutesForSettings(settings, lines, userId, texts);
}

/**
 * The same as listSubstitutes for settings that are loaded already. More than AT_ONCE_CHARACTERS are read on another
 * thread, where callers take turns by `who`, within limits of characters and time. A line beyond the limits counts as
 * not known to fit, without substitutes.
 */
export async function substitutesForSettings(
  settings: readonly Setting[],
  lines: readonly Line[],
  who: string,
  texts: readonly string[] = [],
  deadlineMs = DEADLINE_MS,
): Promise<LineSubstitutesWire[]> {
  if (settings.length === 0) return [];
  const knowledge = loadKnowledge();
  const uses = [...usesIn(texts)].sort();
  const memo = substitutesFound(knowledge);
  const keyOf = ({ name, quantity, unit, note }: Line) => JSON.stringify([name, quantity, unit, note, settings, uses]);
  const news = lines.filter((line) => !memo.has(keyOf(line)));
  const found = new Map<string, Found>();
  if (charactersOf(news) > AT_ONCE_CHARACTERS) {
    const read = await readOffThread(withinBudget(news), { settings, uses, who }, deadlineMs);
    for (const line of news) {
      const answer = read.get(line.id);
      found.set(keyOf(line), answer?.found ?? NOTHING_KNOWN);
      const { found: made, stamp } = answer ?? {};
      if (made && stamp === reviewedStamp()) substitutesFound(loadKnowledge()).get(keyOf(line), () => made);
    }
  }
  const each = await mapInTurns(lines, (line) => {
    const key = keyOf(line);
    const { fits, substitutes } =
      found.get(key) ?? memo.get(key, () => toFound(substitutesOfLine(line, settings, uses, knowledge)));
    return fits ? [] : [{ id: line.id, substitutes }];
  });
  return each.flat();
}

type Found = { fits: boolean; substitutes: SubstituteWire[] };
const NOTHING_KNOWN: Found = { fits: false, substitutes: [] };
const toFound = (substitutes: SubstituteWire[] | null): Found =>
  substitutes === null ? { fits: true, substitutes: [] } : { fits: false, substitutes };

type How = { settings: readonly Setting[]; uses: readonly Use[]; who: string };

async function readOffThread(lines: readonly Line[], { who, ...how }: How, deadlineMs: number) {
  const read = new Map<string, { found: Found; stamp: string | null }>();
  const signal = endAfter(deadlineMs);
  const results = await Promise.allSettled(
    piecesOf(lines, lengthOf).map(async (piece) => {
      const { output, stamp } = await askEngine("substitute", { lines: piece, ...how }, { who, signal });
      for (const [index, { id }] of piece.entries()) {
        const made = output[index];
        if (made !== undefined) read.set(id, { found: toFound(made), stamp });
      }
    }),
  );
  const failed = results.find((result) => result.status === "rejected");
  if (failed && !(failed.reason instanceof AppError))
    log.warn({ err: failed.reason, lines: lines.length }, "substitutes could not be found in time");
  return read;
}

function withinBudget(lines: readonly Line[]): Line[] {
  let left = MAX_CHARACTERS;
  return lines.filter((line) => {
    left -= lengthOf(line);
    return left >= 0;
  });
}

const lengthOf = (line: Line): number => readRecipeLine(line, loadKnowledge()).food.length;
const charactersOf = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + lengthOf(line), 0);

const MOST_KEPT = 2000;

/** Cached per knowledge, like verdicts. */
const substitutesFound = ofSession(() => keptAnswers<Found>(MOST_KEPT));
