import { describe, expect, it } from "vitest";
import { toldTags } from "@/components/recipes/told-tags";
import { verdictSummary } from "@/components/recipes/verdict-summary";
import type { JudgedSettingWire, RecipeJudgementWire, VerdictTagWire } from "@/lib/schemas/recipe-judgement";

const sesame: JudgedSettingWire = { type: "diet", key: "sesame_free", label: "Sesame Allergy", preference: null };
const pressure: JudgedSettingWire = {
  type: "health",
  key: "high_blood_pressure",
  label: "High blood pressure",
  preference: null,
};
const coriander: JudgedSettingWire = { type: "ingredient", key: "coriander", label: "Coriander", preference: "avoid" };
const peanut: JudgedSettingWire = { type: "ingredient", key: "peanut", label: "Peanut", preference: "allergy" };

const tag = (kind: VerdictTagWire["kind"], setting: JudgedSettingWire, text = "word"): VerdictTagWire => ({
  kind,
  setting,
  text,
  reason: "Because.",
  provenance: "recipe",
});

function judged(...lines: [id: string, kind: VerdictTagWire["kind"], tags: VerdictTagWire[]][]): RecipeJudgementWire {
  const kinds = ["conflict", "may_contain", "unknown", "match", "info"] as const;
  return {
    kind: kinds.find((kind) => lines.some((line) => line[1] === kind)) ?? "unknown",
    settings: [],
    voices: { alarm: null, mismatch: null, advice: null },
    ingredients: lines.map(([id, kind, tags]) => ({ id, kind, tags })),
    engine_version: "1",
    disclaimer: "",
  };
}

const lines = [
  { id: "1", name: "tahini" },
  { id: "2", name: "salt" },
  { id: "3", name: "house spice" },
];

describe("verdictSummary", () => {
  it("names conflicts with allergies first, then what is not known", () => {
    const judgement = judged(
      ["2", "conflict", [tag("conflict", pressure)]],
      ["1", "conflict", [tag("conflict", pressure), tag("conflict", sesame)]],
      ["3", "unknown", [tag("unknown", sesame)]],
    );
    expect(verdictSummary(lines, judgement)).toEqual({
      tone: "conflict",
      point: "Not for you as written.",
      why: "Tahini (Sesame Allergy) conflicts with your ID. We do not know this ingredient: house spice. Unknown is not safe. High blood pressure: mind the word.",
    });
  });

  it("calls a recipe with advice on health and labels to check a fit, and tells both", () => {
    const label: VerdictTagWire = { ...tag("may_contain", peanut, "chocolate chips"), check_label: true };
    const judgement = judged(
      ["1", "may_contain", [label]],
      ["2", "conflict", [tag("conflict", pressure, "salt")]],
      ["3", "match", []],
    );
    expect(verdictSummary(lines, judgement)).toEqual({
      tone: "match",
      point: "Fits your ID as written.",
      why: "We know every ingredient. Check the labels: chocolate chips. High blood pressure: mind the salt.",
    });
  });

  it("calls no recipe a fit whose line may hold a food that no label tells of", () => {
    const judgement = judged(
      ["1", "may_contain", [tag("may_contain", peanut)]],
      ["2", "match", []],
      ["3", "match", []],
    );
    expect(verdictSummary(lines, judgement).tone).toBe("may_contain");
  });

  it("puts an allergy before any number of other conflicts", () => {
    const many = Array.from({ length: 6 }, (_, i) => ({ id: `${i}`, name: `food ${i}` }));
    const judgement = judged(
      ...many.map(({ id }): [string, "conflict", VerdictTagWire[]] => [
        id,
        "conflict",
        [tag("conflict", id === "5" ? peanut : coriander)],
      ]),
    );
    expect(verdictSummary(many, judgement).why).toMatch(
      /^Food 5 \(Peanut \(allergy\)\), food 0 .* and 3 more conflict/,
    );
  });

  it("never calls a recipe a fit when one line is unknown, or when a line has no verdict", () => {
    const known = (id: string): [string, "match", VerdictTagWire[]] => [id, "match", []];
    const unknown = judged(known("1"), known("2"), ["3", "unknown", [tag("unknown", sesame)]]);
    expect(verdictSummary(lines, unknown).tone).toBe("unknown");
    expect(verdictSummary(lines, judged(known("1"), known("2"))).tone).toBe("unknown");
    expect(verdictSummary([], judged()).tone).toBe("unknown");
    expect(verdictSummary(lines, judged(known("1"), known("2"), known("3"))).tone).toBe("match");
  });

  it("asks for a check where something may not fit", () => {
    const judgement = judged(["1", "may_contain", [tag("may_contain", sesame)]]);
    expect(verdictSummary(lines, judgement)).toMatchObject({
      tone: "may_contain",
      why: "Tahini (Sesame Allergy) may not fit.",
    });
  });
});

it("leaves out what the whole line satisfies, and tells each setting once", () => {
  const line = {
    id: "1",
    kind: "conflict" as const,
    tags: [tag("conflict", sesame), tag("unknown", sesame), tag("match", pressure, ""), tag("match", coriander, "x")],
  };
  expect(toldTags(line).map(({ kind, setting }) => [kind, setting.key])).toEqual([
    ["conflict", "sesame_free"],
    ["match", "coriander"],
  ]);
});
