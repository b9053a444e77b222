import { useRef, useState } from "react";
import { importedNothing } from "@/lib/admin/import-nothing";
import { IMPORT_ROWS_PER_CALL, MOST_TOUCHED_FOODS } from "@/lib/admin/limits";
import { adminApi } from "@/lib/admin-client";
import type { AdminRow, ImportChange, ImportResult } from "@/lib/schemas/admin";
import { errorMessage } from "../use-confirmed";

export type ImportRun = {
  dryRun: boolean;
  state: "running" | "done" | "cancelled" | "failed";
  /** The number of rows that the server has processed. */
  done: number;
  total: number;
  result: ImportResult;
  problem: string | null;
};

/** How many rows of each kind are kept in the browser. Only the first of them are shown. */
const MOST_CHANGES = 500;

/**
 * Sends the rows in parts. Each part is written completely or not at all, and Cancel stops before the next one. The
 * server sees one part at a time, so rows that repeat across parts are found during the comparison and reported to it.
 */
export function useImport(model: string) {
  const [run, setRun] = useState<ImportRun | null>(null);
  const stop = useRef<AbortController | null>(null);
  const repeated = useRef<ReadonlySet<number>>(new Set());
  const compared = useRef(new Map<number, string | null>());

  async function start(rows: readonly AdminRow[], dryRun: boolean, confirm: boolean): Promise<void> {
    const control = new AbortController();
    stop.current?.abort();
    stop.current = control;
    if (dryRun) {
      repeated.current = new Set();
      compared.current = new Map();
    }
    const compare = comparing(model, control.signal);
    let now: ImportRun = {
      dryRun,
      state: "running",
      done: 0,
      total: rows.length,
      result: importedNothing(),
      problem: null,
    };
    setRun(now);
    const set = (change: Partial<ImportRun>) => {
      now = { ...now, ...change };
      if (stop.current === control) setRun(now);
    };
    try {
      for (let at = 0; at < rows.length && !control.signal.aborted; at += IMPORT_ROWS_PER_CALL) {
        const part = rows.slice(at, at + IMPORT_ROWS_PER_CALL);
        if (dryRun) {
          const { answer, twice } = await compare(part, at + 1);
          repeated.current = new Set([...repeated.current, ...twice]);
          for (const { row_number: number, version } of answer.keys ?? []) compared.current.set(number, version);
          set({ done: at + part.length, result: sum(now.result, answer) });
          continue;
        }
        const numbers = part.map((_, index) => at + 1 + index);
        const body = {
          rows: part,
          dry_run: false,
          confirm,
          first_row: at + 1,
          repeated: numbers.filter((number) => repeated.current.has(number)),
          // A row that somebody changed since the comparison was shown is rejected, never overwritten.
          compared: numbers.flatMap((number) => {
            const version = compared.current.get(number);
            return version === undefined ? [] : [{ row_number: number, version }];
          }),
          batch: now.result.batch ?? undefined,
        };
        // Waits for a part that is being written, so that the report says what was written.
        const answer = await adminApi.import(model, body);
        set({ done: at + part.length, result: sum(now.result, answer) });
      }
      set({ state: control.signal.aborted && now.done < rows.length ? "cancelled" : "done" });
    } catch (error) {
      if (control.signal.aborted) set({ state: "cancelled" });
      else set({ state: "failed", problem: errorMessage(error, "The import failed.") });
    }
  }
  return { run, start, cancel: () => stop.current?.abort() };
}

/** Compares part after part. A part that repeats rows of earlier parts is compared again without them. */
function comparing(model: string, signal: AbortSignal) {
  const seen = new Set<string>();
  return async (rows: AdminRow[], firstRow: number): Promise<{ answer: ImportResult; twice: number[] }> => {
    const body = { rows, dry_run: true, first_row: firstRow, with_keys: true };
    const answer = await adminApi.import(model, body, signal);
    const keys = answer.keys ?? [];
    const twice = keys.filter(({ key }) => seen.has(key)).map(({ row_number: number }) => number);
    for (const { key } of keys) seen.add(key);
    if (twice.length === 0) return { answer, twice };
    return { answer: await adminApi.import(model, { ...body, repeated: twice }, signal), twice };
  };
}

/** A file may begin with many new rows, so changed rows are kept separately and shown even if they come late. */
const isEnough = (changes: readonly ImportChange[], kind: ImportChange["kind"]): boolean =>
  changes.filter((change) => change.kind === kind).length >= MOST_CHANGES;

const sum = (one: ImportResult, other: ImportResult): ImportResult => ({
  created: one.created + other.created,
  updated: one.updated + other.updated,
  unchanged: one.unchanged + other.unchanged,
  errors: [...one.errors, ...other.errors],
  changes: [...one.changes, ...other.changes.filter(({ kind }) => !isEnough(one.changes, kind))],
  recipes: one.recipes + other.recipes,
  people: one.people + other.people,
  touched: [...new Set([...one.touched, ...other.touched])].slice(0, MOST_TOUCHED_FOODS),
  batch: one.batch ?? other.batch,
});
