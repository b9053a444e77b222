import { Users } from "lucide-react";
import { useText } from "#use-text";
import { namesOf, uncheckedWords } from "@/components/recipes/people-words";
import { cn } from "@/components/ui/variants";
import type { PersonAtTableWire } from "@/lib/schemas/recipe-judgement";
import { verdicts } from "@/messages/en/verdicts";

type People = readonly PersonAtTableWire[];

/** Whether food is checked for somebody beside the reader, or instead: every verdict then says for whom it is. */
export const isTable = (people: People | undefined): boolean => people?.some(({ name }) => name !== null) ?? false;

/** Whether recipes were checked for nobody, so that none of them may be called a fit. */
export const isNobodyChecked = (people: People | undefined): boolean =>
  people?.every(({ unchecked }) => unchecked !== undefined) ?? false;

/**
 * Says for whom the recipes were checked and for whom not, because silence would read as safe. Where those who
 * are checked are named above (`isNamedAbove`), a phone shows only who is not.
 */
export function CheckedFor({ people, isNamedAbove }: { people: People | undefined; isNamedAbove?: boolean }) {
  const t = useText(verdicts);
  if (!people || !(isTable(people) || isNobodyChecked(people))) return null;
  const checked = people.filter(({ unchecked }) => !unchecked);
  const unchecked = people.filter((person) => person.unchecked);
  return (
    <p
      className={cn(
        "m-0 my-3 flex items-start gap-2 text-ink-soft text-small",
        isNamedAbove && unchecked.length === 0 && "max-tablet:sr-only",
      )}
    >
      <Users aria-hidden="true" className="mt-0.5 shrink-0" size={18} />
      <span className="min-w-0 break-words">
        {checked.length > 0 && `${t("checkedForNames", { names: namesOf(t, checked) })} `}
        {unchecked.length > 0 && (
          <>
            <b className="text-ink">{t("notCheckedForNames", { names: namesOf(t, unchecked) })}.</b>{" "}
            {uncheckedWords(t, unchecked).join(" ")}
          </>
        )}
      </span>
    </p>
  );
}
