import ICAL from "ical.js";
import { beforeEach, describe, expect, it } from "vitest";
import { DELETE as leaveHousehold } from "@/app/api/households/[id]/me/route";
import { DELETE as remove } from "@/app/api/meal-plan/calendars/[id]/route";
import { POST as create, GET as list } from "@/app/api/meal-plan/calendars/route";
import { PATCH as change } from "@/app/api/meal-plan/entries/[id]/route";
import { POST as add } from "@/app/api/meal-plan/entries/route";
import { GET as readFeed } from "@/app/api/meal-plan/feed/[key]/route";
import { PUT as setAllergy } from "@/app/user/allergies/[key]/route";
import { DAY_MS } from "@/lib/durations";
import type { CalendarWire } from "@/lib/schemas/meal-calendars";
import type { PlanEntryWire } from "@/lib/schemas/meal-plan";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { createRecipeOf } from "../../factories/recipes";
import { statusesAtOnce } from "../../support/at-once";
import { call } from "../../support/request";

const TODAY = now().toISOString().slice(0, 10);
let person: SignedInPerson;
beforeEach(async () => {
  person = await createSignedInPerson();
});

const make = (body: object = { household_id: null }, { token } = person, headers: Record<string, string> = {}) =>
  call<CalendarWire>(create, { token, body, headers });
const listed = async ({ token } = person) => (await call<CalendarWire[]>(list, { token })).body;
const fileOf = ({ url }: CalendarWire) => new URL(url).pathname.split("/").at(-1) ?? "";
const read = (calendar: CalendarWire, headers: Record<string, string> = {}) =>
  call<string>(readFeed, { params: { key: fileOf(calendar) }, headers });
const plan = async (body: object, { token } = person) =>
  (await call<PlanEntryWire>(add, { token, body: { day: TODAY, meal: "dinner", ...body } })).body;

/** The events as an independent reader of RFC 5545 understands them. */
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((each) => new ICAL.Event(each));

describe("the calendar of a plan", () => {
  it("shows each meal at its hour, on no time zone, with servings and the recipe's page", async () => {
    const soup = await createRecipeOf(person.id, ["2 leeks"], { title: "Soup; leeks, cream\\milk" });
    const dinner = await plan({ recipe_id: soup.id, servings: 3 });
    await plan({ note: "Überreste vom Sonntag, und noch viel mehr davon, als in eine Zeile passt", meal: "lunch" });
    const calendar = (await make()).body;
    const { status, headers, body } = await read(calendar);
    expect([status, headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
    const [lunch, meal] = eventsIn(body);
    expect(lunch?.summary).toBe("Lunch: Überreste vom Sonntag, und noch viel mehr davon, als in eine Zeile passt");
    expect(meal).toMatchObject({ uid: `${dinner.id}@localhost`, summary: "Dinner: Soup; leeks, cream\\milk" });
    expect(meal?.startDate.toString()).toBe(`${TODAY}T18:30:00`);
    expect(meal?.startDate.zone?.tzid).toBe("floating");
    expect(meal?.description).toBe(`3 servings\nhttp://localhost:3000/recipes/${soup.id}/view`);
    for (const line of body.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  });

  it("says nothing of the card, and no verdict", async () => {
    await call(setAllergy, {
      method: "PUT",
      token: person.token,
      params: { key: "peanut" },
      body: { severity: "severe" },
    });
    const satay = await createRecipeOf(person.id, ["200 g peanuts"], { title: "Satay" });
    await plan({ recipe_id: satay.id });
    const { body } = await read((await make()).body);
    expect(body).toContain("Satay");
    expect(body).not.toMatch(/peanut|allerg|conflict|severe/i);
    expect(body).not.toContain(person.id);
  });

  it("is in the language in which it was made", async () => {
    await plan({ note: "Reste" });
    const german = (await make({ household_id: null }, person, { "accept-language": "de-AT" })).body;
    expect(eventsIn((await read(german)).body)[0]?.summary).toBe("Abendessen: Reste");
  });

  it("answers 304 until the plan changes", async () => {
    const entry = await plan({ note: "Leftovers" });
    const calendar = (await make()).body;
    const first = await read(calendar);
    const tag = first.headers.get("etag") ?? "";
    expect(await read(calendar, { "if-none-match": tag })).toMatchObject({ status: 304, body: null });
    await call(change, { method: "PATCH", token: person.token, params: { id: entry.id }, body: { note: "Pizza" } });
    const later = await read(calendar, { "if-none-match": tag });
    expect(later.status).toBe(200);
    expect(eventsIn(later.body)[0]).toMatchObject({ uid: `${entry.id}@localhost`, summary: "Dinner: Pizza" });
  });

  it("holds what is near, not all that was ever planned", async () => {
    const long = new Date(now().getTime() - 60 * DAY_MS).toISOString().slice(0, 10);
    const far = new Date(now().getTime() + 200 * DAY_MS).toISOString().slice(0, 10);
    for (const day of [long, TODAY, far]) await plan({ note: day, day });
    expect(eventsIn((await read((await make()).body)).body).map(({ summary }) => summary)).toEqual([
      `Dinner: ${TODAY}`,
    ]);
  });

  it("is one for each plan, also when two tabs make it at once, and its key is stored nowhere", async () => {
    expect(await statusesAtOnce(4, () => make())).toEqual({ 201: 4 });
    const [calendar, ...more] = await listed();
    expect(more).toEqual([]);
    expect(calendar).toMatchObject({ household: null, last_read_at: null });
    if (!calendar) throw new Error("No calendar");
    await read(calendar);
    expect((await listed())[0]?.last_read_at).not.toBeNull();
    expect(JSON.stringify(await db.calendarFeed.findMany())).not.toContain(fileOf(calendar).replace(".ics", ""));
  });

  it("ends at once, and the next one has another address", async () => {
    const calendar = (await make()).body;
    const ask = { token: person.token, method: "DELETE", params: { id: calendar.id } };
    expect([(await call(remove, ask)).status, (await call(remove, ask)).status]).toEqual([204, 404]);
    expect((await read(calendar)).status).toBe(404);
    expect((await make()).body.url).not.toBe(calendar.url);
    expect((await call(readFeed, { params: { key: `${"A".repeat(43)}.ics` } })).status).toBe(404);
  });

  it("of a household shows what all of them plan, and ends with the membership", async () => {
    const other = await createSignedInPerson();
    const { id: householdId } = await db.household.create({ data: { name: "Elm Street" } });
    for (const [{ id: userId }, isKeeper] of [
      [other, true],
      [person, false],
    ] as const) {
      await db.householdMember.create({ data: { householdId, userId, isKeeper, rows: [], joinedAt: now() } });
    }
    await plan({ note: "Pancakes", household_id: householdId }, other);
    await plan({ note: "Mine alone" });
    const calendar = (await make({ household_id: householdId })).body;
    expect(calendar.household).toEqual({ id: householdId, name: "Elm Street" });
    const { body } = await read(calendar);
    expect(body).toContain("Meal plan: Elm Street");
    expect(eventsIn(body).map(({ summary }) => summary)).toEqual(["Dinner: Pancakes"]);
    const leaving = { method: "DELETE", token: person.token, params: { id: householdId } };
    expect((await call(leaveHousehold, leaving)).status).toBe(204);
    expect((await read(calendar)).status).toBe(404);
    expect(await listed()).toEqual([]);
    expect((await make({ household_id: householdId })).status).toBe(404);
  });
});
