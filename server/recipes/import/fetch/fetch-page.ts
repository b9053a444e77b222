import { Agent, type Dispatcher, request } from "undici";
import { AppError } from "@/lib/errors";
import { PRODUCT_NAME } from "@/lib/product";
import { env } from "@/server/env";
import { importFailure } from "../import-failure";
import { requireWaiting } from "../while-waited-for";
import { connectPublicly } from "./connect-publicly";
import { decodePage } from "./decode-page";
import { MAX_ADDRESS_LENGTH, parsePageAddress, requireFetchable } from "./page-address";
import { ACCEPTED_CODINGS, MAX_PAGE_BYTES, readBody } from "./read-body";
import type { ResolveHost } from "./resolve-host";

export type FetchedPage = { url: URL; html: string };
/** The media types to request, and the function that reads the response. */
type Wanted<T> = { accept: string; read: (answer: Dispatcher.ResponseData) => Promise<T> };
export type FetchOptions = {
  /** host:port pairs that may be fetched although their addresses are private. */
  allowed?: readonly string[];
  resolve?: ResolveHost;
  /** In milliseconds, for everything together: name look-ups, redirects and the page. */
  timeLimit?: number;
  /** Aborts when nobody waits for the answer any more. */
  gone?: AbortSignal | undefined;
  /** Called before every request, redirects included; throws to stop. */
  onHop?: (url: URL) => Promise<void> | void;
};

const TIME_LIMIT = 10_000;
const HEADERS_TIMEOUT = 8_000;
/** In milliseconds, between two chunks of a body. */
const SILENCE_TIMEOUT = 5_000;
const MAX_REDIRECTS = 5;
const MAX_HEADER_BYTES = 32 * 1024;
const HTML_TYPE = /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i;

const PAGE_TYPES = "text/html,application/xhtml+xml";

/** Fetches a page of the public web as text, with the address at which it was found. @throws importFailure */
export async function fetchPage(address: URL, options: FetchOptions = {}): Promise<FetchedPage> {
  const { url, value } = await fetchPublicly(address, { accept: PAGE_TYPES, read: readPage }, options);
  return { url, html: value };
}

export type PageWithPolicies = FetchedPage & { policies: string[]; reported: string[] };

/** As above, with the content security policies that the page is sent with, and those that only report. */
export async function fetchPageWithPolicies(address: URL, options: FetchOptions = {}): Promise<PageWithPolicies> {
  const read = async (answer: Dispatcher.ResponseData) => ({
    policies: headersOf(answer, "content-security-policy"),
    reported: headersOf(answer, "content-security-policy-report-only"),
    html: await readPage(answer),
  });
  const { url, value } = await fetchPublicly(address, { accept: PAGE_TYPES, read }, options);
  return { url, ...value };
}

/**
 * Fetches a resource of the public web. For each hop, the address is checked, and again the host that it connects to.
 * Nothing is sent that identifies the person.
 * @throws importFailure
 */
export async function fetchPublicly<T>(
  address: URL,
  wanted: Wanted<T>,
  options: FetchOptions = {},
): Promise<{ url: URL; value: T }> {
  const allowed = options.allowed ?? env.FETCH_ALLOW_HOSTS;
  const agent = new Agent({
    connect: connectPublicly(allowed, options.resolve),
    headersTimeout: HEADERS_TIMEOUT,
    bodyTimeout: SILENCE_TIMEOUT,
    maxHeaderSize: MAX_HEADER_BYTES,
    connections: 1,
    pipelining: 0,
  });
  const late = AbortSignal.timeout(options.timeLimit ?? TIME_LIMIT);
  const signal = options.gone ? AbortSignal.any([late, options.gone]) : late;
  try {
    return await withinTime(follow(address, { agent, signal, allowed, onHop: options.onHop }, wanted), signal);
  } catch (error) {
    requireWaiting(options.gone);
    throw toImportFailure(error, signal);
  } finally {
    // Not awaited, because a connection that is still being opened must not delay the result.
    void agent.destroy().catch(() => undefined);
  }
}

type Trip = { agent: Agent; signal: AbortSignal; allowed: readonly string[]; onHop: FetchOptions["onHop"] };

