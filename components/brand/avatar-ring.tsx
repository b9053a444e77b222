import type { ReactNode } from "react";

/** The round frame of an avatar; empty, it keeps the place of one that is still loading. */
export function AvatarRing({ size, children }: { size: number; children?: ReactNode }) {
  return (
    <span
      className="inline-grid flex-none place-items-center overflow-hidden rounded-full border border-line bg-page"
      data-avatar=""
      style={{ width: size, height: size }}
    >
      {children}
    </span>
  );
}
