import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judge } from "@/server/dietary/engine/judge";
import { hasTrait } from "@/server/dietary/engine/model/knowledge";
import { readLanguageWords } from "@/server/dietary/language-files";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { REFERENCE_DIR } from "@/server/dietary/reference-folder";

const knowledge = loadKnowledge();

const allergyTo = (key: string, name: string) =>
  judge([{ id: "", name }], [{ type: "ingredient", key, preference: "allergy" }], knowledge, {
    provenance: "recipe",
    kind: "ingredient",
  })[0]?.kind;

const BEHIND = readLanguageWords(REFERENCE_DIR).flatMap(({ kind, word }) => (kind === "trace_behind" ? [word] : []));
const CLASSES = knowledge.concepts.filter((each) => hasTrait(each, "allergen")).map(({ name }) => name);

describe("a warning of traces whose verb stands behind its foods", () => {
  it("is about all allergens of its own sentence, and about nothing before it", () => {
    const warned = "Búzaliszt, cukor, só. Szóját és földimogyorót tartalmazhat.";
    expect(allergyTo("soy", warned)).toBe("may_contain");
    expect(allergyTo("peanut", warned)).toBe("may_contain");
    expect(allergyTo("wheat", warned)).toBe("conflict");
    expect(allergyTo("fish", warned)).toBe("match");
    expect(allergyTo("tree nut", "Un, şeker, tuz. Fındık ve ceviz içerebilir.")).toBe("may_contain");
  });

  it("is about the last food of a list that names other foods too", () => {
    const list = "Buğday unu, şeker, fındık içerebilir";
    expect(allergyTo("wheat", list)).toBe("conflict");
    expect(allergyTo("tree nut", list)).toBe("may_contain");
  });

  it("warns of what follows if no food stands before it", () => {
    expect(allergyTo("tree nut", "Rizs, só. Tartalmazhat: mandula, dió.")).toBe("may_contain");
    expect(allergyTo("tree nut", "Rizs, só. Nyomokban mandulát tartalmazhat.")).toBe("may_contain");
  });

  it("never shows a class of allergens to be absent, whatever stands around it", () => {
    expect(BEHIND.length).toBeGreaterThan(10);
    fc.assert(
      fc.property(fc.constantFrom(...BEHIND), fc.constantFrom(...CLASSES), fc.boolean(), (verb, food, isList) => {
        const text = isList ? `Rice, sugar, ${food} ${verb}` : `Rice, sugar. ${food} ${verb}.`;
        return allergyTo(food, text) !== "match";
      }),
    );
  });

  it("says nothing about other allergens where it is all that is said", () => {
    expect(allergyTo("dairy", "Szóját tartalmazhat")).toBe("unknown");
    expect(allergyTo("dairy", "Soya içerir")).toBe("unknown");
    expect(allergyTo("soy", "Soya içerir")).toBe("conflict");
  });
});

describe("a denial behind its food", () => {
  it("denies the food before it, and not the one that follows", () => {
    expect(allergyTo("dairy", "Pizza hagyma nélkül, sajt")).toBe("conflict");
    expect(allergyTo("gluten-grain", "Rizs, só. Gluténmentes")).toBe("match");
    expect(allergyTo("dairy", "Pirinç, tuz. Süt içermez")).toBe("match");
    expect(allergyTo("egg", "Tojásmentes. Rizs, tejpor")).toBe("match");
    expect(allergyTo("dairy", "Tojásmentes. Rizs, tejpor")).toBe("conflict");
  });
});
