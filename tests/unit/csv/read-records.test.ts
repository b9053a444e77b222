import { describe, expect, it } from "vitest";
import { readImportFile } from "@/app/(admin)/admin/_components/console/read-import-file";
import { readRecords } from "@/lib/csv/read-records";

const fileOf = (bytes: Uint8Array<ArrayBuffer> | string, name = "foods.csv") => new File([bytes], name);

describe("the rows of a table, keyed by column", () => {
  it("are read from a file in Windows-1252 with their letters", async () => {
    const bytes = Uint8Array.from("name;category\nKäse;Gebäck", (letter) => letter.charCodeAt(0));
    expect(await readImportFile(fileOf(bytes))).toEqual([{ name: "Käse", category: "Gebäck" }]);
  });

  it("are without the apostrophes of an export", () => {
    expect(readRecords("name,type\n'=X,'-18 Bar", 10)).toEqual([{ name: "=X", type: "-18 Bar" }]);
  });

  it.each([
    ["name,name\na,b", "The header names the column “name” twice"],
    ["name,\na,walnuts", "Column 2 has no name in the header"],
    ["name,type\nZebra, striped,food", "Row 1 has more cells than the header: quote a text that contains a comma"],
  ])("%j is refused, since a text would be lost", (text, message) => {
    expect(() => readRecords(text, 10)).toThrow(message);
  });

  it("are a list in a JSON file", async () => {
    expect(await readImportFile(fileOf('[{"name":"a"}]', "foods.json"))).toEqual([{ name: "a" }]);
    await expect(readImportFile(fileOf('{"name":"a"}', "foods.json"))).rejects.toThrow(
      "The file must hold a list of rows",
    );
  });
});
