import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judge } from "@/server/dietary/engine/judge";
import { readLanguageWords } from "@/server/dietary/language-files";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { REFERENCE_DIR } from "@/server/dietary/reference-folder";

const knowledge = loadKnowledge();

const allergyTo = (key: string, name: string) =>
  judge([{ id: "", name }], [{ type: "ingredient", key, preference: "allergy" }], knowledge, {
    provenance: "recipe",
    kind: "ingredient",
  })[0]?.kind;

const FRAMES = readLanguageWords(REFERENCE_DIR).filter(({ kind }) => kind === "warns_until");

describe("a warning between two verbs", () => {
  it.each([
    ["Hartweizengrieß, Wasser. Kann Soja und Senf enthalten.", ["soy", "mustard"]],
    ["Butter, Salz. Kann auch Nüsse, Sesam und Soja enthalten.", ["tree nut", "sesame", "soy"]],
    ["Tarwebloem, water. Kan noten en sesam bevatten.", ["tree nut", "sesame"]],
  ])("is a warning about all its foods: %s", (label, warned) => {
    for (const key of warned) expect([key, allergyTo(key, label)]).toEqual([key, "may_contain"]);
    expect(allergyTo("lupin", label)).toBe("match");
  });

  it("never makes an allergen of it absent, in whatever words", () => {
    const foods = fc.subarray(["Soja", "Milch", "Ei", "Sesam"], { minLength: 1 });
    fc.assert(
      fc.property(fc.constantFrom(...FRAMES), foods, fc.boolean(), ({ word, means }, named, isCapital) => {
        const begins = isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word;
        const label = `Zucker, Salz. ${begins} ${named.join(", ")} ${means}.`;
        const keys: Readonly<Record<string, string>> = { Soja: "soy", Milch: "dairy", Ei: "egg", Sesam: "sesame" };
        for (const food of named) expect(allergyTo(keys[food] ?? "", label)).toBe("may_contain");
      }),
    );
  });

  it("needs both verbs", () => {
    expect(allergyTo("dairy", "Butter kann weggelassen werden")).toBe("conflict");
  });
});

describe("a joining word that stands alone in a list", () => {
  it.each(["Makarna, et, soğan", "Et, soğan, tuz", "Makarna (et, soğan)"])(
    "is a food that we do not know: %s",
    (label) => {
      expect(allergyTo("fish", label)).toBe("unknown");
    },
  );

  it("joins where words stand on both of its sides", () => {
    expect(allergyTo("fish", "Farine, sel et poivre")).toBe("match");
  });
});
