import { withParameters } from "@/lib/oauth/redirect-uri";
import { env } from "@/server/env";
import type { ProtocolErrorCode } from "../protocol-error";
import { issuerOf } from "../resource";
import type { AuthorizationRequest, ReturnAddress } from "./authorization-request";
import type { Refusal } from "./checks/check";

/** RFC 6749 4.1.2 and RFC 9207. `email` is added only if it is confirmed and this response grants `profile:read`. */
export function successAddress(request: AuthorizationRequest, code: string, email: string | undefined): string {
  return withParameters(request.address.uri, {
    code,
    state: request.state,
    iss: issuerOf(request.client),
    email: request.scopes.includes("profile:read") ? email : undefined,
  });
}

/** RFC 6749 4.1.2.1. */
export function errorAddress(
  address: Pick<ReturnAddress, "uri">,
  state: string | undefined,
  { code, description }: Pick<Refusal, "code"> & Partial<Refusal>,
  issuer: string = env.APP_URL,
): string {
  return withParameters(address.uri, {
    error: code satisfies ProtocolErrorCode,
    error_description: description,
    state,
    iss: issuer,
  });
}
