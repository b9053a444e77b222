import { isTelling } from "@/lib/analytics/suppress";
import type { KitchenFact } from "@/lib/dietary/kitchen-facts";
import { type JudgedDish, lostBy, menuInsight } from "@/lib/menus/menu-insight";
import type { KitchenSaidWire } from "@/lib/schemas/guest-card";
import {
  type DishVerdicts,
  dishVerdicts,
  type MenuBody,
  type MenuCheckWire,
  type MenuWire,
} from "@/lib/schemas/venue-menu";
import { nameKey } from "@/lib/text/normalized-name";
import { readVenue } from "@/server/analytics/visits/read-venue";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { uuid7 } from "@/server/db/uuid7";
import { analysisVersion } from "@/server/dietary/analysis-version";
import { verdictsWithKitchensWord } from "@/server/dietary/kitchens-word";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { judgeDishes } from "./judge-dishes";
import { noticesOf, readSavers, writeNotices } from "./saved-notices";

/** `verdicts`: with what the kitchen says; `written`: by the written words alone, as they are stored. */
export type KeptDish = JudgedDish & { id: string; written: DishVerdicts; facts: readonly KitchenFact[] };

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
    await nextVersion(tx, venueId);
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
  const after = withIds(before, judged);
  const notices = noticesOf(before, after, savers);
  const notified = new Set(notices.flatMap(({ userId, notice }) => (notice ? [userId] : [])));
  const origins = savers.flatMap(({ userId, origin }) => (origin !== null && notified.has(userId) ? [origin] : []));
  const people = { guests: notified.size, independent: new Set(origins).size };
  return {
    lost: lostBy(before, after),
    told: isTelling(people) ? null : people.guests,
    unconfirmed: unconfirmedBy(before, after),
  };
}

/** The dishes whose facts an edit ends: other words, or no longer on the menu. */
function unconfirmedBy(before: readonly KeptDish[], after: readonly KeptDish[]): MenuCheckWire["unconfirmed"] {
  const left = new Map(after.map((dish) => [dish.id, dish.facts.length]));
  return before.flatMap(({ id, name, facts }) =>
    facts.length > (left.get(id) ?? 0) ? [{ dish: name, facts: facts.length, is_gone: !left.has(id) }] : [],
  );
}

/**
 * Gives each dish the id of the earlier dish with the same words, or else of one with the same name whatever its
 * ingredients are now. Only the same words keep what the kitchen said of them.
 */
function withIds(before: readonly KeptDish[], judged: readonly JudgedDish[]): KeptDish[] {
  const free = new Set(before);
  const takeBy = (isIt: (old: KeptDish) => boolean): KeptDish | undefined => {
    for (const old of free) {
      if (!isIt(old)) continue;
      free.delete(old);
      return old;
    }
    return undefined;
  };
  const same = judged.map(({ name, description }) =>
    takeBy((old) => old.name === name && old.description === description),
  );
  return judged.map((dish, place) => {
    const kept = same[place];
    const facts = kept?.facts ?? [];
    const id = (kept ?? takeBy((old) => nameKey(old.name) === nameKey(dish.name)))?.id ?? uuid7();
    return { ...dish, id, facts, written: dish.verdicts, verdicts: withFacts(dish.verdicts, facts) };
  });
}

/** A sheet that was printed before is another version of the menu from now on. */
export const nextVersion = (tx: Transaction, venueId: string) =>
  tx.venue.update({
    where: { id: venueId },
    data: { menuVersion: { increment: 1 }, menuVersionAt: now() },
    select: { menuVersion: true, menuVersionAt: true },
  });

async function store(tx: Transaction, venueId: string, dishes: readonly KeptDish[]): Promise<void> {
  await tx.venueDish.deleteMany({ where: { venueId, id: { notIn: dishes.map(({ id }) => id) } } });
  // Moves the old positions to negative numbers, because positions are unique and the new ones would collide.
  await tx.$executeRaw`UPDATE venue_dishes SET position = -1 - position WHERE venue_id = ${venueId}::uuid`;
  const column = <K extends keyof KeptDish>(key: K) => dishes.map((dish) => dish[key]);
  await tx.$executeRaw`
    INSERT INTO venue_dishes (id, venue_id, position, name, description, verdicts, engine_version)
    SELECT id, ${venueId}::uuid, place - 1, name, description, verdicts, ${analysisVersion()}
    FROM unnest(${column("id")}::uuid[], ${column("name")}::text[], ${column("description")}::text[],
      ${column("written").map((each) => JSON.stringify(each))}::jsonb[]) WITH ORDINALITY AS given (id, name, description, verdicts, place)
    ON CONFLICT (id) DO UPDATE SET position = excluded.position, name = excluded.name,
      description = excluded.description, verdicts = excluded.verdicts, engine_version = excluded.engine_version`;
}

export async function readDishes(tx: Transaction, venueId: string): Promise<KeptDish[]> {
  const rows = await tx.venueDish.findMany({
    where: { venueId },
    orderBy: { position: "asc" },
    select: {
      id: true,
      name: true,
      description: true,
      verdicts: true,
      engineVersion: true,
      facts: { where: { endedAt: null }, orderBy: { subject: "asc" }, select: FACT },
    },
  });
  const version = analysisVersion();
  return rows.map(({ verdicts, engineVersion, facts: said, ...dish }) => {
    const written = dishVerdicts.parse(verdicts);
    const facts = said.map(toFact);
    return { ...dish, facts, written, verdicts: withFacts(written, facts, engineVersion !== version) };
  });
}

export const FACT = { subject: true, state: true, saidBy: true, saidAt: true } as const;

type FactRow = Pick<KitchenFact, "subject" | "state"> & { saidBy: string; saidAt: Date };
export const toFact = ({ subject, state, saidBy, saidAt }: FactRow): KitchenFact => ({
  subject,
  state,
  by: saidBy,
  on: saidAt.toISOString(),
});

/** The knowledge is loaded only for a dish of which the kitchen said something. */
export const withFacts = (written: DishVerdicts, facts: readonly KitchenFact[], isStale = false): DishVerdicts =>
  facts.length === 0 ? written : verdictsWithKitchensWord(written, facts, loadKnowledge(), isStale);

/**
 * What the kitchen says is or may be in a dish, for readers whose settings were not judged. "Free from" is said only to
 * somebody for whom it was weighed against the menu's own words, which may say otherwise.
 */
export const warningsOf = (facts: readonly KitchenFact[]): KitchenSaidWire[] =>
  facts.filter(({ state }) => state !== "free_from").map((fact) => ({ ...fact, is_contradicted: false }));
