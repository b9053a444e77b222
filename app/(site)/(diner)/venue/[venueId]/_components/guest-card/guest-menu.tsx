"use client";

import { lazy, type ReactNode, Suspense } from "react";
import { useDeviceText } from "@/components/ui/use-device-text";
import { GUEST_CARD_KEY } from "@/lib/guest-card/storage-key";
import type { TravelLanguage } from "@/lib/travel/languages";

const MenuByCard = lazy(async () => ({ default: (await import("./menu-by-card")).MenuByCard }));

type GuestMenuProps = {
  venue: { id: string; name: string };
  spokenHere: TravelLanguage | null;
  /** The ways to a card, for a device that has none. */
  ways: ReactNode;
  /** The menu. */
  children: ReactNode;
};

/** The menu of a guest without an account. Only a device with a card loads what belongs to it. */
export function GuestMenu({ ways, children, ...rest }: GuestMenuProps) {
  const text = useDeviceText(GUEST_CARD_KEY);
  if (text === null) {
    return (
      <>
        {ways}
        {children}
      </>
    );
  }
  return (
    <Suspense fallback={children}>
      <MenuByCard {...rest} ways={ways}>
        {children}
      </MenuByCard>
    </Suspense>
  );
}
