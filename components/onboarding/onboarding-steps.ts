import type { Key } from "@/lib/i18n/area";
import type { onboarding } from "@/messages/en/onboarding";
/** In their order; the consent only where an application asks. */
export const ONBOARDING_STEPS = ["auth", "oauth_consent", "dietary", "health", "favorites", "complete"] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

export const parseStep = (value: string | null): OnboardingStep =>
  ONBOARDING_STEPS.find((step) => step === value) ?? "auth";

/** Where Back leads; a step without one has no Back. */
export const STEP_BEFORE: Partial<Record<OnboardingStep, OnboardingStep>> = {
  oauth_consent: "dietary",
  health: "dietary",
  favorites: "health",
  complete: "favorites",
};

export const PROGRESS_LABELS = [
  ["auth", "stepAccount"],
  ["dietary", "stepDietary"],
  ["health", "stepHealth"],
  ["favorites", "stepFavorites"],
] as const satisfies readonly (readonly [OnboardingStep, Key<typeof onboarding>])[];

const firstQuestion = (isAsked: boolean): OnboardingStep => (isAsked ? "oauth_consent" : "dietary");

/** Where somebody who has just signed in goes on: where the URL says, unless that is no place to choose anything. */
export const stepAfterSignIn = (wanted: OnboardingStep, isAsked: boolean): OnboardingStep =>
  wanted === "auth" || wanted === "complete" || (wanted === "oauth_consent" && !isAsked)
    ? firstQuestion(isAsked)
    : wanted;

/** After the consent: the application can use a card with both on it; anything less is asked for first. */
export const stepAfterConsent = (has: { diets: boolean; health: boolean }): OnboardingStep =>
  has.diets && has.health ? "complete" : "dietary";

type Situation = {
  wanted: OnboardingStep;
  isSignedIn: boolean;
  hasUnsavedDiets: boolean;
  /** An application sent the person here. */
  isAsked: boolean;
};

/** The step to show: nobody passes the account step unknown, and nothing is called saved that is not. */
export function stepToShow({ wanted, isSignedIn, hasUnsavedDiets, isAsked }: Situation): OnboardingStep {
  if (!isSignedIn) return "auth";
  if (wanted === "auth") return firstQuestion(isAsked);
  if (wanted === "oauth_consent" && !isAsked) return "dietary";
  if (wanted === "complete" && hasUnsavedDiets) return "dietary";
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
