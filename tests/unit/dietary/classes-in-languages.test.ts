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
];

describe("class words of other languages", () => {
  it.each(CLASSES)("'%s' may be %s", (word, member) => {
    const setting = { type: "ingredient", key: member, preference: "allergy" } as const;
    const [verdict] = judge([{ id: "1", name: word }], [setting], knowledge, { provenance: "venue", kind: "menu" });
    expect(readFood(word, knowledge, { kind: "menu" }).mentions.flatMap(({ unknownWords }) => unknownWords)).toEqual(
      [],
    );
    expect(["may_contain", "conflict"]).toContain(verdict?.kind);
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
