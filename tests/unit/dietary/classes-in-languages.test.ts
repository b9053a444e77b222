import { describe, expect, it } from "vitest";
import { judge } from "@/server/dietary/engine/judge";
import { readFood } from "@/server/dietary/engine/reading/read-food";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();

/** Words for a whole class, as lists of ingredients write them, and one food that each may stand for. */
const CLASSES: readonly (readonly [word: string, member: string])[] = [
  ["Hülsenfrüchte", "lentil"],
  ["légumineuses", "lentil"],
  ["legumbres", "chickpea"],
  ["peulvruchten", "soybean"],
  ["rośliny strączkowe", "lentil"],
  ["Beeren", "strawberry"],
  ["blandade bär", "strawberry"],
  ["frutos vermelhos", "strawberry"],
  ["Samen", "sesame"],
  ["graines", "sesame"],
  ["semillas", "sesame"],
  ["nasiona", "sesame"],
  ["Krustentiere", "shrimp"],
  ["crostacei", "shrimp"],
  ["skorupiaki", "shrimp"],
  ["Weichtiere", "mussel"],
  ["moluscos", "mussel"],
  ["poisson blanc", "cod"],
  ["pesce azzurro", "anchovy"],
  ["witvis", "cod"],
  ["Faschiertes", "pork"],
  ["gevogelte", "chicken"],
  ["grönsaker", "celery"],
  ["warzywa", "celery"],
  ["Getreide", "wheat"],
  ["cereali", "barley"],
  ["agrumes", "orange"],
  ["carne", "pork"],
  ["carne guisada", "beef"],
  ["pez frito", "cod"],
  ["fıstık", "pistachio"],
  ["poultry fat", "duck"],
  ["isinglass", "cod"],
  ["alubias", "kidney-bean"],
  ["white beans", "cannellini"],
  ["mogettes", "white-bean"],
  ["pois", "green-pea"],
  ["socca", "chickpea"],
  ["fromage râpé", "gruyere"],
  ["Hartkäse", "parmesan"],
  ["four cheese pizza", "parmesan"],
];

const verdictOf = (name: string, key: string) => {
  const setting = { type: "ingredient", key, preference: "allergy" } as const;
  return judge([{ id: "1", name }], [setting], knowledge, { provenance: "venue", kind: "menu" })[0]?.kind;
};

describe("class words of other languages", () => {
  it.each(CLASSES)("'%s' may be %s", (word, member) => {
    expect(readFood(word, knowledge, { kind: "menu" }).mentions.flatMap(({ unknownWords }) => unknownWords)).toEqual(
      [],
    );
    expect(["may_contain", "conflict"]).toContain(verdictOf(word, member));
  });

  it.each(["carottes surgelées", "zanahorias congeladas", "carote surgelate", "wortels diepvries", "marchew mrożona"])(
    "'%s' is carrot: a word for its preservation is no food",
    (text) => {
      const [verdict] = judge([{ id: "1", name: text }], [{ type: "diet", key: "vegan" }], knowledge, {
        provenance: "recipe",
        kind: "ingredient",
      });
      expect(verdict?.kind).toBe("match");
    },
  );
});

describe("a food directly below a class", () => {
  /** The members of these classes that are one kind of animal or plant. */
  const KINDS: Readonly<Record<string, string>> = {
    "tree-nut":
      "almond hazelnut acorn baru-nut beech-nut brazil-nut candlenut cashew chinquapin hickory-nut karuka macadamia mongongo-nut nangai-nut paradise-nuts pecan pili-nut pine-nut pistachio walnut",
    meat: "pork beef game goat lamb poultry venison-haunch",
    poultry:
      "chicken duck capercaillie emu goose grouse guinea-fowl moorhen ostrich partridge pheasant ptarmigan quail rhea-bird rook-bird snipe squab teal turkey wild-turkey woodcock",
  };

  it.each(Object.entries(KINDS))("%s is one kind, holds one, or may hold each", (group, names) => {
    const kinds = names.split(" ");
    const top = knowledge.concepts.findIndex(({ id }) => id === group);
    const below = knowledge.concepts.filter(({ id, parents }) => parents.includes(top) && !kinds.includes(id));
    const free = below.filter(({ name }) => {
      const verdicts = kinds.map((kind) => verdictOf(name, kind));
      return verdicts.slice(0, 2).every((kind) => kind === "match") && !verdicts.includes("conflict");
    });
    expect(free.map(({ id }) => id)).toEqual([]);
    expect(below.length).toBeGreaterThan(0);
  });
});
