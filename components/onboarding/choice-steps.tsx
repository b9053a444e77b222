"use client";

import { FavoritesPicker } from "@/components/favorites/favorites-picker";
import type { FavoritesEditor } from "@/components/favorites/use-favorites";
import { type OnboardingStep, STEP_BEFORE } from "@/components/onboarding/onboarding-steps";
import { ActionBar, StepIntro } from "@/components/onboarding/step-parts";
import type { useLeaveStep } from "@/components/onboarding/use-leave-step";
import { DietaryPicker, DietCounter } from "@/components/profile/dietary-picker";
import { HealthCounter, HealthPicker } from "@/components/profile/health-picker";
import type { DietEditor } from "@/components/profile/use-diets";
import type { HealthEditor } from "@/components/profile/use-health-concerns";
import { Button } from "@/components/ui/button";

type Leaving = ReturnType<typeof useLeaveStep>;
type ChoiceStepProps = {
  step: "dietary" | "health" | "favorites";
  diets: DietEditor;
  health: HealthEditor;
  favorites: FavoritesEditor;
  leaving: Leaving;
};

/** One question, and below it the ways on. */
export function ChoiceStep({ step, diets, health, favorites, leaving }: ChoiceStepProps) {
  if (step === "dietary") {
    return (
      <>
        <StepIntro counter={<DietCounter editor={diets} />} title="What do you eat, and what must you not?">
          Choose up to three. Allergies stand first on your card. Single ingredients come later, and there is no limit
          on those.
        </StepIntro>
        <DietaryPicker editor={diets} />
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
