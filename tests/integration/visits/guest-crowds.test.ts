import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { POST as ring } from "@/app/api/guest-visits/mine/ring/route";
import { DELETE as leave } from "@/app/api/guest-visits/mine/route";
import { POST as checkIn } from "@/app/api/guest-visits/route";
import { PUT as dismissals } from "@/app/api/visits/venue/[venueId]/live/dismissals/route";
import { GET as getLive } from "@/app/api/visits/venue/[venueId]/live/route";
import type { DismissalWire, LiveGuestWire, LiveQuery, LiveViewWire } from "@/lib/schemas/live";
import type { VisitWire } from "@/lib/schemas/visits";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { newGuestToken } from "@/server/visits/guests/guest-token";
import { signInPerson } from "../../factories/people";
import { createTable, createVenue } from "../../factories/places";
import { createVisit } from "../../factories/visits";
import { call } from "../../support/request";

const SEVERE = (key: string) => ({ key, severity: "severe", traces: true });
const STRANGER = "203.0.113.7";

let venue: Awaited<ReturnType<typeof createVenue>>;
let owner: string;
const ownerOf = async (ownerId: string) =>
  (await signInPerson(await db.user.findUniqueOrThrow({ where: { id: ownerId } }))).token;
beforeEach(async () => {
  venue = await createVenue();
  owner = await ownerOf(venue.ownerId);
});

const device = () => ({ forkprint_guest_visit: newGuestToken() });
type Device = ReturnType<typeof device>;
const enter = (cookies: Device, over: object = {}, peer = "198.51.100.1") =>
  call<VisitWire>(checkIn, {
    ...{ cookies, peer },
    body: { location_id: venue.locationId, name: "Sam", allergies: [SEVERE("peanut")], diet: null, ...over },
  });
const look = async (query: Partial<LiveQuery> = {}, venueId = venue.id, token = owner) =>
  (await call<LiveViewWire>(getLive, { token, params: { venueId }, query })).body;
async function all(query: Partial<LiveQuery> = {}): Promise<LiveGuestWire[]> {
  const page = await look(query);
  return page.next === null ? page.guests : [...page.guests, ...(await all({ ...query, after: page.next }))];
}
const decide = (body: object, venueId = venue.id, token = owner) =>
  call<DismissalWire>(dismissals, { method: "PUT", token, params: { venueId }, body: { by: "Dana", ...body } });
const shown = ({ visit_id, card_at }: LiveGuestWire) => ({ visit_id, card_at });
const only = async () => {
  const [guest] = await all();
  if (!guest) throw new Error("nobody is there");
  return guest;
};

