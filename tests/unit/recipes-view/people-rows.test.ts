import { describe, expect, it } from "vitest";
import { peopleRows } from "@/components/recipes/people-rows";
import { uncheckedWords } from "@/components/recipes/people-words";
import { settingWords } from "@/components/recipes/shown-tags";
import { speechIn } from "@/components/recipes/verdict-words";
import { voiceBlocks } from "@/components/recipes/voice-blocks";
import { inEnglish, sayIn } from "@/lib/i18n/area";
import type {
  AdaptableWire,
  JudgedSettingWire,
  PersonFitWire,
  RecipeJudgementWire,
  VerdictTagWire,
} from "@/lib/schemas/recipe-judgement";
import { terms } from "@/messages/en/terms";
import { verdicts } from "@/messages/en/verdicts";
import { translationOf } from "@/messages/translations";

const ENGLISH = { t: inEnglish(verdicts), term: inEnglish(terms) };
const GERMAN = {
  t: sayIn(verdicts, "de", translationOf("de", "verdicts")),
  term: sayIn(terms, "de", translationOf("de", "terms")),
};

const against = (
  kind: "conflict" | "may_contain" | "unknown",
  voice: "alarm" | "mismatch",
  ...because: string[]
): PersonFitWire["against"] => ({ kind, voice, because });

const me: PersonFitWire = { person_id: "1", name: null, state: "match" };
const leo: PersonFitWire = {
  person_id: "2",
  name: "Leo",
  state: "conflict",
  against: against("conflict", "alarm", "Egg (severe)"),
};
const ana: PersonFitWire = { person_id: "3", name: "Ana", state: null, unchecked: "hidden" };
const sam: PersonFitWire = {
  person_id: "4",
  name: "Sam",
  state: "conflict",
  against: against("conflict", "mismatch", "Vegan"),
};

const change: AdaptableWire = {
  ...{ without: "egg wash", foods: ["egg wash"], sentence: "", staff: "" },
  ...{ rests_on: "recipe", as_of: null },
};
const rows = (people: PersonFitWire[], adaptable: AdaptableWire | null = null, words = ENGLISH) =>
  peopleRows(words, { adaptable }, people).map(({ sign, words: said }) => `${sign}: ${said}`);

describe("the people at a table, on a card", () => {
  it("are named with the gravest first, and those for whom nothing was checked last", () => {
    const unsure: PersonFitWire = { ...me, state: "unknown", against: against("unknown", "alarm", "Sesame") };
    const maybe: PersonFitWire = {
      ...leo,
      name: "Mio",
      state: "may_contain",
      against: against("may_contain", "alarm"),
    };
    const label: PersonFitWire = { ...leo, name: "Noor", state: "check_label", against: undefined, labels: ["stock"] };
    expect(rows([unsure, ana, maybe, sam, label, leo])).toEqual([
      "conflict: Not for Leo: Egg (severe)",
      "mismatch: Not for Sam: Vegan",
      "may_contain: Check for Mio",
      "unknown: We cannot tell for you: Sesame",
      "match: Fits Noor. Check the labels: stock",
      "unknown: Not checked for Ana",
    ]);
  });

  it("get the conflict in the grave voice first, then the change that would mend it for all of them", () => {
    expect(rows([me, { ...leo, state: "adaptable", without: ["egg wash"] }], change)).toEqual([
      "conflict: Not for Leo: Egg (severe)",
      "adaptable: Without the egg wash it fits Leo and you.",
      "match: Fits you",
    ]);
  });

  it("are told what would mend a dish for one of them only with that person's name", () => {
    expect(
      rows([
        { ...me, ...sam, name: null },
        { ...leo, state: "adaptable", without: ["egg wash"] },
      ]),
    ).toContain("adaptable: Without the egg wash it fits Leo.");
  });

  it("are never said to fit if they were not checked, even when something they show speaks against the dish", () => {
    const shown: PersonFitWire = { ...ana, state: "conflict", against: against("conflict", "mismatch", "Vegan") };
    expect(rows([{ ...me, state: null, unchecked: "empty" }, ana]).join()).not.toMatch(/fits/i);
    expect(rows([shown])).toEqual(["mismatch: Not for Ana: Vegan"]);
  });

  it("are named in German, too", () => {
    expect(rows([me, { ...leo, state: "adaptable" }, ana], change, GERMAN)).toEqual([
      expect.stringMatching(/^conflict: Nicht für Leo: .* \(schwer\)$/),
      expect.stringMatching(/^adaptable: Ohne .* passt es für Leo und dich\.$/),
      "match: Passt für dich",
      "unknown: Nicht geprüft für Ana",
    ]);
  });

  it("are told why nothing was checked: a hidden row, an empty card, one's own empty card", () => {
    const empty: PersonFitWire = { ...leo, state: null, unchecked: "empty" };
    expect(uncheckedWords(ENGLISH.t, [ana, empty, { ...me, unchecked: "empty" }])).toEqual([
      "Ana does not show allergies to you. Please ask.",
      "Nothing is written down for Leo, so nothing was checked.",
      "Your ID says nothing yet that food can be checked against.",
    ]);
  });
});

const egg: JudgedSettingWire = {
  ...{ type: "ingredient", key: "egg", label: "Egg", preference: "allergy" },
  person: { id: "2", name: "Leo" },
};
const tag: VerdictTagWire = {
  ...{ kind: "conflict", setting: egg, text: "egg", provenance: "recipe" },
  reason: "Egg is egg; Leo is allergic to egg.",
};

function judged(people: PersonFitWire[], tags: VerdictTagWire[]): RecipeJudgementWire {
  const kind = tags[0]?.kind ?? "match";
  return {
    ...{ kind, settings: [], voices: { alarm: null, mismatch: null, advice: null }, findings: [] },
    fit: { state: kind === "info" ? "match" : kind, reason: null, labels: [], advice: [], adaptable: null, people },
    ingredients: [{ id: "1", kind, tags }],
    ...{ engine_version: "1", disclaimer: "" },
  };
}
const blocks = (judgement: RecipeJudgementWire, words = ENGLISH, speech: ReturnType<typeof speechIn> = null) =>
  voiceBlocks([{ id: "1", name: "egg" }], judgement, { t: words.t, speech }).map(({ look, title }) => [look, title]);

describe("the verdict on a recipe for a table", () => {
  it("says in each title for whom it is", () => {
    expect(blocks(judged([me, leo, ana], [tag]))).toEqual([
      ["alarm", "Not safe for Leo as written"],
      ["match", "Fits you as written"],
      ["unknown", "Not checked for Ana"],
    ]);
    expect(blocks(judged([me, { ...leo, state: "match", against: undefined }, ana], []))).toEqual([
      ["match", "Fits Leo and you as written"],
      ["unknown", "Not checked for Ana"],
    ]);
  });

  it("names the owner of a setting at its line, in both languages", () => {
    const speech = speechIn(GERMAN.t, GERMAN.term);
    expect(settingWords(egg)).toBe("Leo: Egg (allergy)");
    expect(settingWords({ ...egg, preference: "love" })).toBe("Leo loves Egg");
    expect(speech?.setting(egg)).toMatch(/^Leo: .* \(Allergie\)$/);
    expect(speech?.reason(tag)).toContain("Leo ist allergisch gegen");
    expect(speech?.reason(tag)).not.toMatch(/\bdu\b|\bdein/i);
  });
});
