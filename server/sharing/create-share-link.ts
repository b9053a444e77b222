import { invalidField } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import { type CreateShareLinkBody, MAX_SHARE_LINKS, type ShareLinkWire } from "@/lib/schemas/sharing";
import { SHARE_ROWS } from "@/lib/sight/share-rows";
import { lockSignedIn } from "@/server/auth/lock-signed-in";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { KEEP_EXPIRED_MS } from "./access";
import { shareLinkSelect, toShareLinkWire } from "./wire";

/** Errors: 422 for an expiry in the past and for one link too many. */
export async function createShareLink(
  caller: { userId: string; signInId: string },
  body: CreateShareLinkBody,
): Promise<ShareLinkWire> {
  const { userId } = caller;
  const rows = SHARE_ROWS.filter((row) => body.rows.includes(row));
  const expiresAt = body.expires_at ? new Date(body.expires_at) : null;
  if (expiresAt && expiresAt <= now()) throw invalidField("expires_at", "mustBeFuture", "past");
  return db.$transaction(async (tx) => {
    await lockSignedIn(tx, caller);
    await forgetLongExpired(tx, userId);
    if ((await tx.shareLink.count({ where: { userId } })) >= MAX_SHARE_LINKS) {
      throw invalidField("rows", says("shareLinksMost", { count: MAX_SHARE_LINKS }), "too_many");
    }
    const data = { userId, rows, expiresAt, createdAt: now() };
    return toShareLinkWire(await tx.shareLink.create({ data, select: shareLinkSelect }));
  });
}

const forgetLongExpired = (tx: Transaction, userId: string) =>
  tx.shareLink.deleteMany({ where: { userId, expiresAt: { lt: new Date(now().getTime() - KEEP_EXPIRED_MS) } } });
