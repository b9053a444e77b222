"use client";

import { useSearchParams } from "next/navigation";
import { type ReactNode, useRef } from "react";
import { useText } from "#use-text";
import { type AuthMode, useAuthModal } from "@/components/auth/auth-modal-context";
import { FormToggle } from "@/components/auth/form-toggle";
import { LoginForm } from "@/components/auth/login-form";
import { RegisterForm } from "@/components/auth/register-form";
import { useAuth } from "@/components/session/auth-provider";
import { Callout } from "@/components/ui/callout";
import { LinkButton } from "@/components/ui/link-button";
import type { Key } from "@/lib/i18n/area";
import { onboarding } from "@/messages/en/onboarding";
import { StepIntro } from "./step-parts";

type AuthStepProps = {
  mode: AuthMode;
  onModeChange: (mode: AuthMode) => void;
  onAttempt: (isRunning: boolean) => void;
  onSignedIn: () => void;
  /** The email of the person whose session ended elsewhere while this page was open; null if nobody's did. */
  endedFor: string | null;
  /** Asks for the password although somebody is signed in. */
  asksAgain: boolean;
  /** True after a successful sign-in on this page. */
  hasEntered: boolean;
  /** Names the application that sent the person here. With a note, sign-in must not leave this page. */
  note?: ReactNode;
  /** The address of a check-in without an account; null if that is not possible. */
  guestWay: string | null;
};

const WORDS = {
  login: {
    title: "signInTitle",
    lead: "cardWhereYouLeft",
    ask: "newHere",
    other: "register",
    toggle: "createAnAccount",
  },
  register: {
    title: "createYourAccount",
    lead: "itHoldsYourId",
    ask: "signInInstead",
    other: "login",
    toggle: "signInTitle",
  },
} as const satisfies Record<
  AuthMode,
  Record<"title" | "lead" | "ask" | "toggle", Key<typeof onboarding>> & { other: AuthMode }
>;

export function AuthStep(props: AuthStepProps) {
  const t = useText(onboarding);
  const { mode, onModeChange, onAttempt, onSignedIn, endedFor, asksAgain, hasEntered, note, guestWay } = props;
  const { viewer } = useAuth();
  const signedIn = asksAgain && !hasEntered ? null : viewer;
  const hint = useSearchParams().get("login_hint");
  const known = endedFor ?? (asksAgain ? viewer?.user.email : null) ?? hint ?? "";
  const firstField = useRef<HTMLInputElement>(null);
  const { title, lead, ask, other, toggle } = WORDS[mode];
  const form = { firstField, onAttempt, onSignedIn };
  return (
    <div className="max-w-[480px]">
      <StepIntro title={t(title)}>{note ? null : t(lead)}</StepIntro>
      {note}
      <div className="not-empty:mb-4" role="alert">
        {endedFor && (
          <Callout tone="info">
            <p>{t.rich("userNotLoggedIn", { note: String(Boolean(note)), b: (inside) => <b>{inside}</b> })}</p>
          </Callout>
        )}
        {!endedFor && asksAgain && !signedIn && (
          <Callout tone="info">
            <p>{t.rich("pleaseSignInAgain", { b: (inside) => <b>{inside}</b> })}</p>
          </Callout>
        )}
      </div>
      <div role="status">
        {signedIn && (
          <Callout tone="match">
            <p>{t("signedInAsEmail", { email: signedIn.user.email })}</p>
          </Callout>
        )}
      </div>
      {!signedIn && (
        <>
          {/* Two separate forms, so that switching the mode clears fields and errors. */}
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
          <FormToggle className="mt-3">
            {t(ask)} <LinkButton onClick={() => onModeChange(other)}>{t(toggle)}</LinkButton>
          </FormToggle>
          {guestWay && (
            <FormToggle>
              {t.rich("noAccountCheckIn", {
                button: (inside) => <a href={guestWay}>{inside}</a>,
              })}
            </FormToggle>
          )}
        </>
      )}
    </div>
  );
}

/** Points to the sign-in dialog, for accounts created elsewhere whose password this form's rules reject. */
function SimplePasswordHelp() {
  const t = useText(onboarding);
  const modal = useAuthModal();
  return (
    <p className="small soft" role="status">
      {t.rich("passwordRulesDiffer", {
        button: (inside) => <LinkButton onClick={() => modal.open("login")}>{inside}</LinkButton>,
      })}
    </p>
  );
}
