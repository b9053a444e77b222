import { useText } from "#use-text";
import { tv } from "@/components/ui/variants";
import { seenInRows } from "@/components/visits/visit-words";
import { cardValueIn } from "@/lib/id-card/id-card";
import type { DisclosureWire } from "@/lib/schemas/visits";
import { terms } from "@/messages/en/terms";
import { visits } from "@/messages/en/visits";

const rows = tv({
  slots: {
    base: "grid gap-1.5 pt-1 pb-2.5",
    row: "grid grid-cols-[88px_minmax(0,1fr)] gap-3",
    values: "wrap-anywhere",
  },
  variants: {
    ruled: { true: { base: "gap-0 pt-0 pb-3", row: "border-b border-line py-2.25" } },
    allergy: { true: { values: "font-[650] text-tomato-ink" } },
  },
});

/** Everything that a venue sees of its visitor. `ruled`: with rules, for use as the main content of a page. */
export function SeenRows({ seen, ruled = false }: { seen: DisclosureWire; ruled?: boolean }) {
  const term = useText(terms);
  const t = useText(visits);
  const look = rows({ ruled });
  return (
    <dl className={look.base()}>
      {seenInRows(seen).map(({ label, values, isAllergy }) => (
        <div className={look.row()} key={label}>
          <dt className="text-ink-soft">{t.known(label)}</dt>
          <dd className={look.values({ allergy: isAllergy })}>
            {values.map((value) => cardValueIn(term.known, value)).join(", ")}
          </dd>
        </div>
      ))}
    </dl>
  );
}
