import { z } from "zod";

/**
 * What may stand for one line, known to fit the person who asked. `lines`: what the line becomes, `quantity` and
 * `unit` null where its amount cannot be worked out without guessing (`is_measured` false). `ratio` and `effect`
 * are sentences for the person; `uses` is what it is good for ("baking"); `suits_recipe` whether the recipe, as far
 * as its words tell, uses the food so.
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

/** One line of a recipe that does not fit the person, or may not, with what fits in its place. */
export const lineSubstitutesWire = z.object({ id: z.string(), substitutes: z.array(substituteWire) });

export type SubstituteWire = z.infer<typeof substituteWire>;
export type LineSubstitutesWire = z.infer<typeof lineSubstitutesWire>;
