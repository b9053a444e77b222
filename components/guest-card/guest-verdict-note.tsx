import "@/styles/discover.css";
import type { Judged } from "@/components/guest-card/guest-judgement";
import { VerdictNote } from "@/components/recipes/verdict-note";
import { Callout } from "@/components/ui/callout";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";

type GuestVerdictNoteProps = { judged: Judged; recipe: Pick<RecipeDetailWire, "ingredients"> };

/** How the recipe fits the card of this device. Until that is known, nothing looks checked. */
export const GuestVerdictNote = ({ judged, recipe }: GuestVerdictNoteProps) =>
  judged.state === "done" ? (
    <VerdictNote isSignedIn recipe={{ ...recipe, judgement: judged.judgement }} />
  ) : (
    <Callout className="recipe-unchecked" tone="unknown">
      <p>
        {judged.state === "waiting" ? (
          <b>Checking it against the card on this device…</b>
        ) : (
          <>
            <b>Not checked against the card on this device.</b> A mark that is missing means unknown, not safe. Please
            read every ingredient, or try again later.
          </>
        )}
      </p>
    </Callout>
  );
