"use client";

import Link from "next/link";
import { usePathname, useSearchParams } from "next/navigation";
import { type ReactNode, Suspense } from "react";
import { Wordmark } from "@/components/brand/wordmark";
import { wordmarkLink } from "@/components/brand/wordmark-link";
import { useSignOut } from "@/components/session/use-sign-out";
import { Button } from "@/components/ui/button";
import { tv } from "@/components/ui/variants";

const LINKS = [
  { href: "/admin", label: "Console" },
  { href: "/admin/ml", label: "Classification" },
  { href: "/admin/items", label: "Items" },
  { href: "/admin?view=photos", label: "Photos" },
  { href: "/admin?view=queues", label: "Queues" },
  { href: "/admin?view=jobs", label: "Jobs" },
  { href: "/admin?view=audit", label: "Audit log" },
] as const;

const link = tv({
  base: "inline-flex min-h-11 items-center border-transparent border-b-2 px-1 font-semibold text-small no-underline",
  variants: { here: { true: "border-herb" } },
});

/** The header of every page of the team, and the page's one `<main>`. */
export function AdminFrame({ email, children }: { email: string; children: ReactNode }) {
  const { signOut, busy } = useSignOut();
  return (
    <div className="min-h-dvh bg-paper">
      <header className="flex flex-wrap items-center gap-x-6 gap-y-1 border-line border-b px-4 py-2 tablet:px-6">
        <Link className={wordmarkLink()} href="/admin" prefetch={false}>
          <Wordmark />
        </Link>
        <Suspense>
          <AdminLinks />
        </Suspense>
        <span className="ms-auto break-all text-ink-soft text-small">{email}</span>
        <Button busy={busy} onClick={signOut} size="sm">
          Log out
        </Button>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

function AdminLinks() {
  const path = usePathname();
  const view = useSearchParams().get("view");
  const here = path === "/admin" && view ? `${path}?view=${view}` : path;
  return (
    <nav aria-label="Admin" className="flex flex-wrap gap-x-4">
      {LINKS.map(({ href, label }) => (
        <Link
          aria-current={href === here ? "page" : undefined}
          className={link({ here: href === here })}
          href={href}
          key={href}
          prefetch={false}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
