import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";
import { CARRIED_FORMATS, MAX_FILE_CHARACTERS, MAX_FILES_PER_CALL } from "../recipes/carried/limits";

/**
 * Files exported by another application, unpacked. `dry_run`: report the result without storing anything.
 * `has_photo`: the client sends a picture afterwards, so none is fetched.
 */
export const carriedFilesBody = z.object({
  dry_run: z.boolean(msg("trueOrFalse")).default(false),
  files: z
    .array(
      z.object({
        name: z.string().max(500),
        text: z.string().max(MAX_FILE_CHARACTERS, msg("tooLong")),
        has_photo: z.boolean().default(false),
      }),
    )
    .min(1, msg("filesLeast"))
    .max(MAX_FILES_PER_CALL, msg("filesMost", { count: MAX_FILES_PER_CALL })),
});

/**
 * The result for one recipe. `new`: it would be added; `added`; `kept`: the caller already has it, as `recipe_id`;
 * `failed`: `reason` says why. `left_out`: content that our recipes cannot hold. `doubtful`: lines with an unknown
 * food.
 */
export const carriedRecipeWire = z.object({
  title: z.string(),
  /** Equal for recipes with the same text. Null if the file could not be read. */
  key: z.string().nullable(),
  state: z.enum(["new", "added", "kept", "failed"]),
  recipe_id: z.string().nullable(),
  reason: z.string().nullable(),
  ingredients: z.number().int(),
  instructions: z.number().int(),
  left_out: z.array(z.string()),
  doubtful: z.array(z.string()),
  /** True for a recipe of the caller's own that has no picture yet. */
  needs_photo: z.boolean(),
});

export const carriedFilesWire = z.object({
  files: z.array(z.object({ name: z.string(), recipes: z.array(carriedRecipeWire) })),
});

export const recipeExportQuery = z.object({
  format: z.enum(CARRIED_FORMATS, msg("oneOf", { options: CARRIED_FORMATS.join(", ") })),
});

export type CarriedFilesBody = z.infer<typeof carriedFilesBody>;
export type CarriedRecipeWire = z.infer<typeof carriedRecipeWire>;
export type CarriedFilesWire = z.infer<typeof carriedFilesWire>;
