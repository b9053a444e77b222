import { randomUUID } from "node:crypto";
import type { ShareRow } from "@/lib/sight/share-rows";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import type { AllergySeverity } from "@/server/db/generated/enums";

/** The first of `people` owns it. @returns its id, and the members' ids in the order of the people */
export async function createHousehold(
  people: readonly { id: string }[],
  { name = "Elm Street", rows = ["allergies", "diet"] as ShareRow[] } = {},
): Promise<{ id: string; members: string[] }> {
  const members = people.map(() => randomUUID());
  const { id } = await db.household.create({
    data: {
      ...{ name, createdAt: now(), updatedAt: now() },
      members: {
        create: people.map((person, index) => ({
          ...{ id: members[index] ?? "", userId: person.id, rows, isKeeper: index === 0 },
          joinedAt: new Date(now().getTime() + index),
        })),
      },
    },
    select: { id: true },
  });
  return { id, members };
}

export async function createAllergy(
  userId: string,
  slug: string,
  severity: AllergySeverity = "allergy",
): Promise<void> {
  const ingredient = await db.ingredient.findUniqueOrThrow({ where: { slug }, select: { id: true } });
  const data = { userId, ingredientId: ingredient.id, preferenceType: "allergy" as const, severity, createdAt: now() };
  await db.ingredientPreference.create({ data, select: { id: true } });
}
