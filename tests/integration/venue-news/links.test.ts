import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { POST as unlock } from "@/app/api/figure-links/[key]/password/route";
import { DELETE as endLink } from "@/app/api/venues/[id]/figure-links/[linkId]/route";
import { GET as listLinks, POST as makeLink } from "@/app/api/venues/[id]/figure-links/route";
import type { DietKey } from "@/lib/dietary/diets";
import { DAY_MS } from "@/lib/durations";
import type { FigureLinksWire, NewFigureLinkWire } from "@/lib/schemas/figure-links";
import type { SharedFigures } from "@/lib/venue-news/shared-figures";
import { packDays } from "@/server/analytics/figures/pack-days";
import { replaceClock } from "@/server/clock";
import { db } from "@/server/db/client";
import { nameOfFiguresCookie } from "@/server/http/figures-cookie";
import { openLink } from "@/server/venue-news/links/open-link";
import { deleteVenue } from "@/server/venues/delete-venue";
import { createPerson, createSignedInPerson, type SignedInPerson, signInPerson } from "../../factories/people";
import { createTable, createVenue } from "../../factories/places";
import { createMember } from "../../factories/team";
import { createVisit } from "../../factories/visits";
import { call } from "../../support/request";
import { useSettings } from "../../support/settings";

let venue: Awaited<ReturnType<typeof createVenue>>;
let owner: SignedInPerson;
beforeEach(async () => {
  venue = await createVenue();
  owner = await signInPerson(await db.user.findUniqueOrThrow({ where: { id: venue.ownerId } }));
});

const ALL = { name: "The accountant", range: "28d", filter: null, days: 30, password: null };
const post = (changes: object = {}, token = owner.token) =>
  call<NewFigureLinkWire>(makeLink, { token, params: { id: venue.id }, body: { ...ALL, ...changes } });
const keyOf = (address: string) => /\/portal\/shared\/([\w-]{43})$/.exec(address)?.[1] ?? "";
const keyWith = async (changes: object = {}, token?: string) => keyOf((await post(changes, token)).body.address);
const list = async () =>
  (await call<FigureLinksWire>(listLinks, { token: owner.token, params: { id: venue.id } })).body;

async function shown(key: string, pass: string | null = null): Promise<SharedFigures> {
  const opened = await openLink(key, pass);
  if (opened.kind !== "open") throw new Error(opened.kind);
  return opened.figures;
}

type Came = { days: number; count: number; diets?: DietKey[]; at?: string; type?: "ONLINE" };
async function come({ days, count, diets = [], at, type }: Came) {
  for (let n = 0; n < count; n++) {
    const { id } = await createPerson({ email: `guest@${randomUUID()}.example` });
    const where = at ? { locationId: at } : {};
    await createVisit(venue.id, {
      userId: id,
      hoursAgo: days * 24,
      shown: { diets },
      ...where,
      ...(type ? { type } : {}),
    });
  }
}

