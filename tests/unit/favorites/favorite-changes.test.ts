import { describe, expect, it } from "vitest";
import { applyFavoriteChange, type FavoriteChange, refusalOf } from "@/components/profile/favorites/favorite-changes";
import type { FavoriteItemWire, FavoriteWire } from "@/lib/schemas/favorites";

const item = (name: string, type: "food" | "drink" = "food"): FavoriteItemWire => ({ id: name, name, type });
const favorite = (of: FavoriteItemWire): FavoriteWire => ({ id: `f-${of.id}`, item_id: of.id, item: of });
const foods = ["Dal", "Ramen", "Pizza"].map((name) => favorite(item(name)));

describe("applyFavoriteChange", () => {
  it("adds once, also after the server's record replaced the pending one", () => {
    const change: FavoriteChange = { kind: "create", id: "1", name: "Grandma's soup", type: "food" };
    const pending = applyFavoriteChange([], change);
    expect(pending.map((each) => each.item.name)).toEqual(["Grandma's soup"]);
    const saved = [favorite({ ...item("Grandma's soup"), id: "server" })];
    expect(applyFavoriteChange(saved, change)).toBe(saved);
  });

  it("removes a pending favorite and the record that it became", () => {
    const pending = applyFavoriteChange([], { kind: "create", id: "1", name: "Kvass", type: "drink" })[0];
    if (!pending) throw new Error("nothing was added");
    const removal: FavoriteChange = { kind: "remove", id: "2", favorite: pending };
    expect(applyFavoriteChange([pending], removal)).toEqual([]);
    expect(applyFavoriteChange([favorite({ id: "server", name: "Kvass", type: "drink" })], removal)).toEqual([]);
  });
});

describe("refusalOf", () => {
  const drinks = ["Tea", "Mate", "Kefir"].map((name) => favorite(item(name, "drink")));
  const cases: [string, FavoriteWire[], FavoriteItemWire, string | null][] = [
    ["accepts a third favorite", foods.slice(0, 2), item("Pizza"), null],
    ["refuses a fourth food", foods, item("Taco"), "You can only have up to 3 favorite foods"],
    ["refuses a fourth drink", drinks, item("Cola", "drink"), "You can only have up to 3 favorite drinks"],
    ["counts foods and drinks separately", foods, item("Tea", "drink"), null],
    ["refuses a duplicate before it counts", foods, item("Dal"), "This item is already in your favorites"],
    [
      "recognises a duplicate by its name",
      foods,
      { ...item("  DÁL "), id: "other" },
      "This item is already in your favorites",
    ],
  ];
  it.each(cases)("%s", (_, favorites, wanted, expected) => {
    expect(refusalOf(favorites, wanted)).toBe(expected);
  });
});
