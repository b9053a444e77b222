import { ApiError, failureOf } from "@/lib/api-call";

export type CodeErrors = { current_password?: string; code?: string };

/** Assigns the server's errors to the fields that they concern. `other`: a message that concerns no single field. */
export function errorsOf(error: unknown): { fields: CodeErrors; other: string | null } {
  const named = error instanceof ApiError ? error.fields : [];
  const at = (name: string) => named.find(({ loc }) => loc.at(-1) === name)?.msg;
  const [password, code] = [at("current_password"), at("code")];
  const fields = { ...(password ? { current_password: password } : {}), ...(code ? { code } : {}) };
  return { fields, other: password || code ? null : failureOf(error, "That did not work. Please try again.") };
}
