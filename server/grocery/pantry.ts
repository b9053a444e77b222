import { DAY_MS } from "@/lib/durations";
import { AppError, notFound } from "@/lib/errors";
import { MAX_PANTRY, SOON_DAYS } from "@/lib/grocery/limits";
import { says } from "@/lib/i18n/sentence";
import type { PantryBody, PantryChanges, PantryItemWire, UseFirstWire } from "@/lib/schemas/pantry";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import type { Prisma } from "@/server/db/generated/client";
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

export type AtHome = {
  readonly name: string;
  readonly gtin: string | null;
  readonly isThere: boolean;
  readonly at: Date;
};

/**
 * Records in the pantry what people said about lines. The latest statement about a food wins, whichever list it came
 * from.
 */
export async function rememberAtHome(tx: Transaction, listId: string, reported: readonly AtHome[]): Promise<void> {
  if (reported.length === 0) return;
  const home = await homeOf(tx, listId);
  for (const said of reported) {
    if (said.isThere && (await isFull(tx, home))) continue;
    await write(tx, home, said);
  }
}

const isFull = async (tx: Transaction, home: Home): Promise<boolean> =>
  (await tx.pantryItem.count({ where: { ...home, isThere: true } })) >= MAX_PANTRY;

async function write(tx: Transaction, home: Home, { name, gtin, isThere, at }: AtHome): Promise<void> {
  const [ownerId, householdId] = "ownerId" in home ? [home.ownerId, null] : [null, home.householdId];
  const later = { isThere, at, id: uuid7(), key: foodKeyOf(name) };
  // A row belongs to a person or to a household, and each has a unique index of its own.
  await tx.$executeRaw`
    MERGE INTO pantry_items p USING (SELECT ${later.key}::text AS food_key) AS said
      ON p.food_key = said.food_key AND (p.owner_id = ${ownerId}::uuid OR p.household_id = ${householdId}::uuid)
    WHEN MATCHED AND p.changed_at <= ${later.at} THEN
      UPDATE SET name = ${name}, is_there = ${later.isThere}, changed_at = ${later.at},
        -- What comes home again is another packet.
        amount = CASE WHEN p.is_there THEN p.amount END,
        good_until = CASE WHEN p.is_there THEN p.good_until END,
        gtin = CASE WHEN p.is_there THEN p.gtin ELSE ${gtin}::text END
    WHEN NOT MATCHED THEN INSERT (id, owner_id, household_id, name, food_key, gtin, is_there, changed_at)
      VALUES (${later.id}::uuid, ${ownerId}::uuid, ${householdId}::uuid, ${name}, ${later.key}, ${gtin}::text, ${later.isThere},
        ${later.at})`;
}

/** Errors: 404 for a household that the caller is not a member of. */
export async function homeFor(userId: string, householdId: string | null): Promise<Home> {
  if (householdId === null) return { ownerId: userId };
  await requireMember({ userId }, householdId);
  return { householdId };
}

const shown = { id: true, name: true, amount: true, goodUntil: true, gtin: true } as const;
type Shown = Prisma.PantryItemGetPayload<{ select: typeof shown }>;

const toWire = ({ goodUntil, ...item }: Shown): PantryItemWire => ({
  ...item,
  good_until: goodUntil && dayOf(goodUntil),
});

/** Days are stored without a time zone, and are read as midnight UTC. */
export const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The pantry's foods, by name. Errors: 404 for a household that the caller is not a member of. */
export async function listPantry(userId: string, householdId: string | null): Promise<PantryItemWire[]> {
  const items = await db.pantryItem.findMany({
    where: { ...(await homeFor(userId, householdId)), isThere: true },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    select: shown,
    take: MAX_PANTRY,
  });
  return items.map(toWire);
}

/**
 * What a person must use first, at home and in their households: at most `most` foods whose day is over or near, the
 * earliest first. By the server's day, in UTC.
 */
export async function listUseFirst(userId: string, most: number): Promise<UseFirstWire[]> {
  const until = new Date(dateOf(dayOf(now())).getTime() + SOON_DAYS * DAY_MS);
  const items = await db.pantryItem.findMany({
    where: { ...changeableBy(userId), goodUntil: { lte: until } },
    orderBy: [{ goodUntil: "asc" }, { id: "asc" }],
    select: { id: true, name: true, goodUntil: true },
    take: most,
  });
  return items.flatMap(({ id, name, goodUntil }) => (goodUntil ? [{ id, name, good_until: dayOf(goodUntil) }] : []));
}

