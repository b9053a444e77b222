import { describe, expect, it } from "vitest";
import { judge } from "@/server/dietary/engine/judging/judge";
import { BIT } from "@/server/dietary/engine/model/substances";
import type { Setting, VerdictKind } from "@/server/dietary/engine/model/verdict";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

/** Gelatine is of pigs, of cattle or of fish; rennet is of calves, and no sign of gelatine. */
const knowledge = loadKnowledge();

const judged = (name: string, setting: Setting): VerdictKind | undefined =>
  judge([{ id: "", name }], [setting], knowledge, { provenance: "venue", kind: "menu" })[0]?.kind;
const avoiding = (key: string, name: string) => judged(name, { type: "ingredient", key, preference: "avoid" });
const OF_SOME_ANIMAL = ["pork", "beef", "meat", "no-pork", "no-beef", "not-halal", "not-kosher", "not-jain"];

const holders = knowledge.concepts.filter(({ profile }) => (profile.yes | profile.may) & BIT.gelatine);

describe("food that contains or may contain gelatine", () => {
  it("fits nobody who leaves out an animal that it may be of", () => {
    expect(holders.length).toBeGreaterThan(150);
    for (const { name } of holders)
      for (const key of [...OF_SOME_ANIMAL, "gelatine"])
        expect([name, key, avoiding(key, name)]).not.toEqual([name, key, "match"]);
  });

  it("stands in the name of nothing that is said to be without", () => {
    const without = ["marshmallow creme", "marshmallow root", "vegetable gelatine", "beef gelatine", "fish gelatine"];
    for (const { name } of knowledge.concepts)
      if (/\b(?:marshmallow|gelatine?|gumm[yi]|rocky road|jelly and)\b/.test(name) && !without.includes(name))
        for (const key of ["gelatine", "pork"])
          if (name !== "pork gelatin meat" || key === "pork")
            expect([name, key, avoiding(key, name)]).not.toEqual([name, key, "match"]);
  });

  it("fits no vegetarian, and no vegan", () => {
    for (const { name } of holders)
      for (const key of ["vegetarian", "vegan"] as const)
        expect([name, key, judged(name, { type: "diet", key })]).not.toEqual([name, key, "match"]);
  });

  it.each([
    "jelly beans",
    "nougat",
    "gumdrops",
    "candy",
    "turkish delight",
    "taffy",
    "starburst",
    "Rice Krispies treats",
  ])("may contain gelatine of pigs and of cattle: %s", (name) => {
    for (const key of OF_SOME_ANIMAL.slice(0, 5)) expect([key, avoiding(key, name)]).toEqual([key, "may_contain"]);
    expect(avoiding("gelatine", name)).not.toBe("match");
    expect(avoiding("lamb", name)).toBe("match");
  });

  it.each([
    "gelatine-free sweets",
    "sweets, no gelatine",
    "vegetarian sweets",
    "vegan jelly beans",
    "jelly without gelatine",
  ])("contains no gelatine if the text says so: %s", (name) => {
    for (const key of ["pork", "beef", "gelatine"]) expect([key, avoiding(key, name)]).toEqual([key, "match"]);
  });
});

describe("the animal of a gelatine", () => {
  it.each([
    ["pork gelatine", "pork", "beef"],
    ["beef gelatine", "beef", "pork"],
    ["fish gelatine", "fish", "pork"],
  ])("is the only animal in %s", (name, animal, other) => {
    expect(avoiding(animal, name)).toBe("conflict");
    expect(avoiding(other, name)).toBe("match");
    expect(avoiding("gelatine", name)).not.toBe("match");
  });

  it("is not the rennet in cheese, the fat of fries or the fining of wine", () => {
    for (const name of ["cheddar", "parmesan", "french fries", "red wine", "beer"])
      for (const key of ["gelatine", "pork"]) expect([name, key, avoiding(key, name)]).toEqual([name, key, "match"]);
    expect(avoiding("beef", "parmesan")).toBe("may_contain");
  });
});
