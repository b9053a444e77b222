import type { ReactNode } from "react";

type FrameIconProps = { size?: number; className?: string };

/**
 * The icons of the page frame, the card and the landing page, drawn as Lucide draws them (lucide.dev, ISC licence).
 * Lucide's own components bring a runtime, which everybody's first page would have to load.
 */
function Drawing({ size = 24, className, children }: FrameIconProps & { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      className={className ? `lucide ${className}` : "lucide"}
      fill="none"
      height={size}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={2}
      viewBox="0 0 24 24"
      width={size}
    >
      {children}
    </svg>
  );
}

export const CrossIcon = (props: FrameIconProps) => (
  <Drawing {...props}>
    <path d="M18 6 6 18M6 6l12 12" />
  </Drawing>
);
export const MenuIcon = (props: FrameIconProps) => (
  <Drawing {...props}>
    <path d="M4 5h16M4 12h16M4 19h16" />
  </Drawing>
);
export const CardIcon = (props: FrameIconProps) => (
  <Drawing {...props}>
    <path d="M13 19a4 4 0 0 0-8 0m11-9h2m-2 4h2" />
    <circle cx="9" cy="12" r="3" />
    <rect height="14" rx="2" width="20" x="2" y="5" />
  </Drawing>
);
export const BackIcon = (props: FrameIconProps) => (
  <Drawing {...props}>
    <path d="m15 18-6-6 6-6" />
  </Drawing>
);
export const OnIcon = (props: FrameIconProps) => (
  <Drawing {...props}>
    <path d="m9 18 6-6-6-6" />
  </Drawing>
);
export const PauseIcon = (props: FrameIconProps) => (
  <Drawing {...props}>
    <rect height="18" rx="1" width="5" x="14" y="3" />
    <rect height="18" rx="1" width="5" x="5" y="3" />
  </Drawing>
);
export const PlayIcon = (props: FrameIconProps) => (
  <Drawing {...props}>
    <path d="M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z" />
  </Drawing>
);
export const AlarmIcon = (props: FrameIconProps) => (
  <Drawing {...props}>
    <path d="M12 16h.01M12 8v4M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z" />
  </Drawing>
);
export const HouseIcon = (props: FrameIconProps) => (
  <Drawing {...props}>
    <path d="M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8" />
    <path d="M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z" />
  </Drawing>
);
export const PotIcon = (props: FrameIconProps) => (
  <Drawing {...props}>
    <path d="M2 12h20m-2 0v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8m0-4 16-4" />
    <path d="m8.86 6.78-.45-1.81a2 2 0 0 1 1.45-2.43l1.94-.48a2 2 0 0 1 2.43 1.46l.45 1.8" />
  </Drawing>
);
export const BasketIcon = (props: FrameIconProps) => (
  <Drawing {...props}>
    <path d="m15 11-1 9m5-9-4-7M2 11h20M4.5 15.5h15M5 11l4-7m0 7 1 9" />
    <path d="m3.5 11 1.6 7.4a2 2 0 0 0 2 1.6h9.8a2 2 0 0 0 2-1.6l1.7-7.4" />
  </Drawing>
);
export const TableIcon = (props: FrameIconProps) => (
  <Drawing {...props}>
    <path d="M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M16 3.128a4 4 0 0 1 0 7.744M22 21v-2a4 4 0 0 0-3-3.87" />
    <circle cx="9" cy="7" r="4" />
  </Drawing>
);
