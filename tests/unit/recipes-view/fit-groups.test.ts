import fc from "fast-check";
import { expect, it } from "vitest";
import { fitGroups, groupWords, isOrderedByFit } from "@/app/(site)/(recipes)/recipes/_components/discover/fit-groups";
import { EVERYTHING } from "@/components/recipes/discover/discover-address";
import { inEnglish } from "@/lib/i18n/area";
import type { FitStateWire } from "@/lib/schemas/recipe-judgement";
import type { RecipeWire } from "@/lib/schemas/recipes";
import { verdicts } from "@/messages/en/verdicts";

const t = inEnglish(verdicts);

const STATES: readonly FitStateWire[] = ["conflict", "may_contain", "unknown", "adaptable", "check_label", "match"];
const recipe = (id: string, state?: FitStateWire) => ({ id, ...(state ? { fit: { state } } : {}) }) as RecipeWire;

it("every recipe of a page is in the group of its own state, once, and fitting ones come first", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...STATES), { minLength: 1, maxLength: 50 }), (states) => {
      const recipes = states.map((state, place) => recipe(String(place), state));
      const groups = fitGroups(recipes) ?? [];
      expect(groups.flatMap(({ recipes: some }) => some.map(({ id }) => Number(id))).sort((a, b) => a - b)).toEqual(
        recipes.map((_, place) => place),
      );
      for (const group of groups) for (const { fit } of group.recipes) expect(fit?.state).toBe(group.state);
      const order = groups.map(({ state }) => STATES.indexOf(state));
      expect(new Set(order).size).toBe(order.length);
      for (const { state } of groups.slice(groups.findIndex((each) => each.state === "unknown") + 1)) {
        if (states.includes("unknown")) expect(["may_contain", "conflict"]).toContain(state);
      }
      for (const { recipes: some } of groups) {
        const places = some.map(({ id }) => Number(id));
        expect(places).toEqual([...places].sort((a, b) => a - b));
      }
    }),
  );
});

it("there are no groups if a recipe was not judged, or if there is none", () => {
  expect(fitGroups([])).toBeNull();
  expect(fitGroups([recipe("1", "match"), recipe("2")])).toBeNull();
});

it("there are groups only if the results are ordered by fit", () => {
  expect(isOrderedByFit(EVERYTHING)).toBe(false);
  expect(isOrderedByFit({ ...EVERYTHING, sort: "fit" })).toBe(true);
  expect(isOrderedByFit({ ...EVERYTHING, fit: "relaxed" })).toBe(true);
  expect(isOrderedByFit({ ...EVERYTHING, fit: "relaxed", fitsMe: false })).toBe(false);
  expect(isOrderedByFit({ ...EVERYTHING, fit: "relaxed", sort: "newest" })).toBe(false);
});

it("a heading speaks for those at the table who were checked, by name", () => {
  const you = { person_id: "1", name: null, state: "match" };
  const leo = { person_id: "2", name: "Leo", state: "match" };
  const headingOf = (state: FitStateWire, ...people: object[]) =>
    groupWords(t, { state, recipes: [{ id: "1", fit: { state, people } } as unknown as RecipeWire] });
  for (const state of ["match", "check_label", "adaptable"] as const) {
    expect(headingOf(state, you, leo)).toMatch(/^Fits Leo and you/);
    expect(headingOf(state, { ...you, state: null, unchecked: "empty" }, leo)).toMatch(/^Fits Leo\b(?! and you)/);
  }
  expect(headingOf("match", leo)).toBe("Fits Leo");
  expect(headingOf("conflict", leo)).toBe("Not for Leo as written");
  expect(headingOf("conflict", you, leo)).toBe("Not for everybody as written");
  const many = [1, 2, 3, 4, 5].map((each) => ({ person_id: String(each), name: `Guest ${each}`, state: "match" }));
  expect(headingOf("match", ...many)).toBe("Fits these 5 people");
});
