import { wayOf } from "@/lib/dietary/more-ways";
import { ALARMING_CONCERNS } from "@/lib/dietary/voices";
import { FIT_MODES, type FitMode } from "@/lib/recipes/fit-modes";
import { Prisma } from "@/server/db/generated/client";
import type { Setting } from "@/server/dietary/engine/judge";
import type { Knowledge } from "@/server/dietary/engine/knowledge";
import { conceptOf } from "@/server/dietary/engine/knowledge";
import { limitFor, limitsOf, type OwnLimits, type ServingLimit } from "@/server/dietary/serving-limits";
import type { Ranking } from "./find-ranked";
import { toFood } from "./food-terms";
import {
  breaksKey,
  fitsByLabel,
  fitsKey,
  freeFromFood,
  isCountedFor,
  isCurrent,
  isFitFor,
  isKnown,
  isRead,
  isUnfitFor,
  lacksFood,
  namesNot,
  type Strictness,
} from "./recipe-conditions";
import { all, any, type Condition, NOTHING, not } from "./terms";
import { NO_WORDS, type WordConditions } from "./word-conditions";

/** The data that conditions for settings are made from. */
export type FitSources = {
  readonly knowledge: Knowledge;
  /** The conditions for the words of settings that name no known food. */
  readonly words: ReadonlyMap<string, WordConditions>;
  /** The keys of foods that the search itself names. Recipes that match it contain them. */
  readonly named: ReadonlySet<number>;
  /** The limits for nutrients that the person's doctor set. */
  readonly limits: OwnLimits;
};

/** The names in a person's settings that match no known food. */
export const unknownNames = (settings: readonly Setting[], knowledge: Knowledge): string[] =>
  settings.flatMap(({ type, key }) =>
    type === "ingredient" && !wayOf(key) && !conceptOf(key, knowledge) ? [key] : [],
  );

/**
 * A condition for recipes that fit all of a person's settings, computed from their stored analyses, with the same
 * results as judging each recipe. For allergies, intolerances, diets, celiac disease and lactose intolerance, a recipe
 * must be known to fit; for foods that a person merely avoids, it must not be known to conflict. Other health concerns
 * only advise, and exclude only recipes that cannot be read, or of which nobody knows whether a serving keeps their
 * limits. What depends on a product's label counts as fitting,
 * except in the strict mode. `reading`: which stored analyses count. Null: no setting of the person excludes anything.
 */
export function fitsSettings(
  settings: readonly Setting[],
  sources: FitSources,
  strictness: Strictness = "standard",
  reading: Condition = isCurrent(),
): Condition | null {
  const conditions = quickFirst(settings).flatMap((setting) => conditionOf(setting, sources, strictness) ?? []);
  if (settings.some(isAdvice)) conditions.push(isKnown(), ...limitsAsked(settings, sources).map(isCountedFor));
  if (conditions.length === 0) return null;
  return all([reading, ...conditions]);
}

/** The limits of all concerns, each once. */
function limitsAsked(settings: readonly Setting[], { knowledge, limits }: FitSources): ServingLimit[] {
  const asked = settings.filter(isAdvice).flatMap(({ key }) => limitsOf(key, knowledge));
  return [...new Map(asked.map((limit) => [limit.nutrient, limitFor(limit, limits)])).values()];
}

/**
 * Puts settings that are quick to check first, because PostgreSQL evaluates conditions in their written order until the
 * result is known. A diet is a single look-up; for a food, all foods of the recipe are compared with all that contain
 * it.
 */
const quickFirst = (settings: readonly Setting[]): Setting[] => {
  const isFood = ({ type, key }: Setting) => type === "ingredient" && !wayOf(key);
  return [...settings.filter((each) => !isFood(each)), ...settings.filter(isFood)];
};

/**
 * A condition for recipes that conflict, or probably conflict, with a setting. Unknown is not enough, and advice never
 * counts.
 */
const againstSettings = (settings: readonly Setting[], sources: FitSources): Condition =>
  all([isCurrent(), any(quickFirst(settings).flatMap((setting) => againstOf(setting, sources) ?? []))]);

function againstOf(setting: Setting, sources: FitSources): Condition | null {
  if (isAdvice(setting)) return null;
  if (setting.type === "ingredient" && !wayOf(setting.key)) {
    if (setting.preference === "love" || setting.preference === "like") return null;
    const concept = conceptOf(setting.key, sources.knowledge);
    return concept ? not(lacksFood(toFood(concept, sources.knowledge), "standard")) : hasWordsOf(setting.key, sources);
  }
  const isUnfit = setting.type === "health" ? isUnfitFor(setting.key) : breaksKey(setting.key);
  return all([isUnfit, not(fitsByLabel(setting.key))]);
}

