import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { readJsonLines } from "@/scripts/dietary/json-lines";

const folder = mkdtempSync(join(tmpdir(), "json-lines-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(content: string | Buffer): string {
  const path = join(folder, "input");
  writeFileSync(path, content);
  return path;
}

describe("files of JSON lines", () => {
  it("are read plain or gzipped, with any line ends, empty lines, further fields and ids of any kind", () => {
    const text = '\uFEFF{"id":1,"name":"a","more":true}\r\n\r\n{"id":"x","name":"b"}';
    const rows = [
      { id: 1, name: "a", more: true },
      { id: "x", name: "b" },
    ];
    expect(readJsonLines(fileOf(text), ["name"])).toEqual(rows);
    expect(readJsonLines(fileOf(gzipSync(text)), ["name"])).toEqual(rows);
    expect(readJsonLines(fileOf(""), ["name"])).toEqual([]);
  });

  it.each([
    ['{"name":"a"}\n{oops', "line 2: this is no JSON."],
    ['\n{"id":1}', "line 2: 'name' must be a text."],
    ['{"name":7}', "line 1: 'name' must be a text."],
    ["null", "line 1: this is no object."],
  ])("say where they are wrong: %s", (text, says) => {
    expect(() => readJsonLines(fileOf(text), ["name"])).toThrow(says);
  });
});
