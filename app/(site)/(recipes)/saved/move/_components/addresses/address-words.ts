import type { Say } from "@/lib/i18n/area";
import type { addressListText } from "@/messages/en/address-list";
import type { AddressRow } from "./run-addresses";

type T = Say<typeof addressListText>;
export type AddressCounts = Record<AddressRow["state"], number>;

export function countAddresses(rows: readonly AddressRow[]): AddressCounts {
  const counts: AddressCounts = { added: 0, kept: 0, several: 0, failed: 0, waiting: 0 };
  for (const { state } of rows) counts[state] += 1;
  return counts;
}

export const sumOf = (t: T, counts: AddressCounts): string =>
  [
    t("sumAdded", { count: counts.added }),
    counts.kept > 0 && t("sumKept", { count: counts.kept }),
    counts.several > 0 && t("sumSeveral", { count: counts.several }),
    counts.failed > 0 && t("sumFailed", { count: counts.failed }),
    counts.waiting > 0 && t("sumWaiting", { count: counts.waiting }),
  ]
    .filter(Boolean)
    .join(" ");

/** The report as plain text to save: a line for each address, with the reason and the recipes to choose from. */
export const addressReport = (t: T, rows: readonly AddressRow[]): string =>
  [
    t("report"),
    ...rows.map(({ state, title, address, reason, recipes }) =>
      [
        t("reportLine", { state: t(state), title: title ?? "", address }).replace(/ {2,}/g, " "),
        reason && `  ${reason}`,
        ...recipes.map((recipe) => `  - ${recipe.title}`),
      ]
        .filter(Boolean)
        .join("\n"),
    ),
    "",
  ].join("\n");
