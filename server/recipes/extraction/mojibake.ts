/** Windows-1252 has other characters than Latin-1 for the bytes 0x80 to 0x9f; the unused ones stay what they are. */
const HIGH = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const byteOf = (char: string): number => {
  const at = HIGH.indexOf(char);
  return at < 0 ? char.charCodeAt(0) : 0x80 + at;
};

const NEXT = `[\\u0080-\\u00bf${HIGH}]`;
/** The first bytes of letters of Europe, of quotes, dashes and fractions, and of pictures. */
const BYTES = new RegExp(`[ÂÃÄÅ]${NEXT}|â${NEXT}{2}|ð${NEXT}{3}`, "gu");
/** What a person writes behind these letters, too: "»BLÅ»". */
const CLOSING = /^[ÄÅ][«»“”‘’‚„"']$/u;
const LETTER_BEFORE_SPACE = /(?<=\p{Ll})Ã(?=\s|$)|(?<=^|\s)Ã(?=\s{1,2}\p{Ll})/gu;
const DECODER = new TextDecoder("utf-8", { fatal: true });

/**
 * Text in UTF-8 that somebody read as Windows-1252: "CrÃ¨me brÃ»lÃ©e" is Crème brûlée, "2Â cups" is 2 cups. A space
 * that does not break, the second byte of "à", may be a plain one by now.
 */
export function repairMojibake(text: string): string {
  if (!/[ÂÃÄÅâð]/u.test(text)) return text;
  const decoded = text.replace(BYTES, (run, at: number) => {
    if (CLOSING.test(run) && !/\p{L}/u.test(text.charAt(at + run.length))) return run;
    try {
      return DECODER.decode(Uint8Array.from([...run], byteOf));
    } catch {
      return run;
    }
  });
  return decoded.replace(LETTER_BEFORE_SPACE, "à").replace(/(?<=[\p{L}\p{N}])Â(?=\s)/gu, "");
}
