import { Checkbox } from "@/components/ui/checkbox";
import { SegmentedControl } from "@/components/ui/segmented-control";
import type { Restriction, Severity } from "@/lib/dietary/allergies";
import type { AllergyChange } from "@/lib/dietary/allergy-changes";

const SEVERITIES: readonly { value: Severity; label: string }[] = [
  { value: "intolerance", label: "Intolerance" },
  { value: "allergy", label: "Allergy" },
  { value: "severe", label: "Severe" },
];

type AllergyWeightsProps = { allergies: readonly Restriction[]; onChange: (change: AllergyChange) => void };

/** Of each allergy, how badly and whether traces matter: what a kitchen asks next. */
export function AllergyWeights({ allergies, onChange }: AllergyWeightsProps) {
  if (allergies.length === 0) return null;
  return (
    <ul aria-label="How badly, and do traces matter?" className="divide-y divide-line border-y border-line">
      {allergies.map(({ key, label, severity, traces }) => (
        <li className="grid gap-x-4 gap-y-2 py-3 tablet:grid-cols-[1fr_auto_auto] tablet:items-center" key={key}>
          <b className="min-w-0 wrap-anywhere">{label}</b>
          <SegmentedControl
            label={`How badly: ${label}`}
            onChange={(next) => onChange({ on: true, key, label, severity: next })}
            options={SEVERITIES}
            value={severity}
          />
          <Checkbox
            checked={traces}
            label={
              <>
                Traces matter<span className="sr"> for {label}</span>
              </>
            }
            onChange={(event) => onChange({ on: true, key, label, traces: event.target.checked })}
          />
        </li>
      ))}
    </ul>
  );
}
