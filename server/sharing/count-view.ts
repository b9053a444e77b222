import { createHmac, hkdfSync } from "node:crypto";
import { METHOD_HEADER } from "@/lib/calls/method-header";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { isForeignKeyViolation } from "@/server/db/errors";
import { Prisma } from "@/server/db/generated/client";
import { env } from "@/server/env";
import { consumeLimit } from "@/server/limits/rate-limits";
import { log } from "@/server/log";

/** `of`: what the link opens. */
export type Opening = { of: "card" | "recipe"; linkId: string; address: string; headers: Pick<Headers, "get"> };

const TABLES = {
  card: { links: Prisma.sql`share_links`, views: Prisma.sql`share_link_views` },
  recipe: { links: Prisma.sql`recipe_links`, views: Prisma.sql`recipe_link_views` },
} as const satisfies Record<Opening["of"], object>;

/** Programs that fetch a link to show its preview, to index or to test it: no person has read anything yet. */
const PROGRAM =
  /bot\b|bot\/|crawl|spider|preview|facebookexternalhit|facebot|whatsapp|slack|telegram|discord|skype|embed|lighthouse|headless|monitor|curl|wget|python|java\/|go-http|node|axios|okhttp/i;

function isPerson(headers: Opening["headers"]): boolean {
  const agent = headers.get("user-agent") ?? "";
  const purpose = `${headers.get("sec-purpose") ?? ""} ${headers.get("purpose") ?? ""}`;
  const isAhead = /prefetch|prerender|preview/i.test(purpose) || headers.get("next-router-prefetch") !== null;
  // A HEAD request only checks that the page exists; nobody reads it.
  const isRead = headers.get(METHOD_HEADER) !== "HEAD";
  return /^Mozilla\//.test(agent) && !PROGRAM.test(agent) && !isAhead && isRead;
}

const secret = () => Buffer.from(hkdfSync("sha256", env.AUTH_SECRET, "", "forkprint share view", 32));

/**
 * Identifies a viewer by browser and network address. The hash differs for every link, so that nobody can be followed
 * from one link to another.
 */
function viewerHashOf({ linkId, address, headers }: Opening): string {
  const viewer = JSON.stringify([linkId, address, headers.get("user-agent")]);
  return createHmac("sha256", secret()).update(viewer).digest("base64url");
}

/**
 * Counts a person who opened a link, once, however often they look. A failure to count never keeps the link from
 * opening.
 */
export async function countView(opening: Opening): Promise<void> {
  if (!isPerson(opening.headers)) return;
  try {
    await consumeLimit("share_link_view_address", opening.address);
    await noteView(opening, viewerHashOf(opening), now());
  } catch (error) {
    // The link was revoked at this moment, or one address sends too many views: not worth reporting.
    if (isForeignKeyViolation(error)) return;
    log.warn({ err: error }, "a view of a share link was not counted");
  }
}

async function noteView({ of, linkId }: Opening, viewerHash: string, at: Date): Promise<void> {
  const { links, views } = TABLES[of];
  await db.$executeRaw`
    WITH first AS (
      INSERT INTO ${views} (link_id, viewer_hash, viewed_at) VALUES (${linkId}::uuid, ${viewerHash}, ${at})
      ON CONFLICT DO NOTHING RETURNING link_id
    )
    UPDATE ${links} SET views = views + (SELECT count(*)::int FROM first), last_viewed_at = ${at}
    WHERE id = ${linkId}::uuid`;
}
