import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { useText } from "#use-text";
import { useHouseholdEvents } from "@/components/household/use-household-events";
import { useToast } from "@/components/ui/toast";
import { failureOf } from "@/lib/api-call";
import { type Slot, withChange, withEntry, withoutEntry } from "@/lib/meal-plan/plan-changes";
import { plans } from "@/lib/meal-plan-client";
import type { PlanEntryChanges, PlanEntryWire, PlanRecipeWire, PlanWire } from "@/lib/schemas/meal-plan";
import { planText } from "@/messages/en/plan";

const PLAN = "meal-plan";
/** The key of the recipes that may be planned. */
export const PLAN_RECIPES = "meal-plan recipes";
const CHANGES = ["meal-plan changes"];
/** The channel that tells other tabs of this browser about changes. */
const CHANNEL = "forkprint-meal-plan";
/** While the page is visible, changes by other devices appear after this time at the latest. */
export const LOOK_AGAIN_MS = 20_000;

/** `apply`: the effect on the shown week, applied at once. */
type Change = { apply: (plan: PlanWire) => PlanWire; send: () => Promise<unknown> };

/** A week of the plan, with optimistic changes, corrected by the server, and the same in every tab. */
export function usePlan(rendered: PlanWire) {
  const t = useText(planText);
  const { week, starts } = rendered;
  const householdId = rendered.household?.id ?? null;
  const key = [PLAN, householdId, week, starts];
  const client = useQueryClient();
  const toast = useToast();
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => plans.get({ week, starts }, householdId, signal),
    initialData: rendered,
    refetchInterval: LOOK_AGAIN_MS,
    refetchOnWindowFocus: "always",
  });
  const tell = useOtherTabs(useCallback(() => void client.invalidateQueries({ queryKey: [PLAN] }), [client]));
  // While a change of this page is being sent, its answer will reload the plan anyway.
  useHouseholdEvents(householdId, () => {
    if (client.isMutating({ mutationKey: CHANGES }) > 0) return;
    void client.invalidateQueries({ queryKey: [PLAN] });
    void client.invalidateQueries({ queryKey: [PLAN_RECIPES] });
  });
  const { mutate } = useMutation({
    mutationKey: CHANGES,
    // Changes are sent one after another, so that the server receives them in the person's order.
    scope: { id: PLAN },
    mutationFn: ({ send }: Change) => send(),
    onMutate: async ({ apply }) => {
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<PlanWire>(key, (plan) => plan && apply(plan));
    },
    onError: (error) => toast("error", failureOf(error, t("planUnchanged"))),
    // Reloads after the last pending change only, because an earlier answer would briefly undo the waiting ones.
    onSettled: async () => {
      tell();
      if (client.isMutating({ mutationKey: CHANGES }) === 1) await client.invalidateQueries({ queryKey: [PLAN] });
    },
  });
  return {
    plan: query.data ?? null,
    isFailed: query.isError,
    retry: () => void query.refetch(),
    refresh: () => {
      tell();
      return client.invalidateQueries({ queryKey: [PLAN] });
    },
    addRecipe: (recipe: PlanRecipeWire, slot: Slot) => {
      const entry = newEntry(slot, { recipe_id: recipe.id, title: recipe.title, servings: recipe.servings });
      mutate({
        apply: (plan) => withEntry(plan, entry, recipe),
        send: () =>
          plans.add({ id: entry.id, day: slot.day, meal: slot.meal, recipe_id: recipe.id, household_id: householdId }),
      });
    },
    addNote: (note: string, slot: Slot) => {
      const entry = newEntry(slot, { title: note, is_note: true });
      mutate({
        apply: (plan) => withEntry(plan, entry),
        send: () => plans.add({ id: entry.id, day: slot.day, meal: slot.meal, note, household_id: householdId }),
      });
    },
    change: (id: string, changes: PlanEntryChanges) =>
      mutate({ apply: (plan) => withChange(plan, id, changes), send: () => plans.change(id, changes) }),
    remove: (id: string) => mutate({ apply: (plan) => withoutEntry(plan, id), send: () => plans.remove(id) }),
  };
}

const newEntry = (
  { day, meal }: Slot,
  told: Partial<PlanEntryWire> & { title: string },
): Omit<PlanEntryWire, "position"> => ({
  id: crypto.randomUUID(),
  day,
  meal,
  recipe_id: null,
  is_note: false,
  servings: null,
  updated_at: new Date().toISOString(),
  ...told,
});

/** @returns a function that tells the other tabs about a change; `onTold` is called when another tab made one. */
function useOtherTabs(onTold: () => void): () => void {
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = onTold;
    return () => channel.close();
  }, [onTold]);
  return useCallback(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage("changed");
    channel.close();
  }, []);
}
