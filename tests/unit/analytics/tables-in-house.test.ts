import { describe, expect, it } from "vitest";
import { limitsInWords, tablesInHouse } from "@/lib/analytics/tables-in-house";
import type { LiveGuestWire } from "@/lib/schemas/live";
import { liveAllergy as allergy, liveGuest as guest } from "../../factories/live-guests";

const SEEN = { at: "2026-11-23T19:05:00.000Z", by: "Dana" };

describe("a table's limits in the kitchen's list", () => {
  it("name what is not known of a guest, also after it was read", () => {
    const limitTexts = (over: Partial<LiveGuestWire>) => limitsInWords([guest({ seen: SEEN, ...over })]);
    expect(limitTexts({})).toEqual({ allergies: "", rest: "Nothing on the card: ask" });
    expect(limitTexts({ card: "not_shown" }).rest).toBe("Allergies not shown: ask");
    expect(limitTexts({ card: "unreadable" }).rest).toBe("The card cannot be read: ask");
    expect(limitTexts({ is_diet_shared: false }).rest).toBe("Nothing on the card: ask, Diet not shown");
    expect(limitTexts({ diets: ["Vegan"], card: "no_allergy_named" }).rest).toBe("No allergy named, Vegan");
  });

  it("name what is not known of one guest beside another guest's card", () => {
    const table = [guest({ allergies: [allergy("Nuts", "severe")], diets: ["Vegan"] }), guest({ card: "not_shown" })];
    expect(limitsInWords(table)).toEqual({ allergies: "Nuts", rest: "Allergies not shown: ask, Vegan" });
  });
});

describe("the tables in the house", () => {
  it("are ordered: unread ones first, by the gravest allergy, then those to ask, then by the longest wait", () => {
    const tables = tablesInHouse([
      guest({ table: "read", allergies: [allergy("Nuts", "severe")], seen: SEEN }),
      guest({ table: "mild", allergies: [allergy("Milk", "intolerance")] }),
      guest({ table: "late", allergies: [allergy("Egg", "severe")], check_in_time: "2026-11-23T19:10:00.000Z" }),
      guest({ table: "grave", allergies: [allergy("Egg", "severe")] }),
      guest({ table: "vegan", card: "no_allergy_named", diets: ["Vegan"] }),
      guest({ table: "empty", check_in_time: "2026-11-23T19:05:00.000Z" }),
      guest({ table: "silent", card: "not_shown" }),
    ]);
    const names = tables.map(({ table }) => table);
    expect(names).toEqual(["grave", "late", "mild", "silent", "empty", "vegan", "read"]);
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
