import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { Carries } from "@/lib/calls/contract";
import { AppError } from "@/lib/errors";
import { log } from "@/server/log";
import { observeCall } from "@/server/metrics/observe-call";
import { Parameters } from "@/server/oauth/parameters";
import { invalidRequest, ProtocolError } from "@/server/oauth/protocol-error";
import { DEFAULT_BODY_LIMIT_BYTES, readText } from "./body";
import { refusing } from "./described";
import { maskedPath } from "./masked-path";

export type ProtocolCall = {
  request: Request;
  parameters: Parameters;
  /** Headers that are set on every answer, errors included. */
  headers: Headers;
};

/**
 * Where the parameters come from. `form`: the body; a query string is refused. `form-only-body`: the body; a query
 * string is ignored.
 */
type Input = "query" | "form" | "form-only-body" | "none";
type Handler<R> = (call: ProtocolCall) => Promise<Response | R>;
/** Parameters are sent as they are, because a repeated one is an error of the protocol. */
type Contracted<I extends Input, R> = {
  params: undefined;
  query: I extends "query" ? URLSearchParams : undefined;
  body: undefined;
  form: I extends "form" | "form-only-body" ? URLSearchParams : undefined;
  answer: R;
};

/**
 * Wraps the handlers of the OAuth protocol: reads the parameters from the raw text, answers errors in the protocol's
 * own shape (RFC 6749 5.2), forbids caching, and writes one log line without the query, which holds codes and state.
 * `response`: the schema of what our own pages are answered with.
 */
export function oauthEndpoint<I extends Input, R = Response>(
  input: I,
  handler: Handler<NoInfer<R>>,
  response?: z.ZodType<R>,
): Carries<Contracted<I, R>> & ((request: Request) => Promise<Response>) {
  return async (request) => {
    const started = performance.now();
    const requestId = randomUUID();
    const headers = new Headers({ "X-Request-Id": requestId });
    let answer: Response;
    try {
      const result = await handler({ request, parameters: await readParameters(input, request), headers });
      answer = result instanceof Response ? result : Response.json(response?.parse(result));
    } catch (error) {
      answer = protocolErrorAnswer(toProtocolError(error, requestId));
    }
    for (const [name, value] of headers) answer.headers.set(name, value);
    if (!answer.headers.has("Cache-Control")) {
      answer.headers.set("Cache-Control", "no-store");
      answer.headers.set("Pragma", "no-cache");
    }
    const { status } = answer;
    const path = maskedPath(new URL(request.url).pathname);
    const { method } = request;
    const ms = performance.now() - started;
    observeCall({ method, route: path, status, ms });
    log.info({ requestId, method, path, status, ms: Math.round(ms) });
    return answer;
  };
}

async function readParameters(input: Input, request: Request): Promise<Parameters> {
  const { search } = new URL(request.url);
  if (input === "none") return new Parameters("");
  if (input === "query") return new Parameters(search);
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers.get("content-type") ?? "")) {
    throw new ProtocolError("invalid_request", "The body must be application/x-www-form-urlencoded", { status: 415 });
  }
  if (input === "form" && search !== "") throw invalidRequest("Parameters belong in the body, not in the address");
  return new Parameters(await readText(request, DEFAULT_BODY_LIMIT_BYTES));
}

/** Turns whatever was thrown into an error that may be shown to a third party. */
export function toProtocolError(error: unknown, requestId: string): ProtocolError {
  if (error instanceof ProtocolError) return error;
  if (error instanceof AppError && error.code === "payload_too_large") {
    return new ProtocolError("invalid_request", "The request is too large", { status: 413 });
  }
  if (error instanceof AppError && error.code === "too_many_requests") {
    const headers = { "Retry-After": String(error.retryAfterSeconds ?? 60) };
    return new ProtocolError("temporarily_unavailable", "Too many requests", { status: 429, headers });
  }
  log.error({ requestId, err: error }, "an OAuth request failed");
  return new ProtocolError("server_error", undefined, { status: 500 });
}

export function protocolErrorAnswer({ code, description, status, headers }: ProtocolError): Response {
  const body = {
    ...(code === null ? {} : { error: code }),
    ...(description === undefined ? {} : { error_description: description }),
  };
  return Response.json(body, { status, headers });
}

/**
 * The handler for every method that an endpoint does not offer; HEAD too, which Next.js would otherwise answer by
 * running GET.
 */
export function otherMethods(allowed: string) {
  const refuse = refusing(
    oauthEndpoint("none", async () => {
      throw new ProtocolError("invalid_request", "This method is not allowed", {
        status: 405,
        headers: { Allow: allowed },
      });
    }),
  );
  return { GET: refuse, HEAD: refuse, POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse, OPTIONS: refuse };
}
