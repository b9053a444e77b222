import type { NotificationKind } from "@/lib/notifications/kinds";
import { notificationsApi } from "@/lib/notifications-client";

/** `refused`: the person said no, now or before. */
export type PushSupport = "missing" | "refused" | "possible";

export function pushSupport(): PushSupport {
  if (!("serviceWorker" in navigator && typeof PushManager !== "undefined" && typeof Notification !== "undefined"))
    return "missing";
  return Notification.permission === "denied" ? "refused" : "possible";
}

/**
 * Asks the person, then the browser's push service, then tells the server.
 * @returns false if the person said no
 * @throws if the service or the server does not answer
 */
export async function turnPushOn(serverKey: string, kinds: readonly NotificationKind[]): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const registration = await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  await navigator.serviceWorker.ready;
  const known = await registration.pushManager.getSubscription();
  // A subscription for another key, from before the server's secret changed, can never be used.
  if (known && !isFor(known, serverKey)) await known.unsubscribe();
  const { endpoint, keys } = (
    await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey })
  ).toJSON();
  await notificationsApi.put({
    endpoint: endpoint ?? "",
    keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" },
    kinds: [...kinds],
  });
  return true;
}

export async function turnPushOff(): Promise<void> {
  await notificationsApi.remove();
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

function isFor({ options }: PushSubscription, serverKey: string): boolean {
  const key = options.applicationServerKey;
  if (!key) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "") === serverKey;
}
