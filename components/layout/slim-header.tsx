import Link from "next/link";
import type { ReactNode } from "react";
import { Wordmark } from "@/components/brand/wordmark";
import { LINKS } from "@/lib/links";

/** The head of flows and single tasks (onboarding, password screens): the name, and one thing at the end. */
export function SlimHeader({ children }: { children?: ReactNode }) {
  return (
    <header className="slim-head">
      <div className="wrap">
        <Link className="brand" href={LINKS.home}>
          <Wordmark />
        </Link>
        {children}
      </div>
    </header>
  );
}
