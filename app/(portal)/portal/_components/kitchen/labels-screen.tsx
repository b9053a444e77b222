"use client";

import { Printer } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { SelectField } from "@/components/ui/select-field";
import type { FoodLabel, LabelOrWhy } from "@/lib/menus/food-label";
import { PrintAlone } from "../venues/print-alone";
import styles from "./labels-sheet.module.css";

type DishLabel = { readonly id: string; readonly name: string } & LabelOrWhy;

const COPIES = [1, 2, 4, 8] as const;
const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** Labels for food that is packed on the premises, and what is missing for the dishes that have none. */
export function LabelsScreen({ venue, dishes }: { venue: string; dishes: readonly DishLabel[] }) {
  const [copies, setCopies] = useState<number>(1);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const ready = dishes.flatMap((dish) => ("label" in dish ? [{ id: dish.id, label: dish.label }] : []));
  const missing = dishes.flatMap((dish) => ("why" in dish ? [dish] : []));
  const printed = ready
    .filter(({ id }) => !left.has(id))
    .flatMap(({ id, label }) => Array.from({ length: copies }, (_, copy) => ({ key: `${id} ${copy}`, label })));
  const flip = (id: string) =>
    setLeft((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]));
  return (
    <>
      <div className="mt-5 flex flex-wrap items-end gap-4">
        <SelectField
          label="Copies of each"
          onChange={(event) => setCopies(Number(event.target.value))}
          value={String(copies)}
        >
          {COPIES.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </SelectField>
        <Button disabled={printed.length === 0} onClick={() => window.print()} variant="primary">
          <Printer aria-hidden="true" size={18} /> Print {printed.length === 1 ? "1 label" : `${printed.length} labels`}
        </Button>
      </div>
      <p className="mt-3 max-w-[70ch] text-small">
        The ingredients stand as the menu writes them. The law wants all of them, the heaviest first.
      </p>
      {ready.length === 0 && (
        <Callout className="mt-4" tone="info">
          <p>
            <b>No dish has a label yet.</b> It needs its ingredients, and the kitchen's word on all fourteen allergens.
          </p>
        </Callout>
      )}
      {ready.length > 0 && (
        <section aria-labelledby="labels-ready" className="mt-6">
          <h2 className="text-step-2" id="labels-ready">
            With a label: {ready.length}
          </h2>
          <ul aria-labelledby="labels-ready" className="mt-3 grid gap-4 tablet:grid-cols-2">
            {ready.map(({ id, label }) => (
              <li className="grid content-start gap-2" key={id}>
                <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-small">
                  <input
                    checked={!left.has(id)}
                    className="size-5 accent-(--ink)"
                    onChange={() => flip(id)}
                    type="checkbox"
                  />
                  Print {label.name}
                </label>
                <Label label={label} venue={venue} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {missing.length > 0 && (
        <section aria-labelledby="labels-missing" className="mt-8">
          <h2 className="text-step-2" id="labels-missing">
            Without a label: {missing.length}
          </h2>
          <ul className="mt-2">
            {missing.map(({ id, name, why }) => (
              <li className="border-line border-b py-2.5" key={id}>
                <b className="wrap-anywhere">{name}</b>
                <p className="text-small">{why.join(" ")}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <PrintAlone>
        <div className={`${styles.sheet} grid grid-cols-2 gap-[4mm]`}>
          {printed.map(({ key, label }) => (
            <Label key={key} label={label} venue={venue} />
          ))}
        </div>
      </PrintAlone>
    </>
  );
}

/** The name, the ingredients with what the law calls an allergen in bold capitals, and what may have come into it. */
function Label({ label, venue }: { label: FoodLabel; venue: string }) {
  return (
    <article className="break-inside-avoid rounded-card border border-ink bg-raised p-4 text-ink print:rounded-none print:border-[#000] print:bg-transparent print:p-[4mm] print:text-[#000]">
      <h3 className="wrap-anywhere font-[680] font-sans text-step-1 print:text-[13pt]">{label.name}</h3>
      <p className="mt-1.5 wrap-anywhere text-small print:text-[9.5pt]">
        Ingredients:{" "}
        {label.ingredients.map(({ text, isAllergen, named }, place) =>
          isAllergen ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
            <b className="font-[800] uppercase" key={place}>
              {text}
              {named.length > 0 && ` (${named.join(", ")})`}
            </b>
          ) : (
            text
          ),
        )}
      </p>
      {label.mayContain.length > 0 && (
        <p className="mt-1.5 text-small print:text-[9.5pt]">
          May contain: <b className="font-[800] uppercase">{label.mayContain.join(", ")}</b>
        </p>
      )}
      <p className="mt-2 text-small print:text-[8pt]">
        {venue}. Allergens confirmed by {label.by.join(", ")}, {DAY.format(new Date(label.since))}.
      </p>
    </article>
  );
}
