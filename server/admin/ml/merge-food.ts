import type { PoolClient } from "pg";
import { z } from "zod";
import { AppError, invalidField, notFound } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import type { MergeFoodBody, MlIngredient } from "@/lib/schemas/admin-ml";
import { runInBackground } from "@/server/background/run-in-background";
import { inTransaction } from "@/server/db/in-transaction";
import { queryText } from "@/server/db/query-text";
import { uuid7 } from "@/server/db/uuid7";
import { ADMIN_SOURCE } from "@/server/dietary/review/refresh-reviewed";
import { applyReviewed } from "@/server/recipes/analysis/apply-reviewed";
import { type Actor, writeAudit } from "../audit/write-audit";
import { effectOnFoods, requireSeen } from "../effect/effect-of";
import { findRow } from "../rows/get-row";
import { columnsOf } from "../rows/row-wire";
import { getModel } from "../schema/admin-model";
import { INGREDIENT_COLUMNS, INGREDIENT_ROW, toMlIngredient } from "./ingredient-wire";
import { joinPreferences } from "./join-preferences";
import { keepMergedRecords, readMergingRecords } from "./merged-records";
import { type MovedFood, POINTING, readMoving } from "./moved-by-merge";
import { whyNotOne } from "./why-not-one";

const ALIAS = z.object({ id: z.string() });

/**
 * Merges two ingredients that are the same food. Recipes, lists, reports and people's records then refer to the other
 * one, and the names become its aliases, which the engine reads. A person who recorded both keeps the graver record.
 * Errors: 404; 409 `effect` until the administrator has confirmed whom it affects; 409 if the two contradict each
 * other, or if the engine needs the first: nobody's allergy may cover less than before.
 */
export async function mergeFood(actor: Actor, id: string, { into, confirm }: MergeFoodBody): Promise<MlIngredient> {
  if (id === into) throw invalidField("into", "ingredientIntoItself");
  const merged = await inTransaction(async (client) => {
    // In a fixed order, so that two merges of the same pair cannot deadlock.
    await client.query("SELECT FROM ingredients WHERE id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE", [[id, into]]);
    const model = getModel("ingredients");
    const [from, target] = [await findRow(client, model, id), await findRow(client, model, into)];
    if (!from) throw notFound("ingredient");
    if (!target) throw invalidField("into", "noSuchIngredient");
    const blocked = await whyNotOne(client, from, target);
    if (blocked) throw new AppError("conflict", says("inItsWords", { words: blocked }), { reason: "blocked" });
    const effect = await effectOnFoods(client, [id]);
    requireSeen(effect, confirm);
    const moving = await readMoving(client, id, into);
    const records = await readMergingRecords(client, id, into);
    const alias = await moveNames(client, from, into);
    await moveReferences(client, id, into);
    await client.query("DELETE FROM ingredients WHERE id = $1", [id]);
    await client.query(
      `UPDATE ingredients SET sightings = least(1000000000, sightings + $2::int),
         updated_at = greatest(now(), updated_at + interval '1 millisecond') WHERE id = $1`,
      [into, from.sightings],
    );
    const { recipes, people } = effect;
    const changeId = uuid7();
    await writeAudit(client, { actor, action: "merge", model }, [
      {
        id: changeId,
        rowId: id,
        rowName: String(from.name),
        before: columnsOf(model, from),
        after: { into: target.name, into_id: into, recipes, people },
        undoWith: { ...moving, alias } satisfies MovedFood,
      },
    ]);
    await keepMergedRecords(client, changeId, records);
    const rows = await queryText(
      client,
      INGREDIENT_ROW,
      `SELECT ${INGREDIENT_COLUMNS} FROM ingredients i WHERE i.id = $1`,
      [into],
    );
    if (!rows[0]) throw notFound("ingredient");
    return rows[0];
  });
  runInBackground("taking over what was merged", async () => void (await applyReviewed()));
  return toMlIngredient(merged);
}

/**
 * Stored as names that the team gave, because the engine uses those. Returns the id of the new alias, or null if the
 * other food had the name already.
 */
async function moveNames(client: PoolClient, from: Record<string, unknown>, into: string): Promise<string | null> {
  const made = await queryText(
    client,
    ALIAS,
    `INSERT INTO ingredient_synonyms (id, ingredient_id, text, normalized_text, language, source)
     SELECT $1, $2, $3, $4, 'en', $5
     ON CONFLICT (ingredient_id, normalized_text) DO NOTHING RETURNING id`,
    [uuid7(), into, from.name, from.normalized_name, ADMIN_SOURCE],
  );
  await client.query(
    `UPDATE ingredient_synonyms s SET ingredient_id = $2, source = $3
     WHERE s.ingredient_id = $1 AND NOT EXISTS (SELECT FROM ingredient_synonyms o
       WHERE o.ingredient_id = $2 AND o.normalized_text = s.normalized_text)`,
    [from.id, into, ADMIN_SOURCE],
  );
  return made[0]?.id ?? null;
}

async function moveReferences(client: PoolClient, id: string, into: string): Promise<void> {
  await joinPreferences(client, id, into);
  await client.query(
    `UPDATE recipes SET engine_version = NULL
     WHERE id IN (SELECT recipe_id FROM recipe_ingredients WHERE ingredient_id = $1)`,
    [id],
  );
  for (const table of POINTING) {
    await client.query(`UPDATE ${table} SET ingredient_id = $2 WHERE ingredient_id = $1`, [id, into]);
  }
}
