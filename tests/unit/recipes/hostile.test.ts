import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { extractPastedRecipe } from "../../../server/recipes/extraction/extract-from-text";
import { extractRecipe } from "../../../server/recipes/extraction/extract-recipe";
import { ADDRESS, jsonLdPage, PLUM_CAKE, page, recipeOf } from "./pages";

/** In characters: large enough that quadratic work takes minutes and exceeds the runner's time limit. */
const SIZE = 400_000;
const fill = (piece: string): string => piece.repeat(Math.floor(SIZE / piece.length));
const script = (text: string): string => `<script type="application/ld+json">${text}</script>`;

const FRAGMENTS = [
  "<div>",
  "</div>",
  "<p>",
  "<li>",
  "<ul>",
  "<ol>",
  "</ul>",
  "<h2>Ingredients</h2>",
  "<h2>Method</h2>",
  "<br>",
  "<table><tr><td>",
  "<script type=application/ld+json>",
  "</script>",
  "<!--",
  "-->",
  "<svg>",
  "</svg>",
  "<svg/>",
  '{"@type":"Recipe","name":"x",',
  '"recipeIngredient":["1 cup flour",',
  '"recipeInstructions":[{"@type":"HowToStep","text":"Mix."}]}',
  '"',
  "{",
  "}",
  "[",
  "]",
  ",",
  "\\",
  "&amp;",
  "&#0;",
  "&#x110000;",
  "&",
  "<",
  ">",
  "=",
  "'",
  "1 cup flour",
  "Mix well and bake for 10 minutes.",
  "\u0000",
  "\ud800",
  "🍰",
  '<div itemscope itemtype="https://schema.org/Recipe">',
  '<span itemprop="recipeIngredient">',
  '<i class="hrecipe ingredient fn">',
  "<meta property=og:image content=x>",
  "<img src=x srcset='a 1w, b 2w'>",
  "__proto__",
  "constructor",
] as const;

const stringsOf = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsOf) : [];
};

