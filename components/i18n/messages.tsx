import type { ReactNode } from "react";
import { type AreaName, translationOf } from "@/messages/translations";
import { requestLocale } from "./request-locale";
import { WordsProvider } from "./words-provider";

/**
 * Sends the translated texts of these areas to the components inside; English needs none.
 * tests/unit/i18n/pages-bring-their-words.test.ts finds areas that a page forgot.
 */
export async function Messages({ of, children }: { of: readonly AreaName[]; children: ReactNode }) {
  const locale = await requestLocale();
  const areas = Object.fromEntries(
    of.flatMap((name) => {
      const translated = translationOf(locale, name);
      return translated ? [[name, translated] as const] : [];
    }),
  );
  return (
    <WordsProvider areas={areas} locale={locale}>
      {children}
    </WordsProvider>
  );
}

/** Makes a layout that provides areas to the pages below it. */
export const bring =
  (...of: AreaName[]) =>
  ({ children }: { children: ReactNode }): ReactNode => <Messages of={of}>{children}</Messages>;
