import { describe, expect, it } from "vitest";
import { shownTags } from "@/components/recipes/shown-tags";
import { speechIn } from "@/components/recipes/verdict-words";
import { voiceBlocks } from "@/components/recipes/voice-blocks";
import { MORE_WAYS } from "@/lib/dietary/more-ways";
import { inEnglish, sayIn } from "@/lib/i18n/area";
import type { JudgedSettingWire, RecipeJudgementWire, VerdictTagWire } from "@/lib/schemas/recipe-judgement";
import { terms } from "@/messages/en/terms";
import { verdicts } from "@/messages/en/verdicts";
import { translationOf } from "@/messages/translations";

const ENGLISH = { t: inEnglish(verdicts), speech: null };

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
  reason: `${setting.label}: ${text}.`,
  provenance: "recipe",
});

type Line = [id: string, kind: VerdictTagWire["kind"], tags: VerdictTagWire[]];

function judged(lines: Line[], over: Partial<RecipeJudgementWire["fit"]> = {}): RecipeJudgementWire {
  const kinds = ["conflict", "may_contain", "unknown", "match", "info"] as const;
  const kind = kinds.find((each) => lines.some((line) => line[1] === each)) ?? "unknown";
  return {
    kind,
    settings: [],
    voices: { alarm: null, mismatch: null, advice: null },
    fit: { state: kind === "info" ? "match" : kind, reason: null, labels: [], advice: [], adaptable: null, ...over },
    findings: [],
    ingredients: lines.map(([id, each, tags]) => ({ id, kind: each, tags })),
    engine_version: "1",
    disclaimer: "",
  };
}

const lines = [
  { id: "1", name: "tahini" },
  { id: "2", name: "salt" },
  { id: "3", name: "house spice" },
];
const known = (id: string): Line => [id, "match", []];
const looks = (judgement: RecipeJudgementWire) => voiceBlocks(lines, judgement, ENGLISH).map(({ look }) => look);

