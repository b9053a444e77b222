import { describe, expect, it } from "vitest";
import { findGutter } from "@/server/recipes/page-photos/columns";
import { doubtfulWords } from "@/server/recipes/page-photos/doubts";
import { guessLanguage } from "@/server/recipes/page-photos/guess-language";
import type { ReadLine } from "@/server/recipes/page-photos/page-text";
import { sortedByLook } from "@/server/recipes/page-photos/to-draft";
import { toParagraphs } from "@/server/recipes/page-photos/to-paragraphs";

const LETTER = 12;
const PITCH = 60;

/** A line in a fixed-width font; three or more spaces are a gap between columns. */
function line(text: string, at: number, { x = 100, height = 30, confidence = 95 } = {}): ReadLine {
  const y0 = 100 + at * PITCH;
  const words = [...text.matchAll(/\S+/g)].map((found) => ({
    text: found[0],
    confidence,
    box: { x0: x + found.index * LETTER, x1: x + (found.index + found[0].length) * LETTER, y0, y1: y0 + height },
  }));
  return { words, box: { x0: x, x1: words.at(-1)?.box.x1 ?? x, y0, y1: y0 + height } };
}
const lines = (...texts: string[]): ReadLine[] => texts.map((text, at) => line(text, at));
const texts = (read: ReadLine[]): string[] => toParagraphs(read).map(({ text }) => text);

describe("lines that the book has broken", () => {
  it("continue where the line before had no room for their first word", () => {
    expect(
      texts(
        lines(
          "Melt the butter in a wide pan and add the",
          "onions, the celery and salt.",
          "Serve.",
          "Keep what is left in the fridge for a day",
        ),
      ),
    ).toEqual([
      "Melt the butter in a wide pan and add the onions, the celery and salt.",
      "Serve.",
      "Keep what is left in the fridge for a day",
    ]);
  });

  it("join divided words, and keep the hyphen of words that have one", () => {
    expect(texts(lines("100 g Zartbitter-", "schokolade"))).toEqual(["100 g Zartbitterschokolade"]);
  });

  it("start anew at an ingredient with an amount, and at one with a capital letter", () => {
    const list = ["200 g plain flour, sifted twice", "50 g hazelnuts", "300 g dark chocolate, chopped fi", "Salt"];
    expect(texts(lines(...list))).toEqual(list);
  });

  it("mark the line below a gap where a line was not read", () => {
    const read = ["200 g flour", "3 eggs", "1 lemon", "100 g sugar"].map((text, at) =>
      line(text, at < 2 ? at : at + 2),
    );
    expect(toParagraphs(read).map(({ isAfterGap }) => isAfterGap)).toEqual([false, false, true, false]);
  });

  it("the tallest line is the title, also below a running head, and a page number is none", () => {
    const read = [line("142", 0), line("Cakes and tarts", 1), line("Lemon cake", 2, { height: 62 }), line("3 eggs", 4)];
    expect(texts(read)).toEqual(["Lemon cake", "Cakes and tarts", "3 eggs"]);
  });

  it("stains that were recognised as letters are removed", () => {
    expect(texts([line("r— Fo", 0, { confidence: 9 }), ...lines("", "3 eggs").slice(1)])).toEqual(["3 eggs"]);
  });
});

describe("two columns that were read as one", () => {
  const merged = lines(
    "Lemon cake for a Sunday afternoon in the garden",
    "200 g flour              Heat the oven to 170.",
    "3 large eggs             Beat the butter and sugar",
    "150 g ground almonds     until they are pale.",
    "1 lemon                  Bake for an hour.",
  );

  it("are separated if the same gap runs through all their lines", () => {
    const gutter = findGutter(merged);
    expect(gutter?.x).toBeGreaterThan(100 + 20 * LETTER);
    expect(gutter?.x).toBeLessThan(100 + 25 * LETTER);
    expect(gutter?.y0).toBe(100 + PITCH);
  });

  it("are not found in a page of one column", () => {
    expect(findGutter(lines("200 g flour", "3 large eggs", "Beat the butter with the sugar", "Bake."))).toBeNull();
  });
});

describe("what a person is asked to check", () => {
  const doubts = (text: string, confidence = 96) => doubtfulWords(line(text, 0, { confidence }).words);

  it.each([
    ["1% tsp ground cumin", ["1%"]],
    ["Y2 tsp chilli flakes", ["Y2"]],
    ["12 cups flour", ["12"]],
    ["2O0 g butter", ["2O0"]],
    ["l50 g sugar", ["l50"]],
    ["200 g butter, softened", []],
    ["12 eggs", []],
    ["1½ tsp salt", []],
    ["– 2 lemons (unwaxed), zest and juice", []],
    ["4. Bake at 180 °C for 25 minutes.", []],
  ])("in '%s' is %j", (text, expected) => {
    expect(doubts(text)).toEqual(expected);
  });

  it("every word with an uncertain letter", () => {
    expect(doubts("3 eggs", 70)).toEqual(["3", "eggs"]);
  });
});

it("without a recognised recipe, lines with an amount are ingredients, and all others steps", () => {
  const draft = sortedByLook(
    toParagraphs(lines("Soup of the day", "2 onions", "Whatever the garden gives", "50 g nuts")),
  );
  expect(draft.title).toBe("Soup of the day");
  expect(draft.ingredients.map(({ name }) => name)).toEqual(["2 onions", "50 g nuts"]);
  expect(draft.instructions.map(({ text }) => text)).toEqual(["Whatever the garden gives"]);
});

it.each([
  ["Den Teig auf das Blech streichen und mit Nüssen bestreuen, bis er goldbraun ist", "de"],
  ["Ajouter les oignons et la farine, puis verser le lait dans une casserole", "fr"],
  ["Add the flour and stir until the sauce is thick", "en"],
  ["Tom yum", "en"],
] as const)("%s: its language is recognised", (text, language) => {
  expect(guessLanguage(text, "en")).toBe(language);
});
