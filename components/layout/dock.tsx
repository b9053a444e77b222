"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ComponentType } from "react";
import { useText } from "#use-text";
import { useAuth } from "@/components/session/auth-provider";
import { BasketIcon, CardIcon, HouseIcon, PotIcon, TableIcon } from "@/components/ui/frame-icons";
import { LINKS } from "@/lib/links";
import { shell } from "@/messages/en/shell";

/** On the card's page and its travel card, but not on the page of another person's card (/id/…). */
const isOwnCard = (pathname: string) => pathname === LINKS.myId || pathname === LINKS.travelCard;
const isUnder = (href: string) => (pathname: string) => pathname === href || pathname.startsWith(`${href}/`);

type Place = {
  href: string;
  name: "dockHome" | "dockRecipes" | "dockCard" | "dockGrocery" | "dockTogether";
  Icon: ComponentType<{ size?: number }>;
  isHere: (pathname: string) => boolean;
};

/** The card stands in the middle, where the thumb of either hand reaches it. */
const PLACES: readonly Place[] = [
  { href: LINKS.home, name: "dockHome", Icon: HouseIcon, isHere: (pathname) => pathname === LINKS.home },
  { href: LINKS.recipes, name: "dockRecipes", Icon: PotIcon, isHere: isUnder(LINKS.recipes) },
  { href: LINKS.myId, name: "dockCard", Icon: CardIcon, isHere: isOwnCard },
  { href: LINKS.groceryList, name: "dockGrocery", Icon: BasketIcon, isHere: isUnder(LINKS.groceryList) },
  { href: LINKS.together, name: "dockTogether", Icon: TableIcon, isHere: isUnder(LINKS.together) },
];

/**
 * The navigation of a signed-in person at the lower edge of a phone. What else is fixed to that edge stands above it
 * (`--dock`, styles/tokens.css).
 */
export function Dock() {
  const t = useText(shell);
  const pathname = usePathname();
  const { viewer } = useAuth();
  if (!viewer) return null;
  return (
    <nav
      aria-label={t("mainOnAPhone")}
      className="@container fixed inset-x-0 bottom-0 z-20 border-t border-control bg-raised pb-[env(safe-area-inset-bottom)] nav:hidden print:hidden"
      data-dock=""
      data-lower-bar=""
    >
      <ul className="grid grid-cols-5">
        {PLACES.map(({ href, name, Icon, isHere }) => (
          <li className="min-w-0" key={href}>
            <Link
              aria-current={isHere(pathname) ? "page" : undefined}
              // Very large text would not fit five times beside each other: these words grow no further than their fifth.
              className="grid min-h-[59px] content-center justify-items-center gap-[3px] text-[min(0.875rem,4.1cqw)]/[1.2] font-[560] tracking-[-0.02em] whitespace-nowrap text-ink-soft no-underline focus-visible:-outline-offset-4 aria-[current=page]:font-[650] aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_3px_0_var(--herb)] forced-colors:aria-[current=page]:border-t-3 forced-colors:aria-[current=page]:border-[Highlight]"
              href={href}
              prefetch={false}
            >
              <Icon size={22} />
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
