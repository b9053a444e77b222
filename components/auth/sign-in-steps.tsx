"use client";

import type { FormEvent, ReactNode } from "react";
import { ClosedAccount } from "@/components/auth/closed-account";
import { FormError } from "@/components/auth/form-error";
import { SecondStep } from "@/components/auth/second-step";
import type { SignIn } from "@/components/auth/use-sign-in";

type SignInStepsProps = {
  signIn: SignIn;
  onSubmit: (event: FormEvent) => void;
  /** The fields of the first step. */
  children: ReactNode;
};

/** Shows the step of the sign-in that is due: the fields, the code of the second step, or the scheduled deletion. */
export function SignInSteps({ signIn, onSubmit, children }: SignInStepsProps) {
  const { busy, closed, email, error, password, second } = signIn;
  if (closed.notice && !closed.keeps && !second.isWanted) {
    const keep = () => {
      closed.keep();
      // After a passkey there is no password. The form is shown again, and its button keeps the account.
      if (password !== "") void signIn.enter(true);
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
      {second.isWanted ? <SecondStep busy={busy} email={email} second={second} /> : children}
    </form>
  );
}
