import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Parameters } from "@/server/oauth/parameters";

const name = fc.stringMatching(/^[a-z_]{1,12}$/);

describe("the parameters of a request", () => {
  it("are returned as sent, in any characters", () => {
    fc.assert(
      fc.property(fc.dictionary(name, fc.string({ unit: "grapheme", minLength: 1 })), (sent) => {
        const parameters = new Parameters(new URLSearchParams(sent).toString());
        for (const [key, value] of Object.entries(sent)) expect(parameters.get(key)).toBe(value);
        expect(parameters.repeatedName()).toBeUndefined();
      }),
    );
  });

  it("show every repeated name, wherever it is and however it is encoded", () => {
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 6 }), fc.nat(), fc.nat(), (names, which, where) => {
        const twice = names[which % names.length] ?? "";
        const pairs = names.map((each) => `${each}=1`);
        pairs.splice(where % (pairs.length + 1), 0, `%${twice.charCodeAt(0).toString(16)}${twice.slice(1)}=2`);
        const parameters = new Parameters(pairs.join("&"));
        expect(parameters.repeatedName()).toBe(twice);
        expect(parameters.isRepeated(twice)).toBe(true);
        expect(parameters.repeatedName([twice])).toBeUndefined();
      }),
    );
  });

  it.each([
    ["a=", false],
    ["a", false],
    ["", false],
    ["b=1", false],
    ["a=0", true],
    ["a=+", true],
    ["a=%00", true],
  ])("an empty value counts as absent: %j has it: %s", (text, has) => {
    expect(new Parameters(text).has("a")).toBe(has);
  });

  it("are repeated even if one of two values is empty", () => {
    for (const text of ["a=&a=1", "a=1&a=", "a&a", "a=1&b=2&a=1"]) {
      expect(new Parameters(text).isRepeated("a"), text).toBe(true);
    }
  });

  it("have names that differ by case, brackets and blanks", () => {
    const parameters = new Parameters("code=1&Code=2&code[]=3&code+=4&%20code=5");
    expect([parameters.repeatedName(), parameters.get("code")]).toEqual([undefined, "1"]);
  });

  it("treat broken escapes as text, and never throw", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => new Parameters(text).repeatedName()).not.toThrow();
      }),
    );
    expect(new Parameters("a=%zz").get("a")).toBe("%zz");
    expect(new Parameters("a=%ff").get("a")).toBe("\ufffd");
  });

  it("are not separated by a question mark or a semicolon", () => {
    expect(new Parameters("a=1;b=2").get("a")).toBe("1;b=2");
    expect(new Parameters("a=1?b=2").get("a")).toBe("1?b=2");
  });
});
