"use client";

import "@/styles/sharing.css";
import { useState } from "react";
import { useHealthConsents } from "@/components/profile/use-health-consent";
import { usePreferences } from "@/components/profile/use-preferences";
import { WaitingRows } from "@/components/settings/waiting-rows";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/empty-state";
import { useToast } from "@/components/ui/toast";
import { useMomentInWords } from "@/components/visits/visit-words";
import { ApiError, failureOf } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import { HEALTH_STATEMENTS } from "@/lib/health-consent";
import type { HealthConsentWire } from "@/lib/schemas/health-consent";

/** What one agreed to about data of one's health, and taking it back. */
export function HealthConsents() {
  const { consents, isError, refetch } = useHealthConsents();
  const [leaving, setLeaving] = useState<HealthConsentWire | null>(null);
  const momentInWords = useMomentInWords();
  if (isError) {
    return (
      <ErrorState onRetry={() => void refetch()} title="Failed to load what you agreed to">
        Nothing has changed.
      </ErrorState>
    );
  }
  if (!consents) return <WaitingRows label="Loading what you agreed to" rows={2} />;
  return (
    <>
      <ul className="grant-list">
        {consents.parts.map((each) => (
          <li key={each.part}>
            <div className="grant-words">
              <p className="grant-title">{HEALTH_STATEMENTS[each.part].title}</p>
              <p className="small soft num">{inWords(each, momentInWords)}</p>
            </div>
            {(each.in_force || each.recorded.length > 0) && (
              <div className="grant-acts">
                <Button
                  aria-label={`Withdraw: ${HEALTH_STATEMENTS[each.part].title}`}
                  onClick={() => setLeaving(each)}
                  size="sm"
                >
                  Withdraw
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {leaving && <Withdraw consent={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

function inWords(
  { in_force, is_current, edition, given_at, withdrawn_at, recorded }: HealthConsentWire,
  momentInWords: (iso: string) => string,
): string {
  const count = recorded.length === 0 ? "Nothing is recorded." : `${recorded.length} recorded.`;
  if (in_force && given_at) {
    const newer = is_current ? "" : " The statement has a newer edition, which you are asked about where you record.";
    return `You agreed ${momentInWords(given_at)}, edition ${edition}. ${count}${newer}`;
  }
  if (withdrawn_at) return `You withdrew your consent ${momentInWords(withdrawn_at)}. ${count}`;
  return recorded.length === 0 ? `You were not asked yet. ${count}` : `Recorded before we asked. ${count}`;
}

/** Names everything that goes, and asks for a tick before the button does anything. */
function Withdraw({ consent, onClose }: { consent: HealthConsentWire; onClose: () => void }) {
  const { part, recorded, ends_sharing } = consent;
  const { set, refetch } = useHealthConsents();
  const { reload } = usePreferences();
  const [isTicked, setTicked] = useState(recorded.length === 0);
  const [busy, setBusy] = useState(false);
  const toast = useToast();

  async function withdraw() {
    setBusy(true);
    try {
      const keys = recorded.map(({ key }) => key);
      set(await api.withdrawHealthConsent(part, keys));
      await reload().catch(() => undefined);
      toast("success", "Your consent is withdrawn.");
    } catch (error) {
      // Something was recorded elsewhere since this list was shown: it is shown anew.
      if (error instanceof ApiError && error.status === 409) await refetch();
      toast("error", failureOf(error, "Your consent could not be withdrawn. Nothing was erased."));
    }
    onClose();
  }
  return (
    <Dialog
      description={
        recorded.length === 0
          ? "Nothing is recorded, so nothing is erased. You are asked again before anything is."
          : "This is erased for good, here and where venues still see it of past visits:"
      }
      hideClose
      onOpenChange={(open) => !open && !busy && onClose()}
      open
      title={`Withdraw: ${HEALTH_STATEMENTS[part].title}`}
    >
      <div className="grid gap-4">
        {recorded.length > 0 && (
          <>
            <ul className="m-0 pl-5">
              {recorded.map(({ key, label }) => (
                <li key={key}>
                  <b>{label}</b>
                </li>
              ))}
            </ul>
            {ends_sharing && (
              <p className="m-0">
                Your share links, visits under way and connected applications end, and your household is shown nothing
                of your card: nobody shall read a card that no longer says what could hurt you.
              </p>
            )}
            <Checkbox
              checked={isTicked}
              disabled={busy}
              label={recorded.length === 1 ? "Erase it" : `Erase all ${recorded.length}`}
              onChange={(event) => setTicked(event.target.checked)}
            />
          </>
        )}
        <div className="two-buttons">
          <Button disabled={busy} onClick={onClose}>
            Keep everything
          </Button>
          <Button busy={busy} disabled={!isTicked} onClick={() => void withdraw()} variant="danger">
            Withdraw
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
