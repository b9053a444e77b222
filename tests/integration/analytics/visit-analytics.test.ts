import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { GET as getAnalytics } from "@/app/api/visits/analytics/route";
import { GET as getBreakdown } from "@/app/api/visits/venue/[venueId]/breakdown/route";
import { GET as exportVisits } from "@/app/api/visits/venue/[venueId]/export/route";
import { GET as listVisits } from "@/app/api/visits/venue/[venueId]/route";
import { GET as getTimeseries } from "@/app/api/visits/venue/[venueId]/timeseries/route";
import { DIET_KEYS } from "@/lib/dietary/diets";
import type { BreakdownWire, TimeseriesWire, VenueVisitsWire } from "@/lib/schemas/visit-analytics";
import { deleteAccount } from "@/server/auth/delete-account";
import { replaceClock } from "@/server/clock";
import { db } from "@/server/db/client";
import { createPerson, createSignedInPerson, type SignedInPerson, signInPerson } from "../../factories/people";
import { createVenue } from "../../factories/places";
import { createVisit } from "../../factories/visits";
import { buildRequest, call, type Handler } from "../../support/request";
import { differingTallies } from "../../support/slow-visit-counts";

let venue: Awaited<ReturnType<typeof createVenue>>;
let owner: SignedInPerson;
beforeEach(async () => {
  // 00:45 on 23 November 2026 in Rome, still the day before in UTC.
  onTestFinished(replaceClock(() => new Date("2026-11-22T23:45:00.000Z")));
  venue = await createVenue();
  await db.venue.update({ where: { id: venue.id }, data: { timeZone: "Europe/Rome" } });
  const { email } = await db.user.findUniqueOrThrow({ where: { id: venue.ownerId } });
  owner = await signInPerson({ id: venue.ownerId, email });
});

async function get<T>(handler: Handler, query: Record<string, string | number | boolean> = {}): Promise<T> {
  const answer = await call<T>(handler, { token: owner.token, params: { venueId: venue.id }, query });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}
const list = (query = {}) => get<VenueVisitsWire>(listVisits, query);
const countOf = (groups: BreakdownWire, name: string) => groups.find((group) => group.name === name)?.count;

describe("GET /api/visits/analytics", () => {
  it("counts visits by range in the venue's time zone, and the visits that are active now", async () => {
    await createVisit(venue.id, { hoursAgo: 0.5 });
    await createVisit(venue.id, { hoursAgo: 2, locationId: venue.locationId });
    await createVisit(venue.id, { hoursAgo: 20, type: "ONLINE" });
    await createVisit(venue.id, { hoursAgo: 40, type: "ONLINE" });
    const active = { active_visits: 3, active_physical_visits: 2, active_online_visits: 1 };
    const query = { venue_id: venue.id };
    const lifetime = { total_visits: 4, physical_visits: 2, online_visits: 2, ...active };
    expect(await get(getAnalytics, query)).toEqual(lifetime);
    expect(await get(getAnalytics)).toEqual(lifetime);
    expect(await get(getAnalytics, { ...query, days: 7, time_range: "24h" })).toEqual({
      ...lifetime,
      total_visits: 3,
      online_visits: 1,
    });
    expect(await get(getAnalytics, { ...query, days: 1 })).toMatchObject({ total_visits: 3 });
    // In Rome, midnight was 45 minutes ago.
    expect(await get(getAnalytics, { ...query, time_range: "today" })).toEqual({
      total_visits: 1,
      physical_visits: 1,
      online_visits: 0,
      ...active,
    });
  });

  it("counts a visit as active until it expires, though nothing is written at that moment", async () => {
    const { id } = await createVisit(venue.id, { hoursAgo: 2.9 });
    expect(await get(getAnalytics)).toMatchObject({ active_visits: 1 });
    onTestFinished(replaceClock(() => new Date("2026-11-22T23:52:00.000Z")));
    expect(await get(getAnalytics)).toMatchObject({ active_visits: 0, total_visits: 1 });
    expect((await db.visit.findUniqueOrThrow({ where: { id } })).status).toBe("active");
    expect((await list()).items[0]?.status).toBe("expired");
    expect((await list({ status: "expired" })).total_count).toBe(1);
    expect((await list({ status: "active" })).items).toEqual([]);
  });

  it("answers 404 for a venue of somebody else, 403 to a diner, 401 without a sign-in, 422 for an unknown range", async () => {
    const otherVenue = await createVenue();
    const ask = (query: Record<string, string>, token?: string) =>
      call(getAnalytics, { ...(token ? { token } : {}), query });
    expect((await ask({ venue_id: otherVenue.id }, owner.token)).status).toBe(404);
    expect((await ask({}, (await createSignedInPerson()).token)).status).toBe(403);
    expect((await ask({})).status).toBe(401);
    expect((await ask({ time_range: "week" }, owner.token)).body).toMatchObject({
      detail: [{ loc: ["query", "time_range"] }],
    });
    for (const handler of [getBreakdown, listVisits, getTimeseries, exportVisits]) {
      const query = { type: "dietary" };
      const params = { venueId: otherVenue.id };
      expect((await call(handler, { token: owner.token, params, query })).status).toBe(404);
    }
  });
});

