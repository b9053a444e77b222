import { type ComponentProps, type ReactNode, useId } from "react";
import { useText } from "#use-text";
import { VerdictBadge } from "@/components/ui/verdict-badge";
import { shell } from "@/messages/en/shell";

/** Spread these on the control: they tie it to its label, hint and error. */
export type FieldControl = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

export type FieldWords = {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown and announced below the control; empty means valid. */
  error?: string | null;
  /** Adds "optional" to the label. */
  optional?: boolean;
  /** For a field whose purpose is plain from its place; the label is still read aloud. */
  hideLabel?: boolean;
};

type FieldProps = FieldWords & { id?: string; children: (control: FieldControl) => ReactNode; className?: string };

/** The frame of any control: label above, hint, then the control, then its error in a live region. */
export function Field({ label, hint, error, optional, hideLabel, id, children, className }: FieldProps) {
  const t = useText(shell);
  const ownId = useId();
  const controlId = id ?? ownId;
  const describedBy = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <label className={hideLabel ? "sr" : "field-label"} htmlFor={controlId}>
        {label}
        {optional && <span className="field-optional"> {t("optional")}</span>}
      </label>
      {hint && (
        <p className="field-hint" id={`${controlId}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      <FieldError error={error} id={`${controlId}-error`} />
    </div>
  );
}

/** The live region stays in the page, so that a message is announced when it appears. */
export function FieldError({ id, error }: { id: string; error?: string | null }) {
  return (
    <div aria-live="polite">
      {error && (
        <p className="field-error" id={id}>
          <VerdictBadge verdict="conflict" />
          {error}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = FieldWords & Omit<ComponentProps<"input">, "className"> & { className?: string };

export function TextField({ label, hint, error, optional, hideLabel, className, id, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className, id }}>
      {(control) => <input className="input" type="text" {...input} {...control} />}
    </Field>
  );
}

type TextAreaProps = FieldWords & Omit<ComponentProps<"textarea">, "className"> & { className?: string };

export function TextArea({ label, hint, error, optional, hideLabel, className, id, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className, id }}>
      {(control) => <textarea className="input" rows={3} {...area} {...control} />}
    </Field>
  );
}
