/** A time in a step. `seconds` is the lower end of "20 to 25 minutes", when the cook should look for the first time. */
export type StepTime = { readonly seconds: number; readonly text: string };

const UNITS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 };
const NUMBER = String.raw`\d+(?:[.,]\d+)?(?:\s*[½¼¾])?|[½¼¾]|half an?|an?|one|two|three|four|five|ten|fifteen|twenty|thirty|forty`;
const UNIT = String.raw`(?:seconds?|secs?|minutes?|mins?|hours?|hrs?)\b\.?`;
const TIME = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(${NUMBER})(?:\s*(?:-|–|to|or)\s*(${NUMBER}))?\s*(${UNIT})(\s+and\s+a\s+(half|quarter))?(?:,?\s*(?:and\s+)?(\d+)\s*(${UNIT}))?`,
  "giu",
);
const WORDS: Readonly<Record<string, number>> = {
  "half a": 0.5,
  "half an": 0.5,
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
};
const FRACTIONS: Readonly<Record<string, number>> = { "½": 0.5, "¼": 0.25, "¾": 0.75 };
/** A shorter time passes before a timer is started; a longer one ends on another day. */
const [SHORTEST, LONGEST] = [10, 24 * 3600];
const MOST = 4;

/** The times that a step names, distinct and in order, for its timer buttons. */
export function stepTimes(step: string): StepTime[] {
  const found = new Map<number, StepTime>();
  for (const [whole, number = "", , unit = "", , part, moreNumber, moreUnit] of step.matchAll(TIME)) {
    const one = UNITS[unit.charAt(0).toLowerCase()] ?? 60;
    const extra = part === "half" ? one / 2 : part === "quarter" ? one / 4 : 0;
    const more = moreNumber && moreUnit ? Number(moreNumber) * (UNITS[moreUnit.charAt(0).toLowerCase()] ?? 60) : 0;
    const seconds = Math.round(numberOf(number) * one + extra + more);
    if (seconds >= SHORTEST && seconds <= LONGEST && !found.has(seconds))
      found.set(seconds, { seconds, text: whole.trim() });
  }
  return [...found.values()].slice(0, MOST);
}

function numberOf(text: string): number {
  const word = WORDS[text.toLowerCase().replace(/\s+/g, " ")];
  if (word !== undefined) return word;
  const fraction = FRACTIONS[text.at(-1) ?? ""] ?? 0;
  const digits = /^\d+(?:[.,]\d+)?/.exec(text)?.[0].replace(",", ".") ?? "0";
  return Number(digits) + fraction;
}

/** "1:05:00", "25:00", "0:30". */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
