import { describe, expect, it } from "vitest";
import { LINE_WORD_KINDS } from "@/lib/dietary/line-word-kinds";
import { judge } from "@/server/dietary/engine/judging/judge";
import { ALLERGENS } from "@/server/dietary/engine/model/knowledge";
import { foldWord } from "@/server/dietary/engine/text/fold";
import { listOfKind, meaningsOf } from "@/server/dietary/engine/text/word-lists";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { answerTo, faultsOf, keyedLinesIn } from "./lines-with-keys";

/** The cook's words around the food of a line, in languages other than English, excuse themselves and never a food. */
const knowledge = loadKnowledge();

const GROUPS = [
  ...["gluten-grain", "crustacean", "egg", "fish", "peanut", "soy", "dairy"],
  ...["tree nut", "celery", "mustard", "sesame", "lupin", "mollusc"],
];

function kindOf(name: string, key: string): string | undefined {
  const setting = { type: "ingredient", key, preference: "allergy" } as const;
  const [verdict] = judge([{ id: "", name }], [setting], knowledge, { provenance: "recipe", kind: "ingredient" });
  return verdict?.settings[0]?.kind;
}

/** The names in all languages of the foods that are the allergen's group or kinds of it. */
function namesOf(group: string): string[] {
  const top = knowledge.conceptIndex.get(group) ?? knowledge.lexicon.concepts.get(group);
  if (top === undefined) throw new Error(`No food is called ${group}.`);
  return [...knowledge.lexicon.concepts].flatMap(([text, concept]) =>
    knowledge.concepts[concept]?.ancestors.includes(top) && !text.includes(" ") && text.length > 2 ? [text] : [],
  );
}

/** Claims and clauses mean something else in front of a food: "v" is vegan, "till" tells what the cook does. */
const CLAIMS: ReadonlySet<string> = new Set(["plant_based", "meatless", "imitation", "free", "absent", "likened"]);
const CLAUSES: ReadonlySet<string> = new Set(listOfKind("clause").map(foldWord));
const isPlain = (word: string): boolean =>
  !CLAIMS.has(knowledge.lexicon.words.get(foldWord(word)) ?? "") && !CLAUSES.has(foldWord(word));

const KINDS = LINE_WORD_KINDS.filter((kind) => kind !== "worked_or_food" && kind !== "english_too");
const WORDS = KINDS.map((kind) => [kind, meaningsOf(kind).flatMap(([word]) => (isPlain(word) ? [word] : []))] as const);

/** Of the names; with all of them the test takes minutes, and found no more. */
const EVERY = 7;

describe.each(GROUPS)("beside a name of %s", (group) => {
  const names = namesOf(group);

  it("no word of a line makes it fit, in front of it or behind it", () => {
    expect(names.length).toBeGreaterThan(4);
    const fits: string[] = [];
    for (const [at, [, words]] of WORDS.entries())
      for (const [index, name] of names.entries()) {
        if ((index + at) % EVERY !== 0) continue;
        const word = words[(index * 31 + at * 7) % words.length] as string;
        for (const line of [`${word} ${name}`, `${name} ${word}`, `100 g ${word} ${name}`, `2 ${name} ${word}`])
          if (kindOf(line, group) === "match") fits.push(line);
      }
    expect(fits).toEqual([]);
  });

  it("no word of a line is kept from being that food", () => {
    const fits = names.filter((name, at) => at % EVERY === 0 && kindOf(`100 g ${name}`, group) === "match");
    expect(fits).toEqual([]);
  });
});

describe("a food that nobody knows", () => {
  const NONSENSE = ["zorblax", "grelvinové", "munkor", "зорблакс", "ゾルブ"];

  it.each(WORDS)("does not fit beside a word of the kind %s", (_kind, words) => {
    const fits: string[] = [];
    for (let at = 0; at < words.length; at += 7) {
      const word = words[at] as string;
      const food = NONSENSE[at % NONSENSE.length] as string;
      for (const line of [
        `100 g ${word} ${food}`,
        `2 ${food} ${word}`,
        `${word} ${food}`,
        `200 g sugar, ${food} ${word}`,
      ])
        if (kindOf(line, "peanut") === "match") fits.push(line);
    }
    expect(fits).toEqual([]);
  });

  it("does not fit in a list without an amount, which may be a label", () => {
    for (const text of [
      "sucre, zorblax émincé",
      "Zucker, fein gehackt zorblax",
      "sugar, pépins",
      "azúcar con semillas",
    ])
      expect([text, kindOf(text, "sesame")]).not.toEqual([text, "match"]);
  });
});

describe("a part of a food", () => {
  it("is left off behind a word that says so, and may be a food behind any other", () => {
    expect(kindOf("2 tomates sin semillas", "dairy")).toBe("match");
    expect(kindOf("200 g pan con semillas", "sesame")).not.toBe("match");
    expect(kindOf("200 g pane con semi", "sesame")).not.toBe("match");
  });
});

/**
 * If all names of these allergens were unknown, so many of them would be excused beside a food, because a word of work in
 * another language is spelled so. Words that are also foods excuse nothing ("tostadas"), so there are none.
 */
describe("the names of allergens that are also words of a line", () => {
  it("are none", () => {
    const words = new Set(
      WORDS.flatMap(([, entries]) => entries.filter((entry) => !entry.includes(" ")).map(foldWord)),
    );
    const both = [...knowledge.lexicon.concepts].flatMap(([text, concept]) =>
      words.has(text) && ((knowledge.concepts[concept]?.profile.yes ?? 0) & ALLERGENS) !== 0 ? [text] : [],
    );
    expect(both).toEqual([]);
  });
});

/** Lines as cooks write them, with keys that were written before they were asked; see lines-with-keys.ts. */
describe.each([
  ["kitchens-of-twelve-languages", { amount: 2, food: 29, kept: 25, unsafe: 0, unsure: 8, alarm: 12 }],
  ["kitchens-second", { amount: 5, food: 25, kept: 19, unsafe: 0, unsure: 20, alarm: 9 }],
])("the lines of %s", (file, most) => {
  const answers = keyedLinesIn(`tests/cases/lines/${file}.tsv`).map((line) => answerTo(line, knowledge));

  it("hide no allergen", () => {
    expect(answers.filter(({ faults }) => faults.has("unsafe")).map(({ of, said }) => `${of.text}: ${said}`)).toEqual(
      [],
    );
  });

  it("have no more faults than before", () => {
    const faults = faultsOf(answers);
    for (const [fault, count] of Object.entries(most))
      expect([fault, faults[fault as keyof typeof faults]]).toSatisfy(([, found]: [string, number]) => found <= count);
  });
});
