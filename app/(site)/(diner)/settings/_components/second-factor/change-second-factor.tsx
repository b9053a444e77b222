"use client";

import { type FormEvent, useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { PasswordField } from "@/components/ui/password-field";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { api } from "@/lib/api-client";
import { settings } from "@/messages/en/settings";
import { type CodeErrors, errorsOf } from "./field-errors";

const WORDS = {
  codes: { title: "New recovery codes", lead: "The codes that you have stop working.", act: "Make new codes" },
  off: { title: "Switch off two-step sign-in", lead: "Your password alone will sign in again.", act: "Switch off" },
} as const;

type Props = {
  doing: keyof typeof WORDS;
  onDone: (codes: readonly string[] | null) => void;
  onCancel: () => void;
};

/** Asks for both factors again, so that somebody who holds an unlocked device can change nothing. */
export function ChangeSecondFactor({ doing, onDone, onCancel }: Props) {
  const t = useText(settings);
  const [values, setValues] = useState({ current_password: "", code: "" });
  const [errors, setErrors] = useState<CodeErrors>({});
  const { busy, run } = useTask();
  const toast = useToast();
  const { title, lead, act } = WORDS[doing];
  const name = t.known(title);

  function submit(event: FormEvent) {
    event.preventDefault();
    return run(
      "submit",
      async () => {
        setErrors({});
        if (doing === "codes") return onDone((await api.renewRecoveryCodes(values)).recovery_codes);
        await api.switchOffSecondFactor(values);
        toast("success", t("secondFactorOff"));
        onDone(null);
      },
      (error) => {
        const { fields, other } = errorsOf(error);
        setErrors(fields);
        if (other) toast("error", other);
      },
    );
  }

  return (
    <form aria-label={name} className="grid max-w-[440px] gap-4" noValidate onSubmit={submit}>
      <p className="m-0">{t.known(lead)}</p>
      <PasswordField
        autoComplete="current-password"
        autoFocus
        error={errors.current_password}
        label={t("yourPassword")}
        onChange={(event) => setValues({ ...values, current_password: event.target.value })}
        value={values.current_password}
      />
      <TextField
        autoCapitalize="none"
        autoComplete="one-time-code"
        error={errors.code}
        hint={t("codeHint")}
        label={t("code")}
        maxLength={64}
        onChange={(event) => setValues({ ...values, code: event.target.value })}
        value={values.code}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          busy={busy}
          disabled={values.current_password === "" || values.code.trim() === ""}
          type="submit"
          variant={doing === "off" ? "danger" : "primary"}
        >
          {t.known(act)}
        </Button>
        <Button disabled={busy} onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
