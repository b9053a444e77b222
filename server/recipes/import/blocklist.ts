import { readFileSync } from "node:fs";
import { join } from "node:path";

/** One host per line; `#` begins a comment. A host includes its subdomains. */
const FILE = join(process.cwd(), "prisma", "reference", "import-blocklist.txt");

export const readBlocklist = (text: string): readonly string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(/#.*/, "").trim().toLowerCase())
    .filter((line) => line !== "");

let loaded: readonly string[] | undefined;

export function blockedHosts(): readonly string[] {
  loaded ??= readBlocklist(readFileSync(FILE, "utf8"));
  return loaded;
}

/** Whether this host, or a domain above it, is on the list of sites that recipes are not imported from. */
export function isBlockedHost(hostname: string, hosts: readonly string[] = blockedHosts()): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, "");
  return hosts.some((host) => name === host || name.endsWith(`.${host}`));
}
