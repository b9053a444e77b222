import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { importJWK, jwtVerify } from "jose";
import type { ShownNotification } from "@/lib/notifications/kinds";
import { startPageServer } from "./page-server";

/** What a browser gives of its subscription, and the keys that stay in it. */
export function createSubscription(endpoint: string) {
  const curve = createECDH("prime256v1");
  const p256dh = curve.generateKeys("base64url");
  const auth = randomBytes(16);
  return { body: { endpoint, keys: { p256dh, auth: auth.toString("base64url") } }, curve, auth };
}
type Subscription = ReturnType<typeof createSubscription>;

/** Decrypts a message as the browser does (RFC 8291 3.4, RFC 8188 2). */
export function decrypted({ curve, auth }: Subscription, message: Buffer): ShownNotification {
  const idLength = message.readUInt8(20);
  const serverKey = message.subarray(21, 21 + idLength);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), curve.getPublicKey(), serverKey]);
  const input = Buffer.from(hkdfSync("sha256", curve.computeSecret(serverKey), auth, info, 32));
  const derive = (use: string, length: number) =>
    Buffer.from(hkdfSync("sha256", input, message.subarray(0, 16), `Content-Encoding: ${use}\0`, length));
  const cipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
  const sealed = message.subarray(21 + idLength);
  cipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString("utf8"));
}

type Received = { path: string; headers: NodeJS.Dict<string | string[]>; body: Buffer };

/** A push service (RFC 8030). `status`: what it answers. */
export async function startPushService(status: () => number = () => 201) {
  const received: Received[] = [];
  const server = await startPageServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      received.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(status());
      response.end();
    });
  });
  return { server, received };
}

/** Verifies who sent a message (VAPID, RFC 8292 2 and 3). @returns the claims */
export async function senderOf({ headers }: Received) {
  const [, token = "", key = ""] = /^vapid t=([^,]+), ?k=(.+)$/.exec(String(headers.authorization)) ?? [];
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
  const { payload } = await jwtVerify(
    token,
    await importJWK({ kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" }, "ES256"),
  );
  return { payload, key };
}
