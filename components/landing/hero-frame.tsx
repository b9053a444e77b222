import type { ReactNode } from "react";
import { cn } from "@/components/ui/variants";

type HeroFrameProps = { words: ReactNode; children: ReactNode; className?: string; wordsClassName?: string };

/** The first part of a landing page: words beside the card. */
export function HeroFrame({ words, children, className, wordsClassName }: HeroFrameProps) {
  const inner =
    "wrap grid grid-cols-1 gap-9 pt-9 pb-14 wide:grid-cols-[minmax(0,5fr)_minmax(0,6.4fr)] wide:items-center wide:gap-16 wide:pt-0 wide:pb-18";
  return (
    <section className="overflow-hidden">
      <div className={cn(inner, className)}>
        <div className={cn("wide:pt-14", wordsClassName)}>{words}</div>
        {children}
      </div>
    </section>
  );
}

export function HeroTitle({ lines }: { lines: readonly [string, string] }) {
  return (
    <h1 className="text-[clamp(2.5rem,12vw,var(--t6))] wide:text-[4.25rem] min-[1240px]:text-[4.625rem]">
      <span className="block">{lines[0]}</span> <span className="block">{lines[1]}</span>
    </h1>
  );
}

export const HeroLead = ({ children }: { children: ReactNode }) => (
  <p className="lead mt-4.5 max-w-[36ch]">{children}</p>
);

/** Small text below the buttons. */
export const HeroUnder = ({ children }: { children: ReactNode }) => (
  <p className="mt-4.5 max-w-[42ch] text-small text-ink-soft">{children}</p>
);
