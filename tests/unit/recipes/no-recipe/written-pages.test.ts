import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { extractPastedRecipe } from "../../../../server/recipes/extraction/extract-from-text";
import { extractRecipe } from "../../../../server/recipes/extraction/extract-recipe";
import { renderPage, splitPages } from "./render-page";

/** Pages written for this test that resemble a recipe as closely as possible without being one. */
const PAGES = splitPages(readFileSync(join(import.meta.dirname, "pages.txt"), "utf8"));
const ADDRESS = "https://kitchen.example/some/page";

describe("pages about food, and pages built like recipes, that contain no recipe", () => {
  it.each(PAGES)("$name", ({ source }) => {
    for (const frame of [0, 1, 2]) expect(extractRecipe(renderPage(source, frame), ADDRESS).recipe).toBeNull();
  });

  it.each(PAGES)("$name, pasted as text", ({ source }) => {
    const text = source.replaceAll(/^(?:@ld .*|#+ |- |1\. )/gm, "");
    expect(extractPastedRecipe(text, ADDRESS).recipe).toBeNull();
  });
});
