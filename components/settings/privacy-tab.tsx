"use client";

import { useText } from "#use-text";
import { RecipeLinks } from "@/components/recipes/share/recipe-links";
import { OwnReports } from "@/components/reports/own-reports";
import { ApplicationActivity } from "@/components/settings/application-activity";
import { ChangePasswordForm } from "@/components/settings/change-password-form";
import { ConnectedApplications } from "@/components/settings/connected-applications";
import { DownloadAllergies } from "@/components/settings/download-allergies";
import { DownloadMyData } from "@/components/settings/download-my-data";
import { FhirIntake } from "@/components/settings/fhir-intake";
import { HealthConsents } from "@/components/settings/health-consents";
import { MyVisits } from "@/components/settings/my-visits";
import { Passkeys } from "@/components/settings/passkeys/passkeys";
import { SecondFactor } from "@/components/settings/second-factor/second-factor";
import { SettingsSection } from "@/components/settings/settings-section";
import { ShareLinks } from "@/components/settings/share-links";
import { SignedInDevices } from "@/components/settings/signed-in-devices";
import { recipeLinksApi } from "@/lib/recipe-links-client";
import { settings } from "@/messages/en/settings";

export function PrivacyTab({ email, isEmailConfirmed }: { email: string; isEmailConfirmed: boolean }) {
  const t = useText(settings);
  return (
    <>
      <ConnectedApplications />
      <ApplicationActivity />
      <SettingsSection lead={t("visitsExplained")} title={t("myVisits")}>
        <MyVisits />
      </SettingsSection>
      <SettingsSection lead={t("shareLinksExplained")} title={t("shareLinks")}>
        <ShareLinks />
      </SettingsSection>
      <SettingsSection lead={t("recipeLinksExplained")} title={t("linksToRecipes")}>
        <RecipeLinks load={recipeLinksApi.all} />
      </SettingsSection>
      <SettingsSection lead={t("agreedStatement")} title={t("yourHealthData")}>
        <HealthConsents />
      </SettingsSection>
      <SettingsSection lead={t("reportsExplained")} title={t("whatYouReported")}>
        <OwnReports />
      </SettingsSection>
      <SettingsSection lead={t("devicesExplained")} title={t("signedInDevices")}>
        <SignedInDevices />
      </SettingsSection>
      <SettingsSection lead={t("othersGetSignedOut")} title={t("changePassword")}>
        <ChangePasswordForm email={email} />
      </SettingsSection>
      <SettingsSection lead={t("secondFactorExplained")} title={t("twoStepSignIn")}>
        <SecondFactor isEmailConfirmed={isEmailConfirmed} />
      </SettingsSection>
      <SettingsSection lead={t("passkeysExplained")} title={t("passkeys")}>
        <Passkeys />
      </SettingsSection>
      <SettingsSection lead={t("exportExplained")} title={t("downloadMyData")}>
        <div className="flex flex-wrap gap-3">
          <DownloadMyData />
          <DownloadAllergies />
        </div>
      </SettingsSection>
      <SettingsSection lead={t("fhirExplained")} title={t("allergiesFromADoctor")}>
        <FhirIntake />
      </SettingsSection>
    </>
  );
}
