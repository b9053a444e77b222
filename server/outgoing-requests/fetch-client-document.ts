import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from "@/lib/durations";
import { consumeLimit } from "@/server/limits/rate-limits";
import type { ClientDocument } from "@/server/oauth/clients/read-client-document";
import { fetchPublicly, headerOf } from "@/server/recipes/import/fetch/fetch-page";
import { readBody } from "@/server/recipes/import/fetch/read-body";
import { importFailure } from "@/server/recipes/import/import-failure";

const TIME_LIMIT_MS = 5_000;
/** The draft recommends 5 KB; the descriptions of some applications are a little longer. */
const MAX_BYTES = 10 * 1024;
const JSON_TYPE = /^\s*application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

/**
 * Fetches the document at an application's client id (Client ID Metadata Documents) with the same protection as other
 * pages: from public addresses only, within limits of time and size. Redirects are not followed, because another site
 * would then describe the application.
 * @throws AppError when the document cannot be read, or is not JSON
 */
export async function fetchClientDocument(address: URL): Promise<ClientDocument> {
  const { value } = await fetchPublicly(
    address,
    {
      accept: "application/json",
      read: async (answer) => {
        if (answer.statusCode !== 200 || !JSON_TYPE.test(headerOf(answer, "content-type"))) {
          throw importFailure("site_error");
        }
        const coding = headerOf(answer, "content-encoding").trim().toLowerCase();
        const bytes = await readBody(answer.body, coding, MAX_BYTES);
        return { json: parsed(bytes.toString("utf8")), seconds: keptFor(headerOf(answer, "cache-control")) };
      },
    },
    {
      timeLimit: TIME_LIMIT_MS,
      onHop: async (url) => {
        if (url.href !== address.href) throw importFailure("address_not_allowed");
        await consumeLimit("oauth_client_document_site", url.hostname);
      },
    },
  );
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw importFailure("site_error");
  }
}

/** How long the document is cached, in seconds: as its Cache-Control says, but between five minutes and a day. */
function keptFor(cacheControl: string): number {
  const maxAge = /(?:^|,)\s*max-age\s*=\s*"?(\d{1,9})/i.exec(cacheControl)?.[1];
  const isUncached = /(?:^|,)\s*no-(?:store|cache)\b/i.test(cacheControl);
  const wanted = isUncached ? 0 : maxAge === undefined ? HOUR_SECONDS : Number(maxAge);
  return Math.min(Math.max(wanted, 5 * MINUTE_SECONDS), DAY_SECONDS);
}
