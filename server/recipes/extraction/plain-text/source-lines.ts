import { tidy } from "../clean-text";
import { withoutBullet } from "../markup/rows";
import { withoutChatStamps } from "./chat-stamps";

/** A line of a pasted text without the signs of the app that it comes from. */
export interface SourceLine {
  text: string;
  /** 1 to 6 as Markdown writes headings, 7 for a line that is bold as a whole, otherwise 0. */
  rank: number;
  isBehindBlank: boolean;
  isNumbered: boolean;
}

const HEADING = /^(#{1,6})\s+(?=\S)/;
const BOLD = /^(\*{1,2}|_{1,2})(?=\S)([^*_]{1,120})\1:?$/;
/** Pictures, flags and signs in a circle that people write in place of bullets. */
const PICTURE =
  "(?:[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u{1F3FB}-\\u{1F3FF}\\u200d\\ufe0e\\ufe0f\\u20e3]|[#*\\d]\\ufe0f?\\u20e3)";
const LEADING_PICTURES = new RegExp(`^${PICTURE}{1,20}\\s*`, "u");
const TRAILING_PICTURES = new RegExp(`(?:\\s?${PICTURE}){1,20}$`, "u");
const HASHTAGS = /(?:(?:^|\s)#[\p{L}\p{M}\p{N}_]{1,60}){1,60}\s*$/u;
const NO_WORD = /^[^\p{L}\p{N}]*$/u;
const ADDRESS_ALONE = /^(?:[\p{L} ]{1,20}:\s*)?<?(?:https?:\/\/|www\.)\S+>?$/iu;
const NUMBERED = /^\d{1,2}\s?[.):]\s+(?=\S)/;
const ESCAPED = /\\([\\`*_[\]<>#|])/g;
const PICTURE_OF_MARKDOWN = /^!\[[^\]]{0,300}\]\([^)\s]{0,2000}\)$/;

/** The lines of a text: without stamps of chats, quoting, bullets, emoji at the edges, hashtags and bare addresses. */
export function sourceLines(pasted: string): SourceLine[] {
  const written = withoutChatStamps(withoutMail(pasted.split(/\r\n?|\n/)));
  const isMarkdown = written.some((line) => HEADING.test(line));
  const lines: SourceLine[] = [];
  let isBehindBlank = true;
  for (const raw of written) {
    const line = toLine(raw, isMarkdown);
    if (line === null) isBehindBlank = true;
    else if (isMarkdown && /^\s{2,}\S/.test(raw) && !isBehindBlank && lines.at(-1)?.isNumbered && !line.isNumbered)
      (lines.at(-1) as SourceLine).text += ` ${line.text}`;
    else {
      lines.push({ ...line, isBehindBlank });
      isBehindBlank = false;
    }
  }
  return lines;
}

function toLine(raw: string, isMarkdown: boolean): Omit<SourceLine, "isBehindBlank"> | null {
  const written = raw.trim();
  if (PICTURE_OF_MARKDOWN.test(written)) return null;
  const heading = HEADING.exec(written)?.[1]?.length ?? 0;
  const bold = heading === 0 ? BOLD.exec(written)?.[2] : undefined;
  const bare = bold ?? written.replace(HEADING, "").replace(/\s+#+$/, "");
  const unescaped = isMarkdown ? bare.replace(ESCAPED, "$1") : bare;
  const shown = withoutBullet(tidy(withoutPictures(unescaped)).replace(/\*\*/g, ""));
  const text = tidy(withoutPictures(shown.replace(HASHTAGS, "")));
  if (NO_WORD.test(text) || ADDRESS_ALONE.test(text)) return null;
  return { text, rank: heading || (bold === undefined ? 0 : 7), isNumbered: NUMBERED.test(text) };
}

const withoutPictures = (text: string): string => text.replace(LEADING_PICTURES, "").replace(TRAILING_PICTURES, "");

/** A forwarded mail has "> " before each of its lines, and says above them who wrote to whom. */
const withoutMail = (lines: readonly string[]): string[] => {
  const quoted = lines.filter((line) => /^\s*>/.test(line)).length;
  const bare = quoted >= LEAST_QUOTED ? lines.map((line) => line.replace(/^(?:\s?>){1,9}\s?/, "")) : [...lines];
  const isHeader = (at: number): boolean => MAIL_HEADER.test(bare[at]?.trim() ?? "");
  return bare.map((line, at) =>
    RULE_WITH_WORDS.test(line.trim()) || (isHeader(at) && (isHeader(at - 1) || isHeader(at + 1))) ? "" : line,
  );
};

const LEAST_QUOTED = 3;
const RULE_WITH_WORDS = /^[-=_*]{3,}\s?[\p{L} ]{1,60}[-=_*]{3,}$/u;
const MAIL_HEADER =
  /^\*?(?:from|to|cc|bcc|date|sent|subject|reply-to|von|an|kopie|gesendet|datum|betreff|de|à|objet|envoyé|para|asunto|enviado|fecha|da|a|oggetto|inviato|data|van|aan|onderwerp|verzonden|assunto|fra|til|emne|från|till|ämne|skickat|od|do|temat|wysłano)\*?\s?:\*?\s/iu;
