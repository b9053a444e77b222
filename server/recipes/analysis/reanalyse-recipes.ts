import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { db } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";
import { analysisVersion } from "@/server/dietary/analysis-version";
import { log } from "@/server/log";
import { analyseInTime } from "./analyse-ahead";
import { applyReviewed } from "./apply-reviewed";
import { takeFirst } from "./read-first";
import { storeAnalyses, wordsOf } from "./store-analysis";

/** The rows locked at once, for some tens of milliseconds. */
const BATCH = 50;

export type Reanalysis = { done: number; failed: number };

type Options = {
  /** Stops after the current batch. The next run continues, because finished recipes are no longer stale. */
  signal?: AbortSignal;
  /** The pause between two batches, which leaves the machine to other work. */
  pauseMs?: number;
  onProgress?: (progress: Reanalysis & { total: number }) => void;
};

/**
 * Judges every recipe and variant again whose stored judgement is missing or was made by other rules or knowledge.
 * Several processes share the work: each skips rows that another has locked. A recipe that cannot be judged is logged,
 * counted and left unchanged, so that nothing relies on it.
 */
export async function reanalyseRecipes({ signal, pauseMs = 0, onProgress }: Options = {}): Promise<Reanalysis> {
  const total = await countStaleRecipes();
  const progress: Reanalysis = { done: 0, failed: 0 };
  const failed: string[] = [];
  while (!signal?.aborted) {
    // Judgements made with knowledge that has changed meanwhile would be stale again, and this would never end.
    await applyReviewed();
    const ids = await findStale(failed);
    if (ids.length === 0) break;
    progress.done += await judgeAll(ids, failed);
    progress.failed = failed.length;
    onProgress?.({ ...progress, total });
    if (pauseMs > 0) await pause(pauseMs, undefined, { signal }).catch(() => undefined);
  }
  return progress;
}

/** Written as two inequalities, so that an index on the version can be used. */
function isStale(): Prisma.Sql {
  const version = analysisVersion();
  return Prisma.sql`(engine_version IS NULL OR engine_version < ${version} OR engine_version > ${version})`;
}

const COUNT = z.object({ count: z.number() });
const STALE = z.object({ id: z.string() });

export async function countStaleRecipes(): Promise<number> {
  const [row] = await queryRowsIn(
    db,
    COUNT,
    Prisma.sql`
    SELECT count(*)::int AS count FROM recipes WHERE ${isStale()}`,
  );
  return row?.count ?? 0;
}

/** The next batch: recipes that somebody looks at before all others. */
async function findStale(except: readonly string[]): Promise<string[]> {
  const seen = takeFirst(BATCH);
  const first = seen.length === 0 ? [] : await staleAmong(Prisma.sql`id = ANY(${seen}::uuid[])`, except);
  return first.length > 0 ? first : staleAmong(Prisma.sql`TRUE`, except);
}

async function staleAmong(which: Prisma.Sql, except: readonly string[]): Promise<string[]> {
  const rows = await queryRowsIn(
    db,
    STALE,
    Prisma.sql`
    SELECT id FROM recipes WHERE ${isStale()} AND ${which} AND NOT id = ANY(${[...except]}::uuid[]) LIMIT ${BATCH}`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Judges a batch together; after a failure one by one, so that a single bad recipe does not keep the others from being
 * judged.
 */
async function judgeAll(ids: readonly string[], failed: string[]): Promise<number> {
  let { done, left } = await judge(ids).catch((error: unknown) => ({ done: 0, left: ids, error }));
  for (const id of left) {
    const one = await judge([id]).catch((error: unknown) => ({ done: 0, left: [id], error }));
    done += one.done;
    if (one.left.length === 0) continue;
    const err = "error" in one ? one.error : "the engine did not read every line";
    log.error({ err, id }, "a recipe could not be judged anew");
    failed.push(id);
  }
  return done;
}

/**
 * The engine runs outside the transaction. Recipes that another process has judged meanwhile, or has locked, are
 * skipped.
 */
async function judge(ids: readonly string[]): Promise<{ done: number; left: readonly string[] }> {
  const ahead = await analyseInTime(await wordsOf(ids));
  return db.$transaction(async (tx) => {
    const rows = await queryRowsIn(
      tx,
      STALE,
      Prisma.sql`
      SELECT id FROM recipes WHERE ${isStale()} AND id = ANY(${[...ids]}::uuid[])
      ORDER BY id FOR NO KEY UPDATE SKIP LOCKED`,
    );
    const rowIds = rows.map(({ id }) => id);
    if (rowIds.length === 0) return { done: 0, left: [] };
    const { unread } = await storeAnalyses(tx, rowIds, ahead);
    return { done: rowIds.length - unread.length, left: unread };
  });
}
