"use client";

import Link from "next/link";
import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from "react";
import { useAuth, type Viewer } from "@/components/auth/auth-provider";
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

export type SignInFormProps = {
  /** Called around the attempt: `true` when it starts, `false` when it failed. */
  onAttempt?: (isRunning: boolean) => void;
  onSignedIn: (viewer: Viewer) => void;
  /** Where focus goes when the form opens. */
  firstField?: RefObject<HTMLInputElement | null>;
};

type LoginFormProps = SignInFormProps & {
  /** Onboarding: no sign-in before the password meets the rules of that form. */
  strict?: boolean;
  /** Whoever was signed in until now. */
  initialEmail?: string;
  onForgot?: () => void;
  /** Something waits on this page: a forgotten password is seen to in another tab. */
  keepsPage?: boolean;
  /** Shown in strict mode for a password that the rules keep out. */
  simplePasswordHelp?: ReactNode;
};

export function LoginForm(props: LoginFormProps) {
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
  const wrongEmail = emailError(email);
  const liveEmail = useLiveError(email, wrongEmail);
  const livePassword = useLiveError(password, password === "" ? "Password is required" : null);
  const isBelowRules = passwordError(password, "full") !== null;

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    liveEmail.reveal();
    livePassword.reveal();
    if (wrongEmail) firstField?.current?.focus();
    else if (password === "") passwordInput.current?.focus();
    if (wrongEmail || password === "") return;
    onAttempt?.(true);
    let viewer: Viewer | null = null;
    await submit(async () => {
      viewer = await login(email.trim(), password, second.code);
    }, second.say);
    if (viewer) return onSignedIn(viewer);
    onAttempt?.(false);
    setTimeout(() => passwordInput.current?.focus()); // it was disabled until now
  }

  if (second.isWanted) {
    return (
      <form className="form" noValidate onSubmit={onSubmit}>
        <FormError error={error} />
        <SecondStep busy={busy} email={email} second={second} />
      </form>
    );
  }

  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      <FormError error={error} />
      <TextField
        autoCapitalize="none"
        autoComplete="username webauthn"
        disabled={busy}
        error={liveEmail.error}
        inputMode="email"
        label="Email"
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
          label="Password"
          name="password"
          onChange={(event) => setPassword(event.target.value)}
          ref={passwordInput}
          required
          value={password}
        />
        <p className="form-aside">
          <Link
            href={LINKS.passwordReset}
            onClick={onForgot}
            prefetch={false}
            {...(keepsPage ? { rel: "noopener", target: "_blank" } : {})}
          >
            Forgot password?
          </Link>
        </p>
      </div>
      {strict && password.length > 0 && isBelowRules && simplePasswordHelp}
      <Button
        busy={busy}
        busyLabel="Loading..."
        disabled={strict && (email.trim() === "" || isBelowRules)}
        type="submit"
        variant="primary"
        wide
      >
        Sign In
      </Button>
      <PasskeyButton disabled={busy} onError={setError} onSignedIn={onSignedIn} />
    </form>
  );
}
