"use client";

import { Check } from "lucide-react";
import { useText } from "#use-text";
import { CHOICE_ROWS, isOn, RowChoice } from "@/components/sharing/row-choice";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { useMomentWriter } from "@/components/ui/moment";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import type { IdCardProfile } from "@/lib/id-card/id-card";
import type { CheckInOfferWire } from "@/lib/schemas/visits";
import { visits } from "@/messages/en/visits";
import { ActionBar, STEP_HEADING_ID } from "../step-parts";
import type { CheckIn } from "../use-check-in";
import { TheirScreen } from "./their-screen";

type CheckInChoiceProps = {
  checkIn: Pick<CheckIn, "rows" | "setRows" | "busy" | "failure" | "checkIn"> & { offer: Offered | null };
  card: IdCardProfile;
  onNotNow: () => void;
};

export type Offered = Pick<CheckInOfferWire, "venue" | "location" | "until" | "display_name">;

/** The venue, what it will see, and one button at the thumb. Nothing has been recorded yet. */
export function CheckInChoice({ checkIn, card, onNotNow }: CheckInChoiceProps) {
  const t = useText(visits);
  const { offer, rows, setRows, busy, failure } = checkIn;
  const write = useMomentWriter();
  if (!offer) return failure ? <WithoutOffer mayPass={failure.mayPass} onNotNow={onNotNow} /> : <Waiting />;
  const { venue, location } = offer;
  const count = CHOICE_ROWS.filter((row) => isOn(row, rows)).length;
  return (
    <div className="mt-8 grid gap-8 wide:grid-cols-[3fr_2fr] wide:gap-16">
      <div className="grid content-start gap-4">
        <div className="flex items-start justify-between gap-4">
          <p className="m-0">
            <b className="font-serif text-step-2 [overflow-wrap:anywhere]">{venue.name}</b>{" "}
            <span className="text-ink-soft">{[venue.city, location?.label].filter(Boolean).join(", ")}</span>
          </p>
          <LinkButton className="min-h-11 shrink-0" disabled={busy} onClick={onNotNow}>
            {t("notNow")}
          </LinkButton>
        </div>
        <h1 className="m-0" id={STEP_HEADING_ID} tabIndex={-1}>
          {t("tellThis")}
        </h1>
        <p className="m-0 max-w-[52ch] text-ink-soft">
          {t("untilWriteUnderTheName", {
            write: write(offer.until, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
            display_name: offer.display_name,
            note: t("rememberedNext"),
          })}
        </p>
        <RowChoice card={card} chosen={rows} disabled={busy} onChange={setRows} />
      </div>
      <TheirScreen card={card} chosen={rows} offer={offer} />
      <ActionBar>
        <Button busy={busy} className="col-span-2" onClick={checkIn.checkIn} variant="primary">
          <Check size={22} />
          {count === 0 ? t("checkInNameOnly") : t("tellAndSee")}
        </Button>
      </ActionBar>
    </div>
  );
}

const Waiting = () => {
  const t = useText(visits);
  return (
    <div className="mt-8">
      <SkeletonGroup label={t("askingVenue")}>
        <Skeleton height="48px" />
        <Skeleton height="280px" />
      </SkeletonGroup>
    </div>
  );
};

/** The note above explains the problem; a temporary one can be tried again. */
const WithoutOffer = ({ mayPass, onNotNow }: { mayPass: boolean; onNotNow: () => void }) => {
  const t = useText(visits);
  return (
    <div className="mt-8 grid justify-items-start gap-4">
      <h1 className="m-0" id={STEP_HEADING_ID} tabIndex={-1}>
        {t("notCheckedIn")}
      </h1>
      <p className="lead">{t("cardNotShown")}</p>
      <Button onClick={onNotNow} variant="primary">
        {mayPass ? t("withoutCheckIn") : t("goOn")}
      </Button>
    </div>
  );
};
