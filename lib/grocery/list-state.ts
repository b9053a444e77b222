import { divide, fractionFromDecimal, ONE } from "@/lib/quantity/fraction";
import type { Amount } from "@/lib/quantity/total";

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
  /** There is some at home. NEVER with true: the product proposed it. */
  isAtHome: boolean;
  atHomeAt: number;
  /** Of a manual line its amount, of another what the person changed by hand beside the recipes' shares. */
  own: Amount;
  ownAt: number;
  isChecked: boolean;
  checkedAt: number;
  deletedAt: number;
  revivedAt: number;
};

/** What one added recipe puts into one line. No value: it says not how much. */
export type ShareState = { readonly lineId: string; amount: Amount };

export type AddingState = {
  /** null: the recipe never said how many it serves, and `scale` says how many times it is wanted. */
  servings: number | null;
  scale: number;
  servingsAt: number;
  removedAt: number;
  restoredAt: number;
  readonly shares: ShareState[];
};

/** A list, or as much of one as the changes speak of. */
export type ListState = { readonly lines: Map<string, LineState>; readonly addings: Map<string, AddingState> };

/** Nobody deleted it, or somebody wanted it again after that. */
export const isLineAlive = ({ deletedAt, revivedAt }: Pick<LineState, "deletedAt" | "revivedAt">): boolean =>
  deletedAt === NEVER || revivedAt > deletedAt;

/** Nobody took the recipe back, or somebody wanted it again after that. */
export const isAddingThere = ({ removedAt, restoredAt }: Pick<AddingState, "removedAt" | "restoredAt">): boolean =>
  removedAt === NEVER || restoredAt > removedAt;

/** A line stands on the list when it is alive, and written by hand or wanted by a recipe that is still there. */
export const isLineShown = (
  line: Pick<LineState, "isManual" | "deletedAt" | "revivedAt">,
  isWanted: boolean,
): boolean => isLineAlive(line) && (line.isManual || isWanted);

/** What is ticked is bought, and what is deleted is not wanted: what a recipe wants then goes to a line of its own. */
export const takesShares = (line: Pick<LineState, "isManual" | "isChecked" | "deletedAt" | "revivedAt">): boolean =>
  !line.isManual && !line.isChecked && isLineAlive(line);

export const timesOf = ({ servings, scale }: Pick<AddingState, "servings" | "scale">): number => servings ?? scale;

/** By how much the shares of an adding change, exactly. */
export const factorBetween = (before: number, after: number) =>
  before === after ? ONE : divide(fractionFromDecimal(after.toFixed(3)), fractionFromDecimal(before.toFixed(3)));
