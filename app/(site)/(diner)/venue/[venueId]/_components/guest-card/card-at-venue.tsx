"use client";

import { lazy, Suspense } from "react";
import { useDeviceText } from "@/components/ui/use-device-text";
import { GUEST_CARD_KEY } from "@/lib/guest-card/storage-key";

const CardOfDevice = lazy(async () => ({
  default: (await import("./card-of-device")).CardOfDevice,
}));

/** The own card of this device, for a person without an account. Without a card nothing stands here. */
export function CardAtVenue() {
  const text = useDeviceText(GUEST_CARD_KEY);
  if (text === null) return null;
  return (
    <Suspense>
      <CardOfDevice />
    </Suspense>
  );
}
