import { describe, expect, it } from "vitest";
import {
  type OnboardingStep,
  parseStep,
  stepAfterSignIn,
  stepToShow,
  withParameters,
} from "@/components/onboarding/onboarding-steps";

describe("stepToShow", () => {
  const cases: [OnboardingStep, boolean, boolean, OnboardingStep][] = [
    ["health", false, false, "auth"],
    ["complete", false, false, "auth"],
    ["auth", true, false, "dietary"],
    ["health", true, true, "health"],
    ["complete", true, false, "complete"],
    ["complete", true, true, "dietary"],
  ];
  it.each(cases)("%s, signed in %s, unsaved diets %s: %s", (wanted, isSignedIn, hasUnsavedDiets, expected) => {
    expect(stepToShow({ wanted, isSignedIn, hasUnsavedDiets })).toBe(expected);
  });
});

it("goes on after sign-in where the URL says, and never straight to the end", () => {
  expect(["auth", "favorites", "complete"].map((step) => stepAfterSignIn(parseStep(step)))).toEqual([
    "dietary",
    "favorites",
    "dietary",
  ]);
  expect(parseStep("nonsense")).toBe("auth");
});

it("keeps venue and table in the URL", () => {
  expect(withParameters("?venue-id=v&table=4&mode=register", { step: "health", mode: null })).toBe(
    "?venue-id=v&table=4&step=health",
  );
  expect(withParameters("?mode=register", { mode: null })).toBe("");
});
