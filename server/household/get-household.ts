import { toIdCardProfile } from "@/lib/id-card/id-card";
import type { HouseholdNameWire, HouseholdWire } from "@/lib/schemas/household";
import { onlyRows } from "@/lib/sharing/shared-rows";
import { db } from "@/server/db/client";
import type { Prisma } from "@/server/db/generated/client";
import { getPreferences } from "@/server/profile/get-preferences";
import { tablePersonSelect } from "@/server/profile/table-person";
import { type Caller, householdNotFound, withMember } from "./access";
import { memberNameSelect, nameOf, shownRows, toHouseholdPersonWire } from "./wire";

const householdSelect = {
  id: true,
  name: true,
  createdAt: true,
  members: {
    orderBy: [{ joinedAt: "asc" }, { id: "asc" }],
    select: { id: true, userId: true, rows: true, isKeeper: true, user: { select: memberNameSelect } },
  },
  people: { orderBy: [{ createdAt: "asc" }, { id: "asc" }], select: { ...tablePersonSelect, ownerId: true } },
} as const satisfies Prisma.HouseholdSelect;

type HouseholdRow = Prisma.HouseholdGetPayload<{ select: typeof householdSelect }>;

/** A household with the rows that each member shows of their card, and nothing else of it. */
export async function getHousehold(caller: Caller, id: string): Promise<HouseholdWire> {
  const row = await db.household.findFirst({ where: { id, ...withMember(caller) }, select: householdSelect });
  if (!row) throw householdNotFound();
  return toWire(caller, row);
}

/** The caller's households, in the order in which they joined them. */
export async function listHouseholds(caller: Caller): Promise<HouseholdWire[]> {
  const rows = await db.householdMember.findMany({
    where: { userId: caller.userId },
    orderBy: [{ joinedAt: "asc" }, { id: "asc" }],
    select: { household: { select: householdSelect } },
  });
  return Promise.all(rows.map(({ household }) => toWire(caller, household)));
}

export async function listHouseholdNames(caller: Caller): Promise<HouseholdNameWire[]> {
  const rows = await db.householdMember.findMany({
    where: { userId: caller.userId },
    orderBy: [{ joinedAt: "asc" }, { id: "asc" }],
    select: { household: { select: { id: true, name: true } } },
  });
  return rows.map(({ household }) => household);
}

async function toWire(caller: Caller, { members, people, ...row }: HouseholdRow): Promise<HouseholdWire> {
  return {
    id: row.id,
    name: row.name,
    is_keeper: members.some(({ userId, isKeeper }) => isKeeper && userId === caller.userId),
    created_at: row.createdAt.toISOString(),
    members: await Promise.all(
      members.map(async ({ id, userId, rows, isKeeper, user }) => {
        const preferences = onlyRows(await getPreferences(userId, { forOthers: userId !== caller.userId }), rows);
        const card = toIdCardProfile({ id: userId, email: user.email, first_name: null, last_name: null }, preferences);
        return {
          id,
          name: nameOf(user),
          is_keeper: isKeeper,
          is_me: userId === caller.userId,
          shows: shownRows(card, rows),
        };
      }),
    ),
    people: people.map((person) => toHouseholdPersonWire(caller, person)),
  };
}
