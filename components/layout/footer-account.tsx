"use client";

import Link from "next/link";
import { AuthLink } from "@/components/auth/auth-link";
import { useAuth } from "@/components/auth/auth-provider";
import { useSignOut } from "@/components/layout/use-sign-out";
import { LINKS } from "@/lib/links";
import { PORTAL } from "@/lib/portal/sections";

/** The footer's Account column: it depends on who is signed in. */
export function FooterAccount() {
  const { viewer } = useAuth();
  return (
    <nav aria-labelledby="foot-account">
      <h2 id="foot-account">Account</h2>
      <ul>
        {viewer ? <SignedIn /> : <SignedOut />}
        <li>
          <Link href={viewer?.user.account_type === "business" ? PORTAL : LINKS.business} prefetch={false}>
            Business
          </Link>
        </li>
      </ul>
    </nav>
  );
}

function SignedIn() {
  const { signOut, busy } = useSignOut();
  return (
    <>
      <li>
        <Link href={LINKS.myId} prefetch={false}>
          Digital ID Card
        </Link>
      </li>
      <li>
        <Link href={LINKS.settings} prefetch={false}>
          Settings
        </Link>
      </li>
      <li>
        <button aria-busy={busy || undefined} onClick={signOut} type="button">
          Sign out
        </button>
      </li>
    </>
  );
}

function SignedOut() {
  return (
    <>
      <li>
        <AuthLink look="plain" mode="login">
          Sign In
        </AuthLink>
      </li>
      <li>
        <AuthLink look="plain" mode="register">
          Create your ID
        </AuthLink>
      </li>
    </>
  );
}
