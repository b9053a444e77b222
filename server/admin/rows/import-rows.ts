import { isDeepStrictEqual } from "node:util";
import Papa from "papaparse";
import type { PoolClient } from "pg";
import { IMPORT_MAX_ROWS, IMPORT_ROWS_PER_CALL } from "@/lib/admin-limits";
import { AppError } from "@/lib/errors";
import type { AdminRow, ImportBody, ImportChange, ImportResult } from "@/lib/schemas/admin";
import { inTransaction } from "@/server/db/in-transaction";
import { type Actor, type Change, writeAudit } from "../audit/write-audit";
import { effectOnFoods, requireSeen } from "../effect/effect-of";
import { foodsOf, isDeciding } from "../effect/touched-foods";
import { type AdminColumn, type AdminModel, getEditableModel } from "../schema/admin-model";
import { applyChange, followChange } from "./after-change";
import { toRefusal } from "./database-refusal";
import { withDerived } from "./derived-values";
import { type Existing, findExisting, uniqueSets, uniqueText } from "./find-existing";
import { findRow, findRows } from "./get-row";
import { insertRows, writeRow } from "./insert-rows";
import { type RowValues, readValues } from "./read-values";
import { columnsOf, rowId, rowName, type StoredRow } from "./row-wire";

/** The answer shows the first changes and mistakes; all are counted. */
const MOST_SHOWN = 1_000;

/**
 * New rows are made and known ones changed, part by part, each part a transaction: a row that cannot be written is
 * reported and the others are written all the same. A dry run writes nothing and says what would happen. The same file
 * again changes nothing. Memory holds one part at a time beside the text itself.
 */
export async function importRows(actor: Actor, name: string, body: ImportBody): Promise<ImportResult> {
  const model = getEditableModel(name);
  const rows = body.rows ?? parseCsv(body.csv ?? "");
  const result: ImportResult = {
    created: 0,
    updated: 0,
    unchanged: 0,
    errors: [],
    changes: [],
    recipes: 0,
    people: 0,
  };
  for (let start = 0; start < rows.length; start += IMPORT_ROWS_PER_CALL) {
    const part = rows.slice(start, start + IMPORT_ROWS_PER_CALL);
    const numbered = part.map((row, index) => ({ row, number: body.first_row + start + index }));
    await importPart(actor, model, numbered, { dryRun: body.dry_run, confirm: body.confirm, result });
  }
  if (!body.dry_run && result.created + result.updated > 0) applyChange(model);
  return result;
}

function parseCsv(text: string): AdminRow[] {
  const { data, errors, meta } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ""), {
    header: true,
    skipEmptyLines: "greedy",
    transformHeader: (header) => header.trim(),
  });
  const broken = errors.find((error) => error.type === "Quotes");
  if (broken) throw new AppError("invalid", `Error parsing CSV file: ${broken.message}`);
  if ((meta.fields ?? []).length === 0 || data.length === 0) {
    throw new AppError("invalid", "CSV file must have at least a header row and one data row");
  }
  if (data.length > IMPORT_MAX_ROWS) throw new AppError("invalid", `At most ${IMPORT_MAX_ROWS} rows`);
  return data.map(({ __parsed_extra: _, ...row }) => row);
}

type Numbered = { row: AdminRow; number: number };
type Planned = { number: number; existing: StoredRow | null; values: RowValues };
type Running = { dryRun: boolean; confirm: boolean; result: ImportResult };

async function importPart(actor: Actor, model: AdminModel, part: readonly Numbered[], run: Running): Promise<void> {
  await inTransaction(async (client) => {
    const existing = await findExisting(
      client,
      model,
      part.map(({ row }) => row),
    );
    const planned: Planned[] = [];
    const taken = new Set<string>();
    for (const { row, number } of part) {
      const plan = planRow(model, row, existing);
      if ("error" in plan) note(run.result, number, plan);
      else if (plan.key && taken.has(plan.key)) note(run.result, number, { field: null, error: "The row comes twice" });
      else {
        if (plan.key) taken.add(plan.key);
        planned.push({ number, ...plan });
      }
    }
    const changing = planned.filter((plan) => Object.keys(plan.values).length > 0 || !plan.existing);
    run.result.unchanged += planned.length - changing.length;
    await countEffect(client, model, changing, run);
    for (const plan of changing) show(model, plan, run.result);
    if (run.dryRun) countPlanned(changing, run.result);
    else await apply(client, actor, model, changing, run.result);
  });
}

