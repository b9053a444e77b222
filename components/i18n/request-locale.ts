import "server-only";
import { cookies, headers } from "next/headers";
import { cache } from "react";
import { LOCALE_COOKIE, type Locale, localeOf } from "@/lib/i18n/locales";
import { localeAt, PATH_HEADER } from "@/lib/i18n/spoken-places";

/** The language that the person chose, or that their browser asks for; determined once for each request. */
export const chosenLocale = cache(
  async (): Promise<Locale> =>
    localeOf((await cookies()).get(LOCALE_COOKIE)?.value, (await headers()).get("accept-language")),
);

/** The language of the requested screen: the chosen one, where that is spoken. */
export const requestLocale = cache(
  async (): Promise<Locale> => localeAt(await chosenLocale(), (await headers()).get(PATH_HEADER) ?? "/"),
);
