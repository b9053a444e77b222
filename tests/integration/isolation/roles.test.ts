import { beforeEach, describe, expect, it } from "vitest";
import { ROLES, type Role } from "@/lib/team/rights";
import { db } from "@/server/db/client";
import { rightOf } from "@/server/http/business-caller";
import { descriptionOf } from "@/server/http/described";
import { createVenue as makeVenue } from "../../factories/places";
import { createMember, type TestMember } from "../../factories/team";
import { buildRequest, call } from "../../support/request";
import { createWorld, TRIES, type World } from "./business-calls";

/**
 * Who may make each call, written by hand and not read from lib/team/rights.ts: o owner, m manager, k kitchen, a analyst.
 */
const MAY: Readonly<Record<string, string>> = {
  "GET /api/venues": "omka",
  "POST /api/venues": "o",
  "PUT /api/venues/{id}": "om",
  "DELETE /api/venues/{id}": "o",
  "GET /api/venues/{id}/locations": "om",
  "POST /api/venues/{id}/printed": "om",
  "GET /api/venues/{id}/guest-retention": "om",
  "GET /api/venues/{id}/guest-retention/preview": "o",
  "PUT /api/venues/{id}/guest-retention": "o",
  "GET /api/venues/{id}/kitchen": "omk",
  "PUT /api/venues/{id}/kitchen": "omk",
  "PUT /api/venues/{id}/kitchen/renewal": "om",
  "GET /api/venues/{id}/menu": "omk",
  "PUT /api/venues/{id}/menu": "omk",
  "POST /api/venues/{id}/menu/check": "omk",
  "POST /api/venues/{id}/menu/read": "omk",
  "GET /api/locations": "om",
  "POST /api/locations": "om",
  "PUT /api/locations/{id}": "om",
  "DELETE /api/locations/{id}": "om",
  "POST /api/validate-csv": "o",
  "POST /api/bulk-venues": "o",
  "GET /api/venues/{id}/code-look": "om",
  "PUT /api/venues/{id}/code-look": "om",
  "PUT /api/venues/{id}/code-logo": "om",
  "DELETE /api/venues/{id}/code-logo": "om",
  "GET /api/venues/uploads": "o",
  "POST /api/venues/uploads": "o",
  "GET /api/venues/uploads/{id}": "o",
  "POST /api/venues/uploads/{id}/cancel": "o",
  "POST /api/venues/uploads/{id}/undo": "o",
  "GET /api/visits/activity": "om",
  "GET /api/visits/analytics": "oma",
  "GET /api/visits/venue/{venueId}": "om",
  "GET /api/visits/venue/{venueId}/breakdown": "oma",
  "GET /api/visits/venue/{venueId}/timeseries": "oma",
  "GET /api/visits/venue/{venueId}/figures": "oma",
  "GET /api/visits/venue/{venueId}/export": "om",
  "GET /api/visits/venue/{venueId}/live": "omk",
  "GET /api/visits/venue/{venueId}/live/events": "omk",
  "PUT /api/visits/venue/{venueId}/live/dismissals": "omk",
  "POST /api/visits/venue/{venueId}/visits/{visitId}/seen": "omk",
  "GET /api/usage": "o",
  "GET /oauth/clients": "o",
  "DELETE /oauth/clients/{client_id}": "o",
  "GET /oauth/clients/{client_id}/venue-identifiers": "o",
  "PUT /oauth/clients/{client_id}/venue-identifiers/{id}": "o",
  "PUT /oauth/portal/update/{client_id}": "o",
  "GET /oauth/portal/details/{client_id}": "o",
  "PUT /oauth/portal/details/{client_id}": "o",
  "POST /oauth/portal/submit/{client_id}": "o",
  "POST /oauth/portal/rotate-secret/{client_id}": "o",
  "POST /oauth/clients/{client_id}/page-check": "o",
  "POST /oauth/clients/{client_id}/page-outline": "o",
  "GET /oauth/clients/{client_id}/page-watches": "o",
  "PUT /oauth/clients/{client_id}/page-watches": "o",
  "DELETE /oauth/clients/{client_id}/page-watches/{id}": "o",
  "GET /api/team": "om",
  "GET /api/team/first-day": "om",
  "PUT /api/team/first-day": "om",
  "GET /api/team/acts": "o",
  "GET /api/team/acts/export": "o",
  "POST /api/team/invitations": "om",
  "POST /api/team/invitations/{id}/mail": "om",
  "DELETE /api/team/invitations/{id}": "om",
  "PUT /api/team/members/{id}/roles": "om",
  "DELETE /api/team/members/{id}": "om",
  "GET /api/team/tablets": "om",
  "POST /api/team/tablets": "om",
  "PUT /api/team/tablets/{id}": "om",
  "DELETE /api/team/tablets/{id}": "om",
  "PUT /api/team/holder": "o",
  "GET /api/venues/{id}/figure-links": "om",
  "POST /api/venues/{id}/figure-links": "om",
  "DELETE /api/venues/{id}/figure-links/{linkId}": "om",
  "GET /api/venues/{id}/news": "om",
  "PUT /api/venues/{id}/news": "om",
  "GET /api/venues/{id}/news/preview": "om",
  "PUT /api/venues/{id}/news/alerts": "om",
  "POST /api/venues/{id}/news/readers": "om",
  "PUT /api/venues/{id}/news/readers/{readerId}": "om",
  "DELETE /api/venues/{id}/news/readers/{readerId}": "om",
};

