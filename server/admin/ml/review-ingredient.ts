import type { PoolClient } from "pg";
import { z } from "zod";
import { AppError, invalidField, notFound } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import type { ConfirmBody, DietaryBody, MlEffect, MlIngredient, NutrientsBody } from "@/lib/schemas/admin-ml";
import { runInBackground } from "@/server/background/run-in-background";
import { pool, type Queryable } from "@/server/db/client";
import { inTransaction } from "@/server/db/in-transaction";
import { queryText } from "@/server/db/query-text";
import { ADMIN_SOURCE } from "@/server/dietary/review/refresh-reviewed";
import { applyReviewed } from "@/server/recipes/analysis/apply-reviewed";
import { CLASSIFICATION } from "../audit/audit-entry";
import { type Actor, type AuditAction, writeAudit } from "../audit/write-audit";
import { effectOnFoods } from "../effect/effect-of";
import { INGREDIENT_COLUMNS, INGREDIENT_ROW, type IngredientRow, toMlIngredient } from "./ingredient-wire";
import { type ReviewState, reviewStates } from "./review-state";

const KEY = z.object({ key: z.string() });
const FOOD = z.object({ id: z.string() });

type Attributes = Readonly<Record<string, boolean | null>>;

/** `is_vegan` and `vegan` are the same attribute. null removes the reviewer's answer: the value is then unknown. */
export async function setDietary(
  actor: Actor,
  id: string,
  { confirm, version, ...attributes }: DietaryBody,
): Promise<MlIngredient> {
  const wanted = Object.entries(attributes).map(([key, value]) => ({ name: key, key: key.replace(/^is_/, ""), value }));
  return review(actor, { id, version, action: confirm ? "confirm" : "update" }, async (client) => {
    const known = await queryText(client, KEY, "SELECT key FROM dietary_attributes WHERE key = ANY ($1::text[])", [
      wanted.map(({ key }) => key),
    ]);
    const unknown = wanted.find(({ key }) => !known.some((each) => each.key === key));
    if (unknown) throw invalidField(unknown.name, "noSuchAttribute");
    await client.query(
      `DELETE FROM ingredient_attributes a USING dietary_attributes d
       WHERE d.id = a.attribute_id AND a.ingredient_id = $1 AND d.key = ANY ($2::text[])`,
      [id, wanted.filter(({ value }) => value === null).map(({ key }) => key)],
    );
    await client.query(
      `INSERT INTO ingredient_attributes (ingredient_id, attribute_id, value, source)
       SELECT $1, d.id, r.value::presence, $3 FROM jsonb_to_recordset($2) AS r(key text, value text)
       JOIN dietary_attributes d ON d.key = r.key
       ON CONFLICT (ingredient_id, attribute_id) DO UPDATE SET value = excluded.value, source = excluded.source`,
      [
        id,
        JSON.stringify(
          wanted.filter(({ value }) => value !== null).map(({ key, value }) => ({ key, value: value ? "yes" : "no" })),
        ),
        ADMIN_SOURCE,
      ],
    );
    if (confirm) await confirmFoods(client, actor, [id]);
  });
}

/** null means unknown, never zero. */
export async function setNutrients(
  actor: Actor,
  id: string,
  { version, ...nutrients }: NutrientsBody,
): Promise<MlIngredient> {
  const wanted = Object.entries(nutrients).map(([name, value]) => ({
    name,
    key: name.replace(/_per_100g$/, ""),
    value,
  }));
  return review(actor, { id, version, action: "update" }, async (client) => {
    const known = await queryText(client, KEY, "SELECT key FROM nutrients WHERE key = ANY ($1::text[])", [
      wanted.map(({ key }) => key),
    ]);
    const unknown = wanted.find(({ key }) => !known.some((each) => each.key === key));
    if (unknown) throw invalidField(unknown.name, "noSuchNutrient");
    await client.query(
      "DELETE FROM ingredient_nutrients WHERE ingredient_id = $1 AND nutrient_key = ANY ($2::text[])",
      [id, wanted.filter(({ value }) => value === null).map(({ key }) => key)],
    );
    await client.query(
      `INSERT INTO ingredient_nutrients (ingredient_id, nutrient_key, per_100g, source)
       SELECT $1, r.key, r.value, $3 FROM jsonb_to_recordset($2) AS r(key text, value numeric)
       ON CONFLICT (ingredient_id, nutrient_key) DO UPDATE SET per_100g = excluded.per_100g, source = excluded.source`,
      [id, JSON.stringify(wanted.filter(({ value }) => value !== null)), ADMIN_SOURCE],
    );
  });
}

/**
 * Confirms foods as they are, which removes them from the review queue. Foods that are already confirmed are not
 * counted.
 */
