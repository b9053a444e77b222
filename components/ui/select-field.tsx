import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { Field, type FieldWords } from "@/components/ui/field";

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
        <div className="input-wrap input-wrap--end">
          <select className="input" {...select} {...control}>
            {children}
          </select>
          <ChevronDown size={18} />
        </div>
      )}
    </Field>
  );
}
