import { DIET_KEYS, type DietKey } from "@/lib/dietary/diets";
import { MORE_WAY_KEYS } from "@/lib/dietary/more-ways";
import type { Setting, VerdictKind } from "@/server/dietary/engine/judge";
import { judgeRead } from "@/server/dietary/engine/judge";
import { type Concept, hasTrait, type Knowledge } from "@/server/dietary/engine/knowledge";
import { presentIn, type ReadLine } from "@/server/dietary/engine/read";
import type { Nutrient, NutrientValues } from "@/server/dietary/engine/weigh";
import { foodNutrients, mostOfLine, NUTRIENTS, nutrientBounds } from "@/server/dietary/engine/weigh";
import { type EatenShare, eatenShareOf } from "./eaten-share";
import { foodKeysOf } from "./food-keys";
import { type RecipeLine, readRecipeLine } from "./recipe-line";

/** Everything that the product needs to know about a line, independent of any person. */
export type LineAnalysis = {
  /** true: known to fit. false: known not to fit. null: unknown. */
  readonly fits: Readonly<Record<DietKey, boolean | null>>;
  /** The same as `fits`, for the ways of eating beyond the diet keys. */
  readonly ways: Readonly<Record<string, boolean | null>>;
  readonly concerns: Readonly<Record<string, VerdictKind>>;
  /** Documented tags such as high_protein_needs. */
  readonly needs: readonly string[];
  readonly isKnown: boolean;
  /** Food names in the line that the engine does not know, as written. */
  readonly unknownFoods: readonly string[];
  /** Slug of the line's main food. */
  readonly food: string | null;
  readonly grams: number | null;
  /** How much of those grams is eaten, when not all: a tenth of the frying oil. */
  readonly eaten: EatenShare | null;
  readonly per100g: NutrientValues | null;
  /**
   * How much of a nutrient the line may bring beyond what `grams` and `per100g` count. Without an entry they count all
   * of it.
   */
  readonly open: OpenAmounts;
  /** No amount is stated, so that `grams` is the usual one. */
  readonly isUntold: boolean;
  /**
   * Every named food, its ingredients and all their ancestors in the tree, and every class of substances that it
   * contains or may contain.
   */
  readonly conceptKeys: readonly number[];
  /** The same as `conceptKeys`, without what depends on the foods' labels. */
  readonly firmKeys: readonly number[];
  /** Diets, concerns and ways of eating that the line fits if the labels of its foods confirm it. */
  readonly labels: readonly string[];
  readonly isUndisclosed: boolean;
};

/**
 * In the nutrient's unit; null if nobody can say. `whole`: the most that the line brings to the dish. `each`: the most
 * that every serving gets in addition, where the amount is left to the cook.
 */
export type OpenAmount = { readonly whole: number | null; readonly each: number | null };
export type OpenAmounts = Readonly<Partial<Record<Nutrient, OpenAmount>>>;

const WAYS = MORE_WAY_KEYS.map((key): Setting => ({ type: "ingredient", key, preference: "avoid" }));

/** Whether a health rule describes an ingredient (a documented tag) rather than a person's concern. */
const isNeed = (rule: string): boolean => rule.endsWith("_needs");
const isDiet = (rule: string): boolean => rule === "keto" || rule === "atkins";

export function concernsOf(knowledge: Knowledge): string[] {
  return [...knowledge.healthRules.keys()].filter(
    (rule) => !isDiet(rule) && (!isNeed(rule) || rule === "high_protein_needs"),
  );
}

