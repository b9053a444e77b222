"use client";

import Link from "next/link";
import { type FormEvent, useRef, useState } from "react";
import { useAuth } from "@/components/auth/auth-provider";
import { ClosedAccount, useClosedAccount } from "@/components/auth/closed-account";
import { FormError } from "@/components/auth/form-error";
import { PasskeyButton } from "@/components/auth/passkey-button";
import { SecondStep, useSecondStep } from "@/components/auth/second-step";
import { useSubmit } from "@/components/auth/use-submit";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { PasswordField } from "@/components/ui/password-field";
import { failureOf } from "@/lib/api-call";
import { businessSignInProblem } from "@/lib/auth/business-rules";
import { LINKS } from "@/lib/links";

/** Signs in. The page then shows the portal, or says that the account is not a business account. */
export function BusinessSignInForm() {
  const { login } = useAuth();
  const { busy, error, setError, submit } = useSubmit();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const second = useSecondStep((reason) => failureOf(reason, "Login failed"));
  const closed = useClosedAccount();
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    const problem = businessSignInProblem({ email, password });
    if (problem) {
      setError(problem);
      return (email.trim() === "" ? emailInput : passwordInput).current?.focus();
    }
    await enter(closed.keeps);
  }

  async function enter(keepsAccount: boolean) {
    const say = (reason: unknown) => (closed.hear(reason) ? "" : second.say(reason));
    const isSignedIn = await submit(async () => {
      await login(email.trim(), password, second.code, keepsAccount);
    }, say);
    if (!isSignedIn) setTimeout(() => passwordInput.current?.focus()); // the field was disabled until now
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
      {closed.keeps && <p className="m-0">Sign in once more, and your account stays.</p>}
      <TextField
        autoCapitalize="none"
        autoComplete="username webauthn"
        disabled={busy}
        inputMode="email"
        label="Email"
        name="email"
        onChange={(event) => setEmail(event.target.value)}
        ref={emailInput}
        required
        spellCheck={false}
        type="email"
        value={email}
      />
      <div>
        <PasswordField
          autoComplete="current-password"
          disabled={busy}
          label="Password"
          name="password"
          onChange={(event) => setPassword(event.target.value)}
          ref={passwordInput}
          required
          value={password}
        />
        <p className="mt-1 text-small/normal">
          <Link className="inline-flex min-h-11 items-center" href={LINKS.passwordReset} prefetch={false}>
            Forgot password?
          </Link>
        </p>
      </div>
      <Button busy={busy} busyLabel="Signing in..." type="submit" variant="primary" wide>
        Sign In
      </Button>
      <PasskeyButton disabled={busy} keepsAccount={closed.keeps} onClosed={closed.hear} onError={setError} />
    </form>
  );
}
