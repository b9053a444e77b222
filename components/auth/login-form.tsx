"use client";

import Link from "next/link";
import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from "react";
import { useText } from "#use-text";
import { useAuth, type Viewer } from "@/components/auth/auth-provider";
import { ClosedAccount, useClosedAccount } from "@/components/auth/closed-account";
import { FormError } from "@/components/auth/form-error";
import { PasskeyButton } from "@/components/auth/passkey-button";
import { SecondStep, useSecondStep } from "@/components/auth/second-step";
import { useLiveError } from "@/components/auth/use-live-error";
import { useSubmit } from "@/components/auth/use-submit";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { PasswordField } from "@/components/ui/password-field";
import { emailError, passwordError } from "@/lib/auth/form-rules";
import { LINKS } from "@/lib/links";
import { shell } from "@/messages/en/shell";

export type SignInFormProps = {
  /** Called around the attempt: `true` when it starts, `false` when it failed. */
  onAttempt?: (isRunning: boolean) => void;
  onSignedIn: (viewer: Viewer) => void;
  /** The field that gets the focus when the form opens. */
  firstField?: RefObject<HTMLInputElement | null>;
};

type LoginFormProps = SignInFormProps & {
  /** Onboarding: sign-in is possible only with a password that meets the rules of that form. */
  strict?: boolean;
  /** The email address of the person who was signed in until now. */
  initialEmail?: string;
  onForgot?: () => void;
  /** The page holds unfinished work, so a forgotten password is reset in another tab. */
  keepsPage?: boolean;
  /** Shown in strict mode for a password that breaks the rules. */
  simplePasswordHelp?: ReactNode;
};

export function LoginForm(props: LoginFormProps) {
  const t = useText(shell);
  const {
    onAttempt,
    onSignedIn,
    firstField,
    strict,
    initialEmail = "",
    onForgot,
    keepsPage,
    simplePasswordHelp,
  } = props;
  const { login } = useAuth();
  const { busy, error, setError, submit } = useSubmit();
  const [email, setEmail] = useState(initialEmail);
  const [password, setPassword] = useState("");
  const passwordInput = useRef<HTMLInputElement>(null);
  const second = useSecondStep();
  const closed = useClosedAccount();
  const wrongEmail = t.known(emailError(email));
  const liveEmail = useLiveError(email, wrongEmail);
  const livePassword = useLiveError(password, password === "" ? t("passwordIsRequired") : null);
  const isBelowRules = passwordError(password, "full") !== null;

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    liveEmail.reveal();
    livePassword.reveal();
    if (wrongEmail) firstField?.current?.focus();
    else if (password === "") passwordInput.current?.focus();
    if (wrongEmail || password === "") return;
    await enter(closed.keeps);
  }

  async function enter(keepsAccount: boolean) {
    onAttempt?.(true);
    let viewer: Viewer | null = null;
    const say = (reason: unknown) => (closed.hear(reason) ? "" : second.say(reason));
    await submit(async () => {
      viewer = await login(email.trim(), password, second.code, keepsAccount);
    }, say);
    if (viewer) return onSignedIn(viewer);
    onAttempt?.(false);
    setTimeout(() => passwordInput.current?.focus()); // it was disabled until now
  }

  if (second.isWanted) {
    return (
      <form className="grid gap-4" noValidate onSubmit={onSubmit}>
        <FormError error={error} />
        <SecondStep busy={busy} email={email} second={second} />
      </form>
    );
  }

  if (closed.notice && !closed.keeps) {
    const keep = () => {
      closed.keep();
      // After a passkey there is no password. The form is shown again, and its button keeps the account.
      if (password !== "") void enter(true);
    };
    return (
      <div className="grid gap-4">
        <ClosedAccount busy={busy} notice={closed.notice} onKeep={keep} onLeave={closed.startAgain} />
      </div>
    );
  }

  return (
    <form className="grid gap-4" noValidate onSubmit={onSubmit}>
      <FormError error={error} />
      {closed.keeps && <p className="m-0">{t("signInOnceMore")}</p>}
      <TextField
        autoCapitalize="none"
        autoComplete="username webauthn"
        disabled={busy}
        error={liveEmail.error}
        inputMode="email"
        label={t("email")}
        name="email"
        onBlur={liveEmail.onBlur}
        onChange={(event) => setEmail(event.target.value)}
        ref={firstField}
        required
        spellCheck={false}
        type="email"
        value={email}
      />
      <div>
        <PasswordField
          autoComplete="current-password"
          disabled={busy}
          error={livePassword.error}
          label={t("password")}
          name="password"
          onChange={(event) => setPassword(event.target.value)}
          ref={passwordInput}
          required
          value={password}
        />
        <p className="mt-1 text-small/normal">
          <Link
            className="inline-flex min-h-11 items-center"
            href={LINKS.passwordReset}
            onClick={onForgot}
            prefetch={false}
            {...(keepsPage ? { rel: "noopener", target: "_blank" } : {})}
          >
            {t("forgotPassword")}
          </Link>
        </p>
      </div>
      {strict && password.length > 0 && isBelowRules && simplePasswordHelp}
      <Button
        busy={busy}
        busyLabel={t("loading")}
        disabled={strict && (email.trim() === "" || isBelowRules)}
        type="submit"
        variant="primary"
        wide
      >
        {t("signIn")}
      </Button>
      <PasskeyButton
        disabled={busy}
        keepsAccount={closed.keeps}
        onClosed={closed.hear}
        onError={setError}
        onSignedIn={onSignedIn}
      />
    </form>
  );
}
