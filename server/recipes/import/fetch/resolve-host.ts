import { ADDRCONFIG, lookup, Resolver } from "node:dns";
import { promisify } from "node:util";
import { importFailure } from "../import-failure";

/** Returns all addresses of a name; empty if the name does not exist. */
export type ResolveHost = (hostname: string) => Promise<readonly string[]>;

/** In milliseconds, for one query to one name server. */
const TIMEOUT = 1500;
const TRIES = 2;

/**
 * Queries the name servers directly. The system's own look-up would block one of the process's few threads for as long
 * as a hostile name server does not answer. `servers`: other name servers than the system's, as "address:port".
 */
export async function resolvePublicHost(hostname: string, servers?: readonly string[]): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: TIMEOUT, tries: TRIES });
  if (servers) resolver.setServers(servers);
  const ask = (question: "resolve4" | "resolve6") => promisify(resolver[question].bind(resolver))(hostname);
  const [four, six] = await Promise.allSettled([ask("resolve4"), ask("resolve6")]);
  const found = [four, six].flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  if (found.length > 0) return found;
  const codes = [four, six].map((answer) => (answer.status === "rejected" ? answer.reason?.code : undefined));
  if (codes.some((code) => code === "ETIMEOUT")) throw importFailure("timed_out");
  // NODATA means that the name exists without addresses of this kind. Any other failure is one of our network or
  // theirs.
  if (codes.every((code) => code === "ENOTFOUND" || code === "ENODATA" || code === undefined)) return [];
  throw importFailure("unreachable");
}

/** Resolves a name by the system's own look-up, /etc/hosts included, for hosts that a setting allows. */
export async function resolveLocalHost(hostname: string): Promise<readonly string[]> {
  const found = await promisify(lookup)(hostname, { all: true, hints: ADDRCONFIG }).catch(() => []);
  return found.map(({ address }) => address);
}
