"use client";

import Link from "next/link";
import type { RefObject } from "react";
import type { SignIn } from "@/components/auth/use-sign-in";
import { TextField } from "@/components/ui/field";
import { PasswordField } from "@/components/ui/password-field";
import { LINKS } from "@/lib/links";

type FieldErrors = { error: string | null | undefined; onBlur?: () => void };

type CredentialFieldsProps = {
  signIn: SignIn;
  labels: { email: string; password: string; forgot: string };
  emailInput?: RefObject<HTMLInputElement | null>;
  emailState?: FieldErrors;
  passwordState?: FieldErrors;
  onForgot?: () => void;
  /** The page holds unfinished work, so a forgotten password is reset in another tab. */
  keepsPage?: boolean;
};

/** The email address and the password of a sign-in, with the way to a forgotten password. */
export function CredentialFields(props: CredentialFieldsProps) {
  const { signIn, labels, emailInput, emailState, passwordState, onForgot, keepsPage } = props;
  return (
    <>
      <TextField
        autoCapitalize="none"
        autoComplete="username webauthn"
        disabled={signIn.busy}
        error={emailState?.error}
        inputMode="email"
        label={labels.email}
        name="email"
        onBlur={emailState?.onBlur}
        onChange={(event) => signIn.setEmail(event.target.value)}
        ref={emailInput}
        required
        spellCheck={false}
        type="email"
        value={signIn.email}
      />
      <div>
        <PasswordField
          autoComplete="current-password"
          disabled={signIn.busy}
          error={passwordState?.error}
          label={labels.password}
          name="password"
          onChange={(event) => signIn.setPassword(event.target.value)}
          ref={signIn.passwordInput}
          required
          value={signIn.password}
        />
        <p className="mt-1 text-small/normal">
          <Link
            className="inline-flex min-h-11 items-center"
            href={LINKS.passwordReset}
            onClick={onForgot}
            prefetch={false}
            {...(keepsPage ? { rel: "noopener", target: "_blank" } : {})}
          >
            {labels.forgot}
          </Link>
        </p>
      </div>
    </>
  );
}
