import { z } from "zod";

/**
 * A substitute for one line that is known to fit the caller. `lines`: the lines that replace it; `quantity` and `unit`
 * are null if the amount cannot be calculated without guessing (`is_measured` false). `ratio` and `effect` are
 * sentences for the person; `uses`: what it is good for ("baking"); `suits_recipe`: whether the recipe uses the food in
 * that way, as far as its words tell.
 */
export const substituteWire = z.object({
  key: z.string(),
  lines: z.array(z.object({ name: z.string(), quantity: z.string().nullable(), unit: z.string().nullable() })),
  ratio: z.string(),
  is_measured: z.boolean(),
  uses: z.array(z.string()),
  suits_recipe: z.boolean(),
  effect: z.string(),
  source: z.enum(["team", "recipe"]),
});

/** A line of a recipe that does not, or may not, fit the person, and its substitutes. */
export const lineSubstitutesWire = z.object({ id: z.string(), substitutes: z.array(substituteWire) });

export type SubstituteWire = z.infer<typeof substituteWire>;
export type LineSubstitutesWire = z.infer<typeof lineSubstitutesWire>;
