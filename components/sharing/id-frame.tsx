import type { ReactNode } from "react";
import { useText } from "#use-text";
import { Wordmark } from "@/components/brand/wordmark";
import { wordmarkLink } from "@/components/brand/wordmark-link";
import { ButtonAnchor } from "@/components/ui/button";
import { MessagePage } from "@/components/ui/message-page";
import { SlimHead } from "@/components/ui/slim-head";
import { LINKS } from "@/lib/links";
import { PRODUCT_NAME } from "@/lib/product";
import { card } from "@/messages/en/card";

/**
 * The frame of an ID page. Its links are plain ones on purpose: each unloads the page, so that no client-side router
 * cache shows a card on Back after its link was revoked.
 */
export function IdFrame({ children }: { children: ReactNode }) {
  const t = useText(card);
  return (
    <>
      <SlimHead>
        <a className={wordmarkLink()} href={LINKS.home}>
          <Wordmark />
        </a>
      </SlimHead>
      <main
        className="grid max-w-[820px] content-start gap-5 pt-7 pb-10 tablet:pt-12 tablet:pb-14 wrap"
        id="main"
        tabIndex={-1}
      >
        {children}
      </main>
      <footer className="border-t border-line pt-5 pb-8">
        <p className="wrap max-w-[820px] text-small text-ink-soft">{t("poweredBy", { product: PRODUCT_NAME })}</p>
      </footer>
    </>
  );
}

type IdFailureProps = { message: string; children?: ReactNode };

/** Shown whenever there is no card to see. */
export function IdFailure({ message, children }: IdFailureProps) {
  const t = useText(card);
  return (
    <IdFrame>
      <MessagePage
        acts={
          <>
            {children}
            <ButtonAnchor href={LINKS.home} variant="primary">
              {t("goHome")}
            </ButtonAnchor>
          </>
        }
        isAlert
        lead={t.known(message)}
        title={t("dietaryIdNotFound")}
      />
    </IdFrame>
  );
}
