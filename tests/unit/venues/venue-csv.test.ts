import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  decodeText,
  guessColumns,
  isPlain,
  kindOf,
  missingColumns,
  readCsv,
  rejectedCsv,
  toCsv,
  toRows,
  VENUE_COLUMNS,
} from "@/lib/portal/venue-csv";

const HEAD = "name,city,state,country,internal_id";
const rowsOf = (text: string) => {
  const file = readCsv("venues.csv", text);
  return toRows(file, guessColumns(file.headers));
};

describe("a CSV file of venues", () => {
  it.each([
    ["quotes, commas and line ends in quotes", `${HEAD}\n"Caffè ""Il Ponte"", Bath",Bath,"a\nb",UK,1`],
    ["CRLF", `${HEAD}\r\n"Caffè ""Il Ponte"", Bath",Bath,"a\nb",UK,1\r\n`],
    ["a byte order mark", `\ufeff${HEAD}\n"Caffè ""Il Ponte"", Bath",Bath,"a\nb",UK,1`],
    [
      "headers in any case with blanks",
      `" Name ",CITY,State,Country,Internal_ID\n"Caffè ""Il Ponte"", Bath",Bath,"a\nb",UK,1`,
    ],
    ["semicolons", `${HEAD.replaceAll(",", ";")}\n"Caffè ""Il Ponte"", Bath";Bath;"a\nb";UK;1`],
    ["empty lines", `${HEAD}\n\n"Caffè ""Il Ponte"", Bath",Bath,"a\nb",UK,1\n ,,\n\n`],
  ])("is read with %s", (_, text) => {
    expect(rowsOf(text)).toEqual([
      { name: 'Caffè "Il Ponte", Bath', city: "Bath", state: "a\nb", country: "UK", internal_id: "1" },
    ]);
  });

  it.each(["", "\ufeff", HEAD, `${HEAD}\r\n`, `${HEAD}\n\n ,,,,`])("needs a header and a row: %j", (text) => {
    expect(() => readCsv("venues.csv", text)).toThrow("CSV file must have at least a header row and one data row");
  });

  it("is refused if a quote never ends, it has too many rows, or it is not a .csv", () => {
    expect(() => readCsv("venues.csv", `${HEAD}\n"Lungara,Bristol`)).toThrow(/^Error parsing CSV file: .*quote/i);
    expect(() => readCsv("venues.csv", `${HEAD}\n${"a,b,,c,\n".repeat(10_001)}`)).toThrow(
      "Error parsing CSV file: at most 10,000 rows in one upload",
    );
    expect(() => readCsv("venues.xlsx", HEAD)).toThrow("Please choose a .csv file");
  });

  it("is also read in the encoding of older Excel", () => {
    expect(decodeText(new Uint8Array([0x43, 0x61, 0x66, 0xe8]).buffer)).toBe("Cafè");
    expect(decodeText(new TextEncoder().encode("Cafè").buffer)).toBe("Cafè");
  });
});

describe("the columns of a file", () => {
  it("are matched exactly, guessed by other names, or omitted, and none is used twice", () => {
    const headers = ["name", "Town", "country", "Ref.", "Phone", "City", "id"];
    const match = guessColumns(headers);
    expect(match).toEqual(["name", null, "country", "internal_id", null, "city", null]);
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

describe("a file that we write", () => {
  it("contains nothing that a spreadsheet would run", () => {
    const row = { name: "=1+1", city: "+x", state: "-y", country: "@z", internal_id: "a=b" };
    expect(rejectedCsv([{ row, message: "City is required" }])).toBe(
      `\ufeff${HEAD},reason\r\n'=1+1,'+x,'-y,'@z,a=b,City is required\r\n`,
    );
  });

  it("is read back as written, except for what would run", () => {
    const cell = fc
      .string({ unit: fc.constantFrom(...'abz09 ,"\nèé日=+-@.') })
      .filter((text) => text.trim() === text && !/^[=+\-@]/.test(text));
    const record = fc.array(cell, { minLength: 5, maxLength: 5 }).filter((cells) => cells.some((each) => each !== ""));
    fc.assert(
      fc.property(fc.array(record, { minLength: 1 }), (records) => {
        const file = readCsv("a.csv", toCsv(VENUE_COLUMNS, records));
        expect(toRows(file, guessColumns(file.headers)).map((row) => Object.values(row))).toEqual(records);
      }),
    );
  });
});
