import { Users } from "lucide-react";
import { useText } from "#use-text";
import type { GroceryTableWire } from "@/lib/schemas/grocery";
import { householdText } from "@/messages/en/household";

/** Says for whom the lines are checked and for whom not, because silence would read as safe. */
export function TableNote({ table: { people } }: { table: GroceryTableWire }) {
  const t = useText(householdText);
  if (people.length === 0) return null;
  const named = (isChecked: boolean) =>
    people.filter((person) => person.is_checked === isChecked).map(({ name }) => name);
  const [checked, unchecked] = [named(true), named(false)];
  return (
    <p className="m-0 my-3 flex items-start gap-2 text-ink-soft text-small">
      <Users aria-hidden="true" className="mt-0.5 shrink-0" size={18} />
      <span className="min-w-0 break-words">
        {checked.length > 0 &&
          `${t("alsoCheckedFor", { checked: new Intl.ListFormat(t.locale, { type: "conjunction" }).format(checked) })} `}
        {unchecked.length > 0 && (
          <b className="text-ink">
            {t("notCheckedFor", {
              unchecked: new Intl.ListFormat(t.locale, { type: "conjunction" }).format(unchecked),
              count: unchecked.length,
            })}
          </b>
        )}
      </span>
    </p>
  );
}
