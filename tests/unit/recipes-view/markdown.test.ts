import { describe, expect, it } from "vitest";
import { ofEachTime } from "@/lib/recipes/times";
import { writeMarkdown } from "@/lib/recipes/write-markdown";

const SOUP = {
  title: "Soup *of* the day",
  description: null,
  cuisine: "french",
  course: "soup",
  servings: 4,
  yield_text: null,
  ...ofEachTime(() => null),
  prep_time: 10,
  source_url: "https://soup.example/a",
  ingredients: [
    { name: "leeks", quantity: "2", unit: null, note: "washed", group: null },
    { name: "cream", quantity: "1/2", unit: "cup", note: null, group: "At the end" },
  ],
  instructions: [
    { text: "Simmer.", group: null },
    { text: "Serve.", group: null },
  ],
  note: "",
  tags: [],
};

describe("a recipe as Markdown", () => {
  it("names what an import left out, but no other recipe of the page", () => {
    const left = [
      { text: "50 g *walnuts*", why: "data" },
      { text: "Walnut tart", why: "recipe" },
    ];
    const written = writeMarkdown({ ...SOUP, left_out: left });
    expect(written).toContain("## Left out\n\nThis stood in the source too.");
    expect(written).toContain("- 50 g \\*walnuts\\*\n");
    expect(written).not.toContain("Walnut tart");
  });

  it("contains everything of the recipe and nothing of whom it fits", () => {
    expect(writeMarkdown(SOUP)).toBe(`# Soup \\*of\\* the day

Serves 4 · Preparation 10 min · Soup · French

## Ingredients

- 2 leeks, washed

### At the end

- 1/2 cup cream

## Method

1. Simmer.
2. Serve.

From <https://soup.example/a>
`);
  });
});
