"use client";

import { FavoritesPicker } from "@/components/favorites/favorites-picker";
import type { FavoritesEditor } from "@/components/favorites/use-favorites";
import { type OnboardingStep, STEP_BEFORE } from "@/components/onboarding/onboarding-steps";
import { ActionBar, StepIntro } from "@/components/onboarding/step-parts";
import type { useLeaveStep } from "@/components/onboarding/use-leave-step";
import { AllergyPicker } from "@/components/profile/allergy-picker";
import { DietaryPicker, DietCounter, DietDescriptions } from "@/components/profile/dietary-picker";
import { HealthCounter, HealthPicker } from "@/components/profile/health-picker";
import { MoreWays } from "@/components/profile/more-ways";
import type { AllergyEditor } from "@/components/profile/use-allergies";
import type { DietEditor } from "@/components/profile/use-diets";
import type { HealthEditor } from "@/components/profile/use-health-concerns";
import { useWays } from "@/components/profile/use-ways";
import { Button } from "@/components/ui/button";

type Leaving = ReturnType<typeof useLeaveStep>;
type ChoiceStepProps = {
  step: "dietary" | "health" | "favorites";
  allergies: AllergyEditor;
  diets: DietEditor;
  health: HealthEditor;
  favorites: FavoritesEditor;
  leaving: Leaving;
};

/** One question, and below it the ways on. */
export function ChoiceStep({ step, allergies, diets, health, favorites, leaving }: ChoiceStepProps) {
  if (step === "dietary") {
    return (
      <>
        <StepIntro title="What do you eat, and what must you not?">
          Allergies stand first on your card, as many as you have. Then choose up to three ways of eating.
        </StepIntro>
        <h2 className="pb-2.5 font-serif text-step-1">What could hurt you</h2>
        <AllergyPicker editor={allergies} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-8 pb-2.5">
          <h2 className="font-serif text-step-1">How you eat</h2>
          <DietCounter editor={diets} />
        </div>
        <DietaryPicker editor={diets} />
        <DietDescriptions />
        <MoreWaysNow />
        <Ways back={{ label: "Skip All", to: "complete" }} leaving={leaving} on={{ label: "Next", to: "health" }} />
      </>
    );
  }
  const back = { label: "Back", to: STEP_BEFORE[step] ?? "dietary" };
  if (step === "health") {
    return (
      <>
        <StepIntro counter={<HealthCounter editor={health} />} title="Does your health decide what you can eat?">
          Choose up to three, or none. Each changes what we point out on a menu.
        </StepIntro>
        <HealthPicker editor={health} />
        <Ways back={back} leaving={leaving} message={health.error} on={{ label: "Next", to: "favorites" }} />
      </>
    );
  }
  return (
    <>
      <StepIntro title="What do you love?">
        Three foods and three drinks that a good host would like to know about. All of it can wait.
      </StepIntro>
      <FavoritesPicker editor={favorites} />
      <Ways back={back} leaving={leaving} on={{ label: "Continue", to: "complete" }} />
    </>
  );
}

/** Saved at each tap: they stand among the avoided foods, whose other kinds are recorded later. */
const MoreWaysNow = () => <MoreWays editor={useWays({ report: "inline" })} />;

type Way = { label: string; to: OnboardingStep };

function Ways({ back, on, leaving, message }: { back: Way; on: Way; leaving: Leaving; message?: string | null }) {
  const { leaveFor, leavingFor, failure } = leaving;
  const unsaved = failure && `Your choices could not be saved; they are still here. ${failure.message}`;
  return (
    <ActionBar
      message={unsaved ?? message}
      onRetry={failure ? () => leaveFor(failure.to) : undefined}
      retrying={failure !== null && leavingFor === failure.to}
    >
      <Button busy={leavingFor === back.to} onClick={() => leaveFor(back.to)}>
        {back.label}
      </Button>
      <Button busy={leavingFor === on.to} onClick={() => leaveFor(on.to)} variant="primary">
        {on.label}
      </Button>
    </ActionBar>
  );
}
