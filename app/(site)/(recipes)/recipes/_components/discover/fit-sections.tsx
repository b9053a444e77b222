import type { ReactNode } from "react";
import { useText } from "#use-text";
import { FIT_SIGNS } from "@/components/recipes/card-fit";
import { type Verdict, VerdictBadge, verdictClass } from "@/components/ui/verdict-badge";
import type { FitStateWire } from "@/lib/schemas/recipe-judgement";
import { discoverText } from "@/messages/en/discover";
import { verdicts } from "@/messages/en/verdicts";
import { type FitGroup, groupWords } from "./fit-groups";

/** What fits is shown with large pictures, everything else in lines. */
export const isShownLarge = (state: FitStateWire): boolean => state === "match" || state === "check_label";

/** The heading above recipes that do not fit is not an alarm: the allergy is named on the card of each recipe. */
const signOf = (state: FitStateWire): Verdict => (state === "conflict" ? "mismatch" : FIT_SIGNS[state]);

type FitSectionsProps = { groups: readonly FitGroup[]; children: (group: FitGroup) => ReactNode };

/** The recipes of a page under headings that say how they fit. */
export function FitSections({ groups, children }: FitSectionsProps) {
  const t = useText(discoverText);
  const v = useText(verdicts);
  return (
    <div className="grid gap-8">
      {groups.map((group) => (
        <section aria-labelledby={`fit-${group.state}`} key={group.state}>
          <header className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-0 border-b-[1.5px] border-solid border-ink pb-2">
            <h2
              className={`m-0 flex items-center gap-2 text-step-2 ${verdictClass(signOf(group.state))}`}
              id={`fit-${group.state}`}
            >
              <VerdictBadge size={24} verdict={signOf(group.state)} />
              {groupWords(v, group)}
            </h2>
            <span className="text-ink-soft text-small">{t("onThisPage", { count: group.recipes.length })}</span>
          </header>
          {children(group)}
        </section>
      ))}
    </div>
  );
}
