import { useText } from "#use-text";
import { peopleRows } from "@/components/recipes/people-rows";
import { listIn } from "@/components/recipes/people-words";
import { cn } from "@/components/ui/variants";
import { VerdictBadge, verdictClass } from "@/components/ui/verdict-badge";
import type { FoodCheckWire } from "@/lib/schemas/food-checks";
import { checkFood } from "@/messages/en/check-food";
import { terms } from "@/messages/en/terms";
import { verdicts } from "@/messages/en/verdicts";
import styles from "./check.module.css";

/** The answer for one person, and the words of the label behind it. */
export function PersonAnswer({ person }: { person: FoodCheckWire["people"][number] }) {
  const t = useText(checkFood);
  const verdict = useText(verdicts);
  const term = useText(terms);
  const rows = peopleRows({ t: verdict, term }, { adaptable: null }, [person]);
  return rows.map(({ sign, words }) => (
    <li className={cn(verdictClass(sign), styles.answer)} data-answer={sign} key={words}>
      <VerdictBadge size={24} verdict={sign} />
      <div className="min-w-0 wrap-anywhere">
        <b>{words}</b>
        {person.words.length > 0 && person.against && t("labelSays", { words: listIn(verdict, person.words) })}
      </div>
    </li>
  ));
}
