"use client";

import { LogOut } from "lucide-react";
import { useText } from "#use-text";
import { LanguageSwitch } from "@/components/layout/language-switch";
import { PushChoice } from "@/components/notifications/push-choice";
import { useSignOut } from "@/components/session/use-sign-out";
import { Button } from "@/components/ui/button";
import { Fact } from "@/components/ui/facts";
import type { Appearance as Look } from "@/lib/auth/appearance";
import { shortIdOf } from "@/lib/id-card/id-card";
import type { UserWire } from "@/lib/schemas/auth";
import { notificationsText } from "@/messages/en/notifications";
import { settings } from "@/messages/en/settings";
import { Appearance } from "./appearance";
import { ChangeEmail } from "./change-email";
import { ChangeName } from "./change-name";
import { DeleteAccount } from "./delete-account";
import { EmailState } from "./email-state";
import { OwnPicture } from "./own-picture";
import { SettingsSection } from "./settings-section";

type AccountTabProps = { user: UserWire; isEmailConfirmed: boolean; appearance: Look };

const FACT = "grid-cols-[minmax(min-content,84px)_minmax(0,1fr)]";

export function AccountTab({ user, isEmailConfirmed, appearance }: AccountTabProps) {
  const t = useText(settings);
  const notice = useText(notificationsText);
  const { signOut, busy } = useSignOut(t("loggedOutSuccessfully"));
  return (
    <>
      <SettingsSection title={t("account")}>
        <dl className="-mt-[11px] mb-5.5 max-w-[560px]">
          <Fact className={FACT} label={t("name")}>
            {user.name ?? <span className="soft">{t("notGiven")}</span>}
          </Fact>
          <Fact className={FACT} label={t("email")} valueClassName="grid gap-1">
            {user.email}
            <EmailState isConfirmed={isEmailConfirmed} />
          </Fact>
          <Fact className={FACT} label={t("idNumber")} valueClassName="code">
            {shortIdOf(user.id)}
          </Fact>
        </dl>
        <OwnPicture user={user} />
        <div className="mt-4 flex flex-wrap items-start gap-3">
          <ChangeName user={user} />
          <ChangeEmail />
          <Button busy={busy} onClick={signOut}>
            <LogOut size={18} />
            {t("signOut")}
          </Button>
        </div>
      </SettingsSection>
      <SettingsSection lead={t("keptHereAndAccount")} title={t("appearance")}>
        <Appearance initial={appearance} />
        <p className="mt-4 mb-0 font-semibold">{t("language")}</p>
        <LanguageSwitch />
      </SettingsSection>
      <SettingsSection title={notice("notifications")}>
        <PushChoice />
      </SettingsSection>
      <SettingsSection lead={t("whatGoes")} title={t("deleteAccount")}>
        <DeleteAccount email={user.email} />
      </SettingsSection>
    </>
  );
}
