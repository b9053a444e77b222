import { beforeEach, describe, expect, it } from "vitest";
import { GET as previewRetention } from "@/app/api/venues/[id]/guest-retention/preview/route";
import { GET as readRetention, PUT as setRetention } from "@/app/api/venues/[id]/guest-retention/route";
import { GET as listMine } from "@/app/api/visits/mine/route";
import { POST as checkIn } from "@/app/api/visits/route";
import { GET as exportVisits } from "@/app/api/visits/venue/[venueId]/export/route";
import { GET as readLive } from "@/app/api/visits/venue/[venueId]/live/route";
import { GET as listVisits } from "@/app/api/visits/venue/[venueId]/route";
import { PATCH as changeName } from "@/app/auth/user/name/route";
import type { LiveViewWire } from "@/lib/schemas/live";
import type { VenueVisitsWire } from "@/lib/schemas/visit-analytics";
import type { MyVisitsWire } from "@/lib/schemas/visits";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { endVenuesSight } from "@/server/visits/end-venues-sight";
import { createPerson, createSignedInPerson, type SignedInPerson, signInPerson } from "../../factories/people";
import { createVenue } from "../../factories/places";
import { createVisit } from "../../factories/visits";
import { call } from "../../support/request";

const DAY_HOURS = 24;
const SHELLFISH = [{ ingredient_name: "Shellfish", preference_type: "allergy", key: "shellfish", severity: "severe" }];

let venueId: string;
let owner: SignedInPerson;
beforeEach(async () => {
  const venue = await createVenue();
  venueId = venue.id;
  owner = await signInPerson(await db.user.findUniqueOrThrow({ where: { id: venue.ownerId } }));
});

const list = async (query: Record<string, string> = {}) =>
  (await call<VenueVisitsWire>(listVisits, { token: owner.token, params: { venueId }, query })).body;
const namesBy = async (query: Record<string, string> = {}) =>
  (await list(query)).items.map(({ user }) => user?.display_name ?? null);
const keep = (days: number, token = owner.token) =>
  call<{ days: number }>(setRetention, { method: "PUT", token, params: { id: venueId }, body: { days } });
const rename = (person: SignedInPerson, first_name: string, last_name = "") =>
  call(changeName, { method: "PATCH", token: person.token, body: { first_name, last_name } });
const asFile = async () =>
  (await call<string>(exportVisits, { token: owner.token, params: { venueId }, query: { format: "csv" } })).body;

describe("the name under which a venue sees a guest", () => {
  it("is the one of the visit: a later name is neither shown nor found", async () => {
    const guest = await createSignedInPerson({ firstName: "Robin" });
    await createVisit(venueId, { userId: guest.id, hoursAgo: 30 });
    await rename(guest, "Alexandra", "Tremblay");
    expect(await namesBy()).toEqual(["Robin"]);
    for (const unique of ["false", "true"]) {
      expect(await namesBy({ q: "alex", unique_visits_only: unique })).toEqual([]);
      expect((await list({ q: "alex", unique_visits_only: unique })).total_count).toBe(0);
      expect(await namesBy({ q: "rob", unique_visits_only: unique })).toEqual(["Robin"]);
      expect((await list({ q: "rob", unique_visits_only: unique })).total_count).toBe(1);
    }
    expect(JSON.stringify(await asFile())).not.toMatch(/Alexandra|Tremblay/);
  });

  it("is not the local part of an address that was set after the visit", async () => {
    const guest = await createPerson({ email: "nadia@diner.example" });
    await createVisit(venueId, { userId: guest.id, hoursAgo: 30 });
    await db.user.update({ where: { id: guest.id }, data: { email: "clinic-of-allergies@diner.example" } });
    expect(await namesBy()).toEqual(["nadia"]);
    expect(await namesBy({ q: "clinic" })).toEqual([]);
    expect(await namesBy({ q: "nad" })).toEqual(["nadia"]);
  });

  it("follows the person while they are there, for the kitchen too", async () => {
    const guest = await createSignedInPerson({ firstName: "Robin" });
    await call(checkIn, { token: guest.token, body: { venue_id: venueId } });
    const live = async () =>
      (await call<LiveViewWire>(readLive, { token: owner.token, params: { venueId } })).body.guests.map(
        (each) => each.display_name,
      );
    expect(await live()).toEqual(["Robin"]);
    await rename(guest, "Sascha", "Okafor");
    expect(await live()).toEqual(["Sascha O."]);
    expect(await namesBy({ q: "sas" })).toEqual(["Sascha O."]);
  });

  it("differs between two visits of one guest, and each is found by its own", async () => {
    const guest = await createSignedInPerson({ firstName: "Robin" });
    await createVisit(venueId, { userId: guest.id, hoursAgo: 60 });
    await rename(guest, "Sascha");
    await createVisit(venueId, { userId: guest.id, hoursAgo: 6 });
    expect(await namesBy()).toEqual(["Sascha", "Robin"]);
    expect(await namesBy({ q: "rob" })).toEqual(["Robin"]);
  });
});

