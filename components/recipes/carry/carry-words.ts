import type { CarryRow } from "@/components/recipes/carry/carry-run";

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

export const recipesOf = (count: number): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? "recipe" : "recipes"}`;

/** The whole report as text that a person may keep: a line for each recipe, and why. */
export const reportOf = (name: string, rows: readonly CarryRow[]): string =>
  [
    `Recipes of ${name}`,
    ...rows.map(({ title, state, reason, left_out, doubtful, file }) =>
      [
        `${STATE_WORDS[state]}: ${title} (${file})`,
        reason && `  ${reason}`,
        left_out.length > 0 && `  Left out: ${left_out.join("; ")}`,
        doubtful.length > 0 && `  Please look at: ${doubtful.join("; ")}`,
      ]
        .filter(Boolean)
        .join("\n"),
    ),
    "",
  ].join("\n");
