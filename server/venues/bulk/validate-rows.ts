import type { BulkAction, ValidateRowsWire } from "@/lib/schemas/venue-rows";
import type { Owner } from "../access";
import { listKept } from "./list-kept";
import { countsOf, planBulk, repeatsOf } from "./plan-bulk";

type Rows = { rows: Record<string, unknown>[]; action?: BulkAction | undefined };

/** Checks an upload without writing anything. Without an action the rows are only compared with one another. */
export async function validateRows(caller: Owner, { rows, action }: Rows): Promise<ValidateRowsWire> {
  const plan = planBulk(rows, action ?? "add", action ? await listKept(caller.userId) : []);
  return {
    valid: plan.errors.length === 0,
    errors: plan.errors,
    rows: plan.rows,
    counts: action ? countsOf(plan) : null,
    ...repeatsOf(plan),
  };
}
