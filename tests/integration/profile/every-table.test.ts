import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { GET as exportAccount } from "@/app/user/export/route";
import { pool } from "@/server/db/client";
import { createEverything, createRestaurant } from "../../factories/everything";
import { createSignedInPerson } from "../../factories/people";
import { allTables, tablesOfPeople } from "../../support/every-table";
import { call } from "../../support/request";

/** Tables without a foreign key to a person, and why they hold no personal data. */
const NOBODYS: Record<string, string> = {
  _prisma_migrations: "which migrations have run",
  allergen_classes: "reference",
  dietary_attributes: "reference",
  health_concerns: "reference",
  health_rules: "reference",
  ingredient_allergens: "reference",
  ingredient_attributes: "reference",
  ingredient_count_changes: "counts",
  ingredient_nutrients: "reference",
  favorite_item_aliases: "names that administrators gave items",
  households: "the name of a home, gone with its last member: who lives there are its members",
  ingredient_parents: "reference",
  ingredient_portions: "reference",
  ingredient_synonyms: "reference",
  ingredients: "reference",
  nutrients: "reference",
  reference_loads: "which reference files are loaded",
  oauth_pushed_requests: "what an application is about to ask for, before anybody is there, gone within two hours",
  oauth_signing_keys: "the issuer's own keys",
  oauth_used_proofs: "hashes of proofs that applications made with their keys, gone within minutes",
  passkey_challenges: "hashes of random challenges, which name nobody and end within a quarter of an hour",
  platform_stat_changes: "counts",
  public_recipe_changes: "counts",
  recalls: "public notices of authorities",
  recall_feeds: "when a source of recalls was read",
  products: "packaged food as an open database describes it",
  product_imports: "how far an import of products came",
  rate_limits: "keyed by a hash, gone within hours",
  reviewed_edition: "what administrators reviewed of foods",
  search_words: "words of public recipes",
  venue_tallies: "counts",
  visit_days: "visits packed to be counted; each stands in the export of its guest",
  group_batches: "counts of at least five people",
  group_progress: "moments",
  venue_readings: "counts, which the owner of the venue may not read either",
  guest_link_cards:
    "what devices without an account share by a link, gone with the link or when it moves into an account",
  guest_visits: "what devices without an account show a kitchen, gone with the visit",
  visit_categories: "finds the rows of visit_disclosures by their categories, and goes with them",
  venue_tally_changes: "counts",
  venue_counted: "counts",
  stored_objects: "keys of photos made of random numbers; the sweep removes what no photo names",
};

/**
 * Columns that the export omits although it contains their rows: secrets (a queued mail contains a link that is as good
 * as a password), and references to the person or the row itself.
 */
const LEFT_OUT =
  /^(user_id|owner_id|created_by_id|invited_by_id|actor_id|undo_with|actor_email|password_hash|token_hash|sealed_secret|code_hash|hash|secret_hash|viewer_hash|code_challenge|nonce)$/;

/** The rows of a table, as text values by column. */
async function rowsOf(table: string): Promise<Record<string, unknown>[]> {
  const { rows } = await pool.query<{ row: Record<string, unknown> }>(`SELECT to_jsonb(t) AS row FROM "${table}" t`);
  return rows.map(({ row }) => row);
}

const leaves = (value: unknown): string[] => {
  if (value === null || typeof value === "boolean") return [];
  if (typeof value === "object") return Object.values(value).flatMap(leaves);
  return [JSON.stringify(value)];
};

/** "table.column" of every value of the rows that `text` does not contain. */
const missingFrom = (text: string, table: string, rows: Record<string, unknown>[]): string[] =>
  rows.flatMap((row) =>
    Object.entries(row)
      .filter(([column, value]) => !LEFT_OUT.test(column) && leaves(value).some((leaf) => !text.includes(leaf)))
      .map(([column]) => `${table}.${column}`),
  );

describe("every table of the schema", () => {
  it("refers to a person by foreign keys, or is listed as having no personal data", async () => {
    const ofPeople = await tablesOfPeople();
    const others = (await allTables()).filter((table) => !ofPeople.includes(table));
    expect(
      others.filter((table) => !(table in NOBODYS)),
      "say whose a new table is",
    ).toEqual([]);
    expect(
      Object.keys(NOBODYS).filter((table) => !others.includes(table)),
      "listed but not there",
    ).toEqual([]);
  });

  it("has no column that refers to a person without a foreign key", async () => {
    const { rows } = await pool.query<{ name: string }>(`
      SELECT c.table_name || '.' || c.column_name AS name
      FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE t.table_type = 'BASE TABLE' AND c.table_schema = 'public' AND c.column_name ~ '^(user|owner|person|actor|created_by|viewer)_id$' AND NOT EXISTS (
        SELECT 1 FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = ANY (k.conkey)
        WHERE k.contype = 'f' AND k.conrelid = format('%I', c.table_name)::regclass AND a.attname = c.column_name)`);
    expect(rows.map(({ name }) => name)).toEqual([]);
  });

  it("is in the person's export value by value, except for secrets", async () => {
    const restaurant = await createRestaurant();
    const tables = await tablesOfPeople();
    const before = new Map<string, Set<string>>();
    for (const table of tables) before.set(table, new Set((await rowsOf(table)).map((row) => JSON.stringify(row))));
    const person = await createSignedInPerson();
    await createEverything(person, restaurant, `mark-${randomUUID()}`);
    const text = JSON.stringify((await call(exportAccount, { token: person.token })).body);
    const missing: string[] = [];
    for (const table of tables) {
      const added = (await rowsOf(table)).filter((row) => !before.get(table)?.has(JSON.stringify(row)));
      expect(added.length, table).toBeGreaterThan(0);
      missing.push(...missingFrom(text, table, added));
    }
    expect([...new Set(missing)]).toEqual([]);
  });
});
