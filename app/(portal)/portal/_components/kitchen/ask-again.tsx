import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { SelectField } from "@/components/ui/select-field";
import { RENEWAL_MONTHS } from "@/lib/menus/kitchen-questions";
import type { RenewalWire } from "@/lib/schemas/kitchen-facts";

type AskAgainProps = {
  renewal: RenewalWire;
  /** How many answers, of how many dishes, are older than that. */
  old: { answers: number; dishes: number };
  isBusy: boolean;
  onStillSo: () => void;
  onMonths: (months: number) => void;
};

const monthsIn = (months: number): string => (months === 1 ? "1 month" : `${months} months`);

/** What was said long ago is asked about again: one tap says of all of it that nothing has changed. */
export function AskAgain({ renewal, old, isBusy, onStillSo, onMonths }: AskAgainProps) {
  const answers = old.answers === 1 ? "1 answer" : `${old.answers} answers`;
  return (
    <div className="mt-4 grid gap-3">
      {old.answers > 0 && (
        <Callout tone="info">
          <p>
            <b>Still so?</b> {answers} of {old.dishes === 1 ? "1 dish" : `${old.dishes} dishes`}{" "}
            {old.answers === 1 ? "is" : "are"} older than {monthsIn(renewal.months)}. Look at them below first: what you
            say stands under your name, with today's date.
          </p>
          <Button busy={isBusy} className="mt-3" onClick={onStillSo}>
            Still so: {answers}
          </Button>
        </Callout>
      )}
      <SelectField
        label="Ask again after"
        onChange={(event) => onMonths(Number(event.target.value))}
        value={String(renewal.months)}
      >
        {[...new Set([...RENEWAL_MONTHS, renewal.months])]
          .sort((a, b) => a - b)
          .map((months) => (
            <option key={months} value={months}>
              {monthsIn(months)}
            </option>
          ))}
      </SelectField>
    </div>
  );
}
