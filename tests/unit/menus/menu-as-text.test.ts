import { describe, expect, it } from "vitest";
import { menuAsText } from "@/lib/menus/menu-as-text";
import { readPaperMenu } from "@/lib/menus/read-paper-menu";
import { extractMenu } from "@/server/recipes/extraction/extract-menu";
import { ASIDE } from "../../cases/menus/aside";
import { SEEN } from "../../cases/menus/seen";

/** Letters and digits alone: prices go to their own place, signs between words are dropped. */
const loose = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

describe("the menu of a page as text", () => {
  it.each([...SEEN, ...ASIDE].map(({ page, html }) => [page, extractMenu(html)] as const))(
    "is read into the same dishes: %s",
    (_, dishes) => {
      const { sections, notes } = readPaperMenu(menuAsText(dishes));
      const read = sections.flatMap(({ title, dishes: each }) => each.map((dish) => ({ ...dish, title })));
      expect(notes).toEqual([]);
      expect(read.map(({ title }) => title)).toEqual(dishes.map(() => null));
      expect(
        read.map(({ name, description, price }) => loose(`${name}${description}`).length + loose(price ?? "").length),
      ).toEqual(dishes.map(({ name, description }) => loose(`${name}${description}`).length));
    },
  );

  it("has a line for each dish, whatever room the page leaves in it", () => {
    const text = menuAsText([
      { name: "Olives", description: "" },
      { name: " Fish\npie ", description: "Cod,\n\n leek" },
      { name: "", description: "Bread\tand butter" },
      { name: " ", description: "" },
    ]);
    expect(text).toBe("Olives\nFish pie: Cod, leek\nBread and butter");
  });
});
