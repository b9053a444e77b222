import { useMemo } from "react";
import { useText } from "#use-text";
import { SHARE_ROWS, type ShareRow } from "@/lib/sight/share-rows";
import { card } from "@/messages/en/card";

/** The titles of a card's rows. */
export function useRowWords(): Readonly<Record<ShareRow, string>> {
  const t = useText(card);
  return useMemo(
    () => ({
      allergies: t("allergies"),
      diet: t("diet"),
      health: t("health"),
      avoids: t("avoids"),
      likes: t("likes"),
      favorites: t("favorites"),
    }),
    [t],
  );
}

/** Lists rows, such as "Allergies, Diet, and Likes"; all rows are called the whole card. */
export function useRowsInWords(): (rows: readonly ShareRow[]) => string {
  const t = useText(card);
  const words = useRowWords();
  return (rows) =>
    rows.length === SHARE_ROWS.length
      ? t("theWholeCard")
      : new Intl.ListFormat(t.locale, { type: "conjunction" }).format(rows.map((row) => words[row]));
}

export const hiddenRows = (shown: readonly ShareRow[]): ShareRow[] => SHARE_ROWS.filter((row) => !shown.includes(row));
