/** Of what a device may be notified: recalls of foods, verdicts that changed, a kitchen's answer, a shared list. */
export const NOTIFICATION_KINDS = ["recalls", "verdicts", "kitchen", "list"] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** What a service worker shows: see public/sw.js. `tag`: news with the same one replaces it. */
export type ShownNotification = {
  readonly title: string;
  readonly body: string;
  readonly address: string;
  readonly tag: string;
};
