/** "[12.03.24, 18:02:11] Mia: ", "12/03/2024, 6:02 PM - Tom: ", "18:02 Mia: ". */
const DATE = "\\d{1,4}[./-]\\s?\\d{1,2}[./-]\\s?\\d{2,4}";
const CLOCK = "\\d{1,2}[:.]\\d{2}(?:[:.]\\d{2})?(?:\\s?[ap]\\.?\\s?m\\.?)?(?:\\s?Uhr)?";
const STAMP = `\\[?(?:${DATE},?\\s{1,3}(?:at |um |à )?)?${CLOCK}\\]?`;
const NAME = "[^:\\n]{1,40}";
const BEFORE_TEXT = new RegExp(`^[\\u200e\\u200f]?${STAMP}\\s{0,3}[-–—]?\\s{0,3}${NAME}:\\s+`, "iu");
/** "Mia, [12.03.24 18:02]" or "Mia  18:02" above the message. */
const ABOVE_TEXT = new RegExp(`^(?:${NAME}?[,\\s]\\s?)?\\[?(?:${DATE},?\\s{1,3})?${CLOCK}\\]?:?$`, "iu");
/** "Mia: 500 g yoghurt", when few names begin nearly all of the lines. */
const SPEAKER = /^(\p{Lu}[\p{L}\p{M}.'’-]{0,20}(?: \p{Lu}[\p{L}\p{M}.'’-]{0,20})?):\s+(?=\S)/u;
const MOST_SPEAKERS = 4;
const LEAST_LINES = 4;
const OF_NEARLY_ALL = 0.8;

/** The messages of a chat without who wrote them and when. Any other text stays as it is. */
export function withoutChatStamps(lines: readonly string[]): string[] {
  const stamped = lines.filter((line) => BEFORE_TEXT.test(line)).length;
  if (stamped >= 2) return lines.map((line) => line.replace(BEFORE_TEXT, ""));
  const above = lines.filter((line) => ABOVE_TEXT.test(line.trim())).length;
  if (above >= 2) return lines.map((line) => (ABOVE_TEXT.test(line.trim()) ? "" : line));
  return isDialogue(lines) ? lines.map((line) => line.replace(SPEAKER, "")) : [...lines];
}

function isDialogue(lines: readonly string[]): boolean {
  const written = lines.filter((line) => line.trim() !== "");
  const speakers = written.flatMap((line) => SPEAKER.exec(line)?.[1] ?? []);
  const names = new Set(speakers).size;
  return (
    speakers.length >= LEAST_LINES &&
    speakers.length >= written.length * OF_NEARLY_ALL &&
    names <= MOST_SPEAKERS &&
    speakers.length >= names * 2
  );
}
