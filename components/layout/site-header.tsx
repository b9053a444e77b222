"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from "react";
import { useText } from "#use-text";
import { AuthLink } from "@/components/auth/auth-link";
import { AvatarRing } from "@/components/brand/avatar-ring";
import { wordmarkLink } from "@/components/brand/wordmark-link";
import { LazyMenu, prepareMenu, useMenuAhead } from "@/components/layout/lazy-menu";
import { navLink, siteHead } from "@/components/layout/nav-look";
import { useDismiss } from "@/components/layout/use-dismiss";
import { useScrolled } from "@/components/layout/use-scrolled";
import { useAuth } from "@/components/session/auth-provider";
import { CardIcon, CrossIcon, MenuIcon } from "@/components/ui/frame-icons";
import { IconButton } from "@/components/ui/icon-button";
import { displayNameOf } from "@/lib/auth/display-name";
import { LINKS } from "@/lib/links";
import { shell } from "@/messages/en/shell";
import { LanguageSwitch } from "./language-switch";

const MENU_ID = "site-menu";
const AVATAR_SIZE = 44;

/** Loaded only for signed-in people, so that a first visit does not download what draws it. */
const Avatar = lazy(async () => ({ default: (await import("@/components/brand/avatar")).Avatar }));

/** The header of every diner screen: sticky, with a shadow once the page is scrolled. */
export function SiteHeader({ brand }: { brand: ReactNode }) {
  const t = useText(shell);
  const scrolled = useScrolled();
  const pathname = usePathname();
  const [menuPath, setMenuPath] = useState<string | null>(null);
  const header = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const menuOpen = menuPath === pathname; // navigating closes the menu
  const close = useCallback(() => setMenuPath(null), []);
  useMenuAhead();

  const closeToButton = () => {
    close();
    menuButton.current?.focus();
  };
  useDismiss(header, menuOpen, (byKey) => (byKey ? closeToButton() : close()));

  return (
    // With very large letters on a small screen the row becomes two, and nothing leaves the screen.
    <header className={siteHead()} data-scrolled={scrolled || undefined} ref={header}>
      <div className="wrap flex min-h-(--head) flex-wrap items-center gap-x-2">
        <Link className={wordmarkLink()} href={LINKS.home}>
          {brand}
        </Link>
        <nav aria-label={t("main")} className="ms-6 hidden gap-1 nav:flex">
          <OwnCardLink pathname={pathname} />
          <NavLink href={LINKS.home} pathname={pathname}>
            {t("home")}
          </NavLink>
          <NavLink href={LINKS.recipes} pathname={pathname}>
            {t("recipes")}
          </NavLink>
          <OwnLinks pathname={pathname} />
        </nav>
        <div className="ms-auto flex items-center gap-2">
          <HeaderAccount />
          <IconButton
            aria-controls={MENU_ID}
            aria-expanded={menuOpen}
            className="nav:hidden"
            label={t("menu")}
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
  const t = useText(shell);
  const { viewer } = useAuth();
  if (!viewer) {
    return (
      <>
        <LanguageSwitch isShort />
        <Link className={navLink({ className: "max-nav:hidden" })} href={LINKS.business} prefetch={false}>
          {t("business")}
        </Link>
        <AuthLink mode="login" size="sm">
          {t("signIn")}
        </AuthLink>
      </>
    );
  }
  const { id, email, picture } = viewer.user;
  return (
    <Link
      aria-label={t("emailSettings", { email: displayNameOf(email) })}
      className="rounded-full"
      href={LINKS.settings}
    >
      <Suspense fallback={<AvatarRing size={AVATAR_SIZE} />}>
        <Avatar picture={picture} printId={id} size={AVATAR_SIZE} />
      </Suspense>
    </Link>
  );
}

type Place = { pathname: string };

/** The link to the person's card; without an account, the card of this device. */
function OwnCardLink({ pathname }: Place) {
  const t = useText(shell);
  const { viewer } = useAuth();
  return (
    <Link
      aria-current={pathname === LINKS.myId ? "page" : undefined}
      className={navLink({ className: "gap-2" })}
      href={LINKS.myId}
      prefetch={viewer ? null : false}
    >
      <CardIcon size={20} />
      {viewer ? t("digitalIdCard") : t("guestCard")}
    </Link>
  );
}

/** Links for people with an account. */
function OwnLinks({ pathname }: Place) {
  const t = useText(shell);
  const { viewer } = useAuth();
  if (!viewer) return null;
  return (
    <>
      <NavLink href={LINKS.plan} pathname={pathname}>
        {t("mealPlanLink")}
      </NavLink>
      <NavLink href={LINKS.checkFood} pathname={pathname}>
        {t("checkFoodLink")}
      </NavLink>
      <NavLink href={LINKS.groceryList} pathname={pathname}>
        {t("groceryListLink")}
      </NavLink>
      <NavLink href={LINKS.together} pathname={pathname}>
        {t("eatTogether")}
      </NavLink>
    </>
  );
}

type NavLinkProps = { href: string; pathname: string; children: string };

function NavLink({ href, pathname, children }: NavLinkProps) {
  const isHere = href === "/" ? pathname === "/" : pathname.startsWith(href);
  return (
    <Link aria-current={isHere ? "page" : undefined} className={navLink()} href={href} prefetch={false}>
      {children}
    </Link>
  );
}
