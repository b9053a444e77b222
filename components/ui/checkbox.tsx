import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError } from "@/components/ui/field";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "className"> & {
  label: ReactNode;
  error?: string | null;
};

/** A native checkbox in our dress; the whole line is its target. */
export function Checkbox({ label, error, id, ...input }: CheckboxProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <div>
      <label className="check-line" htmlFor={controlId}>
        <input
          {...input}
          aria-describedby={error ? `${controlId}-error` : input["aria-describedby"]}
          aria-invalid={error ? true : undefined}
          className="check"
          id={controlId}
          type="checkbox"
        />
        <span>{label}</span>
      </label>
      <FieldError error={error} id={`${controlId}-error`} />
    </div>
  );
}
