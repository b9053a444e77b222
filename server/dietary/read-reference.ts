import { join } from "node:path";
import { isWordKind } from "@/lib/dietary/word-kinds";
import { cooksWordRows } from "./cooks-words";
import {
  type ConceptRow,
  type FactRow,
  type HeadEffect,
  type HeadRuleRow,
  type HoldingRow,
  type Reference,
  TRAITS,
  type Trait,
  type WordRow,
} from "./engine/build";
import { isSubstance, type Substance } from "./engine/knowledge";
import { inflectedNames } from "./inflected-names";
import { readLanguageNames, readLanguageWords } from "./language-files";
import { readTable } from "./read-table";
import { REFERENCE_DIR } from "./reference-folder";

/** The concept tree, its spellings, facts, words and head rules, as rows. Throws on a value that no code knows. */
export function readReference(folder: string = REFERENCE_DIR): Reference {
  const rows = (name: string) => readTable(join(folder, `${name}.tsv`));
  const concepts = rows("concepts").map(toConcept);
  const synonyms = readLanguageNames(folder);
  const languageWords = readLanguageWords(folder);
  const words = languageWords.flatMap(({ word, kind }): WordRow[] => (isWordKind(kind) ? [{ text: word, kind }] : []));
  const known = [...concepts.map(({ name }) => name), ...[...synonyms, ...words].map(({ text }) => text)];
  const allWords = [...words, ...cooksWordRows(languageWords, known)];
  return {
    concepts,
    synonyms,
    inflected: inflectedNames(synonyms, [...known, ...allWords.map(({ text }) => text)]),
    facts: rows("facts").map(toFact),
    words: allWords,
    headRules: rows("head-rules").map(toHeadRule),
    holdings: rows("holdings").map(toHolding),
  };
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

const listed = (text: string): string[] => (text === "" ? [] : text.split(" "));

export function toHolding([concept = "", food = "", certainty = ""]: string[]): HoldingRow {
  if (certainty !== "yes" && certainty !== "usual") throw new Error(`'${certainty}' of '${concept}' is no certainty.`);
  return { concept, food, isSure: certainty === "yes" };
}