async function follow<T>(start: URL, trip: Trip, wanted: Wanted<T>): Promise<{ url: URL; value: T }> {
  let url = start;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    requireFetchable(url, trip.allowed);
    await trip.onHop?.(url);
    const answer = await ask(url, trip, wanted.accept);
    // Ending a body early emits an error on its stream, and without a listener that would end the process.
    answer.body.on("error", () => undefined);
    const location = redirectOf(answer);
    if (location === null) return { url, value: await readGood(answer, wanted) };
    answer.body.destroy();
    url = nextAddress(location, url);
  }
  throw importFailure("too_many_redirects");
}

const ask = (url: URL, { agent, signal }: Trip, accept: string): Promise<Dispatcher.ResponseData> =>
  request(url, {
    dispatcher: agent,
    signal,
    method: "GET",
    headers: {
      accept,
      "accept-encoding": ACCEPTED_CODINGS,
      "accept-language": "en,*;q=0.5",
      "user-agent": `Mozilla/5.0 (compatible; ${PRODUCT_NAME}; +${env.APP_URL})`,
    },
  });

const headersOf = (answer: Dispatcher.ResponseData, name: string): string[] => [answer.headers[name] ?? []].flat();

export const headerOf = (answer: Dispatcher.ResponseData, name: string): string => {
  const value = answer.headers[name];
  return (Array.isArray(value) ? value.at(-1) : value) ?? "";
};

function redirectOf(answer: Dispatcher.ResponseData): string | null {
  const isRedirect = [301, 302, 303, 307, 308].includes(answer.statusCode);
  return isRedirect ? headerOf(answer, "location") || null : null;
}

/**
 * The target of a redirect, checked like an address that a person typed. Schemes such as file: and javascript: are
 * refused.
 */
function nextAddress(location: string, from: URL): URL {
  if (!URL.canParse(location, from)) throw importFailure("site_error");
  const next = new URL(location, from);
  if (next.href.length > MAX_ADDRESS_LENGTH) throw importFailure("site_error");
  if (!/^https?:$/.test(next.protocol)) throw importFailure("address_not_allowed");
  return parsePageAddress(next.href);
}

async function readGood<T>(answer: Dispatcher.ResponseData, { read }: Wanted<T>): Promise<T> {
  try {
    requireGoodStatus(answer.statusCode, headerOf(answer, "cf-mitigated") !== "");
    if (Number(headerOf(answer, "content-length")) > MAX_PAGE_BYTES) throw importFailure("too_large");
    return await read(answer);
  } finally {
    answer.body.destroy();
  }
}

async function readPage(answer: Dispatcher.ResponseData): Promise<string> {
  const type = headerOf(answer, "content-type");
  if (type !== "" && !HTML_TYPE.test(type)) throw importFailure("not_html");
  const bytes = await readBody(answer.body, headerOf(answer, "content-encoding").trim().toLowerCase());
  return decodePage(bytes, type);
}

/** `isChallenge`: the site demands a check of the browser, whatever the status. */
function requireGoodStatus(status: number, isChallenge: boolean): void {
  if (status >= 200 && status < 300 && !isChallenge) return;
  if (isChallenge || [401, 402, 403, 405, 406, 407, 429, 451, 999].includes(status)) {
    throw importFailure("site_refused");
  }
  throw importFailure(status === 404 || status === 410 ? "page_not_found" : "site_error");
}

/** Rejects when the time is over, or the caller has left, even if something hangs that cannot be aborted, such as a name server. */
function withinTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const over = new Promise<never>((_, failed) => {
    signal.addEventListener("abort", () => failed(importFailure("timed_out")), { once: true });
  });
  return Promise.race([work, over]);
}

const TIMED_OUT = new Set(["UND_ERR_CONNECT_TIMEOUT", "UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT", "ETIMEDOUT"]);

function toImportFailure(error: unknown, signal: AbortSignal): AppError {
  if (error instanceof AppError) return error;
  if (signal.aborted) return importFailure("timed_out");
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (TIMED_OUT.has(code)) return importFailure("timed_out");
  // Broken compression, or headers beyond the limit: the site answers, but unreadably.
  return importFailure(
    /^(?:Z_|ERR_BROTLI|ERR__ERROR|UND_ERR_HEADERS_OVERFLOW|HPE_)/.test(code) ? "site_error" : "unreachable",
  );
}
