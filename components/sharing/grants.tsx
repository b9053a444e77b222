import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/components/ui/variants";

/** A list of things that a person has granted and can revoke: share links, consents, applications. */
export function GrantList({ className, ...rest }: ComponentProps<"ul">) {
  return <ul {...rest} className={cn("-mt-[11px] mb-5.5 grid", className)} />;
}

type GrantProps = { title: ReactNode; acts: ReactNode; children: ReactNode };

/** One grant: its name, its state, and the buttons to copy or revoke it. */
export function Grant({ title, acts, children }: GrantProps) {
  return (
    <li className="grid gap-x-5 gap-y-1.5 border-b border-line py-4 tablet:grid-cols-[minmax(0,1fr)_auto] tablet:items-start">
      <GrantWords title={title}>{children}</GrantWords>
      {acts && <div className="flex flex-wrap items-center gap-2">{acts}</div>}
    </li>
  );
}

/** The text of a grant, for use inside another frame. */
export function GrantWords({ title, children }: Omit<GrantProps, "acts">) {
  return (
    <div className="grid min-w-0 gap-1">
      <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5 font-semibold wrap-anywhere">{title}</p>
      {children}
    </div>
  );
}
