import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { ReviewedFood } from "@/server/dietary/engine/build";
import { withReviewed } from "@/server/dietary/engine/build";
import { judge } from "@/server/dietary/engine/judge";
import { BIT, type Knowledge, ofSession } from "@/server/dietary/engine/knowledge";
import type { Setting } from "@/server/dietary/engine/model/verdict";
import { readLine } from "@/server/dietary/engine/read";
import { loadReferenceKnowledge } from "@/server/dietary/load-knowledge";

const ENGINE = "server/dietary/engine";
const knowledge = loadReferenceKnowledge();

/** A food that administrators reviewed: in this knowledge base carrots contain milk. */
const MILKY_CARROT: ReviewedFood = {
  slug: "carrot",
  name: "Carrot",
  synonyms: [],
  parents: [],
  fits: {},
  holds: [{ substances: BIT.milk, presence: "yes" }],
};
const reviewed = withReviewed(knowledge, [MILKY_CARROT]);

const SETTINGS: readonly Setting[] = [
  { type: "ingredient", key: "dairy", preference: "allergy" },
  { type: "diet", key: "vegan" },
  { type: "health", key: "lactose_intolerance" },
];

const verdicts = (known: Knowledge): unknown =>
  ["carrot", "carrots in butter", "2 foccacia"].flatMap((name) =>
    (["menu", "ingredient"] as const).map((kind) =>
      judge([{ id: "", name }], SETTINGS, known, { provenance: "recipe", kind }).map((item) => JSON.stringify(item)),
    ),
  );

describe("what is cached for a knowledge base", () => {
  it("is created once for each knowledge base, and again for a copy of it", () => {
    let made = 0;
    const numbered = ofSession(() => ({ number: ++made }));
    const first: Knowledge = { ...knowledge };
    expect(numbered(first).number).toBe(1);
    expect(numbered(first).number).toBe(1);
    expect(numbered({ ...first }).number).toBe(2);
    expect(numbered(first).number).toBe(1);
  });

  it("is computed from the knowledge base that it is cached for", () => {
    const concepts = ofSession((known) => known.concepts);
    expect(concepts(reviewed)).toBe(reviewed.concepts);
    expect(concepts(knowledge)).toBe(knowledge.concepts);
  });

  it("is not visible when a knowledge base is spread, listed or compared", () => {
    const copy: Knowledge = { ...knowledge };
    ofSession(() => ({}))(copy);
    expect(Object.keys(copy).sort()).toEqual(Object.keys(knowledge).sort());
    expect(Object.getOwnPropertySymbols({ ...copy })).toEqual([]);
  });

  it("two knowledges used in turn answer as each does alone", () => {
    const alone = [verdicts({ ...knowledge }), verdicts(withReviewed({ ...knowledge }, [MILKY_CARROT]))];
    expect(alone[0]).not.toEqual(alone[1]);
    for (let turn = 0; turn < 3; turn++) expect([verdicts(knowledge), verdicts(reviewed)]).toEqual(alone);
  });

  it("a line is read once for a knowledge", () => {
    const copy: Knowledge = { ...knowledge };
    expect(readLine("2 carrots", copy)).toBe(readLine("2 carrots", copy));
    expect(readLine("2 carrots", copy)).not.toBe(readLine("2 carrots", { ...knowledge }));
  });
});

/**
 * Caches of pure functions of a text or of one mention, whose results do not depend on a knowledge. The cached data
 * of a word names its lexicon.
 */
const OF_TEXT_ALONE = [
  "text/fold.ts",
  "text/vocabulary.ts",
  "text/lexicon.ts",
  "text/line-words.ts",
  "text/tokens.ts",
  "judging/same-words.ts",
  "judging/sentences.ts",
  "judging/unknown-sentences.ts",
];
/** At the start of a line, so outside of functions: something that grows or changes while the engine runs. */
const CACHE =
  /^(?:export )?(?:let \w|const \w+(?:: [^=]+)? = (?:new (?:Weak)?Map(?:<.*>)?\(\)|new WeakMap|new Array|keptAnswers|boundedMemo))/m;

describe("the engine's caches", () => {
  it("belong to the session of a knowledge, except those of texts alone", () => {
    const files = readdirSync(ENGINE, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
    const holders = files.filter((name) => CACHE.test(readFileSync(path.join(ENGINE, name), "utf8")));
    // foreign-units.ts and session.ts fill their tables while they are loaded, and not afterwards.
    const filledOnce = ["lines/foreign-units.ts", "model/session.ts"];
    expect(holders.sort()).toEqual([...OF_TEXT_ALONE, ...filledOnce].sort());
  });
});
