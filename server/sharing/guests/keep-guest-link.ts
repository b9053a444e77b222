import { DAY_MS } from "@/lib/durations";
import { invalidField } from "@/lib/errors";
import { GUEST_ROWS } from "@/lib/guest-card/sent";
import { says } from "@/lib/i18n/sentence";
import {
  type CreateGuestLinkBody,
  GUEST_LINK_DAYS,
  type GuestLinkCardBody,
  MOST_GUEST_LINKS,
} from "@/lib/schemas/guest-links";
import type { ShareLinkWire } from "@/lib/schemas/sharing";
import type { ShareRow } from "@/lib/sight/share-rows";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { type GuestLimit, readGuestAllergies } from "@/server/profile/guest-card";
import { shareLinkSelect, toShareLinkWire } from "../wire";
import { linksOfDevice, linkTokenHash } from "./link-token";

/** The links of this device that still open, newest first. */
export async function listGuestLinks(token: string): Promise<ShareLinkWire[]> {
  const rows = await db.shareLink.findMany({
    where: linksOfDevice(token),
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: shareLinkSelect,
  });
  return rows.map(toShareLinkWire);
}

/**
 * Creates a link to rows of a card that is otherwise stored on its device only. Errors: 422 for an expiry that is past
 * or too far away, for one link too many, for a row that was not sent and for an allergy to something that is no
 * ingredient.
 */
export async function createGuestLink(token: string, body: CreateGuestLinkBody): Promise<ShareLinkWire> {
  const rows = GUEST_ROWS.filter((row) => body.rows.includes(row));
  const expiresAt = new Date(body.expires_at);
  if (expiresAt <= now()) throw invalidField("expires_at", "mustBeFuture", "past");
  if (expiresAt.getTime() > now().getTime() + GUEST_LINK_DAYS * DAY_MS)
    throw invalidField("expires_at", says("guestDaysMost", { count: GUEST_LINK_DAYS }), "too_far");
  const limits = await readGuestAllergies(body.card.allergies ?? [], "card.allergies");
  return db.$transaction(async (tx) => {
    await takeTurns(tx, token);
    if ((await tx.shareLink.count({ where: linksOfDevice(token) })) >= MOST_GUEST_LINKS)
      throw invalidField("rows", says("guestLinksMost", { count: MOST_GUEST_LINKS }), "too_many");
    const guest = { create: { tokenHash: linkTokenHash(token), ...shownBy(rows, body.card, limits) } };
    const data = { rows: [...rows], expiresAt, createdAt: now(), guest };
    return toShareLinkWire(await tx.shareLink.create({ data, select: shareLinkSelect }));
  });
}

/**
 * Updates every open link of the device to the card as it is now, each link with its own rows. Errors: 422 when a row
 * that a link shows was not sent, because a missing row must not silently delete what the link shows.
 */
export async function updateGuestLinks(token: string, card: GuestLinkCardBody): Promise<ShareLinkWire[]> {
  const limits = await readGuestAllergies(card.allergies ?? [], "allergies");
  await db.$transaction(async (tx) => {
    await takeTurns(tx, token);
    const links = await tx.shareLink.findMany({ where: linksOfDevice(token), select: { id: true, rows: true } });
    for (const { id, rows } of links)
      await tx.guestLinkCard.update({ where: { linkId: id }, data: shownBy(rows, card, limits) });
  });
  return listGuestLinks(token);
}

/**
 * Serialises the requests of one device, so that two cannot both pass the limit, nor an older card overwrite a newer
 * one.
 */
const takeTurns = (tx: Transaction, token: string) =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${linkTokenHash(token)}, 1))`;

/** The columns to store; rows that the link does not show are left empty. */
function shownBy(rows: readonly ShareRow[], card: GuestLinkCardBody, limits: readonly GuestLimit[]) {
  const wants = (row: "allergies" | "diet") => {
    if (rows.includes(row) && card[row] === null) throw invalidField(row, "linkShowsRow", "missing");
    return rows.includes(row);
  };
  const [hasAllergies, hasDiet] = [wants("allergies"), wants("diet")];
  return {
    suffix: card.suffix,
    name: card.name,
    allergies: hasAllergies ? [...limits] : [],
    dietaryPreferences: hasDiet ? [...new Set(card.diet?.dietary)] : [],
    ways: hasDiet ? [...new Set(card.diet?.ways)] : [],
    updatedAt: now(),
  };
}
