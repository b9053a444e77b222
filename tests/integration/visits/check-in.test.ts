import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { PATCH as endVisit } from "@/app/api/visits/[id]/route";
import { GET as getActive } from "@/app/api/visits/active/route";
import { POST as checkIn } from "@/app/api/visits/route";
import type { VisitWire } from "@/lib/schemas/visits";
import { now, replaceClock } from "@/server/clock";
import { db } from "@/server/db/client";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { createMappedClient, createTable, createVenue } from "../../factories/places";
import { statusesAtOnce } from "../../support/at-once";
import { call } from "../../support/request";
import { useSettings } from "../../support/settings";

const NOWHERE = "0192d3f4-7c1a-7b2e-9f00-1a2b3c4d5e6f";
const HOUR = 3_600_000;

let person: SignedInPerson;
let venue: Awaited<ReturnType<typeof createVenue>>;
beforeEach(async () => {
  person = await createSignedInPerson();
  venue = await createVenue();
});

const send = (body: unknown, { token } = person) => call<VisitWire>(checkIn, { token, body });
const active = (query = {}) => call<VisitWire>(getActive, { token: person.token, query });
const end = (id: string) =>
  call<VisitWire>(endVisit, { method: "PATCH", params: { id }, token: person.token, body: { status: "ended" } });

/** Fixes the clock until the test ends, at a distance from the start that the test sets. */
function useClock() {
  const start = now().getTime();
  let passed = 0;
  onTestFinished(replaceClock(() => new Date(start + passed)));
  return { start, advanceTo: (milliseconds: number) => (passed = milliseconds) };
}

