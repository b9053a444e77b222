import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

/** A longer pattern is put together of named parts, or of words that stand in the reference. */
const LONGEST = 200;
const FOLDER = "server/dietary";
/** Whatever has an end of its own is taken whole, so that no quote or slash inside it begins anything. */
const WHOLE = [
  String.raw`"(?:[^"\\\n]|\\.)*"`,
  String.raw`\/\/.*|\/\*[\s\S]*?\*\/`,
  "`(?:[^`\\\\]|\\\\.)*`",
  String.raw`(?<![\w)\]])\s?\/(?![/*])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*`,
].join("|");
/** A pattern between slashes, or a template that is the source of one. */
const isPattern = (part: string): boolean =>
  /^\s?\/(?![/*])/.test(part) || (part.startsWith("`") && /\(\?[:=!<]/.test(part));

const patternsIn = (source: string): string[] =>
  [...source.matchAll(new RegExp(WHOLE, "g"))].map(([part]) => part).filter(isPattern);
const tooLong = (source: string): string[] => patternsIn(source).filter(({ length }) => length > LONGEST);

describe("a pattern of the engine", () => {
  it("is found whether it stands between slashes or in a template", () => {
    const words = "a|".repeat(LONGEST);
    expect(tooLong(`const A = /(?:${words}b)/iu;`)).toHaveLength(1);
    expect(tooLong(`const A = new RegExp(String.raw\`(?:${words}b)\`);`)).toHaveLength(1);
    expect(tooLong(`const A = /(?:a|b)/iu; // ${words}`)).toEqual([]);
  });

  it(`has at most ${LONGEST} characters`, () => {
    const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
    const found = files.flatMap((file) =>
      tooLong(readFileSync(path.join(FOLDER, file), "utf8")).map((pattern) => `${file}: ${pattern.slice(0, 60)}`),
    );
    expect(found).toEqual([]);
  });
});
