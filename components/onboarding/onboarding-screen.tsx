"use client";

import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useAuth, type Viewer } from "@/components/auth/auth-provider";
import { useFavorites } from "@/components/favorites/use-favorites";
import { IdCard } from "@/components/id-card/id-card";
import { SlimHeader } from "@/components/layout/slim-header";
import { useSignOut } from "@/components/layout/use-sign-out";
import { AuthStep } from "@/components/onboarding/auth-step";
import { ChoiceStep } from "@/components/onboarding/choice-steps";
import { CompleteStep } from "@/components/onboarding/complete-step";
import {
  ONBOARDING_STEPS,
  type OnboardingStep,
  PROGRESS_LABELS,
  STEP_BEFORE,
  stepAfterSignIn,
  stepToShow,
} from "@/components/onboarding/onboarding-steps";
import { STEP_HEADING_ID } from "@/components/onboarding/step-parts";
import { useCheckIn } from "@/components/onboarding/use-check-in";
import { useDraftCard } from "@/components/onboarding/use-draft-card";
import { useLeaveStep } from "@/components/onboarding/use-leave-step";
import { useOnboardingUrl } from "@/components/onboarding/use-onboarding-url";
import { VenueNote } from "@/components/onboarding/venue-note";
import { useDietDraft } from "@/components/profile/use-diet-draft";
import { useHealthConcerns } from "@/components/profile/use-health-concerns";
import { ProgressSteps } from "@/components/ui/progress-steps";
import { guestProfile } from "@/lib/id-card";

const TRANSITION_MS = 500;

/** From nobody to a filled-in card: account, diet, health, favourites. */
export function OnboardingScreen({ guestSuffix }: { guestSuffix: string }) {
  const { viewer } = useAuth();
  const url = useOnboardingUrl();
  const session = useSignInHere(viewer, () => url.moveOnTo(stepAfterSignIn(url.wanted)));
  const diets = useDietDraft(viewer?.user.id ?? null);
  const isSignedIn = viewer !== null && !session.isEntering;
  const step = stepToShow({ wanted: url.wanted, isSignedIn, hasUnsavedDiets: diets.isDirty });
  const health = useHealthConcerns({ report: "inline", enabled: isSignedIn });
  const favorites = useFavorites({ report: "inline", enabled: step === "favorites" });
  const checkIn = useCheckIn(isSignedIn ? viewer.user.id : null);
  const card = useDraftCard(viewer, { diets, health, favorites });

  const save = useCallback(async () => {
    await diets.save();
    const settled = await Promise.all([health.settled(), favorites.settled()]);
    return settled.every(Boolean);
  }, [diets.save, health.settled, favorites.settled]);
  const leaving = useLeaveStep({ save, goTo: url.goTo });
  useFocusOnChange(step);

  return (
    <>
      <SlimHeader>{viewer && <NotYou email={viewer.user.email} {...session} />}</SlimHeader>
      <main className="ob" id="main" tabIndex={-1}>
        <div className="wrap">
          <Progress onSelect={isSignedIn ? leaving.leaveFor : null} step={step} />
          {!(step === "complete" && checkIn.visit) && <VenueNote checkIn={checkIn} />}
          {step === "complete" && card ? (
            <CompleteStep
              checkIn={checkIn}
              onBack={() => url.goTo(STEP_BEFORE.complete ?? "favorites")}
              profile={card}
            />
          ) : (
            <WithCard card={card ? <IdCard profile={card} /> : <BlankCard suffix={guestSuffix} />}>
              {step === "auth" || step === "complete" ? (
                <AuthStep
                  endedFor={session.endedFor}
                  mode={session.endedFor ? "login" : url.mode}
                  onAttempt={session.onAttempt}
                  onModeChange={(mode) => {
                    session.forgetEnded();
                    url.setMode(mode);
                  }}
                  onSignedIn={session.onSignedIn}
                />
              ) : (
                <ChoiceStep diets={diets} favorites={favorites} health={health} leaving={leaving} step={step} />
              )}
            </WithCard>
          )}
        </div>
      </main>
    </>
  );
}

/** Signing in on this page, and noticing that the sign-in ended while the page was open. */
function useSignInHere(viewer: Viewer | null, moveOn: () => void) {
  const { signOut, busy: isSigningOut } = useSignOut();
  const [isEntering, setIsEntering] = useState(false);
  const [lastEmail, setLastEmail] = useState(viewer?.user.email ?? null);
  const email = viewer?.user.email;
  useEffect(() => {
    if (email) setLastEmail(email);
  }, [email]);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isEntering,
    /** The account step stays while the attempt runs, and half a second longer. */
    onAttempt: setIsEntering,
    onSignedIn: () => {
      timer.current = setTimeout(() => {
        setIsEntering(false);
        moveOn();
      }, TRANSITION_MS);
    },
    endedFor: viewer || isSigningOut || isEntering ? null : lastEmail,
    forgetEnded: () => setLastEmail(null),
    signOut,
    isSigningOut,
  };
}

/** The new step begins at its heading, for eyes and for screen readers. */
function useFocusOnChange(step: OnboardingStep) {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    document.getElementById(STEP_HEADING_ID)?.focus();
  }, [step]);
}

type NotYouProps = { email: string; signOut: () => void; isSigningOut: boolean };

function NotYou({ email, signOut, isSigningOut }: NotYouProps) {
  return (
    <p className="ob-who small soft">
      <span className="ob-email">
        Not <b>{email}</b>
        <span>you</span>?
      </span>
      <button aria-busy={isSigningOut || undefined} className="link-btn" onClick={signOut} type="button">
        Sign out
      </button>
    </p>
  );
}

type ProgressProps = { step: OnboardingStep; onSelect: ((step: OnboardingStep) => void) | null };

function Progress({ step, onSelect }: ProgressProps) {
  const at = ONBOARDING_STEPS.indexOf(step);
  const steps = PROGRESS_LABELS.map(([key, label], place) => ({
    key,
    label,
    state: place < at ? ("done" as const) : place === at ? ("now" as const) : ("todo" as const),
    ...(onSelect && key !== "auth" && key !== step ? { onSelect: () => onSelect(key) } : {}),
  }));
  return <ProgressSteps label="Progress" steps={steps} />;
}

function WithCard({ children, card }: { children: ReactNode; card: ReactNode }) {
  return (
    <div className="ob-grid">
      <div className="ob-main">{children}</div>
      <aside aria-label="Your card so far" className="ob-aside">
        <p className="small soft">Your card so far</p>
        {card}
      </aside>
    </div>
  );
}

function BlankCard({ suffix }: { suffix: string }) {
  const [profile] = useState(() => guestProfile(suffix)); // the server makes a new suffix with every refresh
  return <IdCard profile={profile} variant="guest" />;
}
