import { AppError, notFound } from "@/lib/errors";
import { MAX_PANTRY } from "@/lib/grocery-limits";
import type { PantryBody, PantryItemWire } from "@/lib/schemas/grocery";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { uuid7 } from "@/server/db/uuid7";
import { requireMember } from "@/server/household/access";
import { foodKeyOf } from "./shopping-line";

/** Whose home it is: of a shared list its household's, else its owner's. */
type Home = { readonly ownerId: string } | { readonly householdId: string };

async function homeOf(tx: Transaction, listId: string): Promise<Home> {
  const { ownerId, householdId } = await tx.groceryList.findUniqueOrThrow({
    where: { id: listId },
    select: { ownerId: true, householdId: true },
  });
  return householdId ? { householdId } : { ownerId };
}

/** Of the names those that are at home where the list is shopped for. */
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

/** What was said of lines, into what is at home; the later word of a food holds, of whichever list. */
export async function rememberAtHome(tx: Transaction, listId: string, said: readonly AtHome[]): Promise<void> {
  if (said.length === 0) return;
  const home = await homeOf(tx, listId);
  for (const { name, isThere, at } of said) {
    if (isThere && (await isFull(tx, home))) continue;
    await write(tx, home, name, isThere, at);
  }
}

const isFull = async (tx: Transaction, home: Home): Promise<boolean> =>
  (await tx.pantryItem.count({ where: { ...home, isThere: true } })) >= MAX_PANTRY;

async function write(tx: Transaction, home: Home, name: string, isThere: boolean, at: Date): Promise<void> {
  const [ownerId, householdId] = "ownerId" in home ? [home.ownerId, null] : [null, home.householdId];
  const later = { isThere, at, id: uuid7(), key: foodKeyOf(name) };
  // Each home has a unique index of its own; a row stands in one of them.
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

/** By name. Errors: 404 for a household that the caller is not of. */
export async function listPantry(userId: string, householdId: string | null): Promise<PantryItemWire[]> {
  return db.pantryItem.findMany({
    where: { ...(await homeFor(userId, householdId)), isThere: true },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    select: shown,
    take: MAX_PANTRY,
  });
}

/** What is there already stays as it is. Errors: 409 for one thing too many, 404 as above. */
export async function addToPantry(userId: string, { name, household_id }: PantryBody): Promise<PantryItemWire> {
  const home = await homeFor(userId, household_id ?? null);
  return db.$transaction(async (tx) => {
    await lockHome(tx, home);
    const where = { ...home, foodKey: foodKeyOf(name) };
    const known = await tx.pantryItem.findFirst({ where: { ...where, isThere: true }, select: shown });
    if (known) return known;
    if (await isFull(tx, home)) throw new AppError("conflict", `At most ${MAX_PANTRY} things are kept as at home.`);
    await write(tx, home, name, true, now());
    return tx.pantryItem.findFirstOrThrow({ where, select: shown });
  });
}

/** Changes of one home come one after another. */
async function lockHome(tx: Transaction, home: Home): Promise<void> {
  if ("ownerId" in home) await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${home.ownerId}::uuid FOR NO KEY UPDATE`;
  else await tx.$queryRaw`SELECT 1 FROM households WHERE id = ${home.householdId}::uuid FOR NO KEY UPDATE`;
}

/** Errors: 404 for what is not at home of the caller or of a household of theirs. */
export async function removeFromPantry(userId: string, id: string): Promise<void> {
  const { count } = await db.pantryItem.updateMany({
    where: { id, isThere: true, OR: [{ ownerId: userId }, { household: { members: { some: { userId } } } }] },
    data: { isThere: false, changedAt: now() },
  });
  if (count === 0) throw notFound("Item");
}
