/**
 * Brings every way of writing one name to one form, so that names can be compared: upper and lower case, accents,
 * full width, letters that keyboards lack ("ø", "œ", "ß"), apostrophes of every kind, and whatever stands between words.
 * "Shepherd’s Pie", "shepherd's pie" and "SHEPHERDS PIE" have the same form. Marks of scripts in which they make
 * another word (Thai, Hindi, Japanese) stay: ข้าว is rice, ขาว is white.
 *
 * The function recipe_fold of the database gives the same form; tests/integration/recipes/one-form.test.ts compares them.
 */
export const normalizedName = (name: string): string =>
  name
    .replace(APOSTROPHES, "'")
    .normalize("NFKD")
    .toLowerCase()
    .replace(OTHER_LETTERS, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(MARKS, "")
    .replace(WITHOUT_WIDTH, "")
    .replace(POSSESSIVE, "s")
    .replace(BETWEEN_WORDS, " ")
    .trim()
    .normalize("NFC");

/**
 * Tells apart two things that people named. A name without letters and digits ("🍕") is compared as it is written.
 */
export const nameKey = (name: string): string => normalizedName(name) || name.trim();

/** The words of a text in their normal form. */
export const normalizedWords = (text: string): string[] => normalizedName(text).split(" ").filter(Boolean);

/** What phones, word processors and keyboards put where an apostrophe is meant. */
const APOSTROPHES = /[’‘ʼʻʹ`´′‵‛＇]/gu;

/** Letters that are written with others where a keyboard lacks them. NFKD leaves them as they are. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  æ: "ae",
  œ: "oe",
  ß: "ss",
  þ: "th",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ħ: "h",
  ŧ: "t",
  ı: "i",
  ς: "σ",
};
const OTHER_LETTERS = new RegExp(`[${Object.keys(PLAIN_LETTERS).join("")}]`, "gu");

/**
 * Accents of Latin, Greek and Cyrillic letters, the optional points of Hebrew and Arabic, and variation selectors. Marks of other
 * scripts tell words apart.
 */
const MARKS =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each mark is meant alone, after whatever letter it stands
  /[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]/gu;
/** Soft hyphens, joiners, marks of direction, and the stroke that makes an Arabic word longer. */
// biome-ignore lint/suspicious/noMisleadingCharacterClass: each character is meant alone
const WITHOUT_WIDTH = /[\u00ad\u061c\u0640\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/gu;

/** "shepherd's" is also written "shepherds"; "l'orange" is two words. */
const POSSESSIVE = /(?<=[\p{L}\p{M}\p{N}])'s(?![\p{L}\p{M}\p{N}])/gu;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/gu;
