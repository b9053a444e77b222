import { MAX_SHARE_LINKS, type ShareLinkWire } from "@/lib/schemas/sharing";
import { db } from "@/server/db/client";
import { linksOf } from "./access";
import { shareLinkSelect, toShareLinkWire } from "./wire";

/** The person's links, newest first; expired ones are included, so that their views can still be seen. */
export async function listShareLinks(caller: { userId: string }): Promise<ShareLinkWire[]> {
  const rows = await db.shareLink.findMany({
    where: linksOf(caller),
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MAX_SHARE_LINKS,
    select: shareLinkSelect,
  });
  return rows.map(toShareLinkWire);
}
