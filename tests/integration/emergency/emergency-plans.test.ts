import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { PUT as put, DELETE as remove } from "@/app/api/emergency-plans/[of]/route";
import { GET as list } from "@/app/api/emergency-plans/route";
import { DELETE as removePerson } from "@/app/api/household/people/[id]/route";
import { POST as addPerson } from "@/app/api/household/people/route";
import type { EmergencyOfWire, EmergencyPlanWire } from "@/lib/schemas/emergency";
import type { TablePersonWire } from "@/lib/schemas/household";
import { db } from "@/server/db/client";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { call } from "../../support/request";

let parent: SignedInPerson;
let stranger: SignedInPerson;
let leo: string;

const BLANK = {
  ...{ country: null, is_child: false, signs: null, pens: [], steps: [], contacts: [] },
  ...{ source: null, source_day: null, read_at: null },
};
const WRITTEN = {
  ...BLANK,
  country: "GB",
  is_child: true,
  pens: [{ name: "Adrenaline 0.15 mg", place: "Red pouch", good_until: "2027-03" }],
  steps: ["10 ml of the antihistamine"],
  contacts: [{ name: "Mira, his mother", phone: "+44 1632 960101" }],
  source: "the plan of the clinic",
  source_day: "2026-03-02",
};

const write = (of: string, body: object, who = parent) =>
  call<EmergencyPlanWire>(put, { method: "PUT", token: who.token, body, params: { of } });
const plans = async (who = parent) => (await call<EmergencyOfWire[]>(list, { token: who.token })).body;

beforeEach(async () => {
  [parent, stranger] = [await createSignedInPerson(), await createSignedInPerson()];
  const body = { name: "Leo", diets: [], limits: [{ ingredient_id: "peanut", severity: "severe" }] };
  leo = (await call<TablePersonWire>(addPerson, { token: parent.token, body })).body.id;
});

describe("an emergency page", () => {
  it("is listed for oneself and for each person whose card one keeps, with or without a plan", async () => {
    expect((await write(leo, WRITTEN)).status).toBe(200);
    const [own, child, ...others] = await plans();
    expect(others).toEqual([]);
    expect(own).toEqual({ of: "me", person: null, plan: null });
    const { read_at: _, ...written } = WRITTEN;
    expect(child).toEqual({
      of: leo,
      person: expect.objectContaining({ name: "Leo" }),
      plan: { ...written, updated_at: expect.any(String) },
    });
  });

  it("is read and changed by nobody else", async () => {
    await write(leo, WRITTEN);
    await write("me", { ...BLANK, country: "DE" });
    expect(await plans(stranger)).toEqual([{ of: "me", person: null, plan: null }]);
    expect((await write(leo, WRITTEN, stranger)).status).toBe(404);
    expect((await call(remove, { method: "DELETE", token: stranger.token, params: { of: leo } })).status).toBe(404);
    expect((await call(list, {})).status).toBe(401);
    expect((await plans())[1]?.plan?.country).toBe("GB");
  });

  it("is not overwritten by a tab that has read an older one, nor by two at once", async () => {
    const first = (await write("me", { ...BLANK, country: "DE" })).body;
    const both = await Promise.all(
      ["FR", "ES"].map((country) => write("me", { ...BLANK, country, read_at: first.updated_at })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await write("me", { ...BLANK, country: "IT" })).status).toBe(409);
    const saved = both.find(({ status }) => status === 200)?.body;
    expect((await plans())[0]?.plan).toEqual(saved);
    expect(await db.emergencyPlan.count({ where: { ownerId: parent.id } })).toBe(1);
  });

  it.each([
    ["a country of no list", { country: "XX" }],
    ["a month that is none", { pens: [{ name: "Pen", place: null, good_until: "2027-13" }] }],
    ["a pen without a name", { pens: [{ name: " ", place: null, good_until: null }] }],
    ["a number that dials something else", { contacts: [{ name: "Mira", phone: "tel:112;ext=1" }] }],
    ["too many pens", { pens: Array.from({ length: 7 }, () => ({ name: "Pen", place: null, good_until: null })) }],
    ["too long signs", { signs: "x".repeat(301) }],
    ["a field that does not exist", { pills: [] }],
  ])("refuses %s", async (_, wrong) => {
    expect((await write("me", { ...WRITTEN, ...wrong })).status).toBe(422);
    expect((await plans())[0]?.plan).toBeNull();
  });

  it("goes with the person's card, and with one's own wish", async () => {
    await write(leo, WRITTEN);
    await write("me", WRITTEN);
    await call(removePerson, { method: "DELETE", token: parent.token, params: { id: leo } });
    expect(await plans()).toHaveLength(1);
    expect((await call(remove, { method: "DELETE", token: parent.token, params: { of: "me" } })).status).toBe(204);
    expect(await db.emergencyPlan.count({ where: { ownerId: parent.id } })).toBe(0);
    expect((await write(randomUUID(), WRITTEN)).status).toBe(404);
  });
});
