"use client";

import { useText } from "#use-text";
import { AllergyPicker } from "@/components/profile/allergy-picker";
import { DietaryPicker, DietCounter, DietDescriptions } from "@/components/profile/dietary-picker";
import { FavoritesPicker } from "@/components/profile/favorites/favorites-picker";
import type { FavoritesEditor } from "@/components/profile/favorites/use-favorites";
import { HealthCounter, HealthPicker } from "@/components/profile/health-picker";
import { HealthStatement } from "@/components/profile/health-statement";
import { MoreWays } from "@/components/profile/more-ways";
import type { AllergyEditor } from "@/components/profile/use-allergies";
import type { DietEditor } from "@/components/profile/use-diets";
import type { HealthEditor } from "@/components/profile/use-health-concerns";
import { useWays } from "@/components/profile/use-ways";
import { Button } from "@/components/ui/button";
import { onboarding } from "@/messages/en/onboarding";
import { type OnboardingStep, STEP_BEFORE } from "./onboarding-steps";
import { ActionBar, StepIntro } from "./step-parts";
import type { useLeaveStep } from "./use-leave-step";

type Leaving = ReturnType<typeof useLeaveStep>;
type ChoiceStepProps = {
  step: "dietary" | "health" | "favorites";
  allergies: AllergyEditor;
  diets: DietEditor;
  health: HealthEditor;
  favorites: FavoritesEditor;
  leaving: Leaving;
};

/** A step with one question, and the buttons back and forward below it. */
export function ChoiceStep({ step, allergies, diets, health, favorites, leaving }: ChoiceStepProps) {
  const t = useText(onboarding);
  if (step === "dietary") {
    return (
      <>
        <StepIntro title={t("dietQuestion")}>{t("dietStepExplained")}</StepIntro>
        <h2 className="pb-2.5 font-serif text-step-1">{t("whatCouldHurtYou")}</h2>
        <HealthStatement part="allergies" />
        <AllergyPicker editor={allergies} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-8 pb-2.5">
          <h2 className="font-serif text-step-1">{t("howYouEat")}</h2>
          <DietCounter editor={diets} />
        </div>
        <DietaryPicker editor={diets} />
        <DietDescriptions />
        <MoreWaysNow />
        <Ways
          back={{ label: t("skipAll"), to: "complete" }}
          leaving={leaving}
          on={{ label: t("next"), to: "health" }}
        />
      </>
    );
  }
  const back = { label: t("back"), to: STEP_BEFORE[step] ?? "dietary" };
  if (step === "health") {
    return (
      <>
        <StepIntro counter={<HealthCounter editor={health} />} title={t("healthQuestion")}>
          {t("dietHint")}
        </StepIntro>
        <HealthPicker editor={health} />
        <Ways back={back} leaving={leaving} message={health.error} on={{ label: t("next"), to: "favorites" }} />
      </>
    );
  }
  return (
    <>
      <StepIntro title={t("whatDoYouLove")}>{t("favoritesExplained")}</StepIntro>
      <FavoritesPicker editor={favorites} />
      <Ways back={back} leaving={leaving} on={{ label: t("continue"), to: "complete" }} />
    </>
  );
}

/**
 * Each choice is saved at once. These ways of eating are stored as avoided foods, whose other kinds are recorded later.
 */
const MoreWaysNow = () => <MoreWays editor={useWays({ report: "inline" })} />;

type Way = { label: string; to: OnboardingStep };

function Ways({ back, on, leaving, message }: { back: Way; on: Way; leaving: Leaving; message?: string | null }) {
  const t = useText(onboarding);
  const { leaveFor, leavingFor, failure } = leaving;
  const unsaved = failure && t("choicesNotSaved", { message: failure.message });
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
