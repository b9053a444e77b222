import type { Say } from "@/lib/i18n/area";
import type { carryText } from "@/messages/en/carry";
import type { CarryRow } from "./carry-run";

export const STATE_WORDS: Record<CarryRow["state"], string> = {
  new: "New",
  added: "Added",
  kept: "You have it",
  failed: "Not taken",
};

export type CarryCounts = Record<CarryRow["state"], number>;

export function countRows(rows: readonly CarryRow[]): CarryCounts {
  const counts: CarryCounts = { new: 0, added: 0, kept: 0, failed: 0 };
  for (const { state } of rows) counts[state] += 1;
  return counts;
}

/** The report as plain text to save: a line for each recipe, with the reason. */
export const reportOf = (t: Say<typeof carryText>, name: string, rows: readonly CarryRow[]): string =>
  [
    t("reportOf", { name }),
    ...rows.map(({ title, state, reason, left_out, doubtful, file }) =>
      [
        t("reportLine", { state: t.known(STATE_WORDS[state]), title, file }),
        reason && `  ${t.known(reason)}`,
        left_out.length > 0 && `  ${t("reportLeftOut", { what: left_out.map(t.known).join("; ") })}`,
        doubtful.length > 0 && `  ${t("reportLook", { what: doubtful.join("; ") })}`,
      ]
        .filter(Boolean)
        .join("\n"),
    ),
    "",
  ].join("\n");
