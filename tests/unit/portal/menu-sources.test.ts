import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { menuAsText, readMenu } from "@/lib/menus/read-menu";
import { extractMenu } from "@/server/recipes/extraction/extract-menu";

describe("a menu from a page", () => {
  it("is read from the page's data, with nested sections", () => {
    const menu = {
      "@context": "https://schema.org",
      "@type": "Restaurant",
      hasMenu: {
        "@type": "Menu",
        hasMenuSection: [
          {
            "@type": "MenuSection",
            hasMenuItem: [{ "@type": "MenuItem", name: "Burrata &amp; peach", description: "burrata, peach" }],
          },
          {
            "@type": "MenuSection",
            hasMenuSection: { "@type": "MenuSection", hasMenuItem: { "@type": "MenuItem", name: "Sorbet" } },
          },
        ],
      },
    };
    const html = `<script type="application/ld+json">${JSON.stringify(menu)}</script><p>Soup £3.00</p>`;
    expect(extractMenu(html)).toEqual([
      { name: "Burrata & peach", description: "burrata, peach" },
      { name: "Sorbet", description: "" },
    ]);
  });

  it("else is the lines with a price, each with the line below", () => {
    const html = `<h1>Dinner</h1><ul><li><h3>Ribollita <span>£9.50</span></h3><p>kale, bread</p></li>
      <li>Lemon sorbet ... 6,00 €</li></ul><footer>Open since 1998</footer>`;
    expect(extractMenu(html)[0]).toEqual({ name: "Ribollita", description: "kale, bread" });
    expect(extractMenu(html)[1]?.name).toBe("Lemon sorbet");
    expect(extractMenu("<p>Nothing for sale</p>")).toEqual([]);
  });
});

describe("a menu as text", () => {
  it("is unchanged when read back, whatever the dishes are called", () => {
    const word = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 12 })
      .map((text) => text.replace(/[^\p{L}\p{N} ,:|-]/gu, ""))
      .filter((text) => /\p{L}/u.test(text));
    fc.assert(
      fc.property(fc.array(fc.record({ name: word, description: word }), { minLength: 1, maxLength: 5 }), (dishes) => {
        const read = readMenu(menuAsText(dishes));
        expect(read).toHaveLength(dishes.length);
        for (const [place, dish] of dishes.entries()) {
          const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");
          expect(letters(read[place]?.name ?? "")).toBe(letters(dish.name));
          expect(letters(read[place]?.description ?? "")).toBe(letters(dish.description));
        }
      }),
    );
  });
});
