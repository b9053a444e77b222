import { ChefHat, X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { dayOf } from "@/lib/meal-plan/week";
import type { RecipeMarkWire } from "@/lib/schemas/cookbook";

type CookedFieldProps = {
  cooked: RecipeMarkWire["cooked"];
  onCook: (day: string) => void;
  onUncook: (id: string) => void;
};

const date = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" });
const dateWords = (day: string): string => date.format(Date.parse(`${day}T00:00:00Z`));

/** "I cooked this", and when one did. */
export function CookedField({ cooked: { times, days }, onCook, onUncook }: CookedFieldProps) {
  const [last] = days;
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-soft" role="status">
        {last
          ? `Cooked ${times === 1 ? "once" : `${times} times`}, last on ${dateWords(last.day)}.`
          : "Not cooked yet."}
      </p>
      <Button onClick={() => onCook(dayOf(new Date()))}>
        <ChefHat size={20} />I cooked this today
      </Button>
      {days.length > 0 && (
        <details className="w-full">
          <summary className="min-h-11 cursor-pointer py-2">When I cooked it</summary>
          <ul className="grid">
            {days.map(({ id, day }) => (
              <li className="flex items-center justify-between border-line border-b" key={id}>
                <time dateTime={day}>{dateWords(day)}</time>
                <IconButton label={`Take ${dateWords(day)} off the history`} onClick={() => onUncook(id)}>
                  <X size={16} />
                </IconButton>
              </li>
            ))}
          </ul>
          {times > days.length && <p className="text-ink-soft text-small">The latest {days.length} are shown.</p>}
        </details>
      )}
    </div>
  );
}
