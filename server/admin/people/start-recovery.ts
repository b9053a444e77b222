import type { PoolClient } from "pg";
import { z } from "zod";
import { AppError, notFound } from "@/lib/errors";
import { createMailedToken, hashMailedToken, RESET_TTL_MS } from "@/server/auth/mailed-token";
import { recoveryMail } from "@/server/auth/mails";
import { runInBackground } from "@/server/background/run-in-background";
import { now } from "@/server/clock";
import { inTransaction } from "@/server/db/in-transaction";
import { queryText } from "@/server/db/query-text";
import { uuid7 } from "@/server/db/uuid7";
import { env } from "@/server/env";
import { sendMail } from "@/server/mail/send-mail";
import { type Actor, writeAudit } from "../audit/write-audit";
import { findRow } from "../rows/get-row";
import { rowName } from "../rows/row-wire";
import { getModel } from "../schema/admin-model";

/**
 * For somebody who lost the phone and the recovery codes: mails a reset link that also switches two-step sign-in off.
 * It goes to the proven email only, and replaces an open link. `reason`: how the administrator made sure who asks, kept
 * in the audit log. Errors: 404; 409 for an account without two-step sign-in, and for an email that nobody has
 * confirmed, because there a usual reset is enough.
 */
export async function startRecovery(actor: Actor, id: string, reason: string): Promise<void> {
  const model = getModel("users");
  const token = createMailedToken();
  const email = await inTransaction(async (client) => {
    const row = await findRow(client, model, id, true);
    if (!row) throw notFound("user");
    const proven = await requireRecoverable(client, id);
    await storeToken(client, id, token);
    await writeAudit(client, { actor, action: "recover", model }, [
      { rowId: id, rowName: rowName(model, row), before: null, after: { id, reason } },
    ]);
    return proven;
  });
  const mail = recoveryMail(`${env.APP_URL}/reset-password?token=${token}`);
  runInBackground("mailing a recovery", () => sendMail(email, mail, id));
}

const PERSON = z.object({ email: z.string(), isProven: z.boolean(), hasSecondFactor: z.boolean() });

async function requireRecoverable(client: PoolClient, id: string): Promise<string> {
  const [person] = await queryText(
    client,
    PERSON,
    `SELECT email, email_verified_at IS NOT NULL AS "isProven", second_factor_since IS NOT NULL AS "hasSecondFactor"
     FROM users WHERE id = $1`,
    [id],
  );
  if (!person) throw notFound("user");
  if (!person.hasSecondFactor) {
    throw new AppError("conflict", "factorOffReset");
  }
  if (!person.isProven) {
    throw new AppError("conflict", "emailUnprovenReset");
  }
  return person.email;
}

async function storeToken(client: PoolClient, userId: string, token: string): Promise<void> {
  const createdAt = now();
  await client.query("UPDATE password_reset_tokens SET used_at = $2 WHERE user_id = $1 AND used_at IS NULL", [
    userId,
    createdAt,
  ]);
  await client.query(
    `INSERT INTO password_reset_tokens (id, user_id, token_hash, created_at, expires_at, is_recovery)
     VALUES ($1, $2, $3, $4, $5, true)`,
    [uuid7(), userId, hashMailedToken(token), createdAt, new Date(createdAt.getTime() + RESET_TTL_MS)],
  );
}
