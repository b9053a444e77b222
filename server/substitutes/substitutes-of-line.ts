import type { SubstituteWire } from "@/lib/schemas/substitutes";
import type { Setting } from "@/server/dietary/engine/judge";
import type { Knowledge } from "@/server/dietary/engine/knowledge";
import type { RecipeLine } from "@/server/recipe-lines/recipe-line";
import type { Use } from "./recipe-uses";
import { fitsAll, type Substitute } from "./substitute";
import { substitutesForLine } from "./substitutes-for-line";

/** The substitutes for one line of a recipe; null if the line is known to fit every setting. Runs on any thread. */
export function substitutesOfLine(
  line: RecipeLine,
  settings: readonly Setting[],
  uses: readonly Use[],
  knowledge: Knowledge,
): SubstituteWire[] | null {
  if (fitsAll(line, settings, knowledge)) return null;
  return substitutesForLine(line, settings, knowledge, { uses: new Set(uses) }).map(toSubstituteWire);
}

const toSubstituteWire = (substitute: Substitute): SubstituteWire => ({
  key: substitute.key,
  lines: substitute.lines.map(({ name, quantity, unit }) => ({ name, quantity, unit })),
  ratio: substitute.ratio,
  is_measured: substitute.isMeasured,
  uses: [...substitute.uses],
  suits_recipe: substitute.suitsRecipe,
  effect: substitute.effect,
  source: substitute.source,
});
