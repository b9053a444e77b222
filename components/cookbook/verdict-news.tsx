"use client";

import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { useText } from "#use-text";
import { FIT_SIGNS, FIT_WORDS } from "@/components/recipes/card-fit";
import { recipeAddress } from "@/components/recipes/recipe-address";
import { useSpeech } from "@/components/recipes/use-speech";
import { VerdictBadge, verdictClass } from "@/components/ui/verdict-badge";
import { cookbook } from "@/lib/cookbook-client";
import type { VerdictNewsWire } from "@/lib/schemas/cookbook";
import { verdictNewsText } from "@/messages/en/verdict-news";
import { verdicts } from "@/messages/en/verdicts";
import { UnreadRow } from "./unread-row";
import { useUnread } from "./use-unread";

type VerdictNewsProps = { news: readonly VerdictNewsWire[]; headingLevel?: 2 | 3 };

const keyOf = ({ recipe_id: id, changed_at: at }: VerdictNewsWire): string => `${id} ${at}`;

/** Saved and planned recipes whose verdict changed, with the old and the new one, until the person dismisses them. */
export function VerdictNews({ news, headingLevel = 2 }: VerdictNewsProps) {
  const t = useText(verdictNewsText);
  const { unread, dismiss } = useUnread(news, keyOf, cookbook.readNews);
  const Heading = `h${headingLevel}` as const;
  if (unread.length === 0) return null;
  return (
    <section
      aria-label={t("recipesThatChanged")}
      className="my-6 rounded-card border-2 border-saffron bg-raised px-5 py-4"
    >
      <Heading className="text-step-2">{t("recipesFitDifferently", { count: unread.length })}</Heading>
      <p className="mt-1 text-ink-soft text-small">{t("newsWhy")}</p>
      <ul>
        {unread.map((each) => (
          <UnreadRow key={each.recipe_id} onRead={() => dismiss(each)} title={each.title}>
            <Link
              className="wrap-anywhere font-semibold underline underline-offset-4"
              href={recipeAddress(each.recipe_id)}
            >
              {each.title}
            </Link>
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small">
              <State state={each.before} word={t("before")} />
              <ArrowRight aria-hidden size={16} />
              <State state={each.after} word={t("now")} />
            </p>
            <Reason news={each} />
          </UnreadRow>
        ))}
      </ul>
    </section>
  );
}

/** Composed from its parts in the reader's language. An entry that was stored without parts stays English. */
function Reason({ news: { reason, gravest } }: { news: VerdictNewsWire }) {
  const speech = useSpeech();
  if (reason === null) return null;
  const sentence = speech && gravest ? speech.reason(gravest) : null;
  return (
    <p className="text-small" lang={speech && sentence === null ? "en" : undefined}>
      {sentence ?? reason}
    </p>
  );
}

function State({ state, word }: { state: VerdictNewsWire["before"]; word: string }) {
  const fitWord = useText(verdicts).known;
  return (
    <span className={`inline-flex items-center gap-1.5 ${verdictClass(FIT_SIGNS[state])}`}>
      <span className="text-ink-soft">{word}</span>
      <VerdictBadge size={18} verdict={FIT_SIGNS[state]} />
      <b className="text-(--v-ink)">{fitWord(FIT_WORDS[state])}</b>
    </span>
  );
}
