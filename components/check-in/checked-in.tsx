"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { STEP_HEADING_ID } from "@/components/onboarding/step-parts";
import { VisitDetails } from "@/components/onboarding/visit-details";
import { rowsInWords } from "@/components/sharing/row-words";
import { Button, ButtonLink } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";
import { KitchenAnswer } from "@/components/visits/kitchen-answer";
import { VisitStamp } from "@/components/visits/visit-stamp";
import { api } from "@/lib/api-client";
import type { VisitWire } from "@/lib/schemas/visits";

/** The stamp, what the venue sees now, and the ways to change it. */
export function CheckedIn({ visit, onChange }: { visit: VisitWire; onChange: () => void }) {
  const router = useRouter();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const address = `/venue/${visit.venue_id}`;

  async function leave() {
    setBusy(true);
    try {
      await api.endVisit(visit.id);
      router.push(address);
    } catch {
      toast("error", "Your visit is still active. Nothing was changed; please try again.");
      setBusy(false);
    }
  }

  return (
    <div className="mx-auto mt-8 grid max-w-[640px] gap-5">
      <VisitStamp className="h-auto w-[min(78vw,340px)] justify-self-center" size={340} visit={visit} />
      <h1 className="m-0 text-center" id={STEP_HEADING_ID} tabIndex={-1}>
        You're in.
      </h1>
      <p className="lead m-0 text-center" role="status">
        {visit.shared_rows.length === 0
          ? `${visit.venue.name} sees your name and nothing else.`
          : `${visit.venue.name} sees: ${rowsInWords(visit.shared_rows)}.`}
      </p>
      <KitchenAnswer visit={visit} />
      <p className="m-0 text-ink-soft">
        This visit only: when it ends, {visit.venue.name} sees nothing of your card any more.
      </p>
      <VisitDetails visit={visit} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={address} variant="primary">
          To {visit.venue.name}
        </ButtonLink>
        <Button disabled={busy} onClick={onChange}>
          Change what they see
        </Button>
        <Button busy={busy} onClick={leave}>
          Check out
        </Button>
      </div>
    </div>
  );
}
