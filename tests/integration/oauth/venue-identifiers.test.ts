import { beforeEach, describe, expect, it } from "vitest";
import { PUT } from "@/app/oauth/clients/[client_id]/venue-identifiers/[id]/route";
import { GET } from "@/app/oauth/clients/[client_id]/venue-identifiers/route";
import type { VenueIdentifierWire } from "@/lib/schemas/oauth";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { createClient, type TestClient } from "../../factories/oauth-flow";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { call } from "../../support/request";

let owner: SignedInPerson;
let client: TestClient;
let venues: { id: string; name: string }[];
beforeEach(async () => {
  owner = await createSignedInPerson({ accountType: "business" });
  client = await createClient({ ownerId: owner.id });
  venues = [];
  for (const name of ["Lungara", "Trastevere"]) venues.push(await createVenueOf(owner.id, name));
});

const createVenueOf = (ownerId: string, name: string) =>
  db.venue.create({
    data: { ownerId, name, city: "Rome", country: "Italy", createdAt: now() },
    select: { id: true, name: true },
  });

const venue = (index = 0) => venues[index]?.id ?? "";
type Options = { clientId?: string; token?: string | undefined };
const list = ({ clientId = client.clientId, ...who }: Options = {}) =>
  call<VenueIdentifierWire[]>(GET, { params: { client_id: clientId }, token: owner.token, ...who });
const name = (id: string, internal_id: unknown, { clientId = client.clientId, ...who }: Options = {}) =>
  call<VenueIdentifierWire>(PUT, {
    method: "PUT",
    params: { client_id: clientId, id },
    body: { internal_id },
    token: owner.token,
    ...who,
  });
const stored = () =>
  db.venueIdentifier.findMany({ where: { clientId: client.id }, select: { venueId: true, internalId: true } });

describe("an application's own ids of its owner's venues", () => {
  it("are listed one row a venue, the oldest first, with null for a venue without an id", async () => {
    await name(venue(1), "T-2");
    const answer = await list();
    expect([answer.status, answer.body]).toEqual([
      200,
      [
        { id: venue(0), venue_name: "Lungara", internal_id: null },
        { id: venue(1), venue_name: "Trastevere", internal_id: "T-2" },
      ],
    ]);
  });

  it("are set, changed and cleared, each time answered with the row", async () => {
    const first = await name(venue(), "L-1");
    expect([first.status, first.body]).toEqual([200, { id: venue(), venue_name: "Lungara", internal_id: "L-1" }]);
    expect((await name(venue(), "L-1")).body.internal_id).toBe("L-1");
    expect((await name(venue(), "L-2")).body.internal_id).toBe("L-2");
    expect(await stored()).toEqual([{ venueId: venue(), internalId: "L-2" }]);
    const cleared = await name(venue(), null);
    expect([cleared.status, cleared.body]).toEqual([200, { id: venue(), venue_name: "Lungara", internal_id: null }]);
    expect((await name(venue(), null)).status).toBe(200);
    expect(await stored()).toEqual([]);
  });

  it("are cleared by blanks, and are stored without surrounding blanks", async () => {
    expect((await name(venue(), "  L-1 ")).body.internal_id).toBe("L-1");
    expect((await name(venue(), "   ")).body.internal_id).toBeNull();
    expect(await stored()).toEqual([]);
  });

  it("are an empty list for a business without venues", async () => {
    const otherPerson = await createSignedInPerson({ accountType: "business" });
    const otherClient = await createClient({ ownerId: otherPerson.id });
    expect((await list({ clientId: otherClient.clientId, token: otherPerson.token })).body).toEqual([]);
  });

  it("belong to the application: another of the same owner has its own", async () => {
    const second = await createClient({ ownerId: owner.id });
    await name(venue(), "L-1");
    expect((await name(venue(1), "L-1", { clientId: second.clientId })).status).toBe(200);
    expect((await list({ clientId: second.clientId })).body.map((row) => row.internal_id)).toEqual([null, "L-1"]);
  });

  it("are deleted with the venue and with the application", async () => {
    await name(venue(), "L-1");
    await db.venue.delete({ where: { id: venue() } });
    expect((await list()).body).toEqual([{ id: venue(1), venue_name: "Trastevere", internal_id: null }]);
    await name(venue(1), "L-1");
    await db.oAuthClient.delete({ where: { id: client.id } });
    expect(await db.venueIdentifier.count({ where: { venueId: venue(1) } })).toBe(0);
  });
});

