"use client";

import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useText } from "#use-text";
import { Field, type FieldWords } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input, InputFrame } from "@/components/ui/input";
import { shell } from "@/messages/en/shell";

type PasswordFieldProps = FieldWords & Omit<ComponentProps<"input">, "className" | "type"> & { className?: string };

/** Set `autoComplete` to "current-password" or "new-password". */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  id,
  ...input
}: PasswordFieldProps) {
  const t = useText(shell);
  const [visible, setVisible] = useState(false);
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className, id }}>
      {(control) => (
        <InputFrame>
          <Input
            autoCapitalize="none"
            className="pe-13"
            spellCheck={false}
            {...input}
            {...control}
            type={visible ? "text" : "password"}
          />
          <IconButton
            aria-controls={control.id}
            aria-pressed={visible}
            className="absolute top-1/2 end-0.5 -translate-y-1/2 text-ink-soft"
            disabled={input.disabled}
            label={t("showCharacters")}
            onClick={() => setVisible(!visible)}
          >
            {visible ? <EyeOff size={20} /> : <Eye size={20} />}
          </IconButton>
        </InputFrame>
      )}
    </Field>
  );
}
