"use client";

type SwitchProps = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The accessible name; or let `labelledBy` point at text on the page. */
  label?: string;
  labelledBy?: string;
  describedBy?: string;
  /** Disabled but still focusable, so that `describedBy` can say why. */
  disabled?: boolean;
  busy?: boolean;
};

const SWITCH =
  "relative inline-flex h-7 w-12 flex-none rounded-[14px] bg-control p-[3px] aria-busy:cursor-progress aria-checked:justify-end aria-checked:bg-herb aria-disabled:cursor-not-allowed aria-disabled:bg-track before:absolute before:inset-x-0 before:-inset-y-2 after:size-5.5 after:rounded-full after:bg-raised forced-colors:border forced-colors:border-[ButtonText] forced-colors:p-0.5 forced-colors:after:bg-[ButtonText] forced-colors:aria-checked:bg-[Highlight] forced-colors:aria-checked:forced-color-adjust-none";

/** The touch target is 44 px high. */
export function Switch({ checked, onChange, label, labelledBy, describedBy, disabled, busy }: SwitchProps) {
  return (
    <button
      aria-busy={busy || undefined}
      aria-checked={checked}
      aria-describedby={describedBy}
      aria-disabled={disabled || undefined}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={SWITCH}
      onClick={disabled || busy ? undefined : () => onChange(!checked)}
      role="switch"
      type="button"
    />
  );
}
