"use client";

import { usePathname } from "next/navigation";
import { lazy, Suspense, useState } from "react";
import { useAuth } from "@/components/session/auth-provider";
import { LINKS } from "@/lib/links";
import type { TermsWire } from "@/lib/schemas/terms";

const TermsAgain = lazy(async () => ({ default: (await import("@/components/auth/terms-again")).TermsAgain }));

/** Pages that never ask: the card must always open, and settings hold the download and the deletion of the account. */
const FREE = [LINKS.myId, LINKS.settings, LINKS.terms, LINKS.privacy, LINKS.cookies, LINKS.contact];

/** Asks people who accepted an earlier version of the terms, on every page except those in FREE. */
export function WatchTerms({ terms }: { terms: TermsWire }) {
  const { viewer } = useAuth();
  const path = usePathname();
  const [accepted, setAccepted] = useState<string | null>(null);
  const isFree = FREE.some((each) => path === each || path.startsWith(`${each}/`));
  if (!viewer || isFree || accepted === terms.version) return null;
  return (
    <Suspense fallback={null}>
      <TermsAgain onAccepted={() => setAccepted(terms.version)} terms={terms} />
    </Suspense>
  );
}
