"use client";

import "@/styles/grocery.css";
import { Copy, Trash2 } from "lucide-react";
import { useState } from "react";
import { CopyListDialog } from "@/components/grocery/copy-list-dialog";
import { DeleteListDialog } from "@/components/grocery/delete-list-dialog";
import type { Summaries } from "@/components/grocery/use-summaries";
import { countOf } from "@/components/grocery/words";
import { relativeDate } from "@/components/recipes/saved/relative-date";
import { ButtonLink } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { LINKS } from "@/lib/links";
import type { GrocerySummaryWire } from "@/lib/schemas/grocery";

type PastListsProps = {
  /** All but the one that is shown; null while they are not known. */
  lists: readonly GrocerySummaryWire[] | null;
  currentId: string | null;
  past: Summaries;
  onCurrent: (id: string | null) => void;
};

export function PastLists({ lists, currentId, past, onCurrent }: PastListsProps) {
  const [copied, setCopied] = useState<GrocerySummaryWire | null>(null);
  const [deleted, setDeleted] = useState<GrocerySummaryWire | null>(null);
  if (lists?.length === 0) return null;
  return (
    <section aria-labelledby="past-lists" className="past-lists grocery-screen-only">
      <h2 id="past-lists">Past lists</h2>
      {past.failed && (
        <ErrorState onRetry={() => void past.reload()} title="Past lists could not be loaded">
          They are safe on the server and come back with the connection.
        </ErrorState>
      )}
      <ul>
        {lists?.map((list) => (
          <li key={list.id}>
            <span className="past-list">
              <b>{list.name}</b>
              <span className="small soft">
                {summaryWords(list)}
                {list.household && `, shared with ${list.household.name}`}
              </span>
              <span className="small soft" suppressHydrationWarning>
                {relativeDate(list.created_at, new Date())}
                {list.last_recipe_added && `, last added ${list.last_recipe_added}`}
              </span>
            </span>
            <span className="past-actions">
              <ButtonLink
                aria-label={`View ${list.name}`}
                href={list.id === currentId ? LINKS.groceryList : `${LINKS.groceryList}?list=${list.id}`}
                prefetch={false}
                size="sm"
              >
                View
              </ButtonLink>
              <IconButton aria-haspopup="dialog" label={`Copy ${list.name}`} onClick={() => setCopied(list)}>
                <Copy size={20} />
              </IconButton>
              {list.household?.is_own !== false && (
                <IconButton aria-haspopup="dialog" label={`Delete ${list.name}`} onClick={() => setDeleted(list)}>
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

function summaryWords({ total_items: total, completion_percentage: percent }: GrocerySummaryWire): string {
  if (total === 0) return "Empty";
  const items = countOf(total, "item", "items");
  return percent === 100 ? `${items}, all bought` : `${items}, ${percent}% bought`;
}
