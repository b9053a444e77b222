/** In their order. */
export const ONBOARDING_STEPS = ["auth", "dietary", "health", "favorites", "complete"] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

export const parseStep = (value: string | null): OnboardingStep =>
  ONBOARDING_STEPS.find((step) => step === value) ?? "auth";

/** Where Back leads; a step without one has no Back. */
export const STEP_BEFORE: Partial<Record<OnboardingStep, OnboardingStep>> = {
  health: "dietary",
  favorites: "health",
  complete: "favorites",
};

export const PROGRESS_LABELS = [
  ["auth", "Account"],
  ["dietary", "Dietary"],
  ["health", "Health"],
  ["favorites", "Favorites"],
] as const satisfies readonly (readonly [OnboardingStep, string])[];

/** Where somebody who has just signed in goes on: where the URL says, unless that is no place to choose anything. */
export const stepAfterSignIn = (wanted: OnboardingStep): OnboardingStep =>
  wanted === "auth" || wanted === "complete" ? "dietary" : wanted;

type Situation = { wanted: OnboardingStep; isSignedIn: boolean; hasUnsavedDiets: boolean };

/** The step to show: nobody passes the account step unknown, and nothing is called saved that is not. */
export function stepToShow({ wanted, isSignedIn, hasUnsavedDiets }: Situation): OnboardingStep {
  if (!isSignedIn) return "auth";
  if (wanted === "auth" || (wanted === "complete" && hasUnsavedDiets)) return "dietary";
  return wanted;
}

/** `search` with these parameters set, or removed where null; venue and other parameters stay. */
export function withParameters(search: string, changes: Record<string, string | null>): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) parameters.delete(name);
    else parameters.set(name, value);
  }
  const text = parameters.toString();
  return text ? `?${text}` : "";
}
