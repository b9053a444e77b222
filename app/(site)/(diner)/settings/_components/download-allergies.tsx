"use client";

import { FileHeart } from "lucide-react";
import { useText } from "#use-text";
import { useAuth } from "@/components/session/auth-provider";
import { Button } from "@/components/ui/button";
import { saveFile } from "@/components/ui/save-file";
import { toAllergyBundle } from "@/lib/fhir/allergy-bundle";
import { toPatientSummary } from "@/lib/fhir/patient-summary";
import { toIdCardProfile } from "@/lib/id-card/id-card";
import { PRODUCT_NAME } from "@/lib/product";
import { allergiesOf } from "@/lib/profile/allergies";
import { settings } from "@/messages/en/settings";

/** Downloads the allergies as files for a medical practice: alone, and as a patient summary. They are made in the browser: nothing is sent anywhere. */
export function DownloadAllergies() {
  const t = useText(settings);
  const { viewer } = useAuth();
  if (!viewer) return null;
  const { user, preferences } = viewer;

  function download(toFile: typeof toAllergyBundle | typeof toPatientSummary, name: string) {
    const now = new Date().toISOString();
    const { displayName } = toIdCardProfile(user, preferences);
    const content = toFile({ id: user.id, name: user.name ?? displayName }, allergiesOf(preferences), {
      writtenAt: now,
      newId: () => crypto.randomUUID(),
    });
    const file = new Blob([JSON.stringify(content, null, 2)], { type: "application/fhir+json" });
    saveFile(file, `${PRODUCT_NAME.toLowerCase()}-${name}-${now.slice(0, 10)}.fhir.json`);
  }

  return (
    <>
      <Button onClick={() => download(toAllergyBundle, "allergies")}>
        <FileHeart size={18} />
        {t("fhirDownload")}
      </Button>
      <Button onClick={() => download(toPatientSummary, "patient-summary")}>
        <FileHeart size={18} />
        {t("summaryDownload")}
      </Button>
    </>
  );
}
