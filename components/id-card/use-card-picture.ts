import { useState } from "react";
import { useText } from "#use-text";
import { downloadCard } from "@/components/id-card/picture/download-card";
import { useToast } from "@/components/ui/toast";
import type { IdCardProfile } from "@/lib/id-card";
import type { ShareRow } from "@/lib/share-rows";
import { card } from "@/messages/en/card";
import { terms } from "@/messages/en/terms";

/** The card as a picture file, drawn in this browser. The picture names the rows that it does not show. */
export function useCardPicture(
  profile: IdCardProfile,
  hidden: readonly ShareRow[] = [],
): { busy: boolean; download: () => Promise<void> } {
  const t = useText(card);
  const term = useText(terms);
  const [busy, setBusy] = useState(false);
  const toast = useToast();

  async function download() {
    setBusy(true);
    try {
      await downloadCard(profile, { t, term }, hidden);
    } catch {
      toast("error", t("thePictureCouldNot"));
    }
    setBusy(false);
  }
  return { busy, download };
}
