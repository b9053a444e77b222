import type { ReactNode } from "react";
import { useText } from "#use-text";
import { shell } from "@/messages/en/shell";

/** The grey of what has not come yet. */
export const SKELETON =
  "block rounded-label bg-unknown-tint motion-safe:animate-breathe forced-colors:border forced-colors:border-[GrayText]";

/** One grey shape of what comes. Sizes are CSS lengths. */
export function Skeleton({ width = "100%", height = "1em" }: { width?: string; height?: string }) {
  return <span aria-hidden="true" className={SKELETON} style={{ width, height }} />;
}

/** Wraps the shapes of one waiting area and says in words that it loads. */
export function SkeletonGroup({ label, children }: { label?: string; children: ReactNode }) {
  const t = useText(shell);
  return (
    <div aria-busy="true">
      <p className="sr" role="status">
        {label ?? t("loadingNow")}
      </p>
      {children}
    </div>
  );
}
