"use client";

import { useRef, useState } from "react";
import { useClosedAccount } from "@/components/auth/closed-account";
import { useSecondStep } from "@/components/auth/second-step";
import { useSubmit } from "@/components/auth/use-submit";
import { useAuth } from "@/components/session/auth-provider";
import type { Viewer } from "@/components/session/viewer";

type Options = {
  initialEmail?: string;
  /** Turns a failure that is neither the second step nor a scheduled deletion into words. */
  describeFailure?: (reason: unknown) => string;
  /** Called around the attempt: `true` when it starts, `false` when it failed. */
  onAttempt?: (isRunning: boolean) => void;
  onSignedIn?: (viewer: Viewer) => void;
};

export type SignIn = ReturnType<typeof useSignIn>;

/** The state of a sign-in by password: its fields, the second step, and an account that is scheduled for deletion. */
export function useSignIn({ initialEmail = "", describeFailure, onAttempt, onSignedIn }: Options = {}) {
  const { login } = useAuth();
  const { busy, error, setError, submit } = useSubmit();
  const [email, setEmail] = useState(initialEmail);
  const [password, setPassword] = useState("");
  const passwordInput = useRef<HTMLInputElement>(null);
  const second = useSecondStep(describeFailure);
  const closed = useClosedAccount();

  /** Sends what stands in the fields. `keepsAccount`: the owner cancels the deletion of the account. */
  async function enter(keepsAccount = closed.keeps): Promise<void> {
    onAttempt?.(true);
    let viewer: Viewer | null = null;
    const describe = (reason: unknown) => (closed.hear(reason) ? "" : second.say(reason));
    await submit(async () => {
      viewer = await login(email.trim(), password, second.code, keepsAccount);
    }, describe);
    if (viewer) return onSignedIn?.(viewer);
    onAttempt?.(false);
    setTimeout(() => passwordInput.current?.focus()); // it was disabled until now
  }

  return { email, setEmail, password, setPassword, passwordInput, busy, error, setError, second, closed, enter };
}