type Plan = { existing: StoredRow | null; values: RowValues; key: string | null };

/** What a row of the file would change. Columns that are read-only may come as they are, as in an export. */
function planRow(model: AdminModel, row: AdminRow, existing: Existing): Plan | { field: string | null; error: string } {
  const found = existing(row);
  if (!found && !model.can_create) return { field: null, error: "There is no such row, and none are made here" };
  const given = Object.entries(row).filter(([name]) => !name.startsWith("_"));
  const columns = new Map(model.columns.map((column) => [column.name, column]));
  const relevant = given.filter(([name, value]) => !isKept(columns.get(name), value, found));
  try {
    const read = readValues(model, Object.fromEntries(relevant), { isNew: found === null });
    const now = found ? columnsOf(model, found) : {};
    const values = found
      ? Object.fromEntries(Object.entries(read).filter(([name, value]) => !isSameValue(now[name], value)))
      : read;
    return {
      existing: found,
      values,
      key: found ? rowId(model, found) : keyOfNew(model, withDerived(model, read, true)),
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const field = error.fields?.[0]?.loc.at(-1);
    return { field: field === undefined ? null : String(field), error: error.message };
  }
}

/** A read-only column that says what the row says already, or nothing, is passed over. */
function isKept(column: AdminColumn | undefined, value: unknown, found: StoredRow | null): boolean {
  if (!column) return false;
  if (found) return column.read_only && isSameValue(value instanceof Date ? value : cellOf(found[column.name]), value);
  return !column.on_create && (value === "" || value === null);
}

const cellOf = (value: unknown) => (value instanceof Date ? value.toISOString() : value);

/** As texts, since a file holds nothing else: "1.50" is 1.5, and a time is the same in any zone. */
function isSameValue(now: unknown, after: unknown): boolean {
  if (isDeepStrictEqual(now ?? null, after ?? null)) return true;
  if (now === null || now === undefined) return after === "";
  if (after === null || after === undefined) return false;
  if (typeof now === "object" || typeof after === "object") return JSON.stringify(now) === toText(after);
  if (String(now) === String(after)) return true;
  if (typeof now === "string" && /^\d{4}-\d\d-\d\dT/.test(now)) return Date.parse(now) === Date.parse(String(after));
  return String(after).trim() !== "" && Number(now) === Number(after);
}

const toText = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

/** Two new rows of one file with the same unique values are the same row. */
function keyOfNew(model: AdminModel, values: RowValues): string | null {
  const known = uniqueSets(model).flatMap((set) => uniqueText(set, values) ?? []);
  if (known[0] !== undefined) return `new:${known[0]}`;
  return model.key.length > 1 ? `new:${model.key.map((column) => String(values[column])).join("~")}` : null;
}

function note(result: ImportResult, number: number, { field, error }: { field: string | null; error: string }): void {
  result.errors.push({ row_number: number, field, error_message: error });
}

async function countEffect(client: PoolClient, model: AdminModel, plans: readonly Planned[], run: Running) {
  const touching = plans.filter((plan) => isDeciding(model, Object.keys(plan.values)));
  const rows = touching.flatMap(({ existing, values }) =>
    existing ? [existing] : model.table === "ingredients" ? [] : [values],
  );
  if (rows.length === 0) return;
  const effect = await effectOnFoods(client, foodsOf(model, rows));
  run.result.recipes += effect.recipes;
  run.result.people += effect.people;
  if (!run.dryRun) requireSeen(effect, run.confirm);
}

function show(model: AdminModel, { number, existing, values }: Planned, result: ImportResult): void {
  if (result.changes.length >= MOST_SHOWN) return;
  const now = existing ? columnsOf(model, existing) : {};
  const fields = Object.entries(values).map(([field, after]) => ({ field, now: now[field] ?? null, after }));
  const name = rowName(model, existing ?? { ...values, id: `row ${number}` });
  result.changes.push({ row_number: number, kind: existing ? "changed" : "new", name, fields } satisfies ImportChange);
}

function countPlanned(plans: readonly Planned[], result: ImportResult): void {
  const created = plans.filter((plan) => !plan.existing).length;
  result.created += created;
  result.updated += plans.length - created;
}

/** New rows in one statement; where the database refuses one, all are tried one by one to find which. */
async function apply(
  client: PoolClient,
  actor: Actor,
  model: AdminModel,
  plans: readonly Planned[],
  result: ImportResult,
) {
  const changes: Change[] = [];
  const touched: StoredRow[] = [];
  for (const group of sameColumns(plans.filter((plan) => !plan.existing))) {
    const made = await createTogether(client, model, group, result);
    for (const row of made) {
      touched.push(row);
      changes.push({
        rowId: rowId(model, row),
        rowName: rowName(model, row),
        before: null,
        after: columnsOf(model, row),
      });
    }
  }
  for (const plan of plans) {
    if (!plan.existing) continue;
    const after = await changeOne(client, model, plan, plan.existing, result);
    if (!after) continue;
    touched.push(after);
    const before = columnsOf(model, plan.existing);
    changes.push({
      rowId: rowId(model, after),
      rowName: rowName(model, after),
      before,
      after: columnsOf(model, after),
    });
  }
  if (touched.length > 0) await followChange(client, model, touched);
  await writeAudit(client, { actor, action: "import", model }, changes);
}

function sameColumns(plans: readonly Planned[]): Planned[][] {
  const groups = new Map<string, Planned[]>();
  for (const plan of plans) {
    const key = Object.keys(plan.values).sort().join(",");
    groups.set(key, [...(groups.get(key) ?? []), plan]);
  }
  return [...groups.values()];
}

async function createTogether(
  client: PoolClient,
  model: AdminModel,
  plans: readonly Planned[],
  result: ImportResult,
): Promise<StoredRow[]> {
  const ids = await trying(client, () =>
    insertRows(
      client,
      model,
      plans.map(({ values }) => withDerived(model, values, true)),
    ),
  );
  if ("refusal" in ids) {
    if (plans.length === 1) {
      note(result, plans[0]?.number ?? 0, { field: null, error: ids.refusal });
      return [];
    }
    const middle = Math.ceil(plans.length / 2);
    const first = await createTogether(client, model, plans.slice(0, middle), result);
    return [...first, ...(await createTogether(client, model, plans.slice(middle), result))];
  }
  result.created += ids.value.length;
  return findRows(client, model, ids.value);
}

async function changeOne(
  client: PoolClient,
  model: AdminModel,
  plan: Planned,
  existing: StoredRow,
  result: ImportResult,
): Promise<StoredRow | undefined> {
  const key = model.key.map((column) => existing[column]);
  const written = await trying(client, () => writeRow(client, model, key, withDerived(model, plan.values, false)));
  if ("refusal" in written) {
    note(result, plan.number, { field: null, error: written.refusal });
    return undefined;
  }
  result.updated += 1;
  return findRow(client, model, rowId(model, existing));
}

/** What the database refuses is undone up to here, and said; anything else ends the import. */
async function trying<T>(client: PoolClient, work: () => Promise<T>): Promise<{ value: T } | { refusal: string }> {
  await client.query("SAVEPOINT part");
  try {
    const value = await work();
    await client.query("RELEASE SAVEPOINT part");
    return { value };
  } catch (error) {
    const refusal = toRefusal(error, "write");
    if (!(refusal instanceof AppError)) throw error;
    await client.query("ROLLBACK TO SAVEPOINT part");
    return { refusal: refusal.message };
  }
}
