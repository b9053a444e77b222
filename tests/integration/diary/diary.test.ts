import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { PATCH as change, DELETE as remove } from "@/app/api/diary/[id]/route";
import { GET as listEaten } from "@/app/api/diary/eaten/route";
import { GET as exportDiary } from "@/app/api/diary/export/route";
import { GET as list, POST as write } from "@/app/api/diary/route";
import { GET as exportAccount } from "@/app/user/export/route";
import { PUT as give, DELETE as withdraw } from "@/app/user/health-consents/[part]/route";
import { GET as listConsents } from "@/app/user/health-consents/route";
import { HEALTH_CONSENT_EDITION } from "@/lib/profile/health-consent";
import type { DiaryEntryWire, DiaryWire, EatenWire } from "@/lib/schemas/diary";
import type { AccountExportWire } from "@/lib/schemas/export";
import type { HealthConsentsWire } from "@/lib/schemas/health-consent";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { pageQuery } from "@/server/diary/list-entries";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { createVenue } from "../../factories/places";
import { statusesAtOnce } from "../../support/at-once";
import { call } from "../../support/request";

let person: SignedInPerson;
let other: SignedInPerson;

const agree = ({ token } = person) =>
  call(give, { method: "PUT", token, params: { part: "diary" }, body: { edition: HEALTH_CONSENT_EDITION } });
const soup = (more: object = {}) => ({
  ...{ id: randomUUID(), kind: "eaten", day: "2026-11-30", time: "18:30", what: "Tomato soup" },
  ...more,
});
const itching = (more: object = {}) => soup({ kind: "symptom", what: "Itching", strength: "moderate", ...more });
const put = (body: object, { token } = person) => call<DiaryEntryWire>(write, { token, body });
const read = async (query: Record<string, string> = {}, { token } = person) =>
  (await call<DiaryWire>(list, { token, query })).body;
const patch = (id: string, body: object, { token } = person) =>
  call<DiaryEntryWire>(change, { method: "PATCH", token, params: { id }, body });
const drop = (id: string, { token } = person) => call(remove, { method: "DELETE", token, params: { id } });
const consent = async () =>
  (await call<HealthConsentsWire>(listConsents, { token: person.token })).body.parts.find(
    ({ part }) => part === "diary",
  );
const take = (erases: string[]) =>
  call(withdraw, { method: "DELETE", token: person.token, params: { part: "diary" }, body: { erases } });

beforeEach(async () => {
  person = await createSignedInPerson();
  other = await createSignedInPerson();
});

describe("the consent to a diary", () => {
  it("is off until the person gives it, for every kind of call, and other consents do not turn it on", async () => {
    for (const part of ["allergies", "health"])
      await call(give, {
        ...{ method: "PUT", token: person.token, params: { part } },
        body: { edition: HEALTH_CONSENT_EDITION },
      });
    expect(await put(soup())).toMatchObject({ status: 403, body: { code: "health_consent_required" } });
    expect(await read()).toEqual({ is_on: false, entries: [], has_more: false });
    expect(await db.diaryEntry.count({ where: { userId: person.id } })).toBe(0);
    await agree();
    expect((await put(soup())).status).toBe(201);
    expect(await read()).toMatchObject({ is_on: true, entries: [{ what: "Tomato soup" }] });
  });

  it("says what is recorded by its months, and its withdrawal erases all of it and ends no sharing", async () => {
    await agree();
    for (const day of ["2026-10-03", "2026-11-30", "2026-11-29"]) await put(soup({ day }));
    const before = await consent();
    expect(before).toMatchObject({ in_force: true, ends_sharing: false });
    expect(before?.recorded).toEqual([
      { key: "2026-10:1", label: "2026-10: 1", entries: 1 },
      { key: "2026-11:2", label: "2026-11: 2", entries: 2 },
    ]);
    await put(soup());
    // An entry was written after the person was shown what would be erased.
    expect((await take(["2026-10:1", "2026-11:2"])).status).toBe(409);
    expect(await db.diaryEntry.count({ where: { userId: person.id } })).toBe(4);
    expect((await take(["2026-10:1", "2026-11:3"])).status).toBe(200);
    expect(await db.diaryEntry.count({ where: { userId: person.id } })).toBe(0);
    expect(await consent()).toMatchObject({ in_force: false, recorded: [] });
    expect((await put(soup())).status).toBe(403);
  });

  it("that is withdrawn while entries are written leaves none", async () => {
    await agree();
    await Promise.all([...Array.from({ length: 6 }, () => put(soup())), take([])]);
    const { in_force: isInForce, recorded = [] } = (await consent()) ?? {};
    if (!isInForce) expect(recorded).toEqual([]);
    await take(recorded.map(({ key }) => key));
    expect(await db.diaryEntry.count({ where: { userId: person.id } })).toBe(0);
  });
});

