import { describe, expect, it } from "vitest";
import { judge } from "@/server/dietary/engine/judging/judge";
import { BIT } from "@/server/dietary/engine/model/substances";
import type { VerdictKind } from "@/server/dietary/engine/model/verdict";
import { readFood } from "@/server/dietary/engine/reading/read-food";
import { foldedWords } from "@/server/dietary/engine/text/tokens";
import { meaningsOf } from "@/server/dietary/engine/text/word-lists";
import { readLanguageWords } from "@/server/dietary/language-files";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { readReference } from "@/server/dietary/read-reference";
import { REFERENCE_DIR } from "@/server/dietary/reference-folder";

/** What short function words and endings of six languages mean, and what they never hide. */
const knowledge = loadKnowledge();
const read = (text: string) => readFood(text, knowledge, { kind: "menu" });
const idsIn = (text: string) => new Set(read(text).mentions.flatMap(({ concepts }) => concepts.map(({ id }) => id)));
const allergyTo = (key: string, name: string, description?: string): VerdictKind | undefined =>
  judge(
    [{ id: "", name, ...(description ? { description } : {}) }],
    [{ type: "ingredient", key, preference: "allergy" }],
    knowledge,
    {
      provenance: "venue",
      kind: "menu",
    },
  )[0]?.kind;

const LITTLE = readLanguageWords(REFERENCE_DIR).filter(
  ({ kind, word, language }) => /^(?:joiner|linker|cook)$/.test(kind) && !/\s/.test(word) && language !== "ja",
);
const PAIRS = [
  ["prawns", "spinach"],
  ["salmon", "walnuts"],
] as const;

describe("a short function word between two foods", () => {
  it("hides neither of them", () => {
    expect(LITTLE.length).toBeGreaterThan(150);
    for (const [one, other] of PAIRS)
      for (const { word, language } of LITTLE) {
        const found = read(`${one} ${word} ${other}`);
        const substances = found.profile.yes | found.profile.may;
        const own = read(one).profile.yes | read(other).profile.yes;
        expect([language, word, own & ~substances]).toEqual([language, word, 0]);
      }
  });

  it("is neither a food of another language nor an unknown word", () => {
    const TEXTS = [
      "Salat zur Suppe",
      "Lachs auf Spinat",
      "Saumon sur lit d'épinards",
      "Branzino su letto di patate",
      "Merluza sobre patatas",
      "Zalm op spinazie",
      "Dorade et sa purée",
      "Robalo grelhado",
    ];
    for (const text of TEXTS) {
      for (const id of ["zurek", "salt", "lemongrass", "camas"])
        expect([text, idsIn(text).has(id)]).toEqual([text, false]);
      const unknown = read(text).mentions.flatMap(({ unknownWords }) => unknownWords);
      expect([text, unknown.filter((word) => word !== "Salat")]).toEqual([text, []]);
    }
    expect(idsIn("Żur z jajkiem").has("zurek")).toBe(true);
    expect(idsIn("Gà xào sả").has("lemongrass")).toBe(true);
  });

  it("is no beer: a French season is only a season", () => {
    expect(allergyTo("alcohol", "Légumes de saison")).not.toBe("conflict");
    expect(allergyTo("alcohol", "Saison")).toBe("conflict");
  });
});

describe("a participle that is also the name of a dish", () => {
  it("is that dish only when it stands alone, and behind a food says how the food was cooked", () => {
    const rows = meaningsOf("cooked_behind");
    expect(rows.length).toBeGreaterThan(4);
    for (const [word] of rows) {
      const own = [...idsIn(word)];
      for (const food of ["pollo", "huevo", "bacalhau"])
        expect([word, food, own.filter((id) => idsIn(`${food} ${word}`).has(id))]).toEqual([word, food, []]);
      expect([word, idsIn(`${word} con pollo`).has("chicken")]).toEqual([word, true]);
    }
    expect(allergyTo("beef", "Asado")).toBe("conflict");
    expect(allergyTo("beef", "Pollo asado")).toBe("match");
    expect(allergyTo("pork", "Bacalhau cozido")).toBe("match");
    expect(allergyTo("tree nut", "Cebolla picada")).toBe("match");
    expect(allergyTo("tree nut", "Cebolla grande picada")).toBe("match");
    expect(allergyTo("tree nut", "Pollo con picada")).toBe("conflict");
    expect(allergyTo("tree nut", "Conejo, picada")).toBe("conflict");
    expect(allergyTo("corn", "Calamares fritos")).not.toBe("conflict");
    expect(allergyTo("gluten-grain", "Calamares fritos")).toBe("may_contain");
  });

  it("names an unknown food when it is used as a noun", () => {
    for (const text of [
      "Gegrilltes mit Brot",
      "Gebratenes, Brot",
      "Gekochtes mit Senf",
      "Assados com batatas",
      "Arrosto con patate",
      "Stufato del giorno, polenta",
      "Misto del giorno con pane",
    ])
      expect([text, allergyTo("pork", text)]).toEqual([text, "unknown"]);
    expect(allergyTo("pork", "Gegrillte Tomaten")).toBe("match");
    expect(allergyTo("pork", "Gekochte Kartoffeln")).toBe("match");
  });
});

