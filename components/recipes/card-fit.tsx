import { useText } from "#use-text";
import { langOf } from "@/components/i18n/text";
import { type Verdict, VerdictBadge, verdictClass } from "@/components/ui/verdict-badge";
import type { FitWire } from "@/lib/schemas/recipe-judgement";
import { verdicts } from "@/messages/en/verdicts";

export const FIT_SIGNS: Record<FitWire["state"], Verdict> = {
  conflict: "conflict",
  may_contain: "may_contain",
  unknown: "unknown",
  adaptable: "adaptable",
  check_label: "match",
  match: "match",
};

export const FIT_WORDS: Record<FitWire["state"], string> = {
  conflict: "Not for you as written",
  may_contain: "Check before you cook",
  unknown: "We cannot tell",
  adaptable: "Can be adapted",
  check_label: "Fits. Check the labels",
  match: "Fits you",
};

function whyOf({ state, reason, labels, adaptable }: FitWire): string | null {
  if (state === "match") return null;
  if (state === "check_label") return labels.join(", ");
  return adaptable ? adaptable.sentence : reason;
}

/** How a recipe fits the reader, on its card: sign, word and the gravest reason, and beneath it quiet advice. */
export function CardFit({ fit }: { fit: FitWire | undefined }) {
  const t = useText(verdicts);
  if (!fit) return null;
  const why = whyOf(fit);
  return (
    <div className="mt-3 grid gap-1.5 text-small">
      <p className={`flex items-start gap-2 ${verdictClass(FIT_SIGNS[fit.state])}`}>
        <VerdictBadge size={18} verdict={FIT_SIGNS[fit.state]} />
        <span className="min-w-0 break-words">
          <b className="text-(--v-ink)">{t.known(FIT_WORDS[fit.state])}</b>
          {why && (
            <span className="text-ink-soft" lang={langOf(t, why)}>
              : {t.known(why)}
            </span>
          )}
        </span>
      </p>
      {fit.advice.map((finding) => (
        <p className="flex items-start gap-2" key={finding}>
          <VerdictBadge size={18} verdict="info" />
          <span className="min-w-0 break-words text-slate-ink" lang={langOf(t, finding)}>
            {t.known(finding)}
          </span>
        </p>
      ))}
    </div>
  );
}
