import "@/styles/sharing.css";
import { seenInRows } from "@/components/visits/visit-words";
import type { DisclosureWire } from "@/lib/schemas/visits";

/** What a venue sees of its visitor, in full. */
export function SeenRows({ seen }: { seen: DisclosureWire }) {
  return (
    <dl className="seen-rows">
      {seenInRows(seen).map(({ label, values, isAllergy }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={isAllergy ? "seen-allergy" : undefined}>{values.join(", ")}</dd>
        </div>
      ))}
    </dl>
  );
}
