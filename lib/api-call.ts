import { PERSON_HEADER } from "./person-header";

/** A failed API call. `status` 0: the server was not reached. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly fields: readonly { loc: (string | number)[]; msg: string }[] = [],
    /** The machine-readable reason, if the answer names one (for example of a failed import). */
    readonly code: string | null = null,
    /** The whole answer, of which a caller may know further fields. */
    readonly answer: Readonly<Partial<Record<string, unknown>>> = {},
  ) {
    super(message);
    this.name = "ApiError";
  }
}

/**
 * The session that calls are made for; the browser adds its cookie. `person`: whose page this is. `signIn`
 * distinguishes one sign-in of this browser from the next, and throws once somebody else has signed in. `onRejected`
 * is called for a 401 to anything but a login, with the sign-in that was refused.
 */
export type Credentials = {
  signIn: () => number | null;
  person: () => string | null;
  onRejected: (signIn: number | null) => void;
};

let credentials: Credentials = { signIn: () => null, person: () => null, onRejected: () => undefined };
export const setCredentials = (next: Credentials): void => {
  credentials = next;
};

/** The headers that a call carries besides the cookie, for tests that send the same request. */
export function personHeaders(): Record<string, string> {
  const person = credentials.person();
  return person === null ? {} : { [PERSON_HEADER]: person };
}

export const currentPerson = (): string | null => credentials.person();

/** For a change that waited in a queue: throws if its author has signed out since and somebody else has signed in. */
export function requirePerson(person: string | null): void {
  if (credentials.person() !== person) throw new ApiError(401, "Somebody else has signed in here");
}

/** The paths whose 401 means wrong credentials, not an expired session. */
export const LOGIN = "/auth/login";
export const PASSKEY_SIGN_IN = "/auth/passkeys/sign-in";
const SIGN_INS: readonly string[] = [LOGIN, PASSKEY_SIGN_IN];

/** `form` is sent urlencoded, as OAuth requires (RFC 6749 4.1.1), or as multipart; `body` is sent as JSON. */
type Call = { body?: unknown; form?: URLSearchParams | FormData; signal?: AbortSignal | undefined };

export async function call<T = void>(method: string, path: string, request: Call = {}): Promise<T> {
  const answer = await send(method, path, request);
  return answer.status === 204 ? (undefined as T) : ((await answer.json()) as T);
}

export async function send(method: string, path: string, { body, form, signal }: Call = {}): Promise<Response> {
  const signIn = credentials.signIn();
  const headers = new Headers(personHeaders());
  if (body !== undefined) headers.set("Content-Type", "application/json");
  if (form) headers.set("Accept", "application/json");
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(form ? { body: form } : {}),
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, "The server could not be reached. Please check your connection and try again.");
  }
  if (!answer.ok) {
    if (answer.status === 401 && !SIGN_INS.includes(path)) credentials.onRejected(signIn);
    throw await toApiError(answer);
  }
  return answer;
}

/** The message for an answer that gives no reason. */
export const NO_DETAIL = "An error occurred";

/** The server's reason for a failure, or `otherwise` if it gave none. */
export const failureOf = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.message !== NO_DETAIL ? error.message : otherwise;

/** Uses `detail` as it is, the first message if it is a list, or its JSON if it is anything else. */
export async function toApiError(answer: Response): Promise<ApiError> {
  const body = ((await answer.json().catch(() => null)) ?? {}) as Partial<Record<string, unknown>>;
  const { code, detail = body.error_description } = body; // the OAuth endpoints name it differently (RFC 6749 5.2)
  const reason = typeof code === "string" ? code : null;
  if (typeof detail === "string") return new ApiError(answer.status, detail, [], reason, body);
  const fields = Array.isArray(detail) ? detail.filter(isField) : [];
  const other = isEmpty(detail) ? NO_DETAIL : JSON.stringify(detail);
  return new ApiError(answer.status, fields[0]?.msg ?? other, fields, reason, body);
}

const isEmpty = (detail: unknown) => detail === undefined || detail === null || String(detail) === "";

/** The answer may come from a proxy in between, so its shape is checked before it is used. */
const isField = (value: unknown): value is ApiError["fields"][number] =>
  typeof value === "object" && value !== null && "msg" in value && typeof value.msg === "string" && "loc" in value;
