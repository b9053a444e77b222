import { failureOf } from "@/lib/api-call";
import { venuesApi } from "@/lib/portal/venues-client";
import type { BulkAction, BulkCounts, RowError } from "@/lib/schemas/venue-rows";
import type { CsvRow } from "@/lib/venues/venue-csv";

/** A row and its number in the file. */
export type NumberedRow = { number: number; row: CsvRow };

export type RunResult = {
  counts: BulkCounts;
  errors: RowError[];
  /** How many rows the server has answered for. */
  done: number;
  /** Why the import ended before all rows were sent; null if it did not. */
  stopped: "cancelled" | "failed" | null;
  /** The number, in the file, of the first row that was not sent; null if all were sent. */
  stoppedAt: number | null;
  failure: string | null;
};

const ROWS_A_CALL = 500;

type RunOptions = {
  action: BulkAction;
  rows: readonly NumberedRow[];
  onProgress: (done: number) => void;
  isCancelled: () => boolean;
};

/**
 * Sends the rows in batches; progress counts the rows that the server has answered for. A replacement is one call,
 * because it is all or nothing. Errors carry the row numbers of the file.
 */
export async function runImport({ action, rows, onProgress, isCancelled }: RunOptions): Promise<RunResult> {
  const result: RunResult = {
    counts: { created: 0, updated: 0, unchanged: 0, deleted: 0 },
    errors: [],
    done: 0,
    stopped: null,
    stoppedAt: null,
    failure: null,
  };
  const each = action === "replace" ? rows.length : ROWS_A_CALL;
  while (result.done < rows.length) {
    const portion = rows.slice(result.done, result.done + each);
    const stoppedAt = portion[0]?.number ?? null;
    if (isCancelled()) return { ...result, stopped: "cancelled", stoppedAt };
    try {
      const answer = await venuesApi.changeVenues(
        portion.map(({ row }) => row),
        action,
      );
      for (const key of ["created", "updated", "unchanged", "deleted"] as const) {
        result.counts[key] += answer.counts[key];
      }
      result.errors.push(
        ...answer.errors.map((error) => ({ ...error, row_number: portion[error.row_number - 1]?.number ?? 0 })),
      );
    } catch (error) {
      return { ...result, stopped: "failed", stoppedAt, failure: failureOf(error, "Failed to process bulk venues") };
    }
    result.done += portion.length;
    onProgress(result.done);
  }
  return result;
}
