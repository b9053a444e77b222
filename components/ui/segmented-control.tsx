"use client";

import { type ReactNode, useId } from "react";
import { tv } from "@/components/ui/variants";

type SegmentedControlProps<Value extends string> = {
  /** The accessible name of the choice. */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  wide?: boolean;
  className?: string;
};

const segments = tv({
  // With large text, segments that do not fit wrap to the next line.
  base: "inline-flex max-w-full flex-wrap gap-[1.5px] overflow-hidden rounded-control border-[1.5px] border-control bg-line",
  variants: { wide: { true: "flex" } },
});
const SEGMENT =
  "relative grid min-h-11 min-w-[52px] flex-auto cursor-pointer place-items-center bg-raised px-4 py-1.5 text-small/normal font-semibold has-checked:bg-ink has-checked:text-paper has-focus-visible:rounded-control has-focus-visible:outline-3 has-focus-visible:-outline-offset-5 has-focus-visible:outline-current forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none";

/** Two or three short choices side by side; native radio buttons underneath. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange, wide, className } = props;
  const name = useId();
  return (
    <div aria-label={label} className={segments({ wide, className })} role="radiogroup">
      {options.map((option) => (
        <label className={SEGMENT} key={option.value}>
          <input
            checked={option.value === value}
            className="sr-only"
            name={name}
            onChange={() => onChange(option.value)}
            type="radio"
            value={option.value}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
