import type pg from "pg";

type Client = Pick<pg.Client, "query">;

async function countRows(client: Client): Promise<[table: string, rows: number][]> {
  const { rows: tables } = await client.query<{ table: string }>(
    `SELECT c.relname AS table FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = 'public' AND c.relkind = 'r' ORDER BY 1`,
  );
  const each = tables.map(({ table }) => `SELECT '${table}' AS name, count(*)::int AS rows FROM "${table}"`);
  const { rows } = await client.query<{ name: string; rows: number }>(each.join(" UNION ALL "));
  return rows.map((row) => [row.name, row.rows]);
}

/**
 * The content of the system catalogs as one text, without temporary objects (every connection creates its own) and
 * counters that change by themselves (`relpages`, `relhassubclass` …).
 */
const SCHEMA = `
  SELECT md5(string_agg(line, E'\\n' ORDER BY line)) FROM (
    SELECT format('%s %s %s %s', c.relname, c.relkind::text, a.attname, a.atttypid) AS line
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
      WHERE c.relnamespace = 'public'::regnamespace
    UNION ALL SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT pg_get_triggerdef(t.oid) || t.tgenabled::text FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
      WHERE c.relnamespace = 'public'::regnamespace AND NOT tgisinternal
    UNION ALL SELECT pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prokind = 'f'
  ) AS lines`;

/** Counts the statements that write to a table of the reference. A sequence takes no lock that could disturb a test. */
const countWrites = (table: string) => `
  CREATE SEQUENCE testing."${table}";
  SELECT setval('testing."${table}"', 1);
  CREATE FUNCTION testing."${table}_written"() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM nextval('testing."${table}"'); RETURN NULL; END $$;
  CREATE TRIGGER counted_by_the_tests AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "${table}"
    FOR EACH STATEMENT EXECUTE FUNCTION testing."${table}_written"();`;

/** For a table that was written to: deletes new rows; if a row is then missing, only a new copy of the database helps. */
const restore = (table: string, rows: number, firstNew: string) => `
  IF (SELECT last_value FROM testing."${table}") > 1 THEN
    DELETE FROM "${table}" WHERE age(xmin) <= age('${firstNew}'::xid);
    IF (SELECT count(*) FROM "${table}") <> ${rows} THEN RETURN false; END IF;
    PERFORM setval('testing."${table}"', 1);
  END IF;`;

/**
 * Records the content of the prepared database as a function of this connection, so that its statements are planned
 * once and all rows that a test added are deleted in one call.
 */
export async function keepBaseline(client: Client): Promise<void> {
  const counts = await countRows(client);
  const empty = counts.filter(([, rows]) => rows === 0);
  const reference = counts.filter(([, rows]) => rows > 0);
  await client.query(`CREATE SCHEMA testing; ${reference.map(([table]) => countWrites(table)).join("")}`);
  const { rows: ids } = await client.query<{ id: string }>("SELECT pg_current_xact_id()::text AS id");
  const firstNew = ids[0]?.id ?? "3";
  await client.query(`CREATE TEMPORARY TABLE schema AS SELECT (${SCHEMA}) AS held`);
  // In the role of a replica, PostgreSQL checks no foreign keys (every table is emptied anyway, in any order) and
  // counts no writes.
  await client.query(
    `CREATE FUNCTION pg_temp.remove_new_rows() RETURNS boolean LANGUAGE plpgsql
     SET session_replication_role = replica AS $function$
     BEGIN
       ${empty.map(([table]) => `DELETE FROM "${table}";`).join(" ")}
       ${reference.map(([table, rows]) => restore(table, rows, firstNew)).join("")}
       RETURN true;
     END $function$`,
  );
}

/**
 * Deletes the rows that were added since the baseline, which is much faster than making a new copy.
 * @returns false if reference rows were changed or removed, so that only a new copy helps
 */
export async function removeNewRows(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ whole: boolean }>("SELECT pg_temp.remove_new_rows() AS whole");
  return rows[0]?.whole === true;
}

/** Whether tables, columns, indexes, constraints, triggers or functions changed since the baseline. */
export async function isSchemaChanged(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ changed: boolean }>(
    `SELECT (${SCHEMA}) IS DISTINCT FROM (SELECT held FROM pg_temp.schema) AS changed`,
  );
  return rows[0]?.changed !== false;
}
