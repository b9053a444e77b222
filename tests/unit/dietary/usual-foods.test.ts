import { describe, expect, it } from "vitest";
import { judge } from "@/server/dietary/engine/judging/judge";
import type { VerdictKind } from "@/server/dietary/engine/model/verdict";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();

type Kind = "menu" | "ingredient";

const verdictOn = (name: string, key: string, kind: Kind): VerdictKind | undefined =>
  judge([{ id: "", name }], [{ type: "ingredient", key, preference: "allergy" }], knowledge, {
    provenance: "venue",
    kind,
  })[0]?.kind;

const fits = (name: string, key: string): boolean => verdictOn(name, key, "ingredient") === "match";

/** "oat milk" is named after milk, "crunchy peanut butter" after peanut butter. */
const namedAfter = (name: string): string => name.slice(name.indexOf(" ") + 1);

/** Foods that are named after a food that they do not contain: oat milk, rice noodles. */
function* standIns(): Generator<[name: string, key: string]> {
  const usual = [
    ["milk", "dairy"],
    ["cheese", "dairy"],
    ["yogurt", "dairy"],
    ["butter", "dairy"],
    ["noodles", "gluten"],
    ["bread", "gluten"],
    ["mayonnaise", "egg"],
  ] as const;
  for (const { name } of knowledge.concepts)
    for (const [food, key] of usual)
      if (name.endsWith(` ${food}`) && fits(name, key) && !fits(namedAfter(name), key)) yield [name, key];
}

describe('"regular" beside "or"', () => {
  it("means the food that the other one is named after", () => {
    const found = [...standIns()];
    expect(found.length).toBeGreaterThan(20);
    const fitting = found.filter(([name, key]) =>
      (["menu", "ingredient"] as const).some(
        (kind) =>
          verdictOn(`${name} or regular`, key, kind) === "match" ||
          verdictOn(`regular or ${name}`, key, kind) === "match" ||
          verdictOn(`1 cup ${name}, or ordinary, to serve`, key, kind) === "match",
      ),
    );
    expect(fitting).toEqual([]);
  });

  it("has no effect before a food, beside 'and', or with a food that is named after none", () => {
    for (const text of [
      "oat milk or regular oats",
      "regular rice noodles",
      "oat milk and regular sugar",
      "tofu or regular",
    ])
      expect([text, verdictOn(text, "dairy", "ingredient")]).toEqual([text, "match"]);
    expect(verdictOn("caster sugar or regular", "dairy", "ingredient")).toBe("match");
  });
});
