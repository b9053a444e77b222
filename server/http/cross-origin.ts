import type { LimitState } from "@/server/limits/rate-limits";
import { described, descriptionOf } from "./described";
import type { Handle, RouteHandler } from "./endpoint";
import { RATE_LIMIT_HEADERS, tellLimit } from "./rate-limit-headers";

/** Requests whose origin is on the calling application's list of web sites. */
const readable = new WeakSet<Request>();

/** Marks the request: the page at its origin may read the answer. Called by the code that checked the origin. */
export const letOriginRead = (request: Request): void => {
  readable.add(request);
};

/** How far each request's application is from its limit. */
const limits = new WeakMap<Request, LimitState>();

/** The answer to the request says how far its application is from its limit. */
export const noteLimit = (request: Request, state: LimitState): void => {
  limits.set(request, state);
};

const EXPOSED = `WWW-Authenticate, Retry-After, X-Request-Id, ${RATE_LIMIT_HEADERS}`;
const FIRST_ERROR = 400;

/**
 * CORS for calls that pages of other sites make, always without cookies: no answer allows credentials. The origin is
 * echoed when it was allowed. Error answers describe only what was wrong with the call and are readable for every
 * page, so that its guests are told that nothing was checked, and its developer why.
 */
export const crossOrigin = <T>(handler: RouteHandler<T>): RouteHandler<T> => {
  const handle: Handle = async (request, context) => {
    const response = await handler(request, context);
    response.headers.append("Vary", "Origin");
    const limit = limits.get(request);
    if (limit) tellLimit(response.headers, "client", limit);
    const origin = request.headers.get("origin");
    const isError = response.status >= FIRST_ERROR;
    if (origin && origin !== "null" && (readable.has(request) || isError)) {
      response.headers.set("Access-Control-Allow-Origin", origin);
      response.headers.set("Access-Control-Expose-Headers", EXPOSED);
    }
    return response;
  };
  return described(handle, descriptionOf(handler));
};

/**
 * A preflight names no application, so it cannot be checked against one's list: every origin may try, and the call
 * itself checks.
 */
export const preflight =
  (methods: string) =>
  (request: Request): Response => {
    const headers = new Headers({ Vary: "Origin", "Cache-Control": "no-store" });
    const origin = request.headers.get("origin");
    if (origin && origin !== "null") {
      headers.set("Access-Control-Allow-Origin", origin);
      headers.set("Access-Control-Allow-Methods", methods);
      const wanted = request.headers.get("access-control-request-headers") ?? "";
      const isProven = /(^|,)\s*dpop\s*(,|$)/i.test(wanted);
      headers.set("Access-Control-Allow-Headers", `authorization, content-type${isProven ? ", dpop" : ""}`);
      headers.set("Access-Control-Max-Age", "600");
    }
    return new Response(null, { status: 204, headers });
  };
