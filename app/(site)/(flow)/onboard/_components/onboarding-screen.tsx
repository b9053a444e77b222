"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useText } from "#use-text";
import { WatchGuestCard } from "@/components/guest-card/watch-guest-card";
import { IdCard } from "@/components/id-card/id-card";
import { LanguageSwitch } from "@/components/layout/language-switch";
import { useFavorites } from "@/components/profile/favorites/use-favorites";
import { useHealthConcerns } from "@/components/profile/use-health-concerns";
import { useAuth } from "@/components/session/auth-provider";
import type { Viewer } from "@/components/session/viewer";
import { LinkButton } from "@/components/ui/link-button";
import { ProgressSteps } from "@/components/ui/progress-steps";
import { guestProfile } from "@/lib/id-card/id-card";
import { LINKS } from "@/lib/links";
import { PORTAL } from "@/lib/portal/sections";
import { menuAt, tellAt } from "@/lib/visits/door";
import { onboarding } from "@/messages/en/onboarding";
import { SlimHeader } from "../../_components/slim-header";
import { AuthStep } from "./auth-step";
import { CheckInChoice } from "./check-in/check-in-choice";
import { CheckedIn } from "./check-in/checked-in";
import { ChoiceStep } from "./choice-steps";
import { LastStep } from "./last-step";
import { FlowMain } from "./layout/flow-main";
import { ConsentStep } from "./oauth/consent-step";
import { ConsentFailed, ConsentSkeleton } from "./oauth/consent-waiting";
import { RefusedRequest } from "./oauth/refused-request";
import { RequestingApplication } from "./oauth/requesting-application";
import { type AuthorizationFlow, useAuthorizationFlow } from "./oauth/use-authorization-flow";
import {
  ONBOARDING_STEPS,
  type OnboardingStep,
  PROGRESS_LABELS,
  STEP_BEFORE,
  stepAfterConsent,
  stepAfterSignIn,
  stepToShow,
} from "./onboarding-steps";
import { useDietaryDraft } from "./profile/use-dietary-draft";
import { STEP_HEADING_ID } from "./step-parts";
import { useCheckIn } from "./use-check-in";
import { useDraftCard } from "./use-draft-card";
import { useLeaveStep } from "./use-leave-step";
import { addressWithoutStep, namesPlace, useOnboardingUrl } from "./use-onboarding-url";
import { useSignInHere } from "./use-sign-in-here";
import { VenueNote } from "./venue-note";

type OnboardingScreenProps = {
  guestSuffix: string;
  /** Our team has verified the application that the address names. */
  isVerifiedApplication: boolean;
};

/** Leads from sign-in to a complete card, and back to the application if one asked. An invalid request ends here. */
export function OnboardingScreen(props: OnboardingScreenProps) {
  const { viewer } = useAuth();
  const flow = useAuthorizationFlow(viewer);
  if (flow.state.kind === "refused") return <RefusedRequest {...flow.state} />;
  // Nobody should enter a password for an application that may not exist.
  if (flow.hasRequest && !flow.application && !viewer) return <UnknownApplication flow={flow} />;
  return <Onboarding {...props} flow={flow} viewer={viewer} />;
}

function UnknownApplication({ flow }: { flow: AuthorizationFlow }) {
  return (
    <>
      <SlimHeader />
      <FlowMain>{flow.state.kind === "failed" ? <ConsentFailed onRetry={flow.retry} /> : <ConsentSkeleton />}</FlowMain>
    </>
  );
}

type OnboardingProps = OnboardingScreenProps & { flow: AuthorizationFlow; viewer: Viewer | null };

