import { describe, expect, it } from "vitest";
import type { Concept } from "@/server/dietary/engine/model/knowledge";
import { ANIMAL_SUBSTANCES, BIT, type Substance, substancesIn } from "@/server/dietary/engine/model/substances";
import { readFood } from "@/server/dietary/engine/reading/read-food";
import { COMPOUND_PARTS } from "@/server/dietary/engine/text/compound-parts";
import { compoundParts } from "@/server/dietary/engine/text/compound-words";
import { foldedWords } from "@/server/dietary/engine/text/tokens";
import { loadReferenceKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadReferenceKnowledge();
const { lexicon, concepts } = knowledge;

const reading = (text: string) => readFood(text, knowledge, { kind: "menu" });

describe("a compound word that no list contains", () => {
  it.each<[string, Substance[]]>([
    ["Hähnchenbrustfilet", ["meat"]],
    ["Putengeschnetzeltes", ["meat"]],
    ["Lachsfilet", ["fish"]],
    ["Thunfischpizza", ["fish", "wheat"]],
    ["Garnelenpfanne", ["crustacean"]],
    ["Haselnusscreme", ["tree_nut"]],
    ["WALNUSSEIS", ["tree_nut"]],
    ["Erdnussaufstrich", ["peanut"]],
    ["Weizenbrötchen", ["wheat"]],
    ["Rinderhackfleisch", ["meat"]],
    ["Selleriesuppe", ["celery"]],
    ["kaastosti", ["milk", "wheat"]],
    ["zalmsalade", ["fish"]],
    ["kipschotel", ["meat"]],
    ["hazelnootgebak", ["tree_nut"]],
    ["räksmörgås", ["crustacean", "wheat"]],
    ["kycklingwok", ["meat"]],
    ["jordnötssås", ["peanut"]],
    ["laksesalat", ["fish"]],
    ["mandelkage", ["tree_nut"]],
  ])("'%s' contains %j as its parts do", (text, substances) => {
    const { profile, mentions } = reading(text);
    expect(substancesIn(profile.yes)).toEqual(expect.arrayContaining(substances));
    expect(mentions.map(({ start, end }) => text.slice(start, end))).toEqual([text]);
  });

  it("may contain what its kitchen adds", () => {
    expect(substancesIn(reading("Garnelenpfanne").profile.may)).toEqual(expect.arrayContaining(["milk", "wheat"]));
  });

  it.each(["Zwetschgenschnapps", "Himbeergeist", "Quittenwasser", "Erdbeergummi", "Mandelzorblax"])(
    "'%s' is not made of its parts, or not of known ones",
    (text) =>
      expect(
        reading(text).profile.unknown & ~(BIT.alcohol | BIT.tree_nut) || reading(text).profile.yes & BIT.alcohol,
      ).not.toBe(0),
  );

  it("has stems whose foods are named as in the reference", () => {
    const missing = [...COMPOUND_PARTS].filter(
      ([, part]) => "food" in part && lexicon.concepts.get(foldedWords(part.food).join(" ")) === undefined,
    );
    expect(missing).toEqual([]);
  });
});

/** Words that the reference knows as a whole check the rule that splits compounds: splitting must find no less. */
describe("splitting words that are known as a whole", () => {
  /** Their parts, written separately, name another food; vanilla cream contains egg, and the word itself is known. */
  const OTHERWISE =
    /^(?:cheesesteak|pfeffernusse|vesperplatte|ziegenfleisch|vaniljkram|riskrem|vaniljekrem(?:e[nrt]|ene|erne)?|ankassa|mandulak|makaron[ei]ssa)$/;
  const CHECKED_SUBSTANCES =
    ANIMAL_SUBSTANCES | BIT.peanut | BIT.tree_nut | BIT.gluten | BIT.soy | BIT.sesame | BIT.alcohol;
  const cut = [...lexicon.concepts].flatMap(([text, index]) => {
    const parts = text.includes(" ") ? null : compoundParts(text, lexicon);
    return parts ? [{ text, whole: concepts[index] as Concept, parts }] : [];
  });

  it("loses none of their allergens", () => {
    const less = cut.filter(({ whole, parts }) => {
      const words = parts.map((part) => ("concept" in part ? (concepts[part.concept]?.name ?? "") : "platter"));
      const { yes, may, unknown } = reading(words.join(" ")).profile;
      return (whole.profile.yes & CHECKED_SUBSTANCES & ~(yes | may | unknown)) !== 0;
    });
    expect(cut.length).toBeGreaterThan(200);
    expect(less.map(({ text }) => text).filter((text) => !OTHERWISE.test(text))).toEqual([]);
  });

  it("splits no word of the reference that says nothing about food", () => {
    const words = [...lexicon.words].map(([text]) => text).filter((text) => !text.includes(" "));
    expect(words.filter((text) => compoundParts(text, lexicon))).toEqual([]);
  });

  it.each(
    "champagne buttercup butterfly cornerstone milkman compost visitor provision appliance kippered hammock notebook peacock lambda roommate crampon postal porridge".split(
      " ",
    ),
  )("does not split the English word '%s'", (word) => expect(compoundParts(word, lexicon)).toBeNull());
});
