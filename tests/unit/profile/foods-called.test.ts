import { describe, expect, it } from "vitest";
import { foodsCalled } from "@/server/profile/foods-called";

describe("a food is found by what it is called in German", () => {
  it.each([
    ["Erdnuss", "peanut"],
    ["erdnüsse", "peanuts"],
    ["Milch", "milk"],
    ["Sesam", "sesame"],
    ["haselnuß", "hazelnut"],
  ])("%s is %s", (word, english) => {
    const { same, begin } = foodsCalled(word);
    expect([...same, ...begin]).toContain(english);
  });

  it("the whole word before its beginning, and nothing for what is too short or nobody's word", () => {
    expect(foodsCalled("Sesam").same).toContain("sesame");
    expect(foodsCalled("Haselnu").same).toEqual([]);
    for (const text of ["ei", "", "xyzzy", "%"]) expect(foodsCalled(text)).toEqual({ same: [], begin: [] });
  });
});
