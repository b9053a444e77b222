import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";
import { id, timestamp } from "./text";

/** The most links of one person, over all their recipes. */
export const MAX_RECIPE_LINKS = 100;

export const createRecipeLinkBody = z.strictObject({
  recipe_id: id,
  /** A time with any offset; null or missing: valid until it is revoked. */
  expires_at: z.iso.datetime({ offset: true, error: msg("momentIso") }).nullish(),
});

/** `recipe_id`: only the links to this recipe. */
export const recipeLinksQuery = z.object({ recipe_id: id.optional() });

/** `views`: the number of people who opened the link, not of openings. `title`: of the recipe. */
export const recipeLinkWire = z.object({
  id: z.string(),
  recipe_id: z.string(),
  title: z.string(),
  url: z.string(),
  created_at: timestamp,
  expires_at: timestamp.nullable(),
  views: z.number().int(),
  last_viewed_at: timestamp.nullable(),
});

/** The key from the address of a link. It is sent in the body, because addresses are written to logs. */
export const copyRecipeBody = z.strictObject({ key: z.string().min(1, msg("keyRequired")).max(100, msg("tooLong")) });

export type CreateRecipeLinkBody = z.infer<typeof createRecipeLinkBody>;
export type RecipeLinkWire = z.infer<typeof recipeLinkWire>;