describe("guests without an account", () => {
  it("are a party of twelve at one table within a minute: each stands alone in the list", async () => {
    const party = await Promise.all(Array.from({ length: 12 }, () => enter(device(), { name: "Party" })));
    expect(party.map(({ status }) => status)).toEqual(party.map(() => 201));
    const view = await look();
    expect([view.guests.length, view.crowds]).toEqual([12, []]);
  });

  it("are a full house through one Wi-Fi: nobody is refused, and every allergy is named", async () => {
    const tables = [
      venue.locationId,
      ...(await Promise.all([1, 2, 3, 4].map(() => createTable(venue.id)))).map(({ id }) => id),
    ];
    for (const [place, table] of tables.entries()) {
      const guests = Array.from({ length: 18 }, () => enter(device(), { location_id: table, name: `At ${place}` }));
      expect((await Promise.all(guests)).every(({ status }) => status === 201)).toBe(true);
    }
    expect(await look()).toMatchObject({
      crowds: [],
      house: { guests: 90, allergies: [{ key: "peanut", guests: 90 }] },
    });
  });

  it("who flood a house push nobody off the first page, stand on one ticket, and are refused in the end", async () => {
    await enter(device(), { name: "Real", allergies: [{ key: "peanut" }] });
    const statuses: number[] = [];
    for (let i = 0; i < 31; i += 1) {
      const ten = Array.from({ length: 10 }, (_, n) =>
        enter(device(), { name: `Invented ${i} ${n}`, allergies: [SEVERE("sesame")] }, STRANGER),
      );
      statuses.push(...(await Promise.all(ten)).map(({ status }) => status));
    }
    const view = await look();
    expect(statuses.filter((status) => status === 201)).toHaveLength(120);
    expect(statuses.filter((status) => status === 429)).toHaveLength(190);
    const alone = view.guests.filter(({ crowd }) => crowd === null).map(({ display_name: name }) => name);
    const together = 121 - alone.length;
    expect(view.crowds).toMatchObject([{ guests: together, allergies: [{ key: "sesame", severity: "severe" }] }]);
    // The first twenty of a minute stand alone, and sixty of an evening; a slow computer takes more than a minute here.
    expect(together).toBeGreaterThanOrEqual(60);
    expect(view.guests.slice(0, alone.length).map(({ display_name: name }) => name)).toContain("Real");
    // Somebody else's connection still gets in, at the same table.
    expect((await enter(device(), { name: "Late" })).status).toBe(201);
    const refused = await enter(device(), {}, STRANGER);
    expect(refused.body).toMatchObject({ detail: expect.stringContaining("Show your card to the staff") });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("are no new guests when they change their card, however often, or move to another table", async () => {
    const sam = device();
    await enter(sam);
    const other = await createTable(venue.id);
    for (let i = 0; i < 30; i += 1) {
      const { status } = await enter(sam, { allergies: [SEVERE(i % 2 ? "sesame" : "peanut")], location_id: other.id });
      expect(status).toBe(200);
    }
    expect(await look()).toMatchObject({ crowds: [], house: { guests: 1 } });
  });

  it("who send the same card again are not shown as changed", async () => {
    const sam = device();
    const { body } = await enter(sam);
    const before = await only();
    await db.visit.update({ where: { id: body.id }, data: { seenAt: now(), seenBy: "Dana" } });
    await enter(sam);
    expect(await only()).toMatchObject({ is_changed: false, card_at: before.card_at });
    await enter(sam, { allergies: [SEVERE("sesame")] });
    expect(await only()).toMatchObject({ is_changed: true });
  });
});

describe("a dismissed guest", () => {
  it("leaves the list and stays under Dismissed with the allergies, who did it and when, until staff put them back", async () => {
    await enter(device());
    const guest = await only();
    const { body } = await decide({ is_dismissed: true, guests: [shown(guest)] });
    expect(body.guests).toEqual([{ visit_id: guest.visit_id, dismissed: { at: expect.any(String), by: "Dana" } }]);
    const view = await look();
    expect([view.guests, view.house.guests]).toEqual([[], 0]);
    expect(view.dismissed).toMatchObject({ guests: 1, allergies: [{ key: "peanut", severity: "severe", guests: 1 }] });
    expect(await all({ list: "dismissed" })).toMatchObject([
      { visit_id: guest.visit_id, allergies: [{ key: "peanut" }] },
    ]);
    await decide({ is_dismissed: false, by: "Ilya", guests: [shown(guest)] });
    expect(await only()).toMatchObject({ visit_id: guest.visit_id, dismissed: null });
    expect(await db.guestVisit.findFirst()).toMatchObject({ dismissedBy: "Dana", returnedBy: "Ilya" });
  });

  it("was dismissed by the first of two tablets, and the second is told who it was", async () => {
    await enter(device());
    const guests = [shown(await only())];
    const both = await Promise.all(["Dana", "Ilya"].map((by) => decide({ is_dismissed: true, by, guests })));
    const [one, other] = both.map(({ body }) => body.guests[0]?.dismissed);
    expect(one).toEqual(other);
    expect(["Dana", "Ilya"]).toContain(one?.by);
  });

  it("comes back by changing the card, by ringing and by sitting elsewhere", async () => {
    const sam = device();
    await enter(sam);
    const back = async (act: () => Promise<unknown>) => {
      await decide({ is_dismissed: true, guests: [shown(await only())] });
      expect(await all()).toEqual([]);
      await act();
      expect(await only()).toMatchObject({ dismissed: null });
    };
    await back(() => enter(sam, { allergies: [SEVERE("peanut"), SEVERE("sesame")] }));
    const { id } = await createTable(venue.id);
    await back(() => enter(sam, { allergies: [SEVERE("peanut"), SEVERE("sesame")], location_id: id }));
    await back(async () => {
      await db.visit.updateMany({ data: { checkInTime: new Date(now().getTime() - 600_000) } });
      await db.venue.update({ where: { id: venue.id }, data: { kitchenAt: now() } });
      expect((await call(ring, { method: "POST", cookies: sam })).status).toBe(200);
    });
  });

  it("is nobody whose card was not shown: neither as changed since, nor as one of a crowd who came since", async () => {
    const sam = device();
    await enter(sam);
    const before = shown(await only());
    await new Promise((resolve) => setTimeout(resolve, 5));
    await enter(sam, { allergies: [SEVERE("sesame")] });
    const { body } = await decide({ is_dismissed: true, guests: [before] });
    expect(body.guests).toEqual([{ visit_id: before.visit_id, dismissed: null }]);
    expect(await only()).toMatchObject({ allergies: [{ key: "sesame" }] });

    await db.guestVisit.updateMany({ data: { crowd: "crowd", updatedAt: new Date(now().getTime() - 60_000) } });
    const { server_time: asOf } = await look();
    await enter(device(), { name: "Late" });
    await db.guestVisit.updateMany({ where: { name: "Late" }, data: { crowd: "crowd" } });
    await decide({ is_dismissed: true, crowd: { key: "crowd", as_of: asOf } });
    expect((await all()).map(({ display_name: name }) => name)).toEqual(["Late"]);
    await decide({ is_dismissed: false, crowd: { key: "crowd", as_of: asOf } });
    expect(await all()).toHaveLength(2);
  });

  it("is a guest of the caller's own venue without an account, who is still there", async () => {
    await enter(device());
    const guests = [shown(await only())];
    const elsewhere = await createVenue({ name: "Elsewhere" });
    const stranger = await ownerOf(elsewhere.ownerId);
    expect((await decide({ is_dismissed: true, guests }, venue.id, stranger)).status).toBe(404);
    expect((await decide({ is_dismissed: true, guests }, elsewhere.id, stranger)).status).toBe(404);
    const { id } = await createVisit(venue.id);
    const withAccount = { visit_id: id, card_at: now().toISOString() };
    expect((await decide({ is_dismissed: true, guests: [withAccount] })).status).toBe(409);
    expect((await decide({ is_dismissed: true })).status).toBe(422);
    await db.visit.updateMany({ data: { status: "ended", endedAt: now() } });
    expect((await decide({ is_dismissed: true, guests })).status).toBe(404);
    expect(await db.guestVisit.count()).toBe(0);
  });
});

const FOODS = ["peanut", "sesame", "dairy"] as const;
type Step = { kind: "enter" | "leave" | "edit" | "dismiss" | "put back" | "flood"; who: number; food: number };
const steps = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom("enter", "enter", "leave", "edit", "dismiss", "put back", "flood"),
    who: fc.nat(5),
    food: fc.nat(2),
  }),
  { maxLength: 14 },
);

