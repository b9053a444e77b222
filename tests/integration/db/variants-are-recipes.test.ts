import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrate } from "@/server/db/migrate";
import { createDatabase, dropDatabase } from "../../support/database";
import {
  migrationsUntil,
  NEW_VARIANTS,
  OLD_VARIANTS,
  PLACE_MADE,
  VARIANTS_MOVED,
} from "../../support/variants-of-yesterday";

type Variant = Record<string, unknown>;

let database: { name: string; url: string };
let client: pg.Client;
const folders: string[] = [];

const [ownerId, otherId, listId] = [randomUUID(), randomUUID(), randomUUID()];
const [baseId, publicId] = [randomUUID(), randomUUID()];
const [whole, alone, ofAnother, empty, unjudged, sameAsRecipe, sameLine, nonsense] = Array.from({ length: 8 }, () =>
  randomUUID(),
) as [string, string, string, string, string, string, string, string];

const query = async <T extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<T[]> =>
  (await client.query<T>(sql, values)).rows;

async function migrateUntil(last: string, isWithIt: boolean): Promise<string[]> {
  const folder = await migrationsUntil(last, { isWithIt });
  folders.push(folder);
  return migrate(database.url, folder);
}

const variantsIn = async (sql: string) =>
  new Map((await query<{ id: string; variant: Variant }>(sql)).map(({ id, variant }) => [id, variant]));

/** All other recipe content that readers see. */
const ofRecipes = () =>
  query<{ facts: unknown }>(`
    SELECT jsonb_build_object(
      'recipes', (SELECT jsonb_agg(to_jsonb(r) - '{base_recipe_id,base_recipe_title,base_updated_at}'::text[] ORDER BY r.id)
        FROM recipes r WHERE r.id IN ('${baseId}', '${publicId}', '${sameAsRecipe}')
          AND (to_jsonb(r)->>'base_recipe_title') IS NULL),
      'public', (SELECT sum(change) FROM public_recipe_changes),
      'words', (SELECT jsonb_agg(word ORDER BY word) FROM search_words),
      'saved', (SELECT jsonb_agg(s ORDER BY s.recipe_id) FROM saved_recipes s),
      'added recipe', (SELECT jsonb_agg(g.recipe_id) FROM grocery_list_recipes g WHERE g.title = 'Pancakes')) AS facts`);

async function addVariant(id: string, over: Variant = {}, lines: readonly Variant[] = []): Promise<void> {
  const columns: Variant = {
    id,
    owner_id: ownerId,
    base_recipe_id: baseId,
    base_recipe_title: "Pancakes",
    base_updated_at: "2026-11-01T10:00:00.123Z",
    title: `Mine ${id.slice(0, 4)}`,
    created_at: "2026-11-02T10:00:00.456Z",
    updated_at: "2026-11-03T10:00:00.789Z",
    ...over,
  };
  const names = Object.keys(columns);
  await query(
    `INSERT INTO variants (${names.join(", ")}) VALUES (${names.map((_, at) => `$${at + 1}`).join(", ")})`,
    Object.values(columns),
  );
  for (const [position, line] of lines.entries()) {
    const of: Variant = { id: randomUUID(), variant_id: id, position, name: "flour", analysis: "{}", ...line };
    const keys = Object.keys(of);
    await query(
      `INSERT INTO variant_ingredients (${keys.join(", ")}) VALUES (${keys.map((_, at) => `$${at + 1}`).join(", ")})`,
      Object.values(of),
    );
    await query(
      "INSERT INTO variant_instructions (id, variant_id, position, text, group_name) VALUES ($1, $2, $3, $4, $5)",
      [randomUUID(), id, position, `Stir ${position}`, position === 0 ? "Batter" : null],
    );
  }
}

