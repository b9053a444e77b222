import { createHash } from "node:crypto";
import { AppError } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import { documentHost } from "@/lib/oauth/client-id";
import { CONSENT_TEXTS } from "@/lib/schemas/oauth-details";
import { db, type Transaction } from "@/server/db/client";
import { detailsOf, selectDetails } from "./detail-columns";

/**
 * What the consent page says of an application. All of it comes from our database, because that page must load nothing
 * from elsewhere. `id`: the id of its row.
 */
export async function identityOf(id: string, from: Transaction | typeof db = db) {
  const row = await from.oAuthClient.findUniqueOrThrow({
    where: { id },
    select: {
      ...selectDetails(CONSENT_TEXTS),
      ...{ name: true, clientId: true, ownerId: true },
      logo: { select: { fetchedAt: true } },
    },
  });
  const about = {
    ...detailsOf(CONSENT_TEXTS, row),
    logo: row.logo && `/oauth/client/${encodeURIComponent(row.clientId)}/logo?${row.logo.fetchedAt.getTime()}`,
    registered_itself: row.ownerId === null,
    described_at: documentHost(row.clientId),
  };
  return { name: row.name, about, identity: digestOf([row.name, about]) };
}

const digestOf = (shown: unknown): string => createHash("sha256").update(JSON.stringify(shown)).digest("base64url");

/**
 * Allow answers a question that was on a screen: it counts only for the application as that screen named it.
 * `shown`: the `identity` that came with it, if the caller has one. @throws AppError 409 if the application says
 * something else of itself by now
 */
export async function requireShown(tx: Transaction, id: string, shown: string | undefined): Promise<void> {
  if (shown === undefined) return;
  const { name, identity } = await identityOf(id, tx);
  if (shown !== identity) throw new AppError("conflict", says("applicationChanged", { name }));
}
