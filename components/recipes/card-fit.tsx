import { useText } from "#use-text";
import { langOf } from "@/components/i18n/text";
import { namedOnlyIn } from "@/components/recipes/named-only-words";
import { PeopleFit } from "@/components/recipes/people-fit";
import { useSpeech } from "@/components/recipes/use-speech";
import type { Speech } from "@/components/recipes/verdict-words";
import { type Verdict, VerdictBadge, verdictClass } from "@/components/ui/verdict-badge";
import { voiceOf } from "@/lib/dietary/voices";
import type { Say } from "@/lib/i18n/area";
import type { FitWire } from "@/lib/schemas/recipe-judgement";
import type { RecipeWire } from "@/lib/schemas/recipes";
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

/**
 * The sign on a recipe's card. Red is reserved for allergies; a conflict with a way of eating has a quiet sign. If
 * there is an allergy finding, it is always the gravest one. Judgements that older versions stored without their
 * gravest finding stay red.
 */
export function signOfFit({ state, gravest }: Pick<FitWire, "state" | "gravest">): Verdict {
  const isMismatch = state === "conflict" && gravest && voiceOf(gravest.setting) !== "alarm";
  return isMismatch ? "mismatch" : FIT_SIGNS[state];
}

/** `isSaid`: the text is in the reader's language or in its original one; otherwise it is English. */
type Why = { words: string; isSaid: boolean };

function whyOf(fit: FitWire, speech: Speech | null, t: Say<typeof verdicts>): Why | null {
  const { state, reason, labels, adaptable, gravest, named_only: named = [], not_known: [unknown] = [] } = fit;
  if (state === "match") return null;
  if (state === "check_label") return { words: labels.join(", "), isSaid: true };
  if (adaptable) return { words: speech?.adaptable(adaptable) ?? adaptable.sentence, isSaid: true };
  if (reason === null) return null;
  if (!gravest && named.length > 0) return { words: namedOnlyIn(t, named).join(" "), isSaid: true };
  if (speech && !gravest && unknown) return { words: speech.unknown(unknown), isSaid: true };
  return speech && gravest
    ? { words: speech.reason(gravest), isSaid: true }
    : { words: reason, isSaid: speech === null };
}

/** The advice in the reader's language. Judgements stored before findings had parts stay English. */
const adviceOf = ({ advice, found }: FitWire, speech: Speech | null): Why[] =>
  speech && found
    ? found.map((each) => ({ words: speech.found(each), isSaid: true }))
    : advice.map((words) => ({ words, isSaid: speech === null }));

const langOfWhy = ({ words, isSaid }: Why, t: Say<typeof verdicts>) => (isSaid ? undefined : langOf(t, words));
const inWords = ({ words, isSaid }: Why, t: Say<typeof verdicts>): string => (isSaid ? words : t.known(words));

function OwnFit({ fit, speech }: { fit: FitWire; speech: Speech | null }) {
  const t = useText(verdicts);
  const why = whyOf(fit, speech, t);
  const sign = signOfFit(fit);
  return (
    <p className={`flex items-start gap-2 ${verdictClass(sign)}`}>
      <VerdictBadge size={18} verdict={sign} />
      <span className="min-w-0 break-words">
        <b className="text-(--v-ink)">{t.known(FIT_WORDS[fit.state])}</b>
        {why && (
          <span className="text-ink-soft" lang={langOfWhy(why, t)}>
            : {inWords(why, t)}
          </span>
        )}
      </span>
    </p>
  );
}

/** On the card of a recipe that is being read again, for somebody for whom no fit is shown. */
export function CardReading({ recipe }: { recipe: Pick<RecipeWire, "fit" | "is_earlier_reading"> }) {
  const t = useText(verdicts);
  if (!recipe.is_earlier_reading || recipe.fit) return null;
  return <p className="mt-3 text-ink-soft text-small">{t("beingReadAgain")}</p>;
}

/**
 * On a recipe's card: how it fits the reader (badge, word and gravest reason), or each of the people at their table, with
 * advice below in a quieter style.
 */
export function CardFit({ fit }: { fit: FitWire | undefined }) {
  const t = useText(verdicts);
  const speech = useSpeech();
  if (!fit) return null;
  return (
    <div className="mt-1 grid gap-1.5 text-small">
      {fit.people ? <PeopleFit fit={fit} people={fit.people} /> : <OwnFit fit={fit} speech={speech} />}
      {adviceOf(fit, speech).map((finding) => (
        <p className="flex items-start gap-2" key={finding.words}>
          <VerdictBadge size={18} verdict="info" />
          <span className="min-w-0 break-words text-slate-ink" lang={langOfWhy(finding, t)}>
            {inWords(finding, t)}
          </span>
        </p>
      ))}
    </div>
  );
}