describe("a link to a venue's figures", () => {
  it("opens without a session, names nobody, and says how often it was opened", async () => {
    await come({ days: 3, count: 12, at: venue.locationId });
    const { status, body } = await post();
    expect(status).toBe(201);
    const key = keyOf(body.address);
    const figures = await shown(key);
    expect(figures).toMatchObject({ venue: "Lungara", range: "28d", filter: null, told: { visits: 12 } });
    const guests = await db.user.findMany({ where: { visits: { some: { venueId: venue.id } } } });
    for (const { email, id } of guests) expect(JSON.stringify(figures)).not.toMatch(new RegExp(`${email}|${id}`));
    await shown(key);
    expect((await list()).items).toMatchObject([
      { name: "The accountant", opened: 2, has_password: false, is_open: true },
    ]);
    expect(JSON.stringify(await list())).not.toContain(key);
    expect(JSON.stringify(await db.figureLink.findMany())).not.toContain(key);
  });

  it("opens nothing once it is ended, over, of a deleted venue, or made by somebody who may not any more", async () => {
    const manager = await createMember(venue.ownerId, [{ role: "manager", venueId: venue.id }]);
    const [ended, over, left] = [await keyWith(), await keyWith({ days: 7 }), await keyWith({}, manager.token)];
    for (const key of [ended, over, left]) expect((await openLink(key, null)).kind).toBe("open");
    const first = (await list()).items.at(-1);
    const params = { id: venue.id, linkId: first?.id ?? "" };
    const end = () => call(endLink, { method: "DELETE", token: owner.token, params });
    expect([(await end()).status, (await end()).status]).toEqual([204, 404]);
    await db.businessMemberRole.updateMany({ where: { memberId: manager.memberId }, data: { role: "analyst" } });
    const restore = replaceClock(() => new Date(Date.now() + 8 * DAY_MS));
    const kinds = async () => Promise.all([ended, over, left].map(async (key) => (await openLink(key, null)).kind));
    expect(await kinds()).toEqual(["over", "over", "over"]);
    restore();
    expect(await kinds()).toEqual(["over", "open", "over"]);
    expect((await list()).items.map((each) => each.is_open)).toEqual([false, true]);
    await deleteVenue({ userId: venue.ownerId, venueIds: null }, venue.id);
    expect(await kinds()).toEqual(["over", "over", "over"]);
    expect((await openLink("x".repeat(43), null)).kind).toBe("over");
    const acts = await db.businessAct.findMany({ where: { business: { holderId: owner.id } }, orderBy: { id: "asc" } });
    expect(acts.map(({ kind }) => kind)).toEqual(["link_made", "link_made", "link_made", "link_ended"]);
  });

  it("is made by owners and managers of the venue, for its own tables, at most twenty of them", async () => {
    const other = await createVenue();
    expect((await post({ filter: `table:${other.locationId}` })).status).toBe(404);
    for (const filter of [
      "table:none",
      "group:everybody",
      "weekday:1",
      "x",
      "group:allergic",
      "group:none",
      "group:health:high_cholesterol",
    ])
      expect((await post({ filter })).status).toBe(422);
    for (const wrong of [{ range: "today" }, { days: 3 }, { password: "short" }, { name: " " }]) {
      expect((await post(wrong)).status).toBe(422);
    }
    const analyst = await createMember(venue.ownerId, [{ role: "analyst", venueId: null }]);
    expect((await post({}, analyst.token)).status).toBe(403);
    expect((await post({}, (await createSignedInPerson({ accountType: "business" })).token)).status).toBe(404);
    for (let n = 0; n < 20; n++) expect((await post()).status).toBe(201);
    expect((await post()).status).toBe(409);
  });
});

describe("the password of a link", () => {
  const tryIt = (key: string, password: string, peer = "203.0.113.7") =>
    call(unlock, { params: { key }, body: { password }, cookies: {}, peer });

  it("is asked for before even the venue's name, and opens this link alone until another one is set", async () => {
    const password = "eleven figs on a plate";
    const [key, other] = [await keyWith({ password }), await keyWith({ password })];
    expect(await openLink(key, null)).toEqual({ kind: "locked" });
    expect((await tryIt(key, "eleven figs on a table")).status).toBe(403);
    const { status, cookies, headers } = await tryIt(key, password);
    expect(status).toBe(204);
    expect(headers.get("set-cookie")).toMatch(/HttpOnly; SameSite=Lax/);
    const pass = cookies[nameOfFiguresCookie()] ?? "";
    expect((await openLink(key, pass)).kind).toBe("open");
    expect((await openLink(other, pass)).kind).toBe("locked");
    expect((await openLink(key, `${pass}x`)).kind).toBe("locked");
    await db.figureLink.updateMany({ where: { venueId: venue.id }, data: { passwordHash: "$2b$10$another" } });
    expect((await openLink(key, pass)).kind).toBe("locked");
    const row = await db.figureLink.findFirstOrThrow({ where: { venueId: venue.id } });
    expect(JSON.stringify(row)).not.toContain("figs");
  });

  it("is tried a few times only, from one address and at one link", async () => {
    useSettings({ RATE_LIMIT_FACTOR: "0.1" });
    const key = await keyWith({ password: "eleven figs on a plate" });
    const answers: number[] = [];
    for (let n = 0; n < 8; n++) answers.push((await tryIt(key, `guess ${n}`, `203.0.113.${n}`)).status);
    expect(answers).toEqual([403, 403, 403, 403, 403, 403, 429, 429]);
    const second = await keyWith({ password: "eleven figs on a plate" });
    const of: number[] = [];
    for (let n = 0; n < 4; n++) of.push((await tryIt(second, `guess ${n}`, "203.0.113.99")).status);
    expect(of).toEqual([403, 403, 403, 429]);
  });

  it("is not asked of another site's page", async () => {
    const key = await keyWith({ password: "eleven figs on a plate" });
    const body = { password: "eleven figs on a plate" };
    const { status } = await call(unlock, { params: { key }, body, headers: { origin: "https://evil.example" } });
    expect(status).toBe(403);
  });
});

