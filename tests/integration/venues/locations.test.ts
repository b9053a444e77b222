import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { GET as drawLocation } from "@/app/api/locations/[id]/[qr]/route";
import { DELETE, PUT } from "@/app/api/locations/[id]/route";
import { GET as listAll, POST } from "@/app/api/locations/route";
import { GET as drawVenue } from "@/app/api/venues/[id]/[qr]/route";
import { GET as listOfVenue } from "@/app/api/venues/[id]/locations/route";
import { POST as markPrinted } from "@/app/api/venues/[id]/printed/route";
import { POST as checkIn } from "@/app/api/visits/route";
import type { LocationsWire, LocationWire, UsedLocationWire } from "@/lib/schemas/venues";
import type { VisitWire } from "@/lib/schemas/visits";
import { db } from "@/server/db/client";
import { createSignedInPerson, type SignedInPerson, signInPerson } from "../../factories/people";
import { createVenue } from "../../factories/places";
import { readCode } from "../../support/read-code";
import { buildRequest, call } from "../../support/request";

const ORIGIN = process.env.APP_URL ?? "http://localhost:3000";

let owner: SignedInPerson;
let venueId: string;
let tableId: string;
beforeEach(async () => {
  const venue = await createVenue();
  owner = await signInPerson({ id: venue.ownerId, email: "" });
  [venueId, tableId] = [venue.id, venue.locationId];
});
const create = (label: unknown, venue_id: unknown = venueId) =>
  call<LocationWire>(POST, { body: { label, venue_id }, token: owner.token });
const update = (id: string, body: object, token = owner.token) =>
  call<LocationWire>(PUT, { method: "PUT", params: { id }, body, token });
const remove = (id: string) => call(DELETE, { method: "DELETE", params: { id }, token: owner.token });
const list = async () =>
  (await call<{ items: UsedLocationWire[] }>(listOfVenue, { params: { id: venueId }, token: owner.token })).body.items;

/** A guest scans the printed code of a location. */
async function scan(location_id: string) {
  const guest = await createSignedInPerson();
  return call<VisitWire>(checkIn, { body: { venue_id: venueId, location_id }, token: guest.token });
}

describe("a location", () => {
  it("is created in lower case, and table 2 is listed before table 10, with its use", async () => {
    const { status, body } = await create("  Table 10 ");
    expect([status, body]).toEqual([
      201,
      {
        id: body.id,
        venue_id: venueId,
        label: "table 10",
        leads_to: null,
        printed_at: null,
        created_at: expect.any(String),
        qr_code_svg_url: `${ORIGIN}/api/locations/${body.id}/qr.svg`,
        qr_code_png_url: `${ORIGIN}/api/locations/${body.id}/qr.png`,
        onboard_url: `${ORIGIN}/onboard?venue-id=${venueId}&location-id=${body.id}`,
      },
    ]);
    await create("table 2");
    await scan(body.id);
    const mine = (await list()).filter(({ id }) => id !== tableId);
    expect(mine.map(({ label, visits_30_days }) => [label, visits_30_days])).toEqual([
      ["table 2", 0],
      ["table 10", 1],
    ]);
    expect(mine[1]?.last_check_in).toEqual(expect.any(String));
    const all = await call<LocationsWire>(listAll, { token: owner.token });
    expect(all.body).toMatchObject({ total_count: 3, page: 1, total_pages: 1 });
    expect(all.body.items.map(({ id }) => id)).toContain(body.id);
  });

  it("needs a label that its venue does not use yet", async () => {
    const empty = await create("  ");
    expect([empty.status, empty.body]).toMatchObject([422, { detail: [{ msg: "Location label is required" }] }]);
    await create("bar");
    const again = await create("BAR");
    expect([again.status, again.body]).toEqual([
      409,
      { detail: "This venue has a location of that label already", code: "location_label_there" },
    ]);
    const renamed = await update(tableId, { label: "Bar" });
    expect(renamed.status).toBe(409);
  });

  it("cannot be created at, or moved to, another business's venue, which is absent", async () => {
    const otherVenue = await createVenue();
    expect((await create("bar", otherVenue.id)).status).toBe(404);
    expect((await create("bar", randomUUID())).status).toBe(404);
    expect((await update(otherVenue.locationId, { label: "mine" })).status).toBe(404);
    expect((await remove(otherVenue.locationId)).status).toBe(404);
    expect((await update(tableId, { leads_to_id: otherVenue.locationId })).status).toBe(422);
  });

  it("is deleted without its visits, which stay with the venue", async () => {
    const visit = (await scan(tableId)).body;
    expect((await remove(tableId)).status).toBe(204);
    expect((await scan(tableId)).status).toBe(422);
    const kept = await db.visit.findUnique({ where: { id: visit.id }, select: { locationId: true, venueId: true } });
    expect(kept).toEqual({ locationId: null, venueId });
  });
});

