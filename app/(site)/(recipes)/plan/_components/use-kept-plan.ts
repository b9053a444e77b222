import { useEffect } from "react";
import { keepFor, wantsRecipesHere } from "@/components/offline/device-keys";
import { keepPlan } from "@/components/offline/device-recipes";
import { cardText } from "@/components/offline/kept";
import { useAuth } from "@/components/session/auth-provider";
import type { PlanWire } from "@/lib/schemas/meal-plan";

/** Stores the week that is shown, for a kitchen without a network. */
export function useKeptPlan(owner: string, plan: PlanWire | null): void {
  const { viewer } = useAuth();
  const preferences = viewer?.preferences ?? null;
  useEffect(() => {
    if (!plan || !wantsRecipesHere() || !keepFor(owner)) return;
    void keepPlan(owner, { plan, card: cardText(preferences), keptAt: Date.now() });
  }, [owner, plan, preferences]);
}
