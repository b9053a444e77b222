import { z } from "zod";
import { CARRIED_FORMATS, MAX_FILE_CHARACTERS, MAX_FILES_PER_CALL } from "../recipes/carried/limits";

/** Files of another app, unpacked. `dry_run`: say what would come of it, and keep nothing.
 * `has_photo`: a picture of it follows, so that none need be fetched. */
export const carriedFilesBody = z.object({
  dry_run: z.boolean("Must be true or false").default(false),
  files: z
    .array(
      z.object({
        name: z.string().max(500),
        text: z.string().max(MAX_FILE_CHARACTERS, "Too long"),
        has_photo: z.boolean().default(false),
      }),
    )
    .min(1, "At least one file")
    .max(MAX_FILES_PER_CALL, `At most ${MAX_FILES_PER_CALL} files`),
});

/**
 * What comes of one recipe. `new`: it would be added; `added`; `kept`: the caller has it already, as `recipe_id`; `failed`: `reason`
 * says why. `left_out`: what we have no place for. `doubtful`: lines that hold a food nobody here knows yet.
 */
export const carriedRecipeWire = z.object({
  title: z.string(),
  /** Alike in recipes with the same words. Null for what could not be read. */
  key: z.string().nullable(),
  state: z.enum(["new", "added", "kept", "failed"]),
  recipe_id: z.string().nullable(),
  reason: z.string().nullable(),
  ingredients: z.number().int(),
  instructions: z.number().int(),
  left_out: z.array(z.string()),
  doubtful: z.array(z.string()),
  /** The caller's own, without a picture as yet. */
  needs_photo: z.boolean(),
});

export const carriedFilesWire = z.object({
  files: z.array(z.object({ name: z.string(), recipes: z.array(carriedRecipeWire) })),
});

export const recipeExportQuery = z.object({
  format: z.enum(CARRIED_FORMATS, `One of ${CARRIED_FORMATS.join(", ")}`),
});

export type CarriedFilesBody = z.infer<typeof carriedFilesBody>;
export type CarriedFilesInput = z.input<typeof carriedFilesBody>;
export type CarriedRecipeWire = z.infer<typeof carriedRecipeWire>;
export type CarriedFilesWire = z.infer<typeof carriedFilesWire>;
