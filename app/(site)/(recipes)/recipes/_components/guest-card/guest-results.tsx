"use client";

import { lazy, type ReactNode, Suspense } from "react";
import type { Discover } from "@/components/recipes/discover/discover-address";
import { useDeviceText } from "@/components/ui/use-device-text";
import { GUEST_CARD_KEY } from "@/lib/guest-card/storage-key";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";

const JudgedResults = lazy(async () => ({
  default: (await import("./judged-results")).JudgedResults,
}));

type GuestResultsProps = { shown: Discover; chosen: RecipeDetailWire | null; children: ReactNode };

/** Results judged by the card of this device; `children`, the unjudged results, if there is no card. */
export function GuestResults({ shown, chosen, children }: GuestResultsProps) {
  const text = useDeviceText(GUEST_CARD_KEY);
  return text === null ? (
    children
  ) : (
    <Suspense fallback={children}>
      <JudgedResults chosen={chosen} shown={shown} text={text}>
        {children}
      </JudgedResults>
    </Suspense>
  );
}
