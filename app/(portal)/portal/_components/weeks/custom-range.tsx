import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { addressOfFigures } from "@/lib/analytics/figure-filters";
import { PORTAL } from "@/lib/portal/sections";
import type { Weeks } from "./weeks-href";

/** Two days of one's own. A form of the browser: it works before any script does, and its answer is the address. */
export function CustomRange({ weeks: { venueId, query }, today }: { weeks: Weeks; today: string }) {
  const { from, to, range, ...kept } = addressOfFigures(query);
  const hidden = { section: "weeks", venue: venueId, range: "custom", ...kept };
  return (
    <form action={PORTAL} className="mt-3 flex flex-wrap items-end gap-3" method="get">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} name={name} type="hidden" value={value} />
      ))}
      <TextField defaultValue={from} max={today} min="2000-01-01" name="from" required type="date" label="From" />
      <TextField defaultValue={to} max={today} min="2000-01-01" name="to" required type="date" label="To" />
      <Button size="sm" type="submit" variant="primary">
        Show
      </Button>
    </form>
  );
}
