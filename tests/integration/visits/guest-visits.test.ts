import { afterEach, beforeEach, expect, it } from "vitest";
import { POST as ring } from "@/app/api/guest-visits/mine/ring/route";
import { DELETE as leave, GET as mine } from "@/app/api/guest-visits/mine/route";
import { GET as offer } from "@/app/api/guest-visits/offer/route";
import { POST as checkIn } from "@/app/api/guest-visits/route";
import { GET as live } from "@/app/api/visits/venue/[venueId]/live/route";
import { POST as markSeen } from "@/app/api/visits/venue/[venueId]/visits/[visitId]/seen/route";
import type { GuestVisitWire } from "@/lib/schemas/guest-visits";
import type { LiveViewWire } from "@/lib/schemas/live";
import type { VisitWire } from "@/lib/schemas/visits";
import { now, replaceClock } from "@/server/clock";
import { db } from "@/server/db/client";
import { sweepGuestVisits } from "@/server/visits/guests/end-guest-visit";
import { signInPerson } from "../../factories/people";
import { createTable, createVenue } from "../../factories/places";
import { call } from "../../support/request";

type Device = Record<string, string>;
const PAGE = { "sec-fetch-site": "same-origin" };
const SESAME = { key: "sesame", severity: "severe", traces: false };
const VEGAN = { dietary: ["vegan"], ways: ["not-halal"] };

let venue: Awaited<ReturnType<typeof createVenue>>;
let owner: string;
beforeEach(async () => {
  venue = await createVenue();
  owner = (await signInPerson(await db.user.findUniqueOrThrow({ where: { id: venue.ownerId } }))).token;
});

let restore = () => {};
afterEach(() => restore());
const later = (ms: number) => {
  restore = replaceClock(() => new Date(Date.now() + ms));
};

const look = async (cookies?: Device) => {
  const answer = await call(offer, { query: { location_id: venue.locationId }, ...(cookies ? { cookies } : {}) });
  expect(answer.status).toBe(200);
  return answer.cookies;
};
const enter = (cookies: Device, over: object = {}) =>
  call<VisitWire>(checkIn, {
    cookies,
    headers: PAGE,
    body: { location_id: venue.locationId, name: "Sam", allergies: [SESAME], diet: VEGAN, ...over },
  });
const kitchen = async (venueId = venue.id, token = owner) =>
  (await call<LiveViewWire>(live, { token, params: { venueId } })).body.guests;
const own = async (cookies: Device) => (await call<GuestVisitWire>(mine, { cookies })).body;

it("the list of rows to share records nothing, and gives the device the cookie of its visit", async () => {
  const cookies = await look();
  expect(Object.keys(cookies)).toEqual(["forkprint_guest_visit"]);
  expect(await db.visit.count()).toBe(0);
  expect(await look(cookies)).toEqual(cookies);
});

it("the kitchen reads the rows that a guest shows, with their severity, and the guest sees who read them", async () => {
  const device = await look();
  const { status, body: visit } = await enter(device);
  expect(status).toBe(201);
  expect(visit).toMatchObject({ status: "active", shared_rows: ["allergies", "diet"] });
  const [guest] = await kitchen();
  expect(guest).toMatchObject({
    display_name: "Sam",
    allergies: [{ key: "sesame", label: "Sesame", severity: "severe", traces: false }],
    diets: ["Vegan", "Halal"],
    avoids: [],
    is_allergies_shared: true,
    seen: null,
  });
  await call(markSeen, {
    method: "POST",
    token: owner,
    params: { venueId: venue.id, visitId: visit.id },
    body: { by: "Rosa" },
  });
  expect(await own(device)).toMatchObject({
    visit: { id: visit.id },
    seen: { seen: { by: "Rosa" }, is_changed: false },
  });
  later(60_000);
  const again = await enter(device, { allergies: [SESAME, { key: "peanut" }] });
  expect(again.status).toBe(200);
  expect((await kitchen())[0]).toMatchObject({ is_changed: true, allergies: [{ key: "sesame" }, { key: "peanut" }] });
  expect(await own(device)).toMatchObject({ seen: { is_changed: true } });
});