const hasWordsOf = (name: string, { words }: FitSources): Condition => (words.get(name) ?? NO_WORDS).inFoods;

/**
 * Classes of how recipes fit a person, best first. Every recipe is in exactly one: it fits whatever the brand; it fits
 * depending on labels; unknown; it conflicts. A reading by an earlier engine makes a recipe unknown.
 */
export type FitClasses = {
  readonly classes: readonly Condition[];
  /** What a mode finds: also recipes that fitted in an earlier reading, so that none disappears while it is read again. */
  readonly fits: Readonly<Record<FitMode, Condition>>;
  /** Recipes that fitted in an earlier reading only. */
  readonly earlier: Readonly<Record<FitMode, Condition>>;
  /** The recipe is not known to fit in the mode `standard`. */
  readonly isUnfit: Condition;
  /** Among those, recipes that conflict. */
  readonly against: Condition;
};

/** Null if no setting of the person excludes anything. */
export function fitClasses(settings: readonly Setting[], sources: FitSources): FitClasses | null {
  const strict = fitsSettings(settings, sources, "strict");
  const standard = fitsSettings(settings, sources, "standard");
  if (!strict || !standard) return null;
  const against = againstSettings(settings, sources);
  const isUnfit = not(standard);
  const relaxed = any([standard, not(against)]);
  const earlier = (strictness: Strictness): Condition =>
    all([not(isCurrent()), fitsSettings(settings, sources, strictness, isRead()) ?? NOTHING]);
  return {
    classes: [strict, all([standard, not(strict)]), all([isUnfit, not(against)]), all([isUnfit, against])],
    fits: { strict: any([strict, earlier("strict")]), standard: any([standard, earlier("standard")]), relaxed },
    earlier: { strict: earlier("strict"), standard: earlier("standard"), relaxed: NOTHING },
    isUnfit,
    against,
  };
}

/** The order by the classes that a mode accepts; null accepts all. */
export function rankingOf({ classes, earlier, isUnfit, against }: FitClasses, mode: FitMode | null): Ranking {
  const isFitAsked = mode === "strict" || mode === "standard";
  const accepted = mode === null ? classes : classes.slice(0, FIT_MODES.indexOf(mode) + 1);
  return {
    classes: isFitAsked ? [...accepted, earlier[mode]] : accepted,
    fitting: isFitAsked ? accepted.length + 1 : 2,
    others: {
      all: mode === null ? isUnfit : all([isUnfit, not(against)]),
      place: mode === null ? Prisma.sql`CASE WHEN ${against.sql} THEN 1 ELSE 0 END` : Prisma.sql`0`,
    },
  };
}

const isAdvice = ({ type, key }: Setting): boolean => type === "health" && !ALARMING_CONCERNS.includes(key);

function conditionOf(setting: Setting, sources: FitSources, strictness: Strictness): Condition | null {
  if (setting.type === "ingredient" && !wayOf(setting.key)) return ingredientCondition(setting, sources, strictness);
  if (isAdvice(setting)) return null;
  const fits = setting.type === "health" ? isFitFor(setting.key) : fitsKey(setting.key);
  return strictness === "strict" ? fits : any([fits, fitsByLabel(setting.key)]);
}

function ingredientCondition(
  setting: Extract<Setting, { type: "ingredient" }>,
  sources: FitSources,
  strictness: Strictness,
): Condition | null {
  if (setting.preference === "love" || setting.preference === "like") return null;
  const isSafety = setting.preference === "allergy" || setting.preference === "intolerance";
  const concept = conceptOf(setting.key, sources.knowledge);
  // For a food that the tree does not know, nobody can tell which recipes contain it.
  if (!concept) return isSafety ? NOTHING : not(hasWordsOf(setting.key, sources));
  const food = toFood(concept, sources.knowledge);
  const condition = isSafety ? freeFromFood(food, strictness) : all([lacksFood(food, strictness), namesNot(food)]);
  // Excluding terms makes the index slower in every week. It is worth it only if the excluded foods are common in the
  // results, such as soy in a search for tofu.
  return food.against.some((key) => sources.named.has(key)) ? condition : { ...condition, without: [] };
}