describe("what a link holds back", () => {
  it("is every number of a filter with fewer than five people", async () => {
    const table = await createTable(venue.id);
    await come({ days: 3, count: 12, at: venue.locationId });
    await come({ days: 4, count: 4, at: table.id });
    const figures = await shown(await keyWith({ filter: `table:${table.id}` }));
    expect(figures).toMatchObject({ told: null, before: null, chart: [], groups: [], tables: [] });
    const whole = await shown(await keyWith());
    expect(whole.tables.map(({ visits }) => visits)).toEqual([12]);
    // A day of four visits would stand in the chart.
    expect(whole.chart).toEqual([]);
  });

  it("is the number of people beside whom fewer than five are left", async () => {
    await come({ days: 3, count: 12, at: venue.locationId });
    await come({ days: 3, count: 3, type: "ONLINE" });
    const [whole, onsite] = [await shown(await keyWith()), await shown(await keyWith({ filter: "onsite" }))];
    expect(whole.told?.people?.people).toBe(15);
    expect(onsite.told).toEqual({ visits: 12, people: null });
    await come({ days: 3, count: 2, type: "ONLINE" });
    expect((await shown(await keyWith({ filter: "onsite" }))).told?.people?.people).toBe(12);
  });

  /** Whatever links a venue gave away, a group is told by the same whole batches on each of them. */
  it("is any part of a group: two links never differ by less than a batch", async () => {
    const table = await createTable(venue.id);
    for (const days of [20, 16, 12, 6, 3]) {
      await come({ days, count: 11, at: venue.locationId });
      await come({ days, count: 3, diets: ["nut_free"], at: venue.locationId });
      await come({ days, count: 1, diets: ["nut_free"], at: table.id });
      await come({ days, count: 2, diets: ["egg_free"], type: "ONLINE" });
    }
    await packDays();
    const batches = await db.groupBatch.findMany({ where: { venueId: venue.id, part: "all" } });
    const filters = [
      null,
      "onsite",
      "online",
      `table:${venue.locationId}`,
      `table:${table.id}`,
      "group:nut_free",
      "group:egg_free",
    ];
    for (const range of ["7d", "28d", "91d"]) {
      for (const filter of filters) {
        const figures = await shown(await keyWith({ range, filter }));
        if (filter !== null) expect(figures.groups).toEqual([]);
        const told = [
          ...figures.groups,
          ...(filter?.startsWith("group:") && figures.told
            ? [{ name: filter.slice(6), visits: figures.told.visits }]
            : []),
        ];
        for (const { name, visits } of told) {
          const within = batches.filter(
            (each) => each.category === name && each.at >= new Date(figures.from) && each.at < new Date(figures.to),
          );
          expect([name, visits]).toEqual([name, within.reduce((sum, each) => sum + each.visits, 0)]);
          for (const each of within) expect(each.visits).toBeGreaterThanOrEqual(5);
        }
        // Beside nuts and eggs the sum of both would tell who has something else; so would those who have nothing.
        const named = figures.groups.map(({ name }) => name);
        expect(named.filter((name) => name === "allergic" || name === "none" || name.startsWith("health:"))).toEqual(
          [],
        );
      }
      await db.figureLink.deleteMany({ where: { venueId: venue.id } });
    }
    expect(batches.length).toBeGreaterThan(0);
  });
});
