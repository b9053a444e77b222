import type { ComponentProps } from "react";
import { Field, type FieldWords } from "@/components/ui/field";
import { SelectBox } from "@/components/ui/input";

type SelectFieldProps = FieldWords & Omit<ComponentProps<"select">, "className"> & { className?: string };

export function SelectField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  id,
  children,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className, id }}>
      {(control) => (
        <SelectBox {...select} {...control}>
          {children}
        </SelectBox>
      )}
    </Field>
  );
}
