import type { ReactNode } from "react";
import { directionOf, wholeLocale } from "@/lib/i18n/locales";
import { type AreaName, translationOf } from "@/messages/translations";
import { chosenLocale, requestLocale } from "./request-locale";
import { WordsProvider } from "./words-provider";

/**
 * Sends the translated texts of these areas to the components inside; English needs none.
 * tests/unit/i18n/pages-bring-their-words.test.ts finds areas that a page forgot.
 */
export async function Messages({ of, children }: { of: readonly AreaName[]; children: ReactNode }) {
  const [locale, chosen] = await Promise.all([requestLocale(), chosenLocale()]);
  const areas = Object.fromEntries(
    of.flatMap((name) => {
      const translated = translationOf(locale, name);
      return translated ? [[name, translated] as const] : [];
    }),
  );
  return (
    <WordsProvider areas={areas} chosen={chosen} locale={locale}>
      {wholeLocale(chosen) === chosen ? (
        children
      ) : (
        // A step to a screen that speaks another language keeps the document.
        <div className="contents" dir={directionOf(locale)} lang={locale}>
          {children}
        </div>
      )}
    </WordsProvider>
  );
}

/** Makes a layout that provides areas to the pages below it. */
export const bring =
  (...of: AreaName[]) =>
  ({ children }: { children: ReactNode }): ReactNode => <Messages of={of}>{children}</Messages>;
