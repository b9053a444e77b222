import type { ComponentProps } from "react";
import { cn } from "@/components/ui/variants";

type ProgressBarProps = {
  /** What is going on, for screen readers. */
  label: string;
  value: number;
  max: number;
  className?: string;
};

/** For work of a known length; put the count in words beside it. */
export function ProgressBar({ label, value, max, className }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <ProgressTrack
      className={className}
      aria-label={label}
      aria-valuemax={max}
      aria-valuemin={0}
      aria-valuenow={value}
      role="progressbar"
    >
      <ProgressReached style={{ width: `${share * 100}%` }} />
    </ProgressTrack>
  );
}

/** The track of the bar without progressbar semantics, for a wait that is described in words. */
export function ProgressTrack({ className, ...rest }: ComponentProps<"div">) {
  const look = "h-2.5 overflow-hidden rounded-[5px] bg-track forced-colors:border forced-colors:border-[GrayText]";
  return <div {...rest} className={cn(look, className)} />;
}

/** The filled part of the track. */
export function ProgressReached({ className, ...rest }: ComponentProps<"span">) {
  const look = "block h-full rounded-[5px] bg-herb forced-color-adjust-none forced-colors:bg-[Highlight]";
  return <span {...rest} className={cn(look, className)} />;
}
