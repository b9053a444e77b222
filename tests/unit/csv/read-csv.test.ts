import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeCsv } from "@/lib/csv/decode-csv";
import { readCsv } from "@/lib/csv/read-csv";
import { csvFile } from "@/lib/csv/write-csv";

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string, isLittle: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (const [at, unit] of text.split("").entries()) view.setUint16(at * 2, unit.charCodeAt(0), isLittle);
  return new Uint8Array(view.buffer);
};
const read = (bytes: Uint8Array | string) =>
  readCsv(typeof bytes === "string" ? bytes : decodeCsv(new Uint8Array(bytes).buffer), 100);
const cells = (bytes: Uint8Array | string) => {
  const { headers, rows } = read(bytes);
  return [headers, ...rows];
};

const TABLE = [
  ["Gericht", "Enthält"],
  ["Käsespätzle, groß; mild", "Milch\nEi"],
  ['"Schwarze" Grütze|rot', ""],
];
const written = (separator: string, newline = "\n") =>
  TABLE.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)).join(newline);

const ENCODINGS = {
  "UTF-8": utf8,
  "UTF-8 with a mark": (text: string) => utf8(`\ufeff${text}`),
  "UTF-16 LE": (text: string) => utf16(`\ufeff${text}`, true),
  "UTF-16 BE": (text: string) => utf16(`\ufeff${text}`, false),
  "Windows-1252": latin,
};
const SEPARATORS = { comma: ",", semicolon: ";", tab: "\t", "vertical bar": "|" };
const ENDS = { LF: "\n", CRLF: "\r\n" };
const shapes = Object.entries(ENCODINGS).flatMap(([encoding, encode]) =>
  Object.entries(SEPARATORS).flatMap(([name, separator]) =>
    Object.entries(ENDS).map(([end, newline]) => ({ encoding, name, end, bytes: encode(written(separator, newline)) })),
  ),
);