describe("POST /api/visits", () => {
  it("answers 201 with the whole visit, and stores it", async () => {
    const { start } = useClock();
    const answer = await send({ venue_id: venue.id });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(String),
      venue_id: venue.id,
      venue: { id: venue.id, name: "Lungara" },
      location_id: null,
      location: null,
      visit_type: "GENERAL",
      status: "active",
      check_in_time: new Date(start).toISOString(),
      expires_at: new Date(start + 3 * HOUR).toISOString(),
      ended_at: null,
      shared_rows: ["allergies", "diet", "avoids", "likes", "favorites"],
    });
    expect(await db.visit.findMany({ select: { id: true, userId: true, status: true } })).toEqual([
      { id: answer.body.id, userId: person.id, status: "active" },
    ]);
  });

  it("answers 200 with the active visit if there is one of this person at this venue", async () => {
    const first = await send({ venue_id: venue.id });
    expect(await send({ venue_id: venue.id })).toMatchObject({ status: 200, body: first.body });
    const otherVenue = await createVenue();
    expect((await send({ venue_id: otherVenue.id })).status).toBe(201);
    expect((await send({ venue_id: venue.id }, await createSignedInPerson())).status).toBe(201);
  });

  it("creates one visit for 50 simultaneous requests: one 201, the others 200 with the same id", {
    timeout: 60_000,
  }, async () => {
    const ids = new Set<string>();
    const statuses = await statusesAtOnce(50, async () => {
      const answer = await send({ venue_id: venue.id });
      ids.add(answer.body.id);
      return answer;
    });
    expect(statuses).toEqual({ 200: 49, 201: 1 });
    expect(ids.size).toBe(1);
    expect(await db.visit.count()).toBe(1);
  });

  it("derives the type: LOCATION_SPECIFIC for a table's code, ONLINE for 24 hours for an application", async () => {
    const { start } = useClock();
    const table = await send({ venue_id: venue.id, location_id: venue.locationId });
    expect(table.body).toMatchObject({ visit_type: "LOCATION_SPECIFIC", location_id: venue.locationId });
    expect(table.body.location?.label).toMatch(/^table /);
    const otherVenue = await createVenue();
    const { id, clientId } = await createMappedClient(otherVenue.ownerId, otherVenue.id, "R-7");
    const online = await send({ venue_id: otherVenue.id, client_id: clientId });
    expect(online).toMatchObject({ status: 201, body: { visit_type: "ONLINE", venue_id: otherVenue.id } });
    expect(online.body.expires_at).toBe(new Date(start + 24 * HOUR).toISOString());
    expect(await db.visit.findFirst({ where: { id: online.body.id }, select: { oauthClientId: true } })).toEqual({
      oauthClientId: id,
    });
    const named = await createVenue();
    expect((await send({ venue_id: named.id, visit_type: "ONLINE" })).body.visit_type).toBe("ONLINE");
  });

  it("finds the venue by a client's own id of it, which takes precedence over ours", async () => {
    const otherVenue = await createVenue({ name: "Osteria" });
    const { clientId } = await createMappedClient(venue.ownerId, venue.id, "R-7");
    const stranger = await createMappedClient(otherVenue.ownerId, otherVenue.id, "R-7");
    const answer = await send({ venue_id: otherVenue.id, client_id: clientId, internal_venue_id: "R-7" });
    expect(answer.body.venue).toEqual({ id: venue.id, name: "Lungara" });
    const second = await send({ client_id: stranger.clientId, internal_venue_id: "R-7" });
    expect(second).toMatchObject({ status: 201, body: { venue_id: otherVenue.id } });
    const unmapped = await send({ venue_id: venue.id, client_id: clientId, internal_venue_id: "R-8" });
    expect(unmapped).toMatchObject({ status: 404, body: { detail: "Venue not found" } });
  });

  it("finds the venue by a table alone", async () => {
    expect((await send({ location_id: venue.locationId })).body).toMatchObject({
      venue_id: venue.id,
      location_id: venue.locationId,
    });
  });

  it("moves an active visit to another table of the venue", async () => {
    const first = await send({ venue_id: venue.id });
    const table = await createTable(venue.id);
    const moved = await send({ venue_id: venue.id, location_id: table.id });
    expect(moved).toMatchObject({
      status: 200,
      body: { ...first.body, location_id: table.id, location: table, visit_type: "LOCATION_SPECIFIC" },
    });
    expect((await send({ venue_id: venue.id })).body.location_id).toBe(table.id);
  });

  it.each([
    ["an unknown venue", { venue_id: NOWHERE }, 404, "Venue not found"],
    ["an invalid id", { venue_id: "v1" }, 404, "Venue not found"],
    ["an unknown location", { location_id: NOWHERE }, 404, "Location not found"],
  ])("answers 404 to %s", async (_what, body, status, detail) => {
    expect(await send(body)).toMatchObject({ status, body: { detail } });
    expect(await db.visit.count()).toBe(0);
  });

  it("answers 422 with the field for contradictory input", async () => {
    const otherVenue = await createVenue();
    const cases: [Record<string, unknown>, string][] = [
      [{ venue_id: venue.id, location_id: otherVenue.locationId }, "location_id"],
      [{ venue_id: venue.id, location_id: NOWHERE }, "location_id"],
      [{ venue_id: venue.id, visit_type: "LOCATION_SPECIFIC" }, "visit_type"],
      [{ venue_id: venue.id, location_id: venue.locationId, visit_type: "GENERAL" }, "visit_type"],
      [{ venue_id: venue.id, location_id: venue.locationId, visit_type: "ONLINE" }, "visit_type"],
      [{ venue_id: venue.id, visit_type: "PICNIC" }, "visit_type"],
      [{ venue_id: venue.id, client_id: "nobody" }, "client_id"],
      [{ venue_id: venue.id, internal_venue_id: "R-7" }, "client_id"],
      [{}, "venue_id"],
    ];
    for (const [body, field] of cases) {
      const answer = await send(body);
      expect([answer.status, answer.body], JSON.stringify(body)).toMatchObject([
        422,
        { detail: [{ loc: ["body", field] }] },
      ]);
    }
    expect(await db.visit.count()).toBe(0);
  });
});

