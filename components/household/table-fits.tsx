import { type Verdict, VerdictBadge, verdictClass } from "@/components/ui/verdict-badge";
import type { TableFitWire } from "@/lib/schemas/meal-plan";

const SIGN: Record<TableFitWire["state"], Verdict> = {
  conflict: "conflict",
  may_contain: "may_contain",
  unknown: "unknown",
  adaptable: "adaptable",
  check_label: "match",
  match: "match",
};

function wordsOf({ state, name, because }: TableFitWire): string {
  const why = because.length > 0 ? `: ${because.join(", ")}` : "";
  if (state === "match") return `Fits ${name}`;
  if (state === "check_label") return `Fits ${name}. Check the labels`;
  if (state === "unknown") return `We cannot tell for ${name}${why}`;
  if (state === "may_contain") return `Check for ${name}${why}`;
  return state === "adaptable" ? `Can be adapted for ${name}${why}` : `Not for ${name}${why}`;
}

/** How a dish suits each of those who eat with the reader: whose limit it is, and which. */
export function TableFits({ fits }: { fits: readonly TableFitWire[] }) {
  if (fits.length === 0) return null;
  return (
    <ul className="mt-2 grid gap-1.5 text-small">
      {fits.map((fit) => (
        <li className={`flex items-start gap-2 ${verdictClass(SIGN[fit.state])}`} key={fit.person_id}>
          <VerdictBadge size={18} verdict={SIGN[fit.state]} />
          <span className="min-w-0 break-words text-(--v-ink)">{wordsOf(fit)}</span>
        </li>
      ))}
    </ul>
  );
}
