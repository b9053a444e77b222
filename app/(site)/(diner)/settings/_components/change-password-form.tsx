"use client";

import { type FormEvent, useState } from "react";
import { useText } from "#use-text";
import { PasswordHelp } from "@/components/auth/password-help";
import { Button } from "@/components/ui/button";
import { PasswordField } from "@/components/ui/password-field";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { ApiError } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import { passwordError } from "@/lib/auth/form-rules";
import { settings } from "@/messages/en/settings";

const BLANK = { current: "", next: "", confirm: "" };
type Values = typeof BLANK;
type Errors = Partial<Record<keyof Values, string>>;

/** Validates the form before the request is sent. */
function check({ current, next, confirm }: Values): Errors {
  const errors: Errors = {};
  const broken = passwordError(next, "simple");
  if (!current) errors.current = "Your current password is required";
  if (broken) errors.next = broken;
  else if (next !== confirm) errors.confirm = "Passwords do not match";
  return errors;
}

/** Assigns the server's error to the field that it concerns; null if it concerns none. */
function fieldErrors(error: unknown): Errors | null {
  if (!(error instanceof ApiError)) return null;
  const messageOf = (name: string) => error.fields.find((field) => field.loc.at(-1) === name)?.msg;
  const errors: Errors = {};
  const current = messageOf("current_password");
  const next = messageOf("new_password");
  if (current) errors.current = current;
  if (next) errors.next = next;
  return current || next ? errors : null;
}

export function ChangePasswordForm({ email }: { email: string }) {
  const t = useText(settings);
  const [values, setValues] = useState(BLANK);
  const [errors, setErrors] = useState<Errors>({});
  const { busy, run } = useTask();
  const toast = useToast();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const wrong = check(values);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return focusFirst(form, wrong);
    return run(
      "submit",
      async () => {
        await api.changePassword({ current_password: values.current, new_password: values.next });
        setValues(BLANK);
        toast("success", t("passwordChanged"));
      },
      (error) => {
        const named = fieldErrors(error);
        setErrors(named ?? {});
        if (named) focusFirst(form, named);
        else toast("error", error instanceof ApiError ? error.message : t("passwordNotChanged"));
      },
    );
  }

  const field = (name: keyof Values, label: string, autoComplete: string) => (
    <PasswordField
      autoComplete={autoComplete}
      error={errors[name]}
      label={label}
      name={name}
      onChange={(event) => setValues({ ...values, [name]: event.target.value })}
      value={values[name]}
    />
  );
  return (
    <form className="grid max-w-[440px] gap-4" noValidate onSubmit={submit}>
      {/* Tells password managers which account the password belongs to. */}
      <input autoComplete="username" hidden name="email" readOnly type="email" value={email} />
      {field("current", t("currentPassword"), "current-password")}
      <div>
        {field("next", t("newPassword"), "new-password")}
        <PasswordHelp email={email} password={values.next} />
      </div>
      {field("confirm", t("confirmNewPassword"), "new-password")}
      <div>
        <Button busy={busy} type="submit" variant="primary">
          {t("changePassword")}
        </Button>
      </div>
    </form>
  );
}

const ORDER = ["current", "next", "confirm"] as const;

function focusFirst(form: HTMLFormElement, errors: Errors): void {
  const name = ORDER.find((each) => errors[each]);
  const input = name && form.elements.namedItem(name);
  if (input instanceof HTMLInputElement) input.focus();
}
