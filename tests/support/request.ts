/** A route handler as Next calls it. */
export type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string | string[] | undefined>> },
) => Promise<Response> | Response;

export type CallOptions = {
  method?: string;
  path?: string;
  /** The dynamic segments of the route. */
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean>;
  /** Sent as JSON; strings, form data and bytes are sent unchanged. */
  body?: unknown;
  headers?: Record<string, string>;
  /** A bearer token. */
  token?: string;
  /** Cookies by name. Like a browser, the request then has an Origin header. */
  cookies?: Record<string, string>;
  /** The client's network address, as the server records it. */
  peer?: string;
};

export type Answer<T = unknown> = {
  status: number;
  headers: Headers;
  /** Parsed JSON, else the text, else null for an empty answer. */
  body: T;
  /** Cookies that the answer sets, by name. */
  cookies: Record<string, string>;
};

const ORIGIN = "http://localhost:3000";

function toBody(body: unknown): { body?: BodyInit; type?: string } {
  if (body === undefined) return {};
  if (typeof body === "string" || body instanceof FormData || body instanceof URLSearchParams) return { body };
  if (body instanceof Uint8Array) return { body: new Uint8Array(body) };
  return { body: JSON.stringify(body), type: "application/json" };
}

export function buildRequest(options: CallOptions = {}): Request {
  const url = new URL(options.path ?? "/", ORIGIN);
  for (const [name, value] of Object.entries(options.query ?? {})) url.searchParams.set(name, String(value));
  const { body, type } = toBody(options.body);
  const headers = new Headers({ "x-forkprint-peer": options.peer ?? "127.0.0.1" });
  if (type) headers.set("Content-Type", type);
  if (options.token) headers.set("Authorization", `Bearer ${options.token}`);
  if (options.cookies) {
    const pairs = Object.entries(options.cookies).map(([name, value]) => `${name}=${value}`);
    headers.set("Cookie", pairs.join("; "));
    headers.set("Origin", ORIGIN);
    headers.set("Sec-Fetch-Site", "same-origin");
  }
  for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value);
  const method = options.method ?? (body === undefined ? "GET" : "POST");
  return new Request(url, body === undefined ? { method, headers } : { method, headers, body });
}

function parse(text: string): unknown {
  if (text === "") return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function readCookies(headers: Headers): Record<string, string> {
  const pairs = headers.getSetCookie().map((line) => line.split(";")[0]?.split(/=(.*)/s) ?? []);
  return Object.fromEntries(pairs.map(([name = "", value = ""]) => [name, value]));
}

/** Calls a handler as a function and reads the whole answer. */
export async function call<T = unknown>(handler: Handler, options: CallOptions = {}): Promise<Answer<T>> {
  const response = await handler(buildRequest(options), { params: Promise.resolve(options.params ?? {}) });
  return {
    status: response.status,
    headers: response.headers,
    body: parse(await response.text()) as T,
    cookies: readCookies(response.headers),
  };
}