describe("a table", () => {
  it.each(shapes)("in $encoding, with $name and $end, is read with every text", ({ bytes }) => {
    expect(cells(bytes)).toEqual(TABLE);
  });

  it.each([
    [
      "sep=;\na,b;c,d\n1,2;3,4",
      [
        ["a,b", "c,d"],
        ["1,2", "3,4"],
      ],
    ],
    [
      "sep=\t\r\na\tb\r\n1\t2",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "sep=#\na#b\n1#2",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    ["a\rb\rc", [["a"], ["b"], ["c"]]],
    [
      "a;b\r\n1;2\n3;4\r\n",
      [
        ["a", "b"],
        ["1", "2"],
        ["3", "4"],
      ],
    ],
    [
      "Dish;Price\nDal;9,50\nRice;3,00",
      [
        ["Dish", "Price"],
        ["Dal", "9,50"],
        ["Rice", "3,00"],
      ],
    ],
    [
      "Dish,Contains\nDal,mustard; celery\nPie,milk; egg",
      [
        ["Dish", "Contains"],
        ["Dal", "mustard; celery"],
        ["Pie", "milk; egg"],
      ],
    ],
    [
      'Dish, Ingredients\nDal, "lentils, ghee"',
      [
        ["Dish", "Ingredients"],
        ["Dal", " lentils, ghee".trim()],
      ],
    ],
    ["Dish\nmango, papaya\nRice\nSoup\nPie", [["Dish"], ["mango, papaya"], ["Rice"], ["Soup"], ["Pie"]]],
    [
      "a,b,\n1,2,\n",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "a,b,\n1,2,nuts\n",
      [
        ["a", "b", ""],
        ["1", "2", "nuts"],
      ],
    ],
    [
      "a,b,c\n1\n2,3",
      [
        ["a", "b", "c"],
        ["1", "", ""],
        ["2", "3", ""],
      ],
    ],
    [
      "\n,,\na,b\n , \n1,2\n",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "a,b\n'-18 Bar,'=X\n'+39 1,O'Hara's",
      [
        ["a", "b"],
        ["-18 Bar", "=X"],
        ["+39 1", "O'Hara's"],
      ],
    ],
    [
      'a,b\n5" pan,x',
      [
        ["a", "b"],
        ['5" pan', "x"],
      ],
    ],
  ])("%j is read", (text, expected) => {
    expect(cells(text).map((row) => row.map((cell) => cell.trim()))).toEqual(expected);
  });

  it.each([
    [
      "name,city,country\nJoe's, Bar,Bristol,UK\n",
      "Row 1 has more cells than the header: quote a text that contains a comma",
    ],
    ["name;city\nA;B\nC;D;\n", "Row 2 has more cells than the header: quote a text that contains a semicolon"],
    [
      "Our menu\nDish;Contains\nSalad;nuts\nSoup;celery",
      "Row 1 has more cells than the header: quote a text that contains a semicolon",
    ],
    ['a,b\n1,"2\n', /^Error parsing CSV file: row 1: .*quote/i],
    ['a,b\n"1"x,2\n', /^Error parsing CSV file: row 1: .*quote/i],
    [
      "a,b\n1,2\u0000\n",
      "Error parsing CSV file: line 2 holds a character that no text has (U+0000): save it again as CSV UTF-8",
    ],
    ["a,b\n1,\u0085\n", /line 2 holds a character that no text has/],
    ["a,b", "CSV file must have at least a header row and one data row"],
    ["", "CSV file must have at least a header row and one data row"],
    [`a\n${"1\n\n".repeat(101)}`, "Error parsing CSV file: at most 100 rows in one upload"],
    [`${"a,".repeat(201)}\n1`, "Error parsing CSV file: at most 200 columns"],
  ])("%.60j is refused", (text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  it("keeps every row, however many blank lines are between them", () => {
    expect(read(`a\n${"1\n\n\n".repeat(100)}`).rows).toHaveLength(100);
  });

  it("in UTF-16 without a mark is refused, and so is one whose mark promises another encoding", () => {
    expect(() => read(utf16("Gericht;Preis\nBrot;3", true))).toThrow("holds a character that no text has (U+0000)");
    expect(() => read(new Uint8Array([0xef, 0xbb, 0xbf, 0x61, 0xe4, 0x0a, 0x62]))).toThrow("its letters are damaged");
    expect(() => read(new Uint8Array([0xff, 0xfe, 0x61]))).toThrow("its letters are damaged");
  });

  it("of 10,000 rows takes well under a second of the processor", () => {
    const text = `name;city;country\n${'"Bar ""A"", left";Bristol, south;UK|GB\n'.repeat(10_000)}`;
    const begun = process.cpuUsage();
    expect(readCsv(text, 10_000).rows).toHaveLength(10_000);
    expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(1);
  });
});

describe("a table that we write", () => {
  const letters = fc.constantFrom(..."ab9 ,;|\t\"'\nèß=+-@.＝", "\r\n", "sep=");
  const text = fc.oneof(fc.string(), fc.string({ unit: letters }), fc.constantFrom("'-18 Bar", "'=X", "'+39 1", "''"));
  const isRead = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== "");

  it("is read back with the same texts, whatever they are", () => {
    const table = fc.integer({ min: 1, max: 6 }).chain((width) => {
      const row = fc.array(text, { minLength: width, maxLength: width }).filter(isRead);
      return fc.record({ headers: row, rows: fc.array(row, { minLength: 1, maxLength: 8 }) });
    });
    fc.assert(
      fc.property(table, ({ headers, rows }) => {
        const names = headers.map((header, at) => `${header}${at}`.trim());
        expect(readCsv(csvFile(names, rows), 100)).toEqual({ headers: names, rows });
      }),
      { numRuns: 400 },
    );
  });

  it("begins with a byte order mark, and no cell runs as a formula", () => {
    expect(csvFile(["a"], [["=1+1"], ["＝1"], [-5], [null]])).toBe("\ufeffa\r\n'=1+1\r\n'＝1\r\n-5\r\n\r\n");
  });
});
