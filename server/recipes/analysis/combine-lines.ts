import { DIET_KEYS } from "@/lib/dietary/diets";
import { MORE_WAY_KEYS } from "@/lib/dietary/more-ways";
import { ALARMING_CONCERNS } from "@/lib/dietary/voices";
import type { DietaryInfoWire } from "@/lib/schemas/recipes";
import type { VerdictKind } from "@/server/dietary/engine/judge";
import { BIT } from "@/server/dietary/engine/knowledge";
import { addNutrients, NUTRIENTS, type Nutrient } from "@/server/dietary/engine/weigh";
import type { LineAnalysis } from "@/server/recipe-lines/analyse-line";
import { namedKey, substanceKeys } from "@/server/recipe-lines/concept-key";
import type { EatenShare } from "@/server/recipe-lines/eaten-share";
import { isCounted } from "../line-amounts";

/** The analysis of a whole recipe. */
export type RecipeAnalysis = {
  /** Known results only: true where every line is known to fit, false where one is known not to. */
  readonly dietaryInfo: DietaryInfoWire;
  /** The same as `dietaryInfo`, for the ways of eating beyond the diet keys. */
  readonly ways: Readonly<Record<string, boolean>>;
  readonly conceptKeys: readonly number[];
  /** The same as `conceptKeys`, without what depends on labels. */
  readonly firmKeys: readonly number[];
  /** Keys of diets, concerns and ways of eating that the recipe fits if the labels of its foods confirm it. */
  readonly labelFits: readonly string[];
  readonly hasUnknown: boolean;
  readonly hasUndisclosed: boolean;
  readonly unfitFor: readonly string[];
  /**
   * Amounts of one serving in the nutrients' units: a lower bound when a line is not covered, and never a zero for
   * "unknown".
   */
  readonly perServing: Readonly<Record<string, number>>;
  /**
   * The most that one serving may hold of each nutrient that `perServing` does not count whole; null if nobody can say.
   * Without a number of servings nobody knows how much of the whole one eats, so every nutrient has an entry.
   */
  readonly mostPerServing: Readonly<Partial<Record<Nutrient, number | null>>>;
  /** The share of lines of which all is counted that concerns people with limits. */
  readonly coverage: number;
  /** Lines of which these amounts include only a part, because not all of them is eaten. */
  readonly inPart: readonly EatenShare[];
};

/** For these concerns an unknown recipe counts as unfit, because they are about what makes people ill. */
const KNOWN_ONLY: ReadonlySet<string> = new Set(ALARMING_CONCERNS);

/**
 * Combines the analyses of lines. Nothing is known about a recipe without lines. `servings` null: the whole counts as
 * one serving. `named`: the foods that only the title or the steps name; whatever they would break is unknown. Pure.
 */
export function combineLines(
  lines: readonly LineAnalysis[],
  servings: number | null,
  named: readonly LineAnalysis[] = [],
): RecipeAnalysis {
  const fits = (line: LineAnalysis): Fits => line.fits;
  const isApart = !bringsBoth(lines);
  const covered = lines.filter(isCounted);
  return {
    dietaryInfo: withoutDoubtful(known(lines, DIET_KEYS, fits), named),
    ways: {
      ...withoutDoubtful(
        known(lines, MORE_WAY_KEYS, ({ ways }) => ways),
        named,
      ),
      ...(isApart ? {} : { [KEEPS_APART]: false }),
    },
    conceptKeys: sortedOnce([...lines.flatMap(({ conceptKeys }) => conceptKeys), ...keysOfNamed(named)]),
    firmKeys: sortedOnce([...lines.flatMap(({ firmKeys }) => firmKeys), ...keysOfNamed(named)]),
    labelFits: labelFits(lines).filter(
      (key) => (isApart || key !== KEEPS_APART) && named.every((food) => isFit(food, key)),
    ),
    hasUnknown: lines.length === 0 || lines.some(({ isKnown }) => !isKnown),
    hasUndisclosed: lines.length === 0 || lines.some(({ isUndisclosed }) => isUndisclosed),
    unfitFor: unfitFor(lines, named),
    perServing: perServing(lines, servings ?? 1),
    mostPerServing: mostPerServing(lines, servings),
    coverage: lines.length === 0 ? 0 : covered.length / lines.length,
    inPart: partsOf(lines),
  };
}

type Fits = Readonly<Record<string, boolean | null>>;

/** Known results only: true where every line is known to fit, false where one is known not to. */
function known(
  lines: readonly LineAnalysis[],
  keys: readonly string[],
  fitsOf: (line: LineAnalysis) => Fits,
): Record<string, boolean> {
  const found: Record<string, boolean> = {};
  for (const key of keys) {
    if (lines.some((line) => fitsOf(line)[key] === false)) found[key] = false;
    else if (lines.length > 0 && lines.every((line) => fitsOf(line)[key] === true)) found[key] = true;
  }
  return found;
}

/**
 * Meat in one line and milk in another, each of which fits by itself; see apart-tags.ts. A mere possibility already
 * means "does not fit".
 */
