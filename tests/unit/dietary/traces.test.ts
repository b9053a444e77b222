import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judge } from "@/server/dietary/engine/judging/judge";
import { rankOf, type Setting } from "@/server/dietary/engine/model/verdict";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();
const verdict = (description: string, setting: Setting) =>
  judge([{ id: "1", name: "Stewed plums", description }], [setting], knowledge, {
    provenance: "venue",
    kind: "menu",
  })[0]?.settings[0]?.kind;

const nuts = { type: "ingredient", key: "nut", preference: "allergy" } as const;
const heedless = { ...nuts, traces: false } as const;

describe("an allergy whose owner accepts traces", () => {
  it.each(["Plums, sugar. May contain traces of nuts", "Plums, sugar. May contain nuts"])(
    "ignores the warning in '%s'",
    (text) => {
      expect(verdict(text, nuts)).toBe("may_contain");
      expect(rankOf(verdict(text, heedless) ?? "conflict")).toBeGreaterThan(rankOf("may_contain"));
    },
  );

  it.each([
    ["Plums, almonds, sugar", "conflict"],
    ["Plums, sugar. May contain nuts. Contains hazelnuts", "conflict"],
    ["Plums, sugar. Made in a facility that handles almonds", "may_contain"],
    ["Plums, nuts optional", "may_contain"],
    ["Plums. Not suitable for people with nut allergies", "may_contain"],
  ] as const)("still counts '%s'", (text, kind) => {
    expect(verdict(text, heedless)).toBe(kind);
  });

  it("is judged the same by the free-from key of its group", () => {
    const text = "Plums, sugar. May contain traces of nuts";
    expect(verdict(text, { type: "diet", key: "nut_free" })).toBe("may_contain");
    expect(verdict(text, { type: "diet", key: "nut_free", traces: false })).not.toBe("may_contain");
  });
});

it("accepting traces changes nothing for a text without a warning", () => {
  const words = ["plums", "almonds", "nut butter", "cream", "no nuts", "walnut pesto", "optional nuts", "satay"];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 5 }), (foods) => {
      const text = foods.join(", ");
      expect(verdict(text, heedless)).toBe(verdict(text, nuts));
    }),
  );
});
