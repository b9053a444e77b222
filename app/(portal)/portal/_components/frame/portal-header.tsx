"use client";

import { LogOut } from "lucide-react";
import { useSignOut } from "@/components/session/use-sign-out";
import { IconButton } from "@/components/ui/icon-button";
import { PORTAL } from "@/lib/portal/sections";
import type { UserWire } from "@/lib/schemas/auth";
import type { RoleAt } from "@/lib/team/rights";
import { ROLE_WORDS } from "@/lib/team/role-words";

/** The account of an owner is the business's; others are told as what they are here. */
const titleOf = (roles: readonly RoleAt[]) =>
  [...new Set(roles.map(({ role }) => (role === "owner" ? "Business Account" : ROLE_WORDS[role])))].join(", ") ||
  "No role";

/** Who is signed in, and the button to sign out. */
export function PortalHeader({ user, roles }: { user: UserWire; roles: readonly RoleAt[] }) {
  const { signOut, busy } = useSignOut(undefined, () => PORTAL);
  return (
    <header className="flex items-center gap-4 border-line border-b px-(--gutter) py-3.5 print:hidden">
      <div className="me-auto min-w-0 text-small leading-snug">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <b className="font-[620] text-body wrap-anywhere">{user.name ?? "Business User"}</b>
          <span className="rounded-label border border-control px-2 py-0.5 font-[560] whitespace-nowrap">
            {titleOf(roles)}
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
