import { describe, expect, it } from "vitest";
import {
  type OnboardingStep,
  parseStep,
  stepAfterConsent,
  stepAfterSignIn,
  stepToShow,
  withParameters,
} from "@/app/(site)/(flow)/onboard/_components/onboarding-steps";

describe("stepToShow", () => {
  const cases: [OnboardingStep, boolean, boolean, OnboardingStep][] = [
    ["health", false, false, "auth"],
    ["complete", false, false, "auth"],
    ["auth", true, false, "dietary"],
    ["oauth_consent", true, false, "dietary"],
    ["health", true, true, "health"],
    ["complete", true, false, "complete"],
    ["complete", true, true, "dietary"],
  ];
  it.each(cases)(
    "for the wanted step %s, signed in: %s, unsaved diets: %s, returns %s",
    (wanted, isSignedIn, hasUnsavedDiets, expected) => {
      expect(stepToShow({ wanted, isSignedIn, hasUnsavedDiets, hasRequest: false })).toBe(expected);
    },
  );

  const askedCases: [OnboardingStep, boolean, boolean, OnboardingStep][] = [
    ["auth", false, false, "auth"],
    ["oauth_consent", false, false, "auth"],
    ["auth", true, false, "oauth_consent"],
    ["oauth_consent", true, true, "oauth_consent"],
    ["dietary", true, false, "dietary"],
    ["complete", true, false, "complete"],
    ["complete", true, true, "dietary"],
  ];
  it.each(askedCases)(
    "for an application and the wanted step %s, signed in: %s, unsaved diets: %s, returns %s",
    (wanted, isSignedIn, dirty, step) => {
      expect(stepToShow({ wanted, isSignedIn, hasUnsavedDiets: dirty, hasRequest: true })).toBe(step);
    },
  );
});

describe("stepAfterSignIn", () => {
  const steps = ["auth", "oauth_consent", "favorites", "complete"].map(parseStep);

  it("continues at the step of the URL, and never directly at the end", () => {
    expect(steps.map((step) => stepAfterSignIn(step, false))).toEqual(["dietary", "dietary", "favorites", "dietary"]);
  });

  it("shows the consent first when an application asks", () => {
    const expected = ["oauth_consent", "oauth_consent", "favorites", "oauth_consent"];
    expect(steps.map((step) => stepAfterSignIn(step, true))).toEqual(expected);
  });

  it("starts at the beginning if the URL names no known step", () => {
    expect(parseStep("nonsense")).toBe("auth");
  });
});

it("onboarding returns to the application only when diets and health are on the card", () => {
  expect(stepAfterConsent({ diets: true, health: true })).toBe("complete");
  expect(stepAfterConsent({ diets: true, health: false })).toBe("dietary");
  expect(stepAfterConsent({ diets: false, health: true })).toBe("dietary");
});

it("onboarding keeps venue and table in the URL", () => {
  expect(withParameters("?venue-id=v&table=4&mode=register", { step: "health", mode: null })).toBe(
    "?venue-id=v&table=4&step=health",
  );
  expect(withParameters("?mode=register", { mode: null })).toBe("");
});
