"use client";

type SwitchProps = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The name; or point `labelledBy` at words on the page. */
  label?: string;
  labelledBy?: string;
  describedBy?: string;
  /** Out of reach but still focusable, so that `describedBy` can say why. */
  disabled?: boolean;
  busy?: boolean;
};

export function Switch({ checked, onChange, label, labelledBy, describedBy, disabled, busy }: SwitchProps) {
  return (
    <button
      aria-busy={busy || undefined}
      aria-checked={checked}
      aria-describedby={describedBy}
      aria-disabled={disabled || undefined}
      aria-label={label}
      aria-labelledby={labelledBy}
      className="switch"
      onClick={disabled || busy ? undefined : () => onChange(!checked)}
      role="switch"
      type="button"
    />
  );
}
