"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { Wordmark } from "@/components/brand/wordmark";
import { wordmarkLink } from "@/components/brand/wordmark-link";
import { BUSINESS_LINKS } from "@/components/business/business-links";
import { navLink, siteHead } from "@/components/layout/nav-look";
import { useScrolled } from "@/components/layout/use-scrolled";
import { ButtonAnchor } from "@/components/ui/button";
import { LINKS } from "@/lib/links";

const PLACES = [
  ["Home", BUSINESS_LINKS.landing],
  ["Partner Program", BUSINESS_LINKS.partnerProgram],
] as const;

/** The portal's header for people who are not signed in to it. On phones its two links are on a line of their own. */
export function BusinessHeader() {
  const scrolled = useScrolled();
  const pathname = usePathname();
  return (
    <header className={siteHead({ className: "max-nav:static" })} data-scrolled={scrolled || undefined}>
      <div className="wrap flex min-h-(--head) flex-wrap items-center justify-between gap-x-2">
        <Link className={wordmarkLink()} href={LINKS.home}>
          <Wordmark />
        </Link>
        <nav
          aria-label="Main"
          className="-mx-3 nav:m-0 nav:ms-6 order-1 nav:order-0 flex nav:w-auto w-full gap-1 pb-1 nav:pb-0"
        >
          {PLACES.map(([label, href]) => (
            <Link
              aria-current={href === pathname ? "page" : undefined}
              className={navLink()}
              href={href}
              key={href}
              prefetch={false}
            >
              {label}
            </Link>
          ))}
        </nav>
        <ButtonAnchor className="nav:ms-auto" href={BUSINESS_LINKS.getStarted} size="sm">
          Get Started
        </ButtonAnchor>
      </div>
    </header>
  );
}
