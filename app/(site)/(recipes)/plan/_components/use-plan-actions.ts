import { useRouter } from "next/navigation";
import { useText } from "#use-text";
import { keepFor, readCurrentListId, writeCurrentListId } from "@/components/offline/device-keys";
import { forgetNewListId, goneOrThrow, newListId } from "@/components/recipes/to-list/current-list-id";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { failureOf } from "@/lib/api-call";
import { LINKS } from "@/lib/links";
import { weekWords } from "@/lib/meal-plan/week";
import { plans } from "@/lib/meal-plan-client";
import type { PlanToListBody, PlanToListWire, PlanWire } from "@/lib/schemas/meal-plan";
import { planText } from "@/messages/en/plan";
import { planAddress } from "./plan-head";
import { onListWords } from "./plan-words";

export type ServingsFor = NonNullable<PlanToListBody["servings_for"]>;

/** One call, in which the server finds the household's list or creates one. */
async function putOnList(
  owner: string,
  body: Omit<PlanToListBody, "list_id" | "new_list_id">,
): Promise<PlanToListWire> {
  const known = body.household_id ? null : readCurrentListId(owner);
  const onto = (listId: string | null) => plans.putOnList({ ...body, list_id: listId, new_list_id: newListId() });
  const result = (known ? await onto(known).catch(goneOrThrow) : null) ?? (await onto(null));
  forgetNewListId();
  if (!body.household_id) writeCurrentListId(owner, result.list_id);
  return result;
}

/** The actions on a whole week. `owner`: the person whose groceries this browser stores from then on. */
export function usePlanActions({ week, starts, household }: PlanWire, owner: string, refresh: () => Promise<unknown>) {
  const t = useText(planText);
  const toast = useToast();
  const router = useRouter();
  const { running, run: start } = useTask<"list" | "copy">();

  const run = (kind: "list" | "copy", failed: string, work: () => Promise<void>) =>
    start(kind, work, (error) => toast("error", failureOf(error, failed)));
  return {
    busy: running,
    putOnList: (choice: { days?: string[]; servings_for?: ServingsFor } = {}) =>
      run("list", t("listNotReached"), async () => {
        keepFor(owner);
        const result = await putOnList(owner, { week, starts, household_id: household?.id ?? null, ...choice });
        const view = {
          label: t("viewGroceryList"),
          onSelect: () => router.push(household ? `${LINKS.groceryList}?list=${result.list_id}` : LINKS.groceryList),
        };
        toast("success", onListWords(t, result), view);
      }),
    copyTo: (to: string) =>
      run("copy", t("weekNotCopied"), async () => {
        await plans.copyWeek({ from: week, to, starts, household_id: household?.id ?? null });
        await refresh();
        router.push(planAddress(to, household?.id));
        toast("success", t("copiedToTo", { to: weekWords(to, t.locale, starts) }));
      }),
  };
}
