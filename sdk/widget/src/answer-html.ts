/** A run of a text and the mark on it. */
export type Mark = { className: string; attribute: string; tip: string };
export type Piece = { text: string; mark?: Mark | null | undefined };
export type ReadAnswer = { pieces: Piece[]; title: string };

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };
const LAST_CODE = 0x10ffff;

/** Text that is written with HTML's entities. One that means nothing stays as it is written. */
export const plain = (html: string): string =>
  html.replace(/&(?:#(x?[\da-f]+)|(\w+));/gi, (written, code: string | undefined, name: string) =>
    code ? String.fromCodePoint(Math.min(Number(`0${code}`), LAST_CODE) || 32) : (NAMED[name] ?? written),
  );

const TOKEN = /<span class="(pfai-[a-z-]+)"(?: tabindex="0" (pfai-[a-z]+-tooltip)="([^"]*)")?>|<\/span>|([^<]+)/g;

/**
 * Reads the one form of HTML that the server answers with. Everything else stays text: whatever an answer says, it
 * can put nothing on the page but marks, and no sink for HTML is used (Trusted Types).
 */
export function readAnswer(html: string): ReadAnswer {
  const read: ReadAnswer = { pieces: [], title: "" };
  const open: Piece["mark"][] = [];
  for (const [token, className, attribute, tip, text] of html.matchAll(TOKEN)) {
    if (text !== undefined) read.pieces.push({ text: plain(text), mark: open.at(-1) });
    else if (token === "</span>") open.pop();
    else if (className && attribute) open.push({ className, attribute, tip: plain(tip as string) });
    else {
      read.title = className ?? "";
      open.push(null);
    }
  }
  return read;
}