/** The steps: account, consent if an application asks, diet, health, favourites. */
function Onboarding({ guestSuffix, isVerifiedApplication, flow, viewer }: OnboardingProps) {
  const router = useRouter();
  const url = useOnboardingUrl();
  const { hasRequest, asksForSignIn } = flow;
  const session = useSignInHere(viewer, {
    moveOn: () => {
      if (viewer?.user.account_type === "business" && !hasRequest && !namesPlace())
        return window.location.assign(PORTAL);
      if (viewer && namesPlace() && !hasRequest && url.wanted === "auth" && hasCard(viewer)) return;
      url.moveOnTo(stepAfterSignIn(url.wanted, hasRequest), asksForSignIn ? { prompt: flow.promptAfterSignIn } : {});
    },
    // The address keeps the request, so that the next person to sign in can continue it.
    ...(hasRequest ? { addressAfterSignOut: addressWithoutStep } : {}),
  });
  const dietary = useDietaryDraft(viewer?.user.id ?? null);
  const isSignedIn = viewer !== null && !session.isEntering && !asksForSignIn;
  const step = stepToShow({ wanted: url.wanted, isSignedIn, hasUnsavedDiets: dietary.isDirty, hasRequest });
  const health = useHealthConcerns({ report: "inline", enabled: isSignedIn });
  const favorites = useFavorites({ report: "inline", enabled: step === "favorites" });
  const checkIn = useCheckIn(isSignedIn ? viewer.user.id : null);
  // A person with a card who scans a code wants to check in, so the steps of the card are skipped.
  const isAtTheDoor = isSignedIn && checkIn.hasPlace && !hasRequest && url.wanted === "auth" && hasCard(viewer);
  const guestWay =
    checkIn.venueId && !viewer && !hasRequest
      ? tellAt({ venueId: checkIn.venueId, locationId: checkIn.locationId })
      : null;
  const card = useDraftCard(viewer, { preferences: dietary.preferences, health, favorites });

  const save = useCallback(async () => {
    await dietary.save();
    const settled = await Promise.all([health.settled(), favorites.settled()]);
    return settled.every(Boolean);
  }, [dietary.save, health.settled, favorites.settled]);
  // The menu is what a person at a table came for: the visit and what it shows stand there too.
  const menu = isAtTheDoor && checkIn.isNew && checkIn.visit ? menuAt(checkIn.visit.venue_id) : null;
  useEffect(() => {
    if (menu) router.push(menu);
  }, [menu, router]);
  const leaving = useLeaveStep({ save, goTo: url.goTo });
  const screen = isAtTheDoor ? `check-in ${checkIn.visit !== null}` : step;
  useFocusOnChange(step === "oauth_consent" ? `${step} ${flow.state.kind}` : screen);

  return (
    <>
      <SlimHeader>{viewer && <NotYou email={viewer.user.email} {...session} />}</SlimHeader>
      {/* A person who created the account for the card of this device should not have to enter it again. */}
      {isSignedIn && step === "dietary" && <WatchGuestCard />}
      <FlowMain>
        {step !== "oauth_consent" && !isAtTheDoor && (
          <Progress onSelect={isSignedIn ? leaving.leaveFor : null} step={step} />
        )}
        {(isAtTheDoor ? checkIn.failure : !(step === "complete" && checkIn.visit)) && <VenueNote checkIn={checkIn} />}
        {isAtTheDoor && card ? (
          checkIn.visit && !checkIn.isNew ? (
            <CheckedIn onChange={checkIn.chooseAgain} visit={checkIn.visit} />
          ) : (
            <CheckInChoice card={card} checkIn={checkIn} onNotNow={() => router.push(LINKS.home)} />
          )
        ) : step === "oauth_consent" ? (
          <ConsentStep
            flow={flow}
            isVerified={isVerifiedApplication}
            onAllowed={() => url.goTo(afterConsent(viewer))}
            onBack={() => url.goTo(STEP_BEFORE.oauth_consent ?? "dietary")}
            onGrantedBefore={() => url.moveOnTo(afterConsent(viewer))}
            viewer={viewer}
          />
        ) : step === "complete" && card ? (
          <LastStep
            card={card}
            checkIn={checkIn}
            flow={flow}
            onBack={() => url.goTo(STEP_BEFORE.complete ?? "favorites")}
            onConsentNeeded={() => url.moveOnTo("oauth_consent")}
          />
        ) : (
          <WithCard card={card ? <IdCard profile={card} /> : <BlankCard suffix={guestSuffix} />}>
            {step === "auth" || step === "complete" ? (
              <AuthStep
                asksAgain={asksForSignIn}
                endedFor={session.endedFor}
                hasEntered={session.hasEntered}
                mode={session.endedFor ? "login" : url.mode}
                note={hasRequest && <RequestingApplication flow={flow} isVerified={isVerifiedApplication} />}
                onAttempt={session.onAttempt}
                guestWay={guestWay}
                onModeChange={(mode) => {
                  session.forgetEnded();
                  url.setMode(mode);
                }}
                onSignedIn={session.onSignedIn}
              />
            ) : (
              <ChoiceStep
                allergies={dietary.allergies}
                diets={dietary.diets}
                favorites={favorites}
                health={health}
                leaving={leaving}
                step={step}
              />
            )}
          </WithCard>
        )}
        {(step === "auth" || isAtTheDoor) && (
          <div className="mt-8">
            <LanguageSwitch />
          </div>
        )}
      </FlowMain>
    </>
  );
}

