/** A Content Security Policy: the sources of each directive, by its name. The first of two equal names counts. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** The policies of a header or of a meta element: several are separated by commas, and each one must allow a request. */
export const readPolicies = (text: string): Policy[] =>
  text
    .split(",")
    .map(readPolicy)
    .filter(({ size }) => size > 0);

function readPolicy(text: string): Policy {
  const policy = new Map<string, readonly string[]>();
  for (const directive of text.split(";")) {
    const [name, ...sources] = directive.trim().split(/\s+/);
    const key = name?.toLowerCase() ?? "";
    if (key !== "" && !policy.has(key)) policy.set(key, sources);
  }
  return policy;
}

/** Of a directive that a policy does not name, another one counts (CSP 3, 6.8.3). */
const FALLBACKS = {
  "script-src-elem": ["script-src-elem", "script-src", "default-src"],
  "connect-src": ["connect-src", "default-src"],
} as const;
type Wanted = keyof typeof FALLBACKS;

/** The directive by which a policy decides about such a request, with its sources; null if it says nothing about it. */
export function deciding(policy: Policy, wanted: Wanted): { name: string; sources: readonly string[] } | null {
  const name = FALLBACKS[wanted].find((each) => policy.has(each));
  return name === undefined ? null : { name, sources: policy.get(name) ?? [] };
}

/** An element of a script. `integrity` and `nonce` as its attributes say. */
export type ScriptRequest = { url: URL; page: URL; nonce: string; integrity: string };

/** Whether a policy lets an element of the page's own HTML load its script (CSP 3, 6.7.1). */
export function allowsScript(policy: Policy, script: ScriptRequest): boolean {
  const found = deciding(policy, "script-src-elem");
  if (!found) return true;
  const { sources } = found;
  if (hasNonce(sources, script.nonce) || hasHashes(sources, script.integrity)) return true;
  return !hasKeyword(sources, "strict-dynamic") && matchesAny(sources, script.url, script.page);
}

/**
 * Whether a policy lets a script import a module. The import has the nonce of its script, and is trusted where scripts
 * pass their trust on.
 */
export function allowsImport(policy: Policy, { url, page, nonce }: ScriptRequest): boolean {
  const found = deciding(policy, "script-src-elem");
  if (!found) return true;
  const { sources } = found;
  if (hasNonce(sources, nonce) || hasKeyword(sources, "strict-dynamic")) return true;
  return matchesAny(sources, url, page);
}

export function allowsCall(policy: Policy, url: URL, page: URL): boolean {
  const found = deciding(policy, "connect-src");
  return !found || matchesAny(found.sources, url, page);
}

const hasKeyword = (sources: readonly string[], keyword: string): boolean =>
  sources.some((each) => each.toLowerCase() === `'${keyword}'`);
const hasNonce = (sources: readonly string[], nonce: string): boolean =>
  nonce !== "" && sources.some((each) => /^'nonce-/i.test(each) && each.slice(7, -1) === nonce);

/** A script is allowed by its hash if the policy has every hash of its `integrity`. */
function hasHashes(sources: readonly string[], integrity: string): boolean {
  const wanted = integrity.split(/\s+/).filter((each) => /^sha(?:256|384|512)-/i.test(each));
  return wanted.length > 0 && wanted.every((hash) => sources.includes(`'${hash.split("?", 1)[0]}'`));
}

const matchesAny = (sources: readonly string[], url: URL, page: URL): boolean =>
  sources.some((source) => matchesSource(source, url, page));

const SOURCE = /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\*|(?:\*\.)?[^/:*]+)(?::(\d+|\*))?(\/.*)?$/i;
const DEFAULT_PORTS: Readonly<Record<string, string>> = { "http:": "80", "https:": "443", "ws:": "80", "wss:": "443" };
const portOf = (url: URL): string => url.port || (DEFAULT_PORTS[url.protocol] ?? "");

/** CSP 3, 6.7.2.8: whether the address of a request is one of an expression. */
function matchesSource(source: string, url: URL, page: URL): boolean {
  if (source === "*") return /^https?:$/.test(url.protocol) || url.protocol === page.protocol;
  if (source.toLowerCase() === "'self'") {
    const isSame = url.origin === page.origin;
    return (
      isSame || (url.hostname === page.hostname && isUpgrade(page.protocol, url.protocol) && hasDefaultPorts(url, page))
    );
  }
  if (source.startsWith("'")) return false;
  const scheme = /^([a-z][a-z0-9+.-]*):$/i.exec(source)?.[1];
  if (scheme) return matchesScheme(`${scheme.toLowerCase()}:`, url.protocol);
  const [, named, host = "", port, path] = SOURCE.exec(source) ?? [];
  if (host === "") return false;
  if (!matchesScheme(named ? `${named.toLowerCase()}:` : page.protocol, url.protocol)) return false;
  if (!matchesHost(host.toLowerCase(), url.hostname)) return false;
  return matchesPort(port, url) && matchesPath(path, url.pathname);
}

const isUpgrade = (from: string, to: string): boolean => from === to || (from === "http:" && to === "https:");
const matchesScheme = isUpgrade;
const hasDefaultPorts = (one: URL, other: URL): boolean => one.port === "" && other.port === "";

function matchesHost(pattern: string, host: string): boolean {
  if (pattern === "*") return true;
  return pattern.startsWith("*.") ? host.endsWith(pattern.slice(1)) : host === pattern;
}

function matchesPort(port: string | undefined, url: URL): boolean {
  if (port === "*") return true;
  if (port === undefined) return portOf(url) === DEFAULT_PORTS[url.protocol];
  return port === portOf(url) || (port === "80" && portOf(url) === "443");
}

function matchesPath(path: string | undefined, actual: string): boolean {
  if (path === undefined || path === "/") return true;
  const [wanted, own] = [path, actual].map(decoded);
  return wanted?.endsWith("/") ? (own?.startsWith(wanted) ?? false) : wanted === own;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