describe("one id for two venues of an application", () => {
  it("is a conflict that changes nothing", async () => {
    await name(venue(0), "L-1");
    await name(venue(1), "T-2");
    const answer = await name(venue(1), "L-1");
    expect([answer.status, answer.body]).toEqual([
      409,
      { detail: "Another venue of this application has this internal ID already", code: "venue_id_in_application" },
    ]);
    expect((await list()).body.map((row) => row.internal_id)).toEqual(["L-1", "T-2"]);
  });

  it("is available again once it was cleared", async () => {
    await name(venue(0), "L-1");
    await name(venue(0), null);
    expect((await name(venue(1), "L-1")).status).toBe(200);
  });

  it("set at the same moment is given to one", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => name(venue(index % 2), "L-1")));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await stored()).toHaveLength(1);
  });

  it("set for one venue ten times at once gives ten answers and one row", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => name(venue(), `L-${index}`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await stored()).toHaveLength(1);
  });
});

describe("venues and applications that the caller may not see", () => {
  it("answer 401 without a session, and 403 to a diner", async () => {
    const diner = await createSignedInPerson();
    for (const [token, status] of [
      [undefined, 401],
      ["x", 401],
      [diner.token, 403],
    ] as const) {
      expect((await list({ token })).status).toBe(status);
      expect((await name(venue(), "L-1", { token })).status).toBe(status);
    }
    expect(await stored()).toEqual([]);
  });

  it("are absent: those of another business", async () => {
    const stranger = await createSignedInPerson({ accountType: "business" });
    const otherClient = await createClient({ ownerId: stranger.id });
    const notFound = (what: string) => ({ status: 404, body: { detail: `${what} not found` } });
    expect(await list({ token: stranger.token })).toMatchObject(notFound("Application"));
    expect(await name(venue(), "L-1", { token: stranger.token })).toMatchObject(notFound("Application"));
    const mixed = { token: stranger.token, clientId: otherClient.clientId };
    expect(await name(venue(), "L-1", mixed)).toMatchObject(notFound("Venue"));
    expect(await name(venue(), null, mixed)).toMatchObject(notFound("Venue"));
    expect((await list(mixed)).body).toEqual([]);
    expect(await db.venueIdentifier.count()).toBe(0);
  });

  it.each(["nobody", "\u0000", "x".repeat(200), "00000000-0000-4000-8000-000000000000"])(
    "are absent: the application %j",
    async (clientId) => {
      expect([404, 422]).toContain((await list({ clientId })).status);
      expect([404, 422]).toContain((await name(venue(), "L-1", { clientId })).status);
    },
  );

  it("are absent: an unknown venue", async () => {
    expect((await name("00000000-0000-4000-8000-000000000000", "L-1")).status).toBe(404);
    const malformed = await name("lungara", "L-1");
    expect([404, 422]).toContain(malformed.status);
  });
});

describe("the value of an id", () => {
  it.each<[string, unknown]>([
    ["a number", 7],
    ["a list", ["L-1"]],
    ["no value", undefined],
    ["a text that is too long", "x".repeat(201)],
    ["with a line break", "L\n1"],
  ])("is refused, and the answer names its path: %s", async (_, value) => {
    const answer = await name(venue(), value);
    expect(answer.status).toBe(422);
    const { detail } = answer.body as unknown as { detail: { loc: string[] }[] };
    expect(detail.map(({ loc }) => loc.join("."))).toEqual(["body.internal_id"]);
    expect(await stored()).toEqual([]);
  });

  it("with NUL makes the whole body invalid", async () => {
    const answer = await name(venue(), "L\u0000");
    expect([answer.status, await stored()]).toEqual([422, []]);
  });

  it("of 200 characters is valid in any script", async () => {
    expect((await name(venue(), "餐".repeat(200))).body.internal_id).toBe("餐".repeat(200));
  });
});
