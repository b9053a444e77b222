import { beforeEach, describe, expect, it } from "vitest";
import { POST as pair } from "@/app/api/tablet/route";
import { PUT as rename, DELETE as revoke } from "@/app/api/team/tablets/[id]/route";
import { GET as listTablets, POST as newTablet } from "@/app/api/team/tablets/route";
import { GET as watchKitchen } from "@/app/api/visits/venue/[venueId]/live/events/route";
import { GET as readLive } from "@/app/api/visits/venue/[venueId]/live/route";
import { POST as markSeen } from "@/app/api/visits/venue/[venueId]/visits/[visitId]/seen/route";
import type { TabletCodeWire, TabletsWire } from "@/lib/schemas/tablets";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { findTablet, sweepTablets } from "@/server/team/tablets";
import { type SignedInPerson, signInPerson } from "../../factories/people";
import { createVenue } from "../../factories/places";
import { createMember } from "../../factories/team";
import { createVisit } from "../../factories/visits";
import { readEvents } from "../../support/read-events";
import { type CallOptions, call } from "../../support/request";
import { TRIES, type World } from "../isolation/business-calls";

let venue: Awaited<ReturnType<typeof createVenue>>;
let owner: SignedInPerson;
beforeEach(async () => {
  venue = await createVenue();
  owner = await signInPerson(await db.user.findUniqueOrThrow({ where: { id: venue.ownerId } }));
});

const makeCode = (name = "Pass", { token } = owner) =>
  call<TabletCodeWire>(newTablet, { token, body: { venue_id: venue.id, name } });
/** Every address may miss a code now and then: the tests use one each. */
let peers = 0;
const typeIn = (code: string, more: CallOptions = {}) => {
  peers += 1;
  return call<{ name: string }>(pair, { cookies: {}, body: { code }, peer: `10.9.0.${peers}`, ...more });
};

async function pairNew(name = "Pass"): Promise<{ id: string; cookies: Record<string, string> }> {
  const { body } = await makeCode(name);
  const { status, cookies } = await typeIn(body.code);
  expect(status).toBe(200);
  return { id: body.id, cookies };
}
const live = (cookies: Record<string, string>, venueId = venue.id) => call(readLive, { cookies, params: { venueId } });

