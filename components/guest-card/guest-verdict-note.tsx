import { useText } from "#use-text";
import { guestCard } from "@/messages/en/guest-card";
import "@/styles/discover.css";
import type { Judged } from "@/components/guest-card/guest-judgement";
import { VerdictNote } from "@/components/recipes/verdict-note";
import { Callout } from "@/components/ui/callout";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";

type GuestVerdictNoteProps = { judged: Judged; recipe: Pick<RecipeDetailWire, "ingredients"> };

/** How the recipe fits the card of this device. Until that is known, nothing looks checked. */
export const GuestVerdictNote = ({ judged, recipe }: GuestVerdictNoteProps) => {
  const t = useText(guestCard);
  return judged.state === "done" ? (
    <VerdictNote isSignedIn recipe={{ ...recipe, judgement: judged.judgement }} />
  ) : (
    <Callout className="recipe-unchecked" tone="unknown">
      <p>
        {judged.state === "waiting" ? (
          <b>{t("checkingItAgainstThe")}</b>
        ) : (
          t.rich("notCheckedAgainstThe", { b: (inside) => <b>{inside}</b> })
        )}
      </p>
    </Callout>
  );
};
