"use client";

import { useState } from "react";
import { useText } from "#use-text";
import { useHealthConsents } from "@/components/profile/use-health-consent";
import { usePreferences } from "@/components/profile/use-preferences";
import { Grant, GrantList } from "@/components/sharing/grants";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/empty-state";
import { useToast } from "@/components/ui/toast";
import { TwoButtons } from "@/components/ui/two-buttons";
import { useMomentInWords } from "@/components/ui/use-moment-in-words";
import { useTask } from "@/components/ui/use-task";
import { WaitingRows } from "@/components/ui/waiting-rows";
import { ApiError, failureOf } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import type { Say } from "@/lib/i18n/area";
import { HEALTH_STATEMENTS } from "@/lib/profile/health-consent";
import type { HealthConsentWire } from "@/lib/schemas/health-consent";
import { healthConsentText } from "@/messages/en/health-consent";
import { terms } from "@/messages/en/terms";

/** The person's consents to the use of health data, each with a button to withdraw it. */
export function HealthConsents() {
  const t = useText(healthConsentText);
  const { consents, isError, refetch } = useHealthConsents();
  const [leaving, setLeaving] = useState<HealthConsentWire | null>(null);
  const momentInWords = useMomentInWords();
  if (isError) {
    return (
      <ErrorState onRetry={() => void refetch()} title={t("notLoaded")}>
        {t("nothingHasChanged")}
      </ErrorState>
    );
  }
  if (!consents) return <WaitingRows label={t("loadingConsents")} rows={2} />;
  return (
    <>
      <GrantList>
        {consents.parts.map((each) => (
          <Grant
            acts={
              (each.in_force || each.recorded.length > 0) && (
                <Button
                  aria-label={t("withdrawTitle", { title: t.known(HEALTH_STATEMENTS[each.part].title) })}
                  onClick={() => setLeaving(each)}
                  size="sm"
                >
                  {t("withdraw")}
                </Button>
              )
            }
            key={each.part}
            title={t.known(HEALTH_STATEMENTS[each.part].title)}
          >
            <p className="small soft num">{inWords(t, each, momentInWords)}</p>
          </Grant>
        ))}
      </GrantList>
      {leaving && <Withdraw consent={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

function inWords(
  t: Say<typeof healthConsentText>,
  { in_force, is_current, edition, given_at, withdrawn_at, recorded }: HealthConsentWire,
  momentInWords: (iso: string) => string,
): string {
  const count = recorded.length === 0 ? t("nothingIsRecorded") : t("countRecorded", { count: countOf(recorded) });
  const parts =
    in_force && given_at
      ? [
          t("agreedAt", { when: momentInWords(given_at), edition: edition ?? "" }),
          count,
          !is_current && t("newerEdition"),
        ]
      : withdrawn_at
        ? [t("withdrewAt", { when: momentInWords(withdrawn_at) }), count]
        : [recorded.length === 0 ? t("notAskedYet") : t("recordedBefore"), count];
  return parts.filter(Boolean).join(" ");
}

const countOf = (recorded: HealthConsentWire["recorded"]): number =>
  recorded.reduce((sum, { entries = 1 }) => sum + entries, 0);

/** Names everything that withdrawal deletes. The button stays disabled until the person ticks the box. */
function Withdraw({ consent, onClose }: { consent: HealthConsentWire; onClose: () => void }) {
  const t = useText(healthConsentText);
  const term = useText(terms);
  const { part, recorded, ends_sharing } = consent;
  const { set, refetch } = useHealthConsents();
  const { reload } = usePreferences();
  const [isTicked, setTicked] = useState(recorded.length === 0);
  const { busy, run } = useTask();
  const toast = useToast();

  const withdraw = () =>
    run(
      "withdraw",
      async () => {
        const keys = recorded.map(({ key }) => key);
        const consents = await api.withdrawHealthConsent(part, keys).catch(async (error: unknown) => {
          // Something was recorded elsewhere since the list was loaded, so it is loaded again.
          if (error instanceof ApiError && error.status === 409) await refetch();
          throw error;
        });
        set(consents);
        await reload().catch(() => undefined);
        toast("success", t("yourConsentIsWithdrawn"));
        onClose();
      },
      (error) => {
        toast("error", failureOf(error, t("notWithdrawn")));
        onClose();
      },
    );
  return (
    <Dialog
      description={recorded.length === 0 ? t("nothingToErase") : t(part === "diary" ? "diaryErased" : "erasedForGood")}
      hideClose
      onOpenChange={(open) => !open && !busy && onClose()}
      open
      title={t("withdrawTitle", { title: t.known(HEALTH_STATEMENTS[part].title) })}
    >
      <div className="grid gap-4">
        {recorded.length > 0 && (
          <>
            <ul className="m-0 ps-5">
              {recorded.map(({ key, label }) => (
                <li key={key}>
                  <b>{term.known(label)}</b>
                </li>
              ))}
            </ul>
            {ends_sharing && <p className="m-0">{t("endsWithConsent")}</p>}
            <Checkbox
              checked={isTicked}
              disabled={busy}
              label={countOf(recorded) === 1 ? t("eraseIt") : t("eraseAll", { count: countOf(recorded) })}
              onChange={(event) => setTicked(event.target.checked)}
            />
          </>
        )}
        <TwoButtons>
          <Button disabled={busy} onClick={onClose}>
            {t("keepEverything")}
          </Button>
          <Button busy={busy} disabled={!isTicked} onClick={() => void withdraw()} variant="danger">
            {t("withdraw")}
          </Button>
        </TwoButtons>
      </div>
    </Dialog>
  );
}
