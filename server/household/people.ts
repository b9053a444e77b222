import { z } from "zod";
import { AppError, invalidField, notFound } from "@/lib/errors";
import { MAX_TABLE_PEOPLE } from "@/lib/household/limits";
import { says } from "@/lib/i18n/sentence";
import type { TablePersonBody, TablePersonWire } from "@/lib/schemas/household";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { lockPerson } from "@/server/db/lock-person";
import { uuid7 } from "@/server/db/uuid7";
import { ingredientIdOf } from "@/server/profile/own-word";
import { type TablePersonRow, tablePersonSelect } from "@/server/profile/table-person";
import { lookAtVerdictsAgain } from "@/server/sight/look-at-verdicts-again";
import { touchHouseholds } from "@/server/sight/touch-households";

type Caller = { userId: string };

/** Only the person who added somebody may change their card; people added by others are not found. */
const ownedBy = (caller: Caller) => ({ ownerId: caller.userId });

export const toPersonWire = ({ id, name, diets, householdId, limits }: TablePersonRow): TablePersonWire => ({
  id,
  name,
  household_id: householdId,
  diets,
  limits: limits.map(({ severity, traces, ingredient: { id: ingredientId, slug, name: food } }) => ({
    ...{ ingredient_id: ingredientId, key: slug ?? ingredientId, name: food },
    ...{ severity, traces },
  })),
});

export const readPeople = (caller: Caller, source: Transaction = db): Promise<TablePersonRow[]> =>
  source.tablePerson.findMany({
    where: ownedBy(caller),
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: tablePersonSelect,
  });

export const listPeople = async (caller: Caller): Promise<TablePersonWire[]> =>
  (await readPeople(caller)).map(toPersonWire);

/** A person whom the caller added; null for anybody else's, and for what is no id. */
export async function findPerson(caller: Caller, id: string): Promise<TablePersonWire | null> {
  if (!isUuid(id)) return null;
  const row = await db.tablePerson.findFirst({ where: { id, ...ownedBy(caller) }, select: tablePersonSelect });
  return row && toPersonWire(row);
}

/**
 * Adds a person; a repeated `id` adds nobody. Errors: 404 for another person's id, 409 for a full table, 422 for a
 * food that does not exist.
 */
export async function addPerson(caller: Caller, body: TablePersonBody): Promise<TablePersonWire> {
  const id = body.id ?? uuid7();
  return db.$transaction(async (tx) => {
    await lockPerson(tx, caller.userId);
    const existing = await readPeople(caller, tx);
    const same = existing.find((each) => each.id === id);
    if (same) return toPersonWire(same);
    if (await tx.tablePerson.findUnique({ where: { id }, select: { id: true } })) {
      throw notFound("person");
    }
    if (existing.length >= MAX_TABLE_PEOPLE)
      throw new AppError("conflict", says("tableMost", { count: MAX_TABLE_PEOPLE }));
    const data = { id, ...ownedBy(caller), name: body.name, createdAt: now(), updatedAt: now() };
    await tx.tablePerson.create({ data, select: { id: true } });
    await lookAtVerdictsAgain(tx, caller);
    return write(tx, id, body);
  });
}

/**
 * Replaces a person's name, diets and limits. Errors: 404 for a person that the caller did not add, 422 for a food that
 * does not exist.
 */
export async function changePerson(caller: Caller, id: string, body: TablePersonBody): Promise<TablePersonWire> {
  return db.$transaction(async (tx) => {
    await lockPerson(tx, caller.userId);
    const existing = await tx.tablePerson.findFirst({ where: { id, ...ownedBy(caller) }, select: { id: true } });
    if (!existing) throw notFound("person");
    const written = await write(tx, id, body);
    await touchHouseholds(tx, { personId: id });
    await lookAtVerdictsAgain(tx, caller);
    return written;
  });
}

export async function removePerson(caller: Caller, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const own = { id, ...ownedBy(caller) };
    if ((await tx.tablePerson.count({ where: own })) > 0) await touchHouseholds(tx, { personId: id });
    const { count } = await tx.tablePerson.deleteMany({ where: own });
    if (count === 0) throw notFound("person");
    await lookAtVerdictsAgain(tx, caller);
  });
}

/** Writes everything about one person. The table must be locked. */
async function write(tx: Transaction, id: string, { name, diets, limits }: TablePersonBody): Promise<TablePersonWire> {
  const ids = await foodsOf(tx, limits);
  await tx.tableLimit.deleteMany({ where: { personId: id } });
  await tx.tableLimit.createMany({
    data: limits.map(({ severity, traces = true }, position) => ({
      ...{ personId: id, ingredientId: ids[position] as string, severity, position },
      traces: traces || severity === null,
    })),
  });
  const data = { name, diets, updatedAt: now() };
  return toPersonWire(await tx.tablePerson.update({ where: { id }, data, select: tablePersonSelect }));
}

/** The ids of the foods of the limits, in their order. Each food may be limited once, however it is written. */
async function foodsOf(tx: Transaction, limits: TablePersonBody["limits"]): Promise<string[]> {
  const keys: string[] = [];
  for (const { ingredient_id } of limits) keys.push(await ingredientIdOf(tx, ingredient_id, "limits"));
  const [ids, slugs] = [keys.filter(isUuid), keys.filter((key) => !isUuid(key))];
  const known = await tx.ingredient.findMany({
    where: { OR: [{ id: { in: ids } }, { slug: { in: slugs } }] },
    select: { id: true, slug: true },
  });
  const found = keys.map((key) => known.find(({ id, slug }) => id === key || slug === key)?.id);
  if (!found.every((id) => id !== undefined)) throw invalidField("limits", "noSuchFood");
  if (new Set(found).size < found.length) throw invalidField("limits", "foodOnce");
  return found;
}

const isUuid = (key: string): boolean => z.uuid().safeParse(key).success;
