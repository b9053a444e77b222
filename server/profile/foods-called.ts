import { LOCALES } from "@/lib/i18n/locales";
import { normalizedName } from "@/lib/normalized-name";
import { terms } from "@/messages/en/terms";
import { translationOf } from "@/messages/translations";

type Called = { word: string; english: string };

/** "Erdnüsse" and "Erdnuss" begin alike once their dots are gone. */
const folded = (text: string): string => normalizedName(text.replaceAll("ß", "ss"));

/** Foods have short names: what a diet means is a sentence. */
const MOST_WORDS = 3;
const isName = (text: string): boolean => !/[{.:]/.test(text) && text.split(" ").length <= MOST_WORDS;

const CALLED: readonly Called[] = LOCALES.flatMap((locale) =>
  Object.entries(translationOf(locale, terms.name) ?? {}).flatMap(([key, word]) => {
    const english = (terms.messages as Readonly<Record<string, string>>)[key];
    return english && isName(english) ? [{ word: folded(word), english: normalizedName(english) }] : [];
  }),
);

/** The English names of foods whose name in a language of the interface is the text (`same`), or begins with it (`begin`). */
export function foodsCalled(text: string): { same: string[]; begin: string[] } {
  const asked = folded(text);
  const found = asked.length < 3 ? [] : CALLED.filter(({ word }) => word.startsWith(asked));
  return {
    same: found.filter(({ word }) => word === asked).map(({ english }) => english),
    begin: found.filter(({ word }) => word !== asked).map(({ english }) => english),
  };
}
