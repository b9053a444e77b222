import type { Timer } from "@/components/recipes/timers/timer-store";

/** What this browser says of notices: `unable` where it has none, or this page may not ask. */
export type NoticeState = "unable" | "default" | "granted" | "denied";

const SCRIPT = "/sw.js";

const isAble = (): boolean => "Notification" in window && "serviceWorker" in navigator && window.isSecureContext;

export const noticeState = (): NoticeState => (isAble() ? Notification.permission : "unable");

/** Asks the person. Called where they press a button that says so. Never throws. */
export async function askForNotices(): Promise<NoticeState> {
  if (!isAble()) return "unable";
  try {
    const answer = await Notification.requestPermission();
    // On phones a notice is shown by the service worker alone.
    if (answer === "granted") await navigator.serviceWorker.register(SCRIPT, { updateViaCache: "none" });
    return answer;
  } catch {
    return noticeState();
  }
}

/** Tells that a timer is over, where the page is not seen and the person has allowed it. The same timer is told once. */
export async function tellTimer({ id, label }: Timer, title = "Time is up"): Promise<void> {
  if (noticeState() !== "granted" || document.visibilityState === "visible") return;
  try {
    const worker = await navigator.serviceWorker.getRegistration();
    await worker?.showNotification(title, {
      body: label,
      tag: `timer-${id}`,
      requireInteraction: true,
      icon: "/icons/icon-192.png",
      data: { address: `${window.location.pathname}${window.location.search}` },
    });
  } catch {
    // Taken back in the browser's settings: the page rings all the same.
  }
}

/** A timer that was put out has nothing to tell any more. */
export async function takeBackNotice(id: string): Promise<void> {
  if (noticeState() !== "granted") return;
  try {
    const worker = await navigator.serviceWorker.getRegistration();
    for (const notice of (await worker?.getNotifications({ tag: `timer-${id}` })) ?? []) notice.close();
  } catch {
    // It stays until the person closes it.
  }
}
