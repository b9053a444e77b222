"use client";

import { DietaryPicker, DietCounter } from "@/components/profile/dietary-picker";
import { HealthCounter, HealthPicker } from "@/components/profile/health-picker";
import { useDiets } from "@/components/profile/use-diets";
import { useHealthConcerns } from "@/components/profile/use-health-concerns";
import { SettingsSection } from "@/components/settings/settings-section";

export function DietaryTab() {
  const diets = useDiets();
  const health = useHealthConcerns();
  return (
    <>
      <SettingsSection end={<DietCounter editor={diets} />} title="Diet and allergies">
        <DietaryPicker editor={diets} />
      </SettingsSection>
      <SettingsSection end={<HealthCounter editor={health} />} title="Health">
        <HealthPicker editor={health} look="switches" />
      </SettingsSection>
    </>
  );
}
