import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { allergiesTitle, StaffAllergies } from "@/components/id-card/staff-sheet";

const render = (names: readonly string[]) =>
  renderToStaticMarkup(<StaffAllergies names={names} title={allergiesTitle(names.length)} />);

describe("what a waiter reads", () => {
  it.each([1, 3, 4, 7, 8, 19, 20, 40, 120])("names every one of %i allergies once", (count) => {
    const names = Array.from({ length: count }, (_, at) => `Food${at}`);
    const html = render(names);
    for (const name of names) expect(html.split(`>${name}<`), name).toHaveLength(2);
  });

  it("says how many there are where they may not be seen at once", () => {
    expect([0, 1, 7, 8, 42].map(allergiesTitle)).toEqual([
      "Allergies",
      "I am allergic to",
      "I am allergic to",
      "I am allergic to 8 foods",
      "I am allergic to 42 foods",
    ]);
  });

  it("keeps telling what a group covers, however many there are", () => {
    const many = [...Array.from({ length: 30 }, (_, at) => `Food${at}`), "Nuts"];
    for (const names of [["Nuts"], many]) expect(render(names)).toContain("Peanuts and all tree nuts");
  });
});
