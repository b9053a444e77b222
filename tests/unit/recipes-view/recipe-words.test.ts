import { describe, expect, it } from "vitest";
import { cardTimeText, dietaryTags, ingredientText, servingsWord, timesText } from "@/components/recipes/recipe-words";
import { pictureUrl, recipeSource } from "@/components/recipes/web-links";
import { inEnglish, sayIn } from "@/lib/i18n/area";
import { kitchenText } from "@/messages/en/kitchen";
import { translationOf } from "@/messages/translations";

const k = inEnglish(kitchenText);
const german = sayIn(kitchenText, "de", translationOf("de", "kitchen"));

describe("times", () => {
  it.each([
    [15, 40, "15 min prep, 40 min cooking", "55 min"],
    [30, 60, "30 min prep, 1 hr cooking", "1 hr 30 min"],
    [15, null, "15 min prep", "15 min prep"],
    [0, 20, "20 min cooking", "20 min cooking"],
    [null, null, null, null],
  ])("of %s and %s minutes are %j, and %j on a card", (prep_time, cook_time, inFull, onCard) => {
    expect(timesText(k, { prep_time, cook_time })).toBe(inFull);
    expect(cardTimeText(k, { prep_time, cook_time })).toBe(onCard);
  });
});

it("times and servings are written in German", () => {
  expect(timesText(german, { prep_time: 15, cook_time: 75 })).toBe("15 Min. Vorbereitung, 1 Std. 15 Min. Kochen");
  expect(timesText(german, { prep_time: 15, cook_time: null })).toBe("15 Min. Vorbereitung");
  expect([1, 1.5].map((each) => servingsWord(german, each))).toEqual(["1 Portion", "1,5 Portionen"]);
});

describe("dietaryTags", () => {
  it("names what is known to be true, and neither false nor unknown facts", () => {
    expect(dietaryTags({ vegan: true, gluten_free: true, nut_free: false, low_fodmap: true })).toEqual([
      "Vegan",
      "Low FODMAP",
      "Gluten-free",
    ]);
    expect(dietaryTags({})).toEqual([]);
  });
});

it("an ingredient is written as a line, whatever fields it has", () => {
  const line = { id: "1", order: 1, name: "onion", quantity: null, unit: null, group: null, note: null };
  expect(ingredientText(line)).toBe("onion");
  expect(ingredientText({ ...line, quantity: "2" })).toBe("2 onion");
  expect(ingredientText({ ...line, quantity: "1/2", unit: "cup" })).toBe("1/2 cup onion");
});

it("servings are counted in words", () => {
  expect([1, 4, 1.5].map((each) => servingsWord(k, each))).toEqual(["1 serving", "4 servings", "1.5 servings"]);
});

describe("links to other sites", () => {
  it("open a source on the web only, and name its host", () => {
    expect(recipeSource("https://www.soup.example/a?b=c")).toEqual({
      href: "https://www.soup.example/a?b=c",
      host: "soup.example",
    });
    expect(recipeSource("http://soup.example:8080/")).toMatchObject({ host: "soup.example:8080" });
    for (const text of [null, "", "soup", "javascript:alert(1)", "data:text/html,x", "/recipes"]) {
      expect(recipeSource(text)).toBeNull();
    }
  });

  it("load pictures over https only", () => {
    expect(pictureUrl("https://soup.example/a.jpg")).toBe("https://soup.example/a.jpg");
    for (const text of [null, "", "http://soup.example/a.jpg", "data:image/png;base64,x", "a.jpg"]) {
      expect(pictureUrl(text)).toBeNull();
    }
  });
});
