import type { PoolClient } from "pg";
import { z } from "zod";
import { AppError, notFound } from "@/lib/errors";
import type { AnswerApplicationBody } from "@/lib/schemas/admin-applications";
import { runInBackground } from "@/server/background/run-in-background";
import { inTransaction } from "@/server/db/in-transaction";
import { queryText } from "@/server/db/query-text";
import { env } from "@/server/env";
import { sendMail } from "@/server/mail/send-mail";
import { type Actor, writeAudit } from "../audit/write-audit";
import { findRow } from "../rows/get-row";
import { columnsOf, rowName } from "../rows/row-wire";
import { getModel } from "../schema/admin-model";
import { applicationMail } from "./application-mail";

const SET = {
  verified: "verified_at = coalesce(verified_at, now()), refused_at = NULL, refusal = $2",
  refused: "verified_at = NULL, submitted_at = NULL, refused_at = now(), refusal = $2",
} as const;

/**
 * Verifies an application, or refuses it with a reason that its owner reads in the portal and by mail. Only submitted
 * applications can be answered. Errors: 404; 409 if it does not wait for an answer.
 */
export async function answerApplication(actor: Actor, id: string, body: AnswerApplicationBody): Promise<void> {
  const model = getModel("oauth_clients");
  const notified = await inTransaction(async (client) => {
    const row = await findRow(client, model, id, true);
    if (!row) throw notFound("application");
    if (row.submitted_at === null) {
      throw new AppError("conflict", "waitsForNoAnswer");
    }
    const refusal = body.outcome === "refused" ? body.refusal : null;
    await client.query(`UPDATE oauth_clients SET ${SET[body.outcome]}, updated_at = now() WHERE id = $1`, [
      id,
      refusal,
    ]);
    const after = await findRow(client, model, id);
    const change = { rowId: id, rowName: rowName(model, row), before: columnsOf(model, row) };
    await writeAudit(client, { actor, action: "update", model }, [
      { ...change, after: after ? columnsOf(model, after) : null },
    ]);
    return { owner: await ownerOf(client, id), name: rowName(model, row), refusal };
  });
  const { owner, name, refusal } = notified;
  if (!owner) return;
  const mail = applicationMail(env.APP_URL, name, refusal);
  runInBackground("telling an application's owner", () => sendMail(owner.email, mail, owner.id));
}

const OWNER = z.object({ id: z.string(), email: z.string() });

async function ownerOf(client: PoolClient, id: string): Promise<z.infer<typeof OWNER> | null> {
  const rows = await queryText(
    client,
    OWNER,
    "SELECT u.id, u.email FROM oauth_clients c JOIN users u ON u.id = c.owner_id WHERE c.id = $1",
    [id],
  );
  return rows[0] ?? null;
}
