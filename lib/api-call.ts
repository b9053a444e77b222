import { PERSON_HEADER } from "./person-header";

/** What a call of the API failed with. `status` 0: the server was not reached. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly fields: readonly { loc: (string | number)[]; msg: string }[] = [],
    /** Which of an answer's known reasons it is, where it names one (an import's, for example). */
    readonly code: string | null = null,
  ) {
    super(message);
    this.name = "ApiError";
  }
}

/**
 * Who calls, by the session cookie that the browser adds: `person` is whose page this is, `signIn` tells one sign-in of
 * this browser from the next, and throws once somebody else has signed in; `onRejected` hears of a 401 to anything but a
 * login, with the sign-in that was refused.
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

/** What a call of ours is sent with besides the cookie, for a test that is to send the same. */
export function personHeaders(): Record<string, string> {
  const person = credentials.person();
  return person === null ? {} : { [PERSON_HEADER]: person };
}

export const currentPerson = (): string | null => credentials.person();

/** For a change that waits for others: whoever made it may have signed out since, and somebody else in. */
export function requirePerson(person: string | null): void {
  if (credentials.person() !== person) throw new ApiError(401, "Somebody else has signed in here");
}

/** The calls whose 401 is about what was given, not about a sign-in that ended. */
export const LOGIN = "/auth/login";
export const PASSKEY_SIGN_IN = "/auth/passkeys/sign-in";
const SIGN_INS: readonly string[] = [LOGIN, PASSKEY_SIGN_IN];

/** `form` goes as the OAuth protocol wants it (RFC 6749 4.1.1) or as a multipart form, `body` as JSON. */
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

/** The message of an answer that says nothing about what is wrong. */
export const NO_DETAIL = "An error occurred";

/** Why a call failed, in the server's words; `otherwise` where it gave none. */
export const failureOf = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.message !== NO_DETAIL ? error.message : otherwise;

/** `detail` as it stands, the first message of its list, or JSON where it is anything else. */
export async function toApiError(answer: Response): Promise<ApiError> {
  const body = ((await answer.json().catch(() => null)) ?? {}) as Partial<Record<string, unknown>>;
  const { code, detail = body.error_description } = body; // the protocol's endpoints say it in their own way
  const reason = typeof code === "string" ? code : null;
  if (typeof detail === "string") return new ApiError(answer.status, detail, [], reason);
  const fields = Array.isArray(detail) ? detail.filter(isField) : [];
  const other = isEmpty(detail) ? NO_DETAIL : JSON.stringify(detail);
  return new ApiError(answer.status, fields[0]?.msg ?? other, fields, reason);
}

const isEmpty = (detail: unknown) => detail === undefined || detail === null || String(detail) === "";

/** An error may come from a proxy in between, so its body is looked at before it is believed. */
const isField = (value: unknown): value is ApiError["fields"][number] =>
  typeof value === "object" && value !== null && "msg" in value && typeof value.msg === "string" && "loc" in value;
