import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { recognise } from "@/server/dietary/engine/foods/recognise";
import { judgeFor, type Person, readPerson } from "@/server/dietary/engine/judging/judge";
import { hasTrait, isA } from "@/server/dietary/engine/model/knowledge";
import { rankOf, type Setting, type VerdictKind } from "@/server/dietary/engine/model/verdict";
import { tokenize } from "@/server/dietary/engine/text/tokens";
import { loadReferenceKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadReferenceKnowledge();
const RUNS = { numRuns: 400 };
const SLOW = 120_000;

const allergyTo = (key: string): Setting => ({ type: "ingredient", key, preference: "allergy" });
const diet = (key: "dairy_free" | "egg_free" | "fish_free" | "soy_free" | "sesame_free" | "gluten_free"): Setting => ({
  type: "diet",
  key,
});
const CLASSES = ["dairy", "egg", "fish", "crustacean", "mollusc", "peanut", "tree-nut", "wheat", "soy", "sesame"];
const ALLERGIES = CLASSES.map(allergyTo);

function kindsOf(name: string, settings: readonly Setting[], kind: "menu" | "ingredient" = "menu"): VerdictKind[] {
  const provenance = kind === "menu" ? ("venue" as const) : ("recipe" as const);
  const person = personWith(settings);
  return judgeFor(person, [{ id: "", name }], { provenance, kind })[0]?.settings.map((each) => each.kind) ?? [];
}

const persons = new Map<string, Person>();
/** Cached, because reading a person costs more than judging. */
function personWith(settings: readonly Setting[]): Person {
  const key = JSON.stringify(settings);
  const person = persons.get(key) ?? readPerson(settings, knowledge);
  persons.set(key, person);
  return person;
}

const foods = knowledge.concepts.filter((each) => !hasTrait(each, "modifier") && !/\d/.test(each.name));
const foodName = fc.constantFrom(...foods.map(({ name }) => name));
const list = fc.array(foodName, { minLength: 1, maxLength: 5 });
const strange = fc
  .string({ unit: fc.constantFrom(..."bdfghjkmpqvwxz"), minLength: 5, maxLength: 9 })
  .filter((word) => recognise(tokenize(word), knowledge).every(({ kind }) => kind === "unknown"));

describe("every word of a text is a food, a word known to say nothing, or unknown", () => {
  it("and the pieces follow each other in order, each unbroken", () => {
    const words = fc.array(fc.oneof(foodName, strange, fc.constantFrom("with", "no", "fresh", "and", "(spicy)", "12")));
    fc.assert(
      fc.property(words, (parts) => {
        const tokens = tokenize(parts.join(" ")).filter(({ folded }) => folded !== "no");
        const read = [...new Set(recognise(tokens, knowledge).flatMap((piece) => piece.tokens))];
        expect(read.map(({ start }) => start)).toEqual(tokens.map(({ start }) => start));
      }),
      RUNS,
    );
  });

  it("and a text with an unknown word fits no allergy", { timeout: SLOW }, () => {
    fc.assert(
      fc.property(list, strange, fc.nat(5), (names, word, at) => {
        const text = [...names.slice(0, at), word, ...names.slice(at)].join(", ");
        for (const kind of kindsOf(text, ALLERGIES)) expect(kind).not.toBe("match");
        for (const kind of kindsOf(text, ALLERGIES, "ingredient")) expect(kind).not.toBe("match");
      }),
      RUNS,
    );
  });
});

describe("a food whose name contains a cook's word", () => {
  it.each(["pad see ew, zorblax", "pad see ew zorblax", "pad see ew (zorblax)"])(
    "does not turn what follows into a remark: %s",
    (text) => {
      for (const kind of kindsOf(text, ALLERGIES, "ingredient")) expect(kind).not.toBe("match");
    },
  );
});

describe("a substitute named in a line", () => {
  it.each(["salt substitute, peanut butter", "sugar substitute, zorblax paste", "meatball sub, peanut sauce"])(
    "does not hide what follows it: %s",
    (text) => {
      for (const kind of kindsOf(text, [allergyTo("peanut")], "ingredient")) expect(kind).not.toBe("match");
    },
  );
});

describe("adding a food to a list", () => {
  it("never turns a text that does not fit into one that fits", { timeout: SLOW }, () => {
    fc.assert(
      fc.property(list, foodName, (names, added) => {
        const before = kindsOf(names.join(", "), ALLERGIES);
        const after = kindsOf([...names, added].join(", "), ALLERGIES);
        for (const [i, kind] of before.entries())
          if (kind !== "match") expect([names, added, after[i]]).not.toEqual([names, added, "match"]);
      }),
      RUNS,
    );
  });
});

/** Words that exclude foods named elsewhere: other laws test their reach. */
const TAKES_AWAY: ReadonlySet<string> = new Set(["absent", "free", "plant_based", "meatless", "imitation"]);

describe("adding any other known word at any place", () => {
  const words = [...knowledge.lexicon.words].filter(([, kind]) => !TAKES_AWAY.has(kind)).map(([text]) => text);

  it("never turns a text that does not fit into one that fits", { timeout: SLOW }, () => {
    const put = fc.constantFrom(
      (food: string, word: string) => `${word} ${food}`,
      (food: string, word: string) => `${food} ${word}`,
      (food: string, word: string) => `${food} (${word})`,
      (food: string, word: string) => `${food}, ${word}`,
    );
    const kinds = fc.constantFrom<"menu" | "ingredient">("menu", "ingredient");
    fc.assert(
      fc.property(list, fc.constantFrom(...words), fc.nat(4), put, kinds, (names, word, at, beside, kind) => {
        const text = names.map((name, index) => (index === at % names.length ? beside(name, word) : name)).join(", ");
        const before = kindsOf(names.join(", "), ALLERGIES, kind);
        const after = kindsOf(text, ALLERGIES, kind);
        for (const [i, each] of before.entries())
          if (each !== "match") expect([text, CLASSES[i], after[i]]).not.toEqual([text, CLASSES[i], "match"]);
      }),
      RUNS,
    );
  });
});

describe("a verdict does not change with", () => {
  const same = (change: (names: readonly string[]) => string) =>
    fc.assert(
      fc.property(list, (names) => {
        expect([names, kindsOf(change(names), ALLERGIES)]).toEqual([names, kindsOf(names.join(", "), ALLERGIES)]);
      }),
      RUNS,
    );

  it("the order of the list", { timeout: SLOW }, () => same((names) => names.toReversed().join(", ")));
  it("capitals", { timeout: SLOW }, () => same((names) => names.join(", ").toUpperCase()));
  it("a price", { timeout: SLOW }, () => same((names) => `${names.join(", ")} $12.50`));
  it("calories", { timeout: SLOW }, () => same((names) => `${names.join(", ")} (450 kcal)`));
  it("line breaks and semicolons", { timeout: SLOW }, () => {
    same((names) => names.join(",\n"));
    same((names) => names.join("; "));
  });
});

const GROUPS = [
  ["dairy", "dairy_free"],
  ["egg", "egg_free"],
  ["fish", "fish_free"],
  ["soy", "soy_free"],
  ["sesame", "sesame_free"],
  ["gluten-grain", "gluten_free"],
] as const;

const MEANS_SOYBEANS: ReadonlySet<string> = new Set(["legume"]);

describe("a claim that the grain in a food's own name contradicts", () => {
  it.each([
    "rye bread",
    "barley soup",
    "durum wheat",
    "bulgur",
    "spelt biscuits",
    "barley",
    "spelt",
    "wheat flour",
    "bread flour",
  ])("%s said to be gluten-free is no fit", (name) => {
    for (const text of [`gluten-free ${name}`, `${name} (gluten free)`, `${name}, gluten free`])
      for (const kind of kindsOf(text, [allergyTo("gluten-grain"), diet("gluten_free")]))
        expect([text, kind]).not.toEqual([text, "match"]);
  });

  it.each(["bread", "spaghetti", "croquetas", "oats"])("gluten-free %s fits", (name) => {
    expect(kindsOf(`gluten-free ${name}`, [allergyTo("gluten-grain"), diet("gluten_free")])).toEqual([
      "match",
      "match",
    ]);
  });
});

describe("settings of one group", () => {
  it.each(GROUPS)("the allergy to %s and the diet %s agree whether a text fits", { timeout: SLOW }, (key, free) => {
    fc.assert(
      fc.property(list, (names) => {
        const [allergy, choice] = kindsOf(names.join(", "), [allergyTo(key), diet(free)]);
        expect([names, allergy === "match"]).toEqual([names, choice === "match"]);
      }),
      RUNS,
    );
  });

  it.each(GROUPS)("a dish said to be free of %s conflicts with the allergy where it conflicts with %s", (key, free) => {
    const claim = free.replace("_", "-");
    for (const { name } of foods.filter((each) => hasTrait(each, "compound"))) {
      const [allergy, choice] = kindsOf(`${claim} ${name}`, [allergyTo(key), diet(free)]);
      expect([name, allergy === "conflict"]).toEqual([name, choice === "conflict"]);
    }
  });

  it.each(GROUPS)("a food said to be free of %s fits the allergy where it fits %s", { timeout: SLOW }, (key, free) => {
    const claim = free.replace("_", "-");
    // "Soy-free beans": for an allergy to soybeans, the claim does not decide which beans are meant.
    for (const { name } of foods.filter((each) => !/[,&]/.test(each.name) && !MEANS_SOYBEANS.has(each.id))) {
      for (const text of [`${claim} ${name}`, `${claim} zorblax ${name}`, `${name} (${free.replace("_", " ")})`]) {
        const [allergy, choice] = kindsOf(text, [allergyTo(key), diet(free)]);
        expect([text, allergy === "match"]).toEqual([text, choice === "match"]);
      }
    }
  });

  it("a person who avoids a class is told at least what a person who avoids a member is told", {
    timeout: SLOW,
  }, () => {
    const members = foods.filter((food) =>
      CLASSES.some((id) => food.id !== id && isA(food, knowledge.conceptIndex.get(id) ?? -1)),
    );
    fc.assert(
      fc.property(list, fc.constantFrom(...members), (names, member) => {
        const above = CLASSES.filter((id) => isA(member, knowledge.conceptIndex.get(id) ?? -1));
        const [one, ...classes] = kindsOf(names.join(", "), [member.id, ...above].map(allergyTo));
        for (const kind of classes)
          if (one === "conflict")
            expect([names, member.id, rankOf(kind)]).toEqual([names, member.id, rankOf("conflict")]);
      }),
      RUNS,
    );
  });
});
