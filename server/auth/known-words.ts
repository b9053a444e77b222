import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as passwords } from "@zxcvbn-ts/language-common";
import { dictionary as german } from "@zxcvbn-ts/language-de";
import { dictionary as english } from "@zxcvbn-ts/language-en";
import type { Guess } from "@/lib/auth/password-guesses";

/** Both languages name some of their lists alike. */
const named = (language: string, lists: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(lists).map(([name, words]) => [`${language} ${name}`, words]));

/** Loads the lists of passwords, words, names and keyboards, which takes a second. `own`: what is known of the person. */
export function knownWordsGuesser(): (text: string, own: readonly string[]) => Guess {
  const dictionary = { ...passwords, ...named("en", english), ...named("de", german) } as typeof passwords;
  const library = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (text, own) => library.check(text, [...own]);
}
