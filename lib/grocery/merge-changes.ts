import { AppError, invalidField } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import { multiply } from "@/lib/quantity/fraction";
import type { Amount } from "@/lib/quantity/total";
import type { GroceryChange } from "@/lib/schemas/grocery";
import { MAX_LIST_LINES } from "./limits";
import { ownAmount, readAmount } from "./line-amounts";
import { type AdditionState, factorBetween, type LineState, type ListState, NEVER, timesOf } from "./list-state";
import { notAhead } from "./not-ahead";

type LineChange = Exclude<GroceryChange, { type: "add" | "servings" | "remove_recipe" | "restore_recipe" }>;
type AdditionChange = Extract<GroceryChange, { type: "servings" | "remove_recipe" | "restore_recipe" }>;

export type Merging = {
  /** The moment of the merge, in milliseconds. */
  readonly now: number;
  /** How many lines the list has, including deleted ones. */
  readonly rows: number;
  /** Ids of new lines that are already used by another record. */
  readonly taken: ReadonlySet<string>;
  /** Deleted lines are forgotten before this time: an older addition may be of a line that was deleted since. */
  readonly oldest: number;
  /**
   * True: a change that cannot be applied is skipped, so that it does not block the device's other changes. False: it
   * throws.
   */
  readonly isForgiving: boolean;
};

/** For a device, which does not know these limits; the server applies them later. */
export const NO_LIMITS = { rows: 0, taken: new Set<string>(), oldest: NEVER, isForgiving: true } as const;

/**
 * Merges changes that devices made into the known state of a list. Every change carries its own time, and for each
 * field the latest change wins, so that all devices agree whatever the order of arrival, and applying a change twice
 * has no further effect. Devices and server use this same function.
 * @returns the indexes of the skipped changes: they refer to nothing that exists, or cannot be applied
 */
export function mergeChanges(state: ListState, changes: readonly GroceryChange[], merging: Merging): number[] {
  const skipped: number[] = [];
  let { rows } = merging;
  for (const [index, change] of notAhead(changes, merging.now).entries()) {
    try {
      const isNew = change.type === "add" && !state.lines.has(change.item.id);
      const isMerged = isNew ? addLine(state, change, { ...merging, rows }) : mergeChange(state, change, merging.now);
      if (!isMerged) skipped.push(index);
      else if (isNew) rows += 1;
    } catch (error) {
      if (!merging.isForgiving || !isInvalid(error)) throw error;
      skipped.push(index);
    }
  }
  return skipped;
}

type AddChange = Extract<GroceryChange, { type: "add" }>;

/**
 * Does not restore a line that waited longer than deleted lines are remembered, because it may have been deleted
 * since.
 */
function addLine(state: ListState, change: AddChange, { now, rows, taken, oldest }: Merging): boolean {
  const { id } = change.item;
  if (taken.has(id) || Date.parse(change.at) < oldest) return false;
  const line = newLine(change, now);
  requireRoom(rows + 1);
  state.lines.set(id, line);
  return true;
}

export function requireRoom(lines: number): void {
  if (lines > MAX_LIST_LINES) {
    throw invalidField("list", says("listLinesMost", { count: MAX_LIST_LINES }), "too_many");
  }
}

/**
 * Merges one change of one device. For each field the latest change wins, so any order of changes, each applied once
 * or several times, gives the same list, provided that a line is added before other changes refer to it. Returns false
 * if the change refers to nothing that exists. Throws `invalid` if it cannot be applied. Pure, except that it modifies
 * `state`.
 */
function mergeChange(state: ListState, change: GroceryChange, now: number): boolean {
  if (change.type === "add") return true; // It is there already.
  if ("adding_id" in change) {
    const addition = state.additions.get(change.adding_id);
    if (!addition) return false;
    mergeAddition(state, addition, change, now);
    return true;
  }
  const line = state.lines.get(change.item_id);
  if (!line) return false;
  mergeLine(line, change, now);
  return true;
}

/** A clock that is ahead must not win over changes that are still to come, so times in the future count as now. */
const timeOf = (at: string, now: number): number => Math.min(Date.parse(at), now);