describe("a kitchen tablet", () => {
  it("is paired by the code that somebody types, in any case and spacing, and sees the live view of its venue", async () => {
    const { body } = await makeCode();
    expect(body.code).toMatch(/^[A-Z3-9]{4} [A-Z3-9]{4}$/);
    const { status, cookies } = await typeIn(` ${body.code.toLowerCase().replace(" ", "-")} `);
    expect(status).toBe(200);
    expect((await live(cookies)).status).toBe(200);
    const visit = await createVisit(venue.id, {});
    const seen = { cookies, params: { venueId: venue.id, visitId: visit.id }, body: { by: "Pass" } };
    expect((await call(markSeen, seen)).status).toBe(204);
  });

  it("is a secret of the device: neither the code nor the token is stored", async () => {
    const { cookies, id } = await pairNew();
    const row = JSON.stringify(await db.kitchenTablet.findUniqueOrThrow({ where: { id } }));
    for (const value of Object.values(cookies)) expect(row).not.toContain(value);
  });

  it("sees nothing else: not one other call of the portal, and no other venue", async () => {
    const { cookies } = await pairNew();
    const other = await createVenue();
    expect((await live(cookies, other.id)).status).toBe(404);
    const sister = await db.venue.create({
      data: { ownerId: venue.ownerId, name: "Cardiff", city: "Cardiff", country: "UK", createdAt: now() },
    });
    expect((await live(cookies, sister.id)).status).toBe(404);
    const nobody = "00000000-0000-4000-8000-000000000000";
    const ids = {
      dishId: nobody,
      watchId: nobody,
      uploadId: nobody,
      tabletId: nobody,
      memberId: nobody,
      invitationId: nobody,
      readerId: nobody,
      linkId: nobody,
      visitId: nobody,
      clientId: nobody,
    };
    const world = { ...ids, ...venue, venueId: venue.id, clientRow: nobody, b: owner } satisfies World;
    const isLive = /\/live|\/seen$/;
    const others = TRIES.filter(({ name }) => !isLive.test(name));
    expect(others.length).toBeGreaterThan(40);
    for (const { name, handler, call: toCall } of others) {
      expect([name, (await call(handler, { ...toCall(world), cookies })).status]).toEqual([name, 401]);
    }
  });

  it("is one device: a code works once, also when it is typed on two at the same time", async () => {
    const { body } = await makeCode();
    const answers = await Promise.all(Array.from({ length: 5 }, () => typeIn(body.code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
  });

  it("is not paired by a wrong code, one whose time is up, or by guessing", async () => {
    const { body } = await makeCode();
    await db.kitchenTablet.update({ where: { id: body.id }, data: { codeEndsAt: new Date(0) } });
    expect((await typeIn(body.code)).status).toBe(404);
    expect((await typeIn("AAAA AAAA")).status).toBe(404);
    let last = 0;
    for (let i = 0; i < 100 && last !== 429; i++) last = (await typeIn(`AAAA AA${i}`, { peer: "10.9.9.9" })).status;
    expect(last).toBe(429);
  });

  it.each([
    ["it is revoked", (id: string) => call(revoke, { method: "DELETE", token: owner.token, params: { id } })],
    ["its venue is deleted", () => db.venue.delete({ where: { id: venue.id } })],
  ])("goes blank within two seconds when %s, in mid-stream", async (_, act) => {
    const { id, cookies } = await pairNew();
    const other = await pairNew("Bar");
    const stream = await readEvents(watchKitchen, { cookies, params: { venueId: venue.id } });
    const second = await readEvents(watchKitchen, { cookies: other.cookies, params: { venueId: venue.id } });
    await Promise.all([stream.next(), second.next()]);
    await act(id);
    const since = performance.now();
    expect(await stream.rest()).toMatch(/event: over\ndata:\n\n$/);
    expect(performance.now() - since).toBeLessThan(2000);
    expect([401, 404]).toContain((await live(cookies)).status);
    await second.close();
  });

  it("changes nothing on the word of another site's page", async () => {
    const { cookies } = await pairNew();
    const visit = await createVisit(venue.id, {});
    const headers = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
    const seen = { cookies, headers, params: { venueId: venue.id, visitId: visit.id }, body: { by: "Eve" } };
    expect((await call(markSeen, seen)).status).toBe(403);
  });

  it("lends its view to no person: whoever signs in there with a role is asked by that role first", async () => {
    const { cookies } = await pairNew();
    const sister = await db.venue.create({
      data: { ownerId: venue.ownerId, name: "Cardiff", city: "Cardiff", country: "UK", createdAt: now() },
    });
    const cook = await createMember(venue.ownerId, [{ role: "kitchen", venueId: sister.id }]);
    expect((await live({ ...cookies, ...cook.cookies }, sister.id)).status).toBe(200);
  });
});

describe("the tablets of a business", () => {
  it("are named and told apart, live or not, and a manager sees those of their own venues", async () => {
    const { id } = await pairNew();
    const far = await createVenue();
    await db.venue.update({ where: { id: far.id }, data: { ownerId: venue.ownerId } });
    const manager = await createMember(venue.ownerId, [{ role: "manager", venueId: far.id }]);
    await call(rename, { method: "PUT", token: owner.token, params: { id }, body: { name: "Bar" } });
    const { body } = await call<TabletsWire>(listTablets, { token: owner.token });
    expect(body.items).toMatchObject([{ name: "Bar", venue: { name: "Lungara" }, is_live: true }]);
    expect((await call<TabletsWire>(listTablets, { token: manager.token })).body.items).toEqual([]);
    expect((await call(revoke, { method: "DELETE", token: manager.token, params: { id } })).status).toBe(404);
    expect((await makeCode("Stolen", manager)).status).toBe(404);
  });

  it("are revoked by themselves after 30 days without a sign, and the owners read that", async () => {
    const { id, cookies } = await pairNew();
    const day = 86_400_000;
    await db.kitchenTablet.update({ where: { id }, data: { lastSeenAt: new Date(now().getTime() - 29 * day) } });
    await sweepTablets();
    expect((await live(cookies)).status).toBe(200);
    await db.kitchenTablet.update({ where: { id }, data: { lastSeenAt: new Date(now().getTime() - 31 * day) } });
    await sweepTablets();
    expect((await live(cookies)).status).toBe(401);
    expect(
      await db.businessAct.count({ where: { kind: "tablet_ended", details: { path: ["name"], equals: "Pass" } } }),
    ).toBe(1);
  });

  it("stay where they are when the business is handed over", async () => {
    const { cookies } = await pairNew();
    const second = await createMember(venue.ownerId, [{ role: "owner", venueId: null }]);
    await db.$queryRaw`SELECT 1 FROM pass_business_on(${venue.ownerId}::uuid)`;
    expect((await db.venue.findUniqueOrThrow({ where: { id: venue.id } })).ownerId).toBe(second.id);
    expect((await live(cookies)).status).toBe(200);
    expect(await findTablet("nobody's")).toBeNull();
  });
});
