import { z } from "zod";

/**
 * A food that only the title, the steps or a left-out line of a recipe name, as it is stored. `text`: as written. `food`: its English
 * name, which the engine judges.
 */
const namedOnlyFood = z.object({ text: z.string(), food: z.string(), where: z.enum(["title", "steps", "left_out"]) });
export type NamedOnlyFood = z.infer<typeof namedOnlyFood>;

/** The stored foods; null while the recipe's words have not been read, so that nothing can be ruled out. */
export const readNamedOnly = (stored: unknown): readonly NamedOnlyFood[] | null =>
  z.array(namedOnlyFood).nullable().catch(null).parse(stored);
