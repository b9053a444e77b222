import { useText } from "#use-text";
import { peopleRows } from "@/components/recipes/people-rows";
import { VerdictBadge, verdictClass } from "@/components/ui/verdict-badge";
import { LINKS } from "@/lib/links";
import type { ProductLineWire } from "@/lib/schemas/grocery";
import { groceryText } from "@/messages/en/grocery";
import { terms } from "@/messages/en/terms";
import { verdicts } from "@/messages/en/verdicts";

/** Whom a product fits and whom not, by its packet, in the words of the check of its code. */
export function ProductFits({ product: { people, is_recalled: isRecalled } }: { product: ProductLineWire }) {
  const [t, term, g] = [useText(verdicts), useText(terms), useText(groceryText)];
  // Where nobody recorded anything, other lines say nothing either.
  const rows = people.some(({ state }) => state !== null) ? peopleRows({ t, term }, { adaptable: null }, people) : [];
  if (rows.length === 0 && !isRecalled) return null;
  return (
    <ul className="col-span-full m-0 flex list-none flex-col flex-wrap items-baseline gap-x-2.5 gap-y-1.5 pb-3 ps-13 text-small">
      {isRecalled && (
        <li className={`flex items-start gap-2 ${verdictClass("may_contain")}`}>
          <VerdictBadge size={18} verdict="may_contain" />
          <a className="min-w-0 break-words text-(--v-ink)" href={LINKS.recalls}>
            {g("foodRecalled")}
          </a>
        </li>
      )}
      {rows.map(({ sign, words }) => (
        <li className={`flex items-start gap-2 ${verdictClass(sign)}`} data-fit={sign} key={words}>
          <VerdictBadge size={18} verdict={sign} />
          <span className="min-w-0 break-words text-(--v-ink)">{words}</span>
        </li>
      ))}
    </ul>
  );
}
