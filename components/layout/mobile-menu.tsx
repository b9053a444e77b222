"use client";

import {
  BookOpen,
  Building2,
  CalendarDays,
  House,
  IdCard as IdCardIcon,
  ListChecks,
  LogIn,
  LogOut,
  ScanBarcode,
  Settings,
  UserPlus,
  Users,
} from "lucide-react";
import Link from "next/link";
import type { MouseEvent, ReactNode } from "react";
import { useText } from "#use-text";
import { type AuthMode, useAuthModal } from "@/components/auth/auth-modal-context";
import { prepareAuthModal } from "@/components/auth/load-auth-modal";
import { menuRow } from "@/components/layout/nav-look";
import { useAuth } from "@/components/session/auth-provider";
import { useSignOut } from "@/components/session/use-sign-out";
import { displayNameOf } from "@/lib/auth/display-name";
import { LINKS } from "@/lib/links";
import { shell } from "@/messages/en/shell";
import { LanguageSwitch } from "./language-switch";

export type MobileMenuProps = {
  id: string;
  pathname: string;
  onClose: () => void;
  /** Closes the menu and focuses its button, to which the focus returns after a dialog. */
  onLeaveForDialog: () => void;
};

const MENU =
  "absolute inset-x-0 top-full max-h-[calc(100dvh-var(--head))] overflow-y-auto border-y border-line bg-paper pt-2 pb-5 shadow-card nav:hidden";

/** The menu that opens below the header on phones. */
export function MobileMenu({ id, ...row }: MobileMenuProps) {
  const t = useText(shell);
  const { viewer } = useAuth();
  return (
    <nav aria-label={t("menu")} className={MENU} id={id}>
      <div className="wrap">
        {viewer && (
          <p className="flex items-center gap-3 border-b-[1.5px] border-ink py-2.5 font-[620] wrap-anywhere">
            {displayNameOf(viewer.user.email)}
          </p>
        )}
        <ul className="[&>li]:border-b [&>li]:border-line">
          {/* For people who are not signed in: the card of this device, or the link to create one. */}
          <Row href={LINKS.myId} icon={<IdCardIcon size={20} />} {...row}>
            {viewer ? t("digitalIdCard") : t("guestCard")}
          </Row>
          <Row href={LINKS.home} icon={<House size={20} />} {...row}>
            {t("home")}
          </Row>
          <Row href={LINKS.recipes} icon={<BookOpen size={20} />} {...row}>
            {t("recipes")}
          </Row>
          <Row href={LINKS.together} icon={<Users size={20} />} {...row}>
            {t("eatTogether")}
          </Row>
          {viewer ? <SignedInRows {...row} /> : <SignedOutRows {...row} />}
        </ul>
      </div>
    </nav>
  );
}

type Place = Omit<MobileMenuProps, "id">;

function SignedInRows(place: Place) {
  const t = useText(shell);
  const { signOut, busy } = useSignOut();
  return (
    <>
      <Row href={LINKS.plan} icon={<CalendarDays size={20} />} {...place}>
        {t("mealPlan")}
      </Row>
      <Row href={LINKS.checkFood} icon={<ScanBarcode size={20} />} {...place}>
        {t("checkFoodLink")}
      </Row>
      <Row href={LINKS.groceryList} icon={<ListChecks size={20} />} {...place}>
        {t("groceryList")}
      </Row>
      <Row href={LINKS.household} icon={<House size={20} />} {...place}>
        {t("household")}
      </Row>
      <Row href={LINKS.settings} icon={<Settings size={20} />} {...place}>
        {t("settings")}
      </Row>
      <li>
        <button aria-busy={busy || undefined} className={menuRow()} onClick={signOut} type="button">
          <LogOut size={20} />
          {t("signOut")}
        </button>
      </li>
    </>
  );
}

function SignedOutRows(place: Place) {
  const t = useText(shell);
  const modal = useAuthModal();
  const openAs = (mode: AuthMode) => (event: MouseEvent) => {
    event.preventDefault();
    place.onLeaveForDialog();
    modal.open(mode);
  };
  return (
    <>
      <Row href={LINKS.business} icon={<Building2 size={20} />} {...place}>
        {t("business")}
      </Row>
      <Row href={LINKS.onboard} icon={<LogIn size={20} />} {...place} onClick={openAs("login")}>
        {t("signIn")}
      </Row>
      <Row
        href={`${LINKS.onboard}?mode=register`}
        icon={<UserPlus size={20} />}
        {...place}
        onClick={openAs("register")}
      >
        {t("createYourId")}
      </Row>
      <li className="px-4">
        <LanguageSwitch />
      </li>
    </>
  );
}

type RowProps = Place & { href: string; icon: ReactNode; children: string; onClick?: (event: MouseEvent) => void };

function Row({ href, icon, pathname, onClose, onClick, children }: RowProps) {
  return (
    <li>
      <Link
        aria-current={href === pathname ? "page" : undefined}
        className={menuRow()}
        href={href}
        onClick={onClick ?? onClose}
        onPointerDown={onClick && prepareAuthModal}
        prefetch={false}
      >
        {icon}
        {children}
      </Link>
    </li>
  );
}
