"use client";

import { LogOut } from "lucide-react";
import { useSignOut } from "@/components/session/use-sign-out";
import { Button, ButtonAnchor } from "@/components/ui/button";
import { LINKS } from "@/lib/links";
import { PORTAL, SECTION_TITLES } from "@/lib/portal/sections";
import type { UserWire } from "@/lib/schemas/auth";
import type { RoleAt } from "@/lib/team/rights";
import { ROLE_WORDS } from "@/lib/team/role-words";
import { SectionHead } from "../frame/section-head";
import { LeaveTeam } from "./leave-team";

export function PortalSettings({ user, roles }: { user: UserWire; roles: readonly RoleAt[] }) {
  const { signOut, busy } = useSignOut(undefined, () => PORTAL);
  const facts = [
    ["Name", user.name ?? "Not provided"],
    ["Email", user.email],
    ["Account type", user.account_type === "business" ? "Business Account" : "Personal Account"],
    ["Role", [...new Set(roles.map(({ role }) => ROLE_WORDS[role]))].join(", ")],
  ] as const;
  return (
    <>
      <SectionHead title={SECTION_TITLES.settings} />
      <section aria-labelledby="account-information" className="sheet mt-6 max-w-[680px] p-5 tablet:p-6">
        <h2 className="text-step-2" id="account-information">
          Account Information
        </h2>
        <dl className="mt-3">
          {facts.map(([name, value]) => (
            <div className="grid gap-x-4 border-line border-b py-3 tablet:grid-cols-[160px_minmax(0,1fr)]" key={name}>
              <dt className="text-ink-soft text-small">{name}</dt>
              <dd className="font-[560] wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-5 flex flex-wrap gap-2.5">
          <Button busy={busy} onClick={signOut}>
            <LogOut size={18} />
            Sign Out
          </Button>
          <ButtonAnchor href={LINKS.accountSettings} variant="text">
            Password and deletion
          </ButtonAnchor>
        </div>
      </section>
      <LeaveTeam />
    </>
  );
}
