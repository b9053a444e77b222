import fc from "fast-check";
import { expect, it } from "vitest";
import { DIET_KEYS } from "@/lib/dietary/diets";
import { namedDietIn } from "@/lib/dietary/named-diet";

it.each([
  ["coeliac", "gluten_free", ""],
  ["Celiac", "gluten_free", ""],
  ["vegan curry", "vegan", "curry"],
  ["Gluten-Free bread", "gluten_free", "bread"],
  ["bread glutenfree", "gluten_free", "bread"],
  ["Kuchen ohne Ei", "egg_free", "Kuchen"],
  ["lactose free pancakes", "dairy_free", "pancakes"],
  ["low fodmap soup", "low_fodmap", "soup"],
])("%s asks for %s", (text, diet, rest) => expect(namedDietIn(text)).toEqual({ diet, rest }));

it.each(["veganuary", "peanut", "gluten", "free range chicken", "nonvegan", "", "ketone"])("%s names no diet", (text) =>
  expect(namedDietIn(text)).toBeNull(),
);

it("takes nothing but the diet out of a search, whatever stands around it", () => {
  fc.assert(
    fc.property(fc.constantFrom(...DIET_KEYS), fc.constantFrom("soup", "red rice", ""), (key, words) => {
      expect(namedDietIn(`${words} ${key.replaceAll("_", " ")}`)).toEqual({ diet: key, rest: words });
    }),
  );
});
