import { messageBehind } from "./known";
import type { Locale } from "./locales";
import { sayMessage, type Value } from "./message";

/** The texts of one area in English, which decide the keys. Translations have the same: messages/<locale>/<area>.ts. */
export type Area<M extends Record<string, string> = Record<string, string>> = {
  readonly name: string;
  readonly messages: M;
};

export const area = <const N extends string, const M extends Record<string, string>>(name: N, messages: M) =>
  ({ name, messages }) as const;

export type Key<A extends Area> = keyof A["messages"] & string;

/** The same keys in another language. */
export type Translation<A extends Area> = Readonly<Record<Key<A>, string>>;

/** A message with a brace needs its values; one without takes none. */
export type ValuesOf<Message, V> = Message extends `${string}{${string}` ? [values: Readonly<Record<string, V>>] : [];

/** Says a text of its area in the reader's language. */
export type Say<A extends Area> = {
  <K extends Key<A>>(key: K, ...values: ValuesOf<A["messages"][K], Value>): string;
  /**
   * For texts that come in English from elsewhere (labels of the reference, rules of forms, answers of the server): the
   * translation of one that a message of this area makes, with its values; any other text as it is.
   */
  known: <T extends string | null | undefined>(english: T) => T | string;
  readonly locale: Locale;
};

/** `translated` is the area in `locale`, absent where the page did not bring it: then the text is English. */
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

/** "1.5" is "1,5" in German: a number with a sign of its own stands in an English sentence as English writes it. */
const inLocale = (value: string, locale: Locale): string =>
  /^(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+)$/.test(value)
    ? Number(value.replaceAll(",", "")).toLocaleString(locale, { maximumFractionDigits: 6 })
    : value;

/** For where no reader is known, and for tests: English. */
export const inEnglish = <A extends Area>(of: A): Say<A> => sayIn(of, "en", undefined);
