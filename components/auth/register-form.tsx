"use client";

import { type FormEvent, type RefObject, useRef, useState } from "react";
import { useText } from "#use-text";
import { FormError } from "@/components/auth/form-error";
import type { SignInFormProps } from "@/components/auth/login-form";
import { PasswordChecklist } from "@/components/auth/password-checklist";
import { PasswordHelp } from "@/components/auth/password-help";
import { TermsCheckbox } from "@/components/auth/terms-checkbox";
import { useLiveError } from "@/components/auth/use-live-error";
import { useSubmit } from "@/components/auth/use-submit";
import { useAuth } from "@/components/session/auth-provider";
import type { Viewer } from "@/components/session/viewer";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { FieldPair } from "@/components/ui/field-pair";
import { PasswordField } from "@/components/ui/password-field";
import { confirmationError, emailError, passwordError } from "@/lib/auth/form-rules";
import { shell } from "@/messages/en/shell";

type RegisterFormProps = SignInFormProps & {
  /**
   * Onboarding: names, all password rules and the terms are required, and the button stays disabled until they are met.
   */
  strict?: boolean;
};

const EMPTY = { email: "", firstName: "", lastName: "", password: "", confirmation: "" };
type Values = typeof EMPTY;

const errorsOf = (values: Values, strict: boolean) => ({
  email: emailError(values.email),
  password: passwordError(values.password, strict ? "full" : "simple"),
  confirmation: confirmationError(values.password, values.confirmation),
});

const isComplete = (values: Values, hasAgreed: boolean) =>
  hasAgreed && values.firstName.trim() !== "" && values.lastName.trim() !== "" && values.confirmation !== "";

export function RegisterForm({ onAttempt, onSignedIn, firstField, strict = false }: RegisterFormProps) {
  const t = useText(shell);
  const { register } = useAuth();
  const { busy, error, submit } = useSubmit();
  const [values, setValues] = useState(EMPTY);
  const [hasAgreed, setHasAgreed] = useState(false);
  const password = useRef<HTMLInputElement>(null);
  const confirmation = useRef<HTMLInputElement>(null);
  const wrong = errorsOf(values, strict);
  const live = {
    email: useLiveError(values.email, wrong.email),
    password: useLiveError(values.password, wrong.password),
    confirmation: useLiveError(values.confirmation, wrong.confirmation),
  };
  const isRight = !wrong.email && !wrong.password && !wrong.confirmation;
  const set = (key: keyof Values) => (value: string) => setValues((current) => ({ ...current, [key]: value }));

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    for (const field of Object.values(live)) field.reveal();
    const fields = { email: firstField, password, confirmation };
    const first = (["email", "password", "confirmation"] as const).find((key) => wrong[key]);
    if (first) fields[first]?.current?.focus();
    if (!isRight || (strict && !isComplete(values, hasAgreed))) return;
    onAttempt?.(true);
    let viewer: Viewer | null = null;
    await submit(async () => {
      viewer = await register({
        email: values.email.trim(),
        password: values.password,
        first_name: values.firstName.trim(),
        last_name: values.lastName.trim(),
      });
    });
    if (viewer) return onSignedIn(viewer);
    onAttempt?.(false);
    setTimeout(() => firstField?.current?.focus()); // it was disabled until now
  }

  return (
    <form className="grid gap-4" noValidate onSubmit={onSubmit}>
      <FormError error={error} />
      <TextField
        autoCapitalize="none"
        autoComplete="email"
        disabled={busy}
        error={t.known(live.email.error)}
        inputMode="email"
        label={t("email")}
        name="email"
        onBlur={live.email.onBlur}
        onChange={(event) => set("email")(event.target.value)}
        ref={firstField}
        required
        spellCheck={false}
        type="email"
        value={values.email}
      />
      <NameFields busy={busy} set={set} strict={strict} values={values} />
      <NewPasswordFields
        busy={busy}
        live={live}
        refs={{ password, confirmation }}
        set={set}
        strict={strict}
        values={values}
      />
      {strict && <TermsCheckbox checked={hasAgreed} disabled={busy} onChange={setHasAgreed} />}
      <Button
        busy={busy}
        busyLabel={t("loading")}
        disabled={strict && !(isRight && isComplete(values, hasAgreed))}
        type="submit"
        variant="primary"
        wide
      >
        {t("createAccount")}
      </Button>
    </form>
  );
}

type Setter = (key: keyof Values) => (value: string) => void;
type PartProps = { values: Values; set: Setter; busy: boolean; strict: boolean };

function NameFields({ values, set, busy, strict }: PartProps) {
  const t = useText(shell);
  return (
    <FieldPair>
      <TextField
        autoComplete="given-name"
        disabled={busy}
        label={t("firstName")}
        maxLength={100}
        name="first_name"
        onChange={(event) => set("firstName")(event.target.value)}
        optional={!strict}
        required={strict}
        value={values.firstName}
      />
      <TextField
        autoComplete="family-name"
        disabled={busy}
        label={t("lastName")}
        maxLength={100}
        name="last_name"
        onChange={(event) => set("lastName")(event.target.value)}
        optional={!strict}
        required={strict}
        value={values.lastName}
      />
    </FieldPair>
  );
}

type Live = ReturnType<typeof useLiveError>;
type NewPasswordProps = PartProps & {
  live: { password: Live; confirmation: Live };
  refs: { password: RefObject<HTMLInputElement | null>; confirmation: RefObject<HTMLInputElement | null> };
};

function NewPasswordFields({ values, set, busy, strict, live, refs }: NewPasswordProps) {
  const t = useText(shell);
  return (
    <>
      <div>
        <PasswordField
          autoComplete="new-password"
          disabled={busy}
          error={t.known(live.password.error)}
          hint={strict ? undefined : t("n8CharactersOrMore")}
          label={t("password")}
          name="password"
          onBlur={live.password.onBlur}
          onChange={(event) => set("password")(event.target.value)}
          ref={refs.password}
          required
          value={values.password}
        />
        {strict && <PasswordChecklist password={values.password} />}
        <PasswordHelp email={values.email} password={values.password} />
      </div>
      <PasswordField
        autoComplete="new-password"
        disabled={busy}
        error={t.known(live.confirmation.error)}
        label={t("confirmPassword")}
        name="confirm_password"
        onBlur={live.confirmation.onBlur}
        onChange={(event) => set("confirmation")(event.target.value)}
        ref={refs.confirmation}
        required
        value={values.confirmation}
      />
    </>
  );
}
