import { createHash } from "node:crypto";
import { startOfDay, wallTime } from "@/lib/analytics/time-zone";
import { HEALTH_CONSENT_EDITION } from "@/lib/profile/health-consent";
import { SHARE_ROWS } from "@/lib/sight/share-rows";
import { now } from "@/server/clock";
import type { Transaction } from "@/server/db/client";
import { uuid7 } from "@/server/db/uuid7";
import { DEMO_GUESTS } from "./demo-guests";
import { DEMO_DINERS } from "./demo-people";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAYS = 92;
/** The number of visits of an ordinary Saturday in an ordinary month. */
const FULL_HOUSE = 46;

/** From Sunday to Saturday. Mondays are quiet, Fridays are full. */
const BY_WEEKDAY = [0.62, 0.22, 0.4, 0.5, 0.62, 1.12, 1] as const;
/** From January, when few people go out, to December, when most do. */
const BY_MONTH = [0.45, 0.7, 0.85, 0.95, 1, 1.05, 1.1, 1, 1, 0.95, 1, 1.25] as const;
/** The hours of the venue's clock in which guests come, each with its share in a hundred. */
const BY_HOUR = [
  [12, 10],
  [13, 15],
  [14, 6],
  [17, 4],
  [18, 13],
  [19, 21],
  [20, 19],
  [21, 9],
  [22, 3],
] as const;

type House = { venueId: string; locationIds: readonly string[]; clientId: string; zone: string; size: number };
type Guest = { id: string };

