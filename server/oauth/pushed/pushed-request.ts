import { z } from "zod";
import { HOUR_MS, MINUTE_MS } from "@/lib/durations";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";
import type { Client } from "../find-client";
import { Parameters } from "../parameters";
import { invalidRequest, ProtocolError } from "../protocol-error";
import { createSecretValue, hashSecretValue, isSecretValue } from "../secret-values";

const PREFIX = "urn:ietf:params:oauth:request_uri:";
/** How long the application has to send the browser: RFC 9126 2.2 suggests less than a minute to ten. */
export const LIFE_MS = 2 * MINUTE_MS;
/** How long a person may take on our pages, who may have to make an account first. */
export const OPEN_MS = HOUR_MS;
/** What our own page adds to a request. */
const OF_OUR_PAGE = ["decision", "whole"] as const;

/** Stores a request. @returns its `request_uri` (RFC 9126 2.2) */
export async function storePushedRequest(client: Client, parameters: Parameters): Promise<string> {
  const reference = createSecretValue("oar_");
  const createdAt = now();
  await db.oAuthPushedRequest.create({
    data: {
      hash: hashSecretValue(reference),
      clientId: client.id,
      parameters: parameters.text,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + LIFE_MS),
    },
  });
  return PREFIX + reference;
}

const invalidRequestUri = () =>
  new ProtocolError("invalid_request_uri", "The request_uri is not known, was used, or is too old");

const ROW = z.object({ parameters: z.string() });

/**
 * The parameters of the request: those that were pushed, if it names a `request_uri` of ours, and nothing else of it
 * (RFC 9126 4). Any other `request_uri` is left where it is, and refused with the request.
 * @throws ProtocolError invalid_request_uri
 */
export async function withPushedRequest(parameters: Parameters): Promise<Parameters> {
  const address = parameters.get("request_uri");
  if (!address?.startsWith(PREFIX)) return parameters;
  if (parameters.isRepeated("request_uri") || parameters.isRepeated("client_id")) {
    throw invalidRequest("A parameter is given more than once");
  }
  const reference = address.slice(PREFIX.length);
  if (!isSecretValue("oar_", reference)) throw invalidRequestUri();
  const [hash, at] = [hashSecretValue(reference), now()];
  const [row] = await queryRowsIn(
    db,
    ROW,
    Prisma.sql`
    UPDATE oauth_pushed_requests r SET opened_at = coalesce(r.opened_at, ${at})
    FROM oauth_clients c
    WHERE r.hash = ${hash} AND c.id = r.client_id AND c.client_id = ${parameters.get("client_id") ?? ""}
      AND CASE WHEN r.opened_at IS NULL THEN r.expires_at > ${at} ELSE r.opened_at > ${new Date(at.getTime() - OPEN_MS)} END
    RETURNING r.parameters`,
  );
  if (!row) throw invalidRequestUri();
  const added = OF_OUR_PAGE.flatMap((name) => {
    const value = parameters.get(name);
    return value === undefined ? [] : [[name, value]];
  });
  const text = added.length > 0 ? `${row.parameters}&${new URLSearchParams(added)}` : row.parameters;
  return new Parameters(text, { hash, address });
}

/** A request works once: whoever asks second is told that it is used. @returns whether it was there */
export async function takePushedRequest(tx: Pick<typeof db, "oAuthPushedRequest">, hash: string): Promise<boolean> {
  const { count } = await tx.oAuthPushedRequest.deleteMany({ where: { hash } });
  return count === 1;
}
