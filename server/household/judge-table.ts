import { voiceOf } from "@/lib/dietary/voices";
import type { TableFitWire } from "@/lib/schemas/meal-plan";
import type { MyRecipeWire } from "@/lib/schemas/recipes";
import type { Setting } from "@/server/dietary/engine/verdict";
import { judgeCards } from "@/server/recipes/judge-cards";
import type { Judging } from "@/server/recipes/judge-recipe";
import { readPeople, type TablePersonRow } from "./people";

/** How a recipe suits everybody at the table but the reader, whose own fit stands with the recipe. */
export type TableFits = ReadonlyMap<string, TableFitWire[]>;

/** By recipe. Of somebody of whom nothing is recorded nothing is said. */
export async function judgeForTable(caller: { userId: string }, recipes: readonly MyRecipeWire[]): Promise<TableFits> {
  const fits = new Map<string, TableFitWire[]>(recipes.map(({ id }) => [id, []]));
  if (recipes.length === 0) return fits;
  for (const person of await readPeople(caller)) {
    const judging = judgingOf(person);
    if (judging.settings.length === 0) continue;
    for (const { id, judged } of await judgeCards(judging, caller.userId, recipes)) {
      const { state } = judged.fit;
      fits.get(id)?.push({ person_id: person.id, name: person.name, state, because: becauseOf(judged) });
    }
  }
  return fits;
}

/** A person of the table as the engine holds food against them. Traces are heeded in every allergy. */
function judgingOf({ diets, limits }: TablePersonRow): Judging {
  const settings: Setting[] = [
    ...limits.map(({ severity, ingredient }): Setting => {
      const preference = severity === null ? "avoid" : severity === "intolerance" ? "intolerance" : "allergy";
      return { type: "ingredient", key: ingredient.slug ?? ingredient.name, preference };
    }),
    ...diets.map((key): Setting => ({ type: "diet", key })),
  ];
  const names = limits.map(({ ingredient: { slug, name } }): [string, string] => [slug ?? name, name]);
  return { settings, names: new Map(names) };
}

type Judged = Awaited<ReturnType<typeof judgeCards>>[number]["judged"];

/** The limits that stand in the way, the gravest kind alone. */
function becauseOf({ settings }: Judged): string[] {
  const spoken = settings.filter(({ setting }) => voiceOf(setting) !== "advice");
  for (const kind of ["conflict", "may_contain", "unknown"] as const) {
    const found = spoken.filter((each) => each.kind === kind);
    if (found.length > 0) return found.map(({ setting }) => setting.label);
  }
  return [];
}
