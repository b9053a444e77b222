"use client";

import { useRef, useState } from "react";
import { useText } from "#use-text";
import { type AuthMode, useAuthModal } from "@/components/auth/auth-modal-context";
import { FormToggle } from "@/components/auth/form-toggle";
import { LoginForm } from "@/components/auth/login-form";
import { RegisterForm } from "@/components/auth/register-form";
import type { Viewer } from "@/components/session/viewer";
import { Dialog } from "@/components/ui/dialog";
import { LinkButton } from "@/components/ui/link-button";
import type { Key } from "@/lib/i18n/area";
import { LINKS } from "@/lib/links";
import { PORTAL } from "@/lib/portal/sections";
import { shell } from "@/messages/en/shell";

type ShellKey = Key<typeof shell>;

const WORDS = {
  login: { title: "signInTitle", ask: "newHere", other: "register", toggle: "createAnAccount" },
  register: { title: "createYourAccount", ask: "haveAnAccountAlready", other: "login", toggle: "signInTitle" },
} as const satisfies Record<AuthMode, { title: ShellKey; ask: ShellKey; other: AuthMode; toggle: ShellKey }>;

/**
 * A closing dialog returns the focus after this time. The control that opened this dialog no longer exists after
 * sign-in, so the focus is moved elsewhere afterwards.
 */
const FOCUS_RETURN_MS = 30;
const focusMain = () => setTimeout(() => document.getElementById("main")?.focus(), FOCUS_RETURN_MS);

/**
 * Sign-in and account creation over any page. After sign-in the dialog closes and the page updates in place; a business
 * is led to its portal.
 */
export function AuthModal() {
  const t = useText(shell);
  const { mode, open, close } = useAuthModal();
  const [busy, setBusy] = useState(false);
  const firstField = useRef<HTMLInputElement>(null);
  if (!mode) return null;

  const { title, ask, other, toggle } = WORDS[mode];
  const onSignedIn = ({ user }: Viewer) => {
    setBusy(false);
    close();
    // An invitation to a team is answered on its own page.
    const isInvited = window.location.pathname.startsWith(LINKS.teamInvitation);
    if (user.account_type === "business" && !isInvited) window.location.assign(PORTAL);
    else focusMain();
  };
  const form = { firstField, onAttempt: setBusy, onSignedIn };
  return (
    <Dialog initialFocus={firstField} onOpenChange={(isOpen) => !isOpen && close()} open title={t(title)}>
      {/* Each mode has a form of its own, so toggling clears fields and errors. */}
      {mode === "login" ? <LoginForm onForgot={close} {...form} /> : <RegisterForm {...form} />}
      <FormToggle className="mt-3">
        {t(ask)}{" "}
        <LinkButton disabled={busy} onClick={() => open(other)}>
          {t(toggle)}
        </LinkButton>
      </FormToggle>
    </Dialog>
  );
}
