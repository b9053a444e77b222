import { z } from "zod";
import { preferenceType } from "./profile";

/** From the gravest to the mildest. `unknown` is never safe. */
export const verdictKind = z.enum(["conflict", "may_contain", "unknown", "match", "info"]);

/** One of the person's settings. `key`: a diet, a health concern or the ingredient's name; `label` is for the screen. */
export const judgedSetting = z.object({
  type: z.enum(["diet", "health", "ingredient"]),
  key: z.string(),
  label: z.string(),
  preference: preferenceType.nullable(),
});

/**
 * Why a line has its verdict, the gravest first, allergies before the rest. `text`: the food as it is written,
 * "" where the whole line is meant. `provenance`: from the recipe's words, or a guess of the classifier.
 */
export const verdictTag = z.object({
  kind: verdictKind,
  setting: judgedSetting,
  text: z.string(),
  reason: z.string(),
  provenance: z.enum(["venue", "recipe", "inferred"]),
  /** With `may_contain`: brands of this food differ, and its own label tells. */
  check_label: z.literal(true).optional(),
});

/**
 * What each voice has to say at its gravest, or null where the person has set nothing that it speaks for. `alarm`:
 * allergies and intolerances. `mismatch`: diets and foods to avoid. `advice`: health concerns, which make no recipe unfit.
 */
export const voices = z.object({
  alarm: verdictKind.nullable(),
  mismatch: verdictKind.nullable(),
  advice: verdictKind.nullable(),
});

/** `id`: the ingredient line's. */
export const judgedIngredient = z.object({ id: z.string(), kind: verdictKind, tags: z.array(verdictTag) });

/** A recipe held against the reader's settings: one verdict for each setting and line, and the gravest of all as `kind`. */
export const recipeJudgementWire = z.object({
  kind: verdictKind,
  settings: z.array(z.object({ setting: judgedSetting, kind: verdictKind, check_label: z.literal(true).optional() })),
  voices,
  ingredients: z.array(judgedIngredient),
  engine_version: z.string(),
  disclaimer: z.string(),
});

export type VerdictKindWire = z.infer<typeof verdictKind>;
export type JudgedSettingWire = z.infer<typeof judgedSetting>;
export type VerdictTagWire = z.infer<typeof verdictTag>;
export type RecipeJudgementWire = z.infer<typeof recipeJudgementWire>;