/** True if the card has any content. */
const hasCard = ({ preferences }: Viewer): boolean =>
  [preferences.dietary, preferences.ingredientPreferences, preferences.healthConcerns, preferences.favorites].some(
    (row) => row.length > 0,
  );

function afterConsent(viewer: Viewer | null): OnboardingStep {
  const { dietary = [], healthConcerns = [] } = viewer?.preferences ?? {};
  return stepAfterConsent({ diets: dietary.length > 0, health: healthConcerns.some((each) => each.is_active) });
}

/** Scrolls to the top and focuses the heading when the screen changes. */
function useFocusOnChange(screen: string) {
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    window.scrollTo(0, 0);
    document.getElementById(STEP_HEADING_ID)?.focus();
  }, [screen]);
}

type NotYouProps = { email: string; signOut: () => void; isSigningOut: boolean };

function NotYou({ email, signOut, isSigningOut }: NotYouProps) {
  const t = useText(onboarding);
  return (
    <p className="flex min-w-0 items-center gap-1.5 small soft">
      <span className="max-w-[46vw] truncate">
        {t.rich("notEmailYou", {
          email,
          b: (inside) => <b className="hidden font-[560] tablet:inline">{inside}</b>,
          span: (inside) => <span className="tablet:hidden">{inside}</span>,
        })}
      </span>
      <LinkButton aria-busy={isSigningOut || undefined} className="min-h-11 whitespace-nowrap" onClick={signOut}>
        {t("signOut")}
      </LinkButton>
    </p>
  );
}

type ProgressProps = { step: OnboardingStep; onSelect: ((step: OnboardingStep) => void) | null };

function Progress({ step, onSelect }: ProgressProps) {
  const t = useText(onboarding);
  const at = ONBOARDING_STEPS.indexOf(step);
  const stateOf = (place: number): "done" | "now" | "todo" => (place < at ? "done" : place === at ? "now" : "todo");
  const steps = PROGRESS_LABELS.map(([key, label]) => ({
    key,
    label: t(label),
    state: stateOf(ONBOARDING_STEPS.indexOf(key)),
    ...(onSelect && key !== "auth" && key !== step ? { onSelect: () => onSelect(key) } : {}),
  }));
  return <ProgressSteps label={t("progress")} steps={steps} />;
}

function WithCard({ children, card }: { children: ReactNode; card: ReactNode }) {
  const t = useText(onboarding);
  return (
    <div className="wide:grid wide:grid-cols-[minmax(0,1fr)_372px] wide:items-start wide:gap-18">
      <div>{children}</div>
      <aside aria-label={t("yourCardSoFar")} className="hidden wide:sticky wide:top-7 wide:grid wide:gap-3 wide:pt-5.5">
        <p className="small soft">{t("yourCardSoFar")}</p>
        {card}
      </aside>
    </div>
  );
}

function BlankCard({ suffix }: { suffix: string }) {
  const [profile] = useState(() => guestProfile(suffix)); // the server creates a new suffix with every refresh
  return <IdCard profile={profile} variant="guest" />;
}
