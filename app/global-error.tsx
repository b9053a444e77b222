"use client";

import "./globals.css";
import { fontVariables } from "@/app/fonts";
import { buttonLook } from "@/components/ui/button-look";
import { MessagePage } from "@/components/ui/message-page";
import { PRODUCT_NAME } from "@/lib/product";

type GlobalErrorProps = { error: Error & { digest?: string } };

/** Replaces the root layout when that itself fails, so it leans on nothing but the style sheet. */
export default function GlobalError({ error }: GlobalErrorProps) {
  return (
    <html className={fontVariables} lang="en">
      <body>
        <title>{`Not available · ${PRODUCT_NAME}`}</title>
        <main className="wrap" id="main">
          <MessagePage
            isAlert
            lead="The page could not be put together. What you have saved is safe. Please try again in a moment."
            title={`${PRODUCT_NAME} is not available.`}
          >
            <button
              className={buttonLook({ variant: "primary" })}
              onClick={() => window.location.reload()}
              type="button"
            >
              Try again
            </button>
            {error.digest && <p className="small soft">If you report this, name the number {error.digest}.</p>}
          </MessagePage>
        </main>
      </body>
    </html>
  );
}
