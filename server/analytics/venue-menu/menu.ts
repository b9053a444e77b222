import { type GuestGroup, type JudgedDish, lostBy, menuInsight } from "@/lib/analytics/menu-insight";
import { DIET_KEYS, type DietKey } from "@/lib/dietary/diets";
import { dishVerdicts, type MenuBody, type MenuCheckWire, type MenuWire } from "@/lib/schemas/venue-menu";
import { db } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRows } from "@/server/db/query-rows";
import { ENGINE_VERSION } from "@/server/dietary/engine/version";
import { judgeDishes } from "./judge-dishes";

/** The menu of a venue with what it means for those who come. */
export async function getMenu(venueId: string): Promise<MenuWire> {
  const [dishes, groups] = await Promise.all([readDishes(venueId), readGroups(venueId)]);
  return menuInsight(dishes, groups);
}

/** Replaces the menu. Judged first, and then written in one transaction. */
export async function saveMenu(venueId: string, { dishes }: MenuBody, who: string): Promise<MenuWire> {
  const judged = await judgeDishes(dishes, who);
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM venues WHERE id = ${venueId}::uuid FOR NO KEY UPDATE`;
    await tx.venueDish.deleteMany({ where: { venueId } });
    await tx.venueDish.createMany({
      data: judged.map((dish, position) => ({ ...dish, venueId, position, engineVersion: ENGINE_VERSION })),
    });
  });
  return getMenu(venueId);
}

/** What an edit would take away, before it is published. */
export async function checkMenu(venueId: string, { dishes }: MenuBody, who: string): Promise<MenuCheckWire> {
  const [before, after] = await Promise.all([readDishes(venueId), judgeDishes(dishes, who)]);
  return { lost: lostBy(before, after) };
}

async function readDishes(venueId: string): Promise<JudgedDish[]> {
  const rows = await db.venueDish.findMany({
    where: { venueId },
    orderBy: { position: "asc" },
    select: { name: true, description: true, verdicts: true },
  });
  return rows.map(({ verdicts, ...dish }) => ({ ...dish, verdicts: dishVerdicts.parse(verdicts) }));
}

/**
 * Guests by what they need. Left out are those of whom it is not known: who did not share diet or allergies, and who
 * has an allergy that no key stands for, since no dish may be said to fit them.
 */
async function readGroups(venueId: string): Promise<GuestGroup[]> {
  const keys = [...DIET_KEYS] as string[];
  return queryRows<{ keys: DietKey[]; guests: number }>(Prisma.sql`
    SELECT needs.keys, count(*)::int AS guests FROM venue_guests g, LATERAL (
      SELECT ARRAY(SELECT c FROM unnest(g.categories) c WHERE c = ANY (${keys}::text[]) ORDER BY c) AS keys) needs
    WHERE g.venue_id = ${venueId}::uuid AND (cardinality(needs.keys) > 0 OR g.categories @> ARRAY['none'])
      AND (NOT g.categories @> ARRAY['allergic'] OR EXISTS (SELECT FROM unnest(needs.keys) k WHERE k LIKE '%\\_free'))
    GROUP BY 1`);
}
