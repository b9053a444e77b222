import { createHash, randomBytes, randomInt } from "node:crypto";
import { DAY_MS, MINUTE_MS } from "@/lib/durations";
import { AppError, notFound } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import {
  MOST_TABLETS,
  type NewTabletBody,
  TABLET_CODE_MINUTES,
  TABLET_DAYS,
  type TabletCodeWire,
  type TabletsWire,
} from "@/lib/schemas/tablets";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { type Owner, venuesOf } from "@/server/venues/access";
import type { Member } from "./find-member";
import { lockTeam } from "./lock-team";
import { noteAct } from "./note-act";
import { nameSelect, personName } from "./person-name";

type Caller = { member: Member; owner: Owner };

/** No letters and digits that are taken for each other: 0 and O, 1, I and L, 5 and S, 2 and Z, 8 and B. */
const SIGNS = "34679ACDEFGHJKMNPQRTUVWXY";
const CODE_LENGTH = 8;
/** A tablet whose stream is open is noted every 15 seconds. */
const LIVE_MS = 40_000;

const hashOf = (text: string): string => createHash("sha256").update(`kitchen tablet ${text}`).digest("hex");
/** As typed: in any case, with spaces or dashes. */
const plain = (code: string): string => code.toUpperCase().replaceAll(/[\s-]/g, "");
const newCode = (): string => Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join("");
const inTwo = (code: string): string => `${code.slice(0, CODE_LENGTH / 2)} ${code.slice(CODE_LENGTH / 2)}`;

const tabletsOf = (owner: Owner) => ({ venue: venuesOf(owner) });

/** Makes a code for a new tablet of a venue. Errors: 404 for a venue beyond reach, 409 for one tablet too many. */
export async function newTablet({ member, owner }: Caller, body: NewTabletBody): Promise<TabletCodeWire> {
  const code = newCode();
  const endsAt = new Date(now().getTime() + TABLET_CODE_MINUTES * MINUTE_MS);
  return db.$transaction(async (tx) => {
    const actor = await lockTeam(tx, member, "devices");
    const venue = await tx.venue.findFirst({
      where: { id: body.venue_id, ...venuesOf(owner) },
      select: { id: true, name: true },
    });
    if (!venue) throw notFound("venue");
    await tx.kitchenTablet.deleteMany({ where: { venueId: venue.id, codeEndsAt: { lte: now() } } });
    if ((await tx.kitchenTablet.count({ where: { venueId: venue.id } })) >= MOST_TABLETS) {
      throw new AppError("conflict", says("tabletsMost", { count: MOST_TABLETS }));
    }
    const { id } = await tx.kitchenTablet.create({
      data: {
        ...{ venueId: venue.id, name: body.name, codeHash: hashOf(code), codeEndsAt: endsAt },
        ...{ pairedById: member.userId, createdAt: now() },
      },
      select: { id: true },
    });
    await noteAct(actor, "tablet_code_made", { details: { venue: venue.name, name: body.name } }, tx);
    return { id, code: inTwo(code), ends_at: endsAt.toISOString() };
  });
}

/**
 * Turns a code into a device: of two tablets on which it is typed at once, one is paired. @returns the token for its cookie.
 * Errors: 404 for a code that is wrong, used or over; the call counts these by address.
 */
export async function pairTablet(code: string): Promise<{ token: string; name: string; venue: string }> {
  const token = randomBytes(32).toString("base64url");
  const codeHash = hashOf(plain(code));
  return db.$transaction(async (tx) => {
    const [paired] = await tx.kitchenTablet.updateManyAndReturn({
      where: { codeHash, codeEndsAt: { gt: now() } },
      data: { codeHash: null, codeEndsAt: null, tokenHash: hashOf(token), pairedAt: now(), lastSeenAt: now() },
      select: { name: true, pairedById: true, venueId: true },
    });
    if (!paired) throw notFound("tabletCode");
    const venue = await tx.venue.findUniqueOrThrow({
      where: { id: paired.venueId },
      select: { name: true, ownerId: true },
    });
    await noteOfDevice(tx, venue.ownerId, "tablet_paired", { venue: venue.name, name: paired.name });
    return { token, name: paired.name, venue: venue.name };
  });
}

