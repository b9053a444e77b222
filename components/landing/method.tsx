import type { ReactNode } from "react";

/** Numbered steps, in the style of a cookbook. */
export function MethodSteps({ children }: { children: ReactNode }) {
  return <ol className="mt-7 border-t-[1.5px] border-ink [counter-reset:step]">{children}</ol>;
}

const NUMBER =
  "before:row-span-2 before:font-serif before:text-[1.9375rem]/[1.05] before:font-[480] before:text-herb before:content-[counter(step)]";

export function MethodStep({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li
      className={`grid grid-cols-[44px_minmax(0,1fr)] gap-x-2 gap-y-0.5 border-b border-line py-4.5 [counter-increment:step] ${NUMBER}`}
    >
      <h3 className="text-step-1 leading-[1.3]">{title}</h3>
      <p className="max-w-[58ch] text-ink-soft">{children}</p>
    </li>
  );
}
