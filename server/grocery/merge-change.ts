import { AppError, invalidField } from "@/lib/errors";
import { parseExactText } from "@/lib/quantity/exact-text";
import { divide, fractionFromDecimal, ONE } from "@/lib/quantity/fraction";
import { NO_AMOUNT, ownBeside } from "@/lib/quantity/line-total";
import { type Amount, dimensionOf, normalizeAmount } from "@/lib/quantity/total";
import type { GroceryChange } from "@/lib/schemas/grocery";
import { readAmount } from "./amounts";

/** Times are in milliseconds; NEVER before any of them. They only grow. */
export const NEVER = Number.NEGATIVE_INFINITY;

export type LineState = {
  readonly isManual: boolean;
  /** In which amounts of recipes can be added: see dimensionOf. */
  readonly dimension: string;
  name: string;
  nameAt: number;
  note: string | null;
  noteAt: number;
  /** null: where the product finds it. */
  aisle: string | null;
  aisleAt: number;
  own: Amount;
  ownAt: number;
  isChecked: boolean;
  checkedAt: number;
  deletedAt: number;
  revivedAt: number;
};

export type AddingState = {
  /** null: the recipe never said how many it serves, and `scale` says how many times it is wanted. */
  servings: number | null;
  scale: number;
  servingsAt: number;
  removedAt: number;
  restoredAt: number;
  /** The lines in which it has an amount. */
  readonly lineIds: readonly string[];
};

export type ListState = { readonly lines: Map<string, LineState>; readonly addings: Map<string, AddingState> };

export const isLineAlive = ({ deletedAt, revivedAt }: LineState): boolean =>
  deletedAt === NEVER || revivedAt > deletedAt;
export const isAddingThere = ({ removedAt, restoredAt }: AddingState): boolean =>
  removedAt === NEVER || restoredAt > removedAt;

type LineChange = Exclude<GroceryChange, { type: "add" | "servings" | "remove_recipe" | "restore_recipe" }>;
type AddingChange = Extract<GroceryChange, { type: "servings" | "remove_recipe" | "restore_recipe" }>;

/**
 * One change of one device, into what is known. Every field keeps the latest of the times that spoke of it, with what
 * was said then, so any order of changes, and any of them twice, leads to the same list (add before all that speaks of
 * the line). Returns false for what concerns nothing that is there. Throws `invalid` for what cannot be. Pure, but for
 * the state that it is given.
 */
export function mergeChange(state: ListState, change: Exclude<GroceryChange, { type: "add" }>, now: number): boolean {
  if ("adding_id" in change) {
    const adding = state.addings.get(change.adding_id);
    if (!adding) return false;
    mergeAdding(state, adding, change, now);
    return true;
  }
  const line = state.lines.get(change.item_id);
  if (!line) return false;
  mergeLine(line, change, now);
  return true;
}

/** A clock that is ahead must not win over what is still to come. */
const notAhead = (at: string, now: number): number => Math.min(Date.parse(at), now);

export function newLine(change: Extract<GroceryChange, { type: "add" }>, now: number): LineState {
  const { name, note, quantity_value: value, quantity_unit: unit } = change.item;
  const at = notAhead(change.at, now);
  return {
    isManual: true,
    dimension: "",
    name,
    nameAt: at,
    note: note || null,
    noteAt: at,
    aisle: null,
    aisleAt: NEVER,
    own: readAmount(value, unit),
    ownAt: at,
    isChecked: false,
    checkedAt: at,
    deletedAt: NEVER,
    revivedAt: NEVER,
  };
}

function mergeLine(line: LineState, change: LineChange, now: number): void {
  switch (change.type) {
    case "check":
      checkLine(line, change.is_checked, notAhead(change.at, now));
      return;
    case "delete":
      line.deletedAt = Math.max(line.deletedAt, notAhead(change.at, now));
      return;
    case "clear":
      // Gone as of the tick that was seen: an untick after it, of whichever device, keeps the line.
      line.deletedAt = Math.max(line.deletedAt, notAhead(change.ticked_at, now));
      return;
    case "restore":
      line.revivedAt = Math.max(line.revivedAt, notAhead(change.at, now));
      return;
    case "edit":
      editLine(line, change, notAhead(change.at, now));
  }
}

