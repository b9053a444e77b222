import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FACT_SUBJECTS, type FactSubject } from "@/lib/dietary/kitchen-facts";
import { isConfirmedFor, judgedFor, kindFor, toDishBySubject } from "@/lib/menus/menu-by-subject";
import { menuJsonLd } from "@/lib/menus/menu-json-ld";
import type { KitchenSaidWire } from "@/lib/schemas/guest-card";
import type { SubjectVerdicts } from "@/lib/schemas/venue-menu";

const said = (subject: FactSubject, state: KitchenSaidWire["state"], isContradicted = false): KitchenSaidWire => ({
  subject,
  state,
  by: "Chiara",
  on: "2026-11-28T11:52:00.000Z",
  is_contradicted: isContradicted,
});
const verdict = fc.record({
  kind: fc.constantFrom("conflict", "may_contain", "unknown", "match", "info"),
  blockers: fc.array(fc.constantFrom("egg", "cream", "pesto"), { maxLength: 2 }),
});
const someVerdicts = fc.dictionary(fc.constantFrom(...FACT_SUBJECTS), verdict) as fc.Arbitrary<SubjectVerdicts>;
const DISH = { id: "1", name: "Soup", description: "", verdict: null, voices: [], kitchen: [] };

describe("a menu for somebody of whom nothing is known", () => {
  it("shows a dish as fitting only if it is known to fit everything that the reader chose", () => {
    fc.assert(
      fc.property(someVerdicts, fc.uniqueArray(fc.constantFrom(...FACT_SUBJECTS), { minLength: 1 }), (told, chosen) => {
        const dish = judgedFor(DISH, toDishBySubject(told, []), chosen);
        const isKnown = chosen.every((subject) => ["match", "info"].includes(told[subject]?.kind ?? "unknown"));
        expect(dish.verdict === "match").toBe(isKnown);
        if (chosen.some((subject) => told[subject]?.kind === "conflict")) expect(dish.verdict).toBe("conflict");
      }),
    );
  });

  it("knows nothing of a dish that is not described, or of a letter that it does not know", () => {
    expect(judgedFor(DISH, undefined, ["eggs"]).verdict).toBe("unknown");
    expect(FACT_SUBJECTS.map((subject) => kindFor({ kinds: "" }, subject))).toEqual(FACT_SUBJECTS.map(() => "unknown"));
    expect(kindFor({ kinds: "?" }, "gluten_cereals")).toBe("unknown");
  });

  it("judges nothing before something is chosen, and names what stands against a dish and who said so", () => {
    const by = toDishBySubject(
      { eggs: { kind: "conflict", blockers: ["egg white"] }, milk: { kind: "match", blockers: [] } },
      [said("milk", "free_from"), said("nuts", "may_contain")],
    );
    expect(judgedFor(DISH, by, [])).toBe(DISH);
    expect(judgedFor(DISH, by, ["eggs", "milk"])).toMatchObject({
      verdict: "conflict",
      voices: [{ voice: "alarm", kind: "conflict", because: ["egg white"] }],
      kitchen: [{ subject: "milk", by: "Chiara" }],
    });
    // What is left out by conviction is no allergy.
    expect(judgedFor(DISH, by, ["vegan"]).voices).toMatchObject([{ voice: "mismatch", kind: "unknown" }]);
  });
});

describe("what search engines are told of a menu", () => {
  const venue = { id: "1", name: "Lungara", city: "Bristol", state: null, country: "United Kingdom" };
  const told: SubjectVerdicts = Object.fromEntries(
    FACT_SUBJECTS.map((subject) => [subject, { kind: "match", blockers: [] }]),
  );
  const itemOf = (by: ReturnType<typeof toDishBySubject>) =>
    (
      menuJsonLd(venue, [{ name: "Soup", description: "leek", by }], "https://f.example/venue/1") as {
        hasMenu: { hasMenuItem: Record<string, unknown>[] };
      }
    ).hasMenu.hasMenuItem[0];

  it("names a diet only where the kitchen confirmed it and nothing contradicts it", () => {
    expect(itemOf(toDishBySubject(told, []))).toEqual({ "@type": "MenuItem", name: "Soup", description: "leek" });
    expect(
      itemOf(toDishBySubject(told, [said("vegan", "free_from"), said("gluten_cereals", "free_from")])),
    ).toMatchObject({ suitableForDiet: ["https://schema.org/VeganDiet", "https://schema.org/GlutenFreeDiet"] });
    const doubted = { ...told, vegan: { kind: "unknown" as const, blockers: [] } };
    for (const by of [
      toDishBySubject(told, [said("vegan", "contains")]),
      toDishBySubject(told, [said("vegan", "free_from", true)]),
      toDishBySubject(doubted, [said("vegan", "free_from")]),
      toDishBySubject({}, [said("vegan", "free_from")]),
    ]) {
      expect([itemOf(by)?.suitableForDiet, isConfirmedFor(by, "vegan")]).toEqual([undefined, false]);
    }
  });
});
