import { describe, expect, it } from "vitest";
import { groupDishes, standingOf } from "@/lib/at-table/dish-standing";
import { doorOf, signInAt, tellAt } from "@/lib/visits/door";
import { placeOf } from "@/lib/visits/place-of";

const dish = (verdict: "match" | "info" | "may_contain" | "unknown" | "conflict" | null, is_late?: true) => ({
  verdict,
  ...(is_late ? { is_late } : {}),
});

describe("A dish on a guest's menu", () => {
  it("stands among what fits only if nothing speaks against it", () => {
    expect(["match", "info"].map((kind) => standingOf(dish(kind as "match")))).toEqual(["fits", "fits"]);
    expect(["may_contain", "unknown"].map((kind) => standingOf(dish(kind as "unknown")))).toEqual(["ask", "ask"]);
    expect(standingOf(dish("conflict"))).toBe("not");
  });

  it("stands nowhere while nobody has judged it", () => {
    expect(standingOf(dish(null))).toBeNull();
    expect(standingOf(dish("unknown", true))).toBeNull();
    expect(groupDishes([dish("match"), dish("unknown", true)])).toBeNull();
    expect(groupDishes([dish("match"), dish(null)])).toBeNull();
  });

  it("keeps the order of the menu in its group", () => {
    const named = [
      { name: "soup", ...dish("match") },
      { name: "cake", ...dish("unknown") },
      { name: "salad", ...dish("info") },
    ];
    expect(groupDishes(named)?.fits.map(({ name }) => name)).toEqual(["soup", "salad"]);
  });
});

describe("The way from a table's code", () => {
  const door = { venueId: "v1", locationId: "t 7" };

  it("keeps the table, whether the guest signs in or not", () => {
    expect(tellAt(door)).toBe("/venue/v1/tell?location-id=t+7");
    expect(tellAt({ ...door, locationId: null })).toBe("/venue/v1/tell");
    for (const way of [doorOf(door), signInAt(door)]) {
      expect(placeOf(new URL(way, "https://any.example").searchParams)).toEqual(door);
    }
  });
});
