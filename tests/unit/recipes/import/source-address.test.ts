import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalizeSourceUrl } from "../../../../server/recipes/import/source-address";

const PAGE = "https://kitchen.example/recipes/plum-cake";

describe("the normalized form of a page's address", () => {
  it.each([
    "http://kitchen.example/recipes/plum-cake",
    "https://www.kitchen.example/recipes/plum-cake/",
    "https://KITCHEN.example./recipes/plum-cake//",
    "https://kitchen.example:443/recipes/plum-cake#comments",
    "http://kitchen.example:80/recipes/plum-cake",
    "https://kitchen.example/recipes/plum-cake?utm_source=mail&fbclid=1",
    "https://kitchen.example/recipes/plum-cake/amp/",
    "https://kitchen.example/recipes/plum-cake?amp=1",
    "https://kitchen.example/recipes/plum-cake?amp",
    "https://kitchen.example/recipes/plum-cake?outputType=amp",
    "  https://kitchen.example/recipes/plum-cake  ",
  ])("is that of %s", (address) => {
    expect(normalizeSourceUrl(address)).toBe(PAGE);
  });

  it.each([
    ["https://kitchen.example/recipes/plum-cake?page=2", `${PAGE}?page=2`],
    ["https://kitchen.example/recipes/plum-cake?b=2&a=1", `${PAGE}?a=1&b=2`],
    ["https://kitchen.example/recipes/plum-cake?amp=loud", `${PAGE}?amp=loud`],
    ["https://kitchen.example/amp", "https://kitchen.example/amp"],
    ["https://kitchen.example/Recipes/plum-cake", "https://kitchen.example/Recipes/plum-cake"],
    ["https://blog.kitchen.example/", "https://blog.kitchen.example"],
    ["https://www.example/", "https://www.example"],
    ["http://kitchen.example:8080/a", "https://kitchen.example:8080/a"],
    ["ftp://kitchen.example/a", null],
    ["plum cake", null],
  ])("of %s is %s", (address, normalized) => {
    expect(normalizeSourceUrl(address)).toBe(normalized);
  });

  it("stays the same when it is normalized again", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("/", "amp", "a", "?", "&", "amp=1", "utm_a=1", "b=2", "#", ".")),
        (parts) => {
          const address = `https://kitchen.example/${parts.join("")}`;
          const once = normalizeSourceUrl(address);
          expect(once === null ? null : normalizeSourceUrl(once)).toBe(once);
        },
      ),
    );
  });
});
