import type { Setting } from "../../../server/dietary/engine/model/verdict";
import type { FoodItem } from "../../../server/dietary/engine/reading/placed-mentions";

export type Took = { readonly cpuMs: number; readonly clockMs: number };

/** What every engine reads. No line and no menu stands twice, so that only words are cached. */
export type Inputs = {
  readonly settings: readonly Setting[];
  readonly manySettings: readonly Setting[];
  readonly lines: readonly string[];
  readonly foreignLines: readonly string[];
  readonly menus: readonly (readonly FoodItem[])[];
};

/** `count` lines or menus of a figure, beginning with number `from`. */
export type Round = {
  readonly figure: "lines" | "linesForMany" | "foreignLines" | "newMenus" | "knownMenu" | "markedMenu";
  readonly from: number;
  readonly count: number;
};

/** What an engine's process tells when its knowledge is loaded. */
export type Started = { readonly loading: Took; readonly heapMb: number; readonly foods: readonly string[] };

/** The middle one of each. */
export function median(times: readonly Took[]): Took {
  const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return { cpuMs: middle(times.map(({ cpuMs }) => cpuMs)), clockMs: middle(times.map(({ clockMs }) => clockMs)) };
}
