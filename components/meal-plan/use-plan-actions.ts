import { useRouter } from "next/navigation";
import { useState } from "react";
import { AddError, currentListOf } from "@/components/grocery/current-list-id";
import { keepFor } from "@/components/grocery/device/device-keys";
import { planAddress } from "@/components/meal-plan/plan-head";
import { onListWords } from "@/components/meal-plan/plan-words";
import { useToast } from "@/components/ui/toast";
import { failureOf } from "@/lib/api-call";
import { LINKS } from "@/lib/links";
import { weekWords } from "@/lib/meal-plan/week";
import { plans } from "@/lib/meal-plan-client";

/** What is done with a whole week. `owner`: whose groceries this browser keeps from then on. */
export function usePlanActions(week: string, owner: string, refresh: () => Promise<unknown>) {
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
    putOnList: (days?: string[]) =>
      run("list", "That did not reach your grocery list. Please try again.", async () => {
        keepFor(owner);
        const listId = await currentListOf(owner);
        const told = await plans.putOnList({ list_id: listId, week, ...(days ? { days } : {}) });
        const view = { label: "View Grocery List", onSelect: () => router.push(LINKS.groceryList) };
        toast("success", onListWords(told), view);
      }),
    copyTo: (to: string) =>
      run("copy", "The week was not copied. Please try again.", async () => {
        await plans.copyWeek(week, to);
        await refresh();
        router.push(planAddress(to));
        toast("success", `Copied to ${weekWords(to)}.`);
      }),
  };
}
