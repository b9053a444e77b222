import { describe, expect, it } from "vitest";
import { COURSE_KEYS, CUISINE_KEYS, kindKey, kindWords } from "@/lib/recipes/kinds";
import { readCourse, readCuisine } from "@/lib/recipes/read-kind";

describe("the names that a page gives its recipe's kind", () => {
  it.each([
    [["Main Course"], "main"],
    [["Weeknight", "Suppen"], "soup"],
    [["Side dish"], "side"],
    [["Plat principal"], "main"],
    [["Kitchen tips"], null],
    [[], null],
  ])("include %j for the course %s", (words, course) => expect(readCourse(words)).toBe(course));

  it.each([
    [["Italian-American"], "italian"],
    [["South American"], "south-american"],
    [["Sichuan"], "chinese"],
    [["Fusion"], null],
  ])("include %j for the kitchen %s", (words, cuisine) => expect(readCuisine(words)).toBe(cuisine));

  it("include every kitchen's own name", () => {
    for (const key of CUISINE_KEYS) expect(readCuisine([kindWords("cuisine", key) ?? ""]), key).toBe(key);
    for (const key of COURSE_KEYS) expect(readCourse([kindWords("course", key) ?? ""]), key).toBe(key);
    expect([kindKey("course", "constructor"), kindKey("cuisine", null)]).toEqual([null, null]);
  });
});
