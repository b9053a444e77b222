import { BIT, type Substance } from "@/server/dietary/engine/model/substances";
import { readFood } from "@/server/dietary/engine/reading/read-food";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

/** The substances of the foods in a menu's text, as bit masks, ignoring the text's own claims. */
export function heldInMenu(text: string) {
  const { mentions } = readFood(text, loadKnowledge(), { kind: "menu" });
  const mask = (of: "yes" | "may" | "unknown") => mentions.reduce((all, { profile }) => all | profile[of], 0);
  return { yes: mask("yes"), may: mask("may"), unknown: mask("unknown") };
}

/** Converts names such as "milk egg" into a bit mask. */
export const substanceBits = (names: string): number =>
  names.split(" ").reduce((mask, name) => mask | BIT[name as Substance], 0);
