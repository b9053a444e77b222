"use client";

import Link from "next/link";
import { useText } from "#use-text";
import { AuthLink } from "@/components/auth/auth-link";
import { FooterColumn } from "@/components/layout/footer-column";
import { useAuth } from "@/components/session/auth-provider";
import { useSignOut } from "@/components/session/use-sign-out";
import { LINKS } from "@/lib/links";
import { PORTAL } from "@/lib/portal/sections";
import { shell } from "@/messages/en/shell";
import { LanguageSwitch } from "./language-switch";

/** The footer's Account column, which depends on the signed-in person. */
export function FooterAccount() {
  const t = useText(shell);
  const { viewer } = useAuth();
  return (
    <FooterColumn end={<LanguageSwitch />} id="foot-account" title={t("account")}>
      {viewer ? <SignedIn /> : <SignedOut />}
      <li>
        {viewer?.user.account_type === "business" ? (
          <a href={PORTAL}>{t("business")}</a>
        ) : (
          <Link href={LINKS.business} prefetch={false}>
            {t("business")}
          </Link>
        )}
      </li>
    </FooterColumn>
  );
}

function SignedIn() {
  const t = useText(shell);
  const { signOut, busy } = useSignOut();
  return (
    <>
      <li>
        <Link href={LINKS.myId} prefetch={false}>
          {t("digitalIdCard")}
        </Link>
      </li>
      <li>
        <Link href={LINKS.settings} prefetch={false}>
          {t("settings")}
        </Link>
      </li>
      <li>
        <button aria-busy={busy || undefined} onClick={signOut} type="button">
          {t("signOut")}
        </button>
      </li>
    </>
  );
}

function SignedOut() {
  const t = useText(shell);
  return (
    <>
      <li>
        <AuthLink look="plain" mode="login">
          {t("signIn")}
        </AuthLink>
      </li>
      <li>
        <AuthLink look="plain" mode="register">
          {t("createYourId")}
        </AuthLink>
      </li>
    </>
  );
}
