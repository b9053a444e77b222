import { useText } from "#use-text";
import { downloadCard } from "@/components/id-card/picture/download-card";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import type { IdCardProfile } from "@/lib/id-card/id-card";
import type { ShareRow } from "@/lib/sight/share-rows";
import { card } from "@/messages/en/card";
import { terms } from "@/messages/en/terms";

/** The card as a picture file, drawn in this browser. The picture names the rows that it does not show. */
export function useCardPicture(
  profile: IdCardProfile,
  hidden: readonly ShareRow[] = [],
): { busy: boolean; download: () => Promise<boolean> } {
  const t = useText(card);
  const term = useText(terms);
  const { busy, run } = useTask();
  const toast = useToast();

  const download = () =>
    run(
      "download",
      async () => {
        await downloadCard(profile, { t, term }, hidden);
      },
      () => toast("error", t("pictureFailed")),
    );
  return { busy, download };
}
