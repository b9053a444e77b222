import { SEVERITY_WORDS } from "@/lib/analytics/card-words";
import type { GuestSumWire } from "@/lib/schemas/live";

/** Every allergy of several guests with its gravest severity, and how many of them are to be asked. */
export function AllergySum({ sum: { allergies, to_ask: toAsk } }: { sum: GuestSumWire }) {
  if (allergies.length === 0 && toAsk === 0) return <p>No allergy named.</p>;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-step-1">
      {allergies.map(({ key, label, severity, guests }) => (
        <li key={key}>
          <b className="text-tomato-ink">{label}</b> {guests} ({SEVERITY_WORDS[severity]})
        </li>
      ))}
      {toAsk > 0 && (
        <li>
          <b>{toAsk} to ask</b>
        </li>
      )}
    </ul>
  );
}
