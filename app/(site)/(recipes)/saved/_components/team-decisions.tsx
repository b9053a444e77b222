"use client";

import { useText } from "#use-text";
import { UnreadRow } from "@/components/cookbook/unread-row";
import { useUnread } from "@/components/cookbook/use-unread";
import { cookbook } from "@/lib/cookbook-client";
import type { RecipeDecisionWire } from "@/lib/schemas/cookbook";
import { verdictNewsText } from "@/messages/en/verdict-news";

type TeamDecisionsProps = { decisions: readonly RecipeDecisionWire[] };

const keyOf = ({ recipe_id: id, decided_at: at }: RecipeDecisionWire): string => `${id} ${at}`;

/** Recipes that the team hid or deleted, with its words to whoever wrote or imported them, until they have read it. */
export function TeamDecisions({ decisions }: TeamDecisionsProps) {
  const t = useText(verdictNewsText);
  const { unread, dismiss } = useUnread(decisions, keyOf, cookbook.readDecision);
  if (unread.length === 0) return null;
  return (
    <section aria-label={t("decisionsOfOurTeam")} className="my-6 rounded-card border border-line bg-raised px-5 py-4">
      <h2 className="text-step-2">{t("ourTeamDecidedAbout", { count: unread.length })}</h2>
      <ul>
        {unread.map((each) => (
          <UnreadRow key={each.recipe_id} onRead={() => dismiss(each)} title={each.title}>
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
          </UnreadRow>
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
