import { useMemo } from "react";
import { useText } from "#use-text";
import { SHARE_ROWS, type ShareRow } from "@/lib/share-rows";
import { card } from "@/messages/en/card";

type RowWords = { label: string; meaning: string };

/** The titles of a card's rows and descriptions of their content. */
export function useRowWords(): Readonly<Record<ShareRow, RowWords>> {
  const t = useText(card);
  return useMemo(
    () => ({
      allergies: { label: t("allergies"), meaning: t("allergiesMeaning") },
      diet: { label: t("diet"), meaning: t("dietMeaning") },
      health: { label: t("health"), meaning: t("healthMeaning") },
      avoids: { label: t("avoids"), meaning: t("avoidsMeaning") },
      likes: { label: t("likes"), meaning: t("likesMeaning") },
      favorites: { label: t("favorites"), meaning: t("favoritesMeaning") },
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
      : new Intl.ListFormat(t.locale, { type: "conjunction" }).format(rows.map((row) => words[row].label));
}

export const hiddenRows = (shown: readonly ShareRow[]): ShareRow[] => SHARE_ROWS.filter((row) => !shown.includes(row));
