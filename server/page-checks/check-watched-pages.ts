import { z } from "zod";
import { MINUTE_MS } from "@/lib/durations";
import { AppError } from "@/lib/errors";
import type { FindingKind } from "@/lib/page-checks/finding";
import { sectionHref } from "@/lib/portal/sections";
import type { PageCheckWire } from "@/lib/schemas/page-checks";
import { endSignal } from "@/server/background/run-in-background";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";
import { env } from "@/server/env";
import { log } from "@/server/log";
import { sendMail } from "@/server/mail/send-mail";
import { writtenMail } from "@/server/mail/written-mail";
import { checkPage } from "./check-page";
import { nextNight } from "./next-night";
import { keepCheck } from "./watches";

const AT_ONCE = 4;
const MOST_A_ROUND = 100;
/** How long a process has to check the pages that it has taken, before another does. */
const LEASE_MS = 10 * MINUTE_MS;
/** A page that did not answer is opened once more before that is news. */
const AGAIN_MS = 30 * MINUTE_MS;

const DUE = z.object({
  id: z.string(),
  address: z.string(),
  unreached: z.number(),
  clientId: z.string(),
  name: z.string(),
  ownerId: z.string(),
  email: z.string(),
});
type Due = z.infer<typeof DUE>;

/** Takes due pages. The time of their next check is written down before this one, so that no page is checked twice. */
const takeDue = (): Promise<Due[]> =>
  queryRowsIn(
    db,
    DUE,
    Prisma.sql`
    UPDATE page_watches w SET next_check_at = ${new Date(now().getTime() + LEASE_MS)}
    FROM oauth_clients c JOIN users u ON u.id = c.owner_id
    WHERE c.id = w.client_id AND w.id IN (
      SELECT d.id FROM page_watches d JOIN oauth_clients dc ON dc.id = d.client_id
      WHERE d.next_check_at <= ${now()} AND dc.is_active
        AND NOT EXISTS (SELECT FROM account_closings a WHERE a.user_id = dc.owner_id)
      ORDER BY d.next_check_at LIMIT ${AT_ONCE} FOR UPDATE OF d SKIP LOCKED)
    RETURNING w.id, w.address, w.unreached, c.client_id AS "clientId", c.name, c.owner_id AS "ownerId", u.email`,
  );

/** Checks the pages whose time has come. Any number of processes may do this at once. @returns how many were checked */
export async function checkWatchedPages(): Promise<number> {
  let checked = 0;
  while (checked < MOST_A_ROUND && !endSignal.aborted) {
    const due = await takeDue();
    await Promise.all(due.map(checkOne));
    checked += due.length;
    if (due.length < AT_ONCE) break;
  }
  return checked;
}

async function checkOne(due: Due): Promise<void> {
  let result: PageCheckWire;
  try {
    result = await checkPage({ userId: due.ownerId }, due.clientId, due.address);
  } catch (error) {
    // We had no turn, or a fault: it says nothing about the page. It is taken again once the lease is over.
    if (!(error instanceof AppError)) log.error({ err: error }, "a page could not be checked");
    return;
  }
  const isUnreached = result.findings.some(({ kind }) => kind === "page_unreached");
  if (isUnreached && due.unreached === 0) {
    const again = { unreached: 1, nextCheckAt: new Date(now().getTime() + AGAIN_MS) };
    await db.pageWatch.updateMany({ where: { id: due.id }, data: again });
    return;
  }
  const wasFine = await db.$transaction(async (tx) => {
    const data = { unreached: isUnreached ? due.unreached + 1 : 0, nextCheckAt: nextNight(now(), due.address) };
    const { count } = await tx.pageWatch.updateMany({ where: { id: due.id }, data });
    return count === 0 ? null : keepCheck(due.id, result, tx);
  });
  if (wasFine && !result.is_fine) await sendMail(due.email, newsOf(due, result), due.ownerId);
}

type About = "page" | "script" | "client" | "origin" | "policy" | "dishes" | "return";
const aboutOf = (kind: FindingKind): About => {
  if (/^(?:hash|version|crossorigin)_/.test(kind)) return "script";
  const [first = ""] = kind.split("_");
  const abouts: readonly About[] = ["page", "script", "client", "origin", "policy", "dishes"];
  return kind === "page_insecure" ? "return" : (abouts.find((each) => each === first) ?? "return");
};

function newsOf({ address, name, clientId }: Due, { findings }: PageCheckWire) {
  const wrong = findings.filter(({ state }) => state === "wrong");
  const link = new URL(sectionHref("installation", { client: clientId, url: address }), env.APP_URL).href;
  return writtenMail("pageNotFine", {
    ...{ name, address, link },
    host: new URL(address).host,
    what: aboutOf(wrong[0]?.kind ?? "page_unreached"),
    more: wrong.length - 1,
  });
}
