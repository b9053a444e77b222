"use client";

import { Laptop, LogOut, Smartphone } from "lucide-react";
import { useState } from "react";
import { useLoaded } from "@/components/settings/use-loaded";
import { WaitingRows } from "@/components/settings/waiting-rows";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/empty-state";
import { useToast } from "@/components/ui/toast";
import { api } from "@/lib/api-client";
import type { SignedInDeviceWire } from "@/lib/schemas/auth";

export function SignedInDevices() {
  const { loaded: devices, reload, change } = useLoaded<SignedInDeviceWire[]>(api.listSignIns);
  const [busy, setBusy] = useState(false);
  const toast = useToast();

  async function signOutOthers() {
    setBusy(true);
    try {
      await api.logoutOthers();
      change((now) => now.filter(({ current }) => current));
      toast("success", "Signed out on all other devices");
    } catch {
      toast("error", "The other devices are still signed in. Please try again.");
    }
    setBusy(false);
  }

  async function signOut({ id, device }: SignedInDeviceWire) {
    try {
      await api.signOutDevice(id);
      change((now) => now.filter((each) => each.id !== id));
      toast("success", `Signed out on ${device}`);
    } catch {
      toast("error", "That device is still signed in. Please try again.");
    }
  }

  if (devices === "loading") return <WaitingRows label="Loading your devices" />;
  if (devices === "failed") {
    return (
      <ErrorState onRetry={reload} title="Failed to load your devices">
        Nothing has changed: whoever was signed in still is.
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
          Sign out the others
        </Button>
      ) : (
        <p className="soft">No other device is signed in.</p>
      )}
    </>
  );
}

const moment = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });
const isPhone = (device: string) => /iPhone|Android/.test(device);

function Device({ device, onSignOut }: { device: SignedInDeviceWire; onSignOut: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  return (
    <li>
      {isPhone(device.device) ? <Smartphone size={22} /> : <Laptop size={22} />}
      <p>
        <b className="device-name">{device.device}</b>
        {device.current && <span className="device-current">This device</span>}
      </p>
      <p className="small soft num">
        Signed in <time dateTime={device.created_at}>{moment.format(new Date(device.created_at))}</time>
        {!device.current && (
          <>
            , last used <time dateTime={device.last_used_at}>{moment.format(new Date(device.last_used_at))}</time>
          </>
        )}
      </p>
      {!device.current && (
        <Button
          aria-label={`Sign out on ${device.device}`}
          busy={busy}
          className="col-start-2 mt-2 justify-self-start"
          onClick={async () => {
            setBusy(true);
            await onSignOut();
            setBusy(false);
          }}
          size="sm"
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
