"use client";

import { useText } from "#use-text";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { DEFAULT_LIST_NAME } from "@/lib/grocery/limits";
import { groceries } from "@/lib/grocery-client";
import { LINKS } from "@/lib/links";
import type { GrocerySummaryWire } from "@/lib/schemas/grocery";
import { groceryText } from "@/messages/en/grocery";
import { AddLine, type NewLine } from "./add-line";
import { ListTitle } from "./grocery-page";
import { newChange } from "./new-change";

/** Allows wrapping, because a list's name may be long. */
const NEXT = "wrap-anywhere max-w-full whitespace-normal py-2";

type NoCurrentListProps = {
  /** The person's newest list, which may have been started on another device. */
  latest: GrocerySummaryWire | null;
  onCurrent: (id: string) => void;
};

/** Shown when this browser has no current list. */
export function NoCurrentList({ latest, onCurrent }: NoCurrentListProps) {
  const t = useText(groceryText);
  const toast = useToast();
  const { busy, run } = useTask();
  const isUnfinished = latest !== null && latest.total_items > 0 && latest.completion_percentage < 100;

  const begin = (line: NewLine) =>
    run(
      "begin",
      async () => {
        const list = await groceries.createList(DEFAULT_LIST_NAME);
        await groceries.sendChanges(list.id, [newChange(line, new Date().toISOString())]);
        onCurrent(list.id);
      },
      () => toast("error", t("listNotMade")),
    );

  return (
    <section aria-label={t("currentList")}>
      <ListTitle>{t("groceryList")}</ListTitle>
      <div className="mt-4 grid">
        <EmptyState
          action={
            <div className="flex flex-wrap gap-2.5">
              {isUnfinished && (
                <Button className={NEXT} onClick={() => onCurrent(latest.id)} variant="primary">
                  {t("continueList", { name: latest.name, count: latest.total_items })}
                </Button>
              )}
              <ButtonLink className={NEXT} href={LINKS.recipes} variant={isUnfinished ? "quiet" : "primary"}>
                {t("browseRecipes")}
              </ButtonLink>
            </div>
          }
          title={t("listEmpty")}
        >
          {t("listEmptyHint")}
        </EmptyState>
        <AddLine busy={busy} onAdd={begin} />
      </div>
    </section>
  );
}
