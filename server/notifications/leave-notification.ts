import type { NotificationKind } from "@/lib/notifications/kinds";
import { now } from "@/server/clock";
import type { Prisma } from "@/server/db/generated/client";

type Left = {
  userIds: readonly string[];
  kind: NotificationKind;
  /** What it is about: a later one replaces what still waits, and `count` is added up. */
  topic: string;
  /** What the words name, and the ids of the address. Nothing of anybody's card, because it is read on lock screens. */
  values: { readonly count?: number; readonly name?: string; readonly id?: string };
  /** So long it waits, so that what happens meanwhile is told with it. */
  waitMs?: number;
};

/** Leaves a notification for each browser of these people that wants this kind, if the transaction succeeds. */
export async function leaveNotification(
  tx: Pick<Prisma.TransactionClient, "$executeRaw">,
  { userIds, kind, topic, values, waitMs = 0 }: Left,
): Promise<void> {
  if (userIds.length === 0) return;
  const at = now();
  await tx.$executeRaw`
    INSERT INTO push_messages AS m (device_id, kind, values, topic, due_at)
    SELECT d.id, ${kind}::notification_kind, ${JSON.stringify(values)}::jsonb, ${topic},
      ${new Date(at.getTime() + waitMs)}
    FROM push_devices d JOIN sign_ins s ON s.id = d.sign_in_id
    WHERE d.user_id = ANY(${[...userIds]}::uuid[]) AND ${kind}::notification_kind = ANY(d.kinds)
      AND s.ended_at IS NULL AND s.expires_at > ${at}
    ORDER BY d.id
    ON CONFLICT (device_id, topic) DO UPDATE SET attempts = 0, due_at = excluded.due_at,
      values = excluded.values || jsonb_build_object('count',
        coalesce((m.values->>'count')::int, 0) + coalesce((excluded.values->>'count')::int, 0))`;
}