describe("an entry of a diary", () => {
  beforeEach(async () => {
    await agree();
  });

  it("is written once by its id, however often and from however many tabs it is sent", async () => {
    const body = itching({ note: "Arms\nand neck" });
    expect(await statusesAtOnce(8, () => put(body))).toEqual({ 201: 8 });
    expect((await put({ ...body, what: "Something else" })).body.what).toBe("Itching");
    expect((await read()).entries).toEqual([
      {
        ...{ id: body.id, kind: "symptom", day: "2026-11-30", time: "18:30", what: "Itching" },
        ...{ strength: "moderate", note: "Arms\nand neck", source: "own" },
      },
    ]);
  });

  it("has an id of its person only, so nobody learns of another's", async () => {
    await agree(other);
    const body = soup();
    await put(body);
    expect((await put({ ...body, what: "Rice" }, other)).body.what).toBe("Rice");
    expect((await read()).entries).toMatchObject([{ what: "Tomato soup" }]);
  });

  it.each([
    ["a strength of what was eaten", soup({ strength: "mild" }), "strength"],
    ["a symptom without strength", itching({ strength: undefined }), "strength"],
    ["another strength", itching({ strength: "awful" }), "strength"],
    ["nothing eaten", soup({ what: " " }), "what"],
    ["no words at all", soup({ what: undefined }), "what"],
    ["words beyond the limit", soup({ what: "x".repeat(201) }), "what"],
    ["a note beyond the limit", soup({ note: "x".repeat(1001) }), "note"],
    ["an hour that is none", soup({ time: "24:00" }), "time"],
    ["a day that is none", soup({ day: "2026-02-30" }), "day"],
    ["a day that is to come", soup({ day: "2099-01-01" }), "day"],
    ["an id that is none", soup({ id: "1" }), "id"],
    ["a symptom taken from a food", itching({ taken_from: { source: "check", id: randomUUID() } }), "taken_from"],
    ["another kind", soup({ kind: "mood" }), "kind"],
  ])("is refused with %s, with the field", async (_name, body, field) => {
    const { status, body: answer } = await put(body);
    expect(status).toBe(422);
    expect(JSON.stringify(answer)).toContain(`"${field}"`);
    expect(await db.diaryEntry.count({ where: { userId: person.id } })).toBe(0);
  });

  it("is changed and removed by its person alone", async () => {
    await agree(other);
    const { id } = itching();
    await put(itching({ id }));
    expect((await patch(id, { note: "Taken" }, other)).status).toBe(404);
    expect((await drop(id, other)).status).toBe(404);
    expect((await patch(id, {})).status).toBe(422);
    expect((await patch(id, { kind: "eaten" })).status).toBe(422);
    expect((await patch(id, { strength: "severe", time: "07:05", note: "" })).body).toMatchObject({
      ...{ strength: "severe", time: "07:05", note: null, what: "Itching" },
    });
    const food = soup();
    await put(food);
    expect((await patch(food.id, { strength: "mild" })).status).toBe(422);
    expect(await drop(id)).toMatchObject({ status: 204 });
    expect((await drop(id)).status).toBe(404);
    expect((await patch(id, { note: "x" })).status).toBe(404);
  });

  it("is taken from a food that was checked, a visit, and a recipe that was cooked, and from no one else's", async () => {
    const venue = await createVenue({ name: "Zorblax Bistro" });
    const stay = { venueId: venue.id, visitType: "GENERAL" as const, expiresAt: new Date(now().getTime() + 3_600_000) };
    const [visit, check, cooking, foreign] = await Promise.all([
      db.visit.create({ data: { ...stay, userId: person.id } }),
      db.foodCheck.create({
        data: { userId: person.id, kind: "text", text: "Oats,\nsalt.", textAt: now(), checkedAt: now() },
      }),
      db.cooking.create({ data: { userId: person.id, title: "Lentil dal", day: new Date("2026-11-29") } }),
      db.cooking.create({ data: { userId: other.id, title: "Secret stew", day: new Date("2026-11-29") } }),
    ]);
    const { body: eaten } = await call<EatenWire>(listEaten, { token: person.token });
    expect(eaten.map(({ source, id, what }) => [source, id, what])).toEqual([
      ["recipe", cooking.id, "Lentil dal"],
      ["visit", visit.id, "Zorblax Bistro"],
      ["check", check.id, "Oats, salt."],
    ]);
    expect(eaten[0]).toMatchObject({ day: "2026-11-29", at: null });
    const from = (source: string, id: string, more: object = { what: undefined }) =>
      put(soup({ taken_from: { source, id }, ...more }));
    expect((await from("visit", visit.id, { what: "Fish at Zorblax" })).body).toMatchObject({
      ...{ what: "Fish at Zorblax", source: "visit" },
    });
    expect((await from("check", check.id)).body).toMatchObject({ what: "Oats, salt.", source: "check" });
    expect((await from("recipe", cooking.id)).body).toMatchObject({ what: "Lentil dal", source: "recipe" });
    expect((await from("recipe", foreign.id)).status).toBe(404);
    expect((await from("check", cooking.id)).status).toBe(404);
    // It outlives what it was taken from.
    await db.cooking.delete({ where: { id: cooking.id } });
    expect((await read()).entries.filter(({ source }) => source === "recipe")).toHaveLength(1);
  });
});