/** Analyses a line. Pure: the same line always has the same analysis, so callers may cache it. */
export function analyseLine(line: RecipeLine, knowledge: Knowledge): LineAnalysis {
  const read = readRecipeLine(line, knowledge);
  const { weighed, grams } = read;
  const mentions = presentIn(read.mentions);
  const head = mentions.find((mention) => mention.head)?.head ?? null;
  const diets = DIET_KEYS.map((key): Setting => ({ type: "diet", key }));
  const concerns = concernsOf(knowledge).map((key): Setting => ({ type: "health", key }));
  const verdict = judgeRead("", mentions, [...diets, ...WAYS, ...concerns], knowledge, "recipe");
  const kindOf = new Map(verdict.settings.map(({ setting, kind }) => [`${setting.type}:${setting.key}`, kind]));
  const unknown = mentions.length === 0 || mentions.some((mention) => mention.unknownWords.length > 0);
  const per100g = weighed && foodNutrients(weighed, knowledge)?.per100g;
  const keys = foodKeysOf(mentions, knowledge);
  const eaten = eatenShareOf(`${line.group ?? ""}\n${read.text}`, weighed, grams, knowledge);
  return {
    fits: Object.fromEntries(DIET_KEYS.map((key) => [key, fitOf(kindOf.get(`diet:${key}`))])) as LineAnalysis["fits"],
    ways: Object.fromEntries(MORE_WAY_KEYS.map((key) => [key, fitOf(kindOf.get(`ingredient:${key}`))])),
    concerns: Object.fromEntries(concernsOf(knowledge).map((key) => [key, kindOf.get(`health:${key}`) ?? "unknown"])),
    needs: unknown || mentions.length !== 1 ? [] : needsOf(head, knowledge),
    isKnown: !unknown,
    unknownFoods: mentions.flatMap(({ unknownWords }) => (unknownWords.length > 0 ? [unknownWords.join(" ")] : [])),
    food: head?.id ?? null,
    grams,
    eaten,
    per100g: per100g ?? null,
    open: openAmounts(read, per100g ?? null, eaten?.share ?? 1, knowledge),
    isUntold: read.gramsBasis === "untold",
    conceptKeys: keys.all,
    firmKeys: keys.firm,
    labels: verdict.settings.flatMap(({ setting, checkLabel }) => (checkLabel ? [setting.key] : [])),
    isUndisclosed: mentions.some(
      ({ concepts, isMade }) => isMade || concepts.some((concept) => hasTrait(concept, "compound")),
    ),
  };
}

/** Rounding must not make an amount that is counted exactly look open. */
const ROUNDING = 1 + 1e-9;

function openAmounts(read: ReadLine, per100g: NutrientValues | null, share: number, knowledge: Knowledge): OpenAmounts {
  const mostOf = mostOfLine(read, knowledge);
  const open: Partial<Record<Nutrient, OpenAmount>> = {};
  for (const nutrient of NUTRIENTS) {
    const { whole, each } = mostOf(nutrient);
    const counted = ((per100g?.[nutrient] ?? 0) * (read.grams ?? 0)) / 100;
    if (each === 0 && whole <= counted * ROUNDING) continue;
    open[nutrient] = { whole: finite(Math.max(whole, counted) * share), each: finite(each) };
  }
  return open;
}

const finite = (amount: number): number | null => (Number.isFinite(amount) ? amount : null);

/** A line that may conflict is unknown: neither known to fit nor known not to. */
const fitOf = (kind: VerdictKind | undefined): boolean | null =>
  kind === "match" ? true : kind === "conflict" ? false : null;

/**
 * The documented tags that a food deserves. Only values that were measured for this food count: those of a related one
 * prove nothing.
 */
function needsOf(head: Concept | null, knowledge: Knowledge): string[] {
  if (!head) return [];
  return [...knowledge.healthRules].flatMap(([need, rules]) => {
    if (!isNeed(need)) return [];
    const isMet = rules.every((rule) => {
      if (rule.kind !== "nutrient") return false;
      const bounds = nutrientBounds(head, rule.subject, knowledge);
      return bounds !== null && (rule.test === "min" ? bounds.low >= rule.per100g : bounds.high <= rule.per100g);
    });
    return isMet ? [need] : [];
  });
}
