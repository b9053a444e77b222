import { z } from "zod";
import { isTelling } from "@/lib/analytics/suppress";
import { FACT_STATES, FACT_SUBJECTS, type KitchenFact } from "@/lib/dietary/kitchen-facts";
import { lostBy, menuInsight } from "@/lib/menus/menu-insight";
import type { KitchenSaidWire } from "@/lib/schemas/guest-card";
import {
  type DishVerdicts,
  dishVerdicts,
  type MenuBody,
  type MenuCheckWire,
  type MenuWire,
  subjectVerdicts,
} from "@/lib/schemas/venue-menu";
import { nameKey } from "@/lib/text/normalized-name";
import { readVenue } from "@/server/analytics/visits/read-venue";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRows } from "@/server/db/query-rows";
import { uuid7 } from "@/server/db/uuid7";
import { analysisVersion } from "@/server/dietary/analysis-version";
import { verdictsWithKitchensWord } from "@/server/dietary/kitchens-word";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { judgeDishes, type WrittenDish } from "./judge-dishes";
import { noticesOf, readSavers, writeNotices } from "./saved-notices";

/** `verdicts`: with what the kitchen says; `written` and `subjects`: by the written words alone, as they are stored. */
export type KeptDish = WrittenDish & {
  id: string;
  written: DishVerdicts;
  facts: readonly KitchenFact[];
  /** The verdicts are of earlier rules, until they are judged anew. */
  isStale: boolean;
};

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
    await store(tx, venueId, withIds(before, judged));
    await nextVersion(tx, venueId);
    // Read again, because a dish may have got back what was said of it when it was on the menu before.
    const after = await readDishes(tx, venueId);
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
  const after = withIds(before, judged, await readComingBack(venueId, dishes));
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

/** The dishes whose facts an edit ends, because their words change. A dish that leaves the menu keeps its own. */
function unconfirmedBy(before: readonly KeptDish[], after: readonly KeptDish[]): MenuCheckWire["unconfirmed"] {
  const later = new Map(after.map((dish) => [dish.id, dish]));
  return before.flatMap((old) => {
    const dish = later.get(old.id);
    return !dish || isSameWords(old, dish) || old.facts.length === 0
      ? []
      : [{ dish: old.name, facts: old.facts.length }];
  });
}

type Words = { readonly name: string; readonly description: string };

const isSameWords = (one: Words, other: Words): boolean =>
  one.name === other.name && one.description === other.description;

const COMING_BACK = z.object({ place: z.number(), id: z.string() });

/** What the kitchen said of dishes that were on the menu before, by the place of the dish that would get it back. */
async function readComingBack(venueId: string, dishes: readonly Words[]): Promise<Map<number, KitchenFact[]>> {
  const known = await queryRows(
    COMING_BACK,
    Prisma.sql`
    SELECT DISTINCT ON (id) place::int - 1 AS place, id FROM (
      SELECT place, dish_off_menu(${venueId}::uuid, name, description) AS id
      FROM unnest(${dishes.map(({ name }) => name)}::text[], ${dishes.map(({ description }) => description)}::text[])
        WITH ORDINALITY AS given (name, description, place)) known
    WHERE id IS NOT NULL ORDER BY id, place`,
  );
  if (known.length === 0) return new Map();
  const rows = await db.factOffMenu.findMany({
    where: { dishId: { in: known.map(({ id }) => id) } },
    orderBy: { subject: "asc" },
    select: { dishId: true, ...FACT },
  });
  return new Map(known.map(({ place, id }) => [place, rows.filter(({ dishId }) => dishId === id).map(toFact)]));
}

/**
 * Gives each dish the id of the earlier dish with the same words, or else of one with the same name whatever its
 * ingredients are now. Only the same words keep what the kitchen said of them, or get it back.
 */
function withIds(
  before: readonly KeptDish[],
  judged: readonly WrittenDish[],
  comingBack: ReadonlyMap<number, readonly KitchenFact[]> = new Map(),
): KeptDish[] {
  const free = new Set(before);
  const takeBy = (isIt: (old: KeptDish) => boolean): KeptDish | undefined => {
    for (const old of free) {
      if (!isIt(old)) continue;
      free.delete(old);
      return old;
    }
    return undefined;
  };
  const same = judged.map((dish) => takeBy((old) => isSameWords(old, dish)));
  return judged.map((dish, place) => {
    const kept = same[place];
    const facts = kept?.facts ?? comingBack.get(place) ?? [];
    const id = (kept ?? takeBy((old) => nameKey(old.name) === nameKey(dish.name)))?.id ?? uuid7();
    const written = dish.verdicts;
    return { ...dish, id, facts, written, verdicts: withFacts(written, facts), isStale: false };
  });
}

