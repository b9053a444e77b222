import { beforeEach, describe, expect, it } from "vitest";
import { GET as getDay, PUT as setDay } from "@/app/api/team/first-day/route";
import { POST as createVenue } from "@/app/api/venues/route";
import type { FirstDayWire } from "@/lib/schemas/first-day";
import { FIRST_DAY_STEPS } from "@/lib/team/first-day";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { createMappedClient, createTable } from "../../factories/places";
import { createMember } from "../../factories/team";
import { createVisit } from "../../factories/visits";
import { call } from "../../support/request";

let owner: SignedInPerson;
beforeEach(async () => {
  owner = await createSignedInPerson({ accountType: "business" });
});

const day = async (token = owner.token) => (await call<FirstDayWire>(getDay, { token })).body;
const done = async () =>
  (await day()).steps.filter(({ done_at }) => done_at !== null).map(({ key, count }) => [key, count]);
const set = (body: unknown) => call<FirstDayWire>(setDay, { token: owner.token, method: "PUT", body });

describe("the first day", () => {
  it("is counted from what is there, step by step", async () => {
    expect(await day()).toMatchObject({ is_put_away: false, has_guests: false });
    expect((await day()).steps.map(({ key }) => key)).toEqual([...FIRST_DAY_STEPS]);
    expect(await done()).toEqual([]);

    const { body } = await call<{ id: string }>(createVenue, {
      token: owner.token,
      body: { name: "Lungara", city: "Bristol", country: "UK" },
    });
    const venueId = body.id;
    await createTable(venueId);
    const table = await createTable(venueId);
    expect(await done()).toEqual([
      ["venue", 1],
      ["tables", 2],
    ]);
    await db.location.update({ where: { id: table.id }, data: { printedAt: now() } });
    const fact = { subject: "eggs", state: "free_from", saidBy: "Chiara", saidAt: now(), recipe: "" } as const;
    const dish = { venueId, position: 0, name: "Sorbet", description: "lemon", verdicts: {}, engineVersion: "1" };
    const stored = await db.venueDish.create({ data: { ...dish, facts: { create: fact } } });
    await db.kitchenTablet.create({
      data: { venueId, name: "Pass", createdAt: now(), codeHash: "c", codeEndsAt: now() },
    });
    expect((await done()).slice(2)).toEqual([
      ["print", 1],
      ["menu", 1],
      ["kitchen", 1],
    ]);
    // A code that nobody typed yet is no tablet.
    await db.kitchenTablet.updateMany({
      where: { venueId },
      data: { codeHash: null, codeEndsAt: null, tokenHash: "t", pairedAt: now() },
    });
    await createMappedClient(owner.id, venueId, "A-1");
    expect(await done()).toHaveLength(7);
    // What the kitchen took back is no longer signed.
    await db.dishFact.updateMany({ where: { dishId: stored.id }, data: { endedAt: now(), ended: "taken_back" } });
    expect(await done()).toHaveLength(6);
    await createVisit(venueId);
    expect((await day()).has_guests).toBe(true);
  });

  it("is put away for everybody, and its step for developers can be left out", async () => {
    const other = await createMember(owner.id, [{ role: "owner", venueId: null }]);
    expect((await set({ is_put_away: true })).body.is_put_away).toBe(true);
    expect(await day(other.token)).toMatchObject({ is_put_away: true });
    await set({ is_put_away: false, needs_application: false });
    const { steps, is_put_away } = await day(other.token);
    expect(is_put_away).toBe(false);
    expect(steps.filter(({ is_needed }) => !is_needed).map(({ key }) => key)).toEqual(["application"]);
    await set({ needs_application: true });
    expect((await day()).steps.every(({ is_needed }) => is_needed)).toBe(true);
  });

  it.each([{}, { is_put_away: "yes" }, { steps: [] }])("refuses %j", async (body) => {
    expect((await set(body)).status).toBe(422);
  });

  it("shows a manager of one venue that venue's steps alone", async () => {
    const venues = await Promise.all(
      ["One", "Two"].map((name) =>
        db.venue.create({ data: { ownerId: owner.id, name, city: "Bath", country: "UK", createdAt: now() } }),
      ),
    );
    for (const { id } of venues) await createTable(id);
    const manager = await createMember(owner.id, [{ role: "manager", venueId: venues[0]?.id ?? "" }]);
    const { steps } = await day(manager.token);
    expect(steps.map(({ key, count }) => [key, count])).toEqual([
      ["tables", 1],
      ["print", 0],
      ["menu", 0],
      ["kitchen", 0],
      ["tablet", 0],
    ]);
  });
});
