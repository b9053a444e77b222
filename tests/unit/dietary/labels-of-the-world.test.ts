import { describe, expect, it } from "vitest";
import { judge } from "@/server/dietary/engine/judging/judge";
import type { Setting, VerdictKind } from "@/server/dietary/engine/model/verdict";
import { loadReferenceKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadReferenceKnowledge();

function kindOf(name: string, key: string, kind: "ingredient" | "menu" = "ingredient"): VerdictKind | undefined {
  const setting: Setting = { type: "ingredient", key, preference: "allergy" };
  return judge([{ id: "", name }], [setting], knowledge, { provenance: "venue", kind })[0]?.kind;
}

describe("a label's warning of traces", () => {
  it.each([
    ["Suiker. Kan bevatten: ei, melk", "egg"],
    ["Sukker. Kan indeholde mælk", "dairy"],
    ["Sukker. Kan inneholde spor av melk", "dairy"],
    ["Socker. Kan innehålla mjölk", "dairy"],
    ["Cukier. Może zawierać orzeszki ziemne", "peanut"],
    ["Cukr. Může obsahovat mléko", "dairy"],
    ["Zahăr. Poate conține urme de soia", "soy"],
  ])("is possible, and neither sure nor a fit: %s", (text, key) => {
    expect(kindOf(text, key)).toBe("may_contain");
  });
});

describe("a label's word that something is not in it", () => {
  it.each([
    ["Fri for gluten. Indeholder: æg", "gluten-grain", "match"],
    ["Fri for gluten. Indeholder: æg", "egg", "conflict"],
    ["Frei von Nüssen, Ei. Enthält Milch", "egg", "match"],
    ["Frei von Nüssen, Ei. Enthält Milch", "dairy", "conflict"],
    ["Uten nøtter. Inneholder: melk", "nut", "match"],
    ["Uten nøtter. Inneholder: melk", "dairy", "conflict"],
  ])("reaches to the sentence's end, and no further: %s, %s", (text, key, kind) => {
    expect(kindOf(text, key)).toBe(kind);
  });
});

describe("what an additive is there for", () => {
  it.each([
    "Sugar, stabiliser: gellan gum, salt",
    "Sugar, emulsifier (sunflower lecithin)",
    "Rice, thickeners: E415, E412",
  ])("may be nothing but what is named behind it: %s", (text) => {
    expect(kindOf(text, "dairy")).toBe("match");
    expect(kindOf(text, "gluten-grain")).toBe("match");
  });

  it.each([
    ["Sugar, stabiliser, gellan gum", "may_contain"],
    ["Sugar, stabiliser: zorblane", "unknown"],
    ["Sugar, stabiliser: gellan gum, whey powder", "conflict"],
    ["Sugar, emulsifier: sodium caseinate", "conflict"],
  ])("stays what it may be where it is not named, and adds nothing to what is: %s", (text, kind) => {
    expect([kind, ...(kind === "unknown" ? ["may_contain"] : [])]).toContain(kindOf(text, "dairy"));
  });
});

describe("a kitchen that seasons from the sea", () => {
  it.each(["Banh xeo", "Khao soi", "Gado-gado", "Summer rolls", "Nasi padang"])("%s may hold fish", (dish) => {
    expect(kindOf(dish, "fish", "menu")).toBe("may_contain");
  });

  it.each(["Sloppy joes", "Crab rangoon", "Lancashire hotpot"])(
    "%s may be seasoned with Worcestershire sauce",
    (dish) => {
      expect(kindOf(dish, "fish", "menu")).toBe("may_contain");
    },
  );
});
