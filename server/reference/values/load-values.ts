import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { z } from "zod";
import { pool } from "@/server/db/client";
import { inTransaction } from "@/server/db/in-transaction";
import { queryText } from "@/server/db/query-text";
import { analysisVersion } from "@/server/dietary/analysis-version";
import { conceptValues } from "@/server/dietary/concept-values";
import type { Concept, Knowledge } from "@/server/dietary/engine/knowledge";
import { type FactSources, readFactSources } from "@/server/dietary/fact-sources";
import { loadReferenceKnowledge } from "@/server/dietary/load-knowledge";
import { refoldQueue } from "@/server/dietary/review/refold-queue";
import { referenceChecksum } from "@/server/reference/load-reference";
import { loadAllergenClasses, loadHealthRules } from "./load-lists";
import { replaceValues } from "./replace-values";

/** An arbitrary number that none of our other advisory locks has. */
const VALUES_LOCK = 72_707_371;
const NAME = "ingredient values";
/** Raise it when the same reference is written differently: it is then loaded again. */
const VALUES_VERSION = 2;
/** Some 3,500 rows: the thread computes them in a few milliseconds, and the database writes them in one transaction. */
const CONCEPTS_AT_ONCE = 100;

type Options = {
  /** The pause between two parts, so that requests are not slowed down meanwhile. */
  pauseMs?: number;
  signal?: AbortSignal;
};

/**
 * Writes what is known of each concept to the database: its diets, allergen classes, nutrients and measures, each value
 * with its source. An unknown value gets no row, because unknown is neither false nor zero. The words of the review
 * queue are folded again by the engine's current rules. Values that an administrator wrote stay.
 *
 * These are a quarter of a million rows, so the start does not wait for them: each part has a transaction of its own.
 * Does nothing if the current rules and reference are loaded already. Several processes may call it at once.
 */
export async function loadValues({ pauseMs = 0, signal }: Options = {}): Promise<void> {
  const checksum = createHash("sha256")
    .update(`${VALUES_VERSION} ${analysisVersion()} ${await referenceChecksum()}`)
    .digest("hex");
  const { rowCount: loads } = await pool.query("SELECT FROM reference_loads WHERE name = $1 AND checksum = $2", [
    NAME,
    checksum,
  ]);
  if (loads !== 0) return;
  await inTransaction(refoldQueue);
  const knowledge = loadReferenceKnowledge();
  const factsOf = readFactSources(knowledge);
  await withLock(async (client) => {
    await loadAllergenClasses(client);
    await loadHealthRules(client, knowledge.healthRules);
  });
  let last: string | null = "00000000-0000-0000-0000-000000000000";
  while (last !== null) {
    if (signal?.aborted) return;
    const after: string = last;
    last = await withLock((client) => loadPart(client, { knowledge, factsOf, after }));
    if (pauseMs > 0) await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
  }
  await pool.query(
    `INSERT INTO reference_loads (name, checksum) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET checksum = excluded.checksum, loaded_at = now()`,
    [NAME, checksum],
  );
}

const CONCEPT = z.object({ id: z.string(), slug: z.string() });

/** The next concepts in order of their ids. Returns the last id, or null at the end. */
async function loadPart(
  client: pg.ClientBase,
  { knowledge, factsOf, after }: { knowledge: Knowledge; factsOf: FactSources; after: string },
): Promise<string | null> {
  // Locked, so that an administrator's edit of one of them comes before or after this part, not in between.
  const rows = await queryText(
    client,
    CONCEPT,
    `SELECT id, slug FROM ingredients WHERE origin = 'reference' AND slug IS NOT NULL AND id > $1
     ORDER BY id LIMIT ${CONCEPTS_AT_ONCE} FOR SHARE`,
    [after],
  );
  const values = rows.flatMap(({ id, slug }) => {
    const concept = conceptBySlug(knowledge, slug);
    return concept ? [{ id, values: conceptValues(concept, knowledge, factsOf) }] : [];
  });
  await replaceValues(client, values);
  return rows.at(-1)?.id ?? null;
}

/** The concept of a slug. A concept that the reference no longer names keeps the values that it had. */
function conceptBySlug(knowledge: Knowledge, slug: string): Concept | undefined {
  const index = knowledge.conceptIndex.get(slug);
  return index === undefined ? undefined : knowledge.concepts[index];
}

/** Lets only one loader run at a time, in whichever process. */
function withLock<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  return inTransaction(async (client) => {
    await client.query("SELECT pg_advisory_xact_lock($1)", [VALUES_LOCK]);
    return work(client);
  });
}
