import { describe, expect, it } from "vitest";
import { judge } from "@/server/dietary/engine/judging/judge";
import type { Setting, VerdictKind } from "@/server/dietary/engine/model/verdict";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

/**
 * One law for each step of the reading, over every pair of its texts: `npx tsx scripts/dietary/mutate-laws.ts` disables the steps in
 * turn, and a law must fail.
 */
const knowledge = loadKnowledge();

function kindOf(name: string, key: string, kind: "ingredient" | "menu"): VerdictKind | undefined {
  const setting: Setting = { type: "ingredient", key, preference: "allergy" };
  return judge([{ id: "", name }], [setting], knowledge, { provenance: "venue", kind })[0]?.kind;
}

const SAFE = ["rice", "potatoes", "carrots, apples", "tomato salad"];
const HOLDS = [
  ["peanut", "peanuts"],
  ["dairy", "cheddar"],
  ["egg", "fried eggs"],
  ["crustacean", "prawns"],
] as const;

describe("reading a text", () => {
  it.each(HOLDS)("%s is found in %s, beside any food", (key, food) => {
    for (const safe of SAFE)
      for (const text of [`${safe}, ${food}`, `${food}, ${safe}`, `${safe} with ${food}`])
        expect([text, kindOf(text, key, "menu")]).toEqual([text, "conflict"]);
  });

  it.each(["(A, C, G)", "(1, 3, 7)", "(A,C,G,L)"])("letters and numbers of a menu's key make no fit: %s", (codes) => {
    for (const safe of SAFE) expect(kindOf(`${safe} ${codes}`, "dairy", "menu")).not.toBe("match");
  });

  it.each(["(A, C, G)", "(A,C,G,L)"])("a menu's key letters, %s, leave a certain conflict certain", (codes) => {
    for (const [key, food] of HOLDS) expect(kindOf(`${food} ${codes}`, key, "menu")).toBe("conflict");
  });

  it.each([
    ["🥜", "peanut"],
    ["🥚", "egg"],
    ["🧀", "dairy"],
    ["🦐", "crustacean"],
  ])("a pictograph of a food, %s, is no fit for %s", (picture, key) => {
    for (const safe of SAFE) expect(kindOf(`${picture} ${safe}`, key, "menu")).not.toBe("match");
  });

  it.each(["to taste", "for frying", "at room temperature", "(see notes)", "I like to use a mandoline"])(
    "a cook's remark beside a food, %s, causes no doubt",
    (remark) => {
      for (const food of ["salt", "rice", "potatoes"])
        expect(kindOf(`${food}, ${remark}`, "peanut", "ingredient")).toBe("match");
    },
  );

  it("a text longer than the limit never fits", () => {
    for (const safe of ["rice", "carrots"])
      expect(kindOf(`${safe}, `.repeat(4100), "peanut", "menu")).not.toBe("match");
  });

  it("a preparation without a food is unknown, and beside a food it describes that food", () => {
    for (const words of ["seasoned", "chopped", "powdered"]) {
      expect(kindOf(words, "peanut", "menu")).not.toBe("match");
      expect(kindOf(`rice, ${words}`, "peanut", "ingredient")).toBe("match");
    }
  });

  it.each([
    ["vegan", "dairy"],
    ["dairy-free", "dairy"],
    ["egg-free", "egg"],
  ])("the claim '%s' applies to the dish beside it", (claim, key) => {
    for (const dish of ["chocolate cake", "carrot cake", "lasagne"]) {
      expect(["conflict", "may_contain"]).toContain(kindOf(dish, key, "menu"));
      expect([dish, kindOf(`${dish} (${claim})`, key, "menu")]).toEqual([dish, "match"]);
    }
  });
});