describe("hostile pages", () => {
  it("any text is answered without an error", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 60 }), fc.webUrl(), (pieces, url) => {
        const result = extractRecipe(pieces.join(""), url);
        expect(result.recipe === null ? result.reason : result.recipe.title).toBeTypeOf("string");
      }),
      { numRuns: 150 },
    );
  }, 30_000);

  it("any characters and any address are answered without an error", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), fc.string(), (html, url) => {
        extractRecipe(html, url);
      }),
      { numRuns: 200 },
    );
  }, 30_000);

  it("only whole characters are returned, whatever JSON contains and wherever a text is cut", () => {
    const half = fc.constantFrom("\\ud83c", "\\udf70", "\\ud83c\\udf70", "a", "1 cup ", "&#xd800;");
    const texts = (piece: fc.Arbitrary<string>) =>
      fc.array(piece, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(""));
    // A longer line would refuse the page.
    const lines = fc.tuple(texts(half), texts(half));
    const others = fc.array(texts(fc.oneof(half, fc.constant("🍰".repeat(200)))), { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(lines, others, ([line, step], [title = "", ...rest]) => {
        const [author, description, keyword, category, yields, diet] = rest;
        const json = `{"@context":"https://schema.org","@type":"Recipe","name":"Cake ${title}",
          "recipeIngredient":["1 cup flour","${line}"],"recipeInstructions":["Mix.","${step}"],
          "author":{"name":"${author}"},"description":"${description}","keywords":"${keyword}",
          "recipeCategory":"${category}","recipeYield":"${yields}","suitableForDiet":"${diet}","image":"/a${keyword}.jpg"}`;
        const { recipe } = extractRecipe(page(script(json)), ADDRESS);
        expect(recipe).not.toBeNull();
        expect(stringsOf(recipe).filter((each) => /\p{Cs}/u.test(each))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  }, 30_000);

  it.each<[string, string]>([
    ["elements nested without end", fill("<div>")],
    ["inline elements nested without end", fill("<span>")],
    ["closing tags without an opening tag", `${fill("<b>")}${fill("</p>")}`],
    ["drawings that never end", `${fill("<svg ")}/>`],
    ["scripts that never end", fill("<script>")],
    ["comments that never end", fill("<!--")],
    ["many equal boxes", fill('<div class="a">1 cup flour</div>')],
    ["items without end", `<ul>${fill("<li>1 cup flour")}`],
    [
      "annotations nested without end",
      `<div itemscope itemtype="https://schema.org/Recipe">${fill('<span itemprop="name ingredients">x ')}`,
    ],
    ["named boxes nested without end", fill('<div class="ingredients">')],
    ["headings without end", fill("<h2>Ingredients</h2>")],
    ["attributes without end", `<a ${fill("a=1 ")}>`],
    ["white space without end", page(`<p>${fill(" ")}x</p>`)],
    ["digits without end", page(`<ul><li>${fill("1 ")}</li><li>${fill("1/")}</li></ul>`)],
    ["entities encoded without end", page(`<p>${fill("&amp;")}</p>`)],
    ["JSON lists nested without end", page(script(fill("[")))],
    ["JSON objects nested without end", page(script(fill('{"a":')))],
    ["quotes in JSON without end", page(script(`{"@type":"Recipe","name":"${fill('" ')}`))],
    ["white space behind a JSON comment", page(script(`{"a":1} -->${fill(" ")}x`))],
    ["doubled addresses", page(`<img src="${fill("https://")}">`)],
  ])(
    "are read in linear time: %s",
    (_, html) => {
      extractRecipe(html, ADDRESS);
    },
    20_000,
  );

  it("implausibly long lists are refused instead of cut, because the peanut may come last", () => {
    const ofLength = (length: number) =>
      extractRecipe(
        jsonLdPage(
          JSON.stringify({ ...PLUM_CAKE, recipeIngredient: Array.from({ length }, (_, i) => `${i} g flour`) }),
        ),
        ADDRESS,
      );
    expect(ofLength(300).recipe?.ingredients).toHaveLength(300);
    expect(ofLength(301)).toEqual({ recipe: null, reason: "too_large" });
    expect(ofLength(100_000)).toEqual({ recipe: null, reason: "too_large" });
  });

  it("a pasted text above its limit is refused instead of cut", () => {
    const text =
      "Plum cake\nIngredients\n500 g plums\n200 g flour\nMethod\nHalve the plums, lay them on the dough and bake them for 40 minutes.\n";
    expect(extractPastedRecipe(text, null).recipe?.ingredients).toHaveLength(2);
    expect(extractPastedRecipe(text.repeat(3000), null)).toEqual({ recipe: null, reason: "too_large" });
  });

  it("a page above its limit and an empty one are refused", () => {
    expect(extractRecipe("x".repeat(8_000_001), ADDRESS)).toEqual({ recipe: null, reason: "too_large" });
    expect(extractRecipe(" \n ", ADDRESS)).toEqual({ recipe: null, reason: "empty" });
  });

  it("no markup, script or foreign address is returned", () => {
    const evil = "<img src=x onerror=alert(1)>&lt;script&gt;alert(1)&lt;/script&gt;";
    const html = jsonLdPage(
      JSON.stringify({
        ...PLUM_CAKE,
        name: `Plum ${evil}cake`,
        author: `${evil}Ana`,
        recipeIngredient: [`2 ${evil}eggs`, `3 g ${evil}salt`],
        recipeInstructions: [`Mix. ${evil}`],
        image: "javascript:alert(1)",
        keywords: evil,
        description: evil,
      }),
    );
    const recipe = recipeOf(html);
    expect(JSON.stringify(recipe)).not.toMatch(/<|alert|onerror|javascript:/);
    expect(recipe.title).toBe("Plum cake");
  });
});
