import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";
import { COURSE_KEYS } from "@/lib/recipes/kinds";
import { preferenceType } from "./profile";
import { id } from "./text";

/** From the gravest to the mildest. `unknown` is never safe. */
export const verdictKind = z.enum(["conflict", "may_contain", "unknown", "match", "info"]);

/**
 * How a dish fits a person as a whole, the gravest first. `adaptable`: one change would make it fit. `check_label`: it
 * fits, depending on the labels of its foods. Health advice plays no part, because it makes no dish unfit.
 */
export const fitState = z.enum(["conflict", "may_contain", "unknown", "adaptable", "check_label", "match"]);

/**
 * One setting. `key`: a diet, a health concern or the ingredient's name; `label`: the words to show. `person`: whose it
 * is; missing if it is the reader's own.
 */
export const judgedSetting = z.object({
  type: z.enum(["diet", "health", "ingredient"]),
  key: z.string(),
  label: z.string(),
  preference: preferenceType.nullable(),
  person: z.object({ id: z.string(), name: z.string() }).optional(),
});

/**
 * The amount in a serving that advice is about, and the limit that it was compared with. `nutrient`: a key such as
 * "saturated_fat".
 */
export const foundAmount = z.object({
  nutrient: z.string(),
  amount: z.number(),
  limit: z.number(),
  unit: z.string(),
  source: z.string(),
  /** The course, if `limit` is the part of a meal's amount that a dish of this course may hold. */
  course: z.enum(COURSE_KEYS).optional(),
});

/**
 * A nutrient of which nobody can say whether a serving holds more than the limit. `lines`: the lines that may bring it,
 * the largest possible amount first, with the food's name as written; `is_untold`: the recipe states no amount for it.
 * Without lines, `because` says why: nobody knows how many servings it makes, or its nutrients have not been counted.
 * `at_least` is counted, `at_most` the most that it may be, null if nobody can say.
 */
export const unknownNutrient = z.object({
  nutrient: z.string(),
  because: z.enum(["ingredients", "servings", "not_counted"]),
  sentence: z.string(),
  at_least: z.number(),
  at_most: z.number().nullable(),
  limit: z.number(),
  unit: z.string(),
  lines: z.array(z.object({ id: z.string(), food: z.string(), is_untold: z.literal(true).optional() })),
});

/**
 * The reasons for a line's verdict, the gravest first, allergies before the rest. `text`: the food as written, or "" if
 * the whole line is meant. `reason`: one sentence that names the food and the setting. `provenance`: the recipe's
 * words, or a guess of the classifier. A translation composes the sentence from the other parts, with `cause` (the food
 * within `text` that causes the verdict, in English: "anchovy" of a Caesar dressing) and `found`.
 */
export const verdictTag = z.object({
  kind: verdictKind,
  setting: judgedSetting,
  text: z.string(),
  reason: z.string(),
  provenance: z.enum(["venue", "recipe", "product", "inferred"]),
  /** With `may_contain`: brands differ, and the label of the food answers it. */
  check_label: z.literal(true).optional(),
  cause: z.string().optional(),
  /** Advice on a serving of the dish: "High in sodium: 0.9 g a serving". */
  finding: z.string().optional(),
  /** With `unknown`: the food is known, but not how much of this nutrient the dish gets of it. */
  not_known: unknownNutrient.optional(),
  found: foundAmount.optional(),
});

/**
 * The gravest verdict of each kind of setting; null if the person has no such setting. `alarm`: allergies,
 * intolerances, celiac disease and lactose intolerance. `mismatch`: diets and foods to avoid. `advice`: other health
 * concerns, which make no recipe unfit.
 */
export const voices = z.object({
  alarm: verdictKind.nullable(),
  mismatch: verdictKind.nullable(),
  advice: verdictKind.nullable(),
});

/** `id`: of the ingredient line. `kind`: the gravest verdict, without advice. */
export const judgedIngredient = z.object({ id: z.string(), kind: verdictKind, tags: z.array(verdictTag) });

/**
 * Advice on one serving: what is high, the limit, and its source. `lines`: the ids of the lines that contribute most.
 */
export const finding = z.object({
  setting: judgedSetting,
  nutrient: z.string(),
  sentence: z.string(),
  amount: z.number(),
  limit: z.number(),
  unit: z.string(),
  limit_words: z.string(),
  source: z.string(),
  lines: z.array(z.string()),
  course: foundAmount.shape.course,
});

/**
 * The one change that would make the dish fit. `sentence` is for the person, `staff` for the kitchen. `rests_on`: the
 * venue's own words, the recipe, or a guess; `as_of`: when those words were written, if known. `foods`: what is left
 * out, one by one, so that other languages can join the names; missing in judgements that were stored before it existed.
 * `offered`: the menu's own words that offer the change; `without` is then "" if they are about the whole dish.
 */
export const adaptable = z.object({
  without: z.string(),
  offered: z.string().optional(),
  foods: z.array(z.string()).optional(),
  sentence: z.string(),
  staff: z.string(),
  rests_on: z.enum(["venue", "recipe", "inferred"]),
  as_of: z.string().nullable(),
});

