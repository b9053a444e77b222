"use client";

import { useText } from "#use-text";
import { OnThisDevice } from "@/components/cookbook/on-this-device";
import { RecipeLinks } from "@/components/recipes/share/recipe-links";
import { useAuth } from "@/components/session/auth-provider";
import { recipeLinksApi } from "@/lib/recipe-links-client";
import { settings } from "@/messages/en/settings";
import { ApplicationActivity } from "./application-activity";
import { ChangePasswordForm } from "./change-password-form";
import { ConnectedApplications } from "./connected-applications";
import { DownloadAllergies } from "./download-allergies";
import { DownloadMyData } from "./download-my-data";
import { FhirIntake } from "./fhir-intake";
import { HealthConsents } from "./health-consents";
import { MealCalendars } from "./meal-calendars";
import { MyVisits } from "./my-visits";
import { Passkeys } from "./passkeys/passkeys";
import { OwnReports } from "./reports/own-reports";
import { SecondFactor } from "./second-factor/second-factor";
import { SettingsSection } from "./settings-section";
import { ShareLinks } from "./share-links";
import { SignedInDevices } from "./signed-in-devices";

export function PrivacyTab({ email, isEmailConfirmed }: { email: string; isEmailConfirmed: boolean }) {
  const t = useText(settings);
  const { viewer } = useAuth();
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
      <MealCalendars />
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
      {viewer && (
        <SettingsSection title={t("onThisDevice")}>
          <OnThisDevice owner={viewer.user.id} />
        </SettingsSection>
      )}
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
