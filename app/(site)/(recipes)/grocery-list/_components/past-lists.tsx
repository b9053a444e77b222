"use client";

import { Copy, Trash2 } from "lucide-react";
import { useState } from "react";
import { useText } from "#use-text";
import { relativeDate } from "@/components/recipes/saved/relative-date";
import { ButtonLink } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { RuledHeading } from "@/components/ui/ruled-heading";
import type { Say } from "@/lib/i18n/area";
import { LINKS } from "@/lib/links";
import type { GrocerySummaryWire } from "@/lib/schemas/grocery";
import { groceryText } from "@/messages/en/grocery";
import { kitchenText } from "@/messages/en/kitchen";
import { CopyListDialog } from "./copy-list-dialog";
import { DeleteListDialog } from "./delete-list-dialog";
import { listTitle } from "./list-title";
import type { Summaries } from "./use-summaries";

type PastListsProps = {
  /** All lists except the one shown; null while they are loading. */
  lists: readonly GrocerySummaryWire[] | null;
  currentId: string | null;
  past: Summaries;
  onCurrent: (id: string | null) => void;
};

export function PastLists({ lists, currentId, past, onCurrent }: PastListsProps) {
  const t = useText(groceryText);
  const k = useText(kitchenText);
  const [copied, setCopied] = useState<GrocerySummaryWire | null>(null);
  const [deleted, setDeleted] = useState<GrocerySummaryWire | null>(null);
  if (lists?.length === 0) return null;
  return (
    <section aria-labelledby="past-lists" className="print:hidden">
      <RuledHeading id="past-lists">{t("pastLists")}</RuledHeading>
      {past.failed && (
        <div className="mt-4">
          <ErrorState onRetry={() => void past.reload()} title={t("pastListsNotLoaded")}>
            {t("safeOnServer")}
          </ErrorState>
        </div>
      )}
      <ul>
        {lists?.map((list) => (
          <li className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 border-line border-b py-3" key={list.id}>
            <span className="wrap-anywhere grid min-w-0 flex-[1_1_150px]">
              <b className="font-semibold">{listTitle(t, list.name)}</b>
              <span className="small soft">
                {summaryWords(t, list)}
                {list.household && t("sharedWithName5", { name: list.household.name })}
              </span>
              <span className="small soft" suppressHydrationWarning>
                {k.known(relativeDate(list.created_at, new Date(), t.locale))}
                {list.last_recipe_added && t("lastRecipeAdded", { last_recipe_added: list.last_recipe_added })}
              </span>
            </span>
            <span className="flex items-center">
              <ButtonLink
                aria-label={t("viewName", { name: listTitle(t, list.name) })}
                href={list.id === currentId ? LINKS.groceryList : `${LINKS.groceryList}?list=${list.id}`}
                prefetch={false}
                size="sm"
              >
                {t("view")}
              </ButtonLink>
              <IconButton
                aria-haspopup="dialog"
                label={t("copyName", { name: listTitle(t, list.name) })}
                onClick={() => setCopied(list)}
              >
                <Copy size={20} />
              </IconButton>
              {list.household?.is_own !== false && (
                <IconButton
                  aria-haspopup="dialog"
                  label={t("deleteName", { name: listTitle(t, list.name) })}
                  onClick={() => setDeleted(list)}
                >
                  <Trash2 size={20} />
                </IconButton>
              )}
            </span>
          </li>
        ))}
      </ul>
      <CopyListDialog list={copied} onClose={() => setCopied(null)} onCopied={onCurrent} />
      <DeleteListDialog
        list={deleted}
        onClose={() => setDeleted(null)}
        onDeleted={(id) => (id === currentId ? onCurrent(null) : void past.reload())}
      />
    </section>
  );
}

function summaryWords(
  t: Say<typeof groceryText>,
  { total_items: count, completion_percentage: percent }: GrocerySummaryWire,
): string {
  if (count === 0) return t("empty");
  return percent === 100 ? t("itemsAllBought", { count }) : t("itemsPercentBought", { count, percent });
}
