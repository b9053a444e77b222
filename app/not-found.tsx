import type { Metadata } from "next";
import { elsewhere } from "@/app/elsewhere";
import { Forkprint } from "@/components/brand/forkprint";
import { SiteFrame } from "@/components/layout/site-frame";
import { ButtonLink } from "@/components/ui/button";
import { LINKS } from "@/lib/links";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFound() {
  return (
    <SiteFrame elsewhere={elsewhere()}>
      <div className="wrap">
        <div className="message-page">
          <Forkprint id="nobody" size={120} />
          <h1>This page is not in the book.</h1>
          <p className="lead">
            The address may be mistyped, or what stood here has moved. Your card and your settings are where you left
            them.
          </p>
          <div className="acts">
            <ButtonLink href={LINKS.home} variant="primary">
              Go Home
            </ButtonLink>
          </div>
        </div>
      </div>
    </SiteFrame>
  );
}
