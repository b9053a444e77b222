"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { useText } from "#use-text";
import { refreshLater } from "@/components/recipes/refresh-later";
import { Callout } from "@/components/ui/callout";
import { discoverText } from "@/messages/en/discover";

/**
 * Says that recipes of the page were read by an earlier engine and are being read again, and shows the page anew until all
 * of them are. `count`: how many.
 */
export function BeingReadAgain({ count }: { count: number }) {
  const t = useText(discoverText);
  const router = useRouter();
  const isReading = count > 0;
  useEffect(() => (isReading ? refreshLater(() => router.refresh()) : undefined), [isReading, router]);
  if (!isReading) return null;
  return (
    <Callout className="my-4" role="status" tone="checking">
      {t.rich("beingReadAgain", { count, b: (inside) => <b>{inside}</b> })}
    </Callout>
  );
}
