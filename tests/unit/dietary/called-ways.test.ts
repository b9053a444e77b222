import { describe, expect, it } from "vitest";
import { judge } from "@/server/dietary/engine/judge";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();

const kindOf = (name: string, key: string): string | undefined =>
  judge([{ id: "", name }], [{ type: "ingredient", key, preference: "avoid" }], knowledge, {
    provenance: "venue",
    kind: "menu",
  })[0]?.kind;

describe("a dish named after a way of eating", () => {
  it.each([
    ["not-jain", "Jain pav bhaji"],
    ["not-jain", "Pav bhaji (Jain)"],
    ["not-jain", "Jain samosa"],
    ["not-halal", "Halal BLT"],
  ])("%s: '%s' may be made without a usual ingredient, but nobody says so", (key, dish) => {
    expect(kindOf(dish, key)).toBe("may_contain");
  });

  it.each([
    ["not-jain", "Pav bhaji"],
    ["not-jain", "Jain potato curry"],
    ["not-jain", "Jain onion pakora"],
    ["not-jain", "Pav bhaji, not Jain"],
    ["not-jain", "non-Jain pav bhaji"],
    ["not-halal", "BLT"],
  ])("%s: '%s' contains what it names, or does not claim the way of eating", (key, dish) => {
    expect(kindOf(dish, key)).toBe("conflict");
  });
});

describe("fruit jelly", () => {
  it.each(["pork", "beef", "gelatine"])("may be set with gelatine: %s", (key) => {
    for (const dish of ["fruit jelly", "fruit jellies", "fruit jelly with cream"])
      expect([dish, kindOf(dish, key)]).toEqual([dish, "may_contain"]);
  });
});
