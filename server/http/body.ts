import { AppError, invalidAt } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";

export const DEFAULT_BODY_LIMIT_BYTES = 64 * 1024;

const isJson = (contentType: string | null) => /^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(contentType ?? "");

/**
 * No call accepts a compressed body (RFC 9110 15.5.16), because limits count the bytes that arrive. Parsed as it is,
 * such a body would be refused for a misleading reason, or accepted if only its header is wrong.
 */
function refuseCompressed({ headers }: Request): void {
  if (/^(identity)?$/i.test(headers.get("content-encoding") ?? "")) return;
  throw new AppError("unsupported_media_type", "bodyCompressed");
}

/**
 * Reads at most `limitBytes`; a longer body is refused (413) and not kept in memory. `look` is called with each chunk
 * as it arrives.
 */
export async function readBytes(
  request: Request,
  limitBytes: number,
  look: (chunk: Uint8Array) => void = () => undefined,
): Promise<Buffer> {
  refuseCompressed(request);
  if (Number(request.headers.get("content-length") ?? 0) > limitBytes) throw tooLarge(limitBytes);
  if (!request.body) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limitBytes) throw tooLarge(limitBytes);
    look(chunk);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export const readText = async (request: Request, limitBytes: number): Promise<string> =>
  new TextDecoder().decode(await readBytes(request, limitBytes));

/**
 * The fields of a multipart form as an object; a name that is repeated keeps its last value. 415 for another
 * type, 413 past the limit of bytes or fields, 400 for what is no form, 422 for NUL characters.
 */
export async function readForm(request: Request, limitBytes: number): Promise<Record<string, string | File>> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new AppError("unsupported_media_type", "bodyMultipart");
  }
  const bytes = await readBytes(request, limitBytes, partsCounter(type));
  const form = await new Response(new Uint8Array(bytes), { headers: { "Content-Type": type } }).formData().catch(() => {
    throw new AppError("bad_request", "bodyNoForm");
  });
  const fields = [...form.entries()];
  if (fields.some((field) => field.some((text) => typeof text === "string" && text.includes("\0")))) refuseNul("body");
  return Object.fromEntries(fields);
}

/**
 * Twice the fields of our largest form. The limit is needed because a part of a few bytes becomes objects of hundreds.
 */
const MAX_FORM_PARTS = 20;

/**
 * Counts a form's parts in the raw bytes as they arrive, before the form is parsed. The closing delimiter counts as
 * one too.
 */
function partsCounter(type: string): (chunk: Uint8Array) => void {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return () => undefined;
  const delimiter = Buffer.from(`--${boundary}`);
  let count = 0;
  /** The tail of the previous chunks: it may hold the beginning of a delimiter, but no whole one. */
  let rest: Uint8Array = Buffer.alloc(0);
  return (chunk) => {
    const seen = Buffer.concat([rest, chunk]);
    let from = 0;
    for (let at = seen.indexOf(delimiter); at >= 0; at = seen.indexOf(delimiter, from)) {
      from = at + delimiter.length;
      count += 1;
      if (count > MAX_FORM_PARTS + 1) {
        throw new AppError("payload_too_large", says("formFieldsMost", { count: MAX_FORM_PARTS }));
      }
    }
    rest = seen.subarray(Math.max(from, seen.length - delimiter.length + 1));
  };
}

const tooLarge = (limitBytes: number) =>
  new AppError("payload_too_large", says("bodyTooLarge", { size: `${Math.floor(limitBytes / 1024)} KB` }));

const malformed = () => new AppError("bad_request", "bodyNoJson");

/** 415 for another type, 413 past the limit, 400 for what is not JSON, 422 for NUL characters. */
export async function readJson(request: Request, limitBytes: number): Promise<unknown> {
  if (!isJson(request.headers.get("content-type"))) {
    throw new AppError("unsupported_media_type", "bodyJson");
  }
  const text = await readText(request, limitBytes);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformed();
  }
  if (text.includes("\\u0000") && holdsText(value, (each) => each.includes("\u0000"))) refuseNul("body");
  return value;
}

/**
 * The same as readJson, for a call whose body is optional: an empty body gives undefined, whatever Content-Type is sent
 * with it.
 */
export async function readOptionalJson(request: Request, limitBytes: number): Promise<unknown> {
  const bytes = await readBytes(request, limitBytes);
  if (bytes.byteLength === 0) return undefined;
  const { method, headers, url } = request;
  return readJson(new Request(url, { method, headers, body: new Uint8Array(bytes) }), limitBytes);
}

/**
 * JSON whatever Content-Type and Content-Encoding are sent with it, for a call that many send without a body: an empty
 * one is an object without fields, and what is no JSON gives 400, never 415.
 */
export async function readJsonOfAnyType(request: Request, limitBytes: number): Promise<unknown> {
  const { method, url, body } = request;
  const headers = new Headers(request.headers);
  headers.delete("content-encoding");
  headers.set("content-type", "application/json");
  const plain = new Request(url, { method, headers, body, ...(body ? { duplex: "half" } : {}) } as RequestInit);
  const value = await readOptionalJson(plain, limitBytes);
  return value === undefined ? {} : value;
}

/** PostgreSQL's text cannot hold NUL. Refusing it here, in one place, keeps it from failing in a query. */
export function refuseNul(part: "body" | "query" | "path"): never {
  throw invalidAt([part], "noNul");
}

const HALF_CHARACTER = /\p{Cs}/u;

/**
 * PostgreSQL refuses unpaired surrogates in JSON and alters them in text. This check runs on values that a schema has
 * accepted: a schema that checks the field itself gives the better error, and a schema without a check causes no
 * failing query.
 */
export function refuseHalfCharacters(value: unknown): void {
  if (!holdsText(value, (text) => HALF_CHARACTER.test(text))) return;
  throw invalidAt(["body"], "wholeCharacters");
}

/** Iterative, not recursive: a body may be nested deeper than the call stack allows. */
function holdsText(value: unknown, isMeant: (text: string) => boolean): boolean {
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === "string" && isMeant(next)) return true;
    if (typeof next !== "object" || next === null || ArrayBuffer.isView(next)) continue;
    for (const [key, inner] of Object.entries(next)) waiting.push(key, inner);
  }
  return false;
}
