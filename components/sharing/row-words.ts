import { SHARE_ROWS, type ShareRow } from "@/lib/share-rows";

export const ROW_WORDS: Record<ShareRow, { label: string; meaning: string }> = {
  allergies: { label: "Allergies", meaning: "Free-from choices and every ingredient marked as an allergy" },
  diet: { label: "Diet", meaning: "Vegan, keto and other ways of eating" },
  health: { label: "Health", meaning: "Health concerns, without your notes" },
  avoids: { label: "Avoids", meaning: "Intolerances, and what you avoid or dislike" },
  likes: { label: "Likes", meaning: "Ingredients that you love or like" },
  favorites: { label: "Favorites", meaning: "Foods and drinks" },
};

const list = new Intl.ListFormat("en", { type: "conjunction" });

/** "Allergies, Diet, and Likes"; all six are the whole card. */
export const rowsInWords = (rows: readonly ShareRow[]): string =>
  rows.length === SHARE_ROWS.length ? "The whole card" : list.format(rows.map((row) => ROW_WORDS[row].label));

export const hiddenRows = (shown: readonly ShareRow[]): ShareRow[] => SHARE_ROWS.filter((row) => !shown.includes(row));
