"use client";

import { useSyncExternalStore } from "react";
import { fontVariables } from "@/app/fonts";
import { GLOBAL_ERROR_STYLE } from "@/app/global-error-style";
import { deviceAppearance } from "@/components/layout/device-appearance";
import { appearanceAttributes, readAppearance, USUAL, writeAppearance } from "@/lib/auth/appearance";
import { sayIn } from "@/lib/i18n/area";
import { DEFAULT_LOCALE, type Locale, localeOfRequest } from "@/lib/i18n/locales";
import { PRODUCT_NAME } from "@/lib/product";
import { unavailable as german } from "@/messages/de/unavailable";
import { unavailable } from "@/messages/en/unavailable";

type GlobalErrorProps = { error: Error & { digest?: string } };

const TRANSLATED: Partial<Record<Locale, typeof german>> = { de: german };

const never = () => () => undefined;
/** The locale by the cookie and the browser's languages, as the server would choose it. */
const localeHere = (): Locale =>
  localeOfRequest(new Headers({ cookie: document.cookie, "accept-language": navigator.languages.join(",") }));
/** As text, because a snapshot must be the same value until something changes. */
const appearanceHere = (): string => writeAppearance(deviceAppearance());

/** Replaces the root layout if that fails, so it depends on nothing but its own style and texts. */
export default function GlobalError({ error }: GlobalErrorProps) {
  const locale = useSyncExternalStore<Locale>(never, localeHere, () => DEFAULT_LOCALE);
  const appearance = useSyncExternalStore(never, appearanceHere, () => writeAppearance(USUAL));
  const t = sayIn(unavailable, locale, TRANSLATED[locale]);
  return (
    <html className={fontVariables} lang={locale} {...appearanceAttributes(readAppearance(appearance))}>
      <head>
        <style>{GLOBAL_ERROR_STYLE}</style>
      </head>
      <body>
        <title>{`${t("notAvailable")} · ${PRODUCT_NAME}`}</title>
        <main id="main">
          <div>
            <h1>{t("productIsNotAvailable", { product: PRODUCT_NAME })}</h1>
            <p role="alert">{t("pageUnavailable")}</p>
            <button onClick={() => window.location.reload()} type="button">
              {t("tryAgain")}
            </button>
            {error.digest && <small>{t("reportNumber", { number: error.digest })}</small>}
          </div>
        </main>
      </body>
    </html>
  );
}
