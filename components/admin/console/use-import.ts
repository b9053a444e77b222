import { useRef, useState } from "react";
import { wordsOf } from "@/components/admin/use-confirmed";
import { adminApi } from "@/lib/admin-client";
import { IMPORT_ROWS_PER_CALL } from "@/lib/admin-limits";
import type { AdminRow, ImportResult } from "@/lib/schemas/admin";

export type ImportRun = {
  dryRun: boolean;
  state: "running" | "done" | "cancelled" | "failed";
  /** Rows that the server has answered for. */
  done: number;
  total: number;
  result: ImportResult;
  problem: string | null;
};

const NOTHING: ImportResult = { created: 0, updated: 0, unchanged: 0, errors: [], changes: [], recipes: 0, people: 0 };
/** Kept in the browser: the first of them are shown. */
const MOST_CHANGES = 500;

/** Sends the rows part by part; each part is whole or not at all, and Cancel stops before the next. */
export function useImport(model: string) {
  const [run, setRun] = useState<ImportRun | null>(null);
  const stop = useRef<AbortController | null>(null);

  async function start(rows: readonly AdminRow[], dryRun: boolean, confirm: boolean): Promise<void> {
    const control = new AbortController();
    stop.current?.abort();
    stop.current = control;
    let now: ImportRun = { dryRun, state: "running", done: 0, total: rows.length, result: NOTHING, problem: null };
    setRun(now);
    const set = (change: Partial<ImportRun>) => {
      now = { ...now, ...change };
      if (stop.current === control) setRun(now);
    };
    try {
      for (let at = 0; at < rows.length && !control.signal.aborted; at += IMPORT_ROWS_PER_CALL) {
        const part = rows.slice(at, at + IMPORT_ROWS_PER_CALL);
        const body = { rows: part, dry_run: dryRun, confirm, first_row: at + 1 };
        // A part that is being written is awaited: then it is known what was written.
        const answer = await adminApi.import(model, body, dryRun ? control.signal : undefined);
        set({ done: at + part.length, result: sum(now.result, answer) });
      }
      set({ state: control.signal.aborted && now.done < rows.length ? "cancelled" : "done" });
    } catch (error) {
      if (control.signal.aborted) set({ state: "cancelled" });
      else set({ state: "failed", problem: wordsOf(error, "The import failed.") });
    }
  }
  return { run, start, cancel: () => stop.current?.abort() };
}

const sum = (one: ImportResult, other: ImportResult): ImportResult => ({
  created: one.created + other.created,
  updated: one.updated + other.updated,
  unchanged: one.unchanged + other.unchanged,
  errors: [...one.errors, ...other.errors],
  changes: one.changes.length < MOST_CHANGES ? [...one.changes, ...other.changes] : one.changes,
  recipes: one.recipes + other.recipes,
  people: one.people + other.people,
});
