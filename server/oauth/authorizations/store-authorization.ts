import { now } from "@/server/clock";
import type { Transaction } from "@/server/db/client";
import { revokeGrants } from "../revoke-grants";
import { consentedScopes } from "./consented-scopes";
import { narrowGrants } from "./narrow-grants";
import { authorizationSelect } from "./wire";

type Held = { id: string; scopes: string[]; grantedAt: Date | null } | null;

type Change = {
  userId: string;
  client: { id: string; scopes: string[] };
  permission: boolean;
  active: boolean;
  scopes: readonly string[] | undefined;
};

/**
 * Writes a consent, under the person's lock. As soon as it does not allow, its scopes go and everything that
 * was issued on it ends in the same transaction; allowing again revives nothing.
 */
export async function storeAuthorization(tx: Transaction, held: Held, change: Change) {
  const { userId, client, permission, active } = change;
  const allows = permission && active;
  const values = {
    permission,
    active,
    scopes: allows ? consentedScopes(change.scopes, held?.scopes ?? [], client.scopes) : [],
    grantedAt: allows ? (held?.grantedAt ?? now()) : null,
    updatedAt: now(),
  };
  const pair = { userId, clientId: client.id };
  if (!allows) await revokeGrants(tx, pair, "consent_withdrawn");
  else if (held?.scopes.some((scope) => !values.scopes.includes(scope))) await narrowGrants(tx, pair, values.scopes);
  if (held) {
    return tx.userClientAuthorization.update({ where: { id: held.id }, data: values, select: authorizationSelect });
  }
  return tx.userClientAuthorization.create({
    data: { userId, clientId: client.id, createdAt: now(), ...values },
    select: authorizationSelect,
  });
}
