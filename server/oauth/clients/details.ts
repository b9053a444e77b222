import { AppError, invalidField, notFound } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import {
  type ClientDetailsBody,
  type ClientDetailsWire,
  DETAIL_SWITCHES,
  DETAIL_TEXTS,
} from "@/lib/schemas/oauth-details";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import type { OAuthClient } from "@/server/db/generated/client";
import { ownClient } from "./access";
import { changedColumns, detailsOf, selectDetails } from "./detail-columns";

/** Fetches a logo and encodes it as a small WebP. @throws AppError when there is none at the address */
export type FetchLogo = (address: string, who: string) => Promise<Buffer>;

const NAMES = [...DETAIL_TEXTS, ...DETAIL_SWITCHES];
const detailsSelect = {
  id: true,
  ...selectDetails(NAMES),
  sectorIdentifier: true,
  previousSecretEndsAt: true,
  submittedAt: true,
  verifiedAt: true,
  refusedAt: true,
  refusal: true,
} as const;

type Row = Pick<OAuthClient, keyof typeof detailsSelect>;

const toWire = (row: Row): ClientDetailsWire => ({
  ...detailsOf(NAMES, row),
  subject_type: row.sectorIdentifier === null ? "public" : "pairwise",
  sector_identifier: row.sectorIdentifier,
  previous_secret_ends_at:
    row.previousSecretEndsAt && row.previousSecretEndsAt > now() ? row.previousSecretEndsAt.toISOString() : null,
  submitted_at: row.submittedAt?.toISOString() ?? null,
  verified_at: row.verifiedAt?.toISOString() ?? null,
  refused_at: row.refusedAt?.toISOString() ?? null,
  refusal: row.refusal,
});

export async function getDetails(caller: { userId: string }, clientId: string): Promise<ClientDetailsWire> {
  const row = await db.oAuthClient.findUnique({ where: ownClient(caller, clientId), select: detailsSelect });
  if (!row) throw notFound("application");
  return toWire(row);
}

/**
 * Saves an application's description and settings. The logo is fetched now and stored by us. A verified mark covers
 * only what was verified: a change of developer, logo or site removes it until an administrator verifies again.
 */
export async function saveDetails(
  caller: { userId: string },
  clientId: string,
  body: ClientDetailsBody,
  fetchLogo: FetchLogo,
): Promise<ClientDetailsWire> {
  const where = ownClient(caller, clientId);
  const stored = await db.oAuthClient.findUnique({ where, select: detailsSelect });
  if (!stored) throw notFound("application");
  const changed = changedColumns(body);
  const wanted = { ...stored, ...changed };
  const isNewLogo = wanted.logoUri !== stored.logoUri;
  const logo = isNewLogo && wanted.logoUri ? await readLogo(wanted.logoUri, caller.userId, fetchLogo) : null;
  const isAnother = isNewLogo || wanted.developer !== stored.developer || wanted.siteUri !== stored.siteUri;
  return db.$transaction(async (tx) => {
    const [row] = await tx.oAuthClient.updateManyAndReturn({
      where,
      data: {
        ...changed,
        ...(isAnother ? { verifiedAt: null, submittedAt: null } : {}),
      },
      select: detailsSelect,
    });
    if (!row) throw notFound("application");
    if (isNewLogo) await tx.oAuthClientLogo.deleteMany({ where: { clientId: row.id } });
    if (logo) {
      await tx.oAuthClientLogo.create({ data: { clientId: row.id, webp: new Uint8Array(logo), fetchedAt: now() } });
    }
    return toWire(row);
  });
}

async function readLogo(address: string, who: string, fetchLogo: FetchLogo): Promise<Buffer> {
  try {
    return await fetchLogo(address, who);
  } catch (error) {
    if (error instanceof AppError) throw invalidField("logo_uri", says("logoUnread", { why: error.sentence }));
    throw error;
  }
}

/**
 * Asks an administrator to verify who is behind an application. Asking again is no error and keeps its place in the
 * queue. An application that was refused is reviewed anew, and the earlier reason is deleted.
 */
export async function submitClient(caller: { userId: string }, clientId: string): Promise<ClientDetailsWire> {
  const where = ownClient(caller, clientId);
  const stored = await db.oAuthClient.findUnique({ where, select: detailsSelect });
  if (!stored) throw notFound("application");
  if (!stored.siteUri || !stored.policyUri || !stored.developer) {
    throw invalidField("site_uri", "sayWhoMakes");
  }
  await db.oAuthClient.updateMany({
    where: { ...where, submittedAt: null },
    data: { submittedAt: now(), refusedAt: null, refusal: null },
  });
  return getDetails(caller, clientId);
}