it("after any sequence of arrivals, edits, dismissals and floods every guest's allergy is on some page or in a sum", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      venue = await createVenue();
      owner = await ownerOf(venue.ownerId);
      const devices = Array.from({ length: 6 }, device);
      const there = new Map<number, string>();
      for (const { kind, who, food } of sequence) {
        const cookies = devices[who] ?? device();
        const key = FOODS[food] ?? "peanut";
        if (kind === "enter" || (kind === "edit" && there.has(who))) {
          await enter(cookies, { name: `Guest ${who}`, allergies: [SEVERE(key)] });
          there.set(who, key);
        } else if (kind === "leave") {
          await call(leave, { method: "DELETE", cookies });
          there.delete(who);
        } else if (kind === "flood") {
          await Promise.all(
            Array.from({ length: 25 }, () => enter(device(), { name: "Guest 0", allergies: null }, STRANGER)),
          );
        } else if (kind !== "edit") {
          const list = kind === "dismiss" ? "house" : "dismissed";
          const guest = (await all({ list })).find(({ display_name: name }) => name === `Guest ${who}`);
          if (guest) await decide({ is_dismissed: kind === "dismiss", guests: [shown(guest)] });
        }
      }
      const first = await look();
      const [house, dismissed] = [await all(), await all({ list: "dismissed" })];
      for (const [who, key] of there) {
        const isShown = [...house, ...dismissed].some(
          (guest) => guest.display_name === `Guest ${who}` && guest.allergies.some((each) => each.key === key),
        );
        expect(isShown).toBe(true);
        const summed = [first.house, first.dismissed].flatMap(({ allergies }) => allergies);
        expect(summed.some((each) => each.key === key)).toBe(true);
      }
      const allergic = house.filter(({ allergies }) => allergies.length > 0).length;
      expect(first.guests.slice(0, allergic).every(({ allergies }) => allergies.length > 0)).toBe(true);
    }),
    { numRuns: 6 },
  );
});
