import { expect, it } from "vitest";
import { signOfFit } from "@/components/recipes/card-fit";
import type { FitWire } from "@/lib/schemas/recipe-judgement";

type Gravest = NonNullable<FitWire["gravest"]>;
const because = (setting: Gravest["setting"]): Gravest => ({
  kind: "conflict",
  setting,
  text: "chicken",
  reason: "",
  provenance: "recipe",
});
const food = (preference: "allergy" | "intolerance" | "avoid" | "dislike") =>
  because({ type: "ingredient", key: "chicken", label: "Chicken", preference });
const diet = (key: string) => because({ type: "diet", key, label: key, preference: null });

it.each([
  ["an allergy", food("allergy"), "conflict"],
  ["an intolerance", food("intolerance"), "conflict"],
  ["an allergy that is kept as a diet key", diet("nut_free"), "conflict"],
  ["a way of eating", diet("vegetarian"), "mismatch"],
  ["an avoided food", food("avoid"), "mismatch"],
  ["a disliked food", food("dislike"), "mismatch"],
  ["a finding of an older version, which names no setting", undefined, "conflict"],
])("a recipe's card is red only for an allergy: %s", (_, gravest, sign) => {
  expect(signOfFit({ state: "conflict", ...(gravest ? { gravest } : {}) })).toBe(sign);
});
