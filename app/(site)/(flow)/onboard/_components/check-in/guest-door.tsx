"use client";

import { RotateCw } from "lucide-react";
import { useRouter } from "next/navigation";
import { useCallback, useState } from "react";
import { useText } from "#use-text";
import { GUEST_KITCHEN } from "@/components/guest-card/guest-kitchen";
import { GuestSteps } from "@/components/guest-card/guest-steps";
import { beginGuestCard, useGuestCard } from "@/components/guest-card/use-guest-card";
import { leaveAsGuest } from "@/components/guest-card/use-guest-visit";
import { CHOICE_ROWS } from "@/components/sharing/row-choice";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { LinkButton } from "@/components/ui/link-button";
import { useToast } from "@/components/ui/toast";
import { type GuestCard, guestCardProfile, isGuestCardBlank } from "@/lib/guest-card/guest-card";
import { GUEST_ROWS } from "@/lib/guest-card/sent";
import { LINKS } from "@/lib/links";
import { visits } from "@/messages/en/visits";
import { SlimHeader } from "../../../_components/slim-header";
import { FlowMain } from "../layout/flow-main";
import { STEP_HEADING_ID } from "../step-parts";
import type { Place } from "../use-check-in";
import { CheckInChoice } from "./check-in-choice";
import { CheckedIn } from "./checked-in";
import { useGuestCheckIn } from "./use-guest-check-in";

const NOT_KEPT = "This browser keeps nothing on this device, so a card without an account is not possible here.";
const OFFERED = CHOICE_ROWS.filter(({ rows }) => rows.some((row) => GUEST_ROWS.some((each) => each === row)));

type GuestDoorProps = { place: Place; onSignIn: () => void };

/**
 * Shown when somebody without an account scanned a code: the card of this device, what the venue may see of it, and one
 * button.
 */
export function GuestDoor({ place, onSignIn }: GuestDoorProps) {
  const t = useText(visits);
  const { card } = useGuestCard();
  const checkIn = useGuestCheckIn(place, card);
  const router = useRouter();
  const { failure, offer, visit, busy } = checkIn;
  const [isWritten, setWritten] = useState(card !== null && !isGuestCardBlank(card));
  return (
    <>
      <SlimHeader>
        <LinkButton onClick={onSignIn}>{t("iHaveAnAccount")}</LinkButton>
      </SlimHeader>
      <FlowMain>
        <div aria-live="polite">
          {failure && (
            <Callout tone="may_contain">
              <p>{failure.message}</p>
              {failure.mayPass && (
                <Button busy={busy} onClick={checkIn.retry} size="sm">
                  <RotateCw size={18} />
                  {t("retry")}
                </Button>
              )}
            </Callout>
          )}
        </div>
        {!card || !isWritten ? (
          <Write card={card} onDone={() => setWritten(true)} venue={offer?.venue.name ?? null} />
        ) : visit ? (
          <CheckedIn
            calls={GUEST_KITCHEN}
            onChange={checkIn.chooseAgain}
            onLeave={leaveAsGuest}
            visit={visit}
            way={LINKS.myId}
            wayLabel={t("toYourCard")}
          />
        ) : (
          <CheckInChoice
            card={guestCardProfile(card)}
            checkIn={checkIn}
            note={t("guestCardLeaves")}
            offered={OFFERED}
            onNotNow={() => router.push(LINKS.myId)}
          />
        )}
      </FlowMain>
    </>
  );
}

/** Asks the server with this device's token, which identifies the visit. */
type WriteProps = { card: GuestCard | null; venue: string | null; onDone: () => void };

/** Lets a person without a card write one, which is stored on this device only. */
function Write({ card, venue, onDone }: WriteProps) {
  const t = useText(visits);
  const toast = useToast();
  const onFailed = useCallback(() => toast("error", t.known(NOT_KEPT)), [toast, t]);
  return (
    <div className="mx-auto mt-8 grid max-w-[760px] gap-6">
      <h1 className="m-0" id={STEP_HEADING_ID} tabIndex={-1}>
        {t("kitchenQuestion")}
      </h1>
      <p className="lead m-0">{venue ? t("seesNothingYet", { venue }) : t("youChooseNext")}</p>
      {card ? (
        <>
          <GuestSteps card={card} onFailed={onFailed} />
          <div>
            <Button disabled={isGuestCardBlank(card)} onClick={onDone} variant="primary">
              {t("goOn")}
            </Button>
          </div>
        </>
      ) : (
        <div>
          <Button onClick={() => beginGuestCard() || toast("error", t.known(NOT_KEPT))} variant="primary">
            {t("makeGuestCard")}
          </Button>
        </div>
      )}
    </div>
  );
}
