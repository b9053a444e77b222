import { describe, expect, it } from "vitest";
import { judgeFor, readPerson } from "@/server/dietary/engine/judge";
import { readLanguageNames } from "@/server/dietary/language-files";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { REFERENCE_DIR } from "@/server/dietary/reference-folder";

const knowledge = loadKnowledge();

/** The verdicts of texts of a label for somebody with this allergy. */
function judged(allergy: string, texts: readonly string[]): Map<string, string | undefined> {
  const person = readPerson([{ type: "ingredient", key: allergy, preference: "allergy" }], knowledge);
  const items = texts.map((name) => ({ id: name, name }));
  const verdicts = judgeFor(person, items, { kind: "ingredient", provenance: "recipe" });
  return new Map(verdicts.map(({ id, settings: [about] }) => [id, about?.kind]));
}

const LATIN: Readonly<Record<string, string>> = {
  soy: "Glycine max, Glycine soja, Soja hispida",
  peanut: "Arachis hypogaea",
  sesame: "Sesamum indicum",
  almond: "Prunus dulcis, Prunus amygdalus dulcis",
  hazelnut: "Corylus avellana, Corylus americana",
  walnut: "Juglans regia, Juglans nigra",
  cashew: "Anacardium occidentale",
  "brazil nut": "Bertholletia excelsa",
  pistachio: "Pistacia vera",
  macadamia: "Macadamia ternifolia, Macadamia integrifolia",
  celery: "Apium graveolens",
  mustard: "Sinapis alba, Brassica juncea, Brassica nigra",
  lupin: "Lupinus albus, Lupinus angustifolius",
  gluten: "Triticum vulgare, Triticum spelta, Hordeum vulgare, Secale cereale",
  fish: "Gadus morhua, Oncorhynchus kisutch, Pangasianodon hypophthalmus, Lates niloticus",
  crustacean: "Litopenaeus vannamei, Euphausia superba, Procambarus clarkii",
  mollusc: "Haliotis, Buccinum undatum, Illex argentinus, Mytilus galloprovincialis",
};

describe("the Latin name of an allergen's species", () => {
  it.each(Object.entries(LATIN))("conflicts as labels print it: %s", (allergy, names) => {
    const texts = names
      .split(", ")
      .flatMap((name) => [
        name,
        `${name.toUpperCase()} OIL`,
        `${name.toLowerCase()} (extract)`,
        `Ingredients: water, ${name}, salt`,
      ]);
    const verdicts = judged(allergy, texts);
    expect(texts.filter((text) => verdicts.get(text) !== "conflict")).toEqual([]);
  });

  it("never fits with its genus shortened to a letter, whatever its second word means elsewhere", () => {
    const species = readLanguageNames(REFERENCE_DIR)
      .filter(({ language, text }) => language === "la" && text.split(" ").length === 2)
      .map(({ text }) => `${text.charAt(0).toUpperCase()}. ${text.split(" ")[1]}`);
    const fish = ["I. melas", "I. furcatus", "A. mata", "C. mate", "G. moro", "A. calva", "C. tricolor", "L. media"];
    const texts = [...species, ...fish].flatMap((name) => [name, `Ingredients: water, ${name}, salt`, `${name} oil`]);
    for (const allergy of ["soy", "peanut", "tree nut", "fish", "crustacean", "mollusc"]) {
      const verdicts = judged(allergy, texts);
      expect(texts.filter((text) => verdicts.get(text) === "match")).toEqual([]);
    }
  });

  it("is not meant by a spoon, a list or a vitamin", () => {
    const texts = ["2 T. butter", "1 C. sugar", "½ C. flour", "vitamin C. sugar", "A. Apples", "vitamins B, C. sugar"];
    const verdicts = judged("fish", texts);
    expect(texts.filter((text) => verdicts.get(text) !== "match")).toEqual([]);
  });
});
