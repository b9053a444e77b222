import { useText } from "#use-text";
import { peopleRows } from "@/components/recipes/people-rows";
import { VerdictBadge, verdictClass } from "@/components/ui/verdict-badge";
import type { FitWire, PersonFitWire } from "@/lib/schemas/recipe-judgement";
import { terms } from "@/messages/en/terms";
import { verdicts } from "@/messages/en/verdicts";

type PeopleFitProps = { fit: Pick<FitWire, "adaptable">; people: readonly PersonFitWire[] };

/** For whom of the table a dish fits, and for whom not, each sentence with its sign. */
export function PeopleFit({ fit, people }: PeopleFitProps) {
  const t = useText(verdicts);
  const term = useText(terms);
  return (
    <ul className="m-0 grid list-none gap-1.5 p-0">
      {peopleRows({ t, term }, fit, people).map(({ sign, words }) => (
        <li className={`flex items-start gap-2 ${verdictClass(sign)}`} key={words}>
          <VerdictBadge size={18} verdict={sign} />
          <span className="min-w-0 break-words font-semibold text-(--v-ink)">{words}</span>
        </li>
      ))}
    </ul>
  );
}
