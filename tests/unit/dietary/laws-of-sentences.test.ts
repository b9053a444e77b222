import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { type Case, readCases } from "@/scripts/dietary/score/cases";
import { judgeFor, readPerson } from "@/server/dietary/engine/judge";
import type { Reason, Setting } from "@/server/dietary/engine/model/verdict";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const FOLDERS = ["tests/cases", "tests/cases/languages"];
const SETTINGS: readonly Setting[] = [
  ...["dairy", "egg", "gluten-grain", "tree nut", "peanut", "fish", "oat"].map(
    (key): Setting => ({ type: "ingredient", key, preference: "allergy" }),
  ),
  { type: "diet", key: "vegetarian" },
  { type: "diet", key: "vegan" },
  { type: "health", key: "celiac_disease" },
];
const knowledge = loadKnowledge();
const person = readPerson(SETTINGS, knowledge);

const casesIn = (folder: string): Case[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .flatMap((name) => readCases(path.join(folder, name)));

function reasonsOf({ kind, text }: Case): readonly Reason[] {
  const [name = "", description] = kind === "menu" ? text.split(" :: ") : [text];
  const item = { id: "", name, ...(description === undefined ? {} : { description }) };
  const asked =
    kind === "menu"
      ? ({ kind, provenance: "venue" } as const)
      : ({ kind: "ingredient", provenance: "recipe" } as const);
  return judgeFor(person, [item], asked).flatMap(({ reasons }) => reasons);
}

/** A text that stands in several files is asked once. */
const cases = new Map(FOLDERS.flatMap(casesIn).map((each) => [`${each.kind} ${each.text}`, each]));
const said = [...cases.values()].flatMap((each) => reasonsOf(each).map((reason) => ({ text: each.text, reason })));
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

describe("the reasons of all cases", () => {
  it("are many", () => {
    expect(said.length).toBeGreaterThan(10_000);
  });

  it("name no food as made with the dish itself", () => {
    const odd = said.filter(({ reason: { rule, ingredient } }) => {
      const made = /(?:is|are|be) made with (?<food>[^;]+);/.exec(rule)?.groups?.food;
      return made !== undefined && wordsOf(made).join(" ") === wordsOf(ingredient).join(" ");
    });
    expect(odd.map(({ reason }) => reason.rule)).toEqual([]);
  });

  it("say of one place and one setting that it is not known, once", () => {
    const places = new Set<string>();
    const twice = said.filter(({ text, reason }) => {
      if (reason.kind !== "unknown" || reason.measure !== undefined) return false;
      const place = [text, JSON.stringify(reason.setting), reason.field, reason.start, reason.end].join("|");
      const isKnown = places.has(place);
      places.add(place);
      return isKnown;
    });
    expect([...new Set(twice.map(({ reason }) => reason.rule))]).toEqual([]);
  });

  it("name the setting's own word where something is not known", () => {
    const nouns: Readonly<Record<string, string>> = { dairy: "dairy", egg: "eggs", peanut: "peanut", fish: "fish" };
    const odd = said.filter(({ reason: { kind, rule, setting } }) => {
      const noun = setting.type === "ingredient" ? nouns[setting.key] : undefined;
      return (
        noun !== undefined && kind === "unknown" && rule.includes("may hold") && !rule.includes(`may hold ${noun};`)
      );
    });
    expect(odd.map(({ reason }) => reason.rule)).toEqual([]);
  });
});
