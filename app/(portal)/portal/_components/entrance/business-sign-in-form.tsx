"use client";

import { type FormEvent, useRef } from "react";
import { CredentialFields } from "@/components/auth/credential-fields";
import { PasskeyButton } from "@/components/auth/passkey-button";
import { SignInSteps } from "@/components/auth/sign-in-steps";
import { useSignIn } from "@/components/auth/use-sign-in";
import { Button } from "@/components/ui/button";
import { failureOf } from "@/lib/api-call";
import { businessSignInProblem } from "@/lib/auth/business-rules";

const LABELS = { email: "Email", password: "Password", forgot: "Forgot password?" };

const describeFailure = (reason: unknown) => failureOf(reason, "Login failed");

/** Signs in. The page then shows the portal, or says that the account is not a business account. */
export function BusinessSignInForm() {
  const signIn = useSignIn({ describeFailure });
  const { busy, closed, email, password, passwordInput } = signIn;
  const emailInput = useRef<HTMLInputElement>(null);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    const problem = businessSignInProblem({ email, password });
    if (problem) {
      signIn.setError(problem);
      return (email.trim() === "" ? emailInput : passwordInput).current?.focus();
    }
    await signIn.enter();
  }

  return (
    <SignInSteps onSubmit={onSubmit} signIn={signIn}>
      {closed.keeps && <p className="m-0">Sign in once more, and your account stays.</p>}
      <CredentialFields emailInput={emailInput} labels={LABELS} signIn={signIn} />
      <Button busy={busy} busyLabel="Signing in..." type="submit" variant="primary" wide>
        Sign In
      </Button>
      <PasskeyButton disabled={busy} keepsAccount={closed.keeps} onClosed={closed.hear} onError={signIn.setError} />
    </SignInSteps>
  );
}