describe("a diary", () => {
  beforeEach(async () => {
    await agree();
  });

  it("is read page by page, the latest first, without losing or repeating an entry", async () => {
    const moments = ["08:00", "08:00", "08:00", "12:30", "23:59"];
    for (const day of ["2026-11-28", "2026-11-30", "2026-11-29"])
      for (const time of moments) await put(soup({ day, time }));
    const seen: DiaryEntryWire[] = [];
    for (let more = true; more; ) {
      const last = seen.at(-1);
      const page = await read({ limit: "4", ...(last ? { before: last.id } : {}) });
      seen.push(...page.entries);
      more = page.has_more;
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(15);
    const keys = seen.map(({ day, time, id }) => `${day} ${time} ${id}`);
    expect(keys).toEqual([...keys].sort().reverse());
    expect((await call(list, { token: other.token, query: { before: seen[0]?.id ?? "" } })).status).toBe(404);
  });

  it("is read by days and by kind, and days out of order are refused", async () => {
    await put(soup({ day: "2026-11-28" }));
    await put(itching({ day: "2026-11-29" }));
    await put(soup({ day: "2026-11-30" }));
    const days = async (query: Record<string, string>) => (await read(query)).entries.map(({ day }) => day.slice(8));
    expect(await days({ from: "2026-11-29" })).toEqual(["30", "29"]);
    expect(await days({ to: "2026-11-29" })).toEqual(["29", "28"]);
    expect(await days({ from: "2026-11-29", to: "2026-11-29" })).toEqual(["29"]);
    expect(await days({ kind: "symptom" })).toEqual(["29"]);
    const wrong = { from: "2026-11-30", to: "2026-11-29" };
    for (const handler of [list, exportDiary])
      expect((await call(handler, { token: person.token, query: wrong })).status).toBe(422);
  });

  it("is a table for a doctor, of the wanted days, in the order in which it happened, and runs no formula", async () => {
    await put(itching({ day: "2026-11-30", time: "20:00", note: "Arms, neck" }));
    await put(soup({ day: "2026-11-30", time: "18:30", what: "=1+1" }));
    await put(soup({ day: "2026-10-01" }));
    const answer = await exportDiary(
      new Request("http://localhost:3000/api/diary/export?from=2026-11-01", {
        headers: { authorization: `Bearer ${person.token}` },
      }),
      { params: Promise.resolve({}) },
    );
    expect(answer.headers.get("content-type")).toContain("text/csv");
    expect((await answer.text()).replace("\ufeff", "").trim().split("\r\n")).toEqual([
      "day,time,kind,what,strength,note,taken from",
      "2026-11-30,18:30,eaten,'=1+1,,,",
      '2026-11-30,20:00,symptom,Itching,moderate,"Arms, neck",',
    ]);
  });

  it("is in its person's export, in nobody else's, and goes with the account", async () => {
    await put(itching());
    const exported = async ({ token }: SignedInPerson) =>
      (await call<AccountExportWire>(exportAccount, { token })).body.diary;
    expect(await exported(person)).toMatchObject([{ what: "Itching", strength: "moderate" }]);
    expect(await exported(other)).toEqual([]);
    await db.user.delete({ where: { id: person.id } });
    expect(await db.diaryEntry.count({ where: { userId: person.id } })).toBe(0);
  });

  it("is found by the index of its person's days, however long it is", async () => {
    const fill = (userId: string) => db.$executeRaw`
      INSERT INTO diary_entries (user_id, id, kind, day, minute, what, created_at, updated_at)
      SELECT ${userId}::uuid, gen_random_uuid(), 'eaten', date '2024-01-01' + (n / 5), (n * 37) % 1440, 'Soup', now(), now()
      FROM generate_series(1, 5000) n`;
    await fill(person.id);
    await fill(other.id);
    await db.$executeRaw`ANALYZE diary_entries`;
    const after = await db.diaryEntry.findFirstOrThrow({ where: { userId: person.id, day: new Date("2025-06-01") } });
    const query = { from: "2024-02-01", to: "2025-12-31", limit: 20 };
    const plan = await db.$queryRaw<{ "QUERY PLAN": string }[]>`EXPLAIN ${pageQuery(person.id, query, after)}`;
    const steps = plan.map((row) => row["QUERY PLAN"]).join("\n");
    expect(steps).toContain("diary_entries_user_id_day_minute_id_idx");
    expect(steps).not.toMatch(/Sort|Seq Scan/);
    const page = await read({ ...query, limit: "20", before: after.id });
    expect(page.entries).toHaveLength(20);
    expect(page.has_more).toBe(true);
  });
});
