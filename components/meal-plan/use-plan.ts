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
const CHANGES = ["meal-plan changes"];
/** What other tabs of this browser hear of a change by. */
const CHANNEL = "forkprint-meal-plan";
/** What other devices did is seen after this long at the latest, while the page is looked at. */
const LOOK_AGAIN_MS = 20_000;

/** `apply`: what it makes of the week that is shown, at once. */
type Change = { apply: (plan: PlanWire) => PlanWire; send: () => Promise<unknown> };

/** A week of the plan: shown at once as changed, put right by the server, and the same in every tab. */
export function usePlan(week: string, rendered: PlanWire) {
  const t = useText(planText);
  const householdId = rendered.household?.id ?? null;
  const key = [PLAN, householdId, week];
  const client = useQueryClient();
  const toast = useToast();
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => plans.get(week, householdId, signal),
    initialData: () => (rendered.week === week ? rendered : undefined),
    refetchInterval: LOOK_AGAIN_MS,
    refetchOnWindowFocus: "always",
  });
  const tell = useOtherTabs(useCallback(() => void client.invalidateQueries({ queryKey: [PLAN] }), [client]));
  // While something of one's own is on its way, its answer asks anew.
  useHouseholdEvents(householdId, () => {
    if (client.isMutating({ mutationKey: CHANGES }) === 0) void client.invalidateQueries({ queryKey: [PLAN] });
  });
  const { mutate } = useMutation({
    mutationKey: CHANGES,
    // One after another, so that the server sees them in the order in which the person made them.
    scope: { id: PLAN },
    mutationFn: ({ send }: Change) => send(),
    onMutate: async ({ apply }) => {
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<PlanWire>(key, (plan) => plan && apply(plan));
    },
    onError: (error) => toast("error", failureOf(error, t("thatDidNotReachThe"))),
    // Only after the last of them: an answer in between would undo for a moment what still waits.
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
export type PlanActions = ReturnType<typeof usePlan>;

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

/** @returns what tells the other tabs that the plan has changed; `onTold` is called when one of them did. */
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
