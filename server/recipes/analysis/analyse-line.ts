import { boundedMemo } from "@/lib/bounded-memo";
import { DIET_KEYS, type DietKey } from "@/lib/dietary/diets";
import { MORE_WAY_KEYS } from "@/lib/dietary/more-ways";
import { foodNutrients } from "@/server/dietary/engine/food-nutrients";
import { gramsOf } from "@/server/dietary/engine/grams";
import { judge, placedMentions } from "@/server/dietary/engine/judge";
import { type Concept, hasTrait, type Knowledge } from "@/server/dietary/engine/knowledge";
import { readLateAmounts } from "@/server/dietary/engine/late-amounts";
import { readAmounts } from "@/server/dietary/engine/line-amounts";
import { nutrientBounds } from "@/server/dietary/engine/nutrient-bounds";
import type { NutrientValues } from "@/server/dietary/engine/nutrition";
import { parseLine } from "@/server/dietary/engine/parse-line";
import { plainLine } from "@/server/dietary/engine/plain-line";
import type { Setting, VerdictKind } from "@/server/dietary/engine/verdict";
import { type EatenShare, eatenShareOf } from "./eaten-share";
import { foodKeysOf } from "./food-keys";
import { foodToWeigh } from "./line-food";

/** A line of a recipe as it is stored. */
export type RecipeLine = {
  name: string;
  quantity: string | null;
  unit: string | null;
  note: string | null;
  /** The heading that it stands under: "For the brine". */
  group?: string | null;
};

/** Everything the product asks of a line, in terms that do not name a person. */
export type LineAnalysis = {
  /** true: known to fit. false: it does not. null: nobody can tell. */
  readonly fits: Readonly<Record<DietKey, boolean | null>>;
  /** The same of the ways of eating beyond the diet keys. */
  readonly ways: Readonly<Record<string, boolean | null>>;
  readonly concerns: Readonly<Record<string, VerdictKind>>;
  /** Documented tags such as high_protein_needs. */
  readonly needs: readonly string[];
  readonly isKnown: boolean;
  /** Names of foods in it that nobody knows, as written. */
  readonly unknownFoods: readonly string[];
  /** Slug of the line's main food. */
  readonly food: string | null;
  readonly grams: number | null;
  /** What is eaten of those grams, where it is not all: a tenth of the frying oil. */
  readonly eaten: EatenShare | null;
  readonly per100g: NutrientValues | null;
  /** Every food named, what it is made of and all above them in the tree, and every class of substances that is or may be in it. */
  readonly conceptKeys: readonly number[];
  /** The same without what only the labels of its foods can tell. */
  readonly firmKeys: readonly number[];
  /** Diets, concerns and ways of eating that it fits if the labels of its foods say so. */
  readonly labels: readonly string[];
  readonly isUndisclosed: boolean;
};

/** More than anybody cooks with: a slip of the pen, not an amount. */
const MAX_GRAMS = 1_000_000;

export const lineText = ({ quantity, unit, name, note }: RecipeLine): string =>
  [quantity, unit, name, note && `(${note})`].filter(Boolean).join(" ");

/** The words of a line that speak of food: all but its amounts, so that nothing said in brackets is lost. */
export function foodText(line: RecipeLine): string {
  const text = lineText(line);
  return foodTexts(text, () => {
    const plain = plainLine(text);
    const { end } = readAmounts(plain);
    const rest = end > 0 ? plain.slice(end) : (readLateAmounts(plain)?.rest ?? plain);
    return rest.trim() || text;
  });
}

/** Read at every look at a line, and always the same. */
const foodTexts = boundedMemo<string>(10_000);

const WAYS = MORE_WAY_KEYS.map((key): Setting => ({ type: "ingredient", key, preference: "avoid" }));

/** Whether a health rule is one of the documented tags of an ingredient, rather than a concern of a person. */
const isNeed = (rule: string): boolean => rule.endsWith("_needs");
const isDiet = (rule: string): boolean => rule === "keto" || rule === "atkins";

export function concernsOf(knowledge: Knowledge): string[] {
  return [...knowledge.healthRules.keys()].filter(
    (rule) => !isDiet(rule) && (!isNeed(rule) || rule === "high_protein_needs"),
  );
}

/** Pure. The same line always gives the same answer, so callers may keep it. */
export function analyseLine(line: RecipeLine, knowledge: Knowledge): LineAnalysis {
  const item = { id: "", name: foodText(line) };
  const mentions = placedMentions(item, knowledge, "ingredient").filter(({ polarity }) => polarity !== "absent");
  const head = mentions.find((mention) => mention.head)?.head ?? null;
  const diets = DIET_KEYS.map((key): Setting => ({ type: "diet", key }));
  const concerns = concernsOf(knowledge).map((key): Setting => ({ type: "health", key }));
  const [verdict] = judge([item], [...diets, ...WAYS, ...concerns], knowledge, {
    provenance: "recipe",
    kind: "ingredient",
  });
  const kindOf = new Map(verdict?.settings.map(({ setting, kind }) => [`${setting.type}:${setting.key}`, kind]));
  const unknown = mentions.length === 0 || mentions.some((mention) => mention.unknownWords.length > 0);
  const weighed = foodToWeigh(lineText(line), mentions, knowledge);
  const per100g = weighed && foodNutrients(weighed, knowledge)?.per100g;
  const grams = weighed && gramsIn(line, weighed, knowledge);
  const keys = foodKeysOf(mentions, knowledge);
  return {
    fits: Object.fromEntries(DIET_KEYS.map((key) => [key, fitOf(kindOf.get(`diet:${key}`))])) as LineAnalysis["fits"],
    ways: Object.fromEntries(MORE_WAY_KEYS.map((key) => [key, fitOf(kindOf.get(`ingredient:${key}`))])),
    concerns: Object.fromEntries(concernsOf(knowledge).map((key) => [key, kindOf.get(`health:${key}`) ?? "unknown"])),
    needs: unknown || mentions.length !== 1 ? [] : needsOf(head, knowledge),
    isKnown: !unknown,
    unknownFoods: mentions.flatMap(({ unknownWords }) => (unknownWords.length > 0 ? [unknownWords.join(" ")] : [])),
    food: head?.id ?? null,
    grams,
    eaten: eatenShareOf(`${line.group ?? ""}\n${lineText(line)}`, weighed, grams, knowledge),
    per100g: per100g ?? null,
    conceptKeys: keys.all,
    firmKeys: keys.firm,
    labels: (verdict?.settings ?? []).flatMap(({ setting, checkLabel }) => (checkLabel ? [setting.key] : [])),
    isUndisclosed: mentions.some(
      ({ concepts, isMade }) => isMade || concepts.some((concept) => hasTrait(concept, "compound")),
    ),
  };
}

/** What may conflict is neither known to fit nor known not to. */
const fitOf = (kind: VerdictKind | undefined): boolean | null =>
  kind === "match" ? true : kind === "conflict" ? false : null;

function gramsIn(line: RecipeLine, food: Concept, knowledge: Knowledge): number | null {
  const grams = gramsOf(parseLine(lineText(line), knowledge), food, knowledge)?.grams ?? null;
  return grams !== null && grams >= 0 && grams <= MAX_GRAMS ? grams : null;
}

/** Only what is sure: a relative's figures promise nothing. */
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