describe("GET /api/visits/venue/{venueId}", () => {
  it("lists visits, latest first, with what each guest shares; a deleted account remains as a count", async () => {
    const endedVisit = await createVisit(venue.id, { hoursAgo: 5 });
    const shown = { diets: ["vegan" as const, "nut_free" as const], health: ["diabetes"] };
    const { id } = await createVisit(venue.id, { hoursAgo: 1, locationId: venue.locationId, shown });
    await deleteAccount(endedVisit.userId ?? "");
    const page = await list();
    const location = await db.location.findUniqueOrThrow({ where: { id: venue.locationId } });
    expect(page).toEqual({
      items: [
        {
          id,
          visit_type: "LOCATION_SPECIFIC",
          status: "active",
          check_in_time: "2026-11-22T22:45:00.000Z",
          location_id: venue.locationId,
          location: { id: venue.locationId, label: location.label },
          visits_here: 1,
          user: {
            display_name: "Nadia",
            dietary_preferences: ["vegan", "nut_free"],
            health_concerns: ["diabetes"],
            ingredient_preferences: [],
            favorites: [],
            shared_rows: ["allergies", "diet", "health", "avoids", "likes", "favorites"],
            allergies: [{ key: "nut", label: "Nuts", severity: "allergy", traces: true }],
          },
        },
        {
          id: endedVisit.id,
          visit_type: "GENERAL",
          status: "expired",
          check_in_time: "2026-11-22T18:45:00.000Z",
          location_id: null,
          location: null,
          visits_here: null,
          user: null,
        },
      ],
      total_count: 2,
      total_is_at_least: false,
      page: 1,
      page_size: 100,
      total_pages: 1,
      next_cursor: null,
    });
    expect((await list({ unique_visits_only: true })).items.map((item) => item.id)).toEqual([id]);
  });

  it("names group allergies by the free-from keys under which the guests are counted, with their own severity", async () => {
    const recorded = (key: string, name: string, preference_type = "allergy", more = {}) => ({
      shown: { ingredients: [{ key, ingredient_name: name, preference_type, ...more }] },
    });
    const guests = [
      recorded("sesame", "Sesame", "allergy", { severity: "severe" }),
      recorded("dairy", "Dairy", "intolerance", { severity: "intolerance" }),
      recorded("peanut", "Peanut"),
      recorded("kiwi", "Kiwi"),
      { shown: { diets: ["vegan" as const, "nut_free" as const] } },
      { ...recorded("sesame", "Sesame"), rows: ["diet" as const] },
    ];
    for (const guest of guests) await createVisit(venue.id, guest);
    const { items, groups } = await list({ with_groups: true });
    const keys = items.map(({ user }) => user?.dietary_preferences.join(" ")).reverse();
    expect(keys).toEqual(["sesame_free", "dairy_free", "nut_free", "", "vegan nut_free", ""]);
    const weights = items
      .map(({ user }) => user?.allergies.map(({ label, severity }) => `${label} ${severity}`))
      .reverse();
    expect(weights.slice(0, 3)).toEqual([["Sesame severe"], ["Dairy intolerance"], ["Peanut allergy"]]);
    const count = (name: string) => groups?.find((group) => group.name === name)?.count;
    expect(["sesame_free", "dairy_free", "nut_free", "allergic", "vegan", "none"].map(count)).toEqual([
      1,
      1,
      2,
      5,
      1,
      undefined,
    ]);
    expect((await list()).groups).toBeUndefined();
  });

  it("returns every visit once, by pages and by cursor, also when two began at the same moment", async () => {
    for (let i = 0; i < 7; i++) await createVisit(venue.id, { hoursAgo: Math.floor(i / 2) });
    const all = (await list()).items.map(({ id }) => id);
    expect(new Set(all).size).toBe(7);
    const pages = [1, 2, 3].map((page) => list({ page, limit: 3 }));
    expect((await Promise.all(pages)).flatMap(({ items }) => items.map(({ id }) => id))).toEqual(all);
    const walked: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page: VenueVisitsWire = await list({ limit: 2, ...(cursor ? { after: cursor } : {}) });
      walked.push(...page.items.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    expect(walked).toEqual(all);
    expect((await list({ page: 9 })).items).toEqual([]);
    const refused: Record<string, string | number>[] = [
      { page: 0 },
      { limit: 1001 },
      { after: "nonsense" },
      { unique_visits_only: "perhaps" },
    ];
    for (const query of refused) {
      const answer = await call(listVisits, { token: owner.token, params: { venueId: venue.id }, query });
      expect(answer.status).toBe(422);
    }
  });

  it("says how often a guest has come, and lists one guest's visits to this venue only", async () => {
    const { userId, id } = await createVisit(venue.id, { hoursAgo: 50, shown: { diets: ["vegan"] } });
    const last = await createVisit(venue.id, { hoursAgo: 1, userId: userId ?? "", type: "ONLINE" });
    const otherVisit = await createVisit(venue.id, { hoursAgo: 2 });
    const otherVenue = await createVenue({ name: "Elsewhere" });
    const there = await createVisit(otherVenue.id, { hoursAgo: 3, userId: userId ?? "" });
    const page = await list();
    expect(page.items.map((visit) => [visit.id, visit.visits_here])).toEqual([
      [last.id, 2],
      [otherVisit.id, 1],
      [id, 2],
    ]);
    const of = async (query: object) => (await list(query)).items.map((visit) => visit.id);
    expect(await of({ guest_of: last.id })).toEqual([last.id, id]);
    expect(await of({ guest_of: id, visit_type: "ONLINE" })).toEqual([last.id]);
    expect(await of({ guest_of: last.id, diet: "vegan" })).toEqual([id]);
    expect(await of({ guest_of: id, unique_visits_only: true })).toEqual([last.id]);
    expect(await of({ guest_of: there.id })).toEqual([]);
    await deleteAccount(userId ?? "");
    expect(await of({ guest_of: id })).toEqual([]);
    expect((await list()).items.map((visit) => visit.visits_here)).toEqual([null, 1, null]);
  });

  it("filters by type, diet, table, name and range, and counts the results", async () => {
    const { userId } = await createVisit(venue.id, { hoursAgo: 50, name: "Ada", shown: { diets: ["keto"] } });
    await createVisit(venue.id, { hoursAgo: 1, userId: userId ?? "", type: "ONLINE", shown: { diets: ["vegan"] } });
    await createVisit(venue.id, {
      hoursAgo: 2,
      locationId: venue.locationId,
      name: "Bo%",
      shown: { diets: ["vegan"] },
    });
    const count = async (query: object) => {
      const page = await list(query);
      expect(page.items).toHaveLength(page.total_count);
      return page.total_count;
    };
    expect(await count({ visit_type: "ONLINE" })).toBe(1);
    expect(await count({ diet: "vegan" })).toBe(2);
    expect(await count({ diet: "keto" })).toBe(1);
    expect(await count({ diet: "keto", unique_visits_only: true })).toBe(0);
    expect(await count({ diet: "vegan", unique_visits_only: true })).toBe(2);
    expect(await count({ location_id: venue.locationId })).toBe(1);
    expect(await count({ location_id: venue.locationId, unique_visits_only: true })).toBe(1);
    expect(await count({ q: "ad" })).toBe(2);
    expect(await count({ q: "%" })).toBe(0);
    expect(await count({ q: "bo%", unique_visits_only: true })).toBe(1);
    expect(await count({ time_range: "24h", unique_visits_only: true })).toBe(2);
    expect(await count({ time_range: "24h", diet: "keto" })).toBe(0);
  });
});

describe("GET /api/visits/venue/{venueId}/breakdown", () => {
  const guests = async (count: number, shown: Parameters<typeof createVisit>[1] = {}) => {
    for (let i = 0; i < count; i++) await createVisit(venue.id, shown);
  };

  it("counts each guest once, as of the latest visit, and includes every documented category", async () => {
    const { userId } = await createVisit(venue.id, { hoursAgo: 9, shown: { diets: ["keto"] } });
    await createVisit(venue.id, { userId: userId ?? "", shown: { diets: ["vegan"] } });
    await guests(5, { shown: { diets: ["vegan", "nut_free"] } });
    await guests(6);
    const dietary = await get<BreakdownWire>(getBreakdown, { type: "dietary" });
    expect(dietary.slice(0, 3)).toEqual([
      { name: "vegan", count: 6 },
      { name: "none", count: 6 },
      { name: "nut_free", count: 5 },
    ]);
    // Beside the diets: people who recorded nothing, and those with an allergy that no key stands for.
    expect(dietary.map(({ name }) => name)).toEqual(expect.arrayContaining([...DIET_KEYS]));
    expect(dietary).toHaveLength(DIET_KEYS.length + 2);
    expect(dietary.slice(3).every(({ count }) => count === 0)).toBe(true);
    const types = await get<BreakdownWire>(getBreakdown, { type: "visit_types" });
    expect(types).toEqual([
      { name: "physical", count: 12 },
      { name: "online", count: 0 },
    ]);
  });

  it('counts an allergy that is recorded as an ingredient under its key, and not under "none"', async () => {
    const allergy = (name: string) => [{ ingredient_name: name, preference_type: "allergy" }];
    await guests(5, { shown: { ingredients: allergy("Nuts") } });
    await guests(5, { shown: { ingredients: allergy("Kiwi") } });
    await guests(5);
    const dietary = await get<BreakdownWire>(getBreakdown, { type: "dietary" });
    expect([countOf(dietary, "nut_free"), countOf(dietary, "none")]).toEqual([5, 5]);
  });

  it("always counts how guests checked in, however few, also on a day of two time zones", async () => {
    await guests(3);
    await guests(1, { type: "ONLINE" });
    await db.venue.update({ where: { id: venue.id }, data: { timeZone: "Europe/Athens" } });
    for (const time_range of ["lifetime", "24h", "today"]) {
      expect(await get<BreakdownWire>(getBreakdown, { type: "visit_types", time_range })).toEqual([
        { name: "physical", count: 3 },
        { name: "online", count: 1 },
      ]);
    }
  });

  it("hides groups of 1 to 4, differences of two ranges, and everything under 5 guests", async () => {
    await guests(4, { shown: { diets: ["vegan"] } });
    const few = await get<BreakdownWire>(getBreakdown, { type: "dietary" });
    expect(few.every(({ count }) => count === null)).toBe(true);
    await guests(2, { hoursAgo: 30, shown: { diets: ["vegan"] } });
    await guests(3, { shown: { diets: ["keto"] } });
    await guests(20);
    const lifetime = await get<BreakdownWire>(getBreakdown, { type: "dietary" });
    expect(["vegan", "keto", "none"].map((name) => countOf(lifetime, name))).toEqual([null, null, 20]);
    await guests(4, { shown: { diets: ["vegan"] } });
    await guests(3, { shown: { diets: ["keto"] } });
    const wide = await get<BreakdownWire>(getBreakdown, { type: "dietary" });
    expect(["vegan", "keto", "none"].map((name) => countOf(wide, name))).toEqual([10, 6, 20]);
    // 8 of the 10 vegans came within a day. Showing this would reveal that 2 did not; the same holds for 20 of 34 and
    // of 36.
    const day = await get<BreakdownWire>(getBreakdown, { type: "dietary", time_range: "24h" });
    expect(["vegan", "none"].map((name) => countOf(day, name))).toEqual([null, null]);
  });

  it("gives the reason when nothing is counted: too few guests, too small groups, or a day of two time zones", async () => {
    const reasons = async (query = {}) => {
      const groups = await get<BreakdownWire>(getBreakdown, { type: "dietary", ...query });
      return [...new Set(groups.map(({ count, held_back: why }) => (count === null ? why : count)))];
    };
    await guests(4, { shown: { diets: ["vegan"] } });
    expect(await reasons()).toEqual(["few_guests"]);
    await guests(2, { shown: { diets: ["keto"] } });
    expect(await reasons()).toEqual(["small_groups", 0]);
    await db.venue.update({ where: { id: venue.id }, data: { timeZone: "Europe/Athens" } });
    expect(await reasons({ time_range: "today" })).toEqual(["new_time_zone"]);
    expect(await reasons()).toEqual(["small_groups", 0]);
    await guests(20, { shown: { diets: ["vegan"] } });
    await guests(5, { shown: { diets: ["keto"] } });
    expect(await reasons()).toEqual([24, 7, 0]);
  });

  it("hides differences of a day in two time zones", async () => {
    await guests(20, { shown: { diets: ["vegan"] } });
    await guests(7);
    const today = () => get<BreakdownWire>(getBreakdown, { type: "dietary", time_range: "today" });
    expect(countOf(await today(), "vegan")).toBe(20);
    await db.venue.update({ where: { id: venue.id }, data: { name: "Lungara Due" } });
    expect(countOf(await today(), "vegan")).toBe(20);
    await db.venue.update({ where: { id: venue.id }, data: { timeZone: "Europe/Athens" } });
    expect((await today()).every(({ count }) => count === null)).toBe(true);
    expect(countOf(await get(getBreakdown, { type: "dietary", time_range: "24h" }), "vegan")).toBe(20);
    await db.venue.update({ where: { id: venue.id }, data: { timeZoneSince: new Date("2026-11-21T23:00:00Z") } });
    expect(countOf(await today(), "vegan")).toBe(20);
  });

  it('counts nothing from a row that was not shared: no diet, no health, and not "none"', async () => {
    await guests(6, { rows: ["allergies"] });
    await guests(7);
    expect(countOf(await get(getBreakdown, { type: "dietary" }), "none")).toBe(7);
    expect(countOf(await get(getBreakdown, { type: "health" }), "none")).toBe(7);
  });

  it("forgets deleted accounts, while their visits stay counted", async () => {
    await guests(6, { shown: { diets: ["vegan"], health: ["diabetes"] } });
    expect(countOf(await get(getBreakdown, { type: "health" }), "diabetes")).toBe(6);
    const ids: string[] = [];
    for (let i = 0; i < 5; i++)
      ids.push((await createVisit(venue.id, { shown: { health: ["diabetes"] } })).userId ?? "");
    expect(countOf(await get(getBreakdown, { type: "health" }), "diabetes")).toBe(11);
    for (const id of ids) await deleteAccount(id);
    expect(countOf(await get(getBreakdown, { type: "health" }), "diabetes")).toBe(6);
    expect(await get(getAnalytics)).toMatchObject({ total_visits: 11 });
  });

  const invent = async (count: number, over: { emailVerifiedAt?: null; email?: (i: number) => string } = {}) => {
    for (let i = 0; i < count; i++) {
      const { email, ...rest } = over;
      const person = await createPerson({ ...rest, ...(email ? { email: email(i) } : {}) });
      await createVisit(venue.id, { userId: person.id, shown: { diets: ["vegan"], health: ["diabetes"] } });
    }
  };

  it.each([
    ["without a confirmed email", { emailVerifiedAt: null }],
    ["with mailboxes of one domain", { email: (i: number) => `guest${i}@kitchen-of-ours.example` }],
    ["with subdomains of one domain", { email: (i: number) => `me@a${i}.kitchen-of-theirs.example` }],
    ["with endings of one mailbox", { email: (i: number) => `the.cook${".".repeat(i % 2)}+${i}@gmail.com` }],
  ])("shows nothing of one guest beside invented ones %s", async (_, how) => {
    await db.user.deleteMany({ where: { email: { endsWith: "@gmail.com" } } });
    const one = { hoursAgo: 1, shown: { diets: ["vegan" as const], health: ["diabetes"] } };
    await createVisit(venue.id, one);
    await invent(14, how);
    for (const type of ["dietary", "health"]) {
      const groups = await get<BreakdownWire>(getBreakdown, { type });
      expect(groups.every(({ count, held_back: why }) => count === null && why === "few_guests")).toBe(true);
    }
    // One of the invented may count, the others hide nobody: four more make five.
    await guests(4, one);
    const groups = await get<BreakdownWire>(getBreakdown, { type: "dietary" });
    expect(countOf(groups, "vegan")).toBe(19);
  });

  it("counts guests with mailboxes of a provider for everybody, and everybody who came before they confirmed", async () => {
    const many = randomUUID();
    await invent(5, { email: (i) => `${many}.${i}@posteo.de` });
    expect(countOf(await get(getBreakdown, { type: "dietary" }), "vegan")).toBe(5);
    await db.venueReading.deleteMany({});
    await db.user.updateMany({ where: { email: { startsWith: many } }, data: { emailVerifiedAt: null } });
    expect(countOf(await get(getBreakdown, { type: "dietary" }), "vegan")).toBeNull();
    await db.user.updateMany({ where: { email: { startsWith: many } }, data: { emailVerifiedAt: new Date() } });
    expect(countOf(await get(getBreakdown, { type: "dietary" }), "vegan")).toBe(5);
    expect(await differingTallies()).toEqual([]);
  });

  it("does not count the venue's owner among those who hide a guest", async () => {
    await guests(4, { shown: { diets: ["vegan"] } });
    await createVisit(venue.id, { userId: venue.ownerId, shown: { diets: ["vegan"] } });
    expect(countOf(await get(getBreakdown, { type: "dietary" }), "vegan")).toBeNull();
  });

  it("changes only when 5 independent guests came, and a group only by 5 of them", async () => {
    const counts = async () => {
      const groups = await get<BreakdownWire>(getBreakdown, { type: "dietary" });
      return ["vegan", "keto"].map((name) => countOf(groups, name));
    };
    await guests(10, { shown: { diets: ["vegan"] } });
    await guests(10, { shown: { diets: ["keto"] } });
    expect(await counts()).toEqual([10, 10]);
    // Whoever watches for one guest sees nothing, also beside four invented ones.
    await guests(1, { shown: { diets: ["vegan"] } });
    expect(await counts()).toEqual([10, 10]);
    await invent(4, { emailVerifiedAt: null });
    expect(await counts()).toEqual([10, 10]);
    await guests(4, { shown: { diets: ["keto"] } });
    expect(await counts()).toEqual([10, 10]);
    await guests(5, { shown: { diets: ["vegan"] } });
    // 6 more with a confirmed email, and the invented; of the others 4 more.
    expect(await counts()).toEqual([10, 10]);
    await guests(5, { shown: { diets: ["keto"] } });
    expect(await counts()).toEqual([20, 19]);
  });

  it("counts a day anew when nobody of the last one is in it", async () => {
    const today = async () => countOf(await get(getBreakdown, { type: "dietary", time_range: "today" }), "vegan");
    await guests(9, { shown: { diets: ["vegan"] } });
    expect(await today()).toBe(9);
    onTestFinished(replaceClock(() => new Date("2026-11-24T23:45:00.000Z")));
    expect(await today()).toBeNull();
    await guests(6, { shown: { diets: ["vegan"] } });
    expect(await today()).toBe(6);
  });

  it("answers the same to everybody who asks at the same moment", async () => {
    await guests(7, { shown: { diets: ["vegan"] } });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => get<BreakdownWire>(getBreakdown, { type: "dietary" })),
    );
    expect(new Set(answers.map((groups) => JSON.stringify(groups))).size).toBe(1);
    expect(await db.venueReading.count({ where: { venueId: venue.id } })).toBe(1);
    await db.venue.delete({ where: { id: venue.id } });
    expect(await db.venueReading.count({ where: { venueId: venue.id } })).toBe(0);
  });
});

