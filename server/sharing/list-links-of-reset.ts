import { MAX_SHARE_LINKS, type ResetLinkWire } from "@/lib/schemas/sharing";
import { hashMailedToken } from "@/server/auth/mailed-token";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { isDatabaseUnavailable } from "@/server/db/errors";
import { stillOpen } from "./access";

/**
 * The open share links of the person behind this reset link, newest first, without their addresses. Empty while the
 * database is unavailable: then the reset closes all links, as when none is ticked.
 */
export async function listLinksOfReset(token: string): Promise<ResetLinkWire[]> {
  try {
    return await readLinks(token);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return [];
  }
}

async function readLinks(token: string): Promise<ResetLinkWire[]> {
  const owner = {
    passwordResetTokens: { some: { tokenHash: hashMailedToken(token), usedAt: null, expiresAt: { gt: now() } } },
  };
  const rows = await db.shareLink.findMany({
    where: { user: owner, ...stillOpen() },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MAX_SHARE_LINKS,
    select: { id: true, rows: true, createdAt: true, views: true },
  });
  return rows.map(({ createdAt, ...row }) => ({ ...row, created_at: createdAt.toISOString() }));
}
