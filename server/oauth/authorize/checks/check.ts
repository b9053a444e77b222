import type { Client } from "../../find-client";
import type { Parameters } from "../../parameters";
import type { ProtocolErrorCode } from "../../protocol-error";

export type Refusal = { code: ProtocolErrorCode; description: string };

/** One rule for requests whose client and redirect URI are established. Pure. Null when the request passes. */
export type Check = (parameters: Parameters, client: Client) => Refusal | null;

export const refuse = (code: ProtocolErrorCode, description: string): Refusal => ({ code, description });
