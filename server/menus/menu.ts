import { isTelling } from "@/lib/analytics/suppress";
import { type JudgedDish, lostBy, menuInsight } from "@/lib/menus/menu-insight";
import { dishVerdicts, type MenuBody, type MenuCheckWire, type MenuWire } from "@/lib/schemas/venue-menu";
import { nameKey } from "@/lib/text/normalized-name";
import { readVenue } from "@/server/analytics/visits/read-venue";
import { db, type Transaction } from "@/server/db/client";
import { uuid7 } from "@/server/db/uuid7";
import { analysisVersion } from "@/server/dietary/analysis-version";
import { judgeDishes } from "./judge-dishes";
import { noticesOf, readSavers, writeNotices } from "./saved-notices";

export type KeptDish = JudgedDish & { id: string };

/** A venue's menu, with how many of its guests each dish fits. */
export async function getMenu(venueId: string): Promise<MenuWire> {
  const [dishes, { needs }] = await Promise.all([readDishes(db, venueId), readVenue(venueId)]);
  return menuInsight(dishes, needs);
}

/**
 * Replaces the menu: judges it first, then writes it in one transaction. A dish with the same name keeps its id.
 * People who saved a dish that no longer fits them are notified.
 */
export async function saveMenu(venueId: string, { dishes }: MenuBody, who: string): Promise<MenuWire> {
  const judged = await judgeDishes(dishes, who);
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM venues WHERE id = ${venueId}::uuid FOR NO KEY UPDATE`;
    const before = await readDishes(tx, venueId);
    const after = withIds(before, judged);
    await store(tx, venueId, after);
    await writeNotices(tx, noticesOf(before, after, await readSavers(tx, venueId)));
  });
  return getMenu(venueId);
}

/** A preview before publishing: which dishes would no longer fit, and how many people who saved them that concerns. */
export async function checkMenu(
  venueId: string,
  { dishes }: MenuBody,
  { who, gone }: { who: string; gone: AbortSignal },
): Promise<MenuCheckWire> {
  const [before, judged] = await Promise.all([readDishes(db, venueId), judgeDishes(dishes, who, gone)]);
  const savers = await readSavers(db, venueId);
  const notices = noticesOf(before, withIds(before, judged), savers);
  const notified = new Set(notices.flatMap(({ userId, notice }) => (notice ? [userId] : [])));
  const origins = savers.flatMap(({ userId, origin }) => (origin !== null && notified.has(userId) ? [origin] : []));
  const people = { guests: notified.size, independent: new Set(origins).size };
  return { lost: lostBy(before, judged), told: isTelling(people) ? null : people.guests };
}

/** Gives each dish the id of the earlier dish with the same name, whatever its ingredients are now. */
function withIds(before: readonly KeptDish[], judged: readonly JudgedDish[]): KeptDish[] {
  const free = new Map<string, string[]>();
  for (const { id, name } of before) free.set(nameKey(name), [...(free.get(nameKey(name)) ?? []), id]);
  return judged.map((dish) => ({ ...dish, id: free.get(nameKey(dish.name))?.shift() ?? uuid7() }));
}

async function store(tx: Transaction, venueId: string, dishes: readonly KeptDish[]): Promise<void> {
  await tx.venueDish.deleteMany({ where: { venueId, id: { notIn: dishes.map(({ id }) => id) } } });
  // Moves the old positions to negative numbers, because positions are unique and the new ones would collide.
  await tx.$executeRaw`UPDATE venue_dishes SET position = -1 - position WHERE venue_id = ${venueId}::uuid`;
  const column = <K extends keyof KeptDish>(key: K) => dishes.map((dish) => dish[key]);
  await tx.$executeRaw`
    INSERT INTO venue_dishes (id, venue_id, position, name, description, verdicts, engine_version)
    SELECT id, ${venueId}::uuid, place - 1, name, description, verdicts, ${analysisVersion()}
    FROM unnest(${column("id")}::uuid[], ${column("name")}::text[], ${column("description")}::text[],
      ${column("verdicts").map((each) => JSON.stringify(each))}::jsonb[]) WITH ORDINALITY AS given (id, name, description, verdicts, place)
    ON CONFLICT (id) DO UPDATE SET position = excluded.position, name = excluded.name,
      description = excluded.description, verdicts = excluded.verdicts, engine_version = excluded.engine_version`;
}

export async function readDishes(tx: Transaction, venueId: string): Promise<KeptDish[]> {
  const rows = await tx.venueDish.findMany({
    where: { venueId },
    orderBy: { position: "asc" },
    select: { id: true, name: true, description: true, verdicts: true },
  });
  return rows.map(({ verdicts, ...dish }) => ({ ...dish, verdicts: dishVerdicts.parse(verdicts) }));
}
