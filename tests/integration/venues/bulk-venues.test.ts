import { beforeEach, describe, expect, it } from "vitest";
import { POST as changeVenues } from "@/app/api/bulk-venues/route";
import { POST as validateRows } from "@/app/api/validate-csv/route";
import type { BulkVenuesWire, ValidateRowsWire } from "@/lib/schemas/venue-rows";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { createPerson, createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { createVenue } from "../../factories/places";
import { statusesAtOnce } from "../../support/at-once";
import { call } from "../../support/request";

let owner: SignedInPerson;
beforeEach(async () => {
  owner = await createSignedInPerson({ accountType: "business" });
});
type Rows = Record<string, unknown>[];
const row = (name: string, internal_id = "") => ({ name, city: "Bristol", state: "", country: "UK", internal_id });
const upload = (venues: unknown, action: unknown = "add", token = owner.token) =>
  call<BulkVenuesWire>(changeVenues, { body: { venues, action }, token });
const validate = (rows: Rows, action?: string) =>
  call<ValidateRowsWire>(validateRows, { body: { rows, ...(action ? { action } : {}) }, token: owner.token });
const stored = () =>
  db.venue.findMany({
    where: { ownerId: owner.id },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { id: true, name: true, internalId: true },
  });
const names = async () => (await stored()).map(({ name }) => name);

describe("checking a file of venues", () => {
  it("returns the valid rows and what is wrong with the others, and writes nothing", async () => {
    const answer = await validate([row(" Lungara ", "1"), row("", "2"), row("Forno", "1")]);
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        valid: false,
        errors: [
          { row_number: 2, error_message: "Name is required" },
          { row_number: 3, error_message: "Internal ID 1 is used by row 1 already" },
        ],
        rows: [{ name: "Lungara", city: "Bristol", state: null, country: "UK", internal_id: "1" }],
        counts: null,
      },
    ]);
    expect(await stored()).toEqual([]);
  });

  it("previews what an action would do", async () => {
    await upload([row("Lungara", "1"), row("Gone", "9")]);
    const answer = await validate([row("Lungara II", "1"), row("New")], "replace");
    expect(answer.body).toMatchObject({ valid: true, counts: { created: 1, updated: 1, unchanged: 0, deleted: 1 } });
    expect(await names()).toEqual(["Lungara", "Gone"]);
  });

  it.each([[[]], [[17]], ["rows"]])("refuses %j, which is not a file of venues", async (rows) => {
    const answer = await call(validateRows, { body: { rows }, token: owner.token });
    expect(answer.status).toBe(422);
    expect((await upload(rows)).status).toBe(422);
  });

  it("says what an empty file lacks, and refuses more than 10,000 rows", async () => {
    expect((await validate([])).body).toMatchObject({
      detail: [{ loc: ["body", "rows"], msg: "CSV file must have at least a header row and one data row" }],
    });
    const tooMany = await validate(Array.from({ length: 10_001 }, () => row("a")));
    expect(tooMany.body).toMatchObject({ detail: [{ msg: "At most 10000 rows in one upload" }] });
  });
});

