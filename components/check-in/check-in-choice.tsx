"use client";

import { Check } from "lucide-react";
import { CHOICE_ROWS, isOn, RowChoice } from "@/components/check-in/row-choice";
import { TheirScreen } from "@/components/check-in/their-screen";
import { STEP_HEADING_ID } from "@/components/onboarding/step-parts";
import type { CheckIn } from "@/components/onboarding/use-check-in";
import { Button } from "@/components/ui/button";
import { useMomentWriter } from "@/components/ui/moment";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import type { IdCardProfile } from "@/lib/id-card";

type CheckInChoiceProps = { checkIn: CheckIn; card: IdCardProfile; onNotNow: () => void };

/** The venue, what it will see, and one tap. Nothing has been recorded when this is shown. */
export function CheckInChoice({ checkIn, card, onNotNow }: CheckInChoiceProps) {
  const { offer, rows, setRows, busy, failure } = checkIn;
  const write = useMomentWriter();
  if (!offer) return failure ? <WithoutOffer mayPass={failure.mayPass} onNotNow={onNotNow} /> : <Waiting />;
  const { venue, location } = offer;
  const count = CHOICE_ROWS.filter((row) => isOn(row, rows)).length;
  return (
    <div className="mt-8 grid gap-8 wide:grid-cols-[3fr_2fr] wide:gap-16">
      <div className="grid content-start gap-4">
        <p className="m-0">
          <b className="font-serif text-step-2 [overflow-wrap:anywhere]">{venue.name}</b>{" "}
          <span className="text-ink-soft">{[venue.city, location?.label].filter(Boolean).join(", ")}</span>
        </p>
        <h1 className="m-0" id={STEP_HEADING_ID} tabIndex={-1}>
          What may they see?
        </h1>
        <p className="m-0 max-w-[52ch] text-ink-soft">
          Until {write(offer.until, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" })}, under the name{" "}
          {offer.display_name}. Never your email. It is remembered for the next visit.
        </p>
        <RowChoice card={card} chosen={rows} disabled={busy} onChange={setRows} />
        <div className="flex flex-wrap gap-3">
          <Button busy={busy} onClick={checkIn.checkIn} variant="primary">
            <Check size={22} />
            {count === 0 ? "Check in with my name only" : `Check in with ${count} ${count === 1 ? "row" : "rows"}`}
          </Button>
          <Button disabled={busy} onClick={onNotNow}>
            Not now
          </Button>
        </div>
      </div>
      <TheirScreen card={card} chosen={rows} offer={offer} />
    </div>
  );
}

const Waiting = () => (
  <div className="mt-8">
    <SkeletonGroup label="Asking who this venue is">
      <Skeleton height="48px" />
      <Skeleton height="280px" />
    </SkeletonGroup>
  </div>
);

/** The note above says what is wrong; what may pass can be tried again there. */
const WithoutOffer = ({ mayPass, onNotNow }: { mayPass: boolean; onNotNow: () => void }) => (
  <div className="mt-8 grid justify-items-start gap-4">
    <h1 className="m-0" id={STEP_HEADING_ID} tabIndex={-1}>
      You are not checked in
    </h1>
    <p className="lead">Nothing of your card was shown to anybody.</p>
    <Button onClick={onNotNow} variant="primary">
      {mayPass ? "Go on without checking in" : "Go on"}
    </Button>
  </div>
);
