"use client";

import { useText } from "#use-text";
import { AllergyPicker } from "@/components/profile/allergy-picker";
import { DietaryPicker, DietCounter, DietDescriptions } from "@/components/profile/dietary-picker";
import { HealthCounter, HealthPicker } from "@/components/profile/health-picker";
import { HealthStatement } from "@/components/profile/health-statement";
import { MoreWays } from "@/components/profile/more-ways";
import { useAllergies } from "@/components/profile/use-allergies";
import { useDiets } from "@/components/profile/use-diets";
import { useHealthConcerns } from "@/components/profile/use-health-concerns";
import { useWays } from "@/components/profile/use-ways";
import { settings } from "@/messages/en/settings";
import { NutrientLimits } from "./profile/nutrient-limits";
import { SettingsSection } from "./settings-section";

export function DietaryTab() {
  const t = useText(settings);
  const allergies = useAllergies();
  const diets = useDiets();
  const ways = useWays();
  const health = useHealthConcerns();
  return (
    <>
      <SettingsSection lead={t("allergiesHint")} title={t("whatCouldHurtYou")}>
        <HealthStatement part="allergies" />
        <AllergyPicker editor={allergies} />
      </SettingsSection>
      <SettingsSection end={<DietCounter editor={diets} />} title={t("howYouEat")}>
        <DietaryPicker editor={diets} />
        <DietDescriptions />
        <MoreWays editor={ways} />
      </SettingsSection>
      <SettingsSection end={<HealthCounter editor={health} />} title={t("health")}>
        <HealthPicker editor={health} look="switches" />
        <NutrientLimits />
      </SettingsSection>
    </>
  );
}
