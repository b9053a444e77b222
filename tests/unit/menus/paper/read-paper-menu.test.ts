import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPaperMenu } from "@/lib/menus/read-paper-menu";
import { HALF_READ_MENUS, MORE_PAPER_MENUS, PAPER_MENUS } from "./paper-menus";

const tidy = (text: string) =>
  text
    .split("|")
    .map((part) => part.trim())
    .join(" | ");

describe("a paper menu", () => {
  it.each([...PAPER_MENUS, ...MORE_PAPER_MENUS, ...HALF_READ_MENUS])(
    "is read: $name",
    ({ text, sections, notes = [] }) => {
      const read = readPaperMenu(text);
      const shown = read.sections.map(({ title, dishes }) => [
        title,
        ...dishes.map(({ name, description, price }) => `${name} | ${description} | ${price ?? ""}`.trim()),
      ]);
      const expected = sections.map(([title, ...dishes]) => [title, ...dishes.map(tidy)]);
      expect(shown.map(([title, ...dishes]) => [title, ...dishes.map((dish) => tidy(dish ?? ""))])).toEqual(expected);
      expect(read.notes).toEqual(notes);
    },
  );

  const line = fc.oneof(
    ...["", "PIZZA", "Starters", "Margherita 9,50 €", "walnuts, honey", "12", "Steak 24", "Dal: lentils"].map(
      fc.constant,
    ),
    ...["may contain traces of nuts", "£4", "Soup .... 5.00", "(A, C)", "fish, cream 8.00"].map(fc.constant),
  );
  it("loses no word of a text, in any order of its lines", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 14 }), (lines) => {
        const { sections, notes } = readPaperMenu(lines.join("\n"));
        const said = sections.flatMap(({ title, dishes }) => [
          title ?? "",
          ...dishes.map(({ name, description }) => `${name} ${description}`),
        ]);
        const words = (text: string) => (text.match(/\p{L}{2,}/gu) ?? []).sort();
        expect(words([...said, ...notes].join(" "))).toEqual(words(lines.join(" ")));
      }),
      { numRuns: 2000 },
    );
  });
});
