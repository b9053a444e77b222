"use client";

import { LINKS } from "@/lib/links";
import { PRODUCT_NAME } from "@/lib/product";

type ErrorPageProps = { error: Error & { digest?: string }; reset: () => void };

/** Comes along with every page, so it leans on little: plain links, which also leave what is broken behind. */
export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return (
    <>
      <title>{`This page did not load · ${PRODUCT_NAME}`}</title>
      <header className="slim-head">
        <div className="wrap">
          <a className="brand" href={LINKS.home}>
            {PRODUCT_NAME}
          </a>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <div className="wrap">
          <div className="message-page">
            <h1>This page did not load.</h1>
            <p className="lead" role="alert">
              Something went wrong on our side. What you have saved is safe; what you were typing may not have been
              sent.
            </p>
            <div className="acts">
              <button className="btn btn--primary" onClick={reset} type="button">
                Try again
              </button>
              <a className="btn btn--quiet" href={LINKS.home}>
                Go Home
              </a>
            </div>
            {error.digest && <p className="small soft">If you report this, name the number {error.digest}.</p>}
          </div>
        </div>
      </main>
    </>
  );
}
