import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { MatchMenu } from "@/app/(portal)/portal/_components/menu/match-menu";
import { readCsv } from "@/lib/csv/read-csv";
import { openMenuFile } from "@/lib/menus/read-menu-file";

const drawn = (text: string) =>
  renderToStaticMarkup(
    <MatchMenu file={openMenuFile(readCsv(text, 200))} name="menu.csv" onBack={() => {}} onUse={() => {}} />,
  );
const goesOn = (html: string) => !/<button[^>]* disabled=""[^>]*>(?:<[^>]+>)*Use /.test(html);

describe("the step that matches the columns of a menu", () => {
  it("lists each column with what it becomes, shows the first dishes, and names what is left out", () => {
    const html = drawn("Gericht;Zutaten;Enthält;Preis\nObstsalat;Mango, Papaya;Nüsse;4,50");
    for (const name of ["Gericht", "Zutaten", "Enthält", "Preis"]) expect(html).toContain(`${name} becomes`);
    expect(html).toContain("Mango, Papaya. Contains: Nüsse.");
    expect(html).toContain("Left out: “Preis”.");
    expect(goesOn(html)).toBe(true);
  });

  it("does not go on while nobody has decided about a column", () => {
    const html = drawn("Dish,Ingredients,Notes\nPie,apple,walnut crust");
    expect(html).toContain("Say what “Notes” holds, or leave it out.");
    expect(goesOn(html)).toBe(false);
  });

  it("does not go on while nobody has said what a doubtful first row is", () => {
    const html = drawn("Dal,lentils\nRice,rice");
    expect(html).toContain("Say whether the first row names the columns or is a dish.");
    expect(html).not.toContain("becomes");
    expect(goesOn(html)).toBe(false);
  });
});
