"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { TextField } from "@/components/ui/field";
import { cn } from "@/components/ui/variants";
import type { ChosenBy } from "@/lib/menus/chosen-dishes";
import { type OutlineRow, outlineRows } from "@/lib/menus/outline-rows";
import { type Proposal, proposeSelectors } from "@/lib/menus/propose-selectors";
import { outlineTree } from "@/lib/page-checks/outline";
import type { ClientWire } from "@/lib/schemas/oauth";
import type { PageOutlineWire } from "@/lib/schemas/page-checks";
import { ChosenDishes } from "./chosen-dishes";

type PickerProps = { outline: PageOutlineWire; client: ClientWire; origin: string };
type Picked = { row: OutlineRow; proposals: Proposal[]; chosen: ChosenBy };

const MOST_SHOWN = 400;
const LOOKS: Record<OutlineRow["rank"], string> = {
  heading: "font-[620] text-step-1",
  strong: "font-[620]",
  text: "",
};

/**
 * The words of a page in its order, without anything of the page that a browser would do. One that is chosen names all
 * dishes of its kind.
 */
export function DishPicker({ outline, client, origin }: PickerProps) {
  const root = useMemo(() => outlineTree(outline.nodes), [outline]);
  const rows = useMemo(() => outlineRows(root), [root]);
  const [wanted, setWanted] = useState("");
  const [picked, setPicked] = useState<Picked | null>(null);
  const section = useRef<HTMLElement>(null);
  const result = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  useEffect(() => {
    if (picked) result.current?.focus();
  }, [picked]);
  const { unreached } = outline;
  if (unreached) {
    return (
      <section aria-label="The page could not be read" className="mt-8 outline-none" ref={section} tabIndex={-1}>
        <p className="font-[620]">{unreached.says}</p>
        <p>{unreached.change}</p>
      </section>
    );
  }
  const needle = wanted.trim().toLowerCase();
  const matching = needle === "" ? rows : rows.filter(({ text }) => text.toLowerCase().includes(needle));
  const pick = (row: OutlineRow) => {
    const proposals = proposeSelectors(root, row.element);
    const { items = "", name = "", description = "" } = proposals[0] ?? {};
    setPicked({ row, proposals, chosen: { items, name, description } });
  };
  return (
    <section aria-labelledby="picker" className="mt-8 outline-none" ref={section} tabIndex={-1}>
      <h2 className="text-step-2" id="picker">
        Choose one dish
      </h2>
      <p className="mt-1 max-w-[62ch] text-ink-soft">
        These are the words that {outline.address} shows, without its pictures and scripts. Choose the name of one dish;
        the others of its kind are found by it.
        {outline.is_cut && " The page is longer than what is shown here."}
      </p>
      {rows.length === 0 ? (
        <p className="mt-4">
          The HTML that the server sends has no words: scripts build the page in the browser. Name its elements in your
          code, with data-forkprint-item.
        </p>
      ) : (
        <div className="mt-4 grid gap-x-8 gap-y-6 nav:grid-cols-2 nav:items-start">
          <div className="min-w-0">
            <TextField
              hint="Or look through the page below."
              label="Find a dish by its name"
              onChange={(event) => setWanted(event.target.value)}
              value={wanted}
            />
            <p aria-live="polite" className="mt-2 text-ink-soft text-small">
              {matching.length === 0
                ? "No line of the page has these words."
                : matching.length > MOST_SHOWN
                  ? `${MOST_SHOWN} of ${matching.length} lines. Type more of the name.`
                  : ""}
            </p>
            <ul className="mt-2 max-h-[70vh] overflow-y-auto rounded-card border border-line bg-raised py-2">
              {matching.slice(0, MOST_SHOWN).map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines of a page have no other name, and never change places.
                <li key={at}>
                  <button
                    aria-pressed={picked?.row.element === row.element}
                    className={cn(
                      "min-h-11 w-full cursor-pointer px-4 py-1.5 text-start wrap-anywhere hover:bg-sunk aria-pressed:bg-saffron-tint",
                      LOOKS[row.rank],
                    )}
                    onClick={() => pick(row)}
                    style={{ paddingInlineStart: `${16 + row.depth * 12}px` }}
                    type="button"
                  >
                    {row.text}
                  </button>
                </li>
              ))}
            </ul>
          </div>
          <section aria-label="What is read" className="min-w-0 outline-none" ref={result} tabIndex={-1}>
            {picked ? (
              <ChosenDishes
                chosen={picked.chosen}
                client={client}
                onChange={(chosen) => setPicked({ ...picked, chosen })}
                origin={origin}
                proposals={picked.proposals}
                root={root}
              />
            ) : (
              <p className="text-ink-soft">What is read appears here as soon as you have chosen.</p>
            )}
          </section>
        </div>
      )}
    </section>
  );
}
