import { useText } from "#use-text";
import type { Judged } from "@/components/recipes/guest/guest-judgement";
import { UncheckedNote, VerdictNote } from "@/components/recipes/verdict-note";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import { guestCard } from "@/messages/en/guest-card";

type GuestVerdictNoteProps = { judged: Judged; recipe: Pick<RecipeDetailWire, "ingredients"> };

/** The verdict of the recipe by the card of this device. Until it is known, nothing may look checked. */
export const GuestVerdictNote = ({ judged, recipe }: GuestVerdictNoteProps) => {
  const t = useText(guestCard);
  return judged.state === "done" ? (
    <VerdictNote isSignedIn recipe={{ ...recipe, judgement: judged.judgement }} />
  ) : (
    <UncheckedNote isWaiting={judged.state === "waiting"}>
      {judged.state === "waiting" ? (
        <b>{t("comparingCards")}</b>
      ) : (
        t.rich("notCheckedAgainstThe", { b: (inside) => <b>{inside}</b> })
      )}
    </UncheckedNote>
  );
};
