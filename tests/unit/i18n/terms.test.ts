import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { DIETS } from "@/lib/dietary/diets";
import { MORE_WAYS } from "@/lib/dietary/more-ways";
import { sayIn } from "@/lib/i18n/area";
import { titleCase } from "@/lib/id-card";
import { terms } from "@/messages/en/terms";
import { translationOf } from "@/messages/translations";

const SAME = new Set([
  "Vegan",
  "Keto",
  "Paleo",
  "Atkins",
  "Gluten",
  "Halal",
  "Jain",
  "Diabetes",
  "SIBO",
  "PCOS",
  "Kiwi",
]);
const SAME_FOODS = new Set(["Avocado", "Mango", "Aubergine"]);
const german = sayIn(terms, "de", translationOf("de", "terms"));
const isTranslated = (english: string) =>
  german.known(english) !== english || SAME.has(english) || SAME_FOODS.has(english);

const rowsOf = (file: string) =>
  readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"));

describe("the words of the reference in German", () => {
  it("name every diet, every allergy and every other way of eating, with what they mean", () => {
    const words = [
      ...DIETS.flatMap(({ label, noun, description }) => [label, description, ...(noun ? [noun] : [])]),
      ...MORE_WAYS.flatMap(({ label, avoided, description, doubt }) => [label, avoided, description, doubt]),
    ];
    expect(words.filter((word) => !isTranslated(word))).toEqual([]);
  });

  it("name every health concern that a person can have, and what it changes", () => {
    const rows = rowsOf("prisma/reference/health-concerns.tsv");
    const words = rows.flatMap(([name = "", meaning = ""]) => [titleCase(name), meaning]);
    expect(words.filter((word) => !isTranslated(word))).toEqual([]);
  });

  it("call foods as the travel card calls them in a German kitchen", () => {
    const foods = rowsOf("lib/travel/words/de.tsv").filter(([, , , source]) => source !== "phrase");
    const wrong = foods.flatMap(([key = "", words = "", english = ""]) => {
      const said = german.known(english.replace(/ \(.*/, ""));
      const isOne = said === words || words.startsWith(said) || NAMED_SHORTER[key] === said;
      return isOne ? [] : [[key, said, words]];
    });
    expect(wrong).toEqual([]);
  });
});

/** The diner's own card uses the group's short name. */
const NAMED_SHORTER: Readonly<Record<string, string>> = { dairy: "Milchprodukte" };