describe("voiceBlocks", () => {
  it("adds to a fit, in the reader's language, what cannot be known from words", () => {
    const doubt = MORE_WAYS[0].doubt;
    const judgement = judged([known("1"), known("2"), known("3")], { doubts: [doubt] });
    expect(voiceBlocks(lines, judgement, ENGLISH)[0]).toMatchObject({
      look: "match",
      says: [expect.any(String), doubt],
    });
    const t = sayIn(verdicts, "de", translationOf("de", "verdicts"));
    const speech = speechIn(t, sayIn(terms, "de", translationOf("de", "terms")));
    const [block] = voiceBlocks(lines, judgement, { t, speech });
    expect(block?.says.at(-1)).toContain("geschlachtet");
  });

  it("shows the allergy first in red, the diet separately, and the unknown always", () => {
    const judgement = judged([
      ["2", "conflict", [tag("conflict", coriander)]],
      ["1", "conflict", [tag("conflict", sesame)]],
      ["3", "unknown", [tag("unknown", sesame)]],
    ]);
    const blocks = voiceBlocks(lines, judgement, ENGLISH);
    expect(blocks.map(({ look, title }) => [look, title])).toEqual([
      ["alarm", "Not safe for you as written"],
      ["mismatch", "Not your way of eating, in one line"],
      ["unknown", "Unknown: house spice"],
    ]);
    expect(blocks[0]?.says).toEqual(["Sesame Allergy: word."]);
  });

  it("shows a finding about a serving quietly, with its limit and source, beside a fit", () => {
    const finding = {
      setting: pressure,
      nutrient: "sodium",
      sentence: "High in sodium: 0.9 g a serving",
      amount: 0.9,
      limit: 0.6,
      unit: "g",
      limit_words: "More than 0.6 g a meal; your card says high blood pressure.",
      source: "An authority",
      lines: ["2"],
    };
    const expectedTag = { ...tag("conflict", pressure, ""), finding: finding.sentence };
    const judgement = { ...judged([known("1"), ["2", "match", [expectedTag]], known("3")]), findings: [finding] };
    const blocks = voiceBlocks(lines, judgement, ENGLISH);
    expect(blocks.map(({ look }) => look)).toEqual(["match", "info"]);
    expect(blocks[1]).toEqual({
      look: "info",
      title: "Good to know: high in sodium: 0.9 g a serving",
      says: [finding.limit_words, "Most of it comes from the salt.", "Limit: An authority."],
    });
  });

  it("names labels to check beside a conflict, and calls nothing a fit", () => {
    const judgement = judged([["1", "conflict", [tag("conflict", sesame)]]], { state: "conflict", labels: ["buns"] });
    const titles = voiceBlocks(lines, judgement, ENGLISH).map(({ title }) => title);
    expect(titles).toEqual(["Not safe for you as written", "Labels to check: buns"]);
  });

  it("shows labels to check as a fit, named once", () => {
    const label: VerdictTagWire = { ...tag("may_contain", peanut, "chocolate chips"), check_label: true };
    const judgement = judged([["1", "may_contain", [label]], known("2"), known("3")], {
      state: "check_label",
      labels: ["chocolate chips"],
    });
    expect(voiceBlocks(lines, judgement, ENGLISH)).toMatchObject([
      { look: "match", title: "Fits. Check the labels: chocolate chips" },
    ]);
  });

  it("shows no fit if a line may contain a food that no label names", () => {
    expect(looks(judged([["1", "may_contain", [tag("may_contain", peanut)]], known("2"), known("3")]))).toEqual([
      "may_contain",
    ]);
  });

  it("names the one change that would make it fit, its basis, and what to tell the staff", () => {
    const adaptable = {
      without: "coriander",
      sentence: "Can be made without the coriander.",
      staff: "Can it be made without the coriander, please?",
      rests_on: "recipe" as const,
      as_of: "2026-03-04T05:06:07.089Z",
    };
    const judgement = judged([["2", "conflict", [tag("conflict", coriander)]], known("1"), known("3")], {
      state: "adaptable",
      adaptable,
    });
    expect(voiceBlocks(lines, judgement, ENGLISH).at(-1)).toEqual({
      look: "adaptable",
      title: "It can fit you with one change",
      says: [adaptable.sentence, "Read from the recipe's words of 4 March 2026."],
      staff: adaptable.staff,
    });
  });

  it("counts what it does not show", () => {
    const many = Array.from({ length: 6 }, (_, i) => ({ id: `${i}`, name: `food ${i}` }));
    const judgement = judged(many.map(({ id }): Line => [id, "conflict", [tag("conflict", peanut, id)]]));
    expect(voiceBlocks(many, judgement, ENGLISH)[0]?.says).toEqual([
      "Peanut: 0.",
      "Peanut: 1.",
      "Peanut: 2.",
      "And 3 more, marked at the lines below.",
    ]);
  });

  it("never shows a fit if one line is unknown or has no verdict", () => {
    expect(looks(judged([known("1"), known("2"), ["3", "unknown", [tag("unknown", sesame)]]]))).toEqual(["unknown"]);
    expect(looks(judged([known("1"), known("2")]))).toEqual(["unknown"]);
    expect(voiceBlocks([], judged([]), ENGLISH).map(({ look }) => look)).toEqual(["unknown"]);
    expect(looks(judged([known("1"), known("2"), known("3")]))).toEqual(["match"]);
  });
});

it("what the whole line satisfies is left out, and each setting is named once", () => {
  const line = {
    id: "1",
    kind: "conflict" as const,
    tags: [tag("conflict", sesame), tag("unknown", sesame), tag("match", pressure, ""), tag("match", coriander, "x")],
  };
  expect(shownTags(line).map(({ kind, setting }) => [kind, setting.key])).toEqual([
    ["conflict", "sesame_free"],
    ["match", "coriander"],
  ]);
});
