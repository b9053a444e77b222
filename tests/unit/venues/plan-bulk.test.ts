import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BULK_ACTIONS, type VenueRow } from "@/lib/schemas/venue-rows";
import { type BulkPlan, type KeptVenue, planBulk } from "@/server/venues/bulk/plan-bulk";

const row = (over: Partial<Record<keyof VenueRow, string | null>> = {}) => ({
  name: "Lungara",
  city: "Bristol",
  state: null,
  country: "UK",
  internal_id: null,
  ...over,
});
const kept = (id: string, over: Partial<VenueRow> = {}): KeptVenue => ({ ...row(), id, ...over }) as KeptVenue;

/** The venues after the plan is carried out. */
const done = (venues: readonly KeptVenue[], plan: BulkPlan): KeptVenue[] => [
  ...venues
    .filter(({ id }) => !plan.remove.includes(id))
    .map((venue) => plan.update.find(({ id }) => id === venue.id) ?? venue),
  ...plan.create.map((made, index) => ({ ...made, id: `new ${index}` })),
];

describe("the plan of an upload", () => {
  it("states for each invalid row what is wrong", () => {
    const plan = planBulk(
      [row({ name: " " }), row({ city: "" }), row(), { ...row(), country: undefined }, { ...row(), name: { a: 1 } }],
      "add",
      [],
    );
    expect(plan.errors).toEqual([
      { row_number: 1, error_message: "Name is required" },
      { row_number: 2, error_message: "City is required" },
      { row_number: 4, error_message: "Country is required" },
      { row_number: 5, error_message: "name: Invalid input: expected string, received object" },
    ]);
    expect(plan.create).toEqual([row()]);
  });

  it("accepts headers in any case, and numbers as text", () => {
    const plan = planBulk([{ " NAME ": "Lungara", City: "Bristol", COUNTRY: "UK", internal_id: 17 }], "add", []);
    expect(plan.create).toEqual([row({ internal_id: "17" })]);
  });

  it("adds new venues, leaves existing ones, and refuses an internal ID of another venue", () => {
    const venues = [kept("a", { internal_id: "1" }), kept("b", { name: "Forno" })];
    const plan = planBulk(
      [
        row({ internal_id: "1" }),
        row({ name: "Forno" }),
        row({ name: "Else", internal_id: "1" }),
        row({ name: "New" }),
      ],
      "add",
      venues,
    );
    expect(plan).toMatchObject({ unchanged: 2, create: [row({ name: "New" })], update: [], remove: [] });
    expect(plan.errors).toEqual([{ row_number: 3, error_message: "Internal ID 1 is used by row 1 already" }]);
    expect(planBulk([row({ name: "Else", internal_id: "1" })], "add", venues).errors).toEqual([
      { row_number: 1, error_message: "Another venue has the internal ID 1 already" },
    ]);
  });

  it("counts identical rows once and names each as a repeat; different rows with one internal ID are refused", () => {
    const plan = planBulk(
      [
        row({ internal_id: "1" }),
        row({ name: "Forno" }),
        row({ internal_id: "1" }),
        row({ name: "Forno" }),
        row({ name: "Other", internal_id: "1" }),
        row({ name: "Forno" }),
      ],
      "add",
      [],
    );
    expect(plan.create).toEqual([row({ internal_id: "1" }), row({ name: "Forno" })]);
    expect(plan.repeats).toEqual([
      { row_number: 3, first_row: 1 },
      { row_number: 4, first_row: 2 },
      { row_number: 6, first_row: 2 },
    ]);
    expect(plan.errors).toEqual([{ row_number: 5, error_message: "Internal ID 1 is used by row 1 already" }]);
  });

  it("on a replacement keeps the ids of venues in the file, renames by internal ID, and removes the rest", () => {
    const venues = [kept("a", { internal_id: "1" }), kept("b", { name: "Forno" }), kept("c", { name: "Gone" })];
    const plan = planBulk([row({ name: "Lungara II", internal_id: "1" }), row({ name: "Forno" })], "replace", venues);
    expect(plan).toMatchObject({
      update: [{ id: "a", name: "Lungara II" }],
      remove: ["c"],
      unchanged: 1,
      create: [],
    });
  });

  it("deletes by internal ID alone", () => {
    const plan = planBulk([row({ internal_id: "1" }), row(), row({ internal_id: "2" })], "delete", [
      kept("a", { internal_id: "1", name: "Another name" }),
    ]);
    expect(plan.remove).toEqual(["a"]);
    expect(plan.errors).toEqual([
      { row_number: 2, error_message: "Internal ID is required to delete a venue" },
      { row_number: 3, error_message: "No venue has the internal ID 2" },
    ]);
  });

  const text = fc.constantFrom("a", "b", "c");
  const anyRow = fc.record({
    name: fc.constantFrom("a", "b", ""),
    city: text,
    state: fc.constantFrom(null, "x"),
    country: text,
    internal_id: fc.constantFrom(null, "1", "2", "3"),
  });
  const anyVenues = fc
    .uniqueArray(anyRow, { selector: (venue) => venue.internal_id ?? JSON.stringify(venue) })
    .map((venues) => venues.map((venue, index) => ({ ...venue, name: venue.name || "z", id: `old ${index}` })));

  it("applied twice changes nothing the second time", () => {
    fc.assert(
      fc.property(fc.array(anyRow), fc.constantFrom(...BULK_ACTIONS), anyVenues, (rows, action, venues) => {
        const first = planBulk(rows, action, venues);
        const again = planBulk(rows, action, done(venues, first));
        expect([again.create, again.update, again.remove]).toEqual([[], [], []]);
      }),
    );
  });

  it("leaves no two venues with one internal ID, counts every row once, and removes nothing when adding", () => {
    fc.assert(
      fc.property(fc.array(anyRow), fc.constantFrom(...BULK_ACTIONS), anyVenues, (rows, action, venues) => {
        const plan = planBulk(rows, action, venues);
        const ids = done(venues, plan).flatMap(({ internal_id }) => internal_id ?? []);
        expect(new Set(ids).size).toBe(ids.length);
        expect(plan.rows.length + plan.errors.length).toBe(rows.length);
        if (action === "add") expect([plan.remove, plan.update]).toEqual([[], []]);
      }),
    );
  });
});
