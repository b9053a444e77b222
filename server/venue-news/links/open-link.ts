import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { AppError, notFound } from "@/lib/errors";
import type { SharedFigures } from "@/lib/venue-news/shared-figures";
import { hashMailedToken } from "@/server/auth/mailed-token";
import { isPassword } from "@/server/auth/passwords";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { env } from "@/server/env";
import { consumeLimit } from "@/server/limits/rate-limits";
import { memberWith } from "../allowed";
import { readShared } from "./read-shared";

/** A link that is over, ended, invented, or whose maker may not tell others any more: one answer for all of them. */
async function findLink(key: string) {
  const found = await db.figureLink.findFirst({
    where: { tokenHash: hashMailedToken(key), endsAt: { gt: now() } },
    include: {
      venue: { select: { id: true, name: true, ownerId: true, timeZone: true, guestRetentionDays: true } },
    },
  });
  if (!found?.createdById) return null;
  return (await memberWith(found.createdById, "news", found.venue)) ? found : null;
}

type Locked = { id: string; passwordHash: string };

/** Says that a browser knows a link's password, as long as it is this one. */
const passOf = ({ id, passwordHash }: Locked): string => {
  const secret = Buffer.from(hkdfSync("sha256", env.AUTH_SECRET, "", "figures link", 32));
  return `${id}.${createHmac("sha256", secret).update(`${id} ${passwordHash}`).digest("base64url")}`;
};

function isPass(given: string | null, link: Locked): boolean {
  const [right, sent] = [Buffer.from(passOf(link)), Buffer.from(given ?? "")];
  return right.length === sent.length && timingSafeEqual(right, sent);
}

export type OpenedLink = { kind: "over" } | { kind: "locked" } | { kind: "open"; figures: SharedFigures; endsAt: Date };

/** What a link shows. `pass`: what the browser got for the password. Without it not even the venue's name is told. */
export async function openLink(key: string, pass: string | null): Promise<OpenedLink> {
  const link = await findLink(key);
  if (!link) return { kind: "over" };
  const { id, passwordHash, range, filter, venue, endsAt } = link;
  if (passwordHash !== null && !isPass(pass, { id, passwordHash })) return { kind: "locked" };
  const figures = await readShared(venue, { range, filter });
  await db.figureLink.updateMany({ where: { id }, data: { opened: { increment: 1 }, lastOpenedAt: now() } });
  return { kind: "open", figures, endsAt };
}

/**
 * Trades a link's password for what its page asks for. Tries are counted for the link and for the address. Errors: 404 for
 * a link that opens nothing, 403 for a wrong password.
 */
export async function unlockLink(key: string, password: string, address: string): Promise<string> {
  await consumeLimit("figure_link_address", address);
  const link = await findLink(key);
  if (!link?.passwordHash) throw notFound("figureLink");
  await consumeLimit("figure_link", link.id);
  if (!(await isPassword(password, link.passwordHash))) throw new AppError("forbidden", "figureLinkPassword");
  return passOf({ id: link.id, passwordHash: link.passwordHash });
}
