import { describe, expect, it } from "vitest";
import { readLiteral } from "../../../../server/recipes/extraction/page-data/read-literal";

describe("a literal of JavaScript", () => {
  it.each([
    ["{a:1,'b':\"x\",c:[!0,!1,void 0,],}", { a: 1, b: "x", c: [true, false, null] }],
    ['(function(a,b){return {x:a,y:[b,a]}}("na\\u00efve",2));', { x: "naïve", y: [2, "naïve"] }],
    ["((a)=>({x:a}))(`1 cup`)", { x: "1 cup" }],
    ["{a:'it\\'s',b:-1.5e2,c:null}", { a: "it's", b: -150, c: null }],
  ])("%s is read", (text, value) => {
    expect(readLiteral(text)).toEqual(value);
  });

  it.each([
    "{a:f(1)}",
    "{a:1+1}",
    "(function(a){a.b=1;return {x:a}}({}))",
    `{a:\`$${"{x}"}\`}`,
    "{get a(){return 1}}",
    "{a:unknown}",
    "[1,2",
    "",
  ])("%s is none, because something would have to be run or is missing", (text) => {
    expect(readLiteral(text)).toBeUndefined();
  });

  it("names no property of the object's own kind", () => {
    const value = readLiteral('{"__proto__":{x:1},constructor:2}') as Record<string, unknown>;
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });

  it.each(["[", "{a:", '"\\', "(function(", "/*", "/**/", "['a',", '["a",'])(
    "made of %j costs no more than its length",
    (piece) => {
      const text = piece.repeat(Math.floor(2_900_000 / piece.length));
      const started = performance.now();
      expect(readLiteral(text)).toBeUndefined();
      expect(readLiteral(`{a:"${"x".repeat(2_900_000)}"}`)).toEqual({ a: expect.any(String) });
      expect(performance.now() - started).toBeLessThan(4000);
    },
  );
});