describe("uploading a file of venues", () => {
  it("adds the valid rows in their order, and names the others", async () => {
    const answer = await upload([row("A", "1"), row(""), row("B")]);
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        success: false,
        processed_count: 3,
        success_count: 2,
        errors: [{ row_number: 2, error_message: "Name is required" }],
        counts: { created: 2, updated: 0, unchanged: 0, deleted: 0 },
      },
    ]);
    expect(await names()).toEqual(["A", "B"]);
  });

  it.each(["add", "replace"])("changes nothing the second time (%s)", async (action) => {
    const rows = [row("A", "1"), row("B"), row("B")];
    await upload(rows, action);
    const before = await stored();
    const again = await upload(rows, action);
    expect(again.body).toMatchObject({
      success: true,
      success_count: 3,
      counts: { created: 0, updated: 0, unchanged: 3, deleted: 0 },
      repeats: [{ row_number: 3, first_row: 2 }],
    });
    expect(await stored()).toEqual(before);
  });

  it("replaces either all or none", async () => {
    await upload([row("A", "1"), row("B", "2")]);
    const before = await stored();
    const refused = await upload([row("C"), row("")], "replace");
    expect(refused.body).toMatchObject({ success: false, processed_count: 2, success_count: 0 });
    expect(await stored()).toEqual(before);
    const done = await upload([row("A II", "1"), row("C")], "replace");
    expect(done.body).toMatchObject({ success: true, counts: { created: 1, updated: 1, unchanged: 0, deleted: 1 } });
    expect(await stored()).toEqual([
      { ...before[0], name: "A II" },
      { id: expect.any(String), name: "C", internalId: null },
    ]);
  });

  it("deletes by internal ID and names those that it did not find", async () => {
    await upload([row("A", "1"), row("B", "2")]);
    const answer = await upload([row("A", "1"), row("X", "7")], "delete");
    expect(answer.body).toMatchObject({
      success: false,
      success_count: 1,
      errors: [{ row_number: 2, error_message: "No venue has the internal ID 7" }],
    });
    expect(await names()).toEqual(["B"]);
  });

  it("changes nobody else's venues, whatever their names", async () => {
    const otherVenue = await createVenue({ name: "A" });
    await db.venue.update({ where: { id: otherVenue.id }, data: { internalId: "1" } });
    await upload([row("A", "1")], "replace");
    await upload([row("A", "1")], "delete");
    expect(
      await db.venue.findUnique({ where: { id: otherVenue.id }, select: { name: true, internalId: true } }),
    ).toEqual({
      name: "A",
      internalId: "1",
    });
  });

  it("four times at once creates every venue once", async () => {
    const rows = Array.from({ length: 50 }, (_, index) => row(`V ${index}`, String(index)));
    expect(await statusesAtOnce(4, () => upload(rows))).toEqual({ 200: 4 });
    expect((await stored()).length).toBe(50);
  });

  it("accepts 10,000 rows, half of them wrong, and the same again", async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => row(index % 2 ? "" : `Venue ${index}`, String(index)));
    const first = await upload(rows);
    expect(first.body).toMatchObject({ processed_count: 10_000, success_count: 5_000, counts: { created: 5_000 } });
    expect(first.body.errors).toHaveLength(5_000);
    expect(first.body.errors[0]).toEqual({ row_number: 2, error_message: "Name is required" });
    const again = await upload(rows);
    expect(again.body.counts).toEqual({ created: 0, updated: 0, unchanged: 5_000, deleted: 0 });
    expect(await db.venue.count({ where: { ownerId: owner.id } })).toBe(5_000);
  }, 60_000);

  it("respects the limit of an owner's venues", async () => {
    const full = await createSignedInPerson({ accountType: "business" });
    await db.$executeRaw`
      INSERT INTO venues (id, owner_id, name, city, country, created_at, updated_at)
      SELECT gen_random_uuid(), ${full.id}::uuid, n::text, 'Bristol', 'UK', ${now()}, ${now()}
      FROM generate_series(1, 19999) n`;
    const answer = await upload([row("A"), row("B")], "add", full.token);
    expect([answer.status, answer.body]).toEqual([
      409,
      { detail: "At most 20000 venues can be kept", code: "venues_most" },
    ]);
    expect(await db.venue.count({ where: { ownerId: full.id } })).toBe(19_999);
  }, 60_000);

  it("is for businesses that are signed in", async () => {
    const diner = await createSignedInPerson();
    await createPerson();
    expect((await call(changeVenues, { body: { venues: [row("A")], action: "add" } })).status).toBe(401);
    expect((await upload([row("A")], "add", diner.token)).status).toBe(403);
    expect((await upload([row("A")], "merge")).status).toBe(422);
  });
});
