import { isFreeFrom } from "@/lib/dietary/diets";
import { visitorNameOf } from "@/lib/id-card/visitor-name";
import type { PersonAtTableWire } from "@/lib/schemas/recipe-judgement";
import { rowOf } from "@/lib/sharing/shared-rows";
import type { ShareRow } from "@/lib/sight/share-rows";
import { db, type Transaction } from "@/server/db/client";
import type { Setting } from "@/server/dietary/engine/judge";
import { SETTING_PARTS, settingsOf } from "@/server/profile/list-dietary-settings";
import { type Profile, readProfile } from "@/server/profile/read-profile";
import { type TablePersonRow, tablePersonSelect } from "@/server/profile/table-person";
import type { Reader } from "../access";
import { type Judging, readJudging } from "../judge-recipe";

/**
 * Somebody for whom food is judged. `name`: null for the reader. `unchecked`: why it may not be said that a dish fits
 * this person: they recorded nothing, or hide their allergies; otherwise null. What they do show can still speak against
 * a dish. `weights`: how severe their allergies are, by the label of the setting.
 */
export type Eater = Judging & {
  readonly id: string;
  readonly name: string | null;
  readonly unchecked: "empty" | "hidden" | null;
  readonly weights: ReadonlyMap<string, string>;
};

/** Everybody for whom a reader's recipes, plan and lists are judged; the reader, unless left out, first. */
export type Table = readonly Eater[];

/** The table of somebody who eats alone, and of a guest with a card on their device. */
export const tableOfOne = (judging: Judging, id = ""): Table => [
  { ...judging, id, name: null, unchecked: emptyIf(judging.settings.length === 0), weights: new Map() },
];

/**
 * `householdId`: only the people of this household, and those whom the reader added to none. `isOwn`: nobody whom
 * somebody else shows to the reader. `isWhole`: also those whom the reader chose to leave out.
 */
type Scope = { householdId?: string | null; isOwn?: boolean; isWhole?: boolean };

/**
 * The reader, the people whom they added, and everybody of their households, members with only those rows of their card
 * that they show; of these only those for whom the reader chose to have food checked. An assistant or another party who
 * reads on the person's behalf gets the reader alone, because others show their cards to the household only.
 */
export async function readTable(reader: NonNullable<Reader>, scope: Scope = {}): Promise<Table> {
  const nobody: string[] = [];
  const [own, members, people, chosen] = await Promise.all([
    readJudging(reader),
    reader.forOthers || scope.isOwn ? [] : readMembers(reader, scope),
    reader.forOthers ? [] : readPeople(reader, scope),
    reader.forOthers || scope.isWhole ? nobody : readChosen(reader),
  ]);
  const everybody = [
    ...tableOfOne(own, reader.userId),
    ...(await Promise.all(members.map(toMember))),
    ...people.map(toPerson),
  ];
  const some = everybody.filter(({ id }) => chosen.includes(id));
  // Whoever was chosen may have gone. Food is then checked for more people, never for nobody.
  return some.length > 0 ? some : everybody;
}

/** True if food is judged for the reader and for nobody else, so that no verdict needs a name. */
export const isReaderAlone = (table: readonly Pick<Eater, "name">[]): boolean =>
  table.length === 1 && table[0]?.name === null;

/** The ids of those for whom the reader chose to have food checked; empty: everybody. */
export async function readChosen({ userId }: { userId: string }, source: Transaction = db): Promise<string[]> {
  const row = await source.user.findUnique({ where: { id: userId }, select: { checkedPeople: true } });
  return row?.checkedPeople ?? [];
}

/** Whoever is no member, or no longer, finds nobody in a household. */
const householdOf = ({ userId }: { userId: string }, { householdId }: Scope) => ({
  ...(householdId ? { id: householdId } : {}),
  members: { some: { userId } },
});

async function readMembers(reader: { userId: string }, scope: Scope): Promise<Member[]> {
  const members = await db.householdMember.findMany({
    where: { userId: { not: reader.userId }, household: householdOf(reader, scope) },
    orderBy: [{ joinedAt: "asc" }, { id: "asc" }],
    select: { id: true, userId: true, rows: true, user: { select: nameSelect } },
  });
  return oncePerPerson(members);
}

