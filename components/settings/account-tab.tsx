"use client";

import { LogOut } from "lucide-react";
import { useSignOut } from "@/components/layout/use-sign-out";
import { Appearance } from "@/components/settings/appearance";
import { ChangeEmail } from "@/components/settings/change-email";
import { ChangeName } from "@/components/settings/change-name";
import { DeleteAccount } from "@/components/settings/delete-account";
import { EmailState } from "@/components/settings/email-state";
import { OwnPicture } from "@/components/settings/own-picture";
import { SettingsSection } from "@/components/settings/settings-section";
import { Button } from "@/components/ui/button";
import type { Appearance as Look } from "@/lib/appearance";
import { shortIdOf } from "@/lib/id-card";
import type { UserWire } from "@/lib/schemas/auth";

type AccountTabProps = { user: UserWire; isEmailConfirmed: boolean; appearance: Look };

export function AccountTab({ user, isEmailConfirmed, appearance }: AccountTabProps) {
  const { signOut, busy } = useSignOut("Logged out successfully");
  return (
    <>
      <SettingsSection title="Account">
        <dl className="kv settings-facts">
          <div>
            <dt>Name</dt>
            <dd>{user.name ?? <span className="soft">Not given</span>}</dd>
          </div>
          <div>
            <dt>Email</dt>
            <dd className="grid gap-1">
              {user.email}
              <EmailState isConfirmed={isEmailConfirmed} />
            </dd>
          </div>
          <div>
            <dt>ID number</dt>
            <dd className="code">{shortIdOf(user.id)}</dd>
          </div>
        </dl>
        <OwnPicture user={user} />
        <div className="mt-4 flex flex-wrap gap-3">
          <ChangeName user={user} />
          <ChangeEmail />
          <Button busy={busy} onClick={signOut}>
            <LogOut size={18} />
            Sign out
          </Button>
        </div>
      </SettingsSection>
      <SettingsSection lead="Kept on this device, and in your account for the next one." title="Appearance">
        <Appearance initial={appearance} />
      </SettingsSection>
      <SettingsSection
        lead="Your card, preferences, favorites, recipes, lists and everything you allowed others to read go for good. Visits stay as counts without your name."
        title="Delete account"
      >
        <DeleteAccount email={user.email} />
      </SettingsSection>
    </>
  );
}
