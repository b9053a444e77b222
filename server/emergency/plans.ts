import { AppError, notFound } from "@/lib/errors";
import {
  type EmergencyOfWire,
  type EmergencyPlanBody,
  type EmergencyPlanWire,
  emergencyPlanWire,
} from "@/lib/schemas/emergency";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import type { EmergencyPlan } from "@/server/db/generated/client";
import { lockPerson } from "@/server/db/lock-person";
import { uuid7 } from "@/server/db/uuid7";
import { listPeople } from "@/server/household/people";

type Caller = { userId: string };
/** Whose plan: the caller's own, or that of a person without an account whom the caller added. */
type Of = string;
const OWN = "me";

function toWire(row: EmergencyPlan): EmergencyPlanWire {
  return emergencyPlanWire.parse({
    ...{ country: row.country, is_child: row.isChild, signs: row.signs },
    ...{ pens: row.pens, steps: row.steps, contacts: row.contacts, source: row.source },
    source_day: row.sourceDay?.toISOString().slice(0, 10) ?? null,
    updated_at: row.updatedAt.toISOString(),
  });
}

/** The caller's own plan first, then one entry for each person whom they added, with or without a plan. */
export async function listEmergencyPlans(caller: Caller): Promise<EmergencyOfWire[]> {
  const [people, plans] = await Promise.all([
    listPeople(caller),
    db.emergencyPlan.findMany({ where: { ownerId: caller.userId } }),
  ]);
  const planOf = (personId: string | null) => {
    const row = plans.find((each) => each.personId === personId);
    return row ? toWire(row) : null;
  };
  return [
    { of: OWN, person: null, plan: planOf(null) },
    ...people.map((person) => ({ of: person.id, person, plan: planOf(person.id) })),
  ];
}

const find = (tx: Transaction, caller: Caller, personId: string | null) =>
  tx.emergencyPlan.findFirst({ where: { ownerId: caller.userId, personId } });

async function personIdOf(tx: Transaction, caller: Caller, of: Of): Promise<string | null> {
  if (of === OWN) return null;
  const where = { id: of, ownerId: caller.userId };
  if ((await tx.tablePerson.count({ where })) === 0) throw notFound("person");
  return of;
}

/**
 * Replaces a plan. Errors: 404 for a person whom the caller did not add; 409 if the plan was changed or removed since it
 * was read, so that nobody's pens are lost.
 */
export async function putEmergencyPlan(caller: Caller, of: Of, body: EmergencyPlanBody): Promise<EmergencyPlanWire> {
  const { read_at: readAt, is_child: isChild, source_day: sourceDay, ...same } = body;
  return db.$transaction(async (tx) => {
    await lockPerson(tx, caller.userId);
    const personId = await personIdOf(tx, caller, of);
    const existing = await find(tx, caller, personId);
    if ((existing?.updatedAt.toISOString() ?? null) !== readAt) {
      throw new AppError("conflict", "emergencyChanged");
    }
    const data = { ...same, isChild, sourceDay: sourceDay === null ? null : new Date(sourceDay), updatedAt: now() };
    return toWire(
      existing
        ? await tx.emergencyPlan.update({ where: { id: existing.id }, data })
        : await tx.emergencyPlan.create({
            data: { ...data, id: uuid7(), ownerId: caller.userId, personId, createdAt: now() },
          }),
    );
  });
}

/** Removes a plan; without one nothing happens. Errors: 404 for a person whom the caller did not add. */
export async function removeEmergencyPlan(caller: Caller, of: Of): Promise<void> {
  await db.$transaction(async (tx) => {
    const personId = await personIdOf(tx, caller, of);
    await tx.emergencyPlan.deleteMany({ where: { ownerId: caller.userId, personId } });
  });
}
