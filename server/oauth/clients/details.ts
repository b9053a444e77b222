import { AppError, invalidField, notFound } from "@/lib/errors";
import type { ClientDetailsBody, ClientDetailsWire } from "@/lib/schemas/oauth-details";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { ownClient } from "./access";

/** Fetches a logo and encodes it as a small WebP. @throws AppError when there is none at the address */
export type FetchLogo = (address: string, who: string) => Promise<Buffer>;

const detailsSelect = {
  id: true,
  developer: true,
  logoUri: true,
  siteUri: true,
  policyUri: true,
  termsUri: true,
  noticeUri: true,
  requiresPkce: true,
  forgivesRepeatedRefresh: true,
  sectorIdentifier: true,
  previousSecretEndsAt: true,
  submittedAt: true,
  verifiedAt: true,
  refusedAt: true,
  refusal: true,
} as const;

type Row = { [Column in keyof Omit<typeof detailsSelect, "id">]: unknown } & {
  developer: string | null;
  logoUri: string | null;
  siteUri: string | null;
  policyUri: string | null;
  termsUri: string | null;
  noticeUri: string | null;
  requiresPkce: boolean;
  forgivesRepeatedRefresh: boolean;
  sectorIdentifier: string | null;
  previousSecretEndsAt: Date | null;
  submittedAt: Date | null;
  verifiedAt: Date | null;
  refusedAt: Date | null;
  refusal: string | null;
};

const toWire = (row: Row): ClientDetailsWire => ({
  developer: row.developer,
  logo_uri: row.logoUri,
  site_uri: row.siteUri,
  privacy_uri: row.policyUri,
  terms_uri: row.termsUri,
  notice_uri: row.noticeUri,
  require_pkce: row.requiresPkce,
  forgive_repeated_refresh: row.forgivesRepeatedRefresh,
  subject_type: row.sectorIdentifier === null ? "public" : "pairwise",
  sector_identifier: row.sectorIdentifier,
  previous_secret_ends_at:
    row.previousSecretEndsAt && row.previousSecretEndsAt > now() ? row.previousSecretEndsAt.toISOString() : null,
  submitted_at: row.submittedAt?.toISOString() ?? null,
  verified_at: row.verifiedAt?.toISOString() ?? null,
  refused_at: row.refusedAt?.toISOString() ?? null,
  refusal: row.refusal,
});

/** The columns after the change: fields that the body does not name keep their value. */
function withChanges(held: Row, body: ClientDetailsBody) {
  const kept = <Value>(wanted: Value | undefined, now: Value): Value => (wanted === undefined ? now : wanted);
  return {
    developer: kept(body.developer, held.developer),
    logoUri: kept(body.logo_uri, held.logoUri),
    siteUri: kept(body.site_uri, held.siteUri),
    policyUri: kept(body.privacy_uri, held.policyUri),
    termsUri: kept(body.terms_uri, held.termsUri),
    noticeUri: kept(body.notice_uri, held.noticeUri),
    requiresPkce: kept(body.require_pkce, held.requiresPkce),
    forgivesRepeatedRefresh: kept(body.forgive_repeated_refresh, held.forgivesRepeatedRefresh),
  };
}

export async function getDetails(caller: { userId: string }, clientId: string): Promise<ClientDetailsWire> {
  const row = await db.oAuthClient.findUnique({ where: ownClient(caller, clientId), select: detailsSelect });
  if (!row) throw notFound("Application");
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
  const held = await db.oAuthClient.findUnique({ where, select: detailsSelect });
  if (!held) throw notFound("Application");
  const wanted = withChanges(held, body);
  const isNewLogo = wanted.logoUri !== held.logoUri;
  const logo = isNewLogo && wanted.logoUri ? await readLogo(wanted.logoUri, caller.userId, fetchLogo) : null;
  const isAnother = isNewLogo || wanted.developer !== held.developer || wanted.siteUri !== held.siteUri;
  return db.$transaction(async (tx) => {
    const [row] = await tx.oAuthClient.updateManyAndReturn({
      where,
      data: {
        ...wanted,
        ...(isAnother ? { verifiedAt: null, submittedAt: null } : {}),
      },
      select: detailsSelect,
    });
    if (!row) throw notFound("Application");
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
    if (error instanceof AppError) throw invalidField("logo_uri", `The logo could not be read: ${error.message}`);
    throw error;
  }
}

/**
 * Asks an administrator to verify who is behind an application. Asking again is no error and keeps its place in the
 * queue. An application that was refused is reviewed anew, and the earlier reason is deleted.
 */
export async function submitClient(caller: { userId: string }, clientId: string): Promise<ClientDetailsWire> {
  const where = ownClient(caller, clientId);
  const held = await db.oAuthClient.findUnique({ where, select: detailsSelect });
  if (!held) throw notFound("Application");
  if (!held.siteUri || !held.policyUri || !held.developer) {
    throw invalidField("site_uri", "Say first who makes it, where its site is, and where its privacy policy stands");
  }
  await db.oAuthClient.updateMany({
    where: { ...where, submittedAt: null },
    data: { submittedAt: now(), refusedAt: null, refusal: null },
  });
  return getDetails(caller, clientId);
}
