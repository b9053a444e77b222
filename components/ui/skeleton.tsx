import type { ReactNode } from "react";

/** One grey shape of what comes. Sizes are CSS lengths. */
export function Skeleton({ width = "100%", height = "1em" }: { width?: string; height?: string }) {
  return <span aria-hidden="true" className="skeleton" style={{ width, height }} />;
}

/** Wraps the shapes of one waiting area and says in words that it loads. */
export function SkeletonGroup({ label = "Loading", children }: { label?: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <p className="sr" role="status">
        {label}
      </p>
      {children}
    </div>
  );
}
