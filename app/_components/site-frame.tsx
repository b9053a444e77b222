import type { ReactNode } from "react";
import { Wordmark } from "@/components/brand/wordmark";
import { WatchGuestCard } from "@/components/guest-card/watch-guest-card";
import { Dock } from "@/components/layout/dock";
import { PageFrame } from "@/components/layout/page-frame";
import { type FooterLinks, SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";

type SiteFrameProps = {
  children: ReactNode;
  footerLinks: FooterLinks;
};

/** Header, the page's one `<main>`, footer and dock: the frame of every diner and recipe screen. */
export function SiteFrame({ children, footerLinks }: SiteFrameProps) {
  return (
    <PageFrame>
      <SiteHeader brand={<Wordmark />} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter footerLinks={footerLinks} />
      <Dock />
      <WatchGuestCard />
    </PageFrame>
  );
}
