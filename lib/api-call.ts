import { PERSON_HEADER } from "@/lib/calls/person-header";
import { writeAddress } from "./calls/address-of";
import type { AnswerOf, Asked, CallName, Given } from "./calls/contract";

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

/** Whose 401 means wrong credentials, not an expired session. */
const SIGN_INS: readonly CallName[] = ["POST /auth/login", "POST /auth/passkeys/sign-in"];

/** What `call` sends, whatever call it is; the types of each are in lib/calls/contract.ts. */
type Sending = Parameters<typeof writeAddress>[1] & {
  body?: unknown;
  form?: URLSearchParams | Readonly<Record<string, unknown>>;
  signal?: AbortSignal | undefined;
};

/**
 * Makes a call that is named by verb and address, as "PUT /api/recipes/{id}". Its parts and its answer have the types
 * that the route declares. Files and streams are read with `send`.
 */
export async function call<N extends CallName>(name: N, ...[given]: Given<Asked<N>>): Promise<AnswerOf<N>> {
  const answer = await transmit(name, given as Sending | undefined);
  return (answer.status === 204 ? undefined : await answer.json()) as AnswerOf<N>;
}

/** The same, for a caller who also needs the headers of the answer. */
export async function callWithHeaders<N extends CallName>(name: N, ...[given]: Given<Asked<N>>) {
  const answer = await transmit(name, given as Sending | undefined);
  return { answer: (await answer.json()) as AnswerOf<N>, headers: answer.headers };
}

/** Makes a call whose answer is a file. */
export const send = <N extends CallName>(name: N, ...[given]: Given<Asked<N>>): Promise<Response> =>
  transmit(name, given as Sending | undefined);

async function transmit(name: CallName, { body, form, signal, ...place }: Sending = {}): Promise<Response> {
  const signIn = credentials.signIn();
  const headers = new Headers(personHeaders());
  if (body !== undefined) headers.set("Content-Type", "application/json");
  if (form) headers.set("Accept", "application/json");
  const address = writeAddress(name, place);
  let answer: Response;
  try {
    answer = await fetch(address, {
      method: name.slice(0, name.indexOf(" ")),
      headers,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(form ? { body: form instanceof URLSearchParams ? form : toForm(form) } : {}),
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, "The server could not be reached. Please check your connection and try again.");
  }
  if (!answer.ok) {
    if (answer.status === 401 && !SIGN_INS.includes(name)) credentials.onRejected(signIn);
    throw await toApiError(answer);
  }
  return answer;
}

/** A multipart form: files as they are, texts as they are, anything else as JSON. */
function toForm(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    form.set(name, value instanceof Blob || typeof value === "string" ? value : JSON.stringify(value));
  }
  return form;
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
