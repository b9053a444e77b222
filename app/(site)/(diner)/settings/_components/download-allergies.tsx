"use client";

import { FileHeart } from "lucide-react";
import { useText } from "#use-text";
import { useAuth } from "@/components/session/auth-provider";
import { Button } from "@/components/ui/button";
import { saveFile } from "@/components/ui/save-file";
import { toAllergyBundle } from "@/lib/fhir/allergy-bundle";
import { toIdCardProfile } from "@/lib/id-card/id-card";
import { PRODUCT_NAME } from "@/lib/product";
import { allergiesOf } from "@/lib/profile/allergies";
import { settings } from "@/messages/en/settings";

/** Downloads the allergies as a file for a medical practice. It is made in the browser: nothing is sent anywhere. */
export function DownloadAllergies() {
  const t = useText(settings);
  const { viewer } = useAuth();
  if (!viewer) return null;
  const { user, preferences } = viewer;

  function download() {
    const now = new Date().toISOString();
    const { displayName } = toIdCardProfile(user, preferences);
    const bundle = toAllergyBundle({ id: user.id, name: user.name ?? displayName }, allergiesOf(preferences), {
      writtenAt: now,
      newId: () => crypto.randomUUID(),
    });
    const file = new Blob([JSON.stringify(bundle, null, 2)], { type: "application/fhir+json" });
    saveFile(file, `${PRODUCT_NAME.toLowerCase()}-allergies-${now.slice(0, 10)}.fhir.json`);
  }

  return (
    <Button onClick={download}>
      <FileHeart size={18} />
      {t("fhirDownload")}
    </Button>
  );
}
