"use client";

import { type ComponentProps, type FormEvent, useRef, useState } from "react";
import { FormError } from "@/components/auth/form-error";
import { PasswordChecklist } from "@/components/auth/password-checklist";
import { PasswordHelp } from "@/components/auth/password-help";
import { useSubmit } from "@/components/auth/use-submit";
import { useAuth } from "@/components/session/auth-provider";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { FieldPair } from "@/components/ui/field-pair";
import { PasswordField } from "@/components/ui/password-field";
import { failureOf } from "@/lib/api-call";
import { type BusinessField, type BusinessRegistration, businessRegistrationProblem } from "@/lib/auth/business-rules";

const EMPTY: BusinessRegistration = { email: "", firstName: "", lastName: "", password: "", confirmation: "" };

/** Creates a business account. Shows one error at a time, at the field that it concerns. */
export function BusinessRegisterForm() {
  const { register } = useAuth();
  const { busy, error, setError, submit } = useSubmit();
  const [values, setValues] = useState(EMPTY);
  const form = useRef<HTMLFormElement>(null);
  const focusOn = (field: BusinessField) => form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    const problem = businessRegistrationProblem(values);
    if (problem) {
      setError(problem.message);
      return focusOn(problem.field);
    }
    const isDone = await submit(
      async () => {
        await register({
          email: values.email.trim(),
          password: values.password,
          first_name: values.firstName.trim(),
          last_name: values.lastName.trim(),
          account_type: "business",
        });
      },
      (reason) => failureOf(reason, "Registration failed"),
    );
    if (!isDone) setTimeout(() => focusOn("email")); // the field was disabled until now
  }

  const fieldOf = (field: BusinessField) =>
    ({
      disabled: busy,
      name: field,
      onChange: (event) => setValues((current) => ({ ...current, [field]: event.target.value })),
      required: true,
      value: values[field],
    }) satisfies ComponentProps<"input">;
  return (
    <form className="grid gap-4" noValidate onSubmit={onSubmit} ref={form}>
      <FormError error={error} />
      <TextField
        {...fieldOf("email")}
        autoCapitalize="none"
        autoComplete="email"
        inputMode="email"
        label="Email"
        spellCheck={false}
        type="email"
      />
      <FieldPair>
        <TextField {...fieldOf("firstName")} autoComplete="given-name" label="First name" maxLength={100} />
        <TextField {...fieldOf("lastName")} autoComplete="family-name" label="Last name" maxLength={100} />
      </FieldPair>
      <div>
        <PasswordField {...fieldOf("password")} autoComplete="new-password" label="Password" />
        <PasswordChecklist password={values.password} />
        <PasswordHelp email={values.email} password={values.password} />
      </div>
      <PasswordField {...fieldOf("confirmation")} autoComplete="new-password" label="Confirm password" />
      <Button busy={busy} busyLabel="Creating Account..." type="submit" variant="primary" wide>
        Create Business Account
      </Button>
    </form>
  );
}