async function noteOfDevice(
  tx: Transaction,
  holderId: string,
  kind: "tablet_paired" | "tablet_ended",
  details: { venue: string; name: string },
) {
  const business = await tx.business.findUnique({ where: { holderId }, select: { id: true } });
  if (!business) return;
  await tx.businessAct.create({ data: { businessId: business.id, at: now(), kind, details }, select: { id: true } });
}

export type Tablet = { id: string; name: string; venueId: string; owner: Owner };

/** The tablet that a cookie's token belongs to, read anew at each call; a revoked one is nobody. */
export async function findTablet(token: string): Promise<Tablet | null> {
  const found = await db.kitchenTablet.findUnique({
    where: { tokenHash: hashOf(token) },
    select: { id: true, name: true, venueId: true, venue: { select: { ownerId: true } } },
  });
  if (!found) return null;
  const { id, name, venueId, venue } = found;
  return { id, name, venueId, owner: { userId: venue.ownerId, venueIds: [venueId] } };
}

export const noteTablet = (id: string) => db.kitchenTablet.updateMany({ where: { id }, data: { lastSeenAt: now() } });

/** The tablets of the venues within reach, and where new ones may be paired. */
export async function listTablets({ owner }: Caller): Promise<TabletsWire> {
  const [tablets, venues] = await Promise.all([
    db.kitchenTablet.findMany({
      where: { ...tabletsOf(owner), OR: [{ codeEndsAt: null }, { codeEndsAt: { gt: now() } }] },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      select: {
        ...{ id: true, name: true, createdAt: true, pairedAt: true, lastSeenAt: true, codeEndsAt: true },
        venue: { select: { id: true, name: true } },
        pairedBy: { select: nameSelect },
      },
    }),
    db.venue.findMany({
      where: venuesOf(owner),
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      select: { id: true, name: true },
    }),
  ]);
  const items = tablets.map(({ pairedAt, lastSeenAt, codeEndsAt, createdAt, pairedBy, ...each }) => ({
    ...{ id: each.id, name: each.name, venue: each.venue },
    paired_by: pairedBy && personName(pairedBy),
    paired_at: pairedAt?.toISOString() ?? null,
    last_seen_at: lastSeenAt?.toISOString() ?? null,
    is_live: lastSeenAt !== null && now().getTime() - lastSeenAt.getTime() < LIVE_MS,
    ends_at: (codeEndsAt ?? new Date((lastSeenAt ?? createdAt).getTime() + TABLET_DAYS * DAY_MS)).toISOString(),
  }));
  return { items, venues };
}

export async function renameTablet({ member, owner }: Caller, id: string, name: string): Promise<void> {
  const { count } = await db.kitchenTablet.updateMany({ where: { id, ...tabletsOf(owner) }, data: { name } });
  if (count === 0) throw notFound("device");
  await noteAct(member, "tablet_renamed", { details: { name } });
}

/** From this moment the device is nobody; its open stream ends within a second. */
export async function revokeTablet({ member, owner }: Caller, id: string): Promise<void> {
  const found = await db.kitchenTablet.findFirst({
    where: { id, ...tabletsOf(owner) },
    select: { name: true, venue: { select: { name: true } } },
  });
  const { count } = await db.kitchenTablet.deleteMany({ where: { id, ...tabletsOf(owner) } });
  if (!found || count === 0) throw notFound("device");
  await noteAct(member, "tablet_revoked", { details: { venue: found.venue.name, name: found.name } });
}

/** Removes codes that are over, and tablets that gave no sign for a month. @returns how many tablets ended */
export async function sweepTablets(): Promise<number> {
  await db.kitchenTablet.deleteMany({ where: { codeEndsAt: { lte: now() } } });
  const before = new Date(now().getTime() - TABLET_DAYS * DAY_MS);
  const silent = await db.kitchenTablet.findMany({
    where: { tokenHash: { not: null }, lastSeenAt: { lt: before } },
    take: 1000,
    select: { id: true, name: true, venue: { select: { name: true, ownerId: true } } },
  });
  for (const { id, name, venue } of silent) {
    await db.$transaction(async (tx) => {
      const { count } = await tx.kitchenTablet.deleteMany({ where: { id, lastSeenAt: { lt: before } } });
      if (count > 0) await noteOfDevice(tx, venue.ownerId, "tablet_ended", { venue: venue.name, name });
    });
  }
  return silent.length;
}
