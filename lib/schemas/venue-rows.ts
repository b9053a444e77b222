import { z } from "zod";
import { MOST_ROWS } from "@/lib/csv/file-limits";
import { msg } from "@/lib/i18n/sentence";
import { OPTIONAL_VENUE_FIELDS, VENUE_FIELDS } from "./venues";

export const BULK_ACTIONS = ["add", "replace", "delete"] as const;
export const bulkAction = z.enum(BULK_ACTIONS, msg("bulkActions"));

/**
 * A row of an upload, keyed by column. Its values are checked row by row later, so that one bad row does not refuse the
 * rest.
 */
const rawRow = z.record(z.string(), z.unknown());
const rawRows = z
  .array(rawRow)
  .min(1, msg("csvNoRows"))
  .max(MOST_ROWS, msg("uploadRowsMost", { count: MOST_ROWS }));

/** Without `action`: whether the rows are valid. With it: also what the action would do. */
export const validateRowsBody = z.object({ rows: rawRows, action: bulkAction.optional() });
export const bulkVenuesBody = z.object({ venues: rawRows, action: bulkAction });

/** Enough for 10,000 rows with the longest names. */
export const ROWS_BODY_LIMIT_BYTES = 16 * 1024 * 1024;

/** A venue as a row gives it. */
export const venueRow = z.object({ ...VENUE_FIELDS, ...OPTIONAL_VENUE_FIELDS });

export const venueRowWire = z.object({
  name: z.string(),
  city: z.string(),
  state: z.string().nullable(),
  country: z.string(),
  internal_id: z.string().nullable(),
});
/** Row numbers count from 1, the first row below the header. */
export const rowErrorWire = z.object({ row_number: z.number().int(), error_message: z.string() });

/** A row that says the same as an earlier one, and so counts once with it. */
export const repeatWire = z.object({ row_number: z.number().int(), first_row: z.number().int() });

const countsWire = z.object({
  created: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  deleted: z.number().int(),
});
/**
 * `rows`: the valid rows as they would be stored. `counts`: what the action would do, if one was named, by rows: a
 * repeat changes nothing. `repeats`: absent if no row is one.
 */
export const validateRowsWire = z.object({
  valid: z.boolean(),
  errors: z.array(rowErrorWire),
  rows: z.array(venueRowWire),
  counts: countsWire.nullable(),
  repeats: z.array(repeatWire).optional(),
});
export const bulkVenuesWire = z.object({
  success: z.boolean(),
  processed_count: z.number().int(),
  success_count: z.number().int(),
  errors: z.array(rowErrorWire),
  counts: countsWire,
  repeats: z.array(repeatWire).optional(),
});

export type Repeat = z.infer<typeof repeatWire>;
export type BulkAction = z.infer<typeof bulkAction>;
export type VenueRow = z.infer<typeof venueRowWire>;
export type RowError = z.infer<typeof rowErrorWire>;
export type BulkCounts = z.infer<typeof countsWire>;
export type ValidateRowsWire = z.infer<typeof validateRowsWire>;
export type BulkVenuesWire = z.infer<typeof bulkVenuesWire>;