describe("how long a venue sees a guest after the visit", () => {
  it("is 30 days unless the venue chose otherwise, from 0 to 365, each for its own", async () => {
    const read = (token = owner.token) => call<{ days: number }>(readRetention, { token, params: { id: venueId } });
    expect((await read()).body).toEqual({ days: 30 });
    for (const days of [0, 1, 365]) expect(await keep(days)).toMatchObject({ status: 200, body: { days } });
    for (const days of [-1, 366, 1.5]) expect((await keep(days)).status).toBe(422);
    const other = await createSignedInPerson({ accountType: "business" });
    expect((await keep(7, other.token)).status).toBe(404);
    expect((await read(other.token)).status).toBe(404);
    expect((await read()).body).toEqual({ days: 365 });
  });

  it("ends by the clock: then the visit is a count, in the list, in searches, in files and for its other visits", async () => {
    const guest = await createPerson({ firstName: "Robin" });
    const shown = { diets: ["vegan" as const], ingredients: SHELLFISH };
    const old = await createVisit(venueId, { userId: guest.id, hoursAgo: 31 * DAY_HOURS, shown });
    const recent = await createVisit(venueId, { userId: guest.id, hoursAgo: 29 * DAY_HOURS, shown });
    const check = async () => {
      const { items } = await list();
      expect(items.map(({ id, user, visits_here }) => [id, user?.display_name ?? null, visits_here])).toEqual([
        [recent.id, "Robin", 2],
        [old.id, null, null],
      ]);
      expect((await list({ q: "rob" })).items.map(({ id }) => id)).toEqual([recent.id]);
      expect((await list({ guest_of: recent.id })).items.map(({ id }) => id)).toEqual([recent.id]);
      expect((await list({ guest_of: old.id })).items).toEqual([]);
      const lines = String(await asFile())
        .trim()
        .split("\n");
      expect(lines.filter((line) => /Shellfish/i.test(line))).toHaveLength(1);
    };
    await check();
    expect(await endVenuesSight(), "the sweep empties what nobody sees").toBe(1);
    await check();
    expect(await endVenuesSight()).toBe(0);
    const left = await db.visitDisclosure.findUniqueOrThrow({ where: { visitId: old.id } });
    expect(left).toMatchObject({ isCount: true, dietaryPreferences: [], ingredientPreferences: [], favorites: [] });
    await keep(365);
    await check();
  });

  it("changes no count: the groups of all time are those from before", async () => {
    for (let index = 0; index < 4; index++) {
      await createVisit(venueId, { hoursAgo: (40 + index) * DAY_HOURS, shown: { diets: ["vegan"] } });
    }
    const counted = async () => {
      const { groups, total_count } = await list({ time_range: "lifetime", with_groups: "true" });
      return { groups, total_count, vegan: (await list({ diet: "vegan" })).total_count };
    };
    const before = await counted();
    expect(before.vegan).toBe(4);
    expect(await endVenuesSight()).toBe(4);
    expect(await counted()).toEqual(before);
  });

  it("ends with the visit where the venue keeps nobody, and leaves the person's own list of visits", async () => {
    const guest = await createSignedInPerson({ firstName: "Robin" });
    await createVisit(venueId, { userId: guest.id, hoursAgo: 0 });
    await keep(0);
    expect(await namesBy()).toEqual(["Robin"]);
    await db.visit.updateMany({ data: { status: "ended", endedAt: new Date(now().getTime() - 1000) } });
    expect(await namesBy()).toEqual([null]);
    await endVenuesSight();
    const mine = (await call<MyVisitsWire>(listMine, { token: guest.token })).body;
    expect(mine.items).toMatchObject([{ venue_id: venueId, seen_by_venue: null }]);
  });

  it("is announced before it is set: how many past visits would lose their names, and none for a longer time", async () => {
    for (const days of [1, 8, 20, 40]) await createVisit(venueId, { hoursAgo: days * DAY_HOURS });
    const preview = async (days: number) =>
      (
        await call<{ ending: number }>(previewRetention, {
          token: owner.token,
          params: { id: venueId },
          query: { days },
        })
      ).body.ending;
    expect(await Promise.all([7, 14, 30, 365].map(preview))).toEqual([2, 1, 0, 0]);
    await keep(7);
    expect(await preview(7)).toBe(0);
    expect(await namesBy()).toHaveLength(4);
  });

  it("is written down for the owners, one line a day for each venue however often the sweep runs", async () => {
    const acts = async () =>
      (
        await db.businessAct.findMany({ where: { kind: "names_ended" }, select: { details: true, actorId: true } })
      ).filter(({ details }) => (details as { venue_id: string }).venue_id === venueId);
    await createVisit(venueId, { hoursAgo: 31 * DAY_HOURS });
    await createVisit(venueId, { hoursAgo: 32 * DAY_HOURS });
    await endVenuesSight();
    await createVisit(venueId, { hoursAgo: 33 * DAY_HOURS });
    await endVenuesSight();
    await endVenuesSight();
    expect(await acts()).toMatchObject([{ actorId: null, details: { count: 3 } }]);
  });
});
