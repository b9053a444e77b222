import { DAY_MS } from "@/lib/durations";
import { AppError, notFound } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import { LINKS } from "@/lib/links";
import type { FigureLinkBody, FigureLinksWire, NewFigureLinkWire } from "@/lib/schemas/figure-links";
import { filterOf, MOST_FIGURE_LINKS, SHARED_RANGES } from "@/lib/venue-news/shared-filter";
import { createMailedToken, hashMailedToken } from "@/server/auth/mailed-token";
import { hashPassword } from "@/server/auth/passwords";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { env } from "@/server/env";
import type { Member } from "@/server/team/find-member";
import { lockTeam } from "@/server/team/lock-team";
import { noteAct } from "@/server/team/note-act";
import { type Owner, venuesOf } from "@/server/venues/access";
import { memberWith } from "../allowed";

type Caller = { userId: string; member: Member; owner: Owner };

async function findVenue(tx: Transaction | typeof db, owner: Owner, id: string) {
  const venue = await tx.venue.findFirst({
    where: { id, ...venuesOf(owner) },
    select: { id: true, name: true, ownerId: true },
  });
  if (!venue) throw notFound("venue");
  return venue;
}

/** The links of a venue that are not over. */
export async function listLinks({ owner }: Pick<Caller, "owner">, venueId: string): Promise<FigureLinksWire> {
  const venue = await findVenue(db, owner, venueId);
  const [links, tables] = await Promise.all([
    db.figureLink.findMany({
      where: { venueId, endsAt: { gt: now() } },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    }),
    db.location.findMany({ where: { venueId }, orderBy: { label: "asc" }, select: { id: true, label: true } }),
  ]);
  return {
    items: await Promise.all(
      links.map(async (each) => ({
        ...{ id: each.id, name: each.name, filter: each.filter, opened: each.opened },
        range: SHARED_RANGES.find((range) => range === each.range) ?? "28d",
        ...{ has_password: each.passwordHash !== null, created_at: each.createdAt.toISOString() },
        ...{ ends_at: each.endsAt.toISOString(), last_opened_at: each.lastOpenedAt?.toISOString() ?? null },
        is_open: each.createdById !== null && (await memberWith(each.createdById, "news", venue)) !== null,
      })),
    ),
    tables,
  };
}

/** Errors: 404 for a venue beyond reach and a table of another one; 409 for one link too many. */
export async function makeLink(
  { userId, member, owner }: Caller,
  venueId: string,
  body: FigureLinkBody,
): Promise<NewFigureLinkWire> {
  const key = createMailedToken();
  const passwordHash = body.password && (await hashPassword(body.password));
  const filter = body.filter === null ? null : filterOf(body.filter);
  return db.$transaction(async (tx) => {
    const actor = await lockTeam(tx, member, "news");
    const venue = await findVenue(tx, owner, venueId);
    if (filter && "table" in filter && (await tx.location.count({ where: { id: filter.table, venueId } })) === 0) {
      throw notFound("location");
    }
    await tx.figureLink.deleteMany({ where: { venueId, endsAt: { lte: now() } } });
    if ((await tx.figureLink.count({ where: { venueId } })) >= MOST_FIGURE_LINKS) {
      throw new AppError("conflict", says("figureLinksMost", { count: MOST_FIGURE_LINKS }));
    }
    const { id } = await tx.figureLink.create({
      data: {
        ...{ venueId, name: body.name, tokenHash: hashMailedToken(key), passwordHash, range: body.range },
        ...{ filter: body.filter, createdById: userId, createdAt: now() },
        endsAt: new Date(now().getTime() + body.days * DAY_MS),
      },
      select: { id: true },
    });
    await noteAct(actor, "link_made", { details: { venue: venue.name, name: body.name } }, tx);
    return { id, address: `${env.APP_URL}${LINKS.sharedFigures}${key}` };
  });
}

/** From this moment the link opens nothing. */
export async function endLink({ member, owner }: Caller, venueId: string, linkId: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const actor = await lockTeam(tx, member, "news");
    const venue = await findVenue(tx, owner, venueId);
    const ended = await tx.figureLink.findFirst({ where: { id: linkId, venueId }, select: { name: true } });
    if (!ended) throw notFound("figureLink");
    await tx.figureLink.deleteMany({ where: { id: linkId } });
    await noteAct(actor, "link_ended", { details: { venue: venue.name, name: ended.name } }, tx);
  });
}
