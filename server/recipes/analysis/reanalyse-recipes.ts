import { setTimeout as pause } from "node:timers/promises";
import { db, type Transaction } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { analysisVersion } from "@/server/dietary/analysis-version";
import { log } from "@/server/log";
import { applyReviewed } from "./apply-reviewed";
import { storeAnalyses } from "./store-analysis";

/** So many rows are held at once, for some tens of milliseconds. */
const BATCH = 50;

export type Reanalysis = { done: number; failed: number };

type Options = {
  /** Stops after the batch under way. Starting again goes on where this ended: what is done is no longer stale. */
  signal?: AbortSignal;
  /** Left to others between two batches. */
  pauseMs?: number;
  onProgress?: (progress: Reanalysis & { total: number }) => void;
};

/** A table whose rows carry a judgement and the edition that made it. `store` judges rows that the transaction holds. */
type Judged = {
  readonly table: "recipes" | "variants";
  readonly store: (tx: Transaction, ids: readonly string[]) => Promise<void>;
};

const RECIPES: Judged = { table: "recipes", store: storeAnalyses };

export const countStaleRecipes = (): Promise<number> => countStale(RECIPES);
export const reanalyseRecipes = (options: Options = {}): Promise<Reanalysis> => reanalyse(RECIPES, options);

/**
 * Judges anew every row whose stored judgement was made by other rules or other knowledge, or never. Several
 * processes share the work: what one of them holds, the others pass over. What cannot be judged is logged, counted
 * and left as it is, so that nothing relies on it.
 */
export async function reanalyse(of: Judged, { signal, pauseMs = 0, onProgress }: Options = {}): Promise<Reanalysis> {
  const total = await countStale(of);
  const progress: Reanalysis = { done: 0, failed: 0 };
  const failed: string[] = [];
  while (!signal?.aborted) {
    // What is judged by knowledge that has since changed would be stale again, and this would not end.
    await applyReviewed();
    const { ids, error } = await analyseBatch(of, failed);
    if (ids.length === 0) break;
    if (error === undefined) progress.done += ids.length;
    else progress.done += await oneByOne(of, ids, failed);
    progress.failed = failed.length;
    onProgress?.({ ...progress, total });
    if (pauseMs > 0) await pause(pauseMs, undefined, { signal }).catch(() => undefined);
  }
  return progress;
}

/** Both sides of an inequality, so that an index on the version is used. */
function isStale(): Prisma.Sql {
  const version = analysisVersion();
  return Prisma.sql`(engine_version IS NULL OR engine_version < ${version} OR engine_version > ${version})`;
}

async function countStale({ table }: Judged): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM ${Prisma.raw(table)} WHERE ${isStale()}`;
  return row?.count ?? 0;
}

async function analyseBatch(
  { table, store }: Judged,
  except: readonly string[],
): Promise<{ ids: string[]; error?: unknown }> {
  let ids: string[] = [];
  try {
    await db.$transaction(async (tx) => {
      const rows = await tx.$queryRaw<{ id: string }[]>`
        SELECT id FROM ${Prisma.raw(table)} WHERE ${isStale()} AND NOT id = ANY(${[...except]}::uuid[])
        LIMIT ${BATCH} FOR NO KEY UPDATE SKIP LOCKED`;
      ids = rows.map(({ id }) => id);
      if (ids.length > 0) await store(tx, ids);
    });
    return { ids };
  } catch (error) {
    // Without rows it was the database that failed, not what is in it.
    if (ids.length === 0) throw error;
    return { ids, error };
  }
}

async function oneByOne({ table, store }: Judged, ids: readonly string[], failed: string[]): Promise<number> {
  let done = 0;
  for (const id of ids) {
    try {
      await db.$transaction(async (tx) => {
        await tx.$queryRaw`SELECT 1 FROM ${Prisma.raw(table)} WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
        await store(tx, [id]);
      });
      done += 1;
    } catch (error) {
      log.error({ err: error, table, id }, "what is stored could not be judged anew");
      failed.push(id);
    }
  }
  return done;
}
