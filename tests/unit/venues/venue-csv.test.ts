import { describe, expect, it } from "vitest";
import { readCsv } from "@/lib/csv/read-csv";
import {
  guessColumns,
  isPlain,
  kindOf,
  leftOutColumns,
  missingColumns,
  rejectedCsv,
  toRows,
} from "@/lib/venues/venue-csv";

const HEAD = "name,city,state,country,internal_id";
const rowsOf = (text: string) => {
  const file = readCsv(text, 10_000);
  return toRows(file, guessColumns(file.headers));
};

describe("a CSV file of venues", () => {
  it.each([
    ["quotes, commas and line ends in quotes", `${HEAD}\n"Caffè ""Il Ponte"", Bath",Bath,"a\nb",UK,1`],
    [
      "headers in any case with blanks",
      `" Name ",CITY,State,Country,Internal_ID\n"Caffè ""Il Ponte"", Bath",Bath,"a\nb",UK,1`,
    ],
    ["semicolons", `${HEAD.replaceAll(",", ";")}\n"Caffè ""Il Ponte"", Bath";Bath;"a\nb";UK;1`],
  ])("is read with %s", (_, text) => {
    expect(rowsOf(text)).toEqual([
      { name: 'Caffè "Il Ponte", Bath', city: "Bath", state: "a\nb", country: "UK", internal_id: "1" },
    ]);
  });

  it("is refused if a comma without quotes moves a row's cells under other headings", () => {
    expect(() => rowsOf(`${HEAD}\nForno,Bath,,UK,1\nJoe's, Bar,Bristol,,UK,\n`)).toThrow(
      "Row 2 has more cells than the header: quote a text that contains a comma",
    );
  });
});

describe("the columns of a file", () => {
  it("are matched exactly, guessed by other names, or left out by name, and none is used twice", () => {
    const headers = ["name", "Town", "country", "Ref.", "Phone", "City", "id"];
    const match = guessColumns(headers);
    expect(match).toEqual(["name", null, "country", "internal_id", null, "city", null]);
    expect(leftOutColumns(headers, match)).toEqual(["Town", "Phone", "id"]);
    expect(headers.map((header, index) => kindOf(header, match[index] ?? null))).toEqual([
      "exact",
      "left out",
      "exact",
      "guessed",
      "left out",
      "exact",
      "left out",
    ]);
    expect(isPlain(headers, match)).toBe(false);
    expect(isPlain(["name", "city", "country"], guessColumns(["name", "city", "country"]))).toBe(true);
    expect(missingColumns(guessColumns(["Town", "x"]))).toEqual(["name", "country"]);
  });
});

describe("a file of rejected rows", () => {
  it("contains nothing that a spreadsheet would run, and is read back with the texts of the upload", () => {
    const row = { name: "-18 Bar", city: "=X", state: "+39 1", country: "@z", internal_id: "'a" };
    const file = rejectedCsv([{ row, message: "City is required" }]);
    expect(file).toBe(`\ufeff${HEAD},reason\r\n'-18 Bar,'=X,'+39 1,'@z,'a,City is required\r\n`);
    expect(rowsOf(file)).toEqual([row]);
  });
});
