import type { Client } from "../../find-client";
import type { Parameters } from "../../parameters";
import type { ProtocolErrorCode } from "../../protocol-error";

export type Refusal = { code: ProtocolErrorCode; description: string };

/** One rule for a request whose client and return address are known. Pure. Null: nothing against it. */
export type Check = (parameters: Parameters, client: Client) => Refusal | null;

export const refuse = (code: ProtocolErrorCode, description: string): Refusal => ({ code, description });
