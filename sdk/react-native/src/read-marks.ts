import type { Mark, Piece } from "./types";

const KINDS: Record<string, Mark["kind"]> = {
  "pfai-conflict": "conflict",
  "pfai-may-contain": "may_contain",
  "pfai-unknown": "unknown",
  "pfai-match": "match",
  "pfai-info-silent": "info",
};
const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
const plain = (html: string): string => html.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => NAMED[name] ?? "");

const TOKEN = /<span class="(pfai-[a-z-]+)"(?: tabindex="0" pfai-[a-z]+-tooltip="([^"]*)")?>|<\/span>|([^<]+)/g;

/**
 * Reads the one form of HTML that the server answers with. A class that is newer than this reader is treated as
 * "unknown", so that no mark is lost.
 */
export function readMarks(html: string): Piece[] {
  const pieces: Piece[] = [];
  const open: (Mark | null)[] = [];
  for (const [token, className = "", tip, text] of html.matchAll(TOKEN)) {
    if (text !== undefined) pieces.push({ text: plain(text), mark: open[open.length - 1] ?? null });
    else if (token === "</span>") open.pop();
    else open.push(tip === undefined ? null : { kind: KINDS[className] ?? "unknown", tip: plain(tip) });
  }
  return pieces;
}
