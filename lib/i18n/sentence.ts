import type { errors } from "@/messages/en/errors";
import type { Area, Translation } from "./area";
import type { Value } from "./message";

type Messages = (typeof errors)["messages"];
export type SentenceKey = keyof Messages & string;

/** The names of a message's slots. It reads `{name}` and `{name, number}`, which is what messages of errors use. */
export type SlotsOf<Message extends string> = Message extends `${string}{${infer Slot}}${infer Rest}`
  ? (Slot extends `${infer Name},${string}` ? Name : Slot) | SlotsOf<Rest>
  : never;

/** A moment is said in the words of the reader's language, and a sentence inside another one in its language. */
export type SentenceValue = Value | Date | Sentence;

/**
 * A sentence that is not said yet: the key of its message in messages/<language>/errors.ts, and the values of the
 * message's slots. Code never holds the words; lib/i18n/speak.ts says them.
 */
export type Sentence = { readonly key: SentenceKey; readonly values: Readonly<Record<string, SentenceValue>> };

type HasNoSlots<K extends SentenceKey> = [SlotsOf<Messages[K]>] extends [never] ? K : never;
/** The keys of messages without slots. */
export type PlainKey = { [K in SentenceKey]: HasNoSlots<K> }[SentenceKey];
type FilledKey = Exclude<SentenceKey, PlainKey>;
type ValuesOf<K extends SentenceKey> = Readonly<Record<SlotsOf<Messages[K]>, SentenceValue>>;

/** A sentence, or only its key if its message has no slots. */
export type Said = PlainKey | Sentence;

/** A sentence whose message has slots. */
export const says = <K extends FilledKey>(key: K, values: ValuesOf<K>): Sentence => ({ key, values });

export const toSentence = (said: Said): Sentence => (typeof said === "string" ? { key: said, values: {} } : said);

/**
 * The sentence as the message of a zod check, which can only be text. The endpoint reads it back (`sentenceIn`), and no
 * person sees it.
 */
export function msg(key: PlainKey): string;
export function msg<K extends FilledKey>(key: K, values: ValuesOf<K>): string;
export function msg(key: SentenceKey, values: Sentence["values"] = {}): string {
  return sentenceText({ key, values });
}

const START = '{"key":"';
export const sentenceText = (said: Said): string => {
  const { key, values } = toSentence(said);
  return JSON.stringify({ key, values });
};

/** The sentence of a text that `msg` made. Any other text is a sentence in its own words. */
export const sentenceIn = (text: string): Sentence =>
  text.startsWith(START) ? (JSON.parse(text) as Sentence) : says("inItsWords", { words: text });

/** The error of the types for a translation whose values are not those of the English message. */
type SameSlots<English extends Readonly<Record<string, string>>, Other> = {
  readonly [K in keyof English]: K extends keyof Other
    ? Other[K] extends string
      ? [SlotsOf<English[K]>, SlotsOf<Other[K]>] extends [SlotsOf<Other[K]>, SlotsOf<English[K]>]
        ? string
        : { valuesOf: SlotsOf<English[K]> }
      : string
    : string;
};

/**
 * A translation whose messages have the same keys and the same values as the English ones: anything else fails the
 * types.
 */
export const translated =
  <A extends Area>() =>
  <const M extends Translation<A>>(messages: M & SameSlots<A["messages"], M>): Translation<A> =>
    messages;
