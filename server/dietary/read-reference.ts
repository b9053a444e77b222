import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type CooksWord, cooksWordRows } from "./cooks-words";
import type { WordKind } from "./engine/build";
import {
  type ConceptRow,
  type FactRow,
  type HeadEffect,
  type HeadRuleRow,
  type HoldingRow,
  type Reference,
  type SynonymRow,
  TRAITS,
  type Trait,
  type WordRow,
} from "./engine/build";
import { isSubstance, type Substance } from "./engine/knowledge";

/** The folder of the reviewable text: tab-separated, one fact per line, sorted. */
export const REFERENCE_DIR = join(process.cwd(), "prisma", "reference", "foods");

/** The concept tree, its spellings, facts, words and head rules, as rows. Throws on a value that no code knows. */
export function readReference(folder: string = REFERENCE_DIR): Reference {
  const rows = (name: string) => readTable(join(folder, `${name}.tsv`));
  const concepts = rows("concepts").map(toConcept);
  const synonyms = rows("synonyms").map(
    ([concept = "", text = "", language = ""]): SynonymRow => ({ concept, text, language }),
  );
  const words = rows("words").map(([text = "", kind = ""]): WordRow => ({ text, kind: kind as WordKind }));
  const known = [...concepts.map(({ name }) => name), ...[...synonyms, ...words].map(({ text }) => text)];
  return {
    concepts,
    synonyms,
    facts: rows("facts").map(toFact),
    words: [...words, ...cooksWordRows(rows("cooks-words").map(toCooksWord), known)],
    headRules: rows("head-rules").map(toHeadRule),
    holdings: rows("holdings").map(toHolding),
  };
}

/** The rows of a tab-separated file, without its header. */
export const readTable = (path: string): string[][] => readRows(path).map((row) => row.split("\t"));

/** As readTable, with the cells still in one string. */
export function readRows(path: string): string[] {
  const rows = readFileSync(path, "utf8").split("\n");
  rows.shift();
  return rows.filter((row) => row !== "");
}

export const firstCell = (row: string): string => row.slice(0, row.indexOf("\t"));

/** The column names of a tab-separated file. */
export function readTableHeader(path: string): string[] {
  return (readFileSync(path, "utf8").split("\n", 1)[0] ?? "").split("\t");
}

function toConcept([id = "", name = "", parents = "", traits = ""]: string[]): ConceptRow {
  return { id, name, parents: listed(parents), traits: listed(traits).map((trait) => requireTrait(trait, id)) };
}

function requireTrait(text: string, concept: string): Trait {
  const trait = TRAITS.find((each) => each === text);
  if (!trait) throw new Error(`'${text}' of '${concept}' is no trait.`);
  return trait;
}

function toFact([concept = "", substance = "", value = ""]: string[]): FactRow {
  if (value !== "yes" && value !== "maybe" && value !== "no")
    throw new Error(`'${value}' of '${concept}' is no value.`);
  return { concept, substance: requireSubstance(substance), value };
}

function requireSubstance(text: string): Substance {
  if (!isSubstance(text)) throw new Error(`'${text}' is no substance.`);
  return text;
}

function toHeadRule([head = "", scope = "", modifier = "", effect = "", substances = ""]: string[]): HeadRuleRow {
  if (scope !== "self" && scope !== "kind") throw new Error(`'${scope}' of the head '${head}' is no scope.`);
  return { head, scope, modifier, effect: effect as HeadEffect, substances: listed(substances).map(requireSubstance) };
}

const toCooksWord = ([language = "", word = "", inflected = "", but = ""]: string[]): CooksWord => ({
  language,
  word,
  isInflected: inflected === "yes",
  but: but === "" ? [] : but.split(" | "),
});

const listed = (text: string): string[] => (text === "" ? [] : text.split(" "));

export function toHolding([concept = "", food = "", certainty = ""]: string[]): HoldingRow {
  if (certainty !== "yes" && certainty !== "usual") throw new Error(`'${certainty}' of '${concept}' is no certainty.`);
  return { concept, food, isSure: certainty === "yes" };
}