describe("GET /api/visits/venue/{venueId}/timeseries", () => {
  it("counts by day, week and month of the venue's clock, including days without visits", async () => {
    await createVisit(venue.id, { hoursAgo: 0.5 });
    await createVisit(venue.id, { hoursAgo: 1 });
    await createVisit(venue.id, { hoursAgo: 49, type: "ONLINE" });
    expect(await get(getTimeseries)).toEqual([
      { bucket: "2026-11-19T23:00:00.000Z", physical: 0, online: 1 },
      { bucket: "2026-11-20T23:00:00.000Z", physical: 0, online: 0 },
      { bucket: "2026-11-21T23:00:00.000Z", physical: 1, online: 0 },
      { bucket: "2026-11-22T23:00:00.000Z", physical: 1, online: 0 },
    ]);
    expect(await get(getTimeseries, { interval: "week" })).toEqual([
      { bucket: "2026-11-15T23:00:00.000Z", physical: 1, online: 1 },
      { bucket: "2026-11-22T23:00:00.000Z", physical: 1, online: 0 },
    ]);
    expect(await get(getTimeseries, { interval: "month" })).toEqual([
      { bucket: "2026-10-31T23:00:00.000Z", physical: 2, online: 1 },
    ]);
    const hours = await get<TimeseriesWire>(getTimeseries, { time_range: "24h" });
    expect(hours).toHaveLength(25);
    expect(hours.slice(-2)).toEqual([
      { bucket: "2026-11-22T22:00:00.000Z", physical: 1, online: 0 },
      { bucket: "2026-11-22T23:00:00.000Z", physical: 1, online: 0 },
    ]);
    const query = { interval: "hour", time_range: "lifetime" };
    const refused = await call(getTimeseries, { token: owner.token, params: { venueId: venue.id }, query });
    expect(refused.status).toBe(422);
  });

  it("counts again when the venue's time zone changes", async () => {
    await createVisit(venue.id, { hoursAgo: 0.5 });
    await db.venue.update({ where: { id: venue.id }, data: { timeZone: "America/New_York" } });
    expect(await get(getTimeseries)).toEqual([{ bucket: "2026-11-22T05:00:00.000Z", physical: 1, online: 0 }]);
  });
});

