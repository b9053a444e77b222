"use client";

import { useSearchParams } from "next/navigation";
import { type ReactNode, useRef } from "react";
import { type AuthMode, useAuthModal } from "@/components/auth/auth-modal-context";
import { useAuth } from "@/components/auth/auth-provider";
import { LoginForm } from "@/components/auth/login-form";
import { RegisterForm } from "@/components/auth/register-form";
import { StepIntro } from "@/components/onboarding/step-parts";
import { Callout } from "@/components/ui/callout";

type AuthStepProps = {
  mode: AuthMode;
  onModeChange: (mode: AuthMode) => void;
  onAttempt: (isRunning: boolean) => void;
  onSignedIn: () => void;
  /** The email of whoever was signed in here until the session ended elsewhere. */
  endedFor: string | null;
  /** The password is wanted although somebody is signed in. */
  asksAgain: boolean;
  /** Signing in here has just worked. */
  hasEntered: boolean;
  /** Who sent the person here, if somebody did: then this page must stay until it is done. */
  note?: ReactNode;
};

const WORDS = {
  login: {
    title: "Sign in",
    lead: "Your card and everything on it is where you left it.",
    ask: "New here?",
    other: "register",
    toggle: "Create an account",
  },
  register: {
    title: "Create your account",
    lead: "It holds your dietary ID. The next three questions take less than a minute.",
    ask: "Have an account already?",
    other: "login",
    toggle: "Sign in",
  },
} as const satisfies Record<AuthMode, Record<"title" | "lead" | "ask" | "toggle", string> & { other: AuthMode }>;

export function AuthStep(props: AuthStepProps) {
  const { mode, onModeChange, onAttempt, onSignedIn, endedFor, asksAgain, hasEntered, note } = props;
  const { viewer } = useAuth();
  const signedIn = asksAgain && !hasEntered ? null : viewer;
  const hint = useSearchParams().get("login_hint");
  const known = endedFor ?? (asksAgain ? viewer?.user.email : null) ?? hint ?? "";
  const firstField = useRef<HTMLInputElement>(null);
  const { title, lead, ask, other, toggle } = WORDS[mode];
  const form = { firstField, onAttempt, onSignedIn };
  return (
    <div className="ob-auth">
      <StepIntro title={title}>{note ? null : lead}</StepIntro>
      {note}
      <div className="form-error" role="alert">
        {endedFor && (
          <Callout tone="info">
            <p>
              <b>{note ? "User not logged in." : "You were signed out."}</b> The session ended, perhaps in another tab.
              Sign in again to go on where you were: what you chose is still here.
            </p>
          </Callout>
        )}
        {!endedFor && asksAgain && !signedIn && (
          <Callout tone="info">
            <p>
              <b>Please sign in again.</b> The application wants to be sure that it is you who decides.
            </p>
          </Callout>
        )}
      </div>
      <div role="status">
        {signedIn && (
          <Callout tone="match">
            <p>Signed in as {signedIn.user.email}</p>
          </Callout>
        )}
      </div>
      {!signedIn && (
        <>
          {/* A form of its own for each mode: toggling clears fields and errors. */}
          {mode === "login" ? (
            <LoginForm
              {...form}
              initialEmail={known}
              keepsPage={Boolean(note)}
              simplePasswordHelp={<SimplePasswordHelp />}
              strict={!asksAgain}
            />
          ) : (
            <RegisterForm {...form} strict />
          )}
          <p className="form-toggle">
            {ask}{" "}
            <button className="link-btn" onClick={() => onModeChange(other)} type="button">
              {toggle}
            </button>
          </p>
        </>
      )}
    </div>
  );
}

/** Accounts made elsewhere may have a password that this form's rules keep out. */
function SimplePasswordHelp() {
  const modal = useAuthModal();
  return (
    <p className="small soft" role="status">
      Passwords made here have 8 characters, with upper case, lower case and a number. Is yours a simpler one?{" "}
      <button className="link-btn" onClick={() => modal.open("login")} type="button">
        Sign in with it
      </button>
    </p>
  );
}
