"use client";

import { type FormEvent, useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { PasswordField } from "@/components/ui/password-field";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { ApiError, failureOf } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import { settings } from "@/messages/en/settings";

/** Changes the email address, which takes effect once it is confirmed. The form is closed at first. */
export function ChangeEmail() {
  const t = useText(settings);
  const [isOpen, setOpen] = useState(false);
  const [sent, setSent] = useState<string | null>(null);
  if (sent) {
    return (
      <p className="m-0 basis-full" role="status">
        {sent}
      </p>
    );
  }
  if (!isOpen) return <Button onClick={() => setOpen(true)}>{t("changeEmail")}</Button>;
  return <EmailForm onCancel={() => setOpen(false)} onSent={setSent} />;
}

type Errors = { new_email?: string; current_password?: string };

function EmailForm({ onSent, onCancel }: { onSent: (message: string) => void; onCancel: () => void }) {
  const t = useText(settings);
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [errors, setErrors] = useState<Errors>({});
  const { busy, run } = useTask();
  const toast = useToast();

  function ask(event: FormEvent) {
    event.preventDefault();
    return run(
      "ask",
      async () => {
        onSent((await api.requestEmailChange({ new_email: email, current_password: password })).message);
      },
      (error) => {
        const named = error instanceof ApiError ? error.fields : [];
        const messageOf = (name: string) => named.find((field) => field.loc.at(-1) === name)?.msg;
        const [newEmail, current] = [messageOf("new_email"), messageOf("current_password")];
        setErrors({ ...(newEmail ? { new_email: newEmail } : {}), ...(current ? { current_password: current } : {}) });
        if (!newEmail && !current) toast("error", failureOf(error, t("failedRetry")));
      },
    );
  }
  return (
    <form aria-label={t("changeEmail")} className="grid basis-full gap-4 [&>*]:max-w-[440px]" noValidate onSubmit={ask}>
      <TextField
        autoComplete="email"
        error={errors.new_email}
        hint={t("emailChangeExplained")}
        label={t("newEmail")}
        onChange={(event) => setEmail(event.target.value)}
        type="email"
        value={email}
      />
      <PasswordField
        autoComplete="current-password"
        error={errors.current_password}
        label={t("yourPassword")}
        onChange={(event) => setPassword(event.target.value)}
        value={password}
      />
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} type="submit" variant="primary">
          {t("sendTheLink")}
        </Button>
        <Button onClick={onCancel}>{t("cancel")}</Button>
      </div>
    </form>
  );
}
