import { useText } from "#use-text";
import { terms } from "@/messages/en/terms";
import { visits } from "@/messages/en/visits";
import "@/styles/sharing.css";
import { seenInRows } from "@/components/visits/visit-words";
import type { DisclosureWire } from "@/lib/schemas/visits";

/** What a venue sees of its visitor, in full. */
export function SeenRows({ seen }: { seen: DisclosureWire }) {
  const term = useText(terms);
  const t = useText(visits);
  return (
    <dl className="seen-rows">
      {seenInRows(seen).map(({ label, values, isAllergy }) => (
        <div key={label}>
          <dt>{t.known(label)}</dt>
          <dd className={isAllergy ? "seen-allergy" : undefined}>
            {values.map((value) => term.known(value)).join(", ")}
          </dd>
        </div>
      ))}
    </dl>
  );
}
