import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";
import { NOTIFICATION_KINDS } from "@/lib/notifications/kinds";
import { requiredLine } from "./text";

const kind = z.enum(NOTIFICATION_KINDS);
const base64url = (bytes: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+=*$/, msg("pushKeys"))
    .refine((text) => Buffer.from(text, "base64url").length === bytes, msg("pushKeys"));

/**
 * A browser's push subscription (`PushSubscription.toJSON()`, Push API) and of what it wants to be notified. `p256dh`: an
 * uncompressed point of P-256; `auth`: 16 bytes (RFC 8291 3.1 and 3.2).
 */
export const pushDeviceBody = z.strictObject({
  endpoint: requiredLine(2048).refine((text) => URL.canParse(text) && /^https?:/.test(text), msg("pushEndpoint")),
  keys: z.strictObject({ p256dh: base64url(65), auth: base64url(16) }),
  kinds: z
    .array(kind)
    .min(1, msg("pushKinds"))
    .max(NOTIFICATION_KINDS.length)
    .transform((all) => [...new Set(all)]),
});

/** `server_key`: our public key, for `PushManager.subscribe()`. `kinds`: null while this sign-in's browser wants none. */
export const pushDeviceWire = z.object({ server_key: z.string(), kinds: z.array(kind).nullable() });

export type PushDeviceBody = z.infer<typeof pushDeviceBody>;
export type PushDeviceWire = z.infer<typeof pushDeviceWire>;
