import type { UploadWire } from "@/lib/schemas/venue-uploads";

const full = (count: number) => count.toLocaleString("en-US");

/** What an upload did, in one sentence. `repeats`: how many of its rows say the same as an earlier one, if known. */
export function uploadInWords({ action, counts, state }: UploadWire, repeats = 0): string {
  const { created, updated, unchanged, deleted } = counts;
  if (action === "delete") return `${full(deleted)} deleted.`;
  // Only a whole run has met every repeat.
  const met = state === "done" ? repeats : 0;
  const parts = [`${full(created)} added`, `${full(unchanged - met)} unchanged`];
  if (met > 0) parts.push(met === 1 ? "1 repeated row" : `${full(met)} repeated rows`);
  if (action === "replace") parts.push(`${full(updated)} renamed`, `${full(deleted)} removed`);
  return `${parts.join(", ")}.`;
}

/** What an undo would do, before it is done. */
export function undoInWords({ counts: { created, updated, deleted } }: UploadWire): string {
  const venues = (count: number) => `${full(count)} ${count === 1 ? "venue" : "venues"}`;
  const parts = [
    created > 0 && `${venues(created)} that it added ${created === 1 ? "is" : "are"} deleted.`,
    updated > 0 && `${venues(updated)} ${updated === 1 ? "gets its" : "get their"} former name and place.`,
    deleted > 0 &&
      `${venues(deleted)} ${deleted === 1 ? "comes" : "come"} back with tables, printed codes and menu. Visits and their numbers, people's roles, tablets, mails and links do not.`,
    "What somebody has changed or used since stays as it is.",
  ];
  return parts.filter(Boolean).join(" ");
}
