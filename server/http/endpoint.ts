import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { AskedQuery, Carries } from "@/lib/calls/contract";
import { AppError } from "@/lib/errors";
import { localeOfRequest } from "@/lib/i18n/locales";
import { zodSentence } from "@/lib/i18n/zod-sentence";
import { log } from "@/server/log";
import { observeCall } from "@/server/metrics/observe-call";
import { routeOf } from "@/server/metrics/route-of";
import { beginSpan, type OpenSpan, within } from "@/server/tracing/trace";
import { beginWork, refuseIfFull } from "@/server/work/budget";
import { onBehalfOf } from "@/server/work/requester";
import { addressOf } from "./address";
import { DEFAULT_BODY_LIMIT_BYTES, readJson, refuseHalfCharacters, refuseNul } from "./body";
import type { CallerRule } from "./callers";
import { described } from "./described";
import { errorResponse, type Part, toAppError, toInvalid } from "./error-response";
import type { Limit } from "./limit";
import { maskedPath } from "./masked-path";
import { isWrite, requireSameOrigin } from "./origin";
import { FileReply, Reply, StreamReply } from "./reply";
import { endingWith, whileAllowed } from "./while-allowed";
import { workerOf } from "./worker-of";

type Input<C, P, Q, B> = { caller: C; params: P; query: Q; body: B; request: Request };
type BodyReader = (request: Request, limitBytes: number) => Promise<unknown>;

/** What a handler works with: the parts of a request after their schemas have read them, and its answer. */
type Options<C, P, Q, B, R> = {
  caller: CallerRule<C>;
  /** Limits that are counted before anything of the request is read. */
  limits?: readonly Limit<NoInfer<C>, undefined>[];
  /** The use case itself counts attempts, together with its work, and throws the 429. */
  countsItself?: true;
  /** Limits that are counted after the body is read, because their key is a field of it. */
  bodyLimits?: readonly Limit<NoInfer<C>, NoInfer<B>>[];
  /**
   * The units of work that the call costs (server/work/budget.ts). Every call has one that takes a long list or text, or
   * answers with a whole file: tests/unit/http/declared-costs.test.ts.
   */
  cost?: (input: { body: NoInfer<B>; query: NoInfer<Q> }) => number;
  params?: z.ZodType<P>;
  query?: z.ZodType<Q>;
  body?: z.ZodType<B>;
  bodyLimitBytes?: number;
  /** How a JSON body is read that may be absent or of another type: see readOptionalJson. */
  readBody?: BodyReader;
  /** The body is a multipart form, and how it is read: see readForm. */
  form?: BodyReader;
  /** The schema of the answer: keys that it does not name are stripped. Absent: an answer without a body. */
  response?: z.ZodType<R, unknown>;
  status?: number;
  /** A second status of success: for example 201 for what was created and 200 for what was there already. */
  otherStatus?: number;
  /** The Content-Type of a file or an event stream, which no schema checks. */
  media?: string;
};

/** What callers send and get, taken from the same options. */
type Declared<PI, QI, BI, F, M> = {
  params?: z.ZodType<unknown, PI>;
  query?: z.ZodType<unknown, QI>;
  body?: z.ZodType<unknown, BI>;
  form?: F;
  media?: M;
};
type Call<PI, QI, Q, BI, F, R, M> = {
  params: PI;
  query: QI extends undefined ? undefined : AskedQuery<QI, Q>;
  body: F extends BodyReader ? undefined : BI;
  form: F extends BodyReader ? BI : undefined;
  answer: M extends string ? Response : R;
};

/** The body itself, or a reply that also sets status, headers or cookies; a file or stream if `media` names its type. */
type Answer<R, M> = M extends string ? FileReply | StreamReply : R | Reply<R>;
type AnyAnswer<R> = R | Reply<R> | FileReply | StreamReply;
type Handler<C, P, Q, B, A> = (input: Input<C, P, Q, B>) => Promise<A> | A;

