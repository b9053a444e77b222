import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { sharedAddress } from "@/app/(site)/(recipes)/recipes/shared/_components/shared-address";
import { bookmarklet, MAX_TAKEN, readReceived, sharedData, toReceived } from "@/components/recipes/take/received-page";
import { extractPastedRecipe } from "@/server/recipes/extraction/extract-from-text";

const SOUP = JSON.stringify({
  "@context": "https://schema.org",
  "@type": "Recipe",
  name: "Leek soup </script><script>alert(1)</script>",
  recipeIngredient: ["2 leeks", "1 tbsp butter"],
  recipeInstructions: ["Slice the leeks.", "Soften them."],
});

/** Presses the bookmarklet on a page and returns what it opened. */
function press(page: { blocks?: string[]; selected?: string; href?: string; title?: string }): string {
  let opened = "";
  const { blocks = [], selected = "", href = "https://soup.example/a?b=c#d", title = "Soup" } = page;
  const window = {
    open: (address: string, _where: string, features: string) => {
      expect(features).toBe("noopener");
      opened = address;
    },
  };
  const document = { title, querySelectorAll: () => blocks.map((textContent) => ({ textContent })) };
  const code = decodeURIComponent(bookmarklet("https://forkprint.example").replace(/^javascript:/, ""));
  runInNewContext(code, { window, document, location: { href }, getSelection: () => selected, encodeURIComponent });
  return opened;
}

const hashOf = (address: string): string => new URL(address).hash;

describe("the bookmarklet", () => {
  it("opens our import with everything the page has of its recipe, and sends nothing to a server", () => {
    const opened = press({ blocks: ['{"@type":"Organization"}', SOUP] });
    expect(opened.split("#")[0]).toBe("https://forkprint.example/recipes/take");
    const readBack = readReceived(hashOf(opened));
    expect(readBack).toMatchObject({ address: "https://soup.example/a?b=c#d", title: "Soup" });
    const { recipe } = extractPastedRecipe(readBack?.content ?? "", readBack?.address ?? null);
    expect(recipe?.ingredients.map(({ text }) => text)).toEqual(["2 leeks", "1 tbsp butter"]);
    expect(readBack?.content).not.toContain("Organization");
    expect(readBack?.content?.match(/<\/script>/g)).toHaveLength(1);
  });

  it("passes on the selection of a page without data, and only the address of a page with too much data", () => {
    expect(readReceived(hashOf(press({ selected: "Soup\n2 leeks" })))?.content).toBe("Soup\n2 leeks");
    const much = press({ blocks: [`{"@type":"Recipe","x":"${"y".repeat(200_000)}"}`] });
    expect(much.length).toBeLessThan(2000);
    expect(readReceived(hashOf(much))).toMatchObject({ address: "https://soup.example/a?b=c#d", content: null });
  });
});

describe("the import behind the #", () => {
  it.each([
    "",
    "#",
    "#%",
    "#null",
    "#3",
    "#[]",
    "#{}",
    "#%7B%22u%22%3A%22javascript%3Aalert(1)%22%7D",
    '#{"u":3,"d":[4]}',
  ])("%j is nothing to import", (hash) => expect(readReceived(hash)).toBeNull());

  it("is empty if it is larger than a recipe can be", () => {
    expect(toReceived({ s: "x".repeat(MAX_TAKEN + 1) })).toBeNull();
    expect(toReceived({ d: Array.from({ length: 50 }, () => "x".repeat(10_000)) })).toBeNull();
  });
});

describe("a text from a share sheet", () => {
  it("is a recipe if it is bare structured data, whose addresses are not the page", () => {
    expect(sharedData(["", SOUP])).toBe(SOUP);
    expect(sharedData([`\uFEFF [${SOUP}] `])).toBe(`[${SOUP}]`);
    expect(sharedData([SOUP.slice(0, 120)])).toBe(SOUP.slice(0, 120).trim());
  });

  it.each(["https://soup.example/a", "Leek soup https://soup.example/a", "{not json", "[1, 2]", ""])(
    "is not data: %j",
    (text) => expect(sharedData([text])).toBeNull(),
  );

  it("is a page if it is a bare link", () =>
    expect(sharedAddress(["https://soup.example/a"])).toBe("https://soup.example/a"));
});
