import { type MouseEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { SelectField } from "@/components/ui/select-field";
import {
  ALLERGEN_SUBJECTS,
  FACT_STATES,
  FACT_SUBJECTS,
  type FactState,
  type FactSubject,
  factInEnglish,
  isWaySubject,
  SUBJECT_NOUNS,
  subjectTitle,
} from "@/lib/dietary/kitchen-facts";
import { factOf, isConfirmed } from "@/lib/menus/kitchen-questions";
import type { KitchenDishWire } from "@/lib/schemas/kitchen-facts";
import { AllergenHeads } from "./allergen-heads";
import { FactSign, SIGN_WORDS, SignKey } from "./fact-sign";

type FactsGridProps = {
  dishes: readonly KitchenDishWire[];
  isBusy: boolean;
  onAsk: (dish: KitchenDishWire, subject: FactSubject) => void;
  onSay: (dishes: readonly KitchenDishWire[], subject: FactSubject, state: FactState) => void;
};

/** All dishes and the fourteen allergens: an overview, the way to any question, and one answer for many dishes. */
export function FactsGrid({ dishes, isBusy, onAsk, onSay }: FactsGridProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<number | null>(null);
  const [subject, setSubject] = useState<FactSubject>("milk");
  const [state, setState] = useState<FactState>("free_from");
  const picked = dishes.filter(({ id }) => chosen.has(id));
  const choose = (place: number, event: MouseEvent<HTMLInputElement>) => {
    const isOn = event.currentTarget.checked;
    const from = event.shiftKey && last !== null ? Math.min(last, place) : place;
    const to = event.shiftKey && last !== null ? Math.max(last, place) : place;
    const ids = dishes.slice(from, to + 1).map(({ id }) => id);
    setChosen(new Set(isOn ? [...chosen, ...ids] : [...chosen].filter((id) => !ids.includes(id))));
    setLast(place);
  };
  const say = () => {
    onSay(picked, subject, state);
    setChosen(new Set());
  };
  const words = isWaySubject(subject)
    ? factInEnglish({ subject, state })
    : `${SIGN_WORDS[state].toLowerCase()} ${SUBJECT_NOUNS[subject]}`;
  return (
    <section aria-labelledby="kitchen-grid" className="mt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 className="text-step-3" id="kitchen-grid">
          All dishes
        </h2>
        <SignKey />
      </div>
      <div className="mt-4 flex flex-wrap items-end gap-3 rounded-card border border-line bg-raised p-4">
        <SelectField
          label="Say of the chosen dishes"
          onChange={(event) => setState(event.target.value as FactState)}
          value={state}
        >
          {FACT_STATES.map((each) => (
            <option key={each} value={each}>
              {isWaySubject(subject) ? factInEnglish({ subject, state: each }) : SIGN_WORDS[each]}
            </option>
          ))}
        </SelectField>
        <SelectField label="About" onChange={(event) => setSubject(event.target.value as FactSubject)} value={subject}>
          {FACT_SUBJECTS.map((each) => (
            <option key={each} value={each}>
              {subjectTitle(each)}
            </option>
          ))}
        </SelectField>
        <Button busy={isBusy} disabled={picked.length === 0} onClick={say} variant="primary">
          {picked.length === 0
            ? "Choose dishes below"
            : `Say “${words}” of ${picked.length === 1 ? "1 dish" : `${picked.length} dishes`}`}
        </Button>
      </div>
      <section
        aria-label="Dishes and allergens"
        className="relative mt-4 overflow-x-auto rounded-card border border-line bg-raised"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reached by keyboard
        tabIndex={0}
      >
        <table className="w-full border-collapse text-small">
          <thead>
            <AllergenHeads dish="sticky start-0 z-1 min-w-44 bg-raised px-4 py-3" each="px-0.5 py-3" />
          </thead>
          <tbody>
            {dishes.map((dish, place) => (
              <tr className="border-line border-t" key={dish.id}>
                <th className="sticky start-0 z-1 bg-raised px-4 py-1 text-start font-normal" scope="row">
                  <label className="flex min-h-11 cursor-pointer items-center gap-3">
                    <input
                      checked={chosen.has(dish.id)}
                      className="size-5 shrink-0 accent-(--herb)"
                      onClick={(event) => choose(place, event)}
                      readOnly
                      type="checkbox"
                    />
                    <span className="min-w-0">
                      <b className="block wrap-anywhere font-[620]">{dish.name}</b>
                      <span className="block text-ink-soft">{isConfirmed(dish) ? "Confirmed" : openIn(dish)}</span>
                    </span>
                  </label>
                </th>
                {ALLERGEN_SUBJECTS.map((each) => {
                  const fact = factOf(dish, each);
                  const said = fact ? `${SIGN_WORDS[fact.state]}, ${fact.by}` : SIGN_WORDS.open;
                  return (
                    <td className="p-0 text-center" key={each}>
                      <button
                        aria-label={`${dish.name}, ${SUBJECT_NOUNS[each]}: ${said}`}
                        className="grid size-11 cursor-pointer place-items-center rounded-control hover:bg-sunk"
                        onClick={() => onAsk(dish, each)}
                        title={said}
                        type="button"
                      >
                        <FactSign state={fact?.state ?? null} />
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function openIn(dish: KitchenDishWire): string {
  const open = ALLERGEN_SUBJECTS.filter((subject) => factOf(dish, subject) === null).length;
  return `${open} open`;
}
