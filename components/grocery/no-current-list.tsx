"use client";

import "@/styles/grocery.css";
import { useState } from "react";
import { AddLine, type NewLine } from "@/components/grocery/add-line";
import { newChange } from "@/components/grocery/new-change";
import { countOf } from "@/components/grocery/words";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useToast } from "@/components/ui/toast";
import { groceries } from "@/lib/grocery-client";
import { DEFAULT_LIST_NAME } from "@/lib/grocery-limits";
import { LINKS } from "@/lib/links";
import type { GrocerySummaryWire } from "@/lib/schemas/grocery";

type NoCurrentListProps = {
  /** The newest list, perhaps begun on another device. */
  latest: GrocerySummaryWire | null;
  onCurrent: (id: string) => void;
};

/** Nothing is being shopped for in this browser. */
export function NoCurrentList({ latest, onCurrent }: NoCurrentListProps) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const isUnfinished = latest !== null && latest.total_items > 0 && latest.completion_percentage < 100;

  async function begin(line: NewLine): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    try {
      const list = await groceries.createList(DEFAULT_LIST_NAME);
      await groceries.sendChanges(list.id, [newChange(line, new Date().toISOString())]);
      onCurrent(list.id);
      return true;
    } catch {
      toast("error", "Failed to create grocery list");
      return false;
    } finally {
      setBusy(false);
    }
  }

  return (
    <section aria-label="Current list">
      <h1>Grocery List</h1>
      <div className="grocery-empty">
        <EmptyState
          action={
            <div className="grocery-next">
              {isUnfinished && (
                <Button onClick={() => onCurrent(latest.id)} variant="primary">
                  Continue {latest.name}, {countOf(latest.total_items, "item", "items")}
                </Button>
              )}
              <ButtonLink href={LINKS.recipes} variant={isUnfinished ? "quiet" : "primary"}>
                Browse Recipes
              </ButtonLink>
            </div>
          }
          title="Your grocery list is empty"
        >
          Add a recipe to it, and what the recipe needs stands here by aisle. Or write down what you need.
        </EmptyState>
        <AddLine busy={busy} onAdd={begin} />
      </div>
    </section>
  );
}
