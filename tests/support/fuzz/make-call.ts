import type { CallOptions } from "../request";
import { buildRequest } from "../request";
import { type Case, Ref, resolved } from "./calls";
import type { FuzzedOperation } from "./operations";
import type { Fuzzed } from "./world";

export type MadeCall = {
  status: number;
  headers: Headers;
  text: string;
  isStream: boolean;
  /** What was sent, for the report of a fault. */
  sent: { caller: string; params: Record<string, string>; query: string; body: string | null };
  /** Whether the handler's schema accepts the body. */
  isValid: boolean;
  seconds: number;
};

/** Far longer than any call takes, even on a busy machine. */
const HANG_SECONDS = 60;
const MAX_REPORTED = 600;

const text = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

function formOf(value: unknown): FormData {
  const form = new FormData();
  for (const [name, each] of Object.entries((value ?? {}) as Record<string, unknown>)) {
    if (name === "file") form.set(name, new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])], "soup.jpg"));
    else form.set(name, text(each));
  }
  return form;
}

function bodyOf(operation: FuzzedOperation, { body }: Case, value: unknown): CallOptions["body"] {
  if (body.kind === "none") return undefined;
  if (body.kind === "bytes") return body.text;
  if (operation.bodyType === "multipart") return formOf(value);
  if (operation.bodyType !== "form") return JSON.stringify(value) ?? "";
  const pairs = Object.entries((value ?? {}) as Record<string, unknown>).map(([name, each]) => [name, text(each)]);
  return new URLSearchParams(pairs);
}

/** Calls the handler as Next would, and reads the whole answer, or the start of an endless one. */
export async function makeCall(
  operation: FuzzedOperation,
  given: Case,
  world: Fuzzed,
  peer: string,
): Promise<MadeCall> {
  const own = world.personOf(given.caller) ?? world.diner;
  const value = given.body.kind === "value" ? resolved(given.body.value, world, own) : undefined;
  const body = bodyOf(operation, given, value);
  const params = Object.fromEntries(
    Object.entries(given.params).map(([name, each]) => [
      name,
      each instanceof Ref ? text(resolved(each, world, own)) : each,
    ]),
  );
  const query = new URLSearchParams();
  for (const [name, each] of given.query) query.append(name, text(resolved(each, world, own)));
  const isJsonText = typeof body === "string";
  const token = world.tokenOf(given.caller);
  const path = operation.address.replace(/\{(.+?)\}/g, (_, name: string) =>
    encodeURIComponent(asUtf8(params[name] ?? "")),
  );
  const request = buildRequest({
    method: operation.method,
    path: `${path}?${query}`,
    body,
    peer,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(isJsonText
        ? { "content-type": operation.bodyType === "form" ? "application/x-www-form-urlencoded" : "application/json" }
        : {}),
      ...given.headers,
    },
  });
  const started = performance.now();
  const { answer, read } = await beforeHang(async () => {
    const answered = await operation.handler(request, { params: Promise.resolve(params) });
    return { answer: answered, read: await readAll(answered) };
  });
  return {
    status: answer.status,
    headers: answer.headers,
    text: read,
    isStream: isEvents(answer),
    sent: {
      caller: given.caller,
      params,
      query: query.toString().slice(0, MAX_REPORTED),
      body:
        typeof body === "string"
          ? body.slice(0, MAX_REPORTED)
          : body === undefined
            ? null
            : text(value).slice(0, MAX_REPORTED),
    },
    isValid: value !== undefined && operation.bodyRules?.safeParse(value).success === true,
    seconds: (performance.now() - started) / 1000,
  };
}

/** Replaces lone surrogates, which cannot be encoded in an address. */
const asUtf8 = (part: string): string => Buffer.from(part).toString();

const isEvents = (answer: Response): boolean => /event-stream/.test(answer.headers.get("content-type") ?? "");

async function readAll(answer: Response): Promise<string> {
  if (!isEvents(answer)) return answer.text();
  const reader = answer.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(first?.value);
}

async function beforeHang<T>(work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const hang = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${HANG_SECONDS} s`)), HANG_SECONDS * 1000);
  });
  try {
    return await Promise.race([work(), hang]);
  } finally {
    clearTimeout(timer);
  }
}
