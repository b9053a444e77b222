/**
 * What administrators changed in the console, as the audit log knows it: a load of the reference leaves it as it is.
 * One rule for all reference tables, of which the loaders build their statements. A change that was undone does not
 * count.
 */

const NOT_UNDONE = "NOT EXISTS (SELECT FROM audit_log u WHERE u.undoes_id = a.id)";

/** A condition on a row of the table, named `row`: an administrator changed this column of it. */
export const isEdited = (table: string, { row = table, key = "id", column = "" }): string =>
  `EXISTS (SELECT FROM audit_log a WHERE a.model = '${table}' AND a.row_id = ${row}.${key}::text
     AND a.action IN ('update', 'import') AND a.before IS NOT NULL
     AND a.before->'${column}' IS DISTINCT FROM a.after->'${column}' AND ${NOT_UNDONE})`;

/** For ON CONFLICT DO UPDATE SET: the columns as the reference has them, except those that an administrator changed. */
export const unlessEdited = (table: string, columns: readonly string[], key = "id"): string =>
  columns
    .map(
      (column) =>
        `${column} = CASE WHEN ${isEdited(table, { key, column })} THEN ${table}.${column} ELSE excluded.${column} END`,
    )
    .join(", ");

/**
 * A condition on a row that is about to be inserted, with what SQL its columns have: an administrator gave the row that
 * had these values other ones, merged or deleted it, so that it must not come back beside what became of it.
 */
export const isPutAway = (table: string, values: Readonly<Record<string, string>>): string =>
  `EXISTS (SELECT FROM audit_log a WHERE a.model = '${table}' AND a.action IN ('update', 'import', 'delete', 'merge')
     AND ${Object.entries(values)
       .map(([column, sql]) => `a.before->>'${column}' = ${sql}`)
       .join(" AND ")}
     AND (a.after IS NULL OR ${Object.keys(values)
       .map((column) => `a.before->'${column}' IS DISTINCT FROM a.after->'${column}'`)
       .join(" OR ")})
     AND ${NOT_UNDONE})`;
