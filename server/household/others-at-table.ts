import { isFreeFrom } from "@/lib/dietary/diets";
import type { ShareRow } from "@/lib/share-rows";
import { rowOf } from "@/lib/shared-rows";
import { db } from "@/server/db/client";
import type { Setting } from "@/server/dietary/engine/judge";
import { SETTING_PARTS, settingsOf } from "@/server/profile/list-dietary-settings";
import { type Profile, readProfile } from "@/server/profile/read-profile";
import type { Judging } from "@/server/recipes/judge-recipe";
import type { Caller } from "./access";
import { readPeople, type TablePersonRow, tablePersonSelect } from "./people";
import { memberNameSelect, nameOf } from "./wire";

/** Another person who eats along. `weights`: how severe their allergies are, by the label of the setting. */
export type OtherAtTable = Judging & { id: string; name: string; weights: ReadonlyMap<string, string> };

/** The people whom the caller added to their own table. */
export const ownTable = async (caller: Caller): Promise<OtherAtTable[]> =>
  (await readPeople(caller)).map(toOtherAtTable);

/**
 * Everybody of a household except the caller: members, each with only those rows of their card that they show, and
 * people without an account. Check beforehand that the caller is a member.
 */
export async function householdTable(caller: Caller, householdId: string): Promise<OtherAtTable[]> {
  const [members, people] = await Promise.all([
    db.householdMember.findMany({
      where: { householdId, userId: { not: caller.userId } },
      orderBy: [{ joinedAt: "asc" }, { id: "asc" }],
      select: { id: true, userId: true, rows: true, user: { select: memberNameSelect } },
    }),
    db.tablePerson.findMany({
      where: { householdId },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      select: tablePersonSelect,
    }),
  ]);
  const shown = await Promise.all(
    members.map(async ({ id, userId, rows, user }): Promise<OtherAtTable> => {
      const profile = onlyShown(await readProfile(userId, { parts: SETTING_PARTS, forOthers: true }), rows);
      return { id, name: nameOf(user), ...judgingOfProfile(profile) };
    }),
  );
  return [...shown, ...people.map(toOtherAtTable)];
}

type Recorded = Pick<Profile, (typeof SETTING_PARTS)[number]>;

/** Keeps only the records of the rows that the person shows, as onlyRows does for a card. */
const onlyShown = (
  { diets, healthConcerns, ingredientPreferences }: Recorded,
  rows: readonly ShareRow[],
): Recorded => ({
  diets: diets.filter((key) => rows.includes(isFreeFrom(key) ? "allergies" : "diet")),
  healthConcerns: rows.includes("health") ? healthConcerns : [],
  ingredientPreferences: ingredientPreferences.filter(({ preferenceType, ingredient: { slug } }) =>
    rows.includes(rowOf(preferenceType, slug)),
  ),
});

function judgingOfProfile(profile: Recorded): Judging & Pick<OtherAtTable, "weights"> {
  const settings = settingsOf(profile, { withIngredients: true });
  const names = profile.ingredientPreferences.map(({ ingredient }): [string, string] => [
    ingredient.slug ?? ingredient.name,
    ingredient.name,
  ]);
  const severe = profile.ingredientPreferences.filter(
    ({ preferenceType, severity }) => preferenceType === "allergy" && severity === "severe",
  );
  return { settings, names: new Map(names), weights: weightsOf(severe.map(({ ingredient }) => ingredient.name)) };
}

const weightsOf = (severe: readonly string[]): Map<string, string> =>
  new Map(severe.map((food) => [food.toLowerCase(), `${food} (severe)`]));

/** Converts a person at the table to settings for the engine. Traces count for every allergy. */
function toOtherAtTable({ id, name, diets, limits }: TablePersonRow): OtherAtTable {
  const settings: Setting[] = [
    ...limits.map(({ severity, ingredient }): Setting => {
      const preference = severity === null ? "avoid" : severity === "intolerance" ? "intolerance" : "allergy";
      return { type: "ingredient", key: ingredient.slug ?? ingredient.name, preference };
    }),
    ...diets.map((key): Setting => ({ type: "diet", key })),
  ];
  const names = limits.map(({ ingredient: { slug, name: food } }): [string, string] => [slug ?? food, food]);
  const severe = limits.filter(({ severity }) => severity === "severe");
  return {
    id,
    name,
    settings,
    names: new Map(names),
    weights: weightsOf(severe.map(({ ingredient }) => ingredient.name)),
  };
}