/** The later of two ticks holds; of two at the same moment the one that says bought. Unticking brings a line back. */
function checkLine(line: LineState, isChecked: boolean, at: number): void {
  if (at > line.checkedAt || (at === line.checkedAt && isChecked)) line.isChecked = isChecked;
  line.checkedAt = Math.max(line.checkedAt, at);
  if (!isChecked) line.revivedAt = Math.max(line.revivedAt, at);
}

/** The later one; of two at the same moment the one that comes later in the order of texts, so that all agree. */
const holds = (at: number, value: string | null, than: number, held: string | null): boolean =>
  at > than || (at === than && (value ?? "") > (held ?? ""));

function editLine(line: LineState, change: Extract<GroceryChange, { type: "edit" }>, at: number): void {
  const own = change.amount && ownOf(line, change.amount);
  if (change.name !== undefined && holds(at, change.name, line.nameAt, line.name)) {
    [line.name, line.nameAt] = [change.name, at];
  }
  const note = change.note || null;
  if (change.note !== undefined && holds(at, note, line.noteAt, line.note)) [line.note, line.noteAt] = [note, at];
  if (change.aisle !== undefined && holds(at, change.aisle, line.aisleAt, line.aisle)) {
    [line.aisle, line.aisleAt] = [change.aisle, at];
  }
  if (own && holds(at, wordsOf(own), line.ownAt, wordsOf(line.own))) [line.own, line.ownAt] = [own, at];
}

const wordsOf = ({ value, unit }: Amount): string => (value ? `${value.numerator}/${value.denominator} ${unit}` : "");

type EditedAmount = NonNullable<Extract<GroceryChange, { type: "edit" }>["amount"]>;

/** Of a line of recipes only what stands beside their shares as the person saw them. */
function ownOf(line: LineState, { value, unit, recipes }: EditedAmount): Amount {
  const wanted =
    value !== null && typeof value === "object"
      ? normalizeAmount({ value: parseExactText(value.exact), unit })
      : readAmount(value, unit);
  if (line.isManual) return wanted;
  const seen = recipes && { value: parseExactText(recipes.value), unit: recipes.unit };
  const own = ownBeside(wanted, seen);
  const fits = own !== "other" && (!own.value || line.dimension === "some" || dimensionOf(own) === line.dimension);
  if (own === "other" || !fits) {
    throw invalidField("quantity_unit", "Recipes want this in another kind of unit", "value_error");
  }
  return own.value ? own : NO_AMOUNT;
}

function mergeAdding(state: ListState, adding: AddingState, change: AddingChange, now: number): void {
  const at = change.at === undefined ? now : notAhead(change.at, now);
  switch (change.type) {
    case "remove_recipe":
      adding.removedAt = Math.max(adding.removedAt, at);
      return;
    case "restore_recipe":
      adding.restoredAt = Math.max(adding.restoredAt, at);
      return;
    case "servings":
      serveOthers(state, adding, change, at);
  }
}

/**
 * What grew is not bought any more, as of that time: whether it was ticked where the person saw it or not, because a
 * device that has not told yet may have ticked it before.
 */
function serveOthers(
  state: ListState,
  adding: AddingState,
  change: Extract<GroceryChange, { type: "servings" }>,
  at: number,
): void {
  const wanted = adding.servings === null ? change.scale : change.servings;
  if (wanted === undefined) throw invalidField("servings", "This recipe does not say how many it serves");
  const held = timesOf(adding);
  if (at > adding.servingsAt || (at === adding.servingsAt && wanted > held)) {
    if (adding.servings === null) adding.scale = wanted;
    else adding.servings = wanted;
    adding.servingsAt = at;
  }
  if (wanted <= change.from) return;
  for (const id of adding.lineIds) {
    const line = state.lines.get(id);
    if (line) growLine(line, at);
  }
}

/** Unticked without being brought back: whoever deleted it did not want it. */
function growLine(line: LineState, at: number): void {
  if (at > line.checkedAt) line.isChecked = false;
  line.checkedAt = Math.max(line.checkedAt, at);
}

export const timesOf = ({ servings, scale }: Pick<AddingState, "servings" | "scale">): number => servings ?? scale;

/** By how much the shares of an adding change, exactly. */
export const factorBetween = (before: number, after: number) =>
  before === after ? ONE : divide(fractionFromDecimal(after.toFixed(3)), fractionFromDecimal(before.toFixed(3)));

export const isInvalid = (error: unknown): boolean => error instanceof AppError && error.code === "invalid";
