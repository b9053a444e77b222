"use client";

import Link from "next/link";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { FormError } from "@/components/auth/form-error";
import { useLiveError } from "@/components/auth/use-live-error";
import { useSubmit } from "@/components/auth/use-submit";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { TextField } from "@/components/ui/field";
import { api } from "@/lib/api-client";
import { emailError } from "@/lib/auth/form-rules";
import { LINKS } from "@/lib/links";

const SENT = "If an account with that email exists, we've sent you a password reset link.";
const NOT_SENT = "Failed to send reset email. Please try again.";

/** Asks for a reset link. The answer is the same for every address. */
export function PasswordResetScreen() {
  const [isSent, setIsSent] = useState(false);
  const [email, setEmail] = useState("");
  const { busy, error, submit } = useSubmit();
  const wrongEmail = emailError(email);
  const live = useLiveError(email, wrongEmail);
  const field = useRef<HTMLInputElement>(null);
  const confirmation = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSent) confirmation.current?.focus();
  }, [isSent]);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    live.reveal();
    if (wrongEmail) return field.current?.focus();
    const isDone = await submit(
      async () => {
        await api.requestPasswordReset(email.trim());
      },
      () => NOT_SENT,
    );
    if (isDone) setIsSent(true);
    else setTimeout(() => field.current?.focus());
  }

  return (
    <>
      <h1>Forgot your password?</h1>
      <p className="lead">Tell us your email. We send you a link that works once, for an hour.</p>
      <div className="sheet task-sheet">
        {isSent ? (
          <div ref={confirmation} role="status" tabIndex={-1}>
            <Callout tone="match">
              <p>{SENT}</p>
            </Callout>
            <p className="soft task-after">
              Nothing there after a few minutes? Look in the spam folder, or{" "}
              <button className="link-btn" onClick={() => setIsSent(false)} type="button">
                send another link
              </button>
              .
            </p>
          </div>
        ) : (
          <form className="form" noValidate onSubmit={onSubmit}>
            <FormError error={error} />
            <TextField
              autoCapitalize="none"
              autoComplete="email"
              disabled={busy}
              error={live.error}
              inputMode="email"
              label="Email"
              name="email"
              onBlur={live.onBlur}
              onChange={(event) => setEmail(event.target.value)}
              ref={field}
              required
              spellCheck={false}
              type="email"
              value={email}
            />
            <Button busy={busy} disabled={email.trim() === ""} type="submit" variant="primary" wide>
              Send Reset Link
            </Button>
          </form>
        )}
      </div>
      <p className="form-toggle">
        Remembered it? <Link href={LINKS.onboard}>Sign in</Link>
      </p>
      <p className="form-toggle">
        No account yet? <Link href={`${LINKS.onboard}?mode=register`}>Sign up</Link>
      </p>
    </>
  );
}
