import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { sentenceIn } from "@/lib/i18n/sentence";
import { inEnglish, speak } from "@/lib/i18n/speak";
import { zodSentence } from "@/lib/i18n/zod-sentence";
import { textsIn } from "../../support/i18n/text-in-code";

const folder = path.resolve(import.meta.dirname, "../../../lib/schemas");

/** A schema and a value that it refuses with words of zod's own. */
const REFUSED: [z.ZodType, unknown][] = [
  [z.string(), undefined],
  [z.string(), 4],
  [z.number(), "4"],
  [z.number(), Number.NaN],
  [z.number(), Number.POSITIVE_INFINITY],
  [z.boolean(), null],
  [z.object({ a: z.string() }), []],
  [z.string().min(3), "a"],
  [z.string().max(3), "anise"],
  [z.string().length(3), "anise"],
  [z.number().min(3), 1],
  [z.number().max(3), 5],
  [z.number().max(1_000_000), 5_000_000],
  [z.number().positive(), 0],
  [z.number().lt(3), 3],
  [z.number().min(0.25), 0],
  [z.number().multipleOf(0.01), 0.001],
  [z.int(), 2 ** 60],
  [z.int(), -(2 ** 60)],
  [z.int(), 1.5],
  [z.array(z.string()).min(1), []],
  [z.array(z.string()).max(1), ["a", "b"]],
  [z.set(z.string()).min(1), new Set()],
  [z.email(), "a"],
  [z.url(), "a"],
  [z.uuid(), "a"],
  [z.iso.date(), "a"],
  [z.iso.datetime(), "a"],
  [z.string().regex(/^a$/), "b"],
  [z.string().startsWith("a"), "b"],
  [z.strictObject({}), { a: 1 }],
  [z.strictObject({}), { a: 1, b: 2 }],
  [z.enum(["a", "b"]), "c"],
  [z.literal("a"), "c"],
  [z.union([z.string(), z.number()]), null],
  [z.string().refine(() => false), "c"],
  [z.record(z.uuid(), z.string()), { a: "b" }],
];

describe("a value that a schema refuses without words of its own", () => {
  const issueOf = (schema: z.ZodType, value: unknown, error?: typeof zodSentence) =>
    schema.safeParse(value, error ? { error } : undefined).error?.issues[0]?.message ?? "";
  const refused = REFUSED.map(([schema, value]) => ({
    zods: issueOf(schema, value),
    sentence: sentenceIn(issueOf(schema, value, zodSentence)),
  }));

  it.each(refused)("is answered in English as zod says it: $zods", ({ zods, sentence }) => {
    expect(zods).not.toBe("");
    expect(inEnglish(sentence)).toBe(zods);
  });

  it("is answered in German, except for kinds that our schemas hardly use", () => {
    const inEnglishOnly = refused
      .filter(({ zods, sentence }) => speak(sentence, "de") === zods)
      .map(({ zods }) => zods);
    expect(inEnglishOnly).toEqual([
      "Too big: expected string to have exactly 3 characters",
      "Invalid number: must be a multiple of 0.01",
      "Too small: expected int to be >=-9007199254740991",
      "Too small: expected set to have >=1 items",
      "Invalid string: must match pattern /^a$/",
      'Invalid string: must start with "a"',
      "Invalid input",
      "Invalid key in record",
    ]);
  });
});

/** Texts of answers, types and names, and of comments that stand in types: no message of a refused value. */
const NO_MESSAGES =
  /^(?:changed since|not possible|This is no medical or allergy advice\..*|Bearer|Unnamed assistant)$/;

/** What a schema and its parts say themselves of a refused value. Checks that add issues by hand are not called. */
function messagesOf(root: unknown): string[] {
  const [found, seen, waiting] = [[] as string[], new Set<unknown>(), [root]];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== "object" || next === null || seen.has(next)) continue;
    seen.add(next);
    const def = "_zod" in next ? (next as z.ZodType)._zod.def : next;
    if (!("_zod" in next) && !Array.isArray(next) && Object.getPrototypeOf(next) !== Object.prototype) continue;
    for (const [name, part] of Object.entries(def)) {
      if (name === "error" && typeof part === "function") found.push(String(part({ input: undefined })));
      else waiting.push(part);
    }
  }
  return found;
}

describe("a schema of a call", () => {
  it("says with keys alone what it says itself, wherever the words would come from", async () => {
    const modules = import.meta.glob<Record<string, unknown>>("../../../lib/schemas/*.ts");
    const schemas = (await Promise.all(Object.values(modules).map((load) => load()))).flatMap((each) =>
      Object.values(each).filter((part) => part instanceof z.ZodType),
    );
    const messages = schemas.flatMap(messagesOf);
    expect(new Set(messages).size).toBeGreaterThan(150);
    expect(messages.filter((text) => sentenceIn(text).key === "inItsWords")).toEqual([]);
  });

  it("holds no words: its messages are keys", () => {
    const words = readdirSync(folder).flatMap((file) =>
      textsIn(file, readFileSync(path.join(folder, file), "utf8"))
        .filter(({ text }) => !NO_MESSAGES.test(text))
        .map(({ line, text }) => `${file}:${line} ${text}`),
    );
    expect(words).toEqual([]);
  });
});
