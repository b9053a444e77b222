import { type ComponentProps, type ReactNode, useId } from "react";
import { useText } from "#use-text";
import { FIELD_ERROR, FIELD_HINT, FIELD_LABEL, Input, TextBox } from "@/components/ui/input";
import { VerdictBadge } from "@/components/ui/verdict-badge";
import { shell } from "@/messages/en/shell";

/** Spread these props on the control: they connect it to its label, hint and error. */
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
  /** Hides the label visually where the field's place makes its purpose plain; screen readers still hear it. */
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
      <label className={hideLabel ? "sr-only" : FIELD_LABEL} htmlFor={controlId}>
        {label}
        {optional && <span className="font-[450] text-ink-soft"> {t("optional")}</span>}
      </label>
      {hint && (
        <p className={FIELD_HINT} id={`${controlId}-hint`}>
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

/**
 * The live region is always rendered, because screen readers only announce changes of a region that already exists.
 */
export function FieldError({ id, error }: { id: string; error?: string | null }) {
  // What the browser says by itself, when no answer came, is English until it is shown.
  const { known } = useText(shell);
  return (
    <div aria-live="polite">
      {error && (
        <p className={FIELD_ERROR} id={id}>
          <VerdictBadge verdict="conflict" />
          {known(error)}
        </p>
      )}
    </div>
  );
}

/** `className` styles the whole field, `inputClassName` its control. */
type Looks = { className?: string; inputClassName?: string };
type TextFieldProps = FieldWords & Omit<ComponentProps<"input">, "className"> & Looks;

export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, hideLabel, className, inputClassName, id, ...input } = props;
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className, id }}>
      {(control) => <Input type="text" {...input} {...control} className={inputClassName} />}
    </Field>
  );
}

type TextAreaProps = FieldWords & Omit<ComponentProps<"textarea">, "className"> & Looks;

export function TextArea(props: TextAreaProps) {
  const { label, hint, error, optional, hideLabel, className, inputClassName, id, ...area } = props;
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className, id }}>
      {(control) => <TextBox rows={3} {...area} {...control} className={inputClassName} />}
    </Field>
  );
}
