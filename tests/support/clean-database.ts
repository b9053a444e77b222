import type pg from "pg";

/** What the prepared database holds from the start, by table, and the first transaction that came after. */
export type Baseline = { counts: ReadonlyMap<string, number>; tables: readonly string[]; transaction: string };

type Client = Pick<pg.Pool, "query">;

const quoted = (table: string) => `"${table}"`;

async function countRows(client: Client, tables: readonly string[]): Promise<Map<string, number>> {
  const each = tables.map((table) => `SELECT '${table}' AS name, count(*)::int AS rows FROM ${quoted(table)}`);
  const { rows } = await client.query<{ name: string; rows: number }>(each.join(" UNION ALL "));
  return new Map(rows.map((row) => [row.name, row.rows]));
}

export async function readBaseline(client: Client): Promise<Baseline> {
  const { rows } = await client.query<{ table: string }>(
    `SELECT c.relname AS table FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = 'public' AND c.relkind = 'r' ORDER BY 1`,
  );
  const tables = rows.map((row) => row.table);
  const { rows: ids } = await client.query<{ id: string }>("SELECT pg_current_xact_id()::text AS id");
  return { tables, counts: await countRows(client, tables), transaction: ids[0]?.id ?? "0" };
}

/**
 * Takes away what came since the baseline, much faster than a new copy would be made.
 * @returns false when reference rows were changed or removed: then only a new copy helps
 */
export async function removeNewRows(client: Client, baseline: Baseline): Promise<boolean> {
  const deletions = baseline.tables.map((table) => {
    const isReference = (baseline.counts.get(table) ?? 0) > 0;
    return `DELETE FROM ${quoted(table)}${isReference ? ` WHERE xmin::text::bigint >= ${baseline.transaction}` : ""}`;
  });
  // As a replica, foreign keys are not checked: every table is emptied anyway, in whatever order.
  await client.query(`BEGIN; SET LOCAL session_replication_role = replica; ${deletions.join("; ")}; COMMIT`);
  const counts = await countRows(client, baseline.tables);
  return baseline.tables.every((table) => counts.get(table) === baseline.counts.get(table));
}
