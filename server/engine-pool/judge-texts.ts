import { AppError } from "@/lib/errors";
import type { ItemVerdict, Setting } from "@/server/dietary/engine/judge";
import { isKept, keepVerdict, keptVerdict } from "@/server/dietary/kept-verdict";
import { loadKnowledge, reviewedStamp } from "@/server/dietary/load-knowledge";
import { log } from "@/server/log";
import { askEngine, endAfter, piecesOf } from "./engine-pool";

/** Up to this many characters are read on this thread: it takes some milliseconds, less than asking another thread. */
const AT_ONCE_CHARACTERS = 1_500;
/** The most characters of all texts together that are read while a person waits. */
const MAX_CHARACTERS = 40_000;
const DEADLINE_MS = 5_000;
/** Judged in place of a text that was not read: the engine knows nothing about its content. */
const NOTHING_SAID = "";

/**
 * The verdict on each text for one person's settings. Earlier verdicts are cached. More than AT_ONCE_CHARACTERS are
 * read on another thread, where callers take turns by `who`, within limits of characters and time. A text beyond the
 * limits is unknown for every setting, never safe.
 */
export async function judgeTexts(
  texts: readonly string[],
  settings: readonly Setting[],
  who: string,
): Promise<(text: string) => ItemVerdict> {
  const knowledge = loadKnowledge();
  const news = [...new Set(texts)].filter((text) => !isKept(text, settings, knowledge));
  if (charactersOf(news) <= AT_ONCE_CHARACTERS) return (text) => keptVerdict(text, settings, knowledge);
  const verdicts = await judgeOffThread(withinBudget(news), settings, who);
  const isNew = new Set(news);
  return (text) => verdicts.get(text) ?? keptVerdict(isNew.has(text) ? NOTHING_SAID : text, settings, knowledge);
}

async function judgeOffThread(
  texts: readonly string[],
  settings: readonly Setting[],
  who: string,
): Promise<Map<string, ItemVerdict>> {
  const verdicts = new Map<string, ItemVerdict>();
  const signal = endAfter(DEADLINE_MS);
  const read = async (piece: string[]): Promise<void> => {
    const { output, stamp } = await askEngine("judge", { texts: piece, settings }, { who, signal });
    for (const [index, text] of piece.entries()) {
      const verdict = output[index];
      if (!verdict) continue;
      verdicts.set(text, verdict);
      if (stamp === reviewedStamp()) keepVerdict(text, settings, loadKnowledge(), verdict);
    }
  };
  const results = await Promise.allSettled(piecesOf(texts, ({ length }) => length).map(read));
  const failed = results.find((result) => result.status === "rejected");
  if (failed && !(failed.reason instanceof AppError))
    log.warn({ err: failed.reason, texts: texts.length }, "texts could not be judged in time");
  return verdicts;
}

function withinBudget(texts: readonly string[]): string[] {
  let left = MAX_CHARACTERS;
  return texts.filter(({ length }) => {
    left -= length;
    return left >= 0;
  });
}

const charactersOf = (texts: readonly string[]): number => texts.reduce((sum, { length }) => sum + length, 0);
