import type { ReactNode } from "react";
import { cn } from "@/components/ui/variants";

/** The alternative below a form: a sentence with a link or button. */
export function FormToggle({ className, children }: { className?: string; children: ReactNode }) {
  const target = "[&>:is(a,button)]:inline-flex [&>:is(a,button)]:min-h-11 [&>:is(a,button)]:items-center";
  return <p className={cn("text-ink-soft [&>:is(a,button)]:text-ink", target, className)}>{children}</p>;
}
