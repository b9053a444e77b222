import type { ReactNode } from "react";

/** The round frame of an avatar. Empty, it reserves the space of one that is loading. */
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
