import type { ImportResult } from "@/lib/schemas/admin";

/** The result of an import before its first row. */
export const importedNothing = (): ImportResult => ({
  created: 0,
  updated: 0,
  unchanged: 0,
  errors: [],
  changes: [],
  recipes: 0,
  people: 0,
  touched: [],
  batch: null,
});
