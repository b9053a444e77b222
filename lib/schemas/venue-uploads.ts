import { z } from "zod";
import { MOST_ROWS } from "@/lib/csv/file-limits";
import { msg } from "@/lib/i18n/sentence";
import { idParam } from "./text";
import { bulkAction, rowErrorWire } from "./venue-rows";

/** For how long an upload can be undone, and for how long its entry is kept. */
export const UNDO_DAYS = 7;
export const UPLOAD_DAYS = 90;
export const UPLOADS_SHOWN = 50;

const FILE_NAME_LENGTH = 200;

/**
 * `id`: made by the client, so that a call that is sent twice starts one upload. `number`: the row's number in the
 * file, 1 for the first row below the header; refused rows are told by it.
 */
export const startUploadBody = z.object({
  id: z.uuid(),
  action: bulkAction,
  file_name: z.string().trim().min(1).max(FILE_NAME_LENGTH),
  rows: z
    .array(z.object({ number: z.number().int().min(1), row: z.record(z.string(), z.unknown()) }))
    .min(1, msg("csvNoRows"))
    .max(MOST_ROWS, msg("uploadRowsMost", { count: MOST_ROWS })),
});

export const uploadParams = idParam;

export const UPLOAD_STATES = ["waiting", "working", "done", "failed", "cancelled"] as const;

/**
 * `done_count`: rows that the server is through with. `failure`: why it ended before its rows did, in English.
 * `undo_until`: null if there is nothing to undo, or nothing any more. `undo_left`: venues that an undo left, because
 * they were changed or used since.
 */
export const uploadWire = z.object({
  id: z.uuid(),
  action: bulkAction,
  file_name: z.string(),
  state: z.enum(UPLOAD_STATES),
  is_cancelling: z.boolean(),
  started_by: z.string().nullable(),
  row_count: z.number().int(),
  done_count: z.number().int(),
  counts: z.object({
    created: z.number().int(),
    updated: z.number().int(),
    unchanged: z.number().int(),
    deleted: z.number().int(),
  }),
  error_count: z.number().int(),
  failure: z.string().nullable(),
  created_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
  undo_until: z.iso.datetime().nullable(),
  undone_at: z.iso.datetime().nullable(),
  undo_left: z.number().int(),
});
/** A refused row, as it was sent, so that it can be put right where its reason is told. */
export const refusedRowWire = rowErrorWire.extend({ row: z.record(z.string(), z.unknown()) });
/** `errors`: empty until the upload has ended. */
export const uploadDetailWire = uploadWire.extend({ errors: z.array(refusedRowWire) });
export const uploadsWire = z.object({ items: z.array(uploadWire) });

export type StartUpload = z.infer<typeof startUploadBody>;
export type UploadWire = z.infer<typeof uploadWire>;
export type RefusedRow = z.infer<typeof refusedRowWire>;
export type UploadDetailWire = z.infer<typeof uploadDetailWire>;
