import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { judge } from "@/server/dietary/engine/judge";
import type { Setting, VerdictKind } from "@/server/dietary/engine/model/verdict";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

/** y: certainly there, p: certainly or possibly, m: possibly, w: anything but "fits", n: surely absent. */
type Truth = "y" | "p" | "m" | "w" | "n";
type Case = {
  readonly id: string;
  readonly kind: "label" | "menu" | "line";
  readonly text: string;
  readonly expect: Readonly<Record<string, Truth>>;
};

const FOLDER = "tests/cases/languages";
const files = readdirSync(FOLDER).sort();
const casesOf = (file: string): Case[] =>
  readFileSync(path.join(FOLDER, file), "utf8")
    .trim()
    .split("\n")
    .map((line): Case => JSON.parse(line));

const KEYS: Readonly<Record<string, string>> = {
  milk: "dairy",
  crust: "crustacean",
  moll: "mollusc",
  nut: "tree nut",
  gluten: "gluten-grain",
  sulph: "sulphite",
};
const DIETS: Readonly<Record<string, Setting>> = {
  vegan: { type: "diet", key: "vegan" },
  vegt: { type: "diet", key: "vegetarian" },
};
const settingOf = (key: string): Setting =>
  DIETS[key] ?? { type: "ingredient", key: KEYS[key] ?? key, preference: "allergy" };

const knowledge = loadKnowledge();

function verdictsOf({
  kind,
  text,
  expect: keys,
}: Case): [key: string, truth: Truth, verdict: VerdictKind | undefined][] {
  const [name = "", description] = kind === "menu" ? text.split(" :: ") : [text];
  const item = description === undefined ? { id: "", name } : { id: "", name, description };
  const asked = {
    provenance: kind === "menu" ? "venue" : "recipe",
    kind: kind === "menu" ? "menu" : "ingredient",
  } as const;
  return Object.entries(keys).map(([key, truth]) => [
    key,
    truth,
    judge([item], [settingOf(key)], knowledge, asked)[0]?.kind,
  ]);
}

/** Of all answers in a language, the share that is neither wrong nor unknown nor only cautious. */
const LEAST_RIGHT = 0.6;

describe.each(files)("labels, menus and lines of recipes in %s", (file) => {
  const answers = casesOf(file).flatMap((each) => verdictsOf(each).map((answer) => [each.id, ...answer] as const));

  it("never fit somebody for whom they hold something", () => {
    expect(answers.filter(([, , truth, verdict]) => truth !== "n" && verdict === "match")).toEqual([]);
  });

  it("never conflict with what they surely do not hold", () => {
    expect(answers.filter(([, , truth, verdict]) => truth === "n" && verdict === "conflict")).toEqual([]);
  });

  it("are mostly told as they are", () => {
    const right: Readonly<Record<Truth, readonly string[]>> = {
      y: ["conflict"],
      p: ["conflict", "may_contain"],
      m: ["may_contain"],
      w: ["conflict", "may_contain", "unknown"],
      n: ["match"],
    };
    const share =
      answers.filter(([, , truth, verdict]) => right[truth].includes(verdict ?? "")).length / answers.length;
    expect(share).toBeGreaterThan(LEAST_RIGHT);
  });
});
