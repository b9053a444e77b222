import { now } from "@/server/clock";
import type { Transaction } from "@/server/db/client";
import { hasEnded } from "../has-ended";
import { revokeGrants } from "../revoke-grants";
import { type ConsentLength, consentEnd } from "./consent-end";
import { consentedScopes, declinedScopes } from "./consented-scopes";
import { narrowGrants } from "./narrow-grants";
import { authorizationSelect } from "./wire";

export const storedSelect = { id: true, scopes: true, declined: true, grantedAt: true, endsAt: true } as const;
type StoredConsent = {
  id: string;
  scopes: string[];
  declined: string[];
  grantedAt: Date | null;
  endsAt: Date | null;
} | null;

type Change = {
  userId: string;
  client: { id: string; scopes: string[] };
  permission: boolean;
  active: boolean;
  scopes: readonly string[] | undefined;
  declined: readonly string[] | undefined;
  lasts: ConsentLength | undefined;
  timeZone: string | undefined;
};

/**
 * Writes a consent, under the person's lock. When it stops allowing anything, its scopes are emptied and everything
 * issued on it is revoked in the same transaction; allowing again later revives none of it.
 */
export async function storeAuthorization(tx: Transaction, record: StoredConsent, change: Change) {
  const { userId, client, permission, active, lasts } = change;
  const pair = { userId, clientId: client.id };
  // A consent can have expired before the job (end-consents.ts) noticed: what was issued on it is revoked here.
  const isOver = record !== null && hasEnded(record);
  if (isOver) await endAuthorization(tx, { id: record.id, ...pair });
  const current = isOver ? { ...record, scopes: [], declined: [], grantedAt: null, endsAt: null } : record;
  const allows = permission && active;
  const scopes = allows ? consentedScopes(change.scopes, current?.scopes ?? [], client.scopes) : [];
  const values = {
    permission,
    active,
    scopes,
    declined: allows ? declinedScopes(change.declined ?? current?.declined ?? [], scopes, client.scopes) : [],
    grantedAt: allows ? (current?.grantedAt ?? now()) : null,
    endsAt: !allows ? null : lasts ? consentEnd(lasts, now(), change.timeZone) : (current?.endsAt ?? null),
    updatedAt: now(),
  };
  if (!allows) await revokeGrants(tx, pair, "consent_withdrawn");
  else if (current?.scopes.some((scope) => !values.scopes.includes(scope))) await narrowGrants(tx, pair, values.scopes);
  if (current) {
    return tx.userClientAuthorization.update({ where: { id: current.id }, data: values, select: authorizationSelect });
  }
  return tx.userClientAuthorization.create({
    data: { userId, clientId: client.id, createdAt: now(), ...values },
    select: authorizationSelect,
  });
}

/** Ends a consent whose time is over, under the person's lock, and revokes everything that was issued on it. */
export async function endAuthorization(tx: Transaction, record: { id: string; userId: string; clientId: string }) {
  const { id, userId, clientId } = record;
  await revokeGrants(tx, { userId, clientId }, "consent_ended");
  await tx.userClientAuthorization.update({
    where: { id },
    data: { active: false, scopes: [], declined: [], grantedAt: null, endsAt: null, updatedAt: now() },
  });
}