/**
 * A food that only the title, the steps or a line that the import left out name, as written, and no ingredient line.
 * Whatever it contains is unknown of the recipe, because a line may be missing.
 */
export const namedOnly = z.object({ text: z.string(), where: z.enum(["title", "steps", "left_out"]) });

/**
 * Why nothing can be checked for somebody: nothing is recorded, or they do not show their allergies to the reader. What
 * they do show can still speak against a dish.
 */
export const unchecked = z.enum(["empty", "hidden"]);

/**
 * How a dish fits one of the people at the table. `name`: null for the reader. `state`: null if it was not checked for
 * them, as `unchecked` says; "adaptable" if leaving out `without` would make it
 * fit them. `against`: the gravest that speaks against the dish as written, with the settings that say so; missing if
 * nothing does. `labels`: the foods whose labels to read.
 */
export const personFit = z.object({
  person_id: z.string(),
  name: z.string().nullable(),
  state: fitState.nullable(),
  unchecked: unchecked.optional(),
  against: z
    .object({
      kind: z.enum(["conflict", "may_contain", "unknown"]),
      voice: z.enum(["alarm", "mismatch"]),
      because: z.array(z.string()),
    })
    .optional(),
  without: z.array(z.string()).optional(),
  labels: z.array(z.string()).optional(),
});

/** Somebody for whom recipes are judged; `name`: null for the reader. */
export const personAtTable = z.object({
  person_id: z.string(),
  name: z.string().nullable(),
  unchecked: unchecked.optional(),
});

/** More people than anybody cooks for, and less than a bulk call. */
const MOST_CHOSEN = 100;

/** For whom the caller has food checked: some of those who eat with them; an empty list: everybody, now and later. */
export const checkedForBody = z.strictObject({
  chosen: z.array(id).max(MOST_CHOSEN, msg("tableMost", { count: MOST_CHOSEN })),
});

/** `people`: everybody at the caller's table, themselves first; `chosen` as in the body, without those who have gone. */
export const checkedForWire = z.object({ people: z.array(personAtTable), chosen: z.array(z.string()) });

/**
 * The judgement in a few words, for a card. `reason`: the gravest reason; `labels`: the foods whose labels to read;
 * `advice`: the findings; `doubts`: for each way of eating that no food of the dish contradicts, what its text cannot
 * tell (slaughter); missing in judgements that were stored before it existed. `gravest` and `found` are the parts from
 * which `reason` and `advice` are composed. `named_only`: the foods of the title and steps that make a setting unknown.
 * `not_known`: the nutrients that a health concern limits and nobody can count; with one of them, a dish that would fit
 * is `unknown`.
 */
export const fit = z.object({
  state: fitState,
  reason: z.string().nullable(),
  labels: z.array(z.string()),
  advice: z.array(z.string()),
  doubts: z.array(z.string()).optional(),
  adaptable: adaptable.nullable(),
  gravest: verdictTag.optional(),
  not_known: z.array(unknownNutrient).optional(),
  found: z.array(foundAmount).optional(),
  named_only: z.array(namedOnly).optional(),
  /** Everybody at the table, if somebody eats with the reader. The state above is then that of all who were checked. */
  people: z.array(personFit).optional(),
});

/**
 * A recipe judged by the settings of everybody at the reader's table: one verdict for each setting and line; `kind` is
 * the gravest without advice, but `unknown` if it is not known whether a concern's limit is kept (`not_known`).
 */
export const recipeJudgementWire = z.object({
  kind: verdictKind,
  settings: z.array(z.object({ setting: judgedSetting, kind: verdictKind, check_label: z.literal(true).optional() })),
  voices,
  fit,
  findings: z.array(finding),
  not_known: z.array(unknownNutrient.extend({ setting: judgedSetting })).optional(),
  ingredients: z.array(judgedIngredient),
  engine_version: z.string(),
  disclaimer: z.string(),
});

export type VerdictKindWire = z.infer<typeof verdictKind>;
export type FitStateWire = z.infer<typeof fitState>;
export type PersonFitWire = z.infer<typeof personFit>;
export type PersonAtTableWire = z.infer<typeof personAtTable>;
export type CheckedForWire = z.infer<typeof checkedForWire>;
export type FitWire = z.infer<typeof fit>;
export type NamedOnlyWire = z.infer<typeof namedOnly>;
export type AdaptableWire = z.infer<typeof adaptable>;
export type FoundAmountWire = z.infer<typeof foundAmount>;
export type UnknownNutrientWire = z.infer<typeof unknownNutrient>;
export type UnknownForWire = NonNullable<RecipeJudgementWire["not_known"]>[number];
export type FindingWire = z.infer<typeof finding>;
export type JudgedSettingWire = z.infer<typeof judgedSetting>;
export type VerdictTagWire = z.infer<typeof verdictTag>;
export type RecipeJudgementWire = z.infer<typeof recipeJudgementWire>;
