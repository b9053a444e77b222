"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { useText } from "#use-text";
import { refreshLater } from "@/components/recipes/refresh-later";
import { Callout } from "@/components/ui/callout";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import { recipesText } from "@/messages/en/recipes";

type StillReadingProps = { recipe: Pick<RecipeDetailWire, "engine_version">; className?: string };

/**
 * Says of a recipe whose analysis is not stored yet that something is still to come, and shows it when it is there. The
 * verdict may stand already: it is made for each reader.
 */
export function StillReading({ recipe: { engine_version }, className }: StillReadingProps) {
  const t = useText(recipesText);
  const router = useRouter();
  const isRead = engine_version !== null;
  useEffect(() => (isRead ? undefined : refreshLater(() => router.refresh())), [isRead, router]);
  if (isRead) return null;
  return (
    <Callout className={className} role="status" tone="unknown">
      {t.rich("stillReading", { b: (inside) => <b>{inside}</b> })}
    </Callout>
  );
}
