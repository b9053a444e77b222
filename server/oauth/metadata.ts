import { PROOF_ALGORITHMS } from "@/lib/oauth/proof-algorithms";
import { ADVERTISED_SCOPES, ASSISTANT_SCOPES } from "@/lib/oauth/scopes";
import { PRODUCT_NAME } from "@/lib/product";
import type { IssuerMetadataWire } from "@/lib/schemas/oauth";
import { env } from "@/server/env";
import { assistantIssuer, assistantResource } from "./resource";

const SECRET_METHODS = ["client_secret_basic", "client_secret_post"];
const CLIENT_METHODS = [...SECRET_METHODS, "none"];

/** RFC 8414 2, OpenID Connect Discovery 3, RFC 9126 5 and RFC 9449 5.1, in one document. It lists only what works. */
export function issuerMetadata(): IssuerMetadataWire {
  const issuer = env.APP_URL;
  return {
    issuer,
    authorization_endpoint: `${issuer}/oauth/authorize`,
    token_endpoint: `${issuer}/oauth/token`,
    revocation_endpoint: `${issuer}/oauth/revoke`,
    introspection_endpoint: `${issuer}/oauth/introspect`,
    userinfo_endpoint: `${issuer}/oauth/userinfo`,
    jwks_uri: `${issuer}/oauth/jwks`,
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    code_challenge_methods_supported: ["S256"],
    token_endpoint_auth_methods_supported: CLIENT_METHODS,
    revocation_endpoint_auth_methods_supported: CLIENT_METHODS,
    introspection_endpoint_auth_methods_supported: SECRET_METHODS,
    authorization_response_iss_parameter_supported: true,
    scopes_supported: [...ADVERTISED_SCOPES],
    subject_types_supported: ["public", "pairwise"],
    id_token_signing_alg_values_supported: ["RS256"],
    claims_supported: [
      ...["iss", "sub", "aud", "exp", "iat", "auth_time", "at_hash", "nonce"],
      ...["name", "given_name", "family_name", "email", "email_verified"],
      ...["dietary_preferences", "allergies", "health_concerns", "ingredient_preferences"],
    ],
    request_parameter_supported: false,
    request_uri_parameter_supported: false,
    pushed_authorization_request_endpoint: `${issuer}/oauth/par`,
    require_pushed_authorization_requests: false,
    dpop_signing_alg_values_supported: [...PROOF_ALGORITHMS],
    service_documentation: `${issuer}/partner-program`,
  };
}

/**
 * The metadata under the issuer's second name, for assistants. They describe themselves at an
 * address that is their client id (Client ID Metadata Documents), or register themselves (RFC 7591).
 */
export const assistantMetadata = () => ({
  ...issuerMetadata(),
  issuer: assistantIssuer(),
  registration_endpoint: `${env.APP_URL}/oauth/register`,
  client_id_metadata_document_supported: true,
  scopes_supported: [...ASSISTANT_SCOPES, "offline_access"],
});

/** The protected resource's metadata (RFC 9728 2). */
export const resourceMetadata = () => ({
  resource: assistantResource(),
  authorization_servers: [assistantIssuer(), env.APP_URL],
  scopes_supported: [...ASSISTANT_SCOPES],
  bearer_methods_supported: ["header"],
  resource_name: PRODUCT_NAME,
  resource_documentation: `${env.APP_URL}/partner-program`,
});