function newLine(change: Extract<GroceryChange, { type: "add" }>, now: number): LineState {
  const { name, note, gtin = null, quantity_value: value, quantity_unit: unit } = change.item;
  const at = timeOf(change.at, now);
  return {
    isManual: true,
    dimension: "",
    name,
    nameAt: at,
    gtin,
    note: note || null,
    noteAt: at,
    aisle: null,
    aisleAt: NEVER,
    isAtHome: false,
    atHomeAt: NEVER,
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
      checkLine(line, change.is_checked, timeOf(change.at, now));
      return;
    case "delete":
      line.deletedAt = Math.max(line.deletedAt, timeOf(change.at, now));
      return;
    case "clear":
      // Deleted as of the tick that the person saw: if any device unticks the line after that, it stays.
      line.deletedAt = Math.max(line.deletedAt, timeOf(change.ticked_at, now));
      return;
    case "restore":
      line.revivedAt = Math.max(line.revivedAt, timeOf(change.at, now));
      return;
    case "edit":
      editLine(line, change, timeOf(change.at, now));
  }
}

/** The later of two ticks wins; of two at the same moment, "bought" wins. Unticking revives a deleted line. */
function checkLine(line: LineState, isChecked: boolean, at: number): void {
  if (at > line.checkedAt || (at === line.checkedAt && isChecked)) line.isChecked = isChecked;
  line.checkedAt = Math.max(line.checkedAt, at);
  if (!isChecked) line.revivedAt = Math.max(line.revivedAt, at);
}

/** The later change wins; of two at the same moment, the text that sorts later, so that all devices agree. */
const holds = (at: number, value: string | null, than: number, stored: string | null): boolean =>
  at > than || (at === than && (value ?? "") > (stored ?? ""));

function editLine(line: LineState, change: Extract<GroceryChange, { type: "edit" }>, at: number): void {
  const own = change.amount && ownAmount(line, change.amount);
  if (change.name !== undefined && holds(at, change.name, line.nameAt, line.name)) {
    // Whichever edit of the name wins takes the code away, so that all devices agree.
    [line.name, line.nameAt, line.gtin] = [change.name, at, null];
  }
  const note = change.note || null;
  if (change.note !== undefined && holds(at, note, line.noteAt, line.note)) [line.note, line.noteAt] = [note, at];
  if (change.aisle !== undefined && holds(at, change.aisle, line.aisleAt, line.aisle)) {
    [line.aisle, line.aisleAt] = [change.aisle, at];
  }
  // Of two changes at the same moment, "buy it" wins: buying too much is better than buying none.
  if (change.at_home !== undefined && (at > line.atHomeAt || (at === line.atHomeAt && !change.at_home))) {
    [line.isAtHome, line.atHomeAt] = [change.at_home, at];
  }
  if (own && holds(at, amountKey(own), line.ownAt, amountKey(line.own))) [line.own, line.ownAt] = [own, at];
}

const amountKey = ({ value, unit }: Amount): string => (value ? `${value.numerator}/${value.denominator} ${unit}` : "");

function mergeAddition(state: ListState, addition: AdditionState, change: AdditionChange, now: number): void {
  const at = change.at === undefined ? now : timeOf(change.at, now);
  switch (change.type) {
    case "remove_recipe":
      addition.removedAt = Math.max(addition.removedAt, at);
      return;
    case "restore_recipe":
      addition.restoredAt = Math.max(addition.restoredAt, at);
      return;
    case "servings":
      serveOthers(state, addition, change, at);
  }
}

/**
 * Unticks the line as of that time because it grew, whether or not the person saw it ticked: a device that has not
 * sent its changes yet may have ticked it before.
 */
function serveOthers(
  state: ListState,
  addition: AdditionState,
  change: Extract<GroceryChange, { type: "servings" }>,
  at: number,
): void {
  const wanted = addition.servings === null ? change.scale : change.servings;
  if (wanted === undefined) throw invalidField("servings", "servesUnknown");
  const times = timesOf(addition);
  if (at > addition.servingsAt || (at === addition.servingsAt && wanted > times)) {
    // Calculated as an exact fraction, so that scaling back restores the original amount.
    const factor = factorBetween(times, wanted);
    for (const share of addition.shares) {
      if (share.amount.value) share.amount = { ...share.amount, value: multiply(share.amount.value, factor) };
    }
    if (addition.servings === null) addition.scale = wanted;
    else addition.servings = wanted;
    addition.servingsAt = at;
  }
  if (wanted <= change.from) return;
  for (const { lineId, amount } of addition.shares) {
    const line = state.lines.get(lineId);
    if (line && amount.value) growLine(line, at);
  }
}

/** Unticks the line without reviving it: whoever deleted it did not want it. */
function growLine(line: LineState, at: number): void {
  if (at > line.checkedAt) line.isChecked = false;
  line.checkedAt = Math.max(line.checkedAt, at);
}

const isInvalid = (error: unknown): boolean => error instanceof AppError && error.code === "invalid";
