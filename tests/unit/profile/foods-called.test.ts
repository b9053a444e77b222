import { describe, expect, it } from "vitest";
import { foodsCalled } from "@/server/profile/foods-called";

describe("a food is found by its German name", () => {
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

  it("the whole word comes before a prefix, and a short or unknown text finds nothing", () => {
    expect(foodsCalled("Sesam").same).toContain("sesame");
    expect(foodsCalled("Haselnu").same).toEqual([]);
    for (const text of ["ei", "", "xyzzy", "%"]) expect(foodsCalled(text)).toEqual({ same: [], begin: [] });
  });
});