const KEEPS_APART = "not-kosher";
const [MEAT, MILK] = [BIT.meat, BIT.milk].map((bit) => substanceKeys(bit)[0] ?? 0);

const bringsBoth = (lines: readonly LineAnalysis[]): boolean =>
  [MEAT, MILK].every((key) => key !== undefined && lines.some(({ conceptKeys }) => conceptKeys.includes(key)));

const sortedOnce = (keys: readonly number[]): number[] => [...new Set(keys)].sort((a, b) => a - b);

/** A diet that every line fits stays unknown if a food that only the title or the steps name would break it. */
function withoutDoubtful(info: Record<string, boolean>, named: readonly LineAnalysis[]): Record<string, boolean> {
  if (named.length === 0) return info;
  return Object.fromEntries(
    Object.entries(info).filter(([key, fits]) => !fits || named.every((food) => isFit(food, key))),
  );
}

/** Possibilities that a label settles are left out: nobody knows the label of a food that no line lists. */
const keysOfNamed = (named: readonly LineAnalysis[]): number[] =>
  named.flatMap(({ firmKeys }) => firmKeys).map(namedKey);

/** Whether a line fits a diet, a way of eating or a concern, at least by its labels. */
const isFit = ({ fits, ways, concerns, labels }: LineAnalysis, key: string): boolean =>
  labels.includes(key) || (fits as Fits)[key] === true || ways[key] === true || concerns[key] === "match";

/** Every line fits, at least by its labels, and at least one only by its labels. */
function labelFits(lines: readonly LineAnalysis[]): string[] {
  const keys = new Set(lines.flatMap(({ labels }) => labels));
  return [...keys].filter((key) => lines.every((line) => isFit(line, key))).sort();
}

/** The shares that are eaten, each once. */
function partsOf(lines: readonly LineAnalysis[]): EatenShare[] {
  const parts = new Map(
    lines.flatMap(({ eaten, per100g }) => (eaten && per100g ? [[`${eaten.of} ${eaten.share}`, eaten] as const] : [])),
  );
  return [...parts.values()];
}

function unfitFor(lines: readonly LineAnalysis[], named: readonly LineAnalysis[]): string[] {
  const isUnfit = (concern: string, kind: VerdictKind) =>
    kind === "conflict" || kind === "may_contain" || (kind === "unknown" && KNOWN_ONLY.has(concern));
  const unfit = new Set(lines.length === 0 ? KNOWN_ONLY : []);
  for (const { concerns } of lines) {
    for (const [concern, kind] of Object.entries(concerns)) if (isUnfit(concern, kind)) unfit.add(concern);
  }
  for (const food of named) for (const concern of KNOWN_ONLY) if (!isFit(food, concern)) unfit.add(concern);
  return [...unfit].sort();
}

/** People who must avoid these rely on the figure, so no lower bound is given. */
const WHOLE_ONLY: ReadonlySet<string> = new Set(["gluten", "lactose"]);

/** Unknown is not zero: a nutrient is left out when the known lines contain none of it and others are unknown. */
function perServing(lines: readonly LineAnalysis[], servings: number): Record<string, number> {
  const total: Record<string, number> = {};
  for (const { grams, per100g, eaten } of lines)
    if (grams !== null && per100g) addNutrients(total, per100g, grams * (eaten?.share ?? 1));
  const given = Object.entries(total).filter(
    ([key, amount]) => (amount > 0 && !WHOLE_ONLY.has(key)) || lines.every((line) => isMeasured(line, key)),
  );
  return Object.fromEntries(given.map(([key, amount]) => [key, amount / servings]));
}

function mostPerServing(
  lines: readonly LineAnalysis[],
  servings: number | null,
): Readonly<Partial<Record<Nutrient, number | null>>> {
  const isOpen = (nutrient: Nutrient) => servings === null || lines.some(({ open }) => open[nutrient] !== undefined);
  return Object.fromEntries(NUTRIENTS.filter(isOpen).map((nutrient) => [nutrient, mostOf(nutrient, lines, servings)]));
}

function mostOf(nutrient: Nutrient, lines: readonly LineAnalysis[], servings: number | null): number | null {
  let [whole, each] = [0, 0];
  for (const line of lines) {
    const open = line.open[nutrient];
    if (open?.whole === null || open?.each === null) return null;
    whole += open?.whole ?? countedOf(line, nutrient);
    each += open?.each ?? 0;
  }
  return whole / (servings ?? 1) + each;
}

const countedOf = ({ grams, per100g, eaten }: LineAnalysis, nutrient: Nutrient): number =>
  (((per100g?.[nutrient] ?? 0) * (grams ?? 0)) / 100) * (eaten?.share ?? 1);

/** A food that contains none of a nutrient needs no known amount. */
function isMeasured({ grams, per100g }: LineAnalysis, key: string): boolean {
  const value = per100g?.[key as keyof typeof per100g] ?? null;
  return value === 0 || (value !== null && grams !== null);
}
