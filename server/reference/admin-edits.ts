/**
 * Which rows and columns administrators changed in the console, read from the audit log: a load of the reference does
 * not overwrite them. The loaders build their statements from this one rule for all reference tables. A change that was
 * undone does not count.
 */

const NOT_UNDONE = "NOT EXISTS (SELECT FROM audit_log u WHERE u.undoes_id = a.id)";

/** A condition on a row of the table, named `row`: an administrator changed this column of it. */
export const isEdited = (table: string, { row = table, key = "id", column = "" }): string =>
  `EXISTS (SELECT FROM audit_log a WHERE a.model = '${table}' AND a.row_id = ${row}.${key}::text
     AND a.action IN ('update', 'import') AND a.before IS NOT NULL
     AND a.before->'${column}' IS DISTINCT FROM a.after->'${column}' AND ${NOT_UNDONE})`;

/**
 * Assignments for ON CONFLICT DO UPDATE SET: the reference's values, except in columns that an administrator changed.
 */
export const unlessEdited = (table: string, columns: readonly string[], key = "id"): string =>
  columns
    .map(
      (column) =>
        `${column} = CASE WHEN ${isEdited(table, { key, column })} THEN ${table}.${column} ELSE excluded.${column} END`,
    )
    .join(", ");

/**
 * A condition on a row that is about to be inserted, whose columns are given as SQL: an administrator changed, merged
 * or deleted the row that had these values, so it must not be created again beside the changed one.
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
