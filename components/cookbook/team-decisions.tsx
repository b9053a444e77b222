"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";
import { cookbook } from "@/lib/cookbook-client";
import type { RecipeDecisionWire } from "@/lib/schemas/cookbook";
import { verdictNewsText } from "@/messages/en/verdict-news";

type TeamDecisionsProps = { decisions: readonly RecipeDecisionWire[] };

/** Recipes that the team hid or deleted, with its words to whoever wrote or imported them, until they have read it. */
export function TeamDecisions({ decisions }: TeamDecisionsProps) {
  const t = useText(verdictNewsText);
  const router = useRouter();
  const toast = useToast();
  const [busy, setBusy] = useState<string | null>(null);
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const shown = decisions.filter(({ recipe_id: id, decided_at: at }) => !read.has(`${id} ${at}`));
  if (shown.length === 0) return null;
  const dismiss = async ({ recipe_id: id, decided_at: at }: RecipeDecisionWire) => {
    setBusy(id);
    try {
      await cookbook.readDecision(id);
      setRead((before) => new Set([...before, `${id} ${at}`]));
      router.refresh();
    } catch {
      toast("error", t("nothingWasChangedPlease"));
    }
    setBusy(null);
  };
  return (
    <section aria-label={t("decisionsOfOurTeam")} className="my-6 rounded-card border border-line bg-raised px-5 py-4">
      <h2 className="text-step-2">{t("ourTeamDecidedAbout", { count: shown.length })}</h2>
      <ul>
        {shown.map((each) => (
          <li
            className="flex flex-wrap items-start justify-between gap-3 border-line border-b py-3 last:border-b-0 last:pb-0"
            key={each.recipe_id}
          >
            <div className="grid min-w-0 gap-1">
              <p className="wrap-anywhere font-semibold">{each.title}</p>
              {each.source_url && <p className="break-all text-ink-soft text-small">{each.source_url}</p>}
              <p className="text-small">
                {each.is_deleted
                  ? t("deletedForEverybody")
                  : each.is_own
                    ? t("hiddenButForYou")
                    : t("hiddenForEverybody")}
              </p>
              <TeamWords reason={each.reason} />
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

function TeamWords({ reason }: { reason: string }) {
  const t = useText(verdictNewsText);
  if (reason === "") return null;
  return (
    <p className="wrap-anywhere whitespace-pre-line text-small">
      {t("ourTeamWrote")} {reason}
    </p>
  );
}
