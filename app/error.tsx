"use client";

import { RotateCw } from "lucide-react";
import { SlimHeader } from "@/components/layout/slim-header";
import { Button, ButtonLink } from "@/components/ui/button";
import { LINKS } from "@/lib/links";

type ErrorPageProps = { error: Error & { digest?: string }; reset: () => void };

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return (
    <>
      <SlimHeader />
      <main id="main" tabIndex={-1}>
        <div className="wrap">
          <div className="message-page">
            <h1>This page did not load.</h1>
            <p className="lead" role="alert">
              Something went wrong on our side. What you have saved is safe; what you were typing may not have been
              sent.
            </p>
            <div className="acts">
              <Button onClick={reset} variant="primary">
                <RotateCw size={18} />
                Try again
              </Button>
              <ButtonLink href={LINKS.home}>Go Home</ButtonLink>
            </div>
            {error.digest && <p className="small soft">If you report this, name the number {error.digest}.</p>}
          </div>
        </div>
      </main>
    </>
  );
}
