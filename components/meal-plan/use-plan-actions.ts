import { useRouter } from "next/navigation";
import { useState } from "react";
import { AddError, currentListOf } from "@/components/grocery/current-list-id";
import { keepFor } from "@/components/grocery/device/device-keys";
import { planAddress } from "@/components/meal-plan/plan-head";
import { onListWords } from "@/components/meal-plan/plan-words";
import { useToast } from "@/components/ui/toast";
import { failureOf } from "@/lib/api-call";
import { groceries } from "@/lib/grocery-client";
import { LINKS } from "@/lib/links";
import { weekWords } from "@/lib/meal-plan/week";
import { plans } from "@/lib/meal-plan-client";
import type { HouseholdNameWire } from "@/lib/schemas/household";
import type { PlanToListBody, PlanWire } from "@/lib/schemas/meal-plan";

export type ServingsFor = NonNullable<PlanToListBody["servings_for"]>;

/** The list that a household shares, the newest of several; the first time one is made for it. */
async function sharedListOf({ id, name }: HouseholdNameWire): Promise<string> {
  const shared = (await groceries.summarizeLists()).find(({ household }) => household?.id === id);
  if (shared) return shared.id;
  const list = await groceries.createList(name);
  return (await groceries.shareList(list.id, id)).id;
}

/** What is done with a whole week. `owner`: whose groceries this browser keeps from then on. */
export function usePlanActions({ week, household }: PlanWire, owner: string, refresh: () => Promise<unknown>) {
  const toast = useToast();
  const router = useRouter();
  const [busy, setBusy] = useState<"list" | "copy" | null>(null);

  async function run(kind: "list" | "copy", failed: string, work: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(kind);
    try {
      await work();
    } catch (error) {
      toast("error", error instanceof AddError ? error.message : failureOf(error, failed));
    } finally {
      setBusy(null);
    }
  }
  return {
    busy,
    putOnList: (choice: { days?: string[]; servings_for?: ServingsFor } = {}) =>
      run("list", "That did not reach your grocery list. Please try again.", async () => {
        keepFor(owner);
        const listId = household ? await sharedListOf(household) : await currentListOf(owner);
        const told = await plans.putOnList({ list_id: listId, week, household_id: household?.id ?? null, ...choice });
        const view = {
          label: "View Grocery List",
          onSelect: () => router.push(household ? `${LINKS.groceryList}?list=${listId}` : LINKS.groceryList),
        };
        toast("success", onListWords(told), view);
      }),
    copyTo: (to: string) =>
      run("copy", "The week was not copied. Please try again.", async () => {
        await plans.copyWeek({ from: week, to, household_id: household?.id ?? null });
        await refresh();
        router.push(planAddress(to, household?.id));
        toast("success", `Copied to ${weekWords(to)}.`);
      }),
  };
}
