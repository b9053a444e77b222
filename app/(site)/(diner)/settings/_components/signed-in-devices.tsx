"use client";

import { Laptop, LogOut, Smartphone } from "lucide-react";
import { useText } from "#use-text";
import { StateLabel } from "@/components/sharing/state-label";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/empty-state";
import { useToast } from "@/components/ui/toast";
import { useLoaded } from "@/components/ui/use-loaded";
import { useTask } from "@/components/ui/use-task";
import { WaitingRows } from "@/components/ui/waiting-rows";
import { api } from "@/lib/api-client";
import type { Say } from "@/lib/i18n/area";
import { dateLocale } from "@/lib/i18n/date-locale";
import type { Locale } from "@/lib/i18n/locales";
import type { SignedInDeviceWire } from "@/lib/schemas/auth";
import { settings } from "@/messages/en/settings";

export function SignedInDevices() {
  const t = useText(settings);
  const { loaded: devices, reload, change } = useLoaded<SignedInDeviceWire[]>(api.listSignIns);
  const { busy, run } = useTask();
  const toast = useToast();

  const signOutOthers = () =>
    run(
      "signOutOthers",
      async () => {
        await api.logoutOthers();
        change((now) => now.filter(({ current }) => current));
        toast("success", t("othersSignedOut"));
      },
      () => toast("error", t("othersStillIn")),
    );

  async function signOut({ id, device }: SignedInDeviceWire) {
    try {
      await api.signOutDevice(id);
      change((now) => now.filter((each) => each.id !== id));
      toast("success", t("signedOutOnDevice", { device }));
    } catch {
      toast("error", t("deviceStillIn"));
    }
  }

  if (devices === "loading") return <WaitingRows label={t("loadingYourDevices")} />;
  if (devices === "failed") {
    return (
      <ErrorState onRetry={reload} title={t("failedToLoadYourDevices")}>
        {t("devicesUnchanged")}
      </ErrorState>
    );
  }
  const others = devices.filter((device) => !device.current).length;
  return (
    <>
      <ul className="-mt-[11px] mb-5.5 grid">
        {devices.map((device) => (
          <Device device={device} key={device.id} onSignOut={() => signOut(device)} />
        ))}
      </ul>
      {others > 0 ? (
        <Button busy={busy} onClick={signOutOthers}>
          <LogOut size={18} />
          {t("signOutTheOthers")}
        </Button>
      ) : (
        <p className="soft">{t("noOtherDevice")}</p>
      )}
    </>
  );
}

const momentIn = (iso: string, locale: Locale): string =>
  new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));
/** The device as the server recorded it at sign-in, for example "Firefox on Windows", in the reader's language. */
function deviceIn(t: Say<typeof settings>, label: string): string {
  const [, browser, system] = /^(.+) on (.+)$/.exec(label) ?? [];
  return browser && system ? t("browserOnSystem", { browser, system }) : t.known(label);
}

const isPhone = (device: string) => /iPhone|Android/.test(device);

function Device({ device, onSignOut }: { device: SignedInDeviceWire; onSignOut: () => Promise<void> }) {
  const t = useText(settings);
  const { busy, run } = useTask();
  const Sign = isPhone(device.device) ? Smartphone : Laptop;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5 gap-y-0.5 border-b border-line py-3">
      <Sign className="row-span-2 text-ink-soft" size={22} />
      <p>
        <b className="font-semibold">{deviceIn(t, device.device)}</b>
        {device.current && (
          <StateLabel className="ms-2.5" on>
            {t("thisDevice")}
          </StateLabel>
        )}
      </p>
      <p className="small soft num">
        {t.rich("signedInFormat", {
          format: momentIn(device.created_at, t.locale),
          time: (inside) => <time dateTime={device.created_at}>{inside}</time>,
        })}
        {!device.current &&
          t.rich("lastUsedFormat", {
            format: momentIn(device.last_used_at, t.locale),
            time: (inside) => <time dateTime={device.last_used_at}>{inside}</time>,
          })}
      </p>
      {!device.current && (
        <Button
          aria-label={t("signOutOnDevice", { device: deviceIn(t, device.device) })}
          busy={busy}
          className="col-start-2 mt-2 justify-self-start"
          onClick={() => run("signOut", onSignOut)}
          size="sm"
        >
          {t("signOut")}
        </Button>
      )}
    </li>
  );
}
