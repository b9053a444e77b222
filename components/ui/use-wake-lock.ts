import { useEffect, useState } from "react";

/**
 * Keeps the screen on while `wanted`; true once the device has granted it. Requested again after the tab was hidden.
 */
export function useWakeLock(wanted: boolean): boolean {
  const [awake, setAwake] = useState(false);

  useEffect(() => {
    if (!wanted || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const take = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        lock = await navigator.wakeLock.request("screen");
        if (over) await lock.release();
        else setAwake(true);
      } catch {
        setAwake(false); // the battery is low or the lock is not allowed: the view works without it
      }
    };
    void take();
    document.addEventListener("visibilitychange", take);
    return () => {
      over = true;
      document.removeEventListener("visibilitychange", take);
      void lock?.release();
      setAwake(false);
    };
  }, [wanted]);

  return awake;
}
