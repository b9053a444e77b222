import { useText } from "#use-text";
import { VerdictBadge, verdictClass } from "@/components/ui/verdict-badge";
import type { GroceryTableWire, LineFitWire } from "@/lib/schemas/grocery";
import { householdText } from "@/messages/en/household";

type LineFitsProps = { fits: readonly LineFitWire[]; people: GroceryTableWire["people"] | readonly never[] };

/** For whom of the table a line does not fit, and why. People for whom it is unknown are named in one sentence. */
export function LineFits({ fits, people }: LineFitsProps) {
  const t = useText(householdText);
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? t("somebody");
  const grave = fits.filter(({ state }) => state !== "unknown");
  const unknown = fits.filter(({ state }) => state === "unknown").map(({ person_id: id }) => nameOf(id));
  return (
    <ul className="col-span-full m-0 flex list-none flex-col flex-wrap items-baseline gap-x-2.5 gap-y-1.5 pb-3 ps-13 text-small">
      {grave.map(({ person_id: id, state, because, is_mismatch: isMismatch }) => (
        <li className={`flex items-start gap-2 ${verdictClass(isMismatch ? "mismatch" : state)}`} key={id}>
          <VerdictBadge size={18} verdict={isMismatch ? "mismatch" : state} />
          <span className="min-w-0 break-words text-(--v-ink)">
            <b>{state === "conflict" ? t("notFor", { name: nameOf(id) }) : t("checkFor", { name: nameOf(id) })}</b>
            {because.length > 0 && `: ${because.join(", ")}`}
          </span>
        </li>
      ))}
      {unknown.length > 0 && (
        <li className={`flex items-start gap-2 ${verdictClass("unknown")}`}>
          <VerdictBadge size={18} verdict="unknown" />
          <span className="min-w-0 break-words text-(--v-ink)">
            {t("cannotTellFor", { unknown: new Intl.ListFormat(t.locale, { type: "conjunction" }).format(unknown) })}
          </span>
        </li>
      )}
    </ul>
  );
}
