import { describe, expect, it } from "vitest";
import { limitsInWords, tablesInHouse } from "@/lib/analytics/tables-in-house";
import type { LiveGuestWire } from "@/lib/schemas/live";

const SEEN = { at: "2026-11-23T19:05:00.000Z", by: "Dana" };

const guest = (over: Partial<LiveGuestWire> = {}): LiveGuestWire => ({
  visit_id: crypto.randomUUID(),
  display_name: "Nadia",
  table: "table 1",
  check_in_time: "2026-11-23T19:00:00.000Z",
  allergies: [],
  diets: [],
  avoids: [],
  is_allergies_shared: true,
  is_diet_shared: true,
  seen: null,
  is_changed: false,
  rung_at: null,
  ...over,
});
const allergy = (label: string, severity: "severe" | "allergy" | "intolerance") => ({
  ...{ key: label.toLowerCase(), label, severity, traces: true },
});

describe("a table's limits in the kitchen's list", () => {
  it("name what a guest does not share, also after it was read", () => {
    const limitTexts = (over: Partial<LiveGuestWire>) => limitsInWords([guest({ seen: SEEN, ...over })]);
    expect(limitTexts({})).toEqual({ allergies: "", rest: "No particular diet" });
    expect(limitTexts({ is_allergies_shared: false })).toEqual({ allergies: "", rest: "Allergies not shown" });
    expect(limitTexts({ is_diet_shared: false })).toEqual({ allergies: "", rest: "Diet not shown" });
    expect(limitTexts({ diets: ["Vegan"], is_allergies_shared: false }).rest).toBe("Allergies not shown, Vegan");
  });

  it("name what one guest does not share beside another guest's card", () => {
    const table = [
      guest({ allergies: [allergy("Nuts", "severe")], diets: ["Vegan"] }),
      guest({ is_diet_shared: false }),
    ];
    expect(limitsInWords(table)).toEqual({ allergies: "Nuts", rest: "Vegan, Diet not shown" });
  });
});

describe("the tables in the house", () => {
  it("are ordered: unread ones first, then by the gravest allergy, then by the longest wait", () => {
    const tables = tablesInHouse([
      guest({ table: "read", allergies: [allergy("Nuts", "severe")], seen: SEEN }),
      guest({ table: "mild", allergies: [allergy("Milk", "intolerance")] }),
      guest({ table: "late", allergies: [allergy("Egg", "severe")], check_in_time: "2026-11-23T19:10:00.000Z" }),
      guest({ table: "grave", allergies: [allergy("Egg", "severe")] }),
      guest({ table: "nothing" }),
      guest({ table: "silent", is_allergies_shared: false }),
    ]);
    expect(tables.map(({ table }) => table)).toEqual(["grave", "late", "mild", "silent", "read", "nothing"]);
  });

  it("that rang again come before equal ones, but never before a graver allergy", () => {
    const rungAt = "2026-11-23T19:08:00.000Z";
    const tables = tablesInHouse([
      guest({ table: "grave", allergies: [allergy("Egg", "severe")], check_in_time: "2026-11-23T19:10:00.000Z" }),
      guest({ table: "waits", allergies: [allergy("Milk", "allergy")] }),
      guest({ table: "rang", allergies: [allergy("Milk", "allergy")], rung_at: rungAt, check_in_time: rungAt }),
      guest({ table: "read since", allergies: [allergy("Milk", "allergy")], rung_at: rungAt, seen: SEEN }),
    ]);
    expect(tables.map(({ table }) => table)).toEqual(["grave", "rang", "waits", "read since"]);
    expect(tables.map(({ rungAt: shown }) => shown)).toEqual([null, rungAt, null, null]);
  });

  it("list two guests without a table separately, even if their names are equal", () => {
    const two = [
      guest({ table: null, display_name: "Anna M.", allergies: [allergy("Nuts", "severe")] }),
      guest({ table: null, display_name: "Anna M.", allergies: [allergy("Milk", "allergy")] }),
    ];
    const tables = tablesInHouse(two);
    expect(tables.map(({ guests }) => guests.map(({ visit_id: id }) => id))).toEqual(
      two.map(({ visit_id: id }) => [id]),
    );
    expect(new Set(tables.map(({ key }) => key)).size).toBe(2);
  });
});
