import { describe, expect, it } from "vitest";
import { type DietToggle, displacementNote, keptAllergies, replayDiets } from "@/lib/dietary/diet-choice";
import type { DietKey } from "@/lib/dietary/diets";

const on = (key: DietKey): DietToggle => ({ key, on: true });
const off = (key: DietKey): DietToggle => ({ key, on: false });

describe("replayDiets", () => {
  const cases: [string, DietKey[], DietToggle[], DietKey[]][] = [
    ["adds in the order of the taps", [], [on("keto"), on("nut_free")], ["keto", "nut_free"]],
    ["removes", ["keto", "nut_free"], [off("keto")], ["nut_free"]],
    ["refuses a fourth", ["keto", "nut_free", "egg_free"], [on("soy_free")], ["keto", "nut_free", "egg_free"]],
    ["refuses what a chosen way of eating blocks", ["vegan"], [on("egg_free")], ["vegan"]],
    ["lets a way of eating displace an allergy", ["shellfish_free"], [on("vegetarian")], ["vegetarian"]],
    ["ignores a repeated tap", ["keto"], [on("keto"), on("keto")], ["keto"]],
    ["keeps what another tab saved meanwhile", ["nut_free"], [on("vegan")], ["nut_free", "vegan"]],
  ];
  it.each(cases)("%s", (_, saved, toggles, expected) => {
    expect(replayDiets(saved, toggles).chosen).toEqual(expected);
  });

  it("names the displaced allergy and the diet that took its place", () => {
    expect(replayDiets(["shellfish_free", "egg_free"], [on("vegan")]).displaced).toEqual([
      { allergy: "shellfish_free", by: "vegan" },
      { allergy: "egg_free", by: "vegan" },
    ]);
  });

  it("forgets a displacement when the allergy is chosen again", () => {
    const choice = replayDiets(["egg_free"], [on("vegan"), off("vegan"), on("egg_free")]);
    expect(choice).toMatchObject({ chosen: ["egg_free"], displaced: [] });
  });

  it("sends one list when nothing was displaced", () => {
    expect(replayDiets([], [on("keto"), on("nut_free"), off("keto")]).lists).toEqual([["nut_free"]]);
  });

  it("sends nothing when the taps end where they began", () => {
    expect(replayDiets(["keto"], [on("nut_free"), off("nut_free")]).lists).toEqual([]);
  });

  it("shows the server an allergy that was chosen and displaced before anything was saved", () => {
    const choice = replayDiets(["sesame_free"], [on("shellfish_free"), on("vegetarian"), on("nut_free")]);
    expect(choice.lists).toEqual([
      ["sesame_free", "shellfish_free"],
      ["sesame_free", "vegetarian"],
      ["sesame_free", "vegetarian", "nut_free"],
    ]);
  });

  it("keeps the route even when the displacing diet is taken back", () => {
    expect(replayDiets([], [on("fish_free"), on("vegan"), off("vegan")]).lists).toEqual([["fish_free"], ["vegan"], []]);
  });
});

const preference = (key: string, preference_type: "allergy" | "avoid", name = key) => ({
  key,
  id: name,
  ingredient_id: name,
  preference_type,
  ingredient: { id: name, name },
});

describe("keptAllergies", () => {
  it("recognises the groups of free-from keys, and only allergies to them", () => {
    const preferences = [
      preference("shellfish", "allergy", "Renamed"),
      preference("egg", "allergy", "fish"),
      preference("fish", "avoid"),
    ];
    expect(keptAllergies(preferences)).toEqual(["egg_free", "shellfish_free"]);
  });

  it("leaves single ingredients alone, also one that is called like a group", () => {
    expect(keptAllergies([preference("kiwi", "allergy"), preference("row-7", "allergy", "Egg")])).toEqual([]);
  });
});

describe("displacementNote", () => {
  it("is null without a displacement", () => {
    expect(displacementNote([])).toBeNull();
  });

  it("says which allergy stays and why", () => {
    expect(displacementNote([{ allergy: "shellfish_free", by: "vegetarian" }])).toEqual({
      point: "Your shellfish allergy stays on your card.",
      why: "Vegetarian already leaves shellfish out, so it no longer takes one of your three places. We moved it to your allergies.",
    });
  });

  it("speaks of several at once", () => {
    const note = displacementNote([
      { allergy: "egg_free", by: "vegan" },
      { allergy: "dairy_free", by: "vegan" },
    ]);
    expect(note).toEqual({
      point: "Your egg and dairy allergies stay on your card.",
      why: "Vegan already leaves eggs and dairy out, so they no longer take two of your three places. We moved them to your allergies.",
    });
  });

  it("does not claim that a pescatarian eats no fish", () => {
    expect(displacementNote([{ allergy: "fish_free", by: "pescatarian" }])?.why).toBe(
      "Pescatarian alone would allow fish, so the two cannot be chosen together. We moved it to your allergies.",
    );
  });
});
