import { Eye } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useText } from "#use-text";
import { TableBar } from "@/components/at-table/table-bar";
import { GUEST_KITCHEN } from "@/components/guest-card/guest-kitchen";
import { useGuestCard } from "@/components/guest-card/use-guest-card";
import { useGuestVisitNote, useSendChanges } from "@/components/guest-card/use-guest-visit";
import { Button, ButtonLink } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { allergiesOfGuest, type GuestCard, guestCardProfile, isGuestCardBlank } from "@/lib/guest-card/guest-card";
import type { GuestVisitNote } from "@/lib/guest-card/sent";
import type { TravelLanguage } from "@/lib/travel/languages";
import { tellAt } from "@/lib/visits/door";
import { atTable } from "@/messages/en/at-table";
import { myCard } from "@/messages/en/my-card";
import { WithoutBand } from "../without-band";
import { GuestKitchenLine } from "./guest-kitchen-line";
import { KitchenSees } from "./kitchen-sees";

type MenuByCardProps = {
  venue: { id: string; name: string };
  spokenHere: TravelLanguage | null;
  ways: ReactNode;
  children: ReactNode;
};

/** The menu beside the card of this device: what must not be in a dish, and what the kitchen has of it. */
export function MenuByCard({ ways, children, ...rest }: MenuByCardProps) {
  const t = useText(myCard);
  const { card } = useGuestCard();
  if (!card) {
    return (
      <>
        <Callout tone="conflict">
          <p>{t.rich("theCardOnThis", { b: (inside) => <b>{inside}</b> })}</p>
        </Callout>
        {children}
      </>
    );
  }
  if (isGuestCardBlank(card)) {
    return (
      <>
        {ways}
        {children}
      </>
    );
  }
  return (
    <ByCard card={card} {...rest}>
      {children}
    </ByCard>
  );
}

type ByCardProps = Omit<MenuByCardProps, "ways"> & { card: GuestCard };

function ByCard({ card, venue, spokenHere, children }: ByCardProps) {
  const t = useText(atTable);
  const [isOpen, setOpen] = useState(false);
  const anywhere = useGuestVisitNote();
  const note: GuestVisitNote | null = anywhere?.place.venue_id === venue.id ? anywhere : null;
  const { state } = useSendChanges(card, note);
  const tell = tellAt({ venueId: venue.id, locationId: note?.place.location_id ?? null });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
      <WithoutBand allergies={allergiesOfGuest(card)} change={tell} />
      {children}
      <TableBar
        line={
          note ? (
            <GuestKitchenLine calls={GUEST_KITCHEN} isSent={state === "sent"} />
          ) : (
            <p className="m-0 font-semibold text-small/[1.35]">{t("notTold")}</p>
          )
        }
        profile={guestCardProfile(card)}
        spokenHere={spokenHere}
      >
        {note ? (
          <Button onClick={() => setOpen(true)}>
            <Eye aria-hidden="true" size={20} />
            {t("kitchenSees")}
          </Button>
        ) : (
          <ButtonLink href={tell} prefetch={false}>
            {t("tellTheKitchen")}
          </ButtonLink>
        )}
      </TableBar>
      {note && <KitchenSees card={card} note={note} onOpenChange={setOpen} open={isOpen} />}
    </div>
  );
}
