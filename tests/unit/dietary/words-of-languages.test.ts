import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import { describe, expect, it } from "vitest";
import { isLineWordKind } from "@/lib/dietary/line-word-kinds";
import { isPackedWithFoods, isWordKind, WORD_KINDS } from "@/lib/dietary/word-kinds";
import { findUnit } from "@/lib/quantity/units";
import { ALLERGENS } from "@/server/dietary/engine/model/knowledge";
import { parseLine } from "@/server/dietary/engine/read";
import { isState } from "@/server/dietary/engine/text/state-words";
import { foldedWords } from "@/server/dietary/engine/text/tokens";
import { LIST_KINDS } from "@/server/dietary/engine/text/word-lists";
import {
  languagesFolder,
  languagesOf,
  NAME_COLUMNS,
  readLanguageNames,
  readLanguageWords,
  tablesOf,
  WORD_COLUMNS,
} from "@/server/dietary/language-files";
import { loadReferenceKnowledge } from "@/server/dietary/load-knowledge";
import { PACKED_WORDS, packWords } from "@/server/dietary/pack-words";
import { readReference } from "@/server/dietary/read-reference";
import { readTable, readTableHeader } from "@/server/dietary/read-table";
import { REFERENCE_DIR } from "@/server/dietary/reference-folder";

const ENGINE = "server/dietary/engine";
const FOLDER = languagesFolder(REFERENCE_DIR);
const words = readLanguageWords(REFERENCE_DIR);
const knowledge = loadReferenceKnowledge();
const files = tablesOf(REFERENCE_DIR, "words").map(({ path }) => path);

const code = readdirSync(ENGINE, { recursive: true, encoding: "utf8" }).filter(
  (name) => name.endsWith(".ts") && !name.endsWith(".generated.ts"),
);
const textOf = (name: string): string => readFileSync(path.join(ENGINE, name), "utf8");

/** Each value that occurs more than once. */
const repeated = (values: readonly string[]): string[] => {
  const known = new Set<string>();
  return values.filter((value) => known.size === known.add(value).size);
};

describe("the words of each language", () => {
  it("are in a folder that is named after the language, in five columns with a source", () => {
    expect(languagesOf(REFERENCE_DIR).filter((language) => !/^[a-z]{2}$/.test(language))).toEqual([]);
    for (const name of files) {
      expect(readTableHeader(name), name).toEqual(WORD_COLUMNS);
      const broken = readTable(name).filter((row) => row.length !== 5 || !row[1] || !row[4]);
      expect(broken, name).toEqual([]);
    }
  });

  it("stand beside the names of foods, in three columns, sorted by concept", () => {
    for (const { path: name } of tablesOf(REFERENCE_DIR, "names")) {
      expect(readTableHeader(name), name).toEqual(NAME_COLUMNS);
      const rows = readTable(name);
      expect(
        rows.filter((row) => row.length !== 3 || row.includes("")),
        name,
      ).toEqual([]);
      const concepts = rows.map(([concept]) => concept);
      expect(concepts, name).toEqual([...concepts].sort());
    }
  });

  it("are sorted by kind and word", () => {
    for (const name of files) {
      const rows = readTable(name).map((row) => row.join("\t"));
      expect(rows, name).toEqual([...rows].sort());
    }
  });

  it("are in lower case, composed (NFC), without surrounding spaces", () => {
    const broken = words.filter(
      ({ word }) => word !== word.trim().toLowerCase().normalize("NFC") || /[|=\t]/.test(word),
    );
    expect(broken).toEqual([]);
  });

  it("appear once, in one language only", () => {
    const ofOneLanguage = words.map(({ kind, word, means, language }) =>
      // Around the food of a line a word counts in its own languages only, so each of them lists it.
      isLineWordKind(kind) || kind === "worked_run" ? `${language}\t${kind}\t${word}` : `${kind}\t${word}\t${means}`,
    );
    expect(repeated(ofOneLanguage)).toEqual([]);
    // A word may name two states, but has one food, unit and spelling.
    const single = words.filter(({ kind }) => kind !== "state" && kind !== "worked_run" && !isLineWordKind(kind));
    expect(repeated(single.map(({ kind, word }) => `${kind}\t${word}`))).toEqual([]);
  });

  it("have only one kind of word each, and no row for a form that folding derives", () => {
    const folded = words.filter(({ kind }) => isWordKind(kind)).map(({ word }) => foldedWords(word).join(" "));
    expect(folded).not.toContain("");
    expect(repeated(folded)).toEqual([]);
  });

  it("are one part of a compound each: a food, a cut or a dish", () => {
    const parts = new Map(words.filter(({ kind }) => kind === "stem").map(({ word }) => [word, "stem"]));
    const others = words.filter(({ kind }) => kind === "stem_cut" || kind === "stem_dish");
    expect(others.filter(({ word, kind }) => (parts.get(word) ?? kind) !== kind)).toEqual([]);
  });

  it("are of a kind that the code uses and the README explains", () => {
    const readme = readFileSync(path.join(FOLDER, "README.md"), "utf8");
    const source = code.map(textOf).join("\n");
    for (const kind of new Set(words.map((row) => row.kind))) {
      if (isPackedWithFoods(kind)) continue;
      expect(LIST_KINDS).toContain(kind);
      expect(source.includes(`"${kind}"`), `${kind} is used`).toBe(true);
      expect(readme.includes(`\`${kind}\``), `${kind} is explained`).toBe(true);
    }
    const used = new Set(words.map(({ kind }) => kind));
    expect(WORD_KINDS.filter((kind) => !used.has(kind))).toEqual([]);
  });

  it("refer to something that exists", () => {
    const { lexicon } = loadReferenceKnowledge();
    const own = new Set(["pfund", "dkg", "hg", "krm"]);
    const isThere: Readonly<Record<string, (means: string) => boolean>> = {
      stem: (food) => lexicon.concepts.get(foldedWords(food).join(" ")) !== undefined,
      abbreviated: (food) => lexicon.concepts.get(foldedWords(food).join(" ")) !== undefined,
      unit: (key) => own.has(key) || findUnit(key)?.key === key,
      state: isState,
      number: (value) => /^[1-9]\d?(?:\/[2-9])?$/.test(value),
      number_apart: (value) => /^[1-9]\d?(?:\/[2-9])?$/.test(value),
      part: (count) => /^[2-9]$/.test(count),
      greases: (food) => lexicon.concepts.get(foldedWords(food).join(" ")) !== undefined,
      respelled: (spelling) => spelling !== "",
      warns_until: (verb) => words.some(({ kind, word }) => kind === "contains" && word === verb),
      worked_run: (tie) => tie === "" || tie === "tie",
      cooked_behind: isWordKind,
      elided: (kind) => kind === "" || isWordKind(kind),
      kitchen: (food) => lexicon.concepts.get(foldedWords(food).join(" ")) !== undefined,
    };
    const wrong = words.filter(({ kind, means }) => !(isThere[kind]?.(means) ?? means === ""));
    expect(wrong).toEqual([]);
    expect(words.filter(({ kind, except }) => except.length > 0 && kind !== "cook_stem")).toEqual([]);
  });

  it("are packed as they are written (else: npm run dietary:build)", () => {
    expect(readFileSync(PACKED_WORDS, "utf8")).toBe(packWords(words));
  });

  it("that name a unit are read as that unit", () => {
    const wrong = words
      .filter(({ kind }) => kind === "unit")
      .filter(({ word, means }) => {
        const unit = parseLine(`2 ${word} xyzzy`, loadReferenceKnowledge()).unit?.key;
        // English reads a few of them first: "ts" is a teaspoon there too.
        return unit !== means && findUnit(word)?.key !== unit;
      });
    expect(wrong).toEqual([]);
  });
});

