import { messageBehind } from "./known";
import type { Locale } from "./locales";
import { sayMessage, type Value } from "./message";

/**
 * The English texts of one area. They define the keys that every translation (messages/<locale>/<area>.ts) must have.
 */
export type Area<M extends Record<string, string> = Record<string, string>> = {
  readonly name: string;
  readonly messages: M;
};

export const area = <const N extends string, const M extends Record<string, string>>(name: N, messages: M) =>
  ({ name, messages }) as const;

export type Key<A extends Area> = keyof A["messages"] & string;

/** The translation of an area: the same keys in another language. */
export type Translation<A extends Area> = Readonly<Record<Key<A>, string>>;

/** A message with slots requires their values as an argument; a message without slots takes no argument. */
export type ValuesOf<Message, V> = Message extends `${string}{${string}` ? [values: Readonly<Record<string, V>>] : [];

/** Returns a text of its area in the reader's language. */
export type Say<A extends Area> = {
  <K extends Key<A>>(key: K, ...values: ValuesOf<A["messages"][K], Value>): string;
  /**
   * Translates English text that comes from elsewhere (labels of reference data, validation messages, answers of the
   * server). It finds the message of this area that produces the text and fills in the same values; any other text is
   * returned unchanged.
   */
  known: <T extends string | null | undefined>(english: T) => T | string;
  readonly locale: Locale;
};

/**
 * The key of a food of the reference among translated texts. Names of foods have no English text in the scripts: their
 * English is the name itself.
 */
export const foodKey = (english: string): string => FOOD + english.toLowerCase();
const FOOD = "food:";
/** The food that a key names, or null for a key of the area itself. */
export const nameOfFood = (key: string): string | null => (key.startsWith(FOOD) ? key.slice(FOOD.length) : null);

/** `translated` is the area in `locale`. Without it, which means that the page did not load it, the text is English. */
export function sayIn<A extends Area>(
  { messages }: A,
  locale: Locale,
  translated: Readonly<Record<string, string>> | undefined,
): Say<A> {
  const say = (key: string, values: Readonly<Record<string, Value>> = {}): string => {
    const own = translated?.[key];
    return own === undefined ? sayMessage(messages[key] ?? key, values, "en") : sayMessage(own, values, locale);
  };
  const known = <T extends string | null | undefined>(english: T): T | string => {
    const food = typeof english === "string" ? translated?.[foodKey(english)] : undefined;
    if (food !== undefined) return food;
    const behind = translated && typeof english === "string" ? messageBehind(messages, english) : null;
    const own = behind && translated?.[behind.key];
    if (!behind || !own) return english;
    const values = Object.entries(behind.values).map(
      ([name, value]) => [name, known(inLocale(value, locale))] as const,
    );
    return sayMessage(own, Object.fromEntries(values), locale);
  };
  return Object.assign(say, { locale, known }) as Say<A>;
}

/** German writes "1.5" as "1,5". A decimal point inside an English sentence stays as it is. */
const inLocale = (value: string, locale: Locale): string =>
  /^(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+)$/.test(value)
    ? Number(value.replaceAll(",", "")).toLocaleString(locale, { maximumFractionDigits: 6 })
    : value;

/** Says texts in English: for tests, and for code that has no reader. */
export const inEnglish = <A extends Area>(of: A): Say<A> => sayIn(of, "en", undefined);
