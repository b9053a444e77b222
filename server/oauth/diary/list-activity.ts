import { inOrder, SCOPE_WORDS } from "@/lib/oauth/scopes";
import type { ApplicationActivityWire } from "@/lib/schemas/oauth-activity";
import { db } from "@/server/db/client";

const MOST_READS = 500;
const MOST_NOTICES = 100;

/** The person's diary: what applications read, and the notices sent to them when access ended; the newest first. */
export async function listActivity(caller: { userId: string }): Promise<ApplicationActivityWire> {
  const [reads, notices] = await Promise.all([
    db.oAuthRead.findMany({
      where: { userId: caller.userId },
      orderBy: [{ isRest: "asc" }, { lastAt: "desc" }, { id: "asc" }],
      take: MOST_READS,
    }),
    db.oAuthNotice.findMany({
      where: { userId: caller.userId },
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
      take: MOST_NOTICES,
      include: { client: { select: { name: true } } },
    }),
  ]);
  return {
    reads: reads.map((row) => ({
      id: row.id,
      application: row.applicationName,
      purpose: row.isRest ? null : row.purpose,
      fields: row.fields,
      reads: row.reads,
      first_at: row.firstAt.toISOString(),
      last_at: row.lastAt.toISOString(),
    })),
    notices: notices.map((row) => ({
      id: row.id,
      application: row.client.name,
      event: row.event,
      scopes: inOrder(row.scopes).map((name) => ({ name, description: SCOPE_WORDS[name] })),
      at: row.createdAt.toISOString(),
      state: stateOf(row),
      told_at: row.deliveredAt?.toISOString() ?? null,
      confirmed_at: row.acknowledgedAt?.toISOString() ?? null,
    })),
  };
}

type Progress = { attempts: number; nextAttemptAt: Date | null; deliveredAt: Date | null };

function stateOf({ attempts, nextAttemptAt, deliveredAt }: Progress) {
  if (deliveredAt) return "told";
  if (nextAttemptAt) return "waiting";
  return attempts === 0 ? "no_address" : "given_up";
}
