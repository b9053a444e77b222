import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Piece, parseMessage } from "@/lib/i18n/message";
import { atTable } from "@/messages/ar/at-table";
import { card } from "@/messages/ar/card";
import { guestCard } from "@/messages/ar/guest-card";
import { healthConsentText } from "@/messages/ar/health-consent";
import { myCard } from "@/messages/ar/my-card";
import { shell } from "@/messages/ar/shell";
import { tablesText } from "@/messages/ar/tables";
import { terms } from "@/messages/ar/terms";
import { unavailable } from "@/messages/ar/unavailable";
import { verdicts } from "@/messages/ar/verdicts";
import { visits } from "@/messages/ar/visits";
import { terms as english } from "@/messages/en/terms";

const texts = Object.entries({
  ...{ atTable, card, guestCard, healthConsentText, myCard, shell, tablesText, terms, unavailable, verdicts, visits },
}).flatMap(([area, messages]) =>
  Object.entries(messages).map(([key, text]) => ({ name: `${area}.${key}`, pieces: parseMessage(text) })),
);

type Choice = Extract<Piece, { choice: string }>;

const insideOf = (piece: Piece): readonly Piece[] => {
  if (typeof piece === "string" || "slot" in piece) return [];
  return "tag" in piece ? piece.inside : Object.values(piece.cases).flat();
};
const allOf = (pieces: readonly Piece[]): Piece[] => pieces.flatMap((piece) => [piece, ...allOf(insideOf(piece))]);
const wordsOf = (pieces: readonly Piece[]): string =>
  allOf(pieces)
    .filter((piece) => typeof piece === "string")
    .join(" ");
const pluralsOf = (pieces: readonly Piece[]): Choice[] =>
  allOf(pieces).filter((piece): piece is Choice => typeof piece !== "string" && "choice" in piece && piece.isPlural);

describe("Arabic", () => {
  it("names every food as the travel card names it in an Arabic kitchen", () => {
    const keys = new Map(Object.entries(english.messages).map(([key, text]) => [text as string, key]));
    const foods = readFileSync("lib/travel/words/ar.tsv", "utf8")
      .trim()
      .split("\n")
      .slice(1)
      .map((line) => line.split("\t"))
      .filter(([, , , source]) => source !== "phrase");
    expect(foods.length).toBeGreaterThan(50);
    const wrong = foods.flatMap(([food = "", words = "", name = ""]) => {
      const own = terms[keys.get(name.replace(/ \(.*/, "")) as keyof typeof terms];
      return own === words || words.startsWith(`${own} (`) ? [] : [[food, own, words]];
    });
    expect(wrong).toEqual([]);
  });

  it("has a form for each of its six plurals wherever a count stands", () => {
    const categories = ["few", "many", "one", "other", "two", "zero"];
    const plurals = texts.flatMap(({ name, pieces }) => pluralsOf(pieces).map(({ cases }) => ({ name, cases })));
    expect(plurals.length).toBeGreaterThan(0);
    const short = plurals.filter(({ cases }) => categories.some((category) => !cases[category]));
    expect(short.map(({ name }) => name)).toEqual([]);
  });

  it("says every text in Arabic letters", () => {
    const bare = texts.filter(({ pieces }) => !/\p{Script=Arabic}/u.test(wordsOf(pieces)));
    // It quotes a word of the recipe, and has no word of its own.
    expect(bare.map(({ name }) => name)).toEqual(["verdicts.isForYou", "verdicts.quoted"]);
  });

  it("uses Arabic commas, question marks and quotation marks", () => {
    const foreign = texts.filter(({ pieces }) => /[,;?"“”„'’—]|\.\.\./.test(wordsOf(pieces)));
    expect(foreign.map(({ name }) => name)).toEqual([]);
  });

  it("has Arabic words between two names that can be Latin, so that they keep their order", () => {
    const direct = texts.filter(({ pieces }) =>
      pieces.some((piece, place) => {
        const [between, next] = pieces.slice(place + 1);
        const isName = (one: Piece | undefined) => typeof one === "object" && "slot" in one;
        return isName(piece) && typeof between === "string" && !/\p{L}/u.test(between) && isName(next);
      }),
    );
    expect(direct.map(({ name }) => name).filter((name) => !OF_KNOWN_WORDS.has(name))).toEqual([]);
  });
});

/** Their second value is a sentence or a unit of the interface. */
const OF_KNOWN_WORDS = new Set([
  ...["madeWith", "mayBeMadeWith", "doesNotFit", "mayNotFit", "isForYou", "settingOf"].map((key) => `verdicts.${key}`),
  ...["atMostAmountUnitA", "labelAtMostAmountUnit"].map((key) => `terms.${key}`),
]);
