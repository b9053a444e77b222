import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { DELETE, PUT } from "@/app/api/venues/[id]/route";
import { GET, POST } from "@/app/api/venues/route";
import { POST as checkIn } from "@/app/api/visits/route";
import type { VenuesWire, VenueWire } from "@/lib/schemas/venues";
import { db } from "@/server/db/client";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { createVenue } from "../../factories/places";
import { statusesAtOnce } from "../../support/at-once";
import { call } from "../../support/request";

const ORIGIN = process.env.APP_URL ?? "http://localhost:3000";
const LUNGARA = { name: "Lungara", city: "Bristol", state: "", country: "United Kingdom", internal_id: "BRS-01" };

let owner: SignedInPerson;
beforeEach(async () => {
  owner = await createSignedInPerson({ accountType: "business" });
});
const list = (query: Record<string, string | number> = {}) => call<VenuesWire>(GET, { query, token: owner.token });
const create = (body: object, token = owner.token) => call<VenueWire>(POST, { body, token });
const update = (id: string, body: object) =>
  call<VenueWire>(PUT, { method: "PUT", params: { id }, body, token: owner.token });
const remove = (id: string) => call(DELETE, { method: "DELETE", params: { id }, token: owner.token });

describe("a venue", () => {
  it("is created and listed completely, with the addresses of its code", async () => {
    const { status, body } = await create({ ...LUNGARA, time_zone: "Europe/London" });
    const expected = {
      id: expect.any(String),
      user_id: owner.id,
      name: "Lungara",
      city: "Bristol",
      state: null,
      country: "United Kingdom",
      internal_id: "BRS-01",
      time_zone: "Europe/London",
      location_count: 0,
      created_at: expect.any(String),
      qr_code_svg_url: `${ORIGIN}/api/venues/${body.id}/qr.svg`,
      qr_code_png_url: `${ORIGIN}/api/venues/${body.id}/qr.png`,
      onboard_url: `${ORIGIN}/onboard?venue-id=${body.id}`,
    };
    expect([status, body]).toEqual([201, expected]);
    const listed = await list();
    expect([listed.status, listed.body]).toEqual([
      200,
      { items: [expected], total_count: 1, page: 1, page_size: 20_000, total_pages: 1 },
    ]);
  });

  it.each([
    ["name", "Name is required"],
    ["city", "City is required"],
    ["country", "Country is required"],
  ])("needs a %s", async (field, msg) => {
    const answer = await create({ ...LUNGARA, [field]: "  " });
    expect([answer.status, answer.body]).toEqual([
      422,
      { detail: [{ loc: ["body", field], msg, type: "too_small" }], code: `${field}_required` },
    ]);
    expect(await db.venue.count({ where: { ownerId: owner.id } })).toBe(0);
  });

  it("refuses an unknown time zone", async () => {
    const answer = await create({ ...LUNGARA, time_zone: "Europe/Atlantis" });
    expect([answer.status, answer.body]).toMatchObject([422, { detail: [{ loc: ["body", "time_zone"] }] }]);
  });

  it("belongs to the caller, whoever the body names", async () => {
    const otherPerson = await createSignedInPerson({ accountType: "business" });
    expect((await create({ ...LUNGARA, user_id: owner.id })).status).toBe(201);
    const answer = await create({ ...LUNGARA, internal_id: "B", user_id: otherPerson.id });
    expect([answer.status, answer.body]).toEqual([403, { detail: "This is not your account", code: "other_account" }]);
    expect(await db.venue.count({ where: { ownerId: otherPerson.id } })).toBe(0);
  });

  it("has a unique internal ID: a second one of the owner is refused, another owner may use it", async () => {
    await create(LUNGARA);
    const conflict = { detail: "Another venue has this internal ID already", code: "internal_id_there" };
    const again = await create({ ...LUNGARA, name: "Other" });
    expect([again.status, again.body]).toEqual([409, conflict]);
    const second = await create({ ...LUNGARA, internal_id: null });
    const renamed = await update(second.body.id, LUNGARA);
    expect([renamed.status, renamed.body]).toEqual([409, conflict]);
    const otherPerson = await createSignedInPerson({ accountType: "business" });
    expect((await create(LUNGARA, otherPerson.token)).status).toBe(201);
  });

  it("is created once for an internal ID, also when two calls arrive at once", async () => {
    expect(await statusesAtOnce(4, () => create(LUNGARA))).toEqual({ 201: 1, 409: 3 });
  });

  it("keeps its id and code when everything else changes, and fields that are not sent", async () => {
    const created = (await create(LUNGARA)).body;
    const changed = await update(created.id, { name: "Forno", city: "Bath", state: "Somerset", country: "UK" });
    expect([changed.status, changed.body]).toEqual([
      200,
      { ...created, name: "Forno", city: "Bath", state: "Somerset", country: "UK" },
    ]);
    const cleared = await update(created.id, { ...LUNGARA, internal_id: "", state: null });
    expect(cleared.body).toMatchObject({ internal_id: null, state: null, onboard_url: created.onboard_url });
  });

  it("is deleted with its locations and visits", async () => {
    const created = (await create(LUNGARA)).body;
    const guest = await createSignedInPerson();
    expect((await call(checkIn, { body: { venue_id: created.id }, token: guest.token })).status).toBe(201);
    expect((await remove(created.id)).status).toBe(204);
    expect((await remove(created.id)).status).toBe(404);
    expect(await db.visit.count({ where: { venueId: created.id } })).toBe(0);
  });
});

describe("the list of venues", () => {
  it("is paged and searched by name, town and internal ID; wildcards are literal", async () => {
    for (const [index, name] of ["Forno", "Bottega 100%", "Forno due"].entries()) {
      await create({ ...LUNGARA, name, city: index === 1 ? "Bath" : "Rome", internal_id: `X_${index}` });
    }
    const names = async (query: Record<string, string | number>) =>
      (await list(query)).body.items.map((venue) => venue.name);
    expect(await names({ page_size: 2 })).toEqual(["Forno", "Bottega 100%"]);
    expect((await list({ page_size: 2, page: 2 })).body).toMatchObject({ total_count: 3, page: 2, total_pages: 2 });
    expect(await names({ q: "forno" })).toEqual(["Forno", "Forno due"]);
    expect(await names({ q: "bath" })).toEqual(["Bottega 100%"]);
    expect(await names({ q: "x_2" })).toEqual(["Forno due"]);
    expect(await names({ q: "%" })).toEqual(["Bottega 100%"]);
  });

  it("is for businesses that are signed in", async () => {
    const diner = await createSignedInPerson();
    expect((await call(GET)).status).toBe(401);
    const refused = await call(GET, { token: diner.token });
    expect([refused.status, refused.body]).toEqual([
      403,
      { detail: "This account is not a business account.", code: "business_only" },
    ]);
  });
});

it("another business's venue can be neither changed nor deleted, and looks like an unknown one", async () => {
  const { id } = await createVenue();
  for (const absent of [id, randomUUID(), "no-id"]) {
    expect([(await update(absent, LUNGARA)).status, (await remove(absent)).status]).toEqual([404, 404]);
  }
  expect(await db.venue.findUnique({ where: { id }, select: { name: true } })).toEqual({ name: "Lungara" });
});
