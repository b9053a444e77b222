"use client";

import { type ReactNode, useId } from "react";

type SegmentedControlProps<Value extends string> = {
  /** What is chosen here, for screen readers. */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  wide?: boolean;
};

/** Two or three short choices side by side; native radio buttons underneath. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange, wide } = props;
  const name = useId();
  return (
    <div aria-label={label} className={wide ? "seg seg--wide" : "seg"} role="radiogroup">
      {options.map((option) => (
        <label key={option.value}>
          <input
            checked={option.value === value}
            className="sr"
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
