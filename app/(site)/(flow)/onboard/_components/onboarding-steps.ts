import type { Key } from "@/lib/i18n/area";
import type { onboarding } from "@/messages/en/onboarding";
/** In order; the consent step exists only if an application asks. */
export const ONBOARDING_STEPS = ["auth", "oauth_consent", "dietary", "health", "favorites", "complete"] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

export const parseStep = (value: string | null): OnboardingStep =>
  ONBOARDING_STEPS.find((step) => step === value) ?? "auth";

/** The step to which Back leads; a step that is missing here has no Back. */
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

const firstQuestion = (hasRequest: boolean): OnboardingStep => (hasRequest ? "oauth_consent" : "dietary");

/** The step after sign-in: the one in the URL, unless nothing can be chosen there. */
export const stepAfterSignIn = (wanted: OnboardingStep, hasRequest: boolean): OnboardingStep =>
  wanted === "auth" || wanted === "complete" || (wanted === "oauth_consent" && !hasRequest)
    ? firstQuestion(hasRequest)
    : wanted;

/**
 * The step after the consent. The application can use a card with diets and health; whichever is missing is asked for
 * first.
 */
export const stepAfterConsent = (has: { diets: boolean; health: boolean }): OnboardingStep =>
  has.diets && has.health ? "complete" : "dietary";

type Situation = {
  wanted: OnboardingStep;
  isSignedIn: boolean;
  hasUnsavedDiets: boolean;
  /** True if an application sent the person here. */
  hasRequest: boolean;
};

/**
 * The step to show. Nobody passes the account step without signing in, and no step claims to have saved what is not
 * saved.
 */
export function stepToShow({ wanted, isSignedIn, hasUnsavedDiets, hasRequest }: Situation): OnboardingStep {
  if (!isSignedIn) return "auth";
  if (wanted === "auth") return firstQuestion(hasRequest);
  if (wanted === "oauth_consent" && !hasRequest) return "dietary";
  if (wanted === "complete" && hasUnsavedDiets) return "dietary";
  return wanted;
}

/** `search` with these parameters set, or removed if null; other parameters, such as the venue, stay. */
export function withParameters(search: string, changes: Record<string, string | null>): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) parameters.delete(name);
    else parameters.set(name, value);
  }
  const text = parameters.toString();
  return text ? `?${text}` : "";
}
