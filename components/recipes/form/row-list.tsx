"use client";

import { type ClipboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useText } from "#use-text";
import { moved } from "@/components/recipes/form/moved-rows";
import { SortableRow } from "@/components/recipes/form/sortable-row";
import { useSorting } from "@/components/recipes/form/use-sorting";
import { recipeFormText } from "@/messages/en/recipe-form";

type Row = { key: string; kind: "heading" | "line" };

type RowListProps<Item extends Row> = {
  rows: Item[];
  onChange: (rows: Item[]) => void;
  /** Splits a pasted block into rows. */
  split: (block: string) => Item[];
  /** `number` counts the lines from 1. */
  nameOf: (row: Item, number: number) => string;
  children: (row: Item, number: number, onPaste: (event: ClipboardEvent<HTMLElement>) => void) => ReactNode;
  footer: (add: (row: Item) => void) => ReactNode;
};

const MAX_ROWS = 300;

/** A list whose rows can be moved, removed, added, and pasted as a block. At least one line stays. */
export function RowList<Item extends Row>({ rows, onChange, split, nameOf, children, footer }: RowListProps<Item>) {
  const t = useText(recipeFormText);
  const [announcement, setSaid] = useState("");
  const focusNext = useFocusNext();
  const lineCount = rows.filter((row) => row.kind === "line").length;
  const sorting = useSorting({
    count: rows.length,
    onMove: (from, to) => onChange(moved(rows, from, to)),
    say: (from, to) =>
      t("rowMoved", {
        row: rows[from] ? nameOf(rows[from], from + 1) : "",
        to: to + 1,
        count: rows.length,
      }),
  });

  function add(row: Item) {
    focusNext(row.key);
    onChange([...rows, row]);
  }
  function remove(index: number) {
    const neighbour = rows[index + 1] ?? rows[index - 1];
    if (neighbour) focusNext(neighbour.key);
    onChange(rows.filter((_, at) => at !== index));
  }
  /**
   * A single pasted line goes into its field. Several lines become rows, which replace an empty row or follow a filled
   * one.
   */
  const onPaste = (index: number, isEmpty: boolean) => (event: ClipboardEvent<HTMLElement>) => {
    const pasted = event.clipboardData.getData("text/plain");
    if (!/\S[^\n\r]*[\n\r]+\s*\S/.test(pasted)) return;
    event.preventDefault();
    const added = split(pasted).slice(0, MAX_ROWS - rows.length + 1);
    const last = added.at(-1);
    if (!last) return;
    onChange([...rows.slice(0, isEmpty ? index : index + 1), ...added, ...rows.slice(index + 1)]);
    focusNext(last.key);
    setSaid(t("rowsPasted", { count: added.length }));
  };

  let number = 0;
  return (
    <>
      <ol className="grid grid-cols-1" ref={sorting.list}>
        {rows.map((row, index) => {
          if (row.kind === "line") number += 1;
          const name = nameOf(row, number);
          const paste = (event: ClipboardEvent<HTMLElement>) =>
            onPaste(index, (event.target as HTMLInputElement).value.trim() === "")(event);
          return (
            <SortableRow
              canRemove={row.kind === "heading" || lineCount > 1}
              index={index}
              key={row.key}
              name={name}
              onRemove={() => remove(index)}
              sorting={sorting}
            >
              {children(row, number, paste)}
            </SortableRow>
          );
        })}
      </ol>
      <p className="sr-only" role="status">
        {sorting.said || announcement}
      </p>
      <div className="flex flex-wrap gap-2.5">{rows.length < MAX_ROWS && footer(add)}</div>
    </>
  );
}

/** Focuses a field by its id as soon as it is rendered. */
function useFocusNext() {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    document.getElementById(wanted.current)?.focus();
    wanted.current = null;
  });
  return (id: string) => {
    wanted.current = id;
  };
}
