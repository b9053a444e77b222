import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Setting } from "../../../server/dietary/engine/model/verdict";
import { readLanguageNames } from "../../../server/dietary/language-files";
import { distinctForeignLines, distinctLines, distinctMenus, readMenuForBench } from "../../support/bench-menu";
import type { Inputs } from "./measured";

const SETTINGS: readonly Setting[] = [
  { type: "diet", key: "vegetarian" },
  { type: "diet", key: "gluten_free" },
  { type: "ingredient", key: "nut", preference: "allergy" },
  { type: "health", key: "high_blood_pressure" },
];

/** The settings of somebody with many allergies, health concerns and preferences. */
const MANY_SETTINGS: readonly Setting[] = [
  ...SETTINGS,
  { type: "diet", key: "dairy_free" },
  ...["diabetes", "high_cholesterol", "pregnancy", "kidney_disease"].map((key): Setting => ({ type: "health", key })),
  ...["peanut", "milk", "egg", "sesame", "celery", "mustard", "garlic"].map(
    (key): Setting => ({ type: "ingredient", key, preference: "allergy" }),
  ),
  ...["coriander", "mushroom"].map((key): Setting => ({ type: "ingredient", key, preference: "dislike" })),
  ...["chocolate", "cheese"].map((key): Setting => ({ type: "ingredient", key, preference: "love" })),
];

export type Counts = { readonly lines: number; readonly foreignLines: number; readonly menus: number };

/** Lines and menus of foods that each of the engines knows, so that all of them read the same. */
export function makeInputs(folders: readonly string[], foods: readonly (readonly string[])[], counts: Counts): Inputs {
  return {
    settings: SETTINGS,
    manySettings: MANY_SETTINGS,
    lines: distinctLines(counts.lines, shared(foods)),
    foreignLines: distinctForeignLines(counts.foreignLines, sharedRows(folders.map(namesIn))),
    menus: [readMenuForBench(), ...distinctMenus(counts.menus)],
  };
}

function shared([first = [], ...others]: readonly (readonly string[])[]): string[] {
  const known = others.map((names) => new Set(names));
  return first.filter((name) => known.every((names) => names.has(name)));
}

type Name = { readonly text: string; readonly language: string };

function sharedRows(all: readonly (readonly Name[])[]): Name[] {
  const texts = new Set(shared(all.map((names) => names.map(({ text }) => text))));
  return (all[0] ?? []).filter(({ text }) => texts.has(text));
}

/** The names of foods in other languages than English, of any commit: they stood in one table before. */
function namesIn(folder: string): Name[] {
  const foods = join(folder, "prisma/reference/foods");
  if (existsSync(join(foods, "languages"))) return readLanguageNames(foods).filter(({ language }) => language !== "en");
  const table = readFileSync(join(foods, "synonyms.tsv"), "utf8");
  return table.split("\n").flatMap((row, at) => {
    const [, text = "", language = "en"] = row.split("\t");
    return at === 0 || text === "" || language === "en" ? [] : [{ text, language }];
  });
}
