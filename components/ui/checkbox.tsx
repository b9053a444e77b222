import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError } from "@/components/ui/field";
import { cn } from "@/components/ui/variants";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "className"> & {
  label: ReactNode;
  error?: string | null;
};

/** A native checkbox in the product's style; the whole line is its click target. */
export function Checkbox({ label, error, id, ...input }: CheckboxProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <div>
      <label
        className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 leading-normal has-disabled:cursor-not-allowed has-disabled:text-ink-soft"
        htmlFor={controlId}
      >
        <CheckBox
          {...input}
          aria-describedby={error ? `${controlId}-error` : input["aria-describedby"]}
          aria-invalid={error ? true : undefined}
          id={controlId}
        />
        <span>{label}</span>
      </label>
      <FieldError error={error} id={`${controlId}-error`} />
    </div>
  );
}

const BOX =
  "grid size-6 flex-none cursor-[inherit] appearance-none place-items-center rounded-[6px] border-2 border-control bg-raised text-on-herb checked:border-herb checked:bg-herb disabled:border-line disabled:bg-unknown-tint aria-invalid:border-tomato forced-colors:appearance-auto";
const TICK =
  "after:-mt-1 after:h-[7px] after:w-[13px] after:-rotate-45 after:border-b-3 after:border-s-3 after:border-transparent checked:after:border-current forced-colors:after:content-none";

/** The box without a label, for a line that already has text of its own. */
export function CheckBox({ className, ...input }: Omit<ComponentProps<"input">, "type">) {
  return <input {...input} className={cn(BOX, TICK, className)} type="checkbox" />;
}