type RouteContext = { params: Promise<Record<string, string | string[] | undefined>> };
/** `T`: the types of the call (lib/calls/contract.ts). */
export type RouteHandler<T = unknown> = Carries<T> & Handle;
export type Handle = (request: Request, context?: RouteContext) => Promise<Response>;

/**
 * Wraps every REST handler: request id → caller → origin → rate limit → params → query → body → cost → handler →
 * response schema → log line. Errors are caught here and nowhere else. It reads only the given Request, so a test calls any
 * handler as a plain function.
 */
export function endpoint<
  C,
  P = undefined,
  Q = undefined,
  B = undefined,
  R = void,
  PI = undefined,
  QI = undefined,
  BI = undefined,
  F extends BodyReader | undefined = undefined,
  M extends string | undefined = undefined,
>(
  options: Options<C, P, Q, B, R> & Declared<PI, QI, BI, F, M>,
  handler: Handler<C, P, Q, B, Answer<NoInfer<R>, NoInfer<M>>>,
): RouteHandler<Call<PI, QI, Q, BI, F, R, M>> {
  const handle: Handle = (request, context) => {
    const span = beginSpan("call", "internal");
    return within(span, () => answerCall(request, context, span));
  };
  const answerCall = async (request: Request, context: RouteContext | undefined, span: OpenSpan | undefined) => {
    const started = performance.now();
    const requestId = randomUUID();
    let response: Response;
    try {
      const input = await readInput(options, request, context);
      const result = await onBehalfOf({ address: addressOf(request), locale: localeOfRequest(request.headers) }, () =>
        inTurn(options, input, handler as Handler<C, P, Q, B, AnyAnswer<R>>),
      );
      response = toResponse(options, result, { request, requestId });
    } catch (error) {
      const known = toAppError(error);
      if (known.code === "internal") log.error({ requestId, err: error }, "unexpected error");
      response = errorResponse(known, requestId, localeOfRequest(request.headers));
    }
    const { method } = request;
    const { pathname } = new URL(request.url);
    const { status } = response;
    const ms = performance.now() - started;
    const route = routeOf(pathname, (await context?.params) ?? {});
    observeCall({ method, route, status, ms });
    span?.describe(`${method} ${route}`, {
      ...{ "http.request.method": method, "http.route": route, "http.response.status_code": status },
      "forkprint.request_id": requestId,
    });
    if (status >= 500) span?.fail();
    span?.end();
    log.info({ requestId, method, path: maskedPath(pathname), status, ms: Math.round(ms) });
    return response;
  };
  const { caller, params, query, body, response, status, otherStatus, media, form, bodyLimitBytes, cost } = options;
  const isLimited =
    cost !== undefined || options.countsItself || (options.limits?.length ?? 0) + (options.bodyLimits?.length ?? 0) > 0;
  return described(handle, {
    caller,
    params,
    query,
    body,
    response,
    status,
    otherStatus,
    media,
    bodyLimitBytes,
    isForm: form !== undefined,
    isLimited,
    isCosted: cost !== undefined,
    sameCost: cost?.length === 0 ? (cost as () => number)() : undefined,
  });
}

async function readInput<C, P, Q, B, R>(
  options: Options<C, P, Q, B, R>,
  request: Request,
  context: RouteContext | undefined,
): Promise<Input<C, P, Q, B>> {
  const caller = await options.caller(request);
  if (cameByCookie(caller) && isWrite(request.method)) requireSameOrigin(request);
  for (const limit of options.limits ?? []) await limit({ request, caller, body: undefined });
  const params = parse("path", options.params, (await context?.params) ?? {});
  const query = parse("query", options.query, queryObject(request));
  if (options.cost && hasLargeBody(request)) refuseIfFull(workerOf(caller, request));
  const readBody = options.form ?? options.readBody ?? readJson;
  const raw = options.body ? await readBody(request, options.bodyLimitBytes ?? DEFAULT_BODY_LIMIT_BYTES) : undefined;
  const body = parse("body", options.body, raw);
  refuseHalfCharacters(body);
  for (const limit of options.bodyLimits ?? []) await limit({ request, caller, body });
  return { caller, params, query, body, request };
}