it("an unanswered guest rings again, only from the device that checked in", async () => {
  const device = await look();
  await enter(device);
  later(4 * 60_000);
  await db.venue.update({ where: { id: venue.id }, data: { kitchenAt: now() } });
  expect((await own(device)).seen).toMatchObject({ can_ring: true, rung_at: null });
  const press = (cookies: Device, headers = PAGE) => call(ring, { method: "POST", cookies, headers });
  expect((await press({})).status).toBe(404);
  expect((await press(device, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await press(device)).status).toBe(200);
  expect((await own(device)).seen).toMatchObject({ can_ring: false, rung_at: expect.any(String), seen: null });
  expect((await kitchen())[0]).toMatchObject({ rung_at: expect.any(String) });
});

it("a row that is not shown is not stored either, and the kitchen is told to ask", async () => {
  const device = await look();
  await enter(device, { allergies: null });
  expect((await kitchen())[0]).toMatchObject({ is_allergies_shared: false, allergies: [], diets: ["Vegan", "Halal"] });
  expect(JSON.stringify(await db.guestVisit.findMany())).not.toContain("sesame");
  await enter(device, { allergies: null, diet: null });
  expect((await kitchen())[0]).toMatchObject({ is_allergies_shared: false, diets: [] });
});

it("what the venue saw is deleted with the visit: ended by the guest, expired, or replaced by a new one", async () => {
  const device = await look();
  const first = await enter(device);
  await call(leave, { method: "DELETE", cookies: device, headers: PAGE });
  expect(await kitchen()).toEqual([]);
  expect(await db.guestVisit.count()).toBe(0);
  expect(await db.visit.findUniqueOrThrow({ where: { id: first.body.id } })).toMatchObject({
    status: "ended",
    userId: null,
  });

  const second = await enter(device);
  const otherVenue = await createVenue({ name: "Forno" });
  await enter(device, { location_id: undefined, venue_id: otherVenue.id });
  expect(await kitchen()).toEqual([]);
  expect(await db.visit.findUniqueOrThrow({ where: { id: second.body.id } })).toMatchObject({ status: "ended" });
  expect(await db.guestVisit.count()).toBe(1);

  later(4 * 3_600_000);
  expect((await own(device)).visit).toBeNull();
  expect(await sweepGuestVisits()).toBe(1);
  expect(await db.guestVisit.count()).toBe(0);
});

it("two taps create one visit, and another table of the same venue moves it", async () => {
  const device = await look();
  const taps = await Promise.all([enter(device), enter(device), enter(device)]);
  expect(new Set(taps.map(({ body }) => body.id)).size).toBe(1);
  expect(taps.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
  const table = await createTable(venue.id);
  const moved = await enter(device, { location_id: table.id });
  expect(moved.body).toMatchObject({ id: taps[0]?.body.id, location_id: table.id });
  expect((await kitchen())[0]?.table).toBe(table.label);
});

it("another device cannot see or end the visit", async () => {
  const device = await look();
  await enter(device);
  const other = await look();
  expect(await own(other)).toEqual({ visit: null, seen: null });
  await call(leave, { method: "DELETE", cookies: other, headers: PAGE });
  expect(await kitchen()).toHaveLength(1);
});

it.each([
  ["an empty card", { allergies: [], diet: { dietary: [], ways: [] } }, 422],
  ["an allergy to no ingredient", { allergies: [{ key: "moon-dust" }] }, 422],
  ["a free-from key among the diets", { diet: { dietary: ["nut_free"], ways: [] } }, 422],
  ["no name", { name: " " }, 422],
  ["no place", { location_id: null }, 422],
  ["an unknown place", { location_id: crypto.randomUUID() }, 404],
])("%s is refused, and nothing is recorded", async (_, over, status) => {
  const answer = await enter(await look(), over);
  expect(answer.status).toBe(status);
  expect(await db.visit.count()).toBe(0);
});

it("another site's page cannot check a device in or out", async () => {
  const device = await look();
  const foreign = { "sec-fetch-site": "cross-site", origin: "https://elsewhere.example" };
  expect((await enter(device, {})).status).toBe(201);
  expect((await call(leave, { method: "DELETE", cookies: device, headers: foreign })).status).toBe(403);
  expect(await kitchen()).toHaveLength(1);
});
