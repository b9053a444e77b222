"use client";

import { AllergyPicker } from "@/components/profile/allergy-picker";
import { DietaryPicker, DietCounter, DietDescriptions } from "@/components/profile/dietary-picker";
import { HealthCounter, HealthPicker } from "@/components/profile/health-picker";
import { MoreWays } from "@/components/profile/more-ways";
import { NutrientLimits } from "@/components/profile/nutrient-limits";
import { useAllergies } from "@/components/profile/use-allergies";
import { useDiets } from "@/components/profile/use-diets";
import { useHealthConcerns } from "@/components/profile/use-health-concerns";
import { useWays } from "@/components/profile/use-ways";
import { SettingsSection } from "@/components/settings/settings-section";

export function DietaryTab() {
  const allergies = useAllergies();
  const diets = useDiets();
  const ways = useWays();
  const health = useHealthConcerns();
  return (
    <>
      <SettingsSection
        lead="As many as you have. They stand first on your card, whatever you eat otherwise."
        title="What could hurt you"
      >
        <AllergyPicker editor={allergies} />
      </SettingsSection>
      <SettingsSection end={<DietCounter editor={diets} />} title="How you eat">
        <DietaryPicker editor={diets} />
        <DietDescriptions />
        <MoreWays editor={ways} />
      </SettingsSection>
      <SettingsSection end={<HealthCounter editor={health} />} title="Health">
        <HealthPicker editor={health} look="switches" />
        <NutrientLimits />
      </SettingsSection>
    </>
  );
}
