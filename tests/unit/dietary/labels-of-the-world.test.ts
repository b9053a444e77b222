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
  ])("makes the substance possible, neither certain nor a fit: %s", (text, key) => {
    expect(kindOf(text, key)).toBe("may_contain");
  });
});

describe("a label's denial", () => {
  it.each([
    ["Fri for gluten. Indeholder: æg", "gluten-grain", "match"],
    ["Fri for gluten. Indeholder: æg", "egg", "conflict"],
    ["Frei von Nüssen, Ei. Enthält Milch", "egg", "match"],
    ["Frei von Nüssen, Ei. Enthält Milch", "dairy", "conflict"],
    ["Uten nøtter. Inneholder: melk", "nut", "match"],
    ["Uten nøtter. Inneholder: melk", "dairy", "conflict"],
  ])("reaches to the end of its sentence, and no further: %s, %s", (text, key, kind) => {
    expect(kindOf(text, key)).toBe(kind);
  });
});

describe("the purpose of an additive", () => {
  it.each([
    "Sugar, stabiliser: gellan gum, salt",
    "Sugar, emulsifier (sunflower lecithin)",
    "Rice, thickeners: E415, E412",
  ])("is only the additive that is named behind it: %s", (text) => {
    expect(kindOf(text, "dairy")).toBe("match");
    expect(kindOf(text, "gluten-grain")).toBe("match");
  });

  it.each([
    ["Sugar, stabiliser, gellan gum", "may_contain"],
    ["Sugar, stabiliser: zorblane", "unknown"],
    ["Sugar, stabiliser: gellan gum, whey powder", "conflict"],
    ["Sugar, emulsifier: sodium caseinate", "conflict"],
  ])("stays possible if no additive is named, and adds nothing to a named one: %s", (text, kind) => {
    expect([kind, ...(kind === "unknown" ? ["may_contain"] : [])]).toContain(kindOf(text, "dairy"));
  });
});

describe("a kitchen that seasons with fish", () => {
  it.each(["Banh xeo", "Khao soi", "Gado-gado", "Summer rolls", "Nasi padang"])("%s may contain fish", (dish) => {
    expect(kindOf(dish, "fish", "menu")).toBe("may_contain");
  });

  it.each(["Sloppy joes", "Crab rangoon", "Lancashire hotpot"])(
    "%s may be seasoned with Worcestershire sauce",
    (dish) => {
      expect(kindOf(dish, "fish", "menu")).toBe("may_contain");
    },
  );
});

describe("a label in another script", () => {
  it.each([
    ["мука пшеничная, сахар, яйца куриные", "egg"],
    ["молоко сухое, арахис", "peanut"],
    ["αλεύρι σίτου, γάλα, σουσάμι", "sesame"],
    ["αραχίδες, αλάτι", "peanut"],
    ["小麦粉、砂糖、バター、卵、食塩", "dairy"],
    ["配料：花生、食盐", "peanut"],
    ["虾仁、水、盐", "crustacean"],
    ["밀가루, 우유, 새우", "dairy"],
    ["حليب، سكر، ملح", "dairy"],
    ["בוטנים, סוכר, מלח", "peanut"],
    ["ถั่วลิสง, เกลือ", "peanut"],
  ])("names the allergen: %s, %s", (text, key) => {
    expect(kindOf(text, key)).toBe("conflict");
    expect(kindOf(text, key, "menu")).toBe("conflict");
  });

  it.each([
    "рис, соль, вода",
    "ρύζι, αλάτι, νερό",
    "大米、水、食盐",
    "쌀, 정제수, 천일염",
    "أرز، ملح، ماء",
    "אורז, מלח, מים",
  ])("fits if every word of it is known: %s", (text) => {
    for (const key of ["peanut", "dairy", "egg", "gluten-grain"]) expect(kindOf(text, key)).toBe("match");
  });

  it.each([
    ["рис. Может содержать следы арахиса", "peanut"],
    ["大米、食盐。可能含有花生", "peanut"],
    ["אורז, מלח. עלול להכיל בוטנים", "peanut"],
    ["أرز، ملح. قد يحتوي على حليب", "dairy"],
  ])("warns of traces: %s", (text, key) => {
    expect(kindOf(text, key)).toBe("may_contain");
  });

  it.each([
    ["椰奶", "dairy"],
    ["不含花生", "peanut"],
    ["卵不使用", "egg"],
    ["халва", "sesame"],
    ["φιστίκια", "peanut"],
    ["حمص", "sesame"],
    ["فستق", "peanut"],
    ["ขนม", "dairy"],
  ])("does not fit by a word that may mean several foods, or with words left over: %s, %s", (text, key) => {
    expect(kindOf(text, key)).not.toBe("match");
  });
});

describe("an unknown word beside a known food", () => {
  const STRANGE = ["щукмал", "ψιλάκι", "鑰匙", "ぬるぽ", "뷁뷁", "زقزوق", "קשקוש", "ฆฌฎ"];
  const PLAIN = ["соль", "сахар", "αλάτι", "食盐", "소금", "ملح", "מלח", "sugar", "salt", "rice"];
  it.each(STRANGE)("is no variety of the food if it is in another script: %s", (strange) => {
    for (const plain of PLAIN)
      for (const text of [`${strange} ${plain}`, `${plain} ${strange}`, `${strange}、${plain}`, `${strange}، ${plain}`])
        expect([text, kindOf(text, "peanut")]).toEqual([text, "unknown"]);
  });

  it.each([..."、，､،・;；؛。．！？؟।|／【「"])("is separated from the food by %s as by a comma", (sign) => {
    expect(kindOf(`zorblane${sign}sugar`, "peanut")).toBe(kindOf("zorblane, sugar", "peanut"));
    expect(kindOf(`zorblane${sign}sugar`, "peanut")).not.toBe("match");
  });
});
