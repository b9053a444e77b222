type ProgressBarProps = {
  /** What is going on, for screen readers. */
  label: string;
  value: number;
  max: number;
};

/** For work of a known length; say the count in words beside it. */
export function ProgressBar({ label, value, max }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      aria-label={label}
      aria-valuemax={max}
      aria-valuemin={0}
      aria-valuenow={value}
      className="progress"
      role="progressbar"
    >
      <span style={{ width: `${share * 100}%` }} />
    </div>
  );
}
