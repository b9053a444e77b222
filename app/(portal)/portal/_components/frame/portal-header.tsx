"use client";

import { LogOut } from "lucide-react";
import { useSignOut } from "@/components/session/use-sign-out";
import { IconButton } from "@/components/ui/icon-button";
import { PORTAL } from "@/lib/portal/sections";
import type { UserWire } from "@/lib/schemas/auth";

/** The signed-in business, and the button to sign out. */
export function PortalHeader({ user }: { user: UserWire }) {
  const { signOut, busy } = useSignOut(undefined, () => PORTAL);
  return (
    <header className="flex items-center gap-4 border-line border-b px-(--gutter) py-3.5 print:hidden">
      <div className="me-auto min-w-0 text-small leading-snug">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <b className="font-[620] text-body wrap-anywhere">{user.name ?? "Business User"}</b>
          <span className="rounded-label border border-control px-2 py-0.5 font-[560] whitespace-nowrap">
            Business Account
          </span>
        </p>
        <p className="truncate text-ink-soft" title={user.email}>
          {user.email}
        </p>
      </div>
      <IconButton aria-busy={busy || undefined} label="Sign Out" onClick={signOut} variant="line">
        <LogOut size={20} />
      </IconButton>
    </header>
  );
}
