"use client";

import type { FormEvent, ReactNode, RefObject } from "react";
import { useText } from "#use-text";
import { CredentialFields } from "@/components/auth/credential-fields";
import { PasskeyButton } from "@/components/auth/passkey-button";
import { SignInSteps } from "@/components/auth/sign-in-steps";
import { useLiveError } from "@/components/auth/use-live-error";
import { useSignIn } from "@/components/auth/use-sign-in";
import type { Viewer } from "@/components/session/viewer";
import { Button } from "@/components/ui/button";
import { emailError, passwordError } from "@/lib/auth/form-rules";
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
  const { onAttempt, onSignedIn, firstField, strict, initialEmail, onForgot, keepsPage, simplePasswordHelp } = props;
  const signIn = useSignIn({ initialEmail, onAttempt, onSignedIn });
  const { busy, closed, email, password } = signIn;
  const wrongEmail = t.known(emailError(email));
  const liveEmail = useLiveError(email, wrongEmail);
  const livePassword = useLiveError(password, password === "" ? t("passwordIsRequired") : null);
  const isBelowRules = passwordError(password, "full") !== null;

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    liveEmail.reveal();
    livePassword.reveal();
    if (wrongEmail) firstField?.current?.focus();
    else if (password === "") signIn.passwordInput.current?.focus();
    if (wrongEmail || password === "") return;
    await signIn.enter();
  }

  return (
    <SignInSteps onSubmit={onSubmit} signIn={signIn}>
      {closed.keeps && <p className="m-0">{t("signInKeeps")}</p>}
      <CredentialFields
        emailInput={firstField}
        emailState={liveEmail}
        keepsPage={keepsPage}
        labels={{ email: t("email"), password: t("password"), forgot: t("forgotPassword") }}
        onForgot={onForgot}
        passwordState={{ error: livePassword.error }}
        signIn={signIn}
      />
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
        onError={signIn.setError}
        onSignedIn={onSignedIn}
      />
    </SignInSteps>
  );
}