describe("GET /api/visits/venue/{venueId}/export", () => {
  it("writes a view as CSV with a byte order mark, in which no cell is a formula", async () => {
    const shown = {
      diets: ["vegan" as const],
      ingredients: [{ ingredient_name: 'Nuts, "all"', preference_type: "allergy" }],
    };
    await createVisit(venue.id, { name: "=HYPERLINK(1)", shown });
    const answer = await call<string>(exportVisits, { token: owner.token, params: { venueId: venue.id } });
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const params = Promise.resolve({ venueId: venue.id });
    const file = await exportVisits(buildRequest({ token: owner.token }), { params });
    expect([...new Uint8Array(await file.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(answer.body).toBe(
      "visitor,allergies,diet,checked_in,where,type,status,health,favorites,likes,avoids\r\n" +
        `'=HYPERLINK(1),"Nuts, ""all""",Vegan,2026-11-22T23:45:00.000Z,entrance,GENERAL,active,,,,\r\n`,
    );
  });

  it("says of what a guest did not share that it is not shared, and never leaves the cell empty", async () => {
    await createVisit(venue.id, { name: "Nadia", rows: ["diet"], shown: { diets: ["vegan"] } });
    const { userId } = await createVisit(venue.id, { hoursAgo: 1, name: "Gone" });
    await deleteAccount(userId ?? "");
    const answer = await call<string>(exportVisits, { token: owner.token, params: { venueId: venue.id } });
    const rows = answer.body.trimEnd().split("\r\n").slice(1);
    expect(rows.map((row) => row.split(",").slice(0, 3))).toEqual([
      ["Nadia", "not shared", "Vegan"],
      ["Guest without an account", "not known", "not known"],
    ]);
    expect(rows[0]?.endsWith("not shared,not shared,not shared,not shared")).toBe(true);
  });

  it("continues past one page and contains every visit once", async () => {
    const data = Array.from({ length: 1203 }, (_, i) => {
      const checkInTime = new Date(Date.UTC(2026, 9, 1) + Math.floor(i / 3) * 1000);
      const expiresAt = new Date(checkInTime.getTime() + 1000);
      return { venueId: venue.id, visitType: "GENERAL" as const, status: "expired" as const, checkInTime, expiresAt };
    });
    await db.visit.createMany({ data });
    const answer = await call<string>(exportVisits, { token: owner.token, params: { venueId: venue.id } });
    expect(answer.body.trimEnd().split("\r\n")).toHaveLength(1204);
    expect((await list({ limit: 1000, page: 2 })).items).toHaveLength(203);
  });
});
