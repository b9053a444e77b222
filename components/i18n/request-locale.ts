import "server-only";
import { cookies, headers } from "next/headers";
import { cache } from "react";
import { LOCALE_COOKIE, type Locale, localeOf } from "@/lib/i18n/locales";

/** The language of the request, determined once for each request. */
export const requestLocale = cache(
  async (): Promise<Locale> =>
    localeOf((await cookies()).get(LOCALE_COOKIE)?.value, (await headers()).get("accept-language")),
);