describe("a printed code", () => {
  /** Reads the printed picture: the address that a phone opens. */
  async function printed(handler: typeof drawVenue, id: string, format: "svg" | "png") {
    const answer = await handler(buildRequest(), { params: Promise.resolve({ id, qr: `qr.${format}` }) });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      200,
      format === "svg" ? "image/svg+xml" : "image/png",
    ]);
    return readCode(new Uint8Array(await answer.arrayBuffer()));
  }

  it.each(["svg", "png"] as const)("encodes the address of its place (format: %s)", async (format) => {
    expect(await printed(drawVenue, venueId, format)).toBe(`${ORIGIN}/onboard?venue-id=${venueId}`);
    expect(await printed(drawLocation, tableId, format)).toBe(
      `${ORIGIN}/onboard?venue-id=${venueId}&location-id=${tableId}`,
    );
  });

  it("has a quiet zone of four modules", async () => {
    const answer = await drawVenue(buildRequest(), { params: Promise.resolve({ id: venueId, qr: "qr.svg" }) });
    const svg = await answer.text();
    const size = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
    expect(svg).toContain(`M4 4.5`);
    expect((size - 8 - 17) % 4).toBe(0); // The side of a QR code is 17 + 4 × its version modules.
  });

  it("is downloaded as a file with the place's name", async () => {
    const answer = await call(drawVenue, { params: { id: venueId, qr: "qr.png" }, query: { download: "" } });
    expect(answer.headers.get("content-disposition")).toBe(
      `attachment; filename="qr.png"; filename*=UTF-8''Lungara%20QR.png`,
    );
  });

  it.each(["qr.gif", "qr.svg.png", "codes"])("answers 404 as %s, and for an unknown place", async (qr) => {
    expect((await call(drawVenue, { params: { id: venueId, qr } })).status).toBe(404);
    expect((await call(drawVenue, { params: { id: randomUUID(), qr: "qr.svg" } })).status).toBe(404);
    expect((await call(drawLocation, { params: { id: venueId, qr: "qr.svg" } })).status).toBe(404);
  });

  it("still works when its table is renamed", async () => {
    const before = await printed(drawLocation, tableId, "png");
    const renamed = await update(tableId, { label: "Window" });
    expect([renamed.status, renamed.body.label]).toEqual([200, "window"]);
    expect(await printed(drawLocation, tableId, "png")).toBe(before);
    expect((await scan(tableId)).body.location).toEqual({ id: tableId, label: "window" });
  });

  it("leads to another table once it is re-pointed, and back", async () => {
    const terrace = (await create("terrace 2")).body;
    const before = await printed(drawLocation, tableId, "svg");
    const moved = await update(tableId, { leads_to_id: terrace.id });
    expect(moved.body.leads_to).toEqual({ id: terrace.id, label: "terrace 2", since: expect.any(String) });
    expect(await printed(drawLocation, tableId, "svg")).toBe(before);
    expect((await scan(tableId)).body.location?.id).toBe(terrace.id);
    expect((await update(tableId, { leads_to_id: null })).body.leads_to).toBeNull();
    expect((await scan(tableId)).body.location?.id).toBe(tableId);
  });

  it("never forms a chain or a circle of tables", async () => {
    const [a, b, c] = [tableId, (await create("b")).body.id, (await create("c")).body.id];
    await update(a, { leads_to_id: b });
    expect((await update(c, { leads_to_id: a })).status).toBe(422);
    expect((await update(b, { leads_to_id: a })).status).toBe(422);
    expect((await update(b, { leads_to_id: b })).status).toBe(422);
    await update(b, { leads_to_id: c });
    expect((await scan(a)).body.location?.id).toBe(c);
    await remove(c);
    expect((await scan(a)).body.location?.id).toBe(a);
  });

  it("is marked as printed, for the caller's own venue only", async () => {
    const otherVenue = await createVenue();
    const mark = (id: string) =>
      call(markPrinted, {
        params: { id },
        body: { location_ids: [tableId, otherVenue.locationId] },
        token: owner.token,
      });
    expect((await mark(venueId)).body).toEqual({ printed_count: 1 });
    expect((await mark(otherVenue.id)).status).toBe(404);
    expect((await list()).find(({ id }) => id === tableId)?.printed_at).toEqual(expect.any(String));
  });
});
