"use client";

import { Users } from "lucide-react";
import { useRouter } from "next/navigation";
import { useRef } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { groceries } from "@/lib/grocery-client";
import { LINKS } from "@/lib/links";
import { addToListText } from "@/messages/en/add-to-list";
import { checkFood } from "@/messages/en/check-food";

export type SharedList = { id: string; name: string; household: string };
type ShareFindProps = { name: string; gtin: string | null; list: SharedList };

/**
 * Puts the food on the list that a household shares, where each of them sees it with a verdict of their own. The line
 * keeps its id until it is confirmed, so that a retry cannot add it twice.
 */
export function ShareFind({ name, gtin, list: { id, household } }: ShareFindProps) {
  const t = useText(checkFood);
  const list = useText(addToListText);
  const toast = useToast();
  const router = useRouter();
  const { run, busy } = useTask();
  const line = useRef<string | null>(null);
  const share = () =>
    run(
      "share",
      async () => {
        line.current ??= crypto.randomUUID();
        const item = { id: line.current, name, gtin };
        await groceries.sendChanges(id, [{ type: "add", item, at: new Date().toISOString() }]);
        line.current = null;
        toast("success", t("findShared", { name, household }), [
          { label: list("viewGroceryList"), onSelect: () => router.push(`${LINKS.groceryList}?list=${id}`) },
        ]);
      },
      () => toast("error", t("notAdded")),
    );
  return (
    <Button busy={busy} onClick={() => void share()}>
      <Users size={20} />
      {t("shareFind", { household })}
    </Button>
  );
}
