import { gravestOfEach, type Restriction, SEVERITIES } from "@/lib/profile/allergies";
import type { TableLimitWire } from "@/lib/schemas/tables";

export const toLimit = ({ key, label, severity, traces }: Restriction): TableLimitWire => ({
  key,
  label,
  severity,
  traces,
});

/** The allergies of all guests as the kitchen reads them: each once, the gravest first, without saying whose it is. */
export function limitsOfTable(limits: readonly TableLimitWire[]): TableLimitWire[] {
  const worst = (a: TableLimitWire, b: TableLimitWire) =>
    SEVERITIES.indexOf(b.severity) - SEVERITIES.indexOf(a.severity);
  return gravestOfEach(limits).sort((a, b) => worst(a, b) || a.label.localeCompare(b.label, "en"));
}
