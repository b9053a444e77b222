import type { ReactNode } from "react";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";

type SiteFrameProps = {
  children: ReactNode;
  /** Stands in for the usual footer; null leaves it out. */
  footer?: ReactNode;
};

/** Header, the page's one `<main>`, footer: the frame of every diner and recipe screen. */
export function SiteFrame({ children, footer = <SiteFooter /> }: SiteFrameProps) {
  return (
    <div className="site-frame">
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  );
}
