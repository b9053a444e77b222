import { DAY_MS } from "@/lib/durations";
import { AppError, notFound } from "@/lib/errors";
import type { Locale } from "@/lib/i18n/locales";
import { momentIn } from "@/lib/i18n/moment";
import { says } from "@/lib/i18n/sentence";
import { LINKS } from "@/lib/links";
import { MOST_TEAM_INVITATIONS, TEAM_INVITATION_DAYS, type TeamInvitationBody } from "@/lib/schemas/team";
import type { Role, RoleAt } from "@/lib/team/rights";
import { requireConfirmedEmail } from "@/server/auth/is-email-confirmed";
import { createMailedToken, hashMailedToken } from "@/server/auth/mailed-token";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { env } from "@/server/env";
import { log } from "@/server/log";
import { sendMail } from "@/server/mail/send-mail";
import { writtenMail } from "@/server/mail/written-mail";
import type { Member } from "./find-member";
import { lockTeam, requireGrant, requireVenues } from "./lock-team";
import { noteAct } from "./note-act";

type Caller = { userId: string; email: string; member: Member };

export const invitedRoles = ({ role, venueIds }: { role: Role; venueIds: readonly string[] }): RoleAt[] =>
  venueIds.length === 0 ? [{ role, venueId: null }] : venueIds.map((venueId) => ({ role, venueId }));

const endsAt = (): Date => new Date(now().getTime() + TEAM_INVITATION_DAYS * DAY_MS);

/** `by`: the proven address of who invites. A name would be words of theirs in a mail of ours. */
type Letter = { id: string; email: string; role: Role; expiresAt: Date; token: string; by: string };

/**
 * Mails an invitation for one role, to one address. Errors: 403 for more than the caller may give and until the caller's
 * own mailbox is proven; 404 for another business's venue; 409 when the address is in the team or invited already, and
 * for one invitation too many; 503 when the mail was refused, and then nobody is invited.
 */
export async function inviteToTeam(caller: Caller, body: TeamInvitationBody): Promise<void> {
  const { userId, member } = caller;
  await requireConfirmedEmail(userId);
  const token = createMailedToken();
  const letter = await db.$transaction(async (tx) => {
    const actor = await lockTeam(tx, member, "people");
    const { businessId } = actor;
    const venueIds = [...new Set(body.venue_ids ?? [])];
    requireGrant(actor, invitedRoles({ role: body.role, venueIds }));
    await requireVenues(tx, actor, venueIds);
    await requireRoom(tx, businessId, body.email);
    const expiresAt = endsAt();
    const { id } = await tx.businessInvitation.create({
      data: {
        ...{ businessId, email: body.email, role: body.role, venueIds, expiresAt },
        ...{ tokenHash: hashMailedToken(token), invitedById: userId, createdAt: now() },
      },
      select: { id: true },
    });
    await noteAct(actor, "invited", { details: { email: body.email, role: body.role } }, tx);
    return { id, email: body.email, role: body.role, expiresAt, token, by: caller.email };
  });
  await mail(letter);
}

async function requireRoom(tx: Transaction, businessId: string, email: string): Promise<void> {
  await tx.businessInvitation.deleteMany({ where: { businessId, expiresAt: { lte: now() } } });
  if ((await tx.businessMember.count({ where: { businessId, user: { email } } })) > 0) {
    throw new AppError("conflict", "memberThere");
  }
  const open = await tx.businessInvitation.findMany({ where: { businessId }, select: { email: true } });
  if (open.some((each) => each.email === email)) throw new AppError("conflict", "invitedAlready");
  if (open.length >= MOST_TEAM_INVITATIONS) {
    throw new AppError("conflict", says("invitationsMost", { count: MOST_TEAM_INVITATIONS }));
  }
}

/** An invitation that nobody can read is none. */
async function mail({ id, email, role, expiresAt, token, by }: Letter): Promise<void> {
  const values = {
    ...{ by, role, link: `${env.APP_URL}${LINKS.teamInvitation}${token}` },
    at: (locale: Locale) => momentIn(expiresAt, locale),
  };
  try {
    await sendMail(email, writtenMail("teamInvitation", values, { validForMs: TEAM_INVITATION_DAYS * DAY_MS }));
  } catch (error) {
    log.warn({ err: error }, "an invitation to a business was not sent");
    await db.businessInvitation.deleteMany({ where: { id } });
    throw new AppError("unavailable", "invitationNotSent");
  }
}

/** Mails a new link; the former one opens nothing from now on. Errors as for an invitation. */
export async function inviteAgain(caller: Caller, id: string): Promise<void> {
  const { userId, member } = caller;
  await requireConfirmedEmail(userId);
  const token = createMailedToken();
  const letter = await db.$transaction(async (tx) => {
    const actor = await lockTeam(tx, member, "people");
    const { email, role } = await findOpen(tx, actor, id);
    const expiresAt = endsAt();
    await tx.businessInvitation.update({
      where: { id },
      data: { tokenHash: hashMailedToken(token), invitedById: userId, expiresAt },
      select: { id: true },
    });
    await noteAct(actor, "invited_again", { details: { email, role } }, tx);
    return { id, email, role, expiresAt, token, by: caller.email };
  });
  await mail(letter);
}

export async function takeInvitationBack({ member }: Pick<Caller, "member">, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const actor = await lockTeam(tx, member, "people");
    const { email, role } = await findOpen(tx, actor, id);
    await tx.businessInvitation.delete({ where: { id }, select: { id: true } });
    await noteAct(actor, "invitation_taken_back", { details: { email, role } }, tx);
  });
}

async function findOpen(tx: Transaction, actor: Member, id: string) {
  const found = await tx.businessInvitation.findFirst({
    where: { id, businessId: actor.businessId },
    select: { email: true, role: true, venueIds: true },
  });
  if (!found) throw notFound("invitation");
  requireGrant(actor, invitedRoles(found));
  return found;
}