/** Or one of unknown length. */
function hasLargeBody({ headers, body }: Request): boolean {
  const length = headers.get("content-length");
  return length === null ? body !== null : Number(length) > DEFAULT_BODY_LIMIT_BYTES;
}

/**
 * Runs the handler once its cost is counted, and an expensive one after the caller's earlier ones. A file that is still
 * being made while it is sent is under way until it has been sent.
 */
async function inTurn<C, P, Q, B, R>(
  { cost }: Options<C, P, Q, B, R>,
  input: Input<C, P, Q, B>,
  handler: Handler<C, P, Q, B, AnyAnswer<R>>,
): Promise<AnyAnswer<R>> {
  if (!cost) return handler(input);
  const units = cost(input);
  const worker = workerOf(input.caller, input.request);
  const leave = await beginWork(worker, units, { signal: input.request.signal });
  let streams = false;
  try {
    const answer = await handler(input);
    if (!(answer instanceof StreamReply)) return answer;
    streams = true;
    return new StreamReply(endingWith(answer.stream, leave), answer.headers, answer.isStillAllowed);
  } finally {
    if (!streams) leave();
  }
}

function parse<T>(part: Part, schema: z.ZodType<T> | undefined, value: unknown): T {
  if (!schema) return undefined as T;
  const result = schema.safeParse(value, { error: zodSentence });
  if (result.success) return result.data;
  // A text that cannot be an id belongs to nothing: 404, as for any other id that does not exist.
  if (part === "path") throw new AppError("not_found", "notFound");
  throw toInvalid(part, result.error);
}

/** The query as an object: a name given once has a string, a repeated name has an array. */
function queryObject(request: Request): Record<string, string | string[]> {
  const search = new URL(request.url).searchParams;
  const entries = [...new Set(search.keys())].map((key) => {
    const values = search.getAll(key);
    if (values.some((value) => value.includes("\u0000"))) refuseNul("query");
    return [key, values.length === 1 ? (values[0] ?? "") : values] as const;
  });
  return Object.fromEntries(entries);
}

const cameByCookie = (caller: unknown): boolean =>
  typeof caller === "object" && caller !== null && "via" in caller && caller.via === "cookie";

function toResponse<C, P, Q, B, R>(
  options: Options<C, P, Q, B, R>,
  result: AnyAnswer<R>,
  { request, requestId }: { request: Request; requestId: string },
): Response {
  if (result instanceof FileReply) return fileResponse(result, requestId);
  if (result instanceof StreamReply) return streamResponse(result, () => options.caller(request), requestId);
  const reply = result instanceof Reply ? result : new Reply(result);
  const headers = new Headers(reply.headers);
  headers.set("X-Request-Id", requestId);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  for (const cookie of reply.cookies) headers.append("Set-Cookie", cookie);
  const status = reply.status ?? options.status ?? (options.response ? 200 : 204);
  if (!options.response) return new Response(null, { status, headers });
  return Response.json(options.response.parse(reply.value), { status, headers });
}

function fileResponse({ bytes, headers, status }: FileReply, requestId: string): Response {
  const body = bytes && new Uint8Array(bytes);
  const length: Record<string, string> = bytes ? { "Content-Length": String(bytes.byteLength) } : {};
  // A person's files are stored by no browser, for whoever has it next: only a file that says so itself is kept.
  return new Response(body, {
    status,
    headers: { "Cache-Control": "no-store", ...headers, ...length, "X-Request-Id": requestId },
  });
}

/** `whoCalls`: the rule that let the caller in; the stream lasts as long as it still would. */
function streamResponse(reply: StreamReply, whoCalls: () => Promise<unknown>, requestId: string): Response {
  const isAllowed = async () => {
    await whoCalls();
    return reply.isStillAllowed();
  };
  return new Response(whileAllowed(reply.stream, isAllowed, reply.farewell), {
    headers: { "Cache-Control": "no-store", ...reply.headers, "X-Request-Id": requestId },
  });
}
