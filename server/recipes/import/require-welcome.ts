import { consumeLimit } from "@/server/limits";
import { isBlockedHost } from "./blocklist";
import { importFailure } from "./import-failure";

/** Looked at before every request to a site: whether it wants to be read, and how often it was asked of late. */
export async function requireWelcome(url: URL): Promise<void> {
  if (isBlockedHost(url.hostname)) throw importFailure("unsupported_site");
  await consumeLimit("import_site", url.hostname);
}
