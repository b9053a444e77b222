import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useText } from "#use-text";
import { judgeAnew } from "@/components/query/judge-anew";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { failureOf } from "@/lib/api-call";
import { household, households } from "@/lib/household-client";
import type { HouseholdWire, TablePersonWire } from "@/lib/schemas/household";
import { householdText } from "@/messages/en/household";

/** The key of the person's households in the cache. */
export const HOUSEHOLDS = ["households"];
const OWN_PEOPLE = ["table-people"];
/** While the page is visible, changes by others appear after this time at the latest. */
const LOOK_AGAIN_MS = 15_000;
const UNCHANGED = "Nothing was changed. Please try again.";

/** The person's households and the changes to them. Runs one change at a time and reports failures. */
export function useHouseholds(rendered: HouseholdWire[], renderedPeople: TablePersonWire[]) {
  const t = useText(householdText);
  const client = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const { busy, run: start } = useTask();
  const { data } = useQuery({
    queryKey: HOUSEHOLDS,
    queryFn: ({ signal }) => households.list(signal),
    initialData: rendered,
    refetchInterval: LOOK_AGAIN_MS,
    refetchOnWindowFocus: "always",
  });
  const { data: ownPeople } = useQuery({
    queryKey: OWN_PEOPLE,
    queryFn: ({ signal }) => household.list(signal),
    initialData: renderedPeople,
  });
  /** @returns true if the change succeeded */
  const run = (work: () => Promise<unknown>, success?: string): Promise<boolean> =>
    start(
      "change",
      async () => {
        await work().finally(reload);
        if (success) toast("success", success);
      },
      (error) => toast("error", failureOf(error, t.known(UNCHANGED))),
    );
  const reload = async () => {
    await judgeAnew(client);
    // Pages that the browser keeps for "back" were judged for the table as it was.
    router.refresh();
  };
  return { households: data, ownPeople, busy, run };
}

export type HouseholdActions = Pick<ReturnType<typeof useHouseholds>, "busy" | "run">;