async function addYesterday(): Promise<void> {
  for (const [id, email] of [
    [ownerId, "cook@post.example"],
    [otherId, "other@post.example"],
  ]) {
    await query(
      "INSERT INTO users (id, email, password_hash, first_name, last_name, updated_at) VALUES ($1, $2, 'x', 'C', 'C', now())",
      [id, email],
    );
  }
  await query(
    "INSERT INTO nutrients (key, label, unit, position) VALUES ('calories', 'Calories', 'kcal', 1), ('sodium', 'Sodium', 'mg', 2)",
  );
  await query(
    "INSERT INTO health_concerns (id, name, explanation) VALUES (gen_random_uuid(), 'celiac', ''), (gen_random_uuid(), 'lactose', '')",
  );
  for (const [id, owner, title, isPublic] of [
    [baseId, ownerId, "Pancakes", false],
    [publicId, otherId, "Blini", true],
    [sameAsRecipe, otherId, "Crepes", true],
  ]) {
    await query(
      "INSERT INTO recipes (id, owner_id, origin, title, is_public, updated_at) VALUES ($1, $2, 'created', $3, $4, now())",
      [id, owner, title, isPublic],
    );
  }
  const baseLine = randomUUID();
  await query("INSERT INTO recipe_ingredients (id, recipe_id, position, name) VALUES ($1, $2, 0, 'milk')", [
    baseLine,
    baseId,
  ]);
  await query("INSERT INTO saved_recipes (user_id, recipe_id) VALUES ($1, $2)", [ownerId, publicId]);
  const known = JSON.stringify({
    fits: { vegan: true },
    needs: ["low_sodium"],
    is_known: true,
    amounts: { sodium: 3 },
  });
  await addVariant(
    whole,
    {
      servings: 4,
      dietary_info: JSON.stringify({ vegan: true, dairy_free: false }),
      nutrition: JSON.stringify({
        coverage: 0.75,
        values: { calories: 123.456789012, sodium: 0, gone: 4 },
        in_part: [
          { of: "brine", share: 0.2 },
          { of: "marinade", share: 0.5 },
        ],
      }),
      engine_version: "3.1.0-abc",
      concept_keys: [3, 17, -4],
      judged_words: ["milk"],
    },
    [
      {
        name: "oat milk",
        quantity: "1",
        unit: "cup",
        note: "cold",
        group_name: "Batter",
        base_ingredient_id: baseLine,
        analysis: known,
      },
      { name: "flour", analysis: known },
      { name: "salt", analysis: known },
    ],
  );
  await addVariant(alone, { base_recipe_id: null, engine_version: "3.1.0-abc" }, [
    { analysis: JSON.stringify({ is_known: false }) },
  ]);
  await addVariant(ofAnother, { base_recipe_id: publicId, base_recipe_title: "Blini" }, [{}]);
  await addVariant(empty, {
    engine_version: "3.1.0-abc",
    nutrition: JSON.stringify({ coverage: 0, values: {}, in_part: [] }),
  });
  await addVariant(unjudged, {}, [{}, {}]);
  await addVariant(sameAsRecipe, { title: "Has the id of a recipe" }, [{}]);
  await addVariant(sameLine, {}, [{ id: baseLine }]);
  await addVariant(
    nonsense,
    { nutrition: JSON.stringify({ values: { calories: 99_999_999_999, sodium: "much" }, in_part: 3 }) },
    [{}],
  );
  await query("INSERT INTO grocery_lists (id, owner_id, name, updated_at) VALUES ($1, $2, 'Week', now())", [
    listId,
    ownerId,
  ]);
  for (const [column, id, title] of [
    ["variant_id", whole, "Mine"],
    ["variant_id", sameAsRecipe, "Mine too"],
    ["recipe_id", baseId, "Pancakes"],
  ]) {
    await query(
      `INSERT INTO grocery_list_recipes (id, list_id, ${column}, title) VALUES (gen_random_uuid(), $1, $2, $3)`,
      [listId, id, title],
    );
  }
  for (const id of [whole, sameAsRecipe]) {
    await query(
      `INSERT INTO verdict_reports (id, user_id, variant_id, title, line, fault, said, note, engine_version, created_at)
       VALUES (gen_random_uuid(), $1, $2, 'Mine', '', 'other', '[]', '', '1', now())`,
      [ownerId, id],
    );
  }
}

let before: Map<string, Variant>;
let after: Map<string, Variant>;
let others: [unknown, unknown];

