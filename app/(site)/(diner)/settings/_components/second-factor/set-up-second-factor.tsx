"use client";

import { type FormEvent, useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { PasswordField } from "@/components/ui/password-field";
import { QrCode } from "@/components/ui/qr-code";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { api } from "@/lib/api-client";
import type { SecondFactorSetupWire } from "@/lib/schemas/second-factor";
import { settings } from "@/messages/en/settings";
import { type CodeErrors, errorsOf } from "./field-errors";

type Props = { onDone: (codes: readonly string[]) => void; onCancel: () => void };

/**
 * Asks for the password, shows the secret to scan, and asks for the app's first code. Only that code changes anything.
 */
export function SetUpSecondFactor({ onDone, onCancel }: Props) {
  const t = useText(settings);
  const [setup, setSetup] = useState<SecondFactorSetupWire | null>(null);
  const [text, setText] = useState("");
  const [errors, setErrors] = useState<CodeErrors>({});
  const { busy, run } = useTask();
  const toast = useToast();

  function submit(event: FormEvent) {
    event.preventDefault();
    return run(
      "submit",
      async () => {
        setErrors({});
        if (setup) return onDone((await api.switchOnSecondFactor(text)).recovery_codes);
        setSetup(await api.setUpSecondFactor(text));
        setText("");
      },
      (error) => {
        const { fields, other } = errorsOf(error);
        setErrors(fields);
        if (other) toast("error", other);
      },
    );
  }

  const change = (value: string) => {
    setText(value);
    setErrors({});
  };
  return (
    <form aria-label={t("setUpSecondFactor")} className="grid max-w-[440px] gap-4" noValidate onSubmit={submit}>
      {setup ? (
        <>
          <ScanSecret setup={setup} />
          <TextField
            // A separate field, so that browsers do not fill in the password here.
            autoComplete="one-time-code"
            autoFocus
            error={errors.code}
            inputMode="numeric"
            key="code"
            label={t("codeOfApp")}
            maxLength={10}
            onChange={(event) => change(event.target.value)}
            value={text}
          />
        </>
      ) : (
        <PasswordField
          autoComplete="current-password"
          autoFocus
          error={errors.current_password}
          hint={t("needAuthenticator")}
          key="password"
          label={t("yourPassword")}
          onChange={(event) => change(event.target.value)}
          value={text}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} disabled={text === ""} type="submit" variant="primary">
          {setup ? t("switchOn") : t("continue")}
        </Button>
        <Button disabled={busy} onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}

/** A phone cannot scan its own screen, so the secret is also shown as text and as a link to the app. */
function ScanSecret({ setup }: { setup: SecondFactorSetupWire }) {
  const t = useText(settings);
  return (
    <div className="grid gap-3">
      <p className="m-0">{t("scanSecret")}</p>
      <div className="w-48 max-w-full">
        <QrCode label={t("authenticatorSecret")} text={setup.otpauth_url} />
      </div>
      <p className="m-0">
        {t.rich("noCameraOpenIt", {
          link: (inside) => <a href={setup.otpauth_url}>{inside}</a>,
          value: setup.secret.match(/.{1,4}/g)?.join(" "),
          span: (inside) => <span className="code font-semibold wrap-anywhere">{inside}</span>,
        })}
      </p>
    </div>
  );
}
