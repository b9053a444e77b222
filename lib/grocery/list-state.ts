import { divide, fractionFromDecimal, ONE } from "@/lib/quantity/fraction";
import type { Amount } from "@/lib/quantity/total";

/**
 * All times are in milliseconds; NEVER is earlier than any of them. A stored time is only ever replaced by a later
 * one.
 */
export const NEVER = Number.NEGATIVE_INFINITY;

export type LineState = {
  readonly isManual: boolean;
  /** The dimension (mass, volume, count …) of amounts that can be added to this line: see dimensionOf. */
  readonly dimension: string;
  name: string;
  nameAt: number;
  /** The code of the packet that is wanted. It belongs to the name: another name means another food. */
  gtin: string | null;
  note: string | null;
  noteAt: number;
  /** null: the product chooses the aisle. */
  aisle: string | null;
  aisleAt: number;
  /** The food is at home. True with atHomeAt NEVER: the product proposed it, nobody has confirmed it. */
  isAtHome: boolean;
  atHomeAt: number;
  /**
   * The amount of a manual line. For a line of recipes: what the person changed by hand, in addition to the recipes'
   * shares.
   */
  own: Amount;
  ownAt: number;
  isChecked: boolean;
  checkedAt: number;
  deletedAt: number;
  revivedAt: number;
};

/** What one added recipe contributes to one line. Without a value, the recipe gives no amount. */
export type ShareState = { readonly lineId: string; amount: Amount };

export type AdditionState = {
  /** null: the recipe states no servings, and `scale` says how many times it is wanted. */
  servings: number | null;
  scale: number;
  servingsAt: number;
  removedAt: number;
  restoredAt: number;
  readonly shares: ShareState[];
};

/** A list, or the part of one that the changes refer to. */
export type ListState = { readonly lines: Map<string, LineState>; readonly additions: Map<string, AdditionState> };

/** A line is alive if nobody deleted it, or if somebody wanted it again after that. */
export const isLineAlive = ({ deletedAt, revivedAt }: Pick<LineState, "deletedAt" | "revivedAt">): boolean =>
  deletedAt === NEVER || revivedAt > deletedAt;

/** An added recipe is there if nobody removed it, or if somebody restored it after that. */
export const isAdditionThere = ({ removedAt, restoredAt }: Pick<AdditionState, "removedAt" | "restoredAt">): boolean =>
  removedAt === NEVER || restoredAt > removedAt;

/** A ticked line is already bought and a deleted one is not wanted, so a recipe added later gets a line of its own. */
export const takesShares = (line: Pick<LineState, "isManual" | "isChecked" | "deletedAt" | "revivedAt">): boolean =>
  !line.isManual && !line.isChecked && isLineAlive(line);

export const timesOf = ({ servings, scale }: Pick<AdditionState, "servings" | "scale">): number => servings ?? scale;

/** The exact factor by which the shares of an added recipe change. */
export const factorBetween = (before: number, after: number) =>
  before === after ? ONE : divide(fractionFromDecimal(after.toFixed(3)), fractionFromDecimal(before.toFixed(3)));
