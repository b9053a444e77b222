import { DIET_KEYS } from "@/lib/dietary/diets";
import { MORE_WAY_KEYS } from "@/lib/dietary/more-ways";
import { ALARMING_CONCERNS } from "@/lib/dietary/voices";
import type { DietaryInfoWire } from "@/lib/schemas/recipes";
import type { VerdictKind } from "@/server/dietary/engine/judge";
import { BIT } from "@/server/dietary/engine/knowledge";
import { addNutrients } from "@/server/dietary/engine/weigh";
import type { LineAnalysis } from "./analyse-line";
import { substanceKeys } from "./concept-key";
import type { EatenShare } from "./eaten-share";

/** What is said of a whole recipe. */
export type RecipeAnalysis = {
  /** Only what is known: true where every line is known to fit, false where one does not. */
  readonly dietaryInfo: DietaryInfoWire;
  /** The same of the ways of eating beyond the diet keys. */
  readonly ways: Readonly<Record<string, boolean>>;
  readonly conceptKeys: readonly number[];
  /** The same without what only labels can tell. */
  readonly firmKeys: readonly number[];
  /** What it fits if the labels of its foods say so: keys of diets, concerns and ways of eating. */
  readonly labelFits: readonly string[];
  readonly hasUnknown: boolean;
  readonly hasUndisclosed: boolean;
  readonly unfitFor: readonly string[];
  /** Amounts of one serving in the nutrients' units; a lower bound where a line is not covered, and never a mere "none". */
  readonly perServing: Readonly<Record<string, number>>;
  readonly coverage: number;
  /** What these amounts count only in part, as not all of it is eaten. */
  readonly inPart: readonly EatenShare[];
};

/** Of these concerns a recipe is unfit as long as it is not known to be fit: they are about what makes people ill. */
const KNOWN_ONLY: ReadonlySet<string> = new Set(ALARMING_CONCERNS);

/** Pure. A recipe without lines is known in nothing. `servings`: the whole counts as one where nobody said. */
export function combineLines(lines: readonly LineAnalysis[], servings: number | null): RecipeAnalysis {
  const fits = (line: LineAnalysis): Fits => line.fits;
  const isApart = !bringsBoth(lines);
  const covered = lines.filter(({ grams, per100g }) => grams !== null && per100g !== null);
  return {
    dietaryInfo: known(lines, DIET_KEYS, fits),
    ways: {
      ...known(lines, MORE_WAY_KEYS, ({ ways }) => ways),
      ...(isApart ? {} : { [KEEPS_APART]: false }),
    },
    conceptKeys: sortedOnce(lines.flatMap(({ conceptKeys }) => conceptKeys)),
    firmKeys: sortedOnce(lines.flatMap(({ firmKeys }) => firmKeys)),
    labelFits: labelFits(lines).filter((key) => isApart || key !== KEEPS_APART),
    hasUnknown: lines.length === 0 || lines.some(({ isKnown }) => !isKnown),
    hasUndisclosed: lines.length === 0 || lines.some(({ isUndisclosed }) => isUndisclosed),
    unfitFor: unfitFor(lines),
    perServing: perServing(lines, servings ?? 1),
    coverage: lines.length === 0 ? 0 : covered.length / lines.length,
    inPart: partsOf(covered),
  };
}

type Fits = Readonly<Record<string, boolean | null>>;

/** Only what is known: true where every line is known to fit, false where one does not. */
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

/** Meat in one line and milk in another, each of which fits by itself; see apart-tags.ts. Perhaps is enough not to fit. */
const KEEPS_APART = "not-kosher";
const [MEAT, MILK] = [BIT.meat, BIT.milk].map((bit) => substanceKeys(bit)[0] ?? 0);

const bringsBoth = (lines: readonly LineAnalysis[]): boolean =>
  [MEAT, MILK].every((key) => key !== undefined && lines.some(({ conceptKeys }) => conceptKeys.includes(key)));

const sortedOnce = (keys: readonly number[]): number[] => [...new Set(keys)].sort((a, b) => a - b);

/** Each line fits as it stands or by its labels, and one of them by its labels. */
function labelFits(lines: readonly LineAnalysis[]): string[] {
  const keys = new Set(lines.flatMap(({ labels }) => labels));
  const isFit = ({ fits, ways, concerns, labels }: LineAnalysis, key: string) =>
    labels.includes(key) || (fits as Fits)[key] === true || ways[key] === true || concerns[key] === "match";
  return [...keys].filter((key) => lines.every((line) => isFit(line, key))).sort();
}

/** Each once. */
function partsOf(covered: readonly LineAnalysis[]): EatenShare[] {
  const parts = new Map(
    covered.flatMap(({ eaten }) => (eaten ? [[`${eaten.of} ${eaten.share}`, eaten] as const] : [])),
  );
  return [...parts.values()];
}

function unfitFor(lines: readonly LineAnalysis[]): string[] {
  const isUnfit = (concern: string, kind: VerdictKind) =>
    kind === "conflict" || kind === "may_contain" || (kind === "unknown" && KNOWN_ONLY.has(concern));
  const unfit = new Set(lines.length === 0 ? KNOWN_ONLY : []);
  for (const { concerns } of lines) {
    for (const [concern, kind] of Object.entries(concerns)) if (isUnfit(concern, kind)) unfit.add(concern);
  }
  return [...unfit].sort();
}

/** Who must avoid these acts on the figure: of them no lower bound is given. */
const WHOLE_ONLY: ReadonlySet<string> = new Set(["gluten", "lactose"]);

/** What is unknown is not zero: a nutrient is left out where nothing but zeros is known of a recipe with unknown lines. */
function perServing(lines: readonly LineAnalysis[], servings: number): Record<string, number> {
  const total: Record<string, number> = {};
  for (const { grams, per100g, eaten } of lines)
    if (grams !== null && per100g) addNutrients(total, per100g, grams * (eaten?.share ?? 1));
  const given = Object.entries(total).filter(
    ([key, amount]) => (amount > 0 && !WHOLE_ONLY.has(key)) || lines.every((line) => isMeasured(line, key)),
  );
  return Object.fromEntries(given.map(([key, amount]) => [key, amount / servings]));
}

/** Of a food that holds none of it any amount will do. */
function isMeasured({ grams, per100g }: LineAnalysis, key: string): boolean {
  const value = per100g?.[key as keyof typeof per100g] ?? null;
  return value === 0 || (value !== null && grams !== null);
}
