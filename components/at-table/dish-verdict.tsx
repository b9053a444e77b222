import { useText } from "#use-text";
import { becauseIn } from "@/components/recipes/verdict-words";
import { VERDICT_WORDS, type Verdict, VerdictBadge, verdictClass } from "@/components/ui/verdict-badge";
import type { ShownDish } from "@/lib/at-table/dish-standing";
import type { Say } from "@/lib/i18n/area";
import { terms } from "@/messages/en/terms";
import { verdicts } from "@/messages/en/verdicts";

type JudgedDish = Pick<ShownDish, "verdict" | "voices">;

/** What is against a dish, the loudest first, with the foods that say so. */
export function DishVerdict({ dish }: { dish: JudgedDish }) {
  const term = useText(terms);
  const t = useText(verdicts);
  return linesOf(dish).map(({ verdict, because, reasons }) => (
    <div className={`mt-1 flex items-start gap-2 text-small ${verdictClass(verdict)}`} key={verdict}>
      <VerdictBadge size={18} verdict={verdict} />
      <p className="m-0 min-w-0 break-words">
        <b className="text-(--v-ink)">{term.known(VERDICT_WORDS[verdict])}</b>
        {reasons.length > 0
          ? `. ${reasonsIn({ t, term }, reasons).join(" ")}`
          : because.length > 0 && `: ${because.map(term.known).join(", ")}`}
      </p>
    </div>
  ));
}

type Reasons = JudgedDish["voices"][number]["reasons"];

/** "Bread: you avoid gluten." for each setting that a food of the dish breaks. */
const reasonsIn = (words: { t: Say<typeof verdicts>; term: Say<typeof terms> }, reasons: Reasons): string[] =>
  reasons.map(({ foods, setting }) => {
    const because = becauseIn(words, setting);
    const said = foods.length > 0 ? `${foods.map(words.term.known).join(", ")}: ${because}` : because;
    return `${said.charAt(0).toLocaleUpperCase(words.t.locale)}${said.slice(1)}.`;
  });

type Line = { verdict: Verdict; because: readonly string[]; reasons: Reasons };

/** Only a conflict with an allergy is called a conflict: a diet gives a mismatch, a health concern gives advice. */
const signOf = ({ voice, kind }: JudgedDish["voices"][number]): Verdict => {
  if (voice === "advice") return "info";
  return voice === "mismatch" && kind === "conflict" ? "mismatch" : kind;
};

/**
 * The signs against a dish, the loudest first, each once with all its foods. The verdict itself comes first if the
 * dish fits, and stands alone if no voice explains it.
 */
function linesOf({ verdict, voices }: JudgedDish): Line[] {
  const against = new Map<Verdict, Line>();
  for (const each of voices) {
    const sign = signOf(each);
    const known = against.get(sign);
    const because = [...new Set([...(known?.because ?? []), ...each.because])];
    against.set(sign, { verdict: sign, because, reasons: [...(known?.reasons ?? []), ...each.reasons] });
  }
  const lines = [...against.values()];
  if (verdict === null) return lines;
  const isFit = verdict === "match" || verdict === "info";
  return isFit || lines.length === 0 ? [{ verdict, because: [], reasons: [] }, ...lines] : lines;
}
