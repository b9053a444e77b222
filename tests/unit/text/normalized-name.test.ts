import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nameKey, normalizedName, normalizedWords } from "@/lib/text/normalized-name";

/** Spellings of one name, in groups: each is what one keyboard, phone or language makes of it. */
const SPELLINGS: readonly (readonly string[])[] = [
  [
    "Shepherd's Pie",
    "shepherd’s pie",
    "Shepherd‘s Pie",
    "SHEPHERDʼS PIE",
    "shepherd`s pie",
    "Shepherd´s Pie",
    "shepherds pie",
  ],
  [
    "Crème fraîche",
    "creme fraiche",
    "CRE\u0300ME FRAI\u0302CHE",
    "crème-fraîche",
    "Crème–fraîche",
    "crème‑fraîche",
    "crème/fraîche",
  ],
  ["Smørrebrød", "smorrebrod", "SMØRREBRØD", "Smo\u0338rrebrød".replace("o\u0338", "ø")],
  ["bœuf", "boeuf", "BŒUF"],
  ["Færøsk laks", "Faerosk laks"],
  ["Weißwurst", "weisswurst", "WEISSWURST", "WEIẞWURST"],
  ["żurek śląski", "zurek slaski"],
  ["Łosoś", "losos"],
  ["Mac ’n’ Cheese", "mac 'n' cheese", "mac n cheese"],
  [
    "salt · pepper",
    "salt • pepper",
    "salt・pepper",
    "salt ‧ pepper",
    "salt & pepper".replace("&", "∙"),
    "salt / pepper",
    "salt⁄pepper",
  ],
  ["Ｔｏｆｕ", "tofu", "TOFU"],
  ["ﾗｰﾒﾝ", "ラーメン"],
  ["ｶﾞｰﾘｯｸ", "ガーリック", "カ\u3099ーリック"],
  ["김치", "김치".normalize("NFD")],
  ["ต้มยำ", "ต้มยำ".normalize("NFKD"), "ต้ม\u200bยำ"],
  ["pâte\u00ad feuilletée", "pate feuilletee"],
  ["ΦΈΤΑΣ", "φέτας"],
  ["½ Hähnchen", "1/2 hähnchen", "1⁄2 Hahnchen"],
  ["«Oma’s» Kuchen", '"Omas" Kuchen', "„Oma's“ Kuchen"],
  ["חֻמּוּס", "חמוס"],
];

/** Foods that one letter or one mark tells apart. */
const DIFFERENT: readonly (readonly [string, string])[] = [
  ["mars", "mar"],
  ["cœur", "cour"],
  ["l'eau", "leau"],
  ["ข้าว", "ขาว"],
  ["パン", "バン"],
  ["दाल", "दिल"],
  ["Ei", "Eis"],
  ["1.5", "15"],
  ["김치", "김"],
];

describe("the one form in which text is compared", () => {
  it.each(SPELLINGS)("is the same for %s and its other spellings", (first, ...others) => {
    for (const other of others) expect([other, normalizedName(other)]).toEqual([other, normalizedName(first)]);
  });

  it.each(DIFFERENT)("tells %s and %s apart", (one, other) => {
    expect(normalizedName(one)).not.toBe(normalizedName(other));
  });

  it("is its own form", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
        const form = normalizedName(text);
        expect(normalizedName(form)).toBe(form);
      }),
      { numRuns: 400 },
    );
  });

  it("does not depend on how letters with marks are composed, on case or on width", () => {
    const letter = fc.constantFrom(..."aéÅñœßøŁçđ’' -·/がｶﾞข้าวकि김", "Ａ", "ｍ", "İ");
    fc.assert(
      fc.property(fc.array(letter, { maxLength: 30 }), (letters) => {
        const text = letters.join("");
        for (const written of [
          text.normalize("NFC"),
          text.normalize("NFD"),
          text.normalize("NFKC"),
          text.normalize("NFKD"),
        ])
          expect(normalizedName(written)).toBe(normalizedName(text));
        expect(normalizedName(text.replaceAll("'", "’"))).toBe(normalizedName(text.replaceAll("’", "'")));
      }),
      { numRuns: 300 },
    );
  });

  it("holds letters, their marks, digits and single spaces only", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
        expect(normalizedName(text)).toMatch(/^(?:[\p{L}\p{M}\p{N}]+(?: [\p{L}\p{M}\p{N}]+)*)?$/u);
        expect(normalizedWords(text).join(" ")).toBe(normalizedName(text));
      }),
    );
  });

  it("leaves names without letters and digits as they are written", () => {
    expect(nameKey("🍕")).not.toBe(nameKey("🎂"));
    expect(nameKey(" 🍕 ")).toBe(nameKey("🍕"));
    expect(nameKey("Sunday’s")).toBe(nameKey("sunday's"));
  });
});
