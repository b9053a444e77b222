import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";
import { analysisVersion } from "@/server/dietary/analysis-version";
import type { Setting } from "@/server/dietary/engine/judge";
import { log } from "@/server/log";
import { leaveNotification } from "@/server/notifications/leave-notification";
import { findRecipe } from "@/server/recipes/find-recipe";
import { readTable, type Table } from "@/server/recipes/table/read-table";

/** Recipes of one person that are read in one statement. */
const BATCH = 20;

type Options = { signal?: AbortSignal; pauseMs?: number };
const PERSON = z.object({ id: z.string() });
const DUE = z.object({ recipeId: z.string(), due: z.number() });
type Due = z.infer<typeof DUE>;

/**
 * Compares every saved or planned recipe that was analysed anew with the verdict that its keeper knows. If the verdict
 * differs although all settings are the same, they get a notice, which stays until they have read it. The verdict is for
 * the keeper and the people whom they added; what others show of their cards is never stored with it. `signal`
 * ends the work early; `pauseMs` is the pause between two people. Returns the numbers of checked recipes and of people
 * for whom it failed.
 */
export async function checkVerdicts({ signal, pauseMs = 0 }: Options = {}): Promise<{ done: number; failed: number }> {
  const failed = new Set<string>();
  let done = 0;
  let after = "";
  while (!signal?.aborted) {
    const userId = await nextPerson(after);
    if (userId === null) break;
    try {
      done += await checkPerson(userId, signal);
    } catch (error) {
      failed.add(userId);
      log.warn({ err: error, userId }, "what a person keeps could not be looked at again");
    }
    after = userId;
    if (pauseMs > 0) await pause(pauseMs, undefined, { signal }).catch(() => undefined);
  }
  return { done, failed: failed.size };
}

async function nextPerson(after: string): Promise<string | null> {
  const [row] = await queryRowsIn(
    db,
    PERSON,
    Prisma.sql`
    SELECT k.user_id AS id FROM kept_verdicts k JOIN recipes r ON r.id = k.recipe_id
    WHERE k.due > 0 AND (${after} = '' OR k.user_id > nullif(${after}, '')::uuid) AND r.engine_version = ${analysisVersion()}
    ORDER BY k.user_id LIMIT 1`,
  );
  return row?.id ?? null;
}

async function checkPerson(userId: string, signal?: AbortSignal): Promise<number> {
  const table = await readTable({ userId }, { isOwn: true, isWhole: true });
  const settings = hashOfTable(table);
  const began = now();
  let done = 0;
  let after: string | null = null;
  while (!signal?.aborted) {
    // Recipes that the current engine has not analysed yet have no verdict to compare, so they stay due.
    const rows: Due[] = await queryRowsIn(
      db,
      DUE,
      Prisma.sql`
      SELECT k.recipe_id AS "recipeId", k.due FROM kept_verdicts k JOIN recipes r ON r.id = k.recipe_id
      WHERE k.user_id = ${userId}::uuid AND k.due > 0 AND r.engine_version = ${analysisVersion()}
        AND (${after}::uuid IS NULL OR k.recipe_id > ${after}::uuid)
      ORDER BY k.recipe_id LIMIT ${BATCH}`,
    );
    for (const row of rows) await check(userId, row, table, settings);
    done += rows.length;
    after = rows.at(-1)?.recipeId ?? null;
    if (rows.length < BATCH) break;
  }
  await tellOfNews(userId, began);
  return done;
}

/** Notifies the person once of all that changed in this look. */
async function tellOfNews(userId: string, since: Date): Promise<void> {
  const count = await db.keptVerdict.count({ where: { userId, changedAt: { gte: since } } });
  if (count > 0)
    await leaveNotification(db, { userIds: [userId], kind: "verdicts", topic: "verdicts", values: { count } });
}

/**
 * Updates in one statement, which does nothing if `due` changed since the recipe was read: the recipe is then still
 * due.
 */
async function check(userId: string, { recipeId, due }: Due, table: Table, settings: string): Promise<void> {
  const recipe = await findRecipe({ userId }, recipeId, table);
  const fit = recipe?.judgement && recipe.judgement.settings.length > 0 ? recipe.judgement.fit : null;
  const [state, reason] = [fit?.state ?? null, fit?.reason ?? null];
  const gravest = fit?.gravest ? JSON.stringify(fit.gravest) : null;
  await db.$executeRaw`
    UPDATE kept_verdicts k SET due = 0, settings = ${settings}, state = ${state}, reason = ${reason},
      gravest = ${gravest}::jsonb,
      told_state = CASE WHEN is_told THEN ${state} ELSE k.told_state END,
      told_reason = CASE WHEN is_told THEN ${reason} ELSE k.told_reason END,
      changed_at = CASE WHEN is_told OR k.told_state IS NOT DISTINCT FROM ${state} THEN NULL
        ELSE coalesce(k.changed_at, ${now()}) END
    FROM (SELECT settings IS DISTINCT FROM ${settings} OR told_state IS NULL OR ${state}::text IS NULL AS is_told
      FROM kept_verdicts WHERE user_id = ${userId}::uuid AND recipe_id = ${recipeId}::uuid) AS known
    WHERE k.user_id = ${userId}::uuid AND k.recipe_id = ${recipeId}::uuid AND k.due = ${due}`;
}

/**
 * A hash of everybody's settings, whatever order they were read in. Unlike the settings, it may be stored, because it
 * does not reveal them.
 */
const hashOfTable = (table: Table): string =>
  createHash("sha256")
    .update(JSON.stringify(table.flatMap(({ name, settings }) => settings.map((each) => said(name, each))).sort()))
    .digest("base64url");

const said = (name: string | null, setting: Setting): string =>
  JSON.stringify(setting) + (name === null ? "" : JSON.stringify(name));
