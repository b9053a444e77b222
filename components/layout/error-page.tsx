"use client";

import { useText } from "#use-text";
import { wordmarkLink } from "@/components/brand/wordmark-link";
import { useComeback } from "@/components/layout/use-comeback";
import { buttonLook } from "@/components/ui/button-look";
import { MessagePage } from "@/components/ui/message-page";
import { SlimHead } from "@/components/ui/slim-head";
import { LINKS } from "@/lib/links";
import { PRODUCT_NAME } from "@/lib/product";
import { shell } from "@/messages/en/shell";

/** `retry` asks the server again. Next also passes `reset`, which would only render the same failure again. */
type ErrorPageProps = { error: Error & { digest?: string }; retry: () => void };

/**
 * Loaded with every page, so it has few dependencies. Its links are plain ones, which discard the broken page's state.
 */
export function ErrorPage({ error, retry }: ErrorPageProps) {
  const t = useText(shell);
  const isAway = useComeback(retry);
  return (
    <>
      <title>{t("errorTitle", { product: PRODUCT_NAME })}</title>
      <SlimHead>
        <a className={wordmarkLink()} href={LINKS.home}>
          {PRODUCT_NAME}
        </a>
      </SlimHead>
      <main id="main" tabIndex={-1}>
        <div className="wrap">
          <MessagePage
            acts={
              <>
                <button className={buttonLook({ variant: "primary" })} onClick={retry} type="button">
                  {t("tryAgain")}
                </button>
                <a className={buttonLook({ variant: "quiet" })} href={LINKS.home}>
                  {t("goHome")}
                </a>
              </>
            }
            isAlert
            lead={isAway ? t("recordsAway") : t("wentWrong")}
            title={t("thisPageDidNotLoad")}
          >
            {error.digest && <p className="small soft">{t("reportNumber", { digest: error.digest })}</p>}
          </MessagePage>
        </div>
      </main>
    </>
  );
}
