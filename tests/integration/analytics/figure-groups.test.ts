import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { GET as getFigures } from "@/app/api/visits/venue/[venueId]/figures/route";
import type { DietKey } from "@/lib/dietary/diets";
import type { FiguresWire } from "@/lib/schemas/figures";
import { packDays } from "@/server/analytics/figures/pack-days";
import { deleteAccount } from "@/server/auth/delete-account";
import { db } from "@/server/db/client";
import { createPerson } from "../../factories/people";
import { createVenue } from "../../factories/places";
import { createMember } from "../../factories/team";
import { createVisit } from "../../factories/visits";
import { call } from "../../support/request";

type Came = { days: number; count: number; diets?: DietKey[]; at?: string; email?: (n: number) => string };

/** Guests of whom each came once, so many days ago. Returns their ids. */
async function come(venueId: string, { days, count, diets = [], at, email }: Came): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n++) {
    const { id } = await createPerson({ email: email ? email(n) : `guest@${randomUUID()}.example` });
    await createVisit(venueId, {
      userId: id,
      hoursAgo: days * 24,
      shown: { diets },
      ...(at ? { locationId: at } : {}),
    });
    ids.push(id);
  }
  return ids;
}

async function asking(ownerId: string) {
  const { token } = await createMember(ownerId, [{ role: "analyst", venueId: null }]);
  return async (venueId: string, query: Record<string, string>) => {
    const { status, body } = await call<FiguresWire>(getFigures, { token, params: { venueId }, query });
    expect(status).toBe(200);
    return body;
  };
}
const visitsOf = ({ groups }: FiguresWire, name: string) => groups?.items.find((each) => each.name === name)?.visits;

describe("groups among the figures", () => {
  it("are told from five guests on, and stay as they were when one of them deletes the account", async () => {
    const venue = await createVenue();
    const ask = await asking(venue.ownerId);
    await come(venue.id, { days: 6, count: 12 });
    await come(venue.id, { days: 4, count: 12 });
    const vegans = await come(venue.id, { days: 6, count: 4, diets: ["vegan"] });
    vegans.push(...(await come(venue.id, { days: 4, count: 1, diets: ["vegan"] })));
    await come(venue.id, { days: 4, count: 4, diets: ["keto"] });
    await packDays();
    const before = await ask(venue.id, { range: "28d" });
    expect([visitsOf(before, "vegan"), visitsOf(before, "keto")]).toEqual([5, undefined]);
    await deleteAccount(vegans[0] ?? "");
    await packDays();
    const after = await ask(venue.id, { range: "28d" });
    expect(after.groups).toEqual(before.groups);
    expect(after.onsite).toBe(before.onsite);
    expect(JSON.stringify(await db.groupProgress.findMany())).not.toMatch(new RegExp(vegans.join("|")));
  });

  it("differ by whole batches between ranges that differ by a day", async () => {
    const venue = await createVenue();
    const ask = await asking(venue.ownerId);
    for (const days of [20, 18, 16, 14, 12, 10, 8]) {
      await come(venue.id, { days, count: 11 });
      await come(venue.id, { days, count: 2, diets: ["vegan"] });
    }
    await packDays();
    const told: number[] = [];
    for (let first = 22; first > 6; first--) {
      const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
      told.push(visitsOf(await ask(venue.id, { range: "custom", from: day(first), to: day(1) }), "vegan") ?? 0);
    }
    const steps = told.slice(1).map((each, n) => (told[n] ?? 0) - each);
    expect(Math.max(...told)).toBe(12);
    expect(steps.filter((step) => step !== 0)).toEqual([6, 6]);
  });

  it("are not filled up by guests whom the venue invented", async () => {
    const venue = await createVenue();
    const ask = await asking(venue.ownerId);
    await come(venue.id, { days: 5, count: 15 });
    await come(venue.id, { days: 5, count: 1, diets: ["vegan"] });
    const domain = `${randomUUID()}.example`;
    await come(venue.id, { days: 5, count: 9, diets: ["vegan"], email: (n) => `invented${n}@${domain}` });
    await packDays();
    const figures = await ask(venue.id, { range: "28d", compare: "none" });
    expect([figures.onsite, visitsOf(figures, "vegan")]).toEqual([25, undefined]);
  });

  it("are told of one table only where no other table's part can be subtracted", async () => {
    const venue = await createVenue();
    const ask = await asking(venue.ownerId);
    await come(venue.id, { days: 5, count: 12 });
    await come(venue.id, { days: 5, count: 12, at: venue.locationId });
    await come(venue.id, { days: 5, count: 26, diets: ["vegan"], at: venue.locationId });
    await come(venue.id, { days: 5, count: 1, diets: ["vegan"] });
    await packDays();
    expect(visitsOf(await ask(venue.id, { range: "28d" }), "vegan")).toBe(27);
    for (const table of [venue.locationId, "none"]) {
      expect(visitsOf(await ask(venue.id, { range: "28d", table }), "vegan")).toBeUndefined();
      const { groups } = await ask(venue.id, { range: "28d", group: "vegan", table });
      expect([groups?.chosen?.visits, groups?.chosen?.parts.filter(({ name }) => name.startsWith("table"))]).toEqual([
        0,
        [],
      ]);
    }
  });

  it("are not told under two filters, and are refused as a filter beside two", async () => {
    const venue = await createVenue();
    const ask = await asking(venue.ownerId);
    expect((await ask(venue.id, { hour: "20", type: "online" })).groups).toBeNull();
    const { token } = await createMember(venue.ownerId, [{ role: "analyst", venueId: null }]);
    const refused = await call(getFigures, {
      ...{ token, params: { venueId: venue.id }, query: { group: "vegan", hour: "20", type: "online" } },
    });
    expect(refused.status).toBe(422);
  });
});
