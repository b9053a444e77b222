import { describe, expect, it } from "vitest";
import { judge } from "@/server/dietary/engine/judge";
import type { Setting } from "@/server/dietary/engine/model/verdict";
import { foldWord } from "@/server/dietary/engine/text/fold";
import { readLanguageNames } from "@/server/dietary/language-files";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { REFERENCE_DIR } from "@/server/dietary/reference-folder";
import { analyseLine } from "@/server/recipe-lines/analyse-line";

const knowledge = loadKnowledge();

const kindOf = (name: string, setting: Setting): string | undefined =>
  judge([{ id: "", name }], [setting], knowledge, { provenance: "venue", kind: "menu" })[0]?.kind;
const allergyTo = (key: string): Setting => ({ type: "ingredient", key, preference: "allergy" });
const caloriesOf = (name: string): number | null | undefined =>
  analyseLine({ name, quantity: null, unit: null, note: null }, knowledge).per100g?.calories;

/** Another spelling of the English text beside them. */
const SAME_WORD = new Set(["provençal", "nürnberger"]);

describe("a food's name with diacritics", () => {
  it(`equals no word of another language without them, as 'bär' (a berry) and "bar"`, () => {
    const taken = readLanguageNames(REFERENCE_DIR).flatMap(({ text: written }) => {
      const text = written.toLowerCase();
      const isMarked = /^\p{L}+$/u.test(text) && /[^a-z]/.test(text) && foldWord(text) !== text;
      return isMarked && knowledge.lexicon.words.has(foldWord(text)) && !SAME_WORD.has(text) ? [text] : [];
    });
    expect(taken).toEqual([]);
  });

  it("does not change a chocolate bar", () => {
    expect(kindOf("bär", allergyTo("strawberry"))).toBe("may_contain");
    expect(kindOf("milk chocolate bar", allergyTo("strawberry"))).not.toBe("may_contain");
    expect(caloriesOf("100 g white chocolate")).toBeGreaterThan(400);
    expect(caloriesOf("100 g white chocolate bar")).toBe(caloriesOf("100 g white chocolate"));
  });
});

describe("French pâtes and pâte", () => {
  it("are pasta and a paste or dough, and not pâté", () => {
    const gluten = allergyTo("gluten-grain");
    for (const name of ["Pâtes", "250 g de pâtes fraîches", "Pâtes au saumon", "pâte brisée", "2 pâtes feuilletées"])
      expect(kindOf(name, gluten), name).toBe("conflict");
    for (const name of ["Pâtes", "pâte à pizza", "pâte miso", "PÂTES FRAÎCHES", "pâtes sans gluten"])
      expect(kindOf(name, { type: "diet", key: "vegetarian" }), name).not.toBe("conflict");
    expect(kindOf("pâtes sans gluten", gluten)).toBe("match");
    expect(kindOf("pâte d'amande", allergyTo("almond"))).toBe("conflict");
    expect(kindOf("pâte à tartiner", allergyTo("hazelnut"))).toBe("conflict");
    expect(kindOf("pâte", gluten)).toBe("unknown");
  });

  it("leave pâté what it is, with its marks or without", () => {
    for (const name of ["Pâté", "Pate with toast", "pâté de foie", "duck pâté", "pâté de campagne"])
      expect(kindOf(name, { type: "diet", key: "vegetarian" }), name).toBe("conflict");
  });
});

describe("a class with an example", () => {
  it("has the weight and nutrients of the example, because a class has no figures", () => {
    expect(caloriesOf("250 g couscous")).toBeGreaterThan(300);
    expect(caloriesOf("250 g grains of your choice (couscous, bulgur)")).toBe(caloriesOf("250 g couscous"));
    expect(caloriesOf("250 g grains of your choice")).toBeUndefined();
  });
});

describe("'without' and a following genitive", () => {
  it.each([
    ["dairy", "Palačinky bez mléka"],
    ["dairy", "Palačinky bez mlieka"],
    ["dairy", "Naleśniki bez mleka"],
    ["dairy", "Palačinke bez mlijeka"],
    ["egg", "Palačinky bez vajec"],
    ["gluten-grain", "Chleb bez glutenu"],
    ["gluten-grain", "Chléb bez lepku"],
    ["celery", "Zupa bez selera"],
  ])("makes %s no longer certain: %s", (key, dish) => {
    expect(kindOf(dish, allergyTo(key))).not.toBe("conflict");
  });
});

describe("names that may be several foods", () => {
  it.each([
    ["cod", "Whitefish fritters"],
    ["haddock", "whitefish"],
    ["soybean", "sprouts"],
    ["soy", "Chicken with sprouts"],
  ])("may be %s: %s", (key, dish) => {
    expect(kindOf(dish, allergyTo(key))).toBe("may_contain");
  });

  it("mean one food if the name says which", () => {
    expect(kindOf("Brussels sprouts", allergyTo("soy"))).toBe("match");
    expect(kindOf("Felchen", allergyTo("cod"))).toBe("match");
  });
});
