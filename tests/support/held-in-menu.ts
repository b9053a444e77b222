import { BIT, type Substance } from "@/server/dietary/engine/model/substances";
import { readFood } from "@/server/dietary/engine/reading/read-food";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

/** What the foods of a menu's text hold, as masks, whatever the text says of itself. */
export function heldInMenu(text: string) {
  const { mentions } = readFood(text, loadKnowledge(), { kind: "menu" });
  const mask = (of: "yes" | "may" | "unknown") => mentions.reduce((all, { profile }) => all | profile[of], 0);
  return { yes: mask("yes"), may: mask("may"), unknown: mask("unknown") };
}

/** "milk egg" as a mask. */
export const substanceBits = (names: string): number =>
  names.split(" ").reduce((mask, name) => mask | BIT[name as Substance], 0);
