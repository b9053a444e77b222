"use client";

import { Laptop, LogOut, Smartphone } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/empty-state";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { useToast } from "@/components/ui/toast";
import { api } from "@/lib/api-client";
import type { SignedInDeviceWire } from "@/lib/schemas/auth";

type Devices = SignedInDeviceWire[] | "loading" | "failed";

export function SignedInDevices() {
  const [devices, setDevices] = useState<Devices>("loading");
  const [busy, setBusy] = useState(false);
  const toast = useToast();

  const load = useCallback(async () => {
    try {
      setDevices(await api.listSignIns());
    } catch {
      setDevices("failed");
    }
  }, []);
  useEffect(() => void load(), [load]);

  function retry() {
    setDevices("loading");
    void load();
  }

  async function signOutOthers() {
    setBusy(true);
    try {
      await api.logoutOthers();
      toast("success", "Signed out on all other devices");
      await load();
    } catch {
      toast("error", "The other devices are still signed in. Please try again.");
    }
    setBusy(false);
  }

  if (devices === "loading") return <DevicesSkeleton />;
  if (devices === "failed") {
    return (
      <ErrorState onRetry={retry} title="Failed to load your devices">
        Nothing has changed: whoever was signed in still is.
      </ErrorState>
    );
  }
  const others = devices.filter((device) => !device.current).length;
  return (
    <>
      <ul className="device-list">
        {devices.map((device) => (
          <Device device={device} key={device.id} />
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

function Device({ device }: { device: SignedInDeviceWire }) {
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
    </li>
  );
}

function DevicesSkeleton() {
  return (
    <SkeletonGroup label="Loading your devices">
      <div className="device-list">
        {["first", "second"].map((key) => (
          <div className="device-skeleton" key={key}>
            <Skeleton height="20px" width="46%" />
            <Skeleton height="16px" width="64%" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
