import { useText } from "#use-text";
import { useGuestCard } from "@/components/guest-card/use-guest-card";
import { IdCard } from "@/components/id-card/id-card";
import { Callout } from "@/components/ui/callout";
import { guestCardProfile, isGuestCardBlank } from "@/lib/guest-card/guest-card";
import { myCard } from "@/messages/en/my-card";

/** The card that this device stores, or the sentence that it cannot be read. */
export function CardOfDevice() {
  const t = useText(myCard);
  const { card } = useGuestCard();
  if (card) return <IdCard profile={guestCardProfile(card)} variant={isGuestCardBlank(card) ? "guest" : "own"} />;
  return (
    <Callout tone="conflict">
      <p>{t.rich("theCardOnThis", { b: (inside) => <b>{inside}</b> })}</p>
    </Callout>
  );
}
