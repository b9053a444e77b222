import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Setting } from "@/server/dietary/engine/judge";
import { mayHoldKey, readMenuKey } from "@/server/dietary/engine/read";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { markMenu } from "@/server/dietary/mark-menu";

const knowledge = loadKnowledge();

const readKey = (text: string): Record<string, string> =>
  Object.fromEntries([...readMenuKey([text], knowledge).meanings].map(([code, { words }]) => [code, words]));

const kindOf = (name: string, allergen: string, key: string): string | undefined => {
  const setting: Setting = { type: "ingredient", key: allergen, preference: "allergy" };
  const [dish] = markMenu([{ id: "", name }], [setting], knowledge, { keyTexts: [key] });
  return dish?.settings[0]?.kind;
};

describe("the key of a menu", () => {
  it.each([
    ["A = gluten, B = crustaceans, C = egg", { A: "gluten", B: "crustaceans", C: "egg" }],
    ["Allergene: A glutenhaltiges Getreide, C Eier, G Milch", { A: "glutenhaltiges Getreide", C: "Eier", G: "Milch" }],
    ["(1) gluten (2) crustaceans (3) eggs", { 1: "gluten", 2: "crustaceans", 3: "eggs" }],
    ["Gluten (1), Krebstiere (2), Eier (3)", { 1: "Gluten", 2: "Krebstiere", 3: "Eier" }],
    ["1. Gluten 2. Crustaceans 3. Eggs", { 1: "Gluten", 2: "Crustaceans", 3: "Eggs" }],
    ["Allergeni: 1 glutine – 2 crostacei – 3 uova", { 1: "glutine", 2: "crostacei", 3: "uova" }],
    ["Code, Allergen, A, gluten, C, egg, G, milk", { A: "gluten", C: "egg", G: "milk" }],
    ["CY: celery | M: milk | V: vegetarian", { CY: "celery", M: "milk", V: "vegetarian" }],
    ["* may contain nuts\n† contains alcohol", { "*": "may contain nuts", "†": "contains alcohol" }],
  ])("is read as menus print it: %s", (text, expected) => {
    expect(mayHoldKey(text)).toBe(true);
    expect(readKey(text)).toEqual(expected);
  });

  it.each([
    "Mo: Lachs mit Spinat; Di: Spaghetti; Mi: Schnitzel",
    "A: soup of the day, B: roast beef, C: apple pie",
    "2 eggs, 1 cup milk",
    "Grilled salmon with rice",
  ])("is no list of dishes or amounts: %s", (text) => {
    expect(readKey(text)).toEqual({});
  });

  it("tells what is in a dish with its codes, and the rest of the dish stays as it is", () => {
    const key = "A = gluten, C = egg, G = milk, D = fish, CY = celery, * may contain nuts";
    const rice = "Grilled chicken breast with rice";
    for (const codes of ["(A, C, G)", "{a,c,g}", "[A/C/G]", "A, C, G", "(contains A, C & G)"]) {
      expect([codes, kindOf(`${rice} ${codes}`, "egg", key)]).toEqual([codes, "conflict"]);
      expect([codes, kindOf(`${rice} ${codes}`, "gluten-grain", key)]).toEqual([codes, "conflict"]);
      expect([codes, kindOf(`${rice} ${codes}`, "peanut", key)]).toEqual([codes, "match"]);
    }
    expect(kindOf(`${rice} (CY)`, "celery", key)).toBe("conflict");
    expect(kindOf(`${rice}*`, "tree-nut", key)).toBe("may_contain");
    expect(kindOf(`${rice}*`, "egg", key)).toBe("match");
  });

  it("leaves a code that it lacks unknown, with the others", () => {
    const key = "A = gluten, C = egg, G = milk";
    expect(kindOf("Rice (K)", "peanut", key)).toBe("unknown");
    expect(kindOf("Rice (A, K)", "peanut", key)).toBe("unknown");
  });

  it("reads superscripts as the class of the number, or of its digits", () => {
    const key = "1 = gluten, 3 = egg, 4 = fish";
    for (const name of ["Rice¹³", "Rice ¹ ³", "Rice¹·³", "Rice 1,3"]) {
      expect([name, kindOf(name, "egg", key)]).toEqual([name, "conflict"]);
      expect([name, kindOf(name, "fish", key)]).toEqual([name, "match"]);
    }
  });

  it("leaves a sign without its note unknown", () => {
    for (const sign of ["*", "**", " *", "†", " ‡", "¹", " ²"]) {
      expect([sign, kindOf(`Rice${sign}`, "peanut", "")]).toEqual([sign, "unknown"]);
    }
    expect(kindOf("**Rice** with beans", "peanut", "")).toBe("match");
  });

  it("never makes a dish safer than it is without codes, whatever it says", () => {
    const RANK = ["conflict", "may_contain", "unknown", "match", "info"];
    const meaning = fc.constantFrom(
      "gluten",
      "egg",
      "milk",
      "may contain nuts",
      "vegan",
      "spicy",
      "zorblax",
      "crab soup",
    );
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom("A", "B", "C", "1", "2", "GF", "*"), { minLength: 1, maxLength: 4 }),
        fc.array(meaning, { minLength: 4, maxLength: 4 }),
        fc.constantFrom("Crab bites", "Cheese omelette", "Rice", "Zorblax stew", "Chicken curry"),
        fc.constantFrom("egg", "peanut", "dairy"),
        (codes, meanings, dish, allergen) => {
          const key = codes.map((code, at) => `${code} = ${meanings[at]}`).join("; ");
          const bare = kindOf(dish, allergen, "");
          const told = kindOf(`${dish} (${codes.filter((code) => code !== "*").join(", ") || "A"})`, allergen, key);
          const isClaimed = meanings.slice(0, codes.length).includes("vegan");
          if (!isClaimed && !codes.includes("GF"))
            expect(RANK.indexOf(told ?? "")).toBeLessThanOrEqual(RANK.indexOf(bare ?? ""));
        },
      ),
    );
  });
});
