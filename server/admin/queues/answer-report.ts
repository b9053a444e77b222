import { z } from "zod";
import { notFound } from "@/lib/errors";
import { type AnswerReportBody, reportOutcome } from "@/lib/schemas/reports";
import { runInBackground } from "@/server/background/run-in-background";
import { inTransaction } from "@/server/db/in-transaction";
import { queryText } from "@/server/db/query-text";
import { env } from "@/server/env";
import { sendMail } from "@/server/mail/send-mail";
import { answerMail } from "@/server/reports/answer-mail";
import { type Actor, writeAudit } from "../audit/write-audit";

const STORED = z.object({
  outcome: reportOutcome.nullable(),
  answer: z.string().nullable(),
  userId: z.string().nullable(),
  email: z.string().nullable(),
});

/**
 * Answers a reported verdict; the answer may be corrected later. The audit log records the answer, but neither the
 * person nor what the verdict said. Error: 404 if the report was withdrawn meanwhile.
 */
export async function answerReport(actor: Actor, id: string, { outcome, answer }: AnswerReportBody): Promise<void> {
  const before = await inTransaction(async (client) => {
    const rows = await queryText(
      client,
      STORED,
      `SELECT r.outcome, r.answer, u.id AS "userId", u.email FROM verdict_reports r LEFT JOIN users u ON u.id = r.user_id
       WHERE r.id = $1 FOR UPDATE OF r`,
      [id],
    );
    const report = rows[0];
    if (!report) throw notFound("report");
    await client.query(
      `UPDATE verdict_reports SET outcome = $2::report_outcome, answer = $3, answered_at = now(), answered_by = $4
       WHERE id = $1`,
      [id, outcome, answer, actor.email],
    );
    await writeAudit(client, { actor, action: "update", model: { table: "report answers" } }, [
      {
        rowId: id,
        rowName: "a reported verdict",
        before: { outcome: report.outcome, answer: report.answer },
        after: { outcome, answer },
      },
    ]);
    return report;
  });
  const { userId, email } = before;
  // The person is notified once. A corrected answer replaces the first one in their list.
  if (userId && email && before.outcome === null)
    runInBackground("telling who reported a verdict", () => sendMail(email, answerMail(env.APP_URL), userId));
}
