import { AppError, notFound } from "@/lib/errors";
import { MAX_PANTRY } from "@/lib/grocery/limits";
import { says } from "@/lib/i18n/sentence";
import type { PantryBody, PantryItemWire } from "@/lib/schemas/grocery";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { uuid7 } from "@/server/db/uuid7";
import { requireMember } from "@/server/household/access";
import { foodKeyOf } from "./shopping-line";

/** The home that a list belongs to: a shared list's household, else its owner. */
type Home = { readonly ownerId: string } | { readonly householdId: string };

async function homeOf(tx: Transaction, listId: string): Promise<Home> {
  const { ownerId, householdId } = await tx.groceryList.findUniqueOrThrow({
    where: { id: listId },
    select: { ownerId: true, householdId: true },
  });
  return householdId ? { householdId } : { ownerId };
}

/** Which of the names are recorded as being at home, in the home that the list belongs to. */
export async function atHomeAmong(
  tx: Transaction,
  listId: string,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  const keys = new Map(names.map((name) => [name, foodKeyOf(name)]));
  const found = await tx.pantryItem.findMany({
    where: { ...(await homeOf(tx, listId)), isThere: true, foodKey: { in: [...keys.values()] } },
    select: { foodKey: true },
  });
  const there = new Set(found.map(({ foodKey }) => foodKey));
  return new Set(names.filter((name) => there.has(keys.get(name) ?? "")));
}

export type AtHome = { readonly name: string; readonly isThere: boolean; readonly at: Date };

/**
 * Records in the pantry what people said about lines. The latest statement about a food wins, whichever list it came
 * from.
 */
export async function rememberAtHome(tx: Transaction, listId: string, reported: readonly AtHome[]): Promise<void> {
  if (reported.length === 0) return;
  const home = await homeOf(tx, listId);
  for (const { name, isThere, at } of reported) {
    if (isThere && (await isFull(tx, home))) continue;
    await write(tx, home, name, isThere, at);
  }
}

const isFull = async (tx: Transaction, home: Home): Promise<boolean> =>
  (await tx.pantryItem.count({ where: { ...home, isThere: true } })) >= MAX_PANTRY;

async function write(tx: Transaction, home: Home, name: string, isThere: boolean, at: Date): Promise<void> {
  const [ownerId, householdId] = "ownerId" in home ? [home.ownerId, null] : [null, home.householdId];
  const later = { isThere, at, id: uuid7(), key: foodKeyOf(name) };
  // A row belongs to a person or to a household, and each has a unique index of its own.
  await tx.$executeRaw`
    MERGE INTO pantry_items p USING (SELECT ${later.key}::text AS food_key) AS said
      ON p.food_key = said.food_key AND (p.owner_id = ${ownerId}::uuid OR p.household_id = ${householdId}::uuid)
    WHEN MATCHED AND p.changed_at <= ${later.at} THEN
      UPDATE SET name = ${name}, is_there = ${later.isThere}, changed_at = ${later.at}
    WHEN NOT MATCHED THEN INSERT (id, owner_id, household_id, name, food_key, is_there, changed_at)
      VALUES (${later.id}::uuid, ${ownerId}::uuid, ${householdId}::uuid, ${name}, ${later.key}, ${later.isThere}, ${later.at})`;
}

const homeFor = async (userId: string, householdId: string | null): Promise<Home> => {
  if (householdId === null) return { ownerId: userId };
  await requireMember({ userId }, householdId);
  return { householdId };
};

const shown = { id: true, name: true } as const;

/** The pantry's foods, by name. Errors: 404 for a household that the caller is not a member of. */
export async function listPantry(userId: string, householdId: string | null): Promise<PantryItemWire[]> {
  return db.pantryItem.findMany({
    where: { ...(await homeFor(userId, householdId)), isThere: true },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    select: shown,
    take: MAX_PANTRY,
  });
}

/**
 * Adds a food. A food that is there already stays unchanged. Errors: 409 when the pantry is full, 404 as for
 * listPantry.
 */
export async function addToPantry(userId: string, { name, household_id }: PantryBody): Promise<PantryItemWire> {
  const home = await homeFor(userId, household_id ?? null);
  return db.$transaction(async (tx) => {
    await lockHome(tx, home);
    const where = { ...home, foodKey: foodKeyOf(name) };
    const known = await tx.pantryItem.findFirst({ where: { ...where, isThere: true }, select: shown });
    if (known) return known;
    if (await isFull(tx, home)) throw new AppError("conflict", says("pantryMost", { count: MAX_PANTRY }));
    await write(tx, home, name, true, now());
    return tx.pantryItem.findFirstOrThrow({ where, select: shown });
  });
}

/** Locks the owner's or the household's row, so that changes of one pantry come one after another. */
async function lockHome(tx: Transaction, home: Home): Promise<void> {
  if ("ownerId" in home) await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${home.ownerId}::uuid FOR NO KEY UPDATE`;
  else await tx.$queryRaw`SELECT 1 FROM households WHERE id = ${home.householdId}::uuid FOR NO KEY UPDATE`;
}

/** Removes a food. Errors: 404 for an entry that is neither the caller's nor one of their households'. */
export async function removeFromPantry(userId: string, id: string): Promise<void> {
  const { count } = await db.pantryItem.updateMany({
    where: { id, isThere: true, OR: [{ ownerId: userId }, { household: { members: { some: { userId } } } }] },
    data: { isThere: false, changedAt: now() },
  });
  if (count === 0) throw notFound("item");
}
