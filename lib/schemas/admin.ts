import { z } from "zod";
import { ADMIN_PAGE_SIZE, IMPORT_MAX_ROWS, MAX_REFUSAL, MOST_TOUCHED_FOODS } from "@/lib/admin/limits";
import { msg } from "@/lib/i18n/sentence";

export const ADMIN_MAX_PAGE_SIZE = 100;
export const BULK_MAX_ROWS = 1_000;
/** Holds that many rows with keys of two columns, and their versions. */
export const BULK_BODY_LIMIT_BYTES = 512 * 1024;

const cell = z.unknown();
/** A row: its columns, and the console's own `_id`, `_version`, `_labels`, `_models` and `_below`. */
export const adminRow = z.record(z.string(), cell);

export const columnMeta = z.object({
  name: z.string(),
  type: z.enum([
    "string",
    "uuid",
    "integer",
    "bigint",
    "float",
    "decimal",
    "boolean",
    "datetime",
    "date",
    "json",
    "enum",
  ]),
  primary_key: z.boolean(),
  list: z.boolean(),
  nullable: z.boolean(),
  has_default: z.boolean(),
  options: z.array(z.string()).readonly(),
  /** The model to which this foreign key refers. */
  relation: z.string().nullable(),
  read_only: z.boolean(),
  /** True if the column may be set when the row is created. */
  on_create: z.boolean(),
  docs: z.string(),
});

export const modelMeta = z.object({
  model: z.string(),
  group: z.string(),
  docs: z.string(),
  key: z.array(z.string()),
  name_column: z.string(),
  read_only: z.boolean(),
  can_create: z.boolean(),
  can_delete: z.boolean(),
  fields: z.array(columnMeta),
});

export const modelNames = z.array(z.string());
export const modelCounts = z.record(z.string(), z.number().int());

export const modelParam = z.object({ model: z.string().max(100) });
export const rowParam = z.object({ model: z.string().max(100), id: z.string().min(1).max(1000) });

const texts = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat().at(-1) ?? "");
const whole = (usual: number, max: number) => z.coerce.number().int().min(1).max(max).default(usual);

/** Filters are written as `f.{column}=value`; server/admin/rows/row-conditions.ts describes the values. */
export const listRowsQuery = z
  .object({
    page: whole(1, 1_000_000),
    page_size: whole(ADMIN_PAGE_SIZE, ADMIN_MAX_PAGE_SIZE),
    search: texts.pipe(z.string().max(200)).default(""),
    sort: texts.pipe(z.string().max(100)).default(""),
    filters: texts.pipe(z.string().max(4000)).default(""),
    format: z.enum(["csv", "json"]).default("csv"),
    /** The ids of the rows to export, if only selected rows are wanted. */
    ids: z.union([z.string(), z.array(z.string())]).optional(),
  })
  .catchall(z.union([z.string(), z.array(z.string())]));

export const rowPage = z.object({
  items: z.array(adminRow),
  total_pages: z.number().int(),
  total_count: z.number().int(),
  /** True if more than ten thousand rows match; the total is then the database's estimate. */
  total_is_estimate: z.boolean(),
});

const rowIds = z
  .array(z.union([z.string(), z.number().transform(String)]).pipe(z.string().min(1).max(1000)))
  .min(1, msg("rowLeast"))
  .max(BULK_MAX_ROWS, msg("rowsAtOnceMost", { count: BULK_MAX_ROWS }));
const confirm = z.boolean().default(false);
/** By row the `_version` that was last seen: one that somebody else has changed since is a conflict. */
const versions = z.record(z.string().max(1000), z.string().max(100)).default({});

/** What the owners of the rows are told with a decision about what is theirs. */
const reason = z
  .string()
  .trim()
  .max(MAX_REFUSAL, msg("charactersMost", { count: MAX_REFUSAL }))
  .default("");

export const newRow = adminRow;
export const rowChange = z.object({ _reason: reason.optional() }).catchall(cell);
export const bulkDeleteBody = z.object({ ids: rowIds, versions, confirm, reason });
export const bulkUpdateBody = z.object({
  ids: rowIds,
  updates: adminRow.refine((updates) => Object.keys(updates).length > 0, msg("nothingChanges")),
  versions,
  confirm,
  reason,
});
export const exportBody = z.object({
  ids: rowIds,
  sort: z.string().max(100).default(""),
  format: z.enum(["csv", "json"]).default("csv"),
});
export const deletedCount = z.object({ deleted: z.number().int() });
export const updatedCount = z.object({ updated: z.number().int() });

export const importBody = z
  .object({
    rows: z
      .array(adminRow)
      .max(IMPORT_MAX_ROWS, msg("importRowsMost", { count: IMPORT_MAX_ROWS }))
      .optional(),
    csv: z.string().optional(),
    dry_run: z.boolean().default(false),
    confirm,
    /** The number of the first row in this part, if a file is sent in parts. */
    first_row: z.number().int().min(1).max(1_000_000_000).default(1),
    /**
     * For files that are sent in parts: the answer then contains `keys`, by which the sender finds repeated rows across
     * parts and reports them in `repeated`.
     */
    with_keys: z.boolean().default(false),
    repeated: z.array(z.number().int()).max(IMPORT_MAX_ROWS).default([]),
    /** What the comparison found: the version of the row that each row of the file changes, null for a new one. */
    compared: z
      .array(z.object({ row_number: z.number().int(), version: z.string().max(100).nullable() }))
      .max(IMPORT_MAX_ROWS)
      .default([]),
    /** Where a file is sent in parts: the change of its first part, so that the audit log shows one import. */
    batch: z.uuid().optional(),
  })
  .refine(({ rows, csv }) => (rows === undefined) !== (csv === undefined), msg("rowsOrCsv"));

