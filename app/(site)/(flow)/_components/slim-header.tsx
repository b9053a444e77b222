import Link from "next/link";
import type { ReactNode } from "react";
import { Wordmark } from "@/components/brand/wordmark";
import { wordmarkLink } from "@/components/brand/wordmark-link";
import { SlimHead } from "@/components/ui/slim-head";
import { LINKS } from "@/lib/links";

/** The header of flows and single tasks (onboarding, password screens): the name, and one element at the end. */
export function SlimHeader({ children }: { children?: ReactNode }) {
  return (
    <SlimHead>
      <Link className={wordmarkLink()} href={LINKS.home}>
        <Wordmark />
      </Link>
      {children}
    </SlimHead>
  );
}