/** English words, and parts of such in patterns, that happen to be words elsewhere, and an article that stands in one pattern. */
const BY_CHANCE = new Set([
  "stickers",
  "sulf",
  "stuck",
  "dell",
  "agriculture",
  "braise",
  "code",
  "pots",
  "segments",
  "decorat",
  "litre",
]);
const LITERAL = /"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\]|\\.)*\])+\/[a-z]*/g;

describe("the engine's code", () => {
  it("contains no word of a language other than English", () => {
    const lettersOf = (text: string): string[] => text.toLowerCase().split(/[^\p{L}]+/u);
    const { concepts, synonyms } = readReference();
    const english = new Set([
      ...words.filter(({ language }) => language === "en").flatMap(({ word }) => lettersOf(word)),
      ...synonyms.filter(({ language }) => language === "en").flatMap(({ text }) => lettersOf(text)),
      ...concepts.flatMap(({ id, name }) => [...lettersOf(id), ...lettersOf(name)]),
    ]);
    const foreign = new Set(
      [
        ...words.filter(({ language }) => language !== "en").flatMap(({ word }) => lettersOf(word)),
        ...synonyms.filter(({ language }) => !["en", "la"].includes(language)).flatMap(({ text }) => lettersOf(text)),
      ].filter((word) => word.length >= 4 && !english.has(word) && !BY_CHANCE.has(word)),
    );
    expect(foreign.size).toBeGreaterThan(5000);
    // Compiled without its comments, which may quote any language.
    const { outputFiles } = buildSync({
      entryPoints: code.map((name, index) => ({ in: path.join(ENGINE, name), out: String(index) })),
      outdir: ".",
      write: false,
      charset: "utf8",
      format: "esm",
      target: "esnext",
      tsconfigRaw: "{}",
    });
    const found = outputFiles.flatMap((output) =>
      [...output.text.matchAll(LITERAL)]
        .flatMap(([literal]) => lettersOf(literal.replace(/\\[a-zA-Z](?:\{[^}]*\})?/g, " ")))
        .filter((word) => foreign.has(word))
        .map((word) => `${code[Number(path.parse(output.path).name)]}: ${word}`),
    );
    expect([...new Set(found)]).toEqual([]);
  });
});

describe("a name that two foods have", () => {
  /** Names by which only the winner is meant: a sauce by itself, and pasta without its sauce. */
  const MEANT = new Set(["arrabbiata", "bigoli"]);

  it("is that of the first, which holds every allergen that the other surely holds", () => {
    const named = new Map<string, Set<string>>();
    const all = [
      ...knowledge.concepts.map(({ id, name }) => ({ concept: id, text: name })),
      ...readLanguageNames(REFERENCE_DIR),
    ];
    for (const { concept, text } of all) {
      const key = foldedWords(text).join(" ");
      named.set(key, (named.get(key) ?? new Set()).add(concept));
    }
    const lost = [...named].flatMap(([key, concepts]) => {
      const first = knowledge.concepts[knowledge.lexicon.concepts.get(key) ?? -1];
      if (concepts.size < 2 || !first || MEANT.has(key)) return [];
      const { yes, may, unknown } = first.profile;
      return [...concepts].flatMap((id) => {
        const other = knowledge.concepts[knowledge.conceptIndex.get(id) ?? -1];
        return other && other.profile.yes & ALLERGENS & ~(yes | may | unknown) ? [`${key}: ${first.id} for ${id}`] : [];
      });
    });
    expect(lost).toEqual([]);
  });
});
