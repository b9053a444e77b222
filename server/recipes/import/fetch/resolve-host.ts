import { ADDRCONFIG, lookup, Resolver } from "node:dns";
import { promisify } from "node:util";
import { importFailure } from "../import-failure";

/** All addresses of a name. None: there is no such name. */
export type ResolveHost = (hostname: string) => Promise<readonly string[]>;

/** Milliseconds for one question to one server. */
const TIMEOUT = 1500;
const TRIES = 2;

/**
 * Asks the name servers without the system's own look-up, which blocks one of the few threads that everything shares
 * for as long as a hostile name server keeps silent. `servers`: other ones than the system's, as "address:port".
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
  // Servers of names that are there in part answer NODATA; everything else that is no answer is ours or theirs to repair.
  if (codes.every((code) => code === "ENOTFOUND" || code === "ENODATA" || code === undefined)) return [];
  throw importFailure("unreachable");
}

/** As the system sees a name, /etc/hosts included: for hosts that a setting allows. */
export async function resolveLocalHost(hostname: string): Promise<readonly string[]> {
  const found = await promisify(lookup)(hostname, { all: true, hints: ADDRCONFIG }).catch(() => []);
  return found.map(({ address }) => address);
}