export async function confirmIngredients(actor: Actor, { ids, versions }: ConfirmBody): Promise<{ confirmed: number }> {
  const confirmed = await inTransaction(async (client) => {
    const rows = await queryText(
      client,
      FOOD,
      "SELECT id FROM ingredients WHERE id = ANY ($1::uuid[]) AND NOT confirmed ORDER BY id FOR UPDATE",
      [ids],
    );
    const wanted = rows.map(({ id }) => id);
    const states = await reviewStates(client, wanted);
    const before = await findIngredients(client, wanted);
    for (const food of before) requireSeenAsIs(food, versions[food.id]);
    await confirmFoods(client, actor, wanted);
    await note(client, { actor, action: "confirm" }, { before, states });
    return rows.length;
  });
  takeOver();
  return { confirmed };
}

/** A confirmed value is no longer a guess: the engine uses it, and training learns from it. */
const confirmFoods = (client: PoolClient, actor: Actor, ids: readonly string[]) =>
  client.query(
    `UPDATE ingredients SET confirmed = true, confirmed_at = now(), confirmed_by = $2,
       origin = CASE origin WHEN 'inferred' THEN 'admin' ELSE origin END,
       updated_at = greatest(now(), updated_at + interval '1 millisecond')
     WHERE id = ANY ($1::uuid[])`,
    [ids, actor.email],
  );

const takeOver = () => runInBackground("taking over what was reviewed", async () => void (await applyReviewed()));

async function findIngredients(client: Queryable, ids: readonly string[]): Promise<IngredientRow[]> {
  return queryText(
    client,
    INGREDIENT_ROW,
    `SELECT ${INGREDIENT_COLUMNS} FROM ingredients i WHERE i.id = ANY ($1::uuid[]) ORDER BY i.id`,
    [ids],
  );
}

async function findIngredient(client: Queryable, id: string): Promise<IngredientRow> {
  const [row] = await findIngredients(client, [id]);
  if (!row) throw notFound("ingredient");
  return row;
}

function requireSeenAsIs(now: IngredientRow, version: string | undefined): void {
  if (version === undefined || toMlIngredient(now).version === version) return;
  throw new AppError("conflict", says("rowChanged", { row: now.name }), {
    reason: "row_changed",
  });
}

type Reviewing = { id: string; version: string | undefined; action: AuditAction };

/** Makes one reviewed change of a food. Errors: 404; 409 if somebody has changed the food since `version`. */
async function review(
  actor: Actor,
  { id, version, action }: Reviewing,
  change: (client: PoolClient) => Promise<void>,
): Promise<MlIngredient> {
  const after = await inTransaction(async (client) => {
    const { rowCount } = await client.query("SELECT FROM ingredients WHERE id = $1 FOR UPDATE", [id]);
    if (rowCount === 0) throw notFound("ingredient");
    const before = await findIngredient(client, id);
    requireSeenAsIs(before, version);
    const states = await reviewStates(client, [id]);
    await change(client);
    await client.query(
      "UPDATE ingredients SET updated_at = greatest(now(), updated_at + interval '1 millisecond') WHERE id = $1",
      [id],
    );
    await note(client, { actor, action }, { before: [before], states });
    return findIngredient(client, id);
  });
  takeOver();
  return toMlIngredient(after);
}

type Reviewed = { before: readonly IngredientRow[]; states: ReadonlyMap<string, ReviewState> };

/**
 * Writes the audit entries of a review, after the change. Foods that were confirmed together form one batch and are
 * undone together.
 */
async function note(
  client: PoolClient,
  made: { actor: Actor; action: AuditAction },
  { before, states }: Reviewed,
): Promise<void> {
  const shown = (row: IngredientRow | undefined) => {
    if (!row) return null;
    const { confirmed, dietary_attributes, nutrients_per_100g } = toMlIngredient(row);
    return { confirmed, ...dietary_attributes, ...nutrients_per_100g };
  };
  const ids = before.map(({ id }) => id);
  const now = new Map((await findIngredients(client, ids)).map((row) => [row.id, row]));
  const nowStates = await reviewStates(client, ids);
  await writeAudit(
    client,
    { ...made, model: { table: CLASSIFICATION } },
    before.map((row) => ({
      rowId: row.id,
      rowName: row.name,
      before: shown(row),
      after: shown(now.get(row.id)),
      undoWith: { before: states.get(row.id), after: nowStates.get(row.id) },
    })),
  );
}

const WORDS = new Map<boolean | null | undefined, string>([
  [true, "yes"],
  [false, "no"],
  [null, "maybe"],
  [undefined, "not known"],
]);

/** What saving these values would change, and for how many people. Writes nothing. */
export async function previewReview(id: string, attributes: Attributes): Promise<MlEffect> {
  const now = toMlIngredient(await findIngredient(pool, id)).dietary_attributes;
  const changes = Object.entries(attributes).flatMap(([name, value]) => {
    const key = name.startsWith("is_") ? name : `is_${name}`;
    if (now[key] === value) return [];
    return [`${key.slice(3).replaceAll("_", " ")}: ${WORDS.get(now[key])} → ${WORDS.get(value)}`];
  });
  const { recipes, people } = await effectOnFoods(pool, [id]);
  return { recipes, people, changes };
}
