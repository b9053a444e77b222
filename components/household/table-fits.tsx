import { useText } from "#use-text";
import { type Verdict, VerdictBadge, verdictClass } from "@/components/ui/verdict-badge";
import type { Say } from "@/lib/i18n/area";
import type { TableFitWire } from "@/lib/schemas/meal-plan";
import { householdText } from "@/messages/en/household";

const SIGN: Record<TableFitWire["state"], Verdict> = {
  conflict: "conflict",
  may_contain: "may_contain",
  unknown: "unknown",
  adaptable: "adaptable",
  check_label: "match",
  match: "match",
};

function fitSentence(t: Say<typeof householdText>, { state, name, because }: TableFitWire): string {
  const why = because.map(t.known).join(", ");
  if (state === "match") return t("fits", { name });
  if (state === "check_label") return t("fitsCheck", { name });
  const says =
    state === "unknown"
      ? "unknownFor"
      : state === "may_contain"
        ? "checkFor"
        : state === "adaptable"
          ? "adaptFor"
          : "notFor";
  return why ? t(`${says}Why`, { name, why }) : t(says, { name });
}

/** Whether a dish fits each person who eats with the reader, and whose limit it breaks. */
export function TableFits({ fits }: { fits: readonly TableFitWire[] }) {
  const t = useText(householdText);
  if (fits.length === 0) return null;
  return (
    <ul className="mt-2 grid gap-1.5 text-small">
      {fits.map((fit) => (
        <li className={`flex items-start gap-2 ${verdictClass(SIGN[fit.state])}`} key={fit.person_id}>
          <VerdictBadge size={18} verdict={SIGN[fit.state]} />
          <span className="min-w-0 break-words text-(--v-ink)">{fitSentence(t, fit)}</span>
        </li>
      ))}
    </ul>
  );
}