/**
 * Adds a food. Of a food that is there already only what nobody has written down yet is added; of two days the earlier
 * one stays, unless it is over. Errors: 409 when the pantry is full, 404 as for listPantry.
 */
export async function addToPantry(userId: string, body: PantryBody): Promise<PantryItemWire> {
  const { name, household_id: householdId, amount = null, gtin = null } = body;
  const goodUntil = body.good_until ? dateOf(body.good_until) : null;
  const home = await homeFor(userId, householdId ?? null);
  return db.$transaction(async (tx) => {
    await lockHome(tx, home);
    const where = { ...home, foodKey: foodKeyOf(name) };
    const known = await tx.pantryItem.findFirst({ where: { ...where, isThere: true }, select: shown });
    if (!known && (await isFull(tx, home))) throw new AppError("conflict", says("pantryMost", { count: MAX_PANTRY }));
    if (!known) await write(tx, home, { name, gtin, isThere: true, at: now() });
    const { id } = known ?? (await tx.pantryItem.findFirstOrThrow({ where, select: { id: true } }));
    const data = {
      amount: known?.amount ?? amount,
      gtin: known?.gtin ?? gtin,
      goodUntil: earlierOf(known?.goodUntil ?? null, goodUntil),
    };
    return toWire(await tx.pantryItem.update({ where: { id }, data, select: shown }));
  });
}

/** Of two packets of one food the one that ends first counts; a day that is over belongs to a packet that is gone. */
function earlierOf(known: Date | null, added: Date | null): Date | null {
  if (!known || !added) return added ?? known;
  return known < dateOf(dayOf(now())) || added < known ? added : known;
}

/** Locks the owner's or the household's row, so that changes of one pantry come one after another. */
async function lockHome(tx: Transaction, home: Home): Promise<void> {
  if ("ownerId" in home) await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${home.ownerId}::uuid FOR NO KEY UPDATE`;
  else await tx.$queryRaw`SELECT 1 FROM households WHERE id = ${home.householdId}::uuid FOR NO KEY UPDATE`;
}

/** The entries that a person may change: their own, and those of their households. */
const changeableBy = (userId: string): Prisma.PantryItemWhereInput => ({
  isThere: true,
  OR: [{ ownerId: userId }, { household: { members: { some: { userId } } } }],
});

/**
 * Changes a food; a field that is left out stays. Errors: 404 as for removeFromPantry, 409 for the name of another food
 * that is there.
 */
export async function changeInPantry(userId: string, id: string, changes: PantryChanges): Promise<PantryItemWire> {
  return db.$transaction(async (tx) => {
    const found = await tx.pantryItem.findFirst({
      where: { id, ...changeableBy(userId) },
      select: { ownerId: true, householdId: true },
    });
    if (!found) throw notFound("item");
    await lockHome(tx, found.householdId ? { householdId: found.householdId } : { ownerId: userId });
    // It may have been used up, or the person sent away, while the lock was waited for.
    const item = await tx.pantryItem.findFirst({ where: { id, ...changeableBy(userId) } });
    if (!item) throw notFound("item");
    const name = changes.name ?? item.name;
    const foodKey = foodKeyOf(name);
    if (foodKey !== item.foodKey) await makeRoom(tx, item, foodKey);
    const { amount, good_until: day } = changes;
    const data = {
      ...{ name, foodKey, changedAt: now() },
      ...(amount === undefined ? {} : { amount }),
      ...(day === undefined ? {} : { goodUntil: day && dateOf(day) }),
      // Under another name it is another packet.
      ...(foodKey === item.foodKey ? {} : { gtin: null }),
    };
    return toWire(await tx.pantryItem.update({ where: { id }, data, select: shown }));
  });
}

/** Forgets that a food is no longer there, so that another entry can take its name. */
async function makeRoom(
  tx: Transaction,
  { ownerId, householdId }: { ownerId: string | null; householdId: string | null },
  foodKey: string,
): Promise<void> {
  const where = { ownerId, householdId, foodKey };
  await tx.pantryItem.deleteMany({ where: { ...where, isThere: false } });
  if (await tx.pantryItem.findFirst({ where, select: { id: true } })) throw new AppError("conflict", "pantryHasIt");
}

/** Removes a food. Errors: 404 for an entry that is neither the caller's nor one of their households'. */
export async function removeFromPantry(userId: string, id: string): Promise<void> {
  const { count } = await db.pantryItem.updateMany({
    where: { id, ...changeableBy(userId) },
    data: { isThere: false, changedAt: now() },
  });
  if (count === 0) throw notFound("item");
}
