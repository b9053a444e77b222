import { invalidField } from "@/lib/errors";
import type { CheckedForWire } from "@/lib/schemas/recipe-judgement";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { lockPerson } from "@/server/db/lock-person";
import { peopleOf, readChosen, readTable, type Table } from "./read-table";

type Caller = { userId: string };

/** Everybody who eats with the caller, and for whom of them food is checked. */
export async function getCheckedFor(caller: Caller): Promise<CheckedForWire> {
  const [table, chosen] = await Promise.all([readTable(caller, { isWhole: true }), readChosen(caller)]);
  return toWire(table, chosen);
}

/**
 * Chooses for whom recipes, plan, lists and menus are checked. Everybody, written out, is stored as everybody, so that
 * whoever joins later counts as well. Errors: 422 for an id of nobody at the caller's table.
 */
export async function changeCheckedFor(caller: Caller, chosen: readonly string[]): Promise<CheckedForWire> {
  const table = await readTable(caller, { isWhole: true });
  const known = new Set(table.map(({ id }) => id));
  if (chosen.some((id) => !known.has(id))) throw invalidField("chosen", "nobodyAtTable");
  const isEverybody = new Set(chosen).size === known.size;
  const checkedPeople = isEverybody ? [] : await withOtherIds(caller, [...new Set(chosen)]);
  await db.$transaction(async (tx) => {
    await lockPerson(tx, caller.userId);
    await tx.user.update({ where: { id: caller.userId }, data: { checkedPeople, updatedAt: now() } });
  });
  return toWire(table, checkedPeople);
}

function toWire(table: Table, chosen: readonly string[]): CheckedForWire {
  const people = peopleOf(table);
  return { people, chosen: people.flatMap(({ person_id: id }) => (chosen.includes(id) ? [id] : [])) };
}

/** A member has an id in each household. Whoever is chosen in one is chosen in all that they share with the caller. */
async function withOtherIds(caller: Caller, chosen: readonly string[]): Promise<string[]> {
  const others = await db.householdMember.findMany({
    where: {
      household: { members: { some: { userId: caller.userId } } },
      user: { households: { some: { id: { in: [...chosen] } } }, id: { not: caller.userId } },
    },
    select: { id: true },
  });
  return [...new Set([...chosen, ...others.map(({ id }) => id)])];
}