export const importChange = z.object({
  row_number: z.number().int(),
  kind: z.enum(["new", "changed"]),
  name: z.string(),
  fields: z.array(z.object({ field: z.string(), now: cell, after: cell })),
});
export const importKey = z.object({ row_number: z.number().int(), key: z.string(), version: z.string().nullable() });
export const importResult = z.object({
  created: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  errors: z.array(z.object({ row_number: z.number().int(), field: z.string().nullable(), error_message: z.string() })),
  /** The first changes only, so that the answer stays small. */
  changes: z.array(importChange),
  recipes: z.number().int(),
  people: z.number().int(),
  /** The foods that the changed rows define: the first of them, for the question which recipes and people these are. */
  touched: z.array(z.string()),
  /** Present if `with_keys` was set. Rows with the same key are the same row; rows without a natural key have none. */
  keys: z.array(importKey).optional(),
  /** The import in the audit log; null where nothing was written. */
  batch: z.string().nullable(),
});

export const effectBody = z.object({
  ids: z.array(z.string()).max(BULK_MAX_ROWS).default([]),
  updates: adminRow.default({}),
  remove: z.boolean().default(false),
});
export const touchedBody = z.object({ foods: z.array(z.uuid()).max(MOST_TOUCHED_FOODS) });
export const touchedList = z.object({
  foods: z.array(z.object({ id: z.string(), name: z.string(), recipes: z.number().int(), people: z.number().int() })),
  recipes: z.array(z.object({ id: z.string(), title: z.string() })),
});
export const effectWire = z.object({
  recipes: z.number().int(),
  people: z.number().int(),
  /** The reason if the action is impossible, otherwise null. */
  blocked: z.string().nullable(),
  /** Whom and what it affects, as the administrator reads it; empty if nothing. */
  sentence: z.string(),
  /** Of recipes: whom the decision reaches. */
  told: z.string().optional(),
});

export const auditQuery = z.object({
  page: whole(1, 1_000_000),
  page_size: whole(ADMIN_PAGE_SIZE, ADMIN_MAX_PAGE_SIZE),
  model: texts.pipe(z.string().max(100)).default(""),
  row_id: texts.pipe(z.string().max(1000)).default(""),
  action: texts.pipe(z.string().max(50)).default(""),
  actor: texts.pipe(z.string().max(320)).default(""),
  /** The rows of one bulk change or import, which otherwise stands as one line. */
  batch: z.union([z.uuid(), z.literal("")]).default(""),
});
export const auditEntry = z.object({
  id: z.string(),
  actor_email: z.string(),
  action: z.string(),
  model: z.string(),
  row_id: z.string(),
  row_name: z.string(),
  before: z.record(z.string(), cell).nullable(),
  after: z.record(z.string(), cell).nullable(),
  created_at: z.iso.datetime(),
  /** How many rows were changed together, where the entry stands for all of them; null for one row. */
  rows: z.number().int().nullable(),
  undo: z.enum(["possible", "undone", "changed since", "not possible"]),
});
export const auditPage = z.object({
  items: z.array(auditEntry),
  total_pages: z.number().int(),
  total_count: z.number().int(),
});

/** `next`: undo goes on with it; null when nothing is left. `kept`: rows that somebody has changed since, by name. */
export const undoBody = z.object({ confirm, all: z.boolean().default(false), from: z.uuid().optional() });
export const undone = z.object({
  row_id: z.string(),
  undone: z.number().int(),
  kept: z.array(z.object({ row_name: z.string(), why: z.string() })),
  next: z.string().nullable(),
});

export const createdCount = z.object({ created: z.number().int() });

export type AdminRow = z.infer<typeof adminRow>;
export type ColumnMeta = z.infer<typeof columnMeta>;
export type ModelMeta = z.infer<typeof modelMeta>;
export type RowPage = z.infer<typeof rowPage>;
export type ListRowsQuery = z.infer<typeof listRowsQuery>;
export type ImportBody = z.infer<typeof importBody>;
export type ImportKey = z.infer<typeof importKey>;
export type ImportResult = z.infer<typeof importResult>;
export type ImportChange = z.infer<typeof importChange>;
export type TouchedList = z.infer<typeof touchedList>;
export type EffectWire = z.infer<typeof effectWire>;
export type AuditEntryWire = z.infer<typeof auditEntry>;
export type AuditPage = z.infer<typeof auditPage>;
export type Undone = z.infer<typeof undone>;
export type UndoBody = z.infer<typeof undoBody>;
export type AuditQuery = z.infer<typeof auditQuery>;