describe("inflected forms of names", () => {
  const { inflected = [], concepts, synonyms } = readReference();
  const { lexicon, concepts: compiled } = knowledge;
  const keyOf = (text: string) => foldedWords(text).join(" ");

  it("mean the food of the name, and no other that is written the same", () => {
    expect(inflected.length).toBeGreaterThan(1000);
    const written = new Set([...concepts.map(({ name }) => name), ...synonyms.map(({ text }) => text)].map(keyOf));
    const strange = inflected.filter(
      ({ text, concept }) =>
        written.has(keyOf(text)) || compiled[lexicon.concepts.get(keyOf(text)) ?? -1]?.id !== concept,
    );
    expect(strange).toEqual([]);
  });

  it.each([
    ["Gurken", "cucumber"],
    ["grünem Salat", "green-salad"],
    ["gemischtem Salat", "side-salad"],
    ["roter Bete", "beetroot"],
    ["ziemniakami", "potato"],
    ["kiełbasą", "kielbasa"],
    ["serem", "cheese"],
    ["boczkiem", "pork"],
    ["Pilzen", "mushroom"],
    ["Knödeln", "canederli"],
    ["fagiolo", "legume"],
    ["granchi", "crab"],
    ["jamones", "pork"],
    ["mexilhões", "mussel"],
    ["agneaux", "lamb"],
    ["worteltje", "carrot"],
    ["mleka kokosowego", "coconut-milk"],
    ["wołowego", "beef"],
    ["máslem", "butter"],
    ["капустой", "cabbage"],
    ["говяжьего", "beef"],
    ["цибулею", "onion"],
    ["sajttal", "cheese"],
    ["mandulás", "almond"],
    ["cevizli", "walnut"],
  ])("%s is %s", (form, id) => expect([...idsIn(form)]).toEqual([id]));
});

describe("a capital letter in a text that writes foods in lower case", () => {
  it("begins the name of a known place behind flesh or produce", () => {
    expect(allergyTo("fish", "Jambon de Bayonne et melon")).toBe("match");
    expect(allergyTo("fish", "Prosciutto di Modena e melone")).toBe("match");
    expect(allergyTo("fish", "Prosciutto di Xyzza e melone")).not.toBe("match");
  });

  it("may begin an ingredient of a dish or a cream, or mean nothing if every word has one", () => {
    for (const text of [
      "Mousse de Xyzza, crème",
      "Beurre de Xyzza et pain",
      "Jambon De Xyzza, Melon",
      "jambon de xyzza",
    ])
      expect([text, allergyTo("peanut", text)]).not.toEqual([text, "match"]);
  });
});

describe("an open dish whose foods are listed", () => {
  const LISTED = "tomato, cucumber, feta";

  it("contains no unnamed fish, shellfish or peanuts", () => {
    for (const key of ["fish", "crustacean", "mollusc", "peanut"]) {
      for (const text of [`Salad: ${LISTED}`, `Salad with ${LISTED}`, `Green salad (${LISTED})`])
        expect([text, key, allergyTo(key, text)]).toEqual([text, key, "match"]);
      expect([key, allergyTo(key, "Salad", LISTED)]).toEqual([key, "match"]);
    }
    expect(allergyTo("egg", `Salad: ${LISTED}`)).toBe("may_contain");
  });

  it("stays open with only two foods, with an unknown word, or with seafood in the list", () => {
    for (const list of ["tomato, feta", "tomato, cucumber, xyzza", "tomato, cucumber, prawns"])
      expect([list, allergyTo("crustacean", `Salad: ${list}`)]).not.toEqual([list, "match"]);
    expect(allergyTo("crustacean", `Paella: rice, chicken, peas`)).not.toBe("match");
  });
});

describe("a kitchen's name before a dish", () => {
  it("adds that kitchen's usual seasonings to every dish, and never to fruit, herbs and drinks", () => {
    const kitchens = meaningsOf("kitchen");
    expect(kitchens.length).toBeGreaterThan(8);
    for (const [kitchen, means] of kitchens) {
      const brings = read(means).profile;
      for (const dish of ["beef", "chicken soup", "tomato salad", "carrot soup", "lentils", "beef sandwich"]) {
        const { yes, may } = read(`${kitchen} ${dish}`).profile;
        expect([kitchen, dish, (brings.yes | brings.may) & ~(yes | may)]).toEqual([kitchen, dish, 0]);
      }
      for (const food of ["mango", "basil", "coffee"])
        expect([kitchen, food, allergyTo("fish", `${kitchen} ${food}`)]).toEqual([kitchen, food, "match"]);
    }
    for (const key of ["fish", "soy", "peanut"]) expect(allergyTo(key, "Thai carrot soup")).toBe("may_contain");
    for (const key of ["dairy", "tree nut"]) expect(allergyTo(key, "Indian chicken")).toBe("may_contain");
    expect(readFood("2 Thai chicken breasts", knowledge, { kind: "ingredient" }).profile.may & BIT.fish).toBe(0);
  });
});
