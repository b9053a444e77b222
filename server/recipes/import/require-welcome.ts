import { consumeLimit } from "@/server/limits/rate-limits";
import { isBlockedHost } from "./blocklist";
import { importFailure } from "./import-failure";

/** Called before every request to a site. Throws if the site is on the blocklist, or was requested too often lately. */
export async function requireWelcome(url: URL): Promise<void> {
  if (isBlockedHost(url.hostname)) throw importFailure("unsupported_site");
  await consumeLimit("import_site", url.hostname);
}
