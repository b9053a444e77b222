import { pool } from "@/server/db/client";

/**
 * Tables without an owner: aliases, which administrators give an item when they merge others into it; and what devices
 * without an account show to a kitchen or share by a link (when such a link moves into an account, its guest's card is
 * deleted); and what an application is about to ask for, before anybody is there.
 */
const OF_NO_ACCOUNT = ["favorite_item_aliases", "guest_link_cards", "guest_visits", "oauth_pushed_requests"];

/** Tables with foreign keys to `users`, directly or through other tables: those that may hold a person's data. */
export async function tablesOfPeople(): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(`
    WITH RECURSIVE linked AS (
      SELECT 'users'::regclass::oid AS id
      UNION
      SELECT c.conrelid FROM pg_constraint c JOIN linked l ON c.confrelid = l.id WHERE c.contype = 'f'
    )
    SELECT id::regclass::text AS name FROM linked ORDER BY 1`);
  return rows.map(({ name }) => name).filter((name) => !OF_NO_ACCOUNT.includes(name));
}

export async function allTables(): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
  );
  return rows.map(({ name }) => name);
}

/** The number of rows in each table, including empty tables. */
export async function countRows(tables: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM "${table}"`);
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}

/** The tables in which any column of any row contains one of the texts. */
export async function tablesHolding(texts: readonly string[]): Promise<string[]> {
  const holding: string[] = [];
  for (const table of await allTables()) {
    const found = await pool.query(`SELECT 1 FROM "${table}" t WHERE to_jsonb(t)::text ILIKE ANY ($1) LIMIT 1`, [
      texts.map((text) => `%${text}%`),
    ]);
    if (found.rowCount) holding.push(table);
  }
  return holding.sort();
}

/** The ids of all rows in those of the tables that have an id column. */
export async function idsIn(tables: readonly string[]): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const table of tables) {
    const { rows } = await pool.query<{ id: string | null }>(`SELECT to_jsonb(t)->>'id' AS id FROM "${table}" t`);
    for (const { id } of rows) if (id) ids.add(id);
  }
  return ids;
}
