"use client";

import { useEffect, useState } from "react";
import { useText } from "#use-text";
import { useDeviceText } from "@/components/guest-card/use-device-text";
import { type ShownDish, VenueDishes } from "@/components/visits/venue-dishes";
import { GUEST_CARD_KEY } from "@/lib/guest-card/storage-key";
import { guestCard } from "@/messages/en/guest-card";

type GuestDishesProps = { venueId: string; dishes: readonly ShownDish[] };

/** The menu judged by the card of this device. Without a card, and until the answer arrives, nothing is marked. */
export function GuestDishes({ venueId, dishes }: GuestDishesProps) {
  const t = useText(guestCard);
  const text = useDeviceText(GUEST_CARD_KEY);
  const [judged, setJudged] = useState<readonly ShownDish[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    setJudged(null);
    setFailed(false);
    if (text === null) return;
    let isHere = true;
    import("@/components/guest-card/dishes-by-card")
      .then(({ dishesByCard }) => dishesByCard(text, venueId))
      .then(
        (found) => isHere && setJudged(found),
        () => isHere && setFailed(true),
      );
    return () => {
      isHere = false;
    };
  }, [text, venueId]);
  return (
    <>
      {hasFailed && (
        <p className="mt-6 font-semibold" role="status">
          {t("thisMenuCouldNot")}
        </p>
      )}
      <VenueDishes dishes={judged ?? dishes} saved={null} venueId={venueId} />
    </>
  );
}
