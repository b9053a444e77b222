"use client";

import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { FIELD_LABEL } from "@/components/ui/input";
import { groceries } from "@/lib/grocery-client";
import type { GroceryListWire } from "@/lib/schemas/grocery";
import { nameKey } from "@/lib/text/normalized-name";
import { groceryText } from "@/messages/en/grocery";
import type { NewLine } from "./add-line";
import { readLine } from "./add-line";

type SuggestedLinesProps = { owner: string; list: GroceryListWire; onAdd: (line: NewLine) => void };

/** Suggests foods that the person often buys and that are not on the list; a tap adds one. Empty while offline. */
export function SuggestedLines({ owner, list, onAdd }: SuggestedLinesProps) {
  const t = useText(groceryText);
  const { data = [] } = useQuery({
    queryKey: ["grocery-suggestions", owner, list.id],
    queryFn: ({ signal }) => groceries.suggest(list.id, signal),
  });
  const there = new Set(list.items.map(({ name }) => nameKey(name)));
  const wanted = data.filter(({ name }) => !there.has(nameKey(name)));
  if (wanted.length === 0) return null;
  return (
    <section aria-label={t("oftenBought")} className="my-4 print:hidden">
      <h2 className={FIELD_LABEL}>{t("oftenBought")}</h2>
      <ul className="m-0 flex list-none flex-wrap gap-2 p-0">
        {wanted.map(({ name }) => (
          <li key={name}>
            <Button onClick={() => onAdd(readLine(name) ?? { name, quantity: null, unit: null })} size="sm">
              <Plus aria-hidden="true" size={16} />
              {name}
              <span className="sr-only">{t("addToTheList")}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
