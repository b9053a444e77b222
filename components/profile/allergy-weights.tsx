import { useText } from "#use-text";
import { Checkbox } from "@/components/ui/checkbox";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { coveredBy } from "@/lib/id-card/id-card";
import type { Restriction, Severity } from "@/lib/profile/allergies";
import type { AllergyChange } from "@/lib/profile/allergy-changes";
import { profile } from "@/messages/en/profile";
import { terms } from "@/messages/en/terms";

const SEVERITIES: readonly { value: Severity; label: string }[] = [
  { value: "intolerance", label: "Intolerance" },
  { value: "allergy", label: "Allergy" },
  { value: "severe", label: "Severe" },
];

type AllergyWeightsProps = { allergies: readonly Restriction[]; onChange: (change: AllergyChange) => void };

/** Asks for the severity of each allergy and whether traces matter, which a kitchen needs to know. */
export function AllergyWeights({ allergies, onChange }: AllergyWeightsProps) {
  const term = useText(terms);
  const t = useText(profile);
  if (allergies.length === 0) return null;
  return (
    <ul aria-label={t("severityQuestion")} className="divide-y divide-line border-y border-line">
      {allergies.map(({ key, label, severity, traces }) => (
        <li className="grid gap-x-4 gap-y-2 py-3 @xl:grid-cols-[1fr_auto_auto] @xl:items-center" key={key}>
          <div className="min-w-0 wrap-anywhere">
            <b>{term.known(label)}</b>
            {coveredBy({ key }) && (
              <p className="text-small/[1.4] text-ink-soft">{term.known(coveredBy({ key }) ?? "")}</p>
            )}
          </div>
          <SegmentedControl
            label={t("howBadlyLabel", { label: term.known(label) })}
            onChange={(next) => onChange({ on: true, key, label, severity: next })}
            options={SEVERITIES.map(({ value, label: word }) => ({ value, label: term.known(word) }))}
            value={severity}
          />
          <Checkbox
            checked={traces}
            label={t.rich("tracesMatterForLabel", {
              label: term.known(label),
              span: (inside) => <span className="sr-only">{inside}</span>,
            })}
            onChange={(event) => onChange({ on: true, key, label, traces: event.target.checked })}
          />
        </li>
      ))}
    </ul>
  );
}
