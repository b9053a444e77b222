"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { useAuth } from "@/components/session/auth-provider";
import { GUEST_CARD_KEY } from "@/lib/guest-card/storage-key";

const MoveGuestCard = lazy(async () => ({
  default: (await import("@/components/guest-card/move-guest-card")).MoveGuestCard,
}));

/** Loads the dialog about the guest card only if there is such a card and somebody is signed in. */
export function WatchGuestCard() {
  const { viewer } = useAuth();
  const [isThere, setThere] = useState(false);
  const person = viewer?.user.id;
  useEffect(() => {
    try {
      setThere(person !== undefined && localStorage.getItem(GUEST_CARD_KEY) !== null);
    } catch {
      setThere(false); // storage is forbidden: there is no card
    }
  }, [person]);
  return isThere ? (
    <Suspense fallback={null}>
      <MoveGuestCard />
    </Suspense>
  ) : null;
}
