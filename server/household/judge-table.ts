import { voiceOf } from "@/lib/dietary/voices";
import type { TableFitWire } from "@/lib/schemas/meal-plan";
import type { RecipeWire } from "@/lib/schemas/recipes";
import { judgeCards } from "@/server/recipes/judge-cards";
import type { OtherAtTable } from "./others-at-table";

/**
 * How a recipe fits the people at the table other than the reader, by recipe id. The reader's own fit is part of the
 * recipe.
 */
export type TableFits = ReadonlyMap<string, TableFitWire[]>;

/** Judges each recipe for each other person at the table. People without recorded or shared needs are left out. */
export async function judgeForTable(
  caller: { userId: string },
  recipes: readonly RecipeWire[],
  others: readonly OtherAtTable[],
): Promise<TableFits> {
  const fits = new Map<string, TableFitWire[]>(recipes.map(({ id }) => [id, []]));
  if (recipes.length === 0) return fits;
  for (const person of others) {
    if (person.settings.length === 0) continue;
    for (const { id, judged } of await judgeCards(person, caller.userId, recipes)) {
      const { state } = judged.fit;
      fits.get(id)?.push({ person_id: person.id, name: person.name, state, because: becauseOf(judged, person) });
    }
  }
  return fits;
}

type Judged = Awaited<ReturnType<typeof judgeCards>>[number]["judged"];

/** The settings that conflict, of the gravest kind only, each with the severity of an allergy. */
function becauseOf({ settings }: Pick<Judged, "settings">, { weights }: OtherAtTable): string[] {
  const binding = settings.filter(({ setting }) => voiceOf(setting) !== "advice");
  for (const kind of ["conflict", "may_contain", "unknown"] as const) {
    const found = binding.filter((each) => each.kind === kind);
    if (found.length > 0) return found.map(({ setting: { label } }) => weights.get(label.toLowerCase()) ?? label);
  }
  return [];
}
