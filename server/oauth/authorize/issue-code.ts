import { z } from "zod";
import { MINUTE_MS } from "@/lib/durations";
import { inOrder, type Scope } from "@/lib/oauth/scopes";
import type { SignedIn } from "@/server/auth/resolve-caller";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { lockPerson } from "@/server/db/lock-person";
import { queryRowsIn } from "@/server/db/query-rows";
import { takePushedRequest } from "../pushed/pushed-request";
import { createSecretValue, hashSecretValue } from "../secret-values";
import type { AuthorizationRequest } from "./authorization-request";
import { consentSelect, consentState, isLive, wantedScopes } from "./consent-state";

/** RFC 6749 4.1.2 allows ten minutes at most. */
const CODE_TTL_MS = MINUTE_MS;

export type IssueResult =
  | { kind: "issued"; code: string; scopes: Scope[]; confirmedEmail: string | undefined }
  | { kind: "refused"; error: "consent_required" | "login_required" }
  /** The person signed in longer ago than the request's `max_age` allows (OpenID Connect Core 3.1.2.1). */
  | { kind: "too_old" };

/**
 * Issues a code if the person's consent allows it. `isAllowedNow`: the person pressed Allow for exactly this request.
 * Runs under the person's lock: if a consent is withdrawn, a password reset or the application switched off at the
 * same time, that either comes first and is seen here, or comes second and revokes this code.
 */
export async function issueCode(
  caller: SignedIn,
  request: AuthorizationRequest,
  isAllowedNow: boolean,
): Promise<IssueResult> {
  return db.$transaction(async (tx) => {
    await lockPerson(tx, caller.userId);
    const signIn = await tx.signIn.findUnique({
      where: { id: caller.signInId, endedAt: null },
      select: { createdAt: true, user: { select: { emailVerifiedAt: true } } },
    });
    if (!signIn) return { kind: "refused", error: "login_required" };
    if (isTooOld(signIn.createdAt, request)) return { kind: "too_old" };
    const key = { userId_clientId: { userId: caller.userId, clientId: request.client.id } };
    const record = await tx.userClientAuthorization.findUnique({
      where: key,
      select: consentSelect,
    });
    const wanted = wantedScopes(record, request);
    if (consentState(record, request) !== "granted") {
      if (!isAllowedNow || !isLive(record) || wanted.length === 0)
        return { kind: "refused", error: "consent_required" };
      const scopes = inOrder([...(record?.scopes ?? []), ...wanted]);
      await tx.userClientAuthorization.update({ where: key, data: { scopes } });
    }
    if (!(await isStillActive(tx, request.client.id))) return { kind: "refused", error: "consent_required" };
    if (request.pushedHash !== null && !(await takePushedRequest(tx, request.pushedHash))) {
      return { kind: "refused", error: "consent_required" };
    }
    const code = await storeCode(tx, caller.userId, { ...request, scopes: wanted }, signIn.createdAt);
    return {
      kind: "issued",
      code,
      scopes: wanted,
      confirmedEmail: signIn.user.emailVerifiedAt ? caller.email : undefined,
    };
  });
}

const isTooOld = (signedInAt: Date, { maxAgeSeconds }: AuthorizationRequest): boolean =>
  maxAgeSeconds !== undefined && now().getTime() - signedInAt.getTime() > maxAgeSeconds * 1000;

const ACTIVE = z.object({});

/**
 * Takes a shared lock: switching the application off waits until the code is stored, and then revokes its grant too.
 */
async function isStillActive(tx: Transaction, clientId: string): Promise<boolean> {
  const rows = await queryRowsIn(
    tx,
    ACTIVE,
    Prisma.sql`
    SELECT 1 FROM oauth_clients WHERE id = ${clientId}::uuid AND is_active FOR SHARE`,
  );
  return rows.length > 0;
}

async function storeCode(
  tx: Transaction,
  userId: string,
  request: AuthorizationRequest,
  authTime: Date,
): Promise<string> {
  const { client, address, scopes } = request;
  const code = createSecretValue("oac_");
  const createdAt = now();
  const grant = await tx.oAuthGrant.create({
    data: { userId, clientId: client.id, scopes, resource: request.resource ?? null, createdAt },
    select: { id: true },
  });
  await tx.oAuthCode.create({
    data: {
      hash: hashSecretValue(code),
      clientId: client.id,
      userId,
      grantId: grant.id,
      redirectUri: address.uri,
      redirectUriWasSent: address.wasSent,
      scopes,
      codeChallenge: request.codeChallenge ?? null,
      nonce: request.nonce ?? null,
      proofKey: request.proofKey,
      authTime,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + CODE_TTL_MS),
    },
  });
  return code;
}
