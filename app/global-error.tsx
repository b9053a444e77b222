"use client";

import { useSyncExternalStore } from "react";
import { fontVariables } from "@/app/fonts";
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

/**
 * Its whole style: a sheet that it imported would come with every page. The sides' tokens are not here, so the values
 * are those of styles/tokens.css.
 */
const STYLE = `
  :root {
    color-scheme: light dark;
    --ink: light-dark(#1e2a24, #efebe1);
    --soft: light-dark(#55625b, #a9b4ac);
    --herb: light-dark(#2f6b4f, #86c9a6);
    --on-herb: light-dark(#ffffff, #10251a);
  }
  * { box-sizing: border-box; margin: 0; }
  body {
    min-height: 100dvh;
    background: light-dark(#fbf7f0, #131a16);
    color: var(--ink);
    font: 400 1rem/1.5 var(--face-inter), system-ui, sans-serif;
  }
  main { max-width: 1280px; margin-inline: auto; padding: 64px max(16px, min(3.5vw, 40px)) 96px; }
  div { display: grid; max-width: 640px; gap: 20px; justify-items: start; }
  h1 { font: 560 clamp(2.5rem, 6vw, 3.0625rem)/1.05 var(--face-fraunces), Georgia, serif; overflow-wrap: anywhere; }
  p { font-size: 1.1875rem; color: var(--soft); }
  small { font-size: 0.875rem; color: var(--soft); }
  button {
    min-height: 48px;
    padding: 10px 20px;
    border: 1.5px solid transparent;
    border-radius: 8px;
    background: var(--herb);
    color: var(--on-herb);
    font: 620 1rem/1.2 var(--face-inter), system-ui, sans-serif;
    cursor: pointer;
  }
  :focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
`;

/** Replaces the root layout if that fails, so it depends on nothing but its own style and texts. */
export default function GlobalError({ error }: GlobalErrorProps) {
  const locale = useSyncExternalStore<Locale>(never, localeHere, () => DEFAULT_LOCALE);
  const t = sayIn(unavailable, locale, TRANSLATED[locale]);
  return (
    <html className={fontVariables} lang={locale}>
      <head>
        <style>{STYLE}</style>
      </head>
      <body>
        <title>{`${t("notAvailable")} · ${PRODUCT_NAME}`}</title>
        <main id="main">
          <div>
            <h1>{t("productIsNotAvailable", { product: PRODUCT_NAME })}</h1>
            <p role="alert">{t("thePageCouldNot")}</p>
            <button onClick={() => window.location.reload()} type="button">
              {t("tryAgain")}
            </button>
            {error.digest && <small>{t("ifYouReportThis", { number: error.digest })}</small>}
          </div>
        </main>
      </body>
    </html>
  );
}
