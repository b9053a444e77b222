import { describe, expect, it } from "vitest";
import { judge } from "@/server/dietary/engine/judging/judge";
import type { VerdictKind } from "@/server/dietary/engine/model/verdict";
import { readFood } from "@/server/dietary/engine/reading/read-food";
import { meaningsOf } from "@/server/dietary/engine/text/word-lists";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { REFERENCE_DIR } from "@/server/dietary/reference-folder";
import { readLanguageWords } from "@/server/dietary/word-files";

/** What little words and endings of six languages say, and what they never hide. */
const knowledge = loadKnowledge();
const read = (text: string) => readFood(text, knowledge, { kind: "menu" });
const idsIn = (text: string) => new Set(read(text).mentions.flatMap(({ concepts }) => concepts.map(({ id }) => id)));
const allergyTo = (key: string, name: string): VerdictKind | undefined =>
  judge([{ id: "", name }], [{ type: "ingredient", key, preference: "allergy" }], knowledge, {
    provenance: "venue",
    kind: "menu",
  })[0]?.kind;

const LITTLE = readLanguageWords(REFERENCE_DIR).filter(
  ({ kind, word, language }) => /^(?:joiner|linker|cook)$/.test(kind) && !/\s/.test(word) && language !== "ja",
);
const PAIRS = [
  ["prawns", "spinach"],
  ["salmon", "walnuts"],
] as const;

describe("a little word between two foods", () => {
  it("hides neither of them", () => {
    expect(LITTLE.length).toBeGreaterThan(150);
    for (const [one, other] of PAIRS)
      for (const { word, language } of LITTLE) {
        const found = read(`${one} ${word} ${other}`);
        const held = found.profile.yes | found.profile.may;
        const own = read(one).profile.yes | read(other).profile.yes;
        expect([language, word, own & ~held]).toEqual([language, word, 0]);
      }
  });

  it("is no food of another language, and no unknown word", () => {
    const TEXTS = [
      "Salat zur Suppe",
      "Lachs auf Spinat",
      "Saumon sur lit d'épinards",
      "Branzino su letto di patate",
      "Merluza sobre patatas",
      "Zalm op spinazie",
      "Dorade et sa purée",
      "Robalo grelhado",
    ];
    for (const text of TEXTS) {
      for (const id of ["zurek", "salt", "lemongrass", "camas"])
        expect([text, idsIn(text).has(id)]).toEqual([text, false]);
      const unknown = read(text).mentions.flatMap(({ unknownWords }) => unknownWords);
      expect([text, unknown.filter((word) => word !== "Salat")]).toEqual([text, []]);
    }
    expect(idsIn("Żur z jajkiem").has("zurek")).toBe(true);
    expect(idsIn("Gà xào sả").has("lemongrass")).toBe(true);
  });

  it("a season is no beer", () => {
    expect(allergyTo("alcohol", "Légumes de saison")).not.toBe("conflict");
    expect(allergyTo("alcohol", "Saison")).toBe("conflict");
  });
});

describe("a participle that is also the name of a dish", () => {
  it("is that dish alone, and behind a food only how it was cooked", () => {
    const rows = meaningsOf("cooked_behind");
    expect(rows.length).toBeGreaterThan(4);
    for (const [word] of rows) {
      const own = [...idsIn(word)];
      for (const food of ["pollo", "huevo", "bacalhau"])
        expect([word, food, own.filter((id) => idsIn(`${food} ${word}`).has(id))]).toEqual([word, food, []]);
      expect([word, idsIn(`${word} con pollo`).has("chicken")]).toEqual([word, true]);
    }
    expect(allergyTo("beef", "Asado")).toBe("conflict");
    expect(allergyTo("beef", "Pollo asado")).toBe("match");
    expect(allergyTo("pork", "Bacalhau cozido")).toBe("match");
    expect(allergyTo("corn", "Calamares fritos")).not.toBe("conflict");
    expect(allergyTo("gluten-grain", "Calamares fritos")).toBe("may_contain");
  });

  it("that stands as a noun names a food that nobody told", () => {
    for (const text of ["Gegrilltes mit Brot", "Gebratenes, Salat", "Gekochtes mit Senf", "Assados com batatas"])
      expect([text, allergyTo("pork", text)]).toEqual([text, "unknown"]);
    expect(allergyTo("pork", "Gegrillte Tomaten")).toBe("match");
    expect(allergyTo("pork", "Gekochte Kartoffeln")).toBe("match");
  });
});
