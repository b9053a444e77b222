import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { judgeFor, readPerson, type Setting } from "@/server/dietary/engine/judge";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

/** Truths of a case: y certainly there, p certainly or possibly, m possibly, w anything but a fit, n surely free. */
type Truth = "y" | "p" | "m" | "w" | "n";
type Case = {
  readonly id: string;
  readonly kind: "label" | "menu" | "line";
  readonly text: string;
  readonly expect: Readonly<Record<string, Truth>>;
};

const FOLDER = path.join("tests", "cases", "languages");
const knowledge = loadKnowledge();
const ALLERGENS: Readonly<Record<string, string>> = {
  milk: "dairy",
  crust: "crustacean",
  moll: "mollusc",
  nut: "tree nut",
  gluten: "gluten-grain",
  sulph: "sulphite",
};
const DIETS: Readonly<Record<string, string>> = { vegan: "vegan", vegt: "vegetarian" };

const settingOf = (key: string): Setting =>
  DIETS[key]
    ? { type: "diet", key: DIETS[key] }
    : { type: "ingredient", key: ALLERGENS[key] ?? key, preference: "allergy" };

const casesOf = (file: string): Case[] =>
  readFileSync(path.join(FOLDER, file), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Case);

/** The verdict about each key of a case: "match", "unknown", "may_contain" or "conflict". */
function verdictsOf({ kind, text, expect: truths }: Case): { key: string; truth: Truth; verdict: string }[] {
  const [name = "", description] = kind === "menu" ? text.split(" :: ") : [text];
  const item = { id: "", name, ...(description ? { description } : {}) };
  return Object.entries(truths).map(([key, truth]) => {
    const as =
      kind === "menu"
        ? ({ kind: "menu", provenance: "venue" } as const)
        : ({ kind: "ingredient", provenance: "recipe" } as const);
    const [verdict] = judgeFor(readPerson([settingOf(key)], knowledge), [item], as);
    return { key, truth, verdict: verdict?.settings[0]?.kind ?? "none" };
  });
}

const files = readdirSync(FOLDER);

describe("texts as labels, menus and recipes of a country print them", () => {
  it.each(files)("of %s never fit somebody whom they may hurt", (file) => {
    const wrong = casesOf(file).flatMap((each) =>
      verdictsOf(each)
        .filter(({ truth, verdict }) => truth !== "n" && (verdict === "match" || verdict === "info"))
        .map(({ key }) => `${each.id} ${key}: ${each.text}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each(files)("of %s leave at most one answer in five unknown", (file) => {
    const verdicts = casesOf(file).flatMap(verdictsOf);
    const unknown = verdicts.filter(({ verdict }) => verdict === "unknown").length;
    expect(unknown / verdicts.length).toBeLessThanOrEqual(0.2);
  });
});
