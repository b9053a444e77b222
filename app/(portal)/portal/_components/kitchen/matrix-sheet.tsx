import { ALLERGEN_SUBJECTS } from "@/lib/dietary/kitchen-facts";
import { factOf, isConfirmed } from "@/lib/menus/kitchen-questions";
import type { KitchenDishWire, KitchenWire } from "@/lib/schemas/kitchen-facts";
import { AllergenHeads } from "./allergen-heads";
import { FactSign, SIGN_WORDS, SignKey } from "./fact-sign";

const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
const dayOf = (on: string): string => DAY.format(new Date(on));

export const openCells = (dishes: readonly KitchenDishWire[]): number =>
  dishes.reduce((sum, dish) => sum + ALLERGEN_SUBJECTS.filter((subject) => factOf(dish, subject) === null).length, 0);

type MatrixSheetProps = { venue: string; kitchen: KitchenWire; notes: string };

/** The sheet for the wall. What nobody confirmed says so in its cell, and is never left blank. */
export function MatrixSheet({ venue, kitchen, notes }: MatrixSheetProps) {
  const { dishes, version } = kitchen;
  const open = openCells(dishes);
  return (
    <article className="bg-raised p-5 text-ink nav:p-8 print:bg-transparent print:p-0 print:text-[#000]">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1 border-ink border-b-[1.5px] pb-3">
        <div>
          <p className="font-serif text-herb italic print:text-[#000]">{venue}</p>
          <h2 className="text-step-3 print:text-[20pt]">What is in our dishes</h2>
        </div>
        <p className="text-small print:text-[9pt]">
          Version {version.number}
          {version.on && <>, {dayOf(version.on)}</>}
        </p>
      </header>
      {open > 0 && (
        <p className="mt-3 border-[1.5px] border-ink border-dashed px-3 py-2 font-semibold print:text-[10pt]">
          Draft: {open} of {dishes.length * ALLERGEN_SUBJECTS.length} not confirmed
        </p>
      )}
      <table className="mt-3 w-full border-collapse text-small print:text-[9pt]">
        <thead className="print:table-header-group">
          <AllergenHeads dish="pe-2 pb-2" each="pb-2" />
        </thead>
        <tbody>
          {dishes.map((dish) => (
            <tr className="break-inside-avoid border-line border-t print:border-[#999]" key={dish.id}>
              <th className="min-w-32 py-1.5 pe-2 text-start font-[620] wrap-anywhere" scope="row">
                {dish.name}
                <span className="block font-normal text-ink-soft print:text-[8pt] print:text-[#000]">
                  {isConfirmed(dish) ? saidBy(dish) : "Not all confirmed"}
                </span>
              </th>
              {ALLERGEN_SUBJECTS.map((subject) => {
                const state = factOf(dish, subject)?.state ?? null;
                return (
                  <td className="border-line border-s py-1.5 text-center print:border-[#999]" key={subject}>
                    <span className="inline-grid place-items-center">
                      <FactSign size={16} state={state} />
                      <span className="sr-only">{SIGN_WORDS[state ?? "open"]}</span>
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <footer className="mt-4 grid gap-2.5 border-ink border-t-[1.5px] pt-3 text-small print:text-[9pt]">
        <SignKey />
        <p>
          {signersOf(dishes)}
          {open === 0 ? "" : " What is not confirmed, nobody has said yet: ask us."}
        </p>
        {notes.trim() !== "" && <p className="whitespace-pre-line">{notes.trim()}</p>}
        <p className="font-semibold">Please tell us about every allergy, every time.</p>
      </footer>
    </article>
  );
}

/** Whose word a dish is, and since when all of it stands: the oldest answer tells. */
function saidBy({ facts }: KitchenDishWire): string {
  const names = [...new Set(facts.map(({ by }) => by))].join(", ");
  const oldest = facts.map(({ on }) => on).sort()[0];
  return oldest ? `${names}, since ${dayOf(oldest)}` : names;
}

function signersOf(dishes: readonly KitchenDishWire[]): string {
  const names = [...new Set(dishes.flatMap(({ facts }) => facts.map(({ by }) => by)))].sort();
  return names.length === 0 ? "Nobody has confirmed anything yet." : `Confirmed by ${names.join(", ")}.`;
}
