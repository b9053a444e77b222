import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { analysisVersion } from "@/server/dietary/analysis-version";

const CHUNKS = path.join(process.cwd(), ".next", "server", "chunks");

it("the built product contains the version of its rules, without calculating it", async () => {
  const files = (await readdir(CHUNKS)).filter((name) => name.endsWith(".js"));
  const texts = await Promise.all(files.map((name) => readFile(path.join(CHUNKS, name), "utf8")));
  expect(texts.filter((text) => text.includes(`"${analysisVersion()}"`))).not.toEqual([]);
});