/** Pseudo-random numbers that are the same for the same day on every machine. */
function chances(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The guests whom only the restaurant knows. Nobody can sign in as one, because no password has this hash. */
export async function createGuests(tx: Transaction): Promise<Guest[]> {
  const guests = DEMO_GUESTS.map((guest, i) => {
    const hex = createHash("sha256").update(`forkprint demo guest ${i}`).digest("hex");
    const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
    return { ...guest, id, email: `guest${i}@mail-of-guest${i}.example` };
  });
  const createdAt = new Date(now().getTime() - 100 * 24 * HOUR);
  await tx.user.createMany({
    data: guests.map(({ id, email, firstName, lastName }) => ({
      id,
      email,
      firstName,
      lastName,
      passwordHash: "!",
      emailVerifiedAt: createdAt,
      createdAt,
    })),
  });
  await tx.userDiet.createMany({
    data: guests.flatMap(({ id: userId, diets }) => diets.map((diet, i) => ({ userId, diet, slot: i + 1 }))),
  });
  await createHealth(tx, guests);
  await createIngredients(tx, guests);
  return guests;
}

type NewGuest = Guest & { health: string[]; allergies: string[]; avoids: string[] };

async function createHealth(tx: Transaction, guests: readonly NewGuest[]): Promise<void> {
  const concerns = await tx.healthConcern.findMany({ select: { id: true, name: true } });
  const idOf = new Map(concerns.map(({ id, name }) => [name, id]));
  await tx.healthConsent.createMany({
    data: guests.flatMap(({ id: userId, health }) =>
      health.length === 0
        ? []
        : [{ userId, part: "health", edition: HEALTH_CONSENT_EDITION, givenBy: "statement", givenAt: now() }],
    ),
  });
  await tx.userHealthConcern.createMany({
    data: guests.flatMap(({ id: userId, health }) =>
      health.flatMap((name, i) => {
        const healthConcernId = idOf.get(name);
        return healthConcernId ? { userId, healthConcernId, slot: i + 1 } : [];
      }),
    ),
  });
}

async function createIngredients(tx: Transaction, guests: readonly NewGuest[]): Promise<void> {
  const names = [...new Set(guests.flatMap(({ allergies, avoids }) => [...allergies, ...avoids]))];
  const ingredients = await tx.ingredient.findMany({
    where: { normalizedName: { in: names } },
    select: { id: true, normalizedName: true },
  });
  const idOf = new Map(ingredients.map(({ id, normalizedName }) => [normalizedName, id]));
  const rows = (userId: string, words: readonly string[], preferenceType: "allergy" | "avoid") =>
    words.flatMap((word) => {
      const ingredientId = idOf.get(word);
      return ingredientId ? { userId, ingredientId, preferenceType } : [];
    });
  await tx.ingredientPreference.createMany({
    data: guests.flatMap(({ id, allergies, avoids }) => [
      ...rows(id, allergies, "allergy"),
      ...rows(id, avoids, "avoid"),
    ]),
    skipDuplicates: true,
  });
}

/**
 * Three months of visits by weekday, month and hour, some of them online. Guests who are there right now are added
 * below.
 */
export async function createVisits(tx: Transaction, house: House, guests: readonly Guest[]): Promise<void> {
  const moment = now().getTime();
  const today = wallTime(now(), house.zone);
  const visits = [];
  for (let daysAgo = DAYS; daysAgo >= 0; daysAgo--) {
    const start = startOfDay(today.year, today.month, today.day - daysAgo, house.zone);
    const chance = chances(Math.floor(start.getTime() / 86_400_000) * 7919 + house.size);
    for (const guest of guestsOf(start, house, guests, chance)) {
      const online = chance() < 0.17;
      const checkInTime = new Date(start.getTime() + timeOfDay(chance) * HOUR);
      // Visits that go on now are added below.
      if (checkInTime.getTime() > moment - 3 * HOUR) continue;
      const visit = visitOf(house, guest, checkInTime, online ? null : chance(), online);
      visits.push(online ? ended(visit) : visit);
    }
  }
  visits.push(...inTheHouse(house, guests, moment));
  await tx.visit.createMany({ data: visits });
  await discloseVisits(tx, house.venueId);
}

/** Regulars come more often than others, and nobody comes twice on one day. */
function guestsOf(start: Date, house: House, guests: readonly Guest[], chance: () => number): Guest[] {
  const noon = new Date(start.getTime() + 12 * HOUR);
  const weekday = BY_WEEKDAY[noon.getUTCDay()] ?? 1;
  const month = BY_MONTH[noon.getUTCMonth()] ?? 1;
  const count = Math.round(FULL_HOUSE * house.size * weekday * month * (0.85 + 0.3 * chance()));
  const everybody = [...DEMO_DINERS, ...guests];
  const came = new Set<Guest>();
  while (came.size < Math.min(count, everybody.length)) {
    const guest = everybody[Math.floor(chance() ** 1.6 * everybody.length)];
    if (guest) came.add(guest);
  }
  return [...came];
}

function timeOfDay(chance: () => number): number {
  let spread = chance() * 100;
  for (const [hour, share] of BY_HOUR) {
    spread -= share;
    if (spread < 0) return hour + chance();
  }
  return 20;
}

function visitOf(house: House, guest: Guest, checkInTime: Date, where: number | null, online: boolean) {
  const table =
    where === null || where < 0.22 ? undefined : house.locationIds[Math.floor(where * 97) % house.locationIds.length];
  return {
    id: uuid7(),
    userId: guest.id,
    venueId: house.venueId,
    // Two of five share their health concerns.
    sharedRows: hasShownHealth(guest) ? [...SHARE_ROWS] : SHARE_ROWS.filter((row) => row !== "health"),
    locationId: table ?? null,
    oauthClientId: online ? house.clientId : null,
    visitType: online ? ("ONLINE" as const) : table ? ("LOCATION_SPECIFIC" as const) : ("GENERAL" as const),
    status: "expired" as const,
    checkInTime,
    expiresAt: new Date(checkInTime.getTime() + (online ? 24 : 3) * HOUR),
  };
}

/** A guest who looked at the menu from elsewhere has closed it again. */
const ended = <V extends { checkInTime: Date }>(visit: V) => ({
  ...visit,
  status: "ended" as const,
  endedAt: new Date(visit.checkInTime.getTime() + 40 * MINUTE),
});

const hasShownHealth = ({ id }: Guest): boolean => Number.parseInt(id.slice(0, 2), 16) % 5 < 2;

/** A few guests at the tables at the product's first start, for the live view; some with allergies. */
function inTheHouse(house: House, guests: readonly Guest[], moment: number) {
  const chosen = [
    ...guests.filter((_, i) => isAllergic(i)).slice(0, 5),
    ...guests.filter((_, i) => !isAllergic(i)).slice(0, 3),
  ];
  return chosen.slice(0, Math.ceil(8 * house.size)).map((guest, i) => {
    const checkInTime = new Date(moment - (i * 11 + 2) * MINUTE);
    const locationId = house.locationIds[i % house.locationIds.length] ?? null;
    const visit = visitOf(house, guest, checkInTime, null, false);
    return { ...visit, locationId, visitType: "LOCATION_SPECIFIC" as const, status: "active" as const };
  });
}

const isAllergic = (i: number): boolean => {
  const guest = DEMO_GUESTS[i];
  return guest !== undefined && (guest.allergies.length > 0 || guest.diets.some((diet) => diet.endsWith("_free")));
};

/** The guests' cards as the restaurant saw them at each visit, as if they had not changed since. */
async function discloseVisits(tx: Transaction, venueId: string): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO visit_disclosures
      (visit_id, user_id, dietary_preferences, health_concerns, ingredient_preferences, favorites, updated_at)
    SELECT v.id, v.user_id, card.diets, CASE WHEN 'health' = ANY (v.shared_rows) THEN card.health ELSE '{}' END, card.foods, card.favorites, v.check_in_time
    FROM visits v JOIN (SELECT u.id AS user_id,
      ARRAY(SELECT d.diet FROM user_diets d WHERE d.user_id = u.id ORDER BY d.slot) AS diets,
      ARRAY(SELECT c.name FROM user_health_concerns h JOIN health_concerns c ON c.id = h.health_concern_id
        WHERE h.user_id = u.id AND h.is_active ORDER BY h.slot) AS health,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('ingredient_name', i.name, 'preference_type', p.preference_type)
          ORDER BY p.created_at, p.id), '[]')
        FROM ingredient_preferences p JOIN ingredients i ON i.id = p.ingredient_id WHERE p.user_id = u.id) AS foods,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('item', jsonb_build_object('name', i.name, 'type', f.type))
          ORDER BY f.type, f.slot), '[]')
        FROM user_favorites f JOIN favorite_items i ON i.id = f.item_id WHERE f.user_id = u.id) AS favorites
      FROM users u WHERE u.id IN (SELECT user_id FROM visits WHERE venue_id = ${venueId}::uuid)) card USING (user_id)
    WHERE v.venue_id = ${venueId}::uuid`;
}
