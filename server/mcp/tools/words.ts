import type { msg, Sentence, SentenceKey } from "@/lib/i18n/sentence";
import { inEnglish } from "@/lib/i18n/speak";

/** Refusals of a tool's input in English words: the library of the protocol passes them on to the assistant as they are. */
export const inWords = ((key: SentenceKey, values: Sentence["values"] = {}): string =>
  inEnglish({ key, values })) as typeof msg;
