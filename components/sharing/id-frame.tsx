import { useText } from "#use-text";
import { card } from "@/messages/en/card";
import "@/styles/sharing.css";
import type { ReactNode } from "react";
import { Wordmark } from "@/components/brand/wordmark";
import { LINKS } from "@/lib/links";
import { PRODUCT_NAME } from "@/lib/product";

/**
 * Around an ID page. Its links are plain ones on purpose: each leaves the page for good, so that no
 * router keeps a card in memory that Back would show after its link was revoked.
 */
export function IdFrame({ children }: { children: ReactNode }) {
  const t = useText(card);
  return (
    <>
      <header className="slim-head">
        <div className="wrap">
          <a className="brand" href={LINKS.home}>
            <Wordmark />
          </a>
        </div>
      </header>
      <main className="id-page wrap" id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="id-page-foot">
        <p className="wrap small soft">{t("thisDietaryIdIs", { product: PRODUCT_NAME })}</p>
      </footer>
    </>
  );
}

type IdFailureProps = { message: string; children?: ReactNode };

/** Every way in which there is no card to see. */
export function IdFailure({ message, children }: IdFailureProps) {
  const t = useText(card);
  return (
    <IdFrame>
      <div className="message-page">
        <h1>{t("dietaryIdNotFound")}</h1>
        <p className="lead" role="alert">
          {t.known(message)}
        </p>
        <div className="acts">
          {children}
          <a className="btn btn--primary" href={LINKS.home}>
            <span className="btn-label">{t("goHome")}</span>
          </a>
        </div>
      </div>
    </IdFrame>
  );
}
