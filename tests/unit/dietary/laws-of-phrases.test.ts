import { describe, expect, it } from "vitest";
import { judge } from "@/server/dietary/engine/judging/judge";
import { hasTrait } from "@/server/dietary/engine/model/knowledge";
import type { VerdictKind } from "@/server/dietary/engine/model/verdict";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

/** Laws for the rules of one noun phrase: what counts as a food in it, and which unknown words say nothing. */
const knowledge = loadKnowledge();

function verdictOn(name: string, key: string, kind: "menu" | "ingredient" = "menu"): VerdictKind | undefined {
  const setting = { type: "ingredient", key, preference: "allergy" } as const;
  const provenance = kind === "menu" ? "venue" : "recipe";
  return judge([{ id: "", name }], [setting], knowledge, { provenance, kind })[0]?.kind;
}

const isKnown = (text: string): boolean => knowledge.lexicon.concepts.has(text) || knowledge.lexicon.words.has(text);

describe("a word of preparation between a plant and its head", () => {
  const between = knowledge.concepts.filter((each) => hasTrait(each, "modifier") && each.profile.yes === 0);

  it("is no food: oat milk stays oat milk with it", () => {
    expect(between.length).toBeGreaterThan(20);
    const read = between.filter(({ name }) => !isKnown(`${name} milk`) && !isKnown(`oat ${name}`) && !/ /.test(name));
    expect(read.length).toBeGreaterThan(10);
    for (const { name } of read) {
      const text = `oat ${name} milk`;
      expect([text, verdictOn(text, "dairy")]).not.toEqual([text, "conflict"]);
    }
  });
});

describe("a food that is only a flavour", () => {
  it("leaves the flavoured food unknown", () => {
    for (const flavor of ["crab", "chicken", "cheese", "strawberry"])
      for (const key of ["peanut", "egg", "sesame"]) {
        const text = `${flavor} flavoured`;
        expect([text, verdictOn(text, key)]).not.toEqual([text, "match"]);
      }
  });
});
