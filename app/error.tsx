"use client";

import { useComeback } from "@/components/layout/use-comeback";
import { LINKS } from "@/lib/links";
import { PRODUCT_NAME } from "@/lib/product";

/** `retry` asks the server again; `reset`, which Next hands out too, would only show the same failure once more. */
type ErrorPageProps = { error: Error & { digest?: string }; retry: () => void };

/** Comes along with every page, so it leans on little: plain links, which also leave what is broken behind. */
export default function ErrorPage({ error, retry }: ErrorPageProps) {
  const isAway = useComeback(retry);
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
              {isAway
                ? "We cannot reach our records at the moment. What you have saved is safe, and this page opens by itself as soon as it can."
                : "Something went wrong on our side. What you have saved is safe; what you were typing may not have been sent."}
            </p>
            <div className="acts">
              <button className="btn btn--primary" onClick={retry} type="button">
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
