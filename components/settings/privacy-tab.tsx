"use client";

import { OwnReports } from "@/components/reports/own-reports";
import { ApplicationActivity } from "@/components/settings/application-activity";
import { ChangePasswordForm } from "@/components/settings/change-password-form";
import { ConnectedApplications } from "@/components/settings/connected-applications";
import { DownloadAllergies } from "@/components/settings/download-allergies";
import { DownloadMyData } from "@/components/settings/download-my-data";
import { FhirIntake } from "@/components/settings/fhir-intake";
import { MyVisits } from "@/components/settings/my-visits";
import { Passkeys } from "@/components/settings/passkeys/passkeys";
import { SecondFactor } from "@/components/settings/second-factor/second-factor";
import { SettingsSection } from "@/components/settings/settings-section";
import { ShareLinks } from "@/components/settings/share-links";
import { SignedInDevices } from "@/components/settings/signed-in-devices";

export function PrivacyTab({ email }: { email: string }) {
  return (
    <>
      <ConnectedApplications />
      <ApplicationActivity />
      <SettingsSection
        lead="Where you checked in, and what each place can see of your card: as it was while you were there."
        title="My visits"
      >
        <MyVisits />
      </SettingsSection>
      <SettingsSection
        lead="Each opens the rows that you chose to whoever has it, until it ends or you revoke it. Search engines are kept out."
        title="Share links"
      >
        <ShareLinks />
      </SettingsSection>
      <SettingsSection lead="Verdicts that you told us are wrong, and what came of it." title="What you reported">
        <OwnReports />
      </SettingsSection>
      <SettingsSection
        lead="Every browser in which you are signed in. Not yours? Sign the others out, then change your password."
        title="Signed-in devices"
      >
        <SignedInDevices />
      </SettingsSection>
      <SettingsSection
        lead="Your other devices are signed out when it changes; this one stays."
        title="Change password"
      >
        <ChangePasswordForm email={email} />
      </SettingsSection>
      <SettingsSection
        lead="A code of an app on your phone besides the password: who learns the password alone does not get in."
        title="Two-step sign-in"
      >
        <SecondFactor />
      </SettingsSection>
      <SettingsSection
        lead="Sign in with your finger, your face or the screen lock of a device: there is no password that others could learn."
        title="Passkeys"
      >
        <Passkeys />
      </SettingsSection>
      <SettingsSection
        lead="Everything we hold about you, in one file that people and programs can read (JSON)."
        title="Download my data"
      >
        <div className="flex flex-wrap gap-3">
          <DownloadMyData />
          <DownloadAllergies />
        </div>
      </SettingsSection>
      <SettingsSection
        lead="A practice can give you your allergies as an HL7 FHIR file. Nothing of it is on your card before you have looked through it."
        title="Allergies from a doctor"
      >
        <FhirIntake />
      </SettingsSection>
    </>
  );
}
