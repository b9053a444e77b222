"use client";

import "@/styles/business.css";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { Wordmark } from "@/components/brand/wordmark";
import { BUSINESS_LINKS } from "@/components/business/business-links";
import { useScrolled } from "@/components/layout/use-scrolled";
import { ButtonLink } from "@/components/ui/button";
import { LINKS } from "@/lib/links";

const PLACES = [
  ["Home", BUSINESS_LINKS.landing],
  ["Partner Program", BUSINESS_LINKS.partnerProgram],
] as const;

/** The portal's head for people who are not signed in to it; on phones its two links stand on a line of their own. */
export function BusinessHeader() {
  const scrolled = useScrolled();
  const pathname = usePathname();
  return (
    <header className="site-head biz-head" data-scrolled={scrolled || undefined}>
      <div className="wrap biz-head-row">
        <Link className="brand" href={LINKS.home}>
          <Wordmark />
        </Link>
        <nav aria-label="Main" className="biz-nav">
          {PLACES.map(([label, href]) => (
            <Link
              aria-current={href === pathname ? "page" : undefined}
              className="nav-link"
              href={href}
              key={href}
              prefetch={false}
            >
              {label}
            </Link>
          ))}
        </nav>
        <ButtonLink className="biz-head-end" href={BUSINESS_LINKS.getStarted} size="sm">
          Get Started
        </ButtonLink>
      </div>
    </header>
  );
}
