"use client";

import "./globals.css";
import { useSyncExternalStore } from "react";
import { fontVariables } from "@/app/fonts";
import { buttonLook } from "@/components/ui/button-look";
import { MessagePage } from "@/components/ui/message-page";
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

/** Replaces the root layout if that fails, so it depends only on the style sheet and its own texts. */
export default function GlobalError({ error }: GlobalErrorProps) {
  const locale = useSyncExternalStore<Locale>(never, localeHere, () => DEFAULT_LOCALE);
  const t = sayIn(unavailable, locale, TRANSLATED[locale]);
  return (
    <html className={fontVariables} lang={locale}>
      <body>
        <title>{`${t("notAvailable")} · ${PRODUCT_NAME}`}</title>
        <main className="wrap" id="main">
          <MessagePage
            isAlert
            lead={t("thePageCouldNot")}
            title={t("productIsNotAvailable", { product: PRODUCT_NAME })}
          >
            <button
              className={buttonLook({ variant: "primary" })}
              onClick={() => window.location.reload()}
              type="button"
            >
              {t("tryAgain")}
            </button>
            {error.digest && <p className="small soft">{t("ifYouReportThis", { number: error.digest })}</p>}
          </MessagePage>
        </main>
      </body>
    </html>
  );
}