beforeAll(async () => {
  database = await createDatabase({ isMigrated: false });
  await migrateUntil(PLACE_MADE, false);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await addYesterday();
  before = await variantsIn(OLD_VARIANTS);
  const recipesBefore = await ofRecipes();
  expect(await migrateUntil(VARIANTS_MOVED, true)).toEqual([PLACE_MADE, VARIANTS_MOVED]);
  after = await variantsIn(NEW_VARIANTS);
  others = [recipesBefore, await ofRecipes()];
}, 60_000);

afterAll(async () => {
  await client?.end();
  await dropDatabase(database.name);
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

describe("the migration that makes every variant a recipe", () => {
  it("keeps each under its id: its lines, verdicts, nutrition, times, and references to it", () => {
    expect(before.size).toBe(8);
    expect(after.size).toBe(8);
    for (const [id, variant] of before) {
      if (id !== sameAsRecipe) expect([id, after.get(id)]).toEqual([id, variant]);
    }
    expect(before.get(whole)).toMatchObject({
      nutrients: { calories: 123.456789, sodium: 0 },
      "in part": [
        { of: "brine", share: 0.2 },
        { of: "marinade", share: 0.5 },
      ],
      reports: [expect.any(String)],
      "on lists": [expect.any(String)],
    });
  });

  it("gives a new id to a variant that has the id of a recipe, and keeps the recipe", () => {
    const [moved] = [...after].filter(([id]) => !before.has(id));
    expect(moved?.[1]).toEqual(before.get(sameAsRecipe));
    expect(moved?.[1]).toMatchObject({ "on lists": [expect.any(String)], reports: [expect.any(String)] });
  });

  it("keeps the ids of lines, except an id that a recipe's line has", async () => {
    const kept = await query<{ recipe: string; count: number }>(
      "SELECT recipe_id AS recipe, count(*)::int AS count FROM recipe_ingredients WHERE recipe_id = ANY ($1) GROUP BY 1",
      [[baseId, sameLine]],
    );
    expect(new Map(kept.map(({ recipe, count }) => [recipe, count]))).toEqual(
      new Map([
        [baseId, 1],
        [sameLine, 1],
      ]),
    );
  });

  it("changes no other recipe: neither its count, its words, nor who saved it", () => {
    expect(others[1]).toEqual(others[0]);
  });

  it("stores missing judgements as unknown and suitable for nobody, and indexes the variant's words", async () => {
    const rows = await query<{ id: string }>(
      `SELECT id, has_unknown, has_undisclosed, unfit_for, firm_keys, label_fits,
         search_vector @@ plainto_tsquery('english', 'oat milk') AS is_found
       FROM recipes WHERE id = ANY ($1) ORDER BY array_position($1, id)`,
      [[whole, alone, empty]],
    );
    const same = { has_undisclosed: true, unfit_for: ["celiac", "lactose"], label_fits: [] };
    expect(rows).toEqual([
      { id: whole, ...same, has_unknown: false, firm_keys: [3, 17, -4], is_found: true },
      { id: alone, ...same, has_unknown: true, firm_keys: [], is_found: false },
      { id: empty, ...same, has_unknown: true, firm_keys: [], is_found: false },
    ]);
  });

  it("removes the old tables, and lets no variant be public or without an owner", async () => {
    const [left] = await query(`SELECT to_regclass('variants') AS v, to_regclass('variant_ingredients') AS i,
      to_regclass('variant_instructions') AS s`);
    expect(left).toEqual({ v: null, i: null, s: null });
    for (const change of [
      "is_public = true",
      "owner_id = NULL",
      "base_updated_at = NULL",
      "base_recipe_title = NULL",
    ]) {
      await expect(query(`UPDATE recipes SET ${change} WHERE id = '${whole}'`)).rejects.toThrow(/check/);
    }
    await query("DELETE FROM recipes WHERE id = $1", [baseId]);
    expect((await variantsIn(NEW_VARIANTS)).get(whole)).toMatchObject({ base: null, "base title": "Pancakes" });
  });
});
