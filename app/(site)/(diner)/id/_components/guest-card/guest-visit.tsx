"use client";

import { RotateCw } from "lucide-react";
import { useEffect, useState } from "react";
import { useText } from "#use-text";
import { GUEST_KITCHEN } from "@/components/guest-card/guest-kitchen";
import { leaveAsGuest, useGuestVisitNote, useSendChanges } from "@/components/guest-card/use-guest-visit";
import { Button, ButtonLink } from "@/components/ui/button";
import { useMomentWriter } from "@/components/ui/moment";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { KitchenAnswer } from "@/components/visits/kitchen-answer";
import { allergiesOfGuest, type GuestCard } from "@/lib/guest-card/guest-card";
import type { GuestVisitNote } from "@/lib/guest-card/sent";
import { guestVisitsApi } from "@/lib/guest-visits-client";
import { LINKS } from "@/lib/links";
import type { Restriction } from "@/lib/profile/allergies";
import type { VisitWire } from "@/lib/schemas/visits";
import { guestCard } from "@/messages/en/guest-card";

/**
 * The venue where this device is checked in, what the kitchen has read, and whether it has the latest version of the
 * card.
 */
export function GuestVisit({ card }: { card: GuestCard }) {
  const note = useGuestVisitNote();
  const { state, send } = useSendChanges(card, note);
  return (
    note && (
      <There allergies={allergiesOfGuest(card)} key={note.place.venue_id} note={note} onSend={send} state={state} />
    )
  );
}

type ThereProps = {
  note: GuestVisitNote;
  allergies: readonly Restriction[];
  state: ReturnType<typeof useSendChanges>["state"];
  onSend: () => void;
};

function There({ note, allergies, state, onSend }: ThereProps) {
  const t = useText(guestCard);
  const toast = useToast();
  const write = useMomentWriter();
  const { busy, run } = useTask();
  const [visit, setVisit] = useState<VisitWire | null>(null);
  useEffect(() => {
    let isHere = true;
    guestVisitsApi.mine().then(
      (answer) => isHere && setVisit(answer.visit),
      () => undefined, // without a network, the data stored on the device is shown
    );
    return () => {
      isHere = false;
    };
  }, []);
  const leave = () => run("leave", leaveAsGuest, () => toast("error", t("stillCheckedIn", { venue: note.venue })));
  const address = `${LINKS.onboard}?${new URLSearchParams({
    "venue-id": note.place.venue_id ?? "",
    ...(note.place.location_id ? { "location-id": note.place.location_id } : {}),
  })}`;
  return (
    <section
      aria-label={t("yourVisitToVenue", { venue: note.venue })}
      className="grid gap-3 rounded-card border border-line p-4"
    >
      <p className="m-0">
        {t.rich(visit?.location ? "checkedInAtUntil" : "checkedInUntil", {
          venue: note.venue,
          location: visit?.location?.label ?? "",
          until: write(note.until, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
          b: (inside) => <b>{inside}</b>,
        })}
      </p>
      {visit && <KitchenAnswer allergies={allergies} calls={GUEST_KITCHEN} visit={visit} />}
      <p aria-live="polite" className="m-0 font-semibold">
        {state !== "sent" && t(WORDS[state])}
      </p>
      <div className="flex flex-wrap gap-3">
        {state === "failed" && (
          <Button onClick={onSend} variant="primary">
            <RotateCw size={18} />
            {t("sendItAgain")}
          </Button>
        )}
        <ButtonLink href={address} prefetch={false}>
          {t("changeWhatTheySee")}
        </ButtonLink>
        <Button busy={busy} onClick={() => void leave()}>
          {t("checkOut")}
        </Button>
      </div>
    </section>
  );
}

const WORDS = { sending: "sendingChange", failed: "kitchenLacksChange", blank: "emptyNotSent" } as const;
