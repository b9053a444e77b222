"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from "react";
import { AuthLink } from "@/components/auth/auth-link";
import { useAuth } from "@/components/auth/auth-provider";
import { LazyMenu, prepareMenu, useMenuAhead } from "@/components/layout/lazy-menu";
import { useDismiss } from "@/components/layout/use-dismiss";
import { useScrolled } from "@/components/layout/use-scrolled";
import { CardIcon, CrossIcon, MenuIcon } from "@/components/ui/frame-icons";
import { IconButton } from "@/components/ui/icon-button";
import { displayNameOf } from "@/lib/display-name";
import { LINKS } from "@/lib/links";

const MENU_ID = "site-menu";
const AVATAR_SIZE = 44;

/** Of use to people who are signed in; whoever comes for the first time need not load what draws it. */
const Avatar = lazy(async () => ({ default: (await import("@/components/brand/avatar")).Avatar }));

/** The head of every diner screen: sticky, and lifted once the page is scrolled. */
export function SiteHeader({ brand }: { brand: ReactNode }) {
  const scrolled = useScrolled();
  const pathname = usePathname();
  const [menuPath, setMenuPath] = useState<string | null>(null);
  const header = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const menuOpen = menuPath === pathname; // going elsewhere closes it
  const close = useCallback(() => setMenuPath(null), []);
  useMenuAhead();

  const closeToButton = () => {
    close();
    menuButton.current?.focus();
  };
  useDismiss(header, menuOpen, (byKey) => (byKey ? closeToButton() : close()));

  return (
    <header className="site-head" data-scrolled={scrolled || undefined} ref={header}>
      <div className="wrap site-head-row">
        <Link className="brand" href={LINKS.home}>
          {brand}
        </Link>
        <nav aria-label="Main" className="site-nav">
          <OwnCardLink pathname={pathname} />
          <NavLink href={LINKS.home} pathname={pathname}>
            Home
          </NavLink>
          <NavLink href={LINKS.recipes} pathname={pathname}>
            Recipes
          </NavLink>
          <OwnLinks pathname={pathname} />
        </nav>
        <div className="site-head-end">
          <HeaderAccount />
          <IconButton
            aria-controls={MENU_ID}
            aria-expanded={menuOpen}
            className="narrow-only"
            label="Menu"
            onClick={() => setMenuPath(menuOpen ? null : pathname)}
            onFocus={prepareMenu}
            onPointerEnter={prepareMenu}
            ref={menuButton}
          >
            {menuOpen ? <CrossIcon size={24} /> : <MenuIcon size={24} />}
          </IconButton>
        </div>
      </div>
      {menuOpen && <LazyMenu id={MENU_ID} onClose={close} onLeaveForDialog={closeToButton} pathname={pathname} />}
    </header>
  );
}

function HeaderAccount() {
  const { viewer } = useAuth();
  if (!viewer) {
    return (
      <>
        <Link className="nav-link wide-only" href={LINKS.business} prefetch={false}>
          Business
        </Link>
        <AuthLink mode="login" size="sm">
          Sign In
        </AuthLink>
      </>
    );
  }
  const { id, email, picture } = viewer.user;
  return (
    <Link aria-label={`${displayNameOf(email)}, settings`} className="avatar-link" href={LINKS.settings}>
      <Suspense fallback={<span className="avatar" style={{ width: AVATAR_SIZE, height: AVATAR_SIZE }} />}>
        <Avatar picture={picture} printId={id} size={AVATAR_SIZE} />
      </Suspense>
    </Link>
  );
}

type Place = { pathname: string };

/** First of all for whoever has a card; a stranger's is kept on the device. */
function OwnCardLink({ pathname }: Place) {
  const { viewer } = useAuth();
  return (
    <Link
      aria-current={pathname === LINKS.myId ? "page" : undefined}
      className="nav-link gap-2"
      href={LINKS.myId}
      prefetch={viewer ? null : false}
    >
      <CardIcon size={20} />
      {viewer ? "Digital ID Card" : "Guest card"}
    </Link>
  );
}

/** What only a person with an account has. */
function OwnLinks({ pathname }: Place) {
  const { viewer } = useAuth();
  if (!viewer) return null;
  return (
    <>
      <NavLink href={LINKS.plan} pathname={pathname}>
        Meal plan
      </NavLink>
      <NavLink href={LINKS.groceryList} pathname={pathname}>
        Grocery list
      </NavLink>
      <NavLink href={LINKS.together} pathname={pathname}>
        Eat together
      </NavLink>
    </>
  );
}

type NavLinkProps = { href: string; pathname: string; children: string };

function NavLink({ href, pathname, children }: NavLinkProps) {
  const isHere = href === "/" ? pathname === "/" : pathname.startsWith(href);
  return (
    <Link aria-current={isHere ? "page" : undefined} className="nav-link" href={href} prefetch={false}>
      {children}
    </Link>
  );
}