describe("the end of a visit", () => {
  it("is three hours after the start, to the millisecond, without a write at that moment", async () => {
    const clock = useClock();
    const { body } = await send({ venue_id: venue.id });
    clock.advanceTo(3 * HOUR - 1);
    expect((await active()).body.id).toBe(body.id);
    clock.advanceTo(3 * HOUR);
    expect(await active()).toMatchObject({ status: 404, body: { detail: "Active visit not found" } });
    expect(await db.visit.findFirst({ select: { status: true } })).toEqual({ status: "active" });
    expect((await end(body.id)).body).toMatchObject({ status: "expired", ended_at: null });
  });

  it("allows a new visit, and is written then", async () => {
    const clock = useClock();
    const first = await send({ venue_id: venue.id });
    clock.advanceTo(3 * HOUR);
    const second = await send({ venue_id: venue.id });
    expect(second.status).toBe(201);
    expect(second.body.id).not.toBe(first.body.id);
    const rows = await db.visit.findMany({ orderBy: { checkInTime: "asc" }, select: { status: true } });
    expect(rows).toEqual([{ status: "expired" }, { status: "active" }]);
  });
});

describe("GET /api/visits/active", () => {
  it("returns the visit that began last, or that of one venue", async () => {
    const clock = useClock();
    expect((await active()).status).toBe(404);
    const first = await send({ venue_id: venue.id });
    clock.advanceTo(1000);
    const otherVenue = await createVenue();
    const second = await send({ venue_id: otherVenue.id });
    expect((await active()).body).toEqual(second.body);
    expect((await active({ venue_id: venue.id })).body).toEqual(first.body);
    expect((await active({ venue_id: NOWHERE })).status).toBe(404);
    expect((await active({ venue_id: "v1" })).status).toBe(422);
    await end(second.body.id);
    expect((await active()).body).toEqual(first.body);
  });
});

describe("PATCH /api/visits/{id}", () => {
  it("ends the visit once; a new one may follow", async () => {
    const clock = useClock();
    const { body } = await send({ venue_id: venue.id });
    clock.advanceTo(60_000);
    const ended = await end(body.id);
    expect(ended).toMatchObject({
      status: 200,
      body: { ...body, status: "ended", ended_at: new Date(clock.start + 60_000).toISOString() },
    });
    clock.advanceTo(90_000);
    expect((await end(body.id)).body).toEqual(ended.body);
    expect((await active()).status).toBe(404);
    expect((await send({ venue_id: venue.id })).status).toBe(201);
  });

  it("refuses any other change (422)", async () => {
    const { body } = await send({ venue_id: venue.id });
    const change = { method: "PATCH", params: { id: body.id }, token: person.token };
    expect(await call(endVisit, { ...change, body: { status: "active" } })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "status"] }] },
    });
  });

  it("answers 404 for another person's visit", async () => {
    const { body } = await send({ venue_id: venue.id });
    const stranger = await createSignedInPerson();
    const asStranger = { method: "PATCH", params: { id: body.id }, token: stranger.token, body: { status: "ended" } };
    expect(await call(endVisit, asStranger)).toMatchObject({ status: 404, body: { detail: "Visit not found" } });
    expect((await active()).body.id).toBe(body.id);
  });
});

describe("the rate limit of check-ins", () => {
  it("counts new visits, existing ones and unknown codes, each once, also when they arrive at once", async () => {
    // The limit is three hundred times this factor: six.
    useSettings({ RATE_LIMIT_FACTOR: "0.02" });
    expect((await send({ venue_id: venue.id })).status).toBe(201);
    expect((await send({ venue_id: venue.id })).status).toBe(200);
    expect((await send({ venue_id: NOWHERE })).status).toBe(404);
    const venues = await Promise.all(Array.from({ length: 5 }, () => createVenue()));
    const statuses = await statusesAtOnce(venues.length, (i) => send({ venue_id: venues[i]?.id }));
    expect(statuses).toEqual({ 201: 3, 429: 2 });
    expect(await db.visit.count({ where: { userId: person.id } })).toBe(4);
    const refused = await send({ venue_id: venue.id });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3500);
    expect((await send({ venue_id: venue.id }, await createSignedInPerson())).status).toBe(201);
  });
});
