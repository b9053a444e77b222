import { describe, expect, it } from "vitest";
import { ALLERGY_GROUP } from "@/lib/dietary/diets";
import { normalizedName } from "@/lib/text/normalized-name";
import { trainClassifier } from "@/scripts/dietary/train-classifier";
import { trainingExamples } from "@/scripts/dietary/training-examples";
import { isCompactFresh, readTree } from "@/server/dietary/compact-file";
import { makeClassifier } from "@/server/dietary/engine/foods/classifier";
import { compileKnowledge, compileTree } from "@/server/dietary/engine/foods/compile-knowledge";
import { type Concept, hasTrait } from "@/server/dietary/engine/model/knowledge";
import { BIT } from "@/server/dietary/engine/model/substances";
import { loadKnowledge, loadReferenceKnowledge } from "@/server/dietary/load-knowledge";
import { readNutrition } from "@/server/dietary/read-nutrition";
import { readReference } from "@/server/dietary/read-reference";

const reference = readReference();

/** Expands a concept with the lists that its packed form computes on request. */
const asWritten = ({ index, id, name, parents, ancestors, profile, traits }: Concept): Concept => ({
  index,
  id,
  name,
  parents,
  ancestors,
  profile,
  traits,
});

describe("the reference data", () => {
  it("contain thousands of foods, each slug and spelling once", () => {
    expect(reference.concepts.length).toBeGreaterThan(5000);
    expect(new Set(reference.concepts.map((row) => row.id)).size).toBe(reference.concepts.length);
    expect(new Set(reference.synonyms.map((row) => row.text)).size).toBe(reference.synonyms.length);
    // Compared as the database compares them.
    const names = reference.concepts.map((row) => normalizedName(row.name));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it("compile: every parent, fact, rule and link refers to an existing concept, and no concept is its own ancestor", {
    timeout: 30_000,
  }, () => {
    expect(() => compileKnowledge(reference, readNutrition())).not.toThrow();
  });

  it("are packed as they are written (else: npm run dietary:build)", { timeout: 30_000 }, () => {
    expect(isCompactFresh()).toBe(true);
    const packed = readTree();
    const compiled = compileTree(reference);
    expect(packed.concepts.map(asWritten)).toEqual(compiled.concepts);
    expect([...packed.lexicon.concepts]).toEqual([...compiled.lexicon.concepts]);
    expect([...packed.lexicon.words]).toEqual([...compiled.lexicon.words]);
    expect(packed.headRules).toEqual(compiled.headRules);
  });

  it("refuse a fact about an unknown concept", () => {
    const broken = { ...reference, facts: [{ concept: "nowhere", substance: "milk", value: "yes" } as const] };
    expect(() => compileKnowledge(broken, readNutrition())).toThrow(/nowhere/);
  });

  it("have every allergy group of the product as an allergen class", () => {
    const knowledge = loadKnowledge();
    for (const slug of Object.values(ALLERGY_GROUP)) {
      const concept = knowledge.concepts[knowledge.conceptIndex.get(slug) ?? -1];
      expect(concept, slug).toBeDefined();
      expect(concept && hasTrait(concept, "allergen"), slug).toBe(true);
    }
  });
});

describe("the learnt classifier", () => {
  const examples = [
    ...["goat cheese", "blue cheese", "cream cheese", "cheese curd"].map((name) => ({
      concept: name,
      name,
      yes: BIT.milk,
    })),
    ...["red apple", "green grape", "sweet potato", "wild rice", "carrot", "leek"].map((name) => ({
      concept: name,
      name,
      yes: 0,
    })),
  ];

  it("has the same weights for the same examples, in any order", () => {
    expect(trainClassifier([...examples].reverse())).toEqual(trainClassifier(examples));
  });

  it("never says that anything is absent: it only adds suspicions", () => {
    const guess = makeClassifier(trainClassifier(examples));
    for (const { substance, confidence } of guess("cheeselet")) {
      expect(BIT[substance]).toBeGreaterThan(0);
      expect(confidence).toBeGreaterThanOrEqual(0.5);
    }
  });

  it("learns from confirmations of administrators, which override the reference", () => {
    const reference = { concepts: [{ id: "leek", name: "leek" }], synonyms: [{ concept: "leek", text: "leeks" }] };
    const reviewed = [
      {
        ...{ synonyms: ["zorblaxes"], parents: [], fits: {} },
        slug: "reviewed:1",
        name: "Zorblax",
        holds: [holds(BIT.milk)],
      },
      { ...{ synonyms: [], parents: [], fits: {} }, slug: "leek", name: "Leek", holds: [holds(BIT.egg)] },
    ];
    expect(
      trainingExamples(reference, loadReferenceKnowledge(), reviewed).map(({ name, yes }) => [
        name.toLowerCase(),
        yes & (BIT.milk | BIT.egg),
      ]),
    ).toEqual([
      ["leek", BIT.egg],
      ["leeks", BIT.egg],
      ["zorblax", BIT.milk],
      ["zorblaxes", BIT.milk],
    ]);
    expect(trainingExamples(reference, loadReferenceKnowledge(), []).map(({ yes }) => yes & BIT.egg)).toEqual([0, 0]);
  });
});

const holds = (substances: number) => ({ substances, presence: "yes" as const });