function readPeople(reader: { userId: string }, scope: Scope): Promise<TablePersonRow[]> {
  const own = { ownerId: reader.userId, ...(scope.householdId ? { householdId: null } : {}) };
  return db.tablePerson.findMany({
    where: scope.isOwn ? own : { OR: [own, { household: householdOf(reader, scope) }] },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: tablePersonSelect,
  });
}

const emptyIf = (isEmpty: boolean): "empty" | null => (isEmpty ? "empty" : null);

const nameSelect = { email: true, firstName: true, lastName: true, showsFullName: true } as const;
type Named = Parameters<typeof visitorNameOf>[0];
type Member = { id: string; userId: string; rows: readonly ShareRow[]; user: Named };

/** Somebody who shares two households with the reader shows the rows of both. */
function oncePerPerson(members: readonly Member[]): Member[] {
  const byUser = new Map<string, Member>();
  for (const member of members) {
    const known = byUser.get(member.userId);
    byUser.set(member.userId, known ? { ...known, rows: [...new Set([...known.rows, ...member.rows])] } : member);
  }
  return [...byUser.values()];
}

async function toMember({ id, userId, rows, user }: Member): Promise<Eater> {
  const shown = onlyShown(await readProfile(userId, { parts: SETTING_PARTS, forOthers: true }), rows);
  const { ingredientPreferences: foods } = shown;
  const settings = settingsOf(shown, { withIngredients: true });
  const severe = foods.filter((each) => each.preferenceType === "allergy" && each.severity === "severe");
  return {
    id,
    name: visitorNameOf(user),
    settings,
    names: new Map(foods.map(({ ingredient: { slug, name } }): [string, string] => [slug ?? name, name])),
    unchecked: rows.includes("allergies") ? emptyIf(!settings.some(isLimit)) : "hidden",
    weights: weightsOf(severe.map(({ ingredient }) => ingredient.name)),
  };
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

/** Converts a person without an account to settings for the engine. Traces count unless somebody said otherwise. */
function toPerson({ id, name, diets, limits }: TablePersonRow): Eater {
  const settings: Setting[] = [
    ...limits.map(({ severity, traces, ingredient }): Setting => {
      const preference = severity === null ? "avoid" : severity === "intolerance" ? "intolerance" : "allergy";
      const unharmed = preference === "allergy" && !traces ? { traces } : {};
      return { type: "ingredient", key: ingredient.slug ?? ingredient.name, preference, ...unharmed };
    }),
    ...diets.map((key): Setting => ({ type: "diet", key })),
  ];
  const severe = limits.filter(({ severity }) => severity === "severe");
  return {
    id,
    name,
    settings,
    names: new Map(limits.map(({ ingredient: { slug, name: food } }): [string, string] => [slug ?? food, food])),
    unchecked: emptyIf(settings.length === 0),
    weights: weightsOf(severe.map(({ ingredient }) => ingredient.name)),
  };
}

const weightsOf = (severe: readonly string[]): Map<string, string> =>
  new Map(severe.map((food) => [food.toLowerCase(), `${food} (severe)`]));

/** What somebody loves or likes keeps no dish from fitting them. */
const isLimit = (setting: Setting): boolean =>
  setting.type !== "ingredient" || (setting.preference !== "love" && setting.preference !== "like");

/** The settings of everybody, each once: what fits them all fits each. */
export function settingsOfTable(table: Table): readonly Setting[] {
  const [first] = table;
  if (table.length === 1 && first) return first.settings;
  const all = table.flatMap(({ settings }) => settings);
  return [...new Map(all.map((setting) => [JSON.stringify(setting), setting])).values()];
}

/** The people of a table as responses name them. */
export const peopleOf = (table: Table): PersonAtTableWire[] =>
  table.map(({ id, name, unchecked }) => ({ person_id: id, name, ...(unchecked ? { unchecked } : {}) }));
