import { describe, expect, it } from "vitest";
import { extractMenu } from "@/server/recipes/extraction/extract-menu";
import { ASIDE } from "../../cases/menus/aside";
import { scorePage } from "../../cases/menus/score";
import { SEEN } from "../../cases/menus/seen";

describe("a page as it is", () => {
  it.each([...SEEN, ...ASIDE])("is read as a guest reads it: $page", (page) => {
    const found = extractMenu(page.html);
    expect([scorePage(page, found), found]).toEqual(["right", found]);
  });

  it("takes a section of many texts for no dish, and does not compare each with each", () => {
    const section = `<div class="menu">${"<div><p>Words of a page</p></div>".repeat(4000)}</div>`;
    const began = performance.now();
    expect(extractMenu(`<h1>Menu</h1><main>${section}${section}</main>`)).toEqual([]);
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});
