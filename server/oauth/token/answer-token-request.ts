import type { TokenResponseWire } from "@/lib/schemas/oauth";
import type { Parameters } from "../parameters";
import { invalidRequest, ProtocolError } from "../protocol-error";
import type { TokenRequest } from "./find-token-request";
import { redeemCode } from "./redeem-code";
import { refresh } from "./refresh";

/** The token endpoint (RFC 6749 3.2), for an authenticated client. */
export async function answerTokenRequest(
  found: TokenRequest,
  parameters: Parameters,
  /** The thumbprint of the key that the caller holds; null: it sent no proof. */
  proofKey: string | null,
): Promise<TokenResponseWire> {
  switch (parameters.get("grant_type")) {
    case undefined:
      throw invalidRequest("The grant_type is missing");
    case "authorization_code":
      return redeemCode(found, parameters, proofKey);
    case "refresh_token":
      return refresh(found, parameters, proofKey);
    default:
      throw new ProtocolError("unsupported_grant_type", "Only authorization_code and refresh_token are supported");
  }
}
