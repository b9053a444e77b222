"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { type AuthMode, useAuthModal } from "@/components/auth/auth-modal-context";
import type { Viewer } from "@/components/auth/auth-provider";
import { LoginForm } from "@/components/auth/login-form";
import { RegisterForm } from "@/components/auth/register-form";
import { Dialog } from "@/components/ui/dialog";
import { PORTAL } from "@/lib/portal/sections";

const WORDS = {
  login: { title: "Sign in", ask: "New here?", other: "register", toggle: "Create an account" },
  register: { title: "Create your account", ask: "Have an account already?", other: "login", toggle: "Sign in" },
} as const satisfies Record<AuthMode, { title: string; ask: string; other: AuthMode; toggle: string }>;

/** A closing dialog gives focus back first; the control that opened this one is gone once somebody is signed in. */
const FOCUS_RETURN_MS = 30;
const focusMain = () => setTimeout(() => document.getElementById("main")?.focus(), FOCUS_RETURN_MS);

/**
 * Sign-in and account creation over any page. Once signed in it closes, and the page shows it in place;
 * a business goes to its portal.
 */
export function AuthModal() {
  const { mode, open, close } = useAuthModal();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const firstField = useRef<HTMLInputElement>(null);
  if (!mode) return null;

  const { title, ask, other, toggle } = WORDS[mode];
  const onSignedIn = ({ user }: Viewer) => {
    setBusy(false);
    close();
    if (user.account_type === "business") router.push(PORTAL);
    else focusMain();
  };
  const form = { firstField, onAttempt: setBusy, onSignedIn };
  return (
    <Dialog initialFocus={firstField} onOpenChange={(isOpen) => !isOpen && close()} open title={title}>
      {/* A form of its own for each mode: toggling clears fields and errors. */}
      {mode === "login" ? <LoginForm onForgot={close} {...form} /> : <RegisterForm {...form} />}
      <p className="form-toggle">
        {ask}{" "}
        <button className="link-btn" disabled={busy} onClick={() => open(other)} type="button">
          {toggle}
        </button>
      </p>
    </Dialog>
  );
}
