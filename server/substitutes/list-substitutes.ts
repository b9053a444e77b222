import { boundedMemo } from "@/lib/bounded-memo";
import type { LineSubstitutesWire, SubstituteWire } from "@/lib/schemas/substitutes";
import type { Knowledge } from "@/server/dietary/engine/knowledge";
import type { Setting } from "@/server/dietary/engine/verdict";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { listDietarySettings } from "@/server/profile/list-dietary-settings";
import type { RecipeLine } from "@/server/recipes/analysis/analyse-line";
import { mapInTurns } from "@/server/work/map-in-turns";
import { type Use, usesIn } from "./recipe-uses";
import { fitsAll, type Substitute } from "./substitute";
import { substitutesForLine } from "./substitutes-for-line";

type Line = RecipeLine & { id: string };

/**
 * What may stand for each of the lines that are not known to fit this person, an entry for each such line, empty
 * where nothing is known. `texts`: the title and steps that tell how the recipe uses its foods.
 */
export async function listSubstitutes(
  userId: string,
  lines: readonly Line[],
  texts: readonly string[] = [],
): Promise<LineSubstitutesWire[]> {
  const settings = await listDietarySettings(userId, { withIngredients: true });
  return substitutesForSettings(settings, lines, texts);
}

/** The same for settings that are at hand. */
export async function substitutesForSettings(
  settings: readonly Setting[],
  lines: readonly Line[],
  texts: readonly string[] = [],
): Promise<LineSubstitutesWire[]> {
  if (settings.length === 0) return [];
  const knowledge = loadKnowledge();
  const uses = usesIn(texts);
  const found = await mapInTurns(lines, (line) =>
    fitsAll(line, settings, knowledge)
      ? []
      : [{ id: line.id, substitutes: keptSubstitutes(line, settings, knowledge, uses) }],
  );
  return found.flat();
}

const MOST_KEPT = 2000;

/** Of one state of the knowledge, as verdicts are kept. */
const memos = new WeakMap<Knowledge, ReturnType<typeof boundedMemo<SubstituteWire[]>>>();

function keptSubstitutes(
  line: Line,
  settings: readonly Setting[],
  knowledge: Knowledge,
  uses: ReadonlySet<Use>,
): SubstituteWire[] {
  let memo = memos.get(knowledge);
  if (!memo) {
    memo = boundedMemo<SubstituteWire[]>(MOST_KEPT);
    memos.set(knowledge, memo);
  }
  const { name, quantity, unit, note } = line;
  return memo(JSON.stringify([name, quantity, unit, note, settings, [...uses].sort()]), () =>
    substitutesForLine(line, settings, knowledge, { uses }).map(toSubstituteWire),
  );
}

export const toSubstituteWire = (substitute: Substitute): SubstituteWire => ({
  key: substitute.key,
  lines: substitute.lines.map(({ name, quantity, unit }) => ({ name, quantity, unit })),
  ratio: substitute.ratio,
  is_measured: substitute.isMeasured,
  uses: [...substitute.uses],
  suits_recipe: substitute.suitsRecipe,
  effect: substitute.effect,
  source: substitute.source,
});
