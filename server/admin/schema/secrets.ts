import type { SchemaField, SchemaModel } from "./data-model";

/**
 * The secrets, by table. They are never part of a row, an export, a search, a filter, an order or the audit log. A test
 * requires every column whose name or comment sounds like a secret to be listed here or in OPEN.
 */
const SECRETS: Readonly<Record<string, readonly string[]>> = {
  users: ["password_hash", "second_factor_since"],
  password_reset_tokens: ["token_hash"],
  email_confirmation_tokens: ["token_hash"],
  email_changes: ["token_hash"],
  second_factors: ["sealed_secret"],
  recovery_codes: ["code_hash"],
  passkeys: ["credential_id"],
  passkey_challenges: ["hash"],
  outgoing_mails: ["sealed_secret"],
  oauth_clients: ["secret_hash", "secret_last4", "sector_secret", "previous_secret_hash", "previous_secret_ends_at"],
  oauth_codes: ["hash", "code_challenge", "nonce"],
  oauth_access_tokens: ["hash"],
  oauth_refresh_tokens: ["hash"],
  oauth_pushed_requests: ["hash", "parameters"],
  oauth_used_proofs: ["hash"],
  guest_link_cards: ["token_hash"],
  share_link_views: ["viewer_hash"],
  recipe_link_views: ["viewer_hash"],
  recipes: ["import_hash"],
  table_seats: ["token_hash"],
  guest_visits: ["token_hash"],
  business_invitations: ["token_hash"],
  kitchen_tablets: ["code_hash", "token_hash"],
  push_devices: ["endpoint", "p256dh", "auth"],
  figure_links: ["token_hash", "password_hash"],
};

/** Columns, by table, that sound like a secret and are none. */
const OPEN: Readonly<Record<string, readonly string[]>> = {
  kept_verdicts: ["settings"],
  oauth_clients: ["token_endpoint_auth_method", "requires_proofs"],
  oauth_access_tokens: ["proof_key"],
  oauth_refresh_tokens: ["proof_key"],
  oauth_grants: ["resource"],
};

const SOUNDS_SECRET = /hash|secret|token|password|credential|private|challenge|nonce|sha-?256|viewer/i;

/** True also for a column of a new table whose name sounds like a secret, until somebody lists it. */
export const isSecret = ({ table }: Pick<SchemaModel, "table">, field: SchemaField): boolean =>
  field.kind !== "object" &&
  ((SECRETS[table] ?? []).includes(field.column) ||
    (SOUNDS_SECRET.test(field.column) && !(OPEN[table] ?? []).includes(field.column)));

/**
 * True if the name or the comment of a column suggests a secret, but the column is in neither list: somebody must
 * decide.
 */
export const isUndecided = ({ table }: Pick<SchemaModel, "table">, field: SchemaField): boolean =>
  field.kind !== "object" &&
  (SOUNDS_SECRET.test(field.column) || SOUNDS_SECRET.test(field.docs)) &&
  ![...(SECRETS[table] ?? []), ...(OPEN[table] ?? [])].includes(field.column);

/** The columns that the lists name, as `table.column`. */
export const DECIDED: readonly string[] = [SECRETS, OPEN].flatMap((lists) =>
  Object.entries(lists).flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`)),
);