/** A sheet that was printed before is another version of the menu from now on. */
export const nextVersion = (tx: Transaction, venueId: string) =>
  tx.venue.update({
    where: { id: venueId },
    data: { menuVersion: { increment: 1 }, menuVersionAt: now() },
    select: { menuVersion: true, menuVersionAt: true },
  });

/** More dishes than a kitchen takes up again. The ones that left first are forgotten: they are asked about anew. */
const MOST_OFF_MENU = 2_000;

async function store(tx: Transaction, venueId: string, dishes: readonly KeptDish[]): Promise<void> {
  await tx.venueDish.deleteMany({ where: { venueId, id: { notIn: dishes.map(({ id }) => id) } } });
  // Moves the old positions to negative numbers, because positions are unique and the new ones would collide.
  await tx.$executeRaw`UPDATE venue_dishes SET position = -1 - position WHERE venue_id = ${venueId}::uuid`;
  const column = <K extends keyof KeptDish>(key: K) => dishes.map((dish) => dish[key]);
  await tx.$executeRaw`
    INSERT INTO venue_dishes (id, venue_id, position, name, description, verdicts, subjects, engine_version)
    SELECT id, ${venueId}::uuid, place - 1, name, description, verdicts, subjects, ${analysisVersion()}
    FROM unnest(${column("id")}::uuid[], ${column("name")}::text[], ${column("description")}::text[],
      ${column("written").map((each) => JSON.stringify(each))}::jsonb[],
      ${column("subjects").map((each) => JSON.stringify(each))}::jsonb[])
      WITH ORDINALITY AS given (id, name, description, verdicts, subjects, place)
    ON CONFLICT (id) DO UPDATE SET position = excluded.position, name = excluded.name,
      description = excluded.description, verdicts = excluded.verdicts, subjects = excluded.subjects,
      engine_version = excluded.engine_version`;
  await tx.$executeRaw`
    DELETE FROM dishes_off_menu WHERE id IN (SELECT id FROM dishes_off_menu WHERE venue_id = ${venueId}::uuid
      ORDER BY left_at DESC, id DESC OFFSET ${MOST_OFF_MENU})`;
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
      subjects: true,
      engineVersion: true,
      facts: { where: { endedAt: null }, orderBy: { subject: "asc" }, select: FACT },
    },
  });
  const version = analysisVersion();
  return rows.map(({ verdicts, subjects, engineVersion, facts: said, ...dish }) => {
    const written = dishVerdicts.parse(verdicts);
    const facts = said.map(toFact);
    const isStale = engineVersion !== version;
    return {
      ...dish,
      facts,
      written,
      verdicts: withFacts(written, facts, isStale),
      subjects: subjectVerdicts.parse(subjects),
      isStale,
    };
  });
}

export type SaidDish = Pick<KeptDish, "id" | "name" | "description" | "subjects" | "facts" | "isStale">;

const SAID_DISH = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  subjects: subjectVerdicts,
  engineVersion: z.string(),
  facts: z.array(
    z.object({ subject: z.enum(FACT_SUBJECTS), state: z.enum(FACT_STATES), by: z.string(), on: z.string() }),
  ),
});

/**
 * The dishes for readers, in one statement: without the verdicts for diets, and with the facts as they are shown, because
 * a menu of 200 dishes has thousands of them.
 */
export async function readSaidDishes(venueId: string): Promise<SaidDish[]> {
  const rows = await queryRows(
    SAID_DISH,
    Prisma.sql`
    SELECT d.id, d.name, d.description, d.subjects, d.engine_version AS "engineVersion", coalesce((
      SELECT jsonb_agg(jsonb_build_object('subject', f.subject, 'state', f.state, 'by', f.said_by,
        'on', to_char(f.said_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY f.subject)
      FROM dish_facts f WHERE f.dish_id = d.id AND f.ended_at IS NULL), '[]') AS facts
    FROM venue_dishes d WHERE d.venue_id = ${venueId}::uuid ORDER BY d.position`,
  );
  const version = analysisVersion();
  return rows.map(({ engineVersion, ...dish }) => ({ ...dish, isStale: engineVersion !== version }));
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
