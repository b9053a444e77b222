import { Users } from "lucide-react";
import type { GroceryTableWire } from "@/lib/schemas/grocery";

const list = new Intl.ListFormat("en", { type: "conjunction" });

/** For whom else the lines are checked, and for whom not. Silence would read as safe. */
export function TableNote({ table: { people } }: { table: GroceryTableWire }) {
  if (people.length === 0) return null;
  const named = (isChecked: boolean) =>
    people.filter((person) => person.is_checked === isChecked).map(({ name }) => name);
  const [checked, unchecked] = [named(true), named(false)];
  return (
    <p className="m-0 my-3 flex items-start gap-2 text-ink-soft text-small">
      <Users aria-hidden="true" className="mt-0.5 shrink-0" size={18} />
      <span className="min-w-0 break-words">
        {checked.length > 0 && `Also checked for ${list.format(checked)}. `}
        {unchecked.length > 0 && (
          <b className="text-ink">
            Not checked for {list.format(unchecked)}, who {unchecked.length === 1 ? "shows" : "show"} nothing to heed:
            please ask.
          </b>
        )}
      </span>
    </p>
  );
}