/** "GET /api/usage of A's application" is GET /api/usage. */
const callOf = (name: string): string => /^\S+ [^ ,]+/.exec(name)?.[0] ?? name;
const isAllowed = (name: string, role: Role): boolean => (MAY[callOf(name)] ?? "").includes(role.charAt(0));

const REFUSED = "Your role in this business does not allow this.";

/** What the world's own data make of an allowed call: the body names a dish that is not on the menu, another page, or no picture. */
const BODY_REFUSED = [409, 415, 422];

let world: World;
beforeEach(async () => {
  world = await createWorld();
});

const everywhere = (role: Role): Promise<TestMember> => createMember(world.ownerId, [{ role, venueId: null }]);

const WALK = TRIES.flatMap((each) => ROLES.map((role) => ({ ...each, role, may: isAllowed(each.name, role) })));

describe("a person of the business", () => {
  it.each(WALK)("as $role: $name, allowed: $may", async ({ name, handler, call: toCall, role, may, isEndless }) => {
    const person = await everywhere(role);
    const request = { ...toCall(world), token: person.token };
    if (isEndless && may) {
      const response = await handler(buildRequest(request), { params: Promise.resolve(request.params ?? {}) });
      expect(response.status).toBe(200);
      return response.body?.cancel();
    }
    const { status, body } = await call<{ detail?: string }>(handler, request);
    if (may)
      expect([name, status < 300 || BODY_REFUSED.includes(status), status, body]).toEqual([name, true, status, body]);
    else expect([name, status, body.detail]).toEqual([name, 403, REFUSED]);
  });
});

describe("a person of one venue", () => {
  it.each(WALK.filter(({ answer, may, role }) => answer === "absent" && may && role !== "owner"))(
    "as $role of another venue is not let into this one: $name",
    async ({ handler, call: toCall, role }) => {
      const other = await db.venue.create({
        data: { ownerId: world.ownerId, name: "Elsewhere", city: "Bath", country: "UK", createdAt: new Date() },
        select: { id: true },
      });
      const person = await createMember(world.ownerId, [{ role, venueId: other.id }]);
      const { status } = await call(handler, { ...toCall(world), token: person.token });
      expect([403, 404]).toContain(status);
    },
  );

  it("has the rights of each role at its own venue only", async () => {
    const other = await makeVenue();
    await db.venue.update({ where: { id: other.id }, data: { ownerId: world.ownerId } });
    const person = await createMember(world.ownerId, [
      { role: "manager", venueId: world.venueId },
      { role: "kitchen", venueId: other.id },
    ]);
    const named = (name: string) => {
      const found = TRIES.find((each) => each.name === name);
      if (!found) throw new Error(`no call ${name}`);
      return found;
    };
    const at = async (name: string, venueId: string) => {
      const { handler, call: toCall } = named(name);
      return (await call(handler, { ...toCall({ ...world, venueId }), token: person.token })).status;
    };
    expect(await at("GET /api/visits/venue/{venueId}", world.venueId)).toBe(200);
    expect(await at("GET /api/visits/venue/{venueId}", other.id)).toBe(404);
    expect(await at("GET /api/visits/venue/{venueId}/live", other.id)).toBe(200);
    const { body } = await call<{ items: { id: string }[] }>(named("GET /api/locations").handler, {
      token: person.token,
    });
    expect(body.items.map(({ id }) => id)).toEqual([world.locationId]);
  });
});

describe("the table of rights", () => {
  it("decides every call that is tried, and the walk names each of them", () => {
    const decided = TRIES.map(({ name, handler }) => {
      const description = descriptionOf(handler);
      return [callOf(name), description ? rightOf(description.caller) : null] as const;
    });
    expect(decided.filter(([, right]) => right === null)).toEqual([]);
    expect([...new Set(decided.map(([name]) => name))].filter((name) => !(name in MAY))).toEqual([]);
  });
});
