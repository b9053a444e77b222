import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { allergiesTitle, StaffAllergies } from "@/components/id-card/staff-sheet";
import { inEnglish } from "@/lib/i18n/area";
import type { Restriction } from "@/lib/profile/allergies";
import { card } from "@/messages/en/card";

const allergy = (label: string, more: Partial<Restriction> = {}): Restriction => ({
  key: label,
  kind: "allergy",
  label,
  severity: "allergy",
  traces: true,
  ...more,
});
const t = inEnglish(card);
const render = (allergies: readonly Restriction[]) =>
  renderToStaticMarkup(<StaffAllergies allergies={allergies} title={allergiesTitle(t, allergies.length)} />).replace(
    / class="[^"]*"/g,
    "",
  );

describe("the sheet that a waiter reads", () => {
  it.each([1, 3, 4, 7, 8, 19, 20, 40, 120])("names every one of %i allergies once", (count) => {
    const names = Array.from({ length: count }, (_, at) => `Food${at}`);
    const html = render(names.map((name) => allergy(name)));
    for (const name of names) expect(html.split(`>${name}<`), name).toHaveLength(2);
  });

  it("states their number if not all may be visible at once", () => {
    expect([0, 1, 7, 8, 42].map((count) => allergiesTitle(t, count))).toEqual([
      "Allergies",
      "I am allergic to",
      "I am allergic to",
      "I am allergic to 8 foods",
      "I am allergic to 42 foods",
    ]);
  });

  it("states what a group includes, however many there are", () => {
    const nuts = allergy("Whatever the row is called", { key: "nut" });
    const many = [...Array.from({ length: 30 }, (_, at) => allergy(`Food${at}`)), nuts];
    for (const allergies of [[nuts], many]) expect(render(allergies)).toContain("Peanuts and all tree nuts");
  });

  it.each([1, 9])("states severity and traces where they are not the usual, of %i", (count) => {
    const others = Array.from({ length: count - 1 }, (_, at) => allergy(`Food${at}`));
    expect(render([...others, allergy("Anise", { severity: "severe" })])).toContain("(severe)");
    expect(render([...others, allergy("Anise", { severity: "intolerance", traces: false })])).toContain(
      "(intolerance, traces are fine)",
    );
    expect(render([...others, allergy("Anise")])).not.toContain("(");
  });
});
