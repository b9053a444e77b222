"use client";

import { Laptop, LogOut, Smartphone } from "lucide-react";
import { useState } from "react";
import { useText } from "#use-text";
import { useLoaded } from "@/components/settings/use-loaded";
import { WaitingRows } from "@/components/settings/waiting-rows";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/empty-state";
import { useToast } from "@/components/ui/toast";
import { api } from "@/lib/api-client";
import type { SignedInDeviceWire } from "@/lib/schemas/auth";
import { settings } from "@/messages/en/settings";

export function SignedInDevices() {
  const t = useText(settings);
  const { loaded: devices, reload, change } = useLoaded<SignedInDeviceWire[]>(api.listSignIns);
  const [busy, setBusy] = useState(false);
  const toast = useToast();

  async function signOutOthers() {
    setBusy(true);
    try {
      await api.logoutOthers();
      change((now) => now.filter(({ current }) => current));
      toast("success", t("signedOutOnAll"));
    } catch {
      toast("error", t("theOtherDevicesAre"));
    }
    setBusy(false);
  }

  async function signOut({ id, device }: SignedInDeviceWire) {
    try {
      await api.signOutDevice(id);
      change((now) => now.filter((each) => each.id !== id));
      toast("success", t("signedOutOnDevice", { device }));
    } catch {
      toast("error", t("thatDeviceIsStill"));
    }
  }

  if (devices === "loading") return <WaitingRows label={t("loadingYourDevices")} />;
  if (devices === "failed") {
    return (
      <ErrorState onRetry={reload} title={t("failedToLoadYourDevices")}>
        {t("nothingHasChangedWhoever")}
      </ErrorState>
    );
  }
  const others = devices.filter((device) => !device.current).length;
  return (
    <>
      <ul className="device-list">
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
        <p className="soft">{t("noOtherDeviceIs")}</p>
      )}
    </>
  );
}

const moment = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });
const isPhone = (device: string) => /iPhone|Android/.test(device);

function Device({ device, onSignOut }: { device: SignedInDeviceWire; onSignOut: () => Promise<void> }) {
  const t = useText(settings);
  const [busy, setBusy] = useState(false);
  return (
    <li>
      {isPhone(device.device) ? <Smartphone size={22} /> : <Laptop size={22} />}
      <p>
        <b className="device-name">{device.device}</b>
        {device.current && <span className="device-current">{t("thisDevice")}</span>}
      </p>
      <p className="small soft num">
        {t.rich("signedInFormat", {
          format: moment.format(new Date(device.created_at)),
          time: (inside) => <time dateTime={device.created_at}>{inside}</time>,
        })}
        {!device.current &&
          t.rich("lastUsedFormat", {
            format: moment.format(new Date(device.last_used_at)),
            time: (inside) => <time dateTime={device.last_used_at}>{inside}</time>,
          })}
      </p>
      {!device.current && (
        <Button
          aria-label={t("signOutOnDevice", { device: device.device })}
          busy={busy}
          className="col-start-2 mt-2 justify-self-start"
          onClick={async () => {
            setBusy(true);
            await onSignOut();
            setBusy(false);
          }}
          size="sm"
        >
          {t("signOut")}
        </Button>
      )}
    </li>
  );
}
