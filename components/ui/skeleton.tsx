import type { ReactNode } from "react";
import { useText } from "#use-text";
import { shell } from "@/messages/en/shell";

/** The grey of content that is still loading. */
export const SKELETON =
  "block rounded-label bg-unknown-tint motion-safe:animate-breathe forced-colors:border forced-colors:border-[GrayText]";

/** One grey shape in place of loading content. Sizes are CSS lengths. */
export function Skeleton({ width = "100%", height = "1em" }: { width?: string; height?: string }) {
  return <span aria-hidden="true" className={SKELETON} style={{ width, height }} />;
}

/** Wraps the shapes of one loading area, and tells screen readers that it is loading. */
export function SkeletonGroup({ label, children }: { label?: string; children: ReactNode }) {
  const t = useText(shell);
  return (
    <div aria-busy="true">
      <p className="sr-only" role="status">
        {label ?? t("loadingNow")}
      </p>
      {children}
    </div>
  );
}
