"use client";

import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useText } from "#use-text";
import { isPasskeyCancelled, rememberPasskey } from "@/components/auth/use-passkey";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { PasswordField } from "@/components/ui/password-field";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { WaitingRows } from "@/components/ui/waiting-rows";
import { api } from "@/lib/api-client";
import { settings } from "@/messages/en/settings";
import { type CodeErrors, errorsOf } from "../second-factor/field-errors";

type Props = { onDone: () => Promise<void>; onCancel: () => void };

const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS/, "Mac"],
  [/Linux/, "Linux"],
];
/** A suggested name: the operating system of this device. */
const deviceName = () => SYSTEMS.find(([mark]) => mark.test(navigator.userAgent))?.[1];

/** Asks for a name and both factors, then opens the browser's own dialog. */
export function AddPasskey({ onDone, onCancel }: Props) {
  const t = useText(settings);
  const { data: second } = useQuery({ queryKey: ["second-factor"], queryFn: api.getSecondFactor });
  const [values, setValues] = useState(() => ({ name: deviceName() ?? t("myDevice"), current_password: "", code: "" }));
  const [errors, setErrors] = useState<CodeErrors>({});
  const { busy, run } = useTask();
  const toast = useToast();
  if (!second) return <WaitingRows label={t("loading")} rows={1} />;
  const wantsCode = second.since !== null;

  function add(event: FormEvent) {
    event.preventDefault();
    return run(
      "add",
      async () => {
        setErrors({});
        const { name, current_password, code } = values;
        const optionsJSON = await api.offerPasskey({ current_password, ...(wantsCode ? { code } : {}) });
        const { startRegistration } = await import("@simplewebauthn/browser");
        const response = await startRegistration({ optionsJSON });
        await api.addPasskey({ name, response });
        rememberPasskey();
        toast("success", t("passkeyAdded"));
        await onDone();
      },
      (error) => {
        if (error instanceof Error && error.name === "InvalidStateError") toast("error", t("passkeyHere"));
        else if (isPasskeyCancelled(error)) toast("error", t("noPasskeyWasAdded"));
        else {
          const { fields, other } = errorsOf(error);
          setErrors(fields);
          if (other) toast("error", other);
        }
      },
    );
  }

  const set = (key: keyof typeof values) => (event: { target: { value: string } }) =>
    setValues({ ...values, [key]: event.target.value });
  return (
    <form aria-label={t("addAPasskey")} className="grid max-w-[440px] gap-4" noValidate onSubmit={add}>
      <TextField
        hint={t("passkeyNameHint")}
        label={t("nameOfThePasskey")}
        maxLength={60}
        onChange={set("name")}
        value={values.name}
      />
      <PasswordField
        autoComplete="current-password"
        autoFocus
        error={errors.current_password}
        label={t("yourPassword")}
        onChange={set("current_password")}
        value={values.current_password}
      />
      {wantsCode && (
        <TextField
          autoCapitalize="none"
          autoComplete="one-time-code"
          error={errors.code}
          hint={t("codeHint")}
          label={t("code")}
          maxLength={64}
          onChange={set("code")}
          value={values.code}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          busy={busy}
          disabled={values.name.trim() === "" || values.current_password === "" || (wantsCode && values.code === "")}
          type="submit"
          variant="primary"
        >
          {t("continue")}
        </Button>
        <Button disabled={busy} onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
