"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { useText } from "#use-text";
import { isEveryLineKnown } from "@/components/recipes/known-lines";
import { refreshLater } from "@/components/recipes/refresh-later";
import { Callout } from "@/components/ui/callout";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import { recipesText } from "@/messages/en/recipes";

type StillReadingProps = {
  recipe: Pick<RecipeDetailWire, "engine_version" | "ingredients" | "judgement">;
  className?: string;
};

/**
 * Shown for a recipe whose analysis is not stored yet, and replaced when it is. The verdict may be there already,
 * because it is computed for each reader: beside "we know every ingredient", only the nutrition is still missing.
 */
export function StillReading({ recipe, className }: StillReadingProps) {
  const { engine_version } = recipe;
  const t = useText(recipesText);
  const router = useRouter();
  const isRead = engine_version !== null;
  useEffect(() => (isRead ? undefined : refreshLater(() => router.refresh())), [isRead, router]);
  if (isRead) return null;
  return (
    <Callout className={className} role="status" tone="checking">
      {t.rich(isEveryLineKnown(recipe) ? "stillWorkingOut" : "stillReading", { b: (inside) => <b>{inside}</b> })}
    </Callout>
  );
}
