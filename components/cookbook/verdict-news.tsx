"use client";

import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useText } from "#use-text";
import { FIT_SIGNS, FIT_WORDS } from "@/components/recipes/card-fit";
import { recipeAddress } from "@/components/recipes/recipe-address";
import { useSpeech } from "@/components/recipes/use-speech";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";
import { VerdictBadge, verdictClass } from "@/components/ui/verdict-badge";
import { cookbook } from "@/lib/cookbook-client";
import type { VerdictNewsWire } from "@/lib/schemas/cookbook";
import { verdictNewsText } from "@/messages/en/verdict-news";
import { verdicts } from "@/messages/en/verdicts";

type VerdictNewsProps = { news: readonly VerdictNewsWire[]; headingLevel?: 2 | 3 };

/** Saved and planned recipes whose verdict changed, with the old and the new one, until the person dismisses them. */
export function VerdictNews({ news, headingLevel = 2 }: VerdictNewsProps) {
  const t = useText(verdictNewsText);
  const router = useRouter();
  const toast = useToast();
  const [busy, setBusy] = useState<string | null>(null);
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const Heading = `h${headingLevel}` as const;
  const shown = news.filter(({ recipe_id: id, changed_at: at }) => !read.has(`${id} ${at}`));
  if (shown.length === 0) return null;
  const dismiss = async ({ recipe_id: id, changed_at: at }: VerdictNewsWire) => {
    setBusy(id);
    try {
      await cookbook.readNews(id);
      setRead((before) => new Set([...before, `${id} ${at}`]));
      router.refresh();
    } catch {
      toast("error", t("nothingWasChangedPlease"));
    }
    setBusy(null);
  };
  return (
    <section
      aria-label={t("recipesThatChanged")}
      className="my-6 rounded-card border-2 border-saffron bg-raised px-5 py-4"
    >
      <Heading className="text-step-2">{t("recipesFitDifferently", { count: shown.length })}</Heading>
      <p className="mt-1 text-ink-soft text-small">{t("itWasChangedOr")}</p>
      <ul>
        {shown.map((each) => (
          <li
            className="flex flex-wrap items-start justify-between gap-3 border-line border-b py-3 last:border-b-0 last:pb-0"
            key={each.recipe_id}
          >
            <div className="grid min-w-0 gap-1">
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
            </div>
            <Button
              aria-label={t("iHaveReadIt", { title: each.title })}
              busy={busy === each.recipe_id}
              onClick={() => void dismiss(each)}
              size="sm"
            >
              {t("iHaveReadIt5")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Said of its parts in the reader's language. One that was kept before it had parts is English. */
function Reason({ news: { reason, gravest } }: { news: VerdictNewsWire }) {
  const speech = useSpeech();
  if (reason === null) return null;
  const said = speech && gravest ? speech.reason(gravest) : null;
  return (
    <p className="text-small" lang={speech && said === null ? "en" : undefined}>
      {said ?? reason}
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
