import type { Timer } from "@/components/recipes/timers/timer-store";

/** The browser's permission for notifications; `unable` if it has none, or if this page may not ask. */
export type NoticeState = "unable" | "default" | "granted" | "denied";

const SCRIPT = "/sw.js";

const isAble = (): boolean => "Notification" in window && "serviceWorker" in navigator && window.isSecureContext;

export const noticeState = (): NoticeState => (isAble() ? Notification.permission : "unable");

/** Asks for permission. Must be called when the person presses a button that says so. Never throws. */
export async function askForNotices(): Promise<NoticeState> {
  if (!isAble()) return "unable";
  try {
    const answer = await Notification.requestPermission();
    // On phones, only a service worker can show notifications.
    if (answer === "granted") await navigator.serviceWorker.register(SCRIPT, { updateViaCache: "none" });
    return answer;
  } catch {
    return noticeState();
  }
}

/**
 * Shows a notification that a timer has ended, if the page is hidden and the person has allowed it. Repeated calls for
 * a timer show one notification.
 */
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
    // The permission was revoked in the browser's settings: the page still rings.
  }
}

/** Closes the notification of a timer that was stopped. */
export async function takeBackNotice(id: string): Promise<void> {
  if (noticeState() !== "granted") return;
  try {
    const worker = await navigator.serviceWorker.getRegistration();
    for (const notice of (await worker?.getNotifications({ tag: `timer-${id}` })) ?? []) notice.close();
  } catch {
    // The notification stays until the person closes it.
  }
}
