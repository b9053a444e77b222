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
});

/** `id`: the ingredient line's. */
export const judgedIngredient = z.object({ id: z.string(), kind: verdictKind, tags: z.array(verdictTag) });

/** A recipe held against the reader's settings: one verdict for each setting and line, and the gravest of all as `kind`. */
export const recipeJudgementWire = z.object({
  kind: verdictKind,
  settings: z.array(z.object({ setting: judgedSetting, kind: verdictKind })),
  ingredients: z.array(judgedIngredient),
  engine_version: z.string(),
  disclaimer: z.string(),
});

export type VerdictKindWire = z.infer<typeof verdictKind>;
export type JudgedSettingWire = z.infer<typeof judgedSetting>;
export type VerdictTagWire = z.infer<typeof verdictTag>;
export type RecipeJudgementWire = z.infer<typeof recipeJudgementWire>;
