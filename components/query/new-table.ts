import { useEffect, useEffectEvent } from "react";

const CHANNEL = "forkprint-checked-for";

/** Tells every screen, in this tab and in others, that food is checked for other people from now on. */
export function announceNewTable(): void {
  const tabs = new BroadcastChannel(CHANNEL);
  tabs.postMessage(null);
  tabs.close();
}

/** Calls `onNew` when the person chose, here or in another tab, to have food checked for other people. */
export function useNewTable(onNew: () => void): void {
  const tell = useEffectEvent(onNew);
  useEffect(() => {
    const tabs = new BroadcastChannel(CHANNEL);
    tabs.onmessage = () => tell();
    return () => tabs.close();
  }, []);
}
