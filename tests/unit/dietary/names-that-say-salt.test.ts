import { expect, it } from "vitest";
import { statesOfFood } from "@/server/dietary/engine/nutrition/food-states";
import { STATE_BIT, statesIn } from "@/server/dietary/engine/text/state-words";
import { readLanguageNames } from "@/server/dietary/language-files";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

/**
 * Curing as part of a word, where it is written in one with the food: “Räucherforelle”, “咸蛋”. Written apart it is a
 * word of its own, which the engine reads beside any food.
 */
const CURED: Readonly<Record<string, RegExp>> = {
  da: /^(?:røge|salt|spege)/iu,
  de: /^(?:räucher|raeucher|pökel|matjes|salz(?:hering|gurke|kartoffel|fisch|fleisch|zitrone))/iu,
  fi: /^(?:savu|suola(?!ttom))/iu,
  hu: /^(?:füstölt|sózott)/iu,
  ja: /^(?:燻製|塩(?:麹|鮭|鯖|辛|昆布)|スモーク)/u,
  ko: /훈제|염장|절임|젓$|젓갈$/u,
  nl: /^(?:rook|zoute|pekel)/iu,
  no: /^(?:røke|salt|spike|gravet)/iu,
  sv: /^(?:rök|salt|grav(?:ad|lax))/iu,
  th: /เค็ม|รมควัน|ดอง/u,
  zh: /^(?:咸|鹹|腌|醃|熏|燻|臘|腊|酱|泡(?!打))/u,
};

/** They begin like a cured food and are none, or are the salt itself. */
const NO_CURED_FOOD = ["salt", "flavouring", "additive", "sorrel"];

it("no name of a food keeps its salt to itself", () => {
  const knowledge = loadKnowledge();
  const isSalty = (id: string, text: string) => {
    const concept = knowledge.concepts[knowledge.conceptIndex.get(id) ?? -1];
    if (!concept) return true;
    const kinds = [id, ...concept.ancestors.map((index) => knowledge.concepts[index]?.id ?? "")];
    const states = statesOfFood(concept, knowledge) | statesIn(text, knowledge.stateWords);
    return (
      kinds.some((kind) => NO_CURED_FOOD.includes(kind)) || (states & (STATE_BIT.salted | STATE_BIT.unsalted)) !== 0
    );
  };
  const silent = readLanguageNames("prisma/reference/foods")
    .filter(({ language, text }) => CURED[language]?.test(text))
    .filter(({ concept, text }) => !isSalty(concept, text));
  expect(silent.map(({ language, concept, text }) => `${language}: ${text} is ${concept}`).join("\n")).toBe("");
});
