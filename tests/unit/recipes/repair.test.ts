import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseBlock } from "../../../server/recipes/extraction/json-ld/read-blocks";
import { parseLenientJson } from "../../../server/recipes/extraction/json-ld/repair";

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe("JSON as publishers really write it", () => {
  it.each<[string, string, unknown]>([
    ["a trailing comma in an object", '{"a": 1,}', { a: 1 }],
    ["a trailing comma in a list", '["a", "b",]', ["a", "b"]],
    ["doubled commas", '["a",, "b"]', ["a", "b"]],
    ["a missing comma between properties", '{"a": "x"\n"b": "y"}', { a: "x", b: "y" }],
    ["a raw line break in a string", '{"a": "x\ny"}', { a: "x\ny" }],
    ["a raw tab in a string", '{"a": "x\ty"}', { a: "x\ty" }],
    ["unescaped quotes in a string", '{"a": "a 9" x 13" pan", "b": "c"}', { a: 'a 9" x 13" pan', b: "c" }],
    ["quoted words in a string", '{"a": "the "best" cake", "b": 2}', { a: 'the "best" cake', b: 2 }],
    ["line comments", '{"a": 1, // one\n"b": 2}', { a: 1, b: 2 }],
    ["block comments", '{/* one */"a": 1}', { a: 1 }],
    ["an HTML comment around it", '<!-- {"a": 1} -->', { a: 1 }],
    ["a CDATA wrapper", '//<![CDATA[\n{"a": 1}\n//]]>', { a: 1 }],
    ["a final semicolon", '{"a": 1};', { a: 1 }],
    ["single quotes", "{'a': 'b'}", { a: "b" }],
    ["bare keys", '{a: "b"}', { a: "b" }],
    ["a wrong escape", '{"a": "50\\% rye"}', { a: "50% rye" }],
    ["entities instead of quotes", "{&quot;a&quot;: &quot;b&quot;}", { a: "b" }],
    ["an early end", '{"a": ["x", "y', { a: ["x", "y"] }],
    ["two values in one block", '{"a": 1}\n{"b": 2}', [{ a: 1 }, { b: 2 }]],
  ])("reads %s", (_, text, expected) => {
    expect(plain(parseBlock(text))).toEqual(expected);
  });

  it("keeps dangerous keys as plain properties", () => {
    const value = parseLenientJson('{"__proto__": {"polluted": true}, "constructor": 1,}');
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(Object.getPrototypeOf(value)).toBeNull();
  });

  it("reads valid JSON as JSON.parse does", () => {
    fc.assert(
      fc.property(
        fc.object({
          key: fc.stringMatching(/^[a-z]{1,8}$/),
          maxDepth: 4,
          values: [fc.stringMatching(/^[\w .-]*$/), fc.integer(), fc.boolean(), fc.constant(null)],
        }),
        (value) => {
          expect(plain(parseLenientJson(JSON.stringify(value)))).toEqual(plain(value));
        },
      ),
      { numRuns: 200 },
    );
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."{}[]\",:'\\/*-<!ab1 \n"), maxLength: 200 }), (text) => {
        parseLenientJson(text);
      }),
      { numRuns: 500 },
    );
  });
});
