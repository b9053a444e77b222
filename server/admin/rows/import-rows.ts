import type { PoolClient } from "pg";
import { importedNothing } from "@/lib/admin/import-nothing";
import { IMPORT_ROWS_PER_CALL, MOST_TOUCHED_FOODS } from "@/lib/admin/limits";
import type { AdminRow, ImportBody, ImportChange, ImportKey, ImportResult } from "@/lib/schemas/admin";
import { inTransaction } from "@/server/db/in-transaction";
import { mapInTurns } from "@/server/work/map-in-turns";
import { type Actor, type Change, NEW, ownBatch, writeAudit } from "../audit/write-audit";
import { effectOnFoods, requireSeen } from "../effect/effect-of";
import { foodsOf, isDeciding } from "../effect/touched-foods";
import { newsOf, tell } from "../queues/tell-owners";
import { type AdminModel, getEditableModel } from "../schema/admin-model";
import { applyChange, followChange } from "./after-change";
import { trying } from "./database-refusal";
import { withDerived } from "./derived-values";
import { findExisting } from "./find-existing";
import { findRow, findRows } from "./get-row";
import { insertRows, writeRow } from "./insert-rows";
import { keyText, type Plan, planRow, type Refused } from "./plan-import";
import { readImportCsv } from "./read-import-csv";
import { columnsOf, rowId, rowName, type StoredRow } from "./row-wire";

/** The answer contains the first changes and errors; all of them are counted. */
const MOST_SHOWN = 1_000;

/**
 * Creates new rows and updates existing ones, in parts with a transaction each. A row that cannot be written is
 * reported, and the others are written. A dry run writes nothing and reports the same results as the import, including
 * rows that occur twice. Importing the same file again changes nothing. Memory holds the text, the keys of its rows and
 * one part at a time.
 */
export async function importRows(actor: Actor, name: string, body: ImportBody): Promise<ImportResult> {
  const model = getEditableModel(name);
  const rows = body.rows ?? readImportCsv(body.csv ?? "");
  // The effect of a file with many parts must be confirmed before the first part is written.
  if (!body.dry_run && !body.confirm && rows.length > IMPORT_ROWS_PER_CALL) {
    const { recipes, people } = await runThrough(actor, model, rows, { ...body, dry_run: true });
    requireSeen({ recipes, people, blocked: null }, false);
  }
  const result = await runThrough(actor, model, rows, body);
  if (!body.dry_run && result.created + result.updated > 0) applyChange(model);
  return result;
}

async function runThrough(
  actor: Actor,
  model: AdminModel,
  rows: readonly AdminRow[],
  body: ImportBody,
): Promise<ImportResult> {
  const result = importedNothing();
  if (body.batch !== undefined) result.batch = await ownBatch(actor, model, body.batch);
  const run: Running = {
    dryRun: body.dry_run,
    confirm: body.confirm,
    taken: new Set(),
    repeated: new Set(body.repeated),
    compared: new Map(body.compared.map(({ row_number: number, version }) => [number, version])),
    keys: body.with_keys ? [] : null,
    result,
  };
  for (let start = 0; start < rows.length; start += IMPORT_ROWS_PER_CALL) {
    const part = rows.slice(start, start + IMPORT_ROWS_PER_CALL);
    const numbered = part.map((row, index) => ({ row, number: body.first_row + start + index }));
    await importPart(actor, model, numbered, run);
  }
  return run.keys ? { ...result, keys: run.keys } : result;
}

type Numbered = { row: AdminRow; number: number };
type Planned = Plan & { number: number };
/** `taken`: keys of earlier rows. `repeated`: numbers of rows that occurred in an earlier part of the file. */
type Running = {
  dryRun: boolean;
  confirm: boolean;
  taken: Set<string>;
  repeated: ReadonlySet<number>;
  compared: ReadonlyMap<number, string | null>;
  keys: ImportKey[] | null;
  result: ImportResult;
};

async function importPart(actor: Actor, model: AdminModel, part: readonly Numbered[], run: Running): Promise<void> {
  const news = await inTransaction(async (client) => {
    const existing = await findExisting(
      client,
      model,
      part.map(({ row }) => row),
    );
    const planned: Planned[] = [];
    const plans = await mapInTurns(part, ({ row, number }) => ({ number, plan: planRow(model, row, existing) }));
    for (const { number, plan } of plans) {
      if ("error" in plan) note(run.result, number, plan);
      else if (run.repeated.has(number) || (plan.key && run.taken.has(plan.key))) note(run.result, number, TWICE);
      else {
        if (plan.key) run.taken.add(plan.key);
        const version = versionOf(plan);
        if (run.compared.has(number) && run.compared.get(number) !== version) {
          note(run.result, number, CHANGED);
          continue;
        }
        if (plan.key) run.keys?.push({ row_number: number, key: keyText(plan.key), version });
        planned.push({ number, ...plan });
      }
    }
    const changing = planned.filter((plan) => Object.keys(plan.values).length > 0 || !plan.existing);
    run.result.unchanged += planned.length - changing.length;
    await countEffect(client, model, changing, run);
    const known = run.result.errors.length;
    const changes = await (run.dryRun ? tryOut : apply)(client, actor, model, changing, run);
    const refused = new Set(run.result.errors.slice(known).map((error) => error.row_number));
    for (const plan of changing) if (!refused.has(plan.number)) show(model, plan, run.result);
    return newsOf(client, actor, model, changes);
  });
  tell(news);
}

/** Only the database knows its own rules, so a dry run writes the row and rolls back. */
async function tryOut(
  client: PoolClient,
  actor: Actor,
  model: AdminModel,
  plans: readonly Planned[],
  run: Running,
): Promise<Change[]> {
  await client.query("SAVEPOINT comparison");
  await apply(client, actor, model, plans, run);
  await client.query("ROLLBACK TO SAVEPOINT comparison");
  run.result.batch = null;
  return [];
}

const versionOf = ({ existing }: Plan): string | null => (existing ? String(existing._version) : null);

const CHANGED: Refused = { field: null, error: "Somebody changed this row since the file was compared" };
const TWICE: Refused = { field: null, error: "The row comes twice" };

function note(result: ImportResult, number: number, { field, error }: Refused): void {
  result.errors.push({ row_number: number, field, error_message: error });
}

async function countEffect(client: PoolClient, model: AdminModel, plans: readonly Planned[], run: Running) {
  const touching = plans.filter((plan) => isDeciding(model, Object.keys(plan.values)));
  const rows = touching.flatMap(({ existing, values }) =>
    existing ? [existing] : model.table === "ingredients" ? [] : [values],
  );
  if (rows.length === 0) return;
  const foods = foodsOf(model, rows);
  const effect = await effectOnFoods(client, foods);
  if (effect.recipes > 0 || effect.people > 0) {
    run.result.touched = [...new Set([...run.result.touched, ...foods])].slice(0, MOST_TOUCHED_FOODS);
  }
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

/** Inserts new rows in one statement; if the database refuses it, they are tried one by one to find the row. */
async function apply(
  client: PoolClient,
  actor: Actor,
  model: AdminModel,
  plans: readonly Planned[],
  { result, taken }: Running,
): Promise<Change[]> {
  const changes: Change[] = [];
  const touched: StoredRow[] = [];
  for (const group of sameColumns(plans.filter((plan) => !plan.existing))) {
    const made = await createTogether(client, model, group, result);
    for (const row of made) {
      // From here on the row is found by its id.
      taken.add(rowId(model, row));
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
  result.batch = await writeAudit(client, { actor, action: "import", model, batch: result.batch ?? NEW }, changes);
  return changes;
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
