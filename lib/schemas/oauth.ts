import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";
import { DIET_KEYS } from "../dietary/diets";
import { MAX_CLIENT_ID_LENGTH } from "../oauth/client-id";
import { hasInvisible, readsAsOurs, TURNS_TEXT } from "../oauth/client-name";
import { SUPPORTED_SCOPES } from "../oauth/scopes";
import { favoriteType } from "./favorites";
import { aboutClientWire, clientDetailsBody } from "./oauth-details";
import { preferenceType, severity } from "./profile";
import { id, line, requiredLine, timestamp } from "./text";
import { isTimeZone } from "./time-zone";

const errorCode = z.string();

/** RFC 6749 5.1. `token_type`: "DPoP" for a token that is bound to the key of a proof (RFC 9449 5). */
export const tokenResponseWire = z.object({
  access_token: z.string(),
  token_type: z.enum(["Bearer", "DPoP"]),
  expires_in: z.number().int(),
  refresh_token: z.string(),
  scope: z.string(),
  id_token: z.string().optional(),
});

/** RFC 7662 2.2. */
export const introspectionWire = z.union([
  z.object({
    active: z.literal(true),
    client_id: z.string(),
    sub: z.string(),
    scope: z.string(),
    iss: z.string(),
    iat: z.number().int(),
    exp: z.number().int(),
    token_type: z.enum(["Bearer", "DPoP"]).optional(),
    /** The thumbprint of the key that the token is bound to (RFC 9449 6.2). */
    cnf: z.object({ jkt: z.string() }).optional(),
  }),
  z.object({ active: z.literal(false) }),
]);

/** RFC 9126 2.2. `expires_in`: seconds until a browser must have come. */
export const pushedRequestWire = z.object({ request_uri: z.string(), expires_in: z.number().int() });

/** Fields of a scope that was not granted are absent. */
export const userInfoWire = z.object({
  sub: z.string(),
  dietary_preferences: z.array(z.enum(DIET_KEYS)).optional(),
  health_concerns: z.array(z.string()).optional(),
  /**
   * Includes intolerances. `key`: of the food or group, which stays the same if it is renamed. `traces`: whether traces
   * matter.
   */
  allergies: z.array(z.object({ key: z.string(), name: z.string(), severity, traces: z.boolean() })).optional(),
  /** Ways of eating beyond the documented keys: avoided foods with a name, such as Halal. Absent if there is none. */
  ways_of_eating: z.array(z.object({ key: z.string(), name: z.string(), avoids: z.string() })).optional(),
  ingredient_preferences: z
    .array(z.object({ ingredient_name: z.string(), preference_type: preferenceType }))
    .optional(),
  name: z.string().nullable().optional(),
  given_name: z.string().nullable().optional(),
  family_name: z.string().nullable().optional(),
  email: z.string().nullable().optional(),
  email_verified: z.boolean().optional(),
  favorites: z.array(z.object({ name: z.string(), type: favoriteType })).optional(),
});

const texts = z.array(z.string());

/** RFC 8414 2. */
export const issuerMetadataWire = z.object({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  revocation_endpoint: z.string(),
  introspection_endpoint: z.string(),
  userinfo_endpoint: z.string(),
  jwks_uri: z.string(),
  response_types_supported: texts,
  response_modes_supported: texts,
  grant_types_supported: texts,
  code_challenge_methods_supported: texts,
  token_endpoint_auth_methods_supported: texts,
  revocation_endpoint_auth_methods_supported: texts,
  introspection_endpoint_auth_methods_supported: texts,
  authorization_response_iss_parameter_supported: z.boolean(),
  scopes_supported: texts,
  subject_types_supported: texts,
  id_token_signing_alg_values_supported: texts,
  claims_supported: texts,
  request_parameter_supported: z.boolean(),
  request_uri_parameter_supported: z.boolean(),
  pushed_authorization_request_endpoint: z.string(),
  require_pushed_authorization_requests: z.boolean(),
  dpop_signing_alg_values_supported: texts,
  service_documentation: z.string(),
});

/** The metadata of the issuer's second name, under which applications may register themselves. */
export const assistantMetadataWire = issuerMetadataWire.extend({
  registration_endpoint: z.string(),
  client_id_metadata_document_supported: z.literal(true),
});

/** RFC 9728 2. */
export const resourceMetadataWire = z.object({
  resource: z.string(),
  authorization_servers: texts,
  scopes_supported: texts,
  bearer_methods_supported: texts,
  resource_name: z.string(),
  resource_documentation: z.string(),
});

export const publicKeysWire = z.object({
  keys: z.array(
    z.object({
      kty: z.literal("RSA"),
      n: z.string(),
      e: z.string(),
      kid: z.string(),
      use: z.literal("sig"),
      alg: z.literal("RS256"),
    }),
  ),
});

/** The data of the consent screen. `granted`: the person's consent already covers this scope. */
export const authorizationContextWire = z.object({
  client: z.object({ client_id: z.string(), name: z.string() }),
  redirect_host: z.string(),
  scopes: z.array(z.object({ name: z.enum(SUPPORTED_SCOPES), description: z.string(), granted: z.boolean() })),
  consent: z.enum(["granted", "required", "inactive", "none"]),
  error: errorCode.optional(),
  /** The following three fields are present with `whole=1` only, which our own page sends. */
  about: aboutClientWire.optional(),
  /** Stands for all that the page says of the application. An Allow sends it back as `shown`. */
  identity: z.string().optional(),
  /** What the person decided before; null if they decided nothing or are not signed in. */
  record: z
    .object({
      id: z.string(),
      permission: z.boolean(),
      active: z.boolean(),
      scopes: texts,
      declined: texts,
      ends_at: timestamp.nullable(),
    })
    .nullish(),
});

export const redirectAnswerWire = z.object({ redirect_url: z.string() });
export const redirectUrisWire = z.object({ redirect_uris: texts, client_name: z.string() });

const clientIdText = z.string().max(MAX_CLIENT_ID_LENGTH);

/** `client_id`: the application's public id. */
export const authorizationWire = z.object({
  id: z.string(),
  user_id: z.string(),
  client_id: z.string(),
  permission: z.boolean(),
  active: z.boolean(),
  scopes: texts,
});

const consentScopes = z.array(z.string().max(100)).max(20);

/**
 * How long a consent lasts: four hours, until midnight in the person's time zone, thirty days, or until it is revoked.
 */
export const CONSENT_LENGTHS = ["visit", "today", "month", "always"] as const;
/**
 * `declined`: the requested scopes that the person did not tick. `time_zone`: the zone in which `today` ends. `shown`: the
 * `identity` of the context that the person answered; an application that changed since is not allowed (409).
 */
const consentTerms = {
  declined: consentScopes.optional(),
  lasts: z.enum(CONSENT_LENGTHS).optional(),
  shown: z.string().max(64).optional(),
  time_zone: z.string().max(64).refine(isTimeZone, msg("timeZoneLike")).optional(),
};

export const saveAuthorizationBody = z.strictObject({
  user_id: id,
  client_id: clientIdText,
  permission: z.boolean(),
  active: z.boolean(),
  scopes: consentScopes.optional(),
  ...consentTerms,
});

export const changeAuthorizationBody = z
  .strictObject({
    permission: z.boolean().optional(),
    active: z.boolean().optional(),
    scopes: consentScopes.optional(),
    ...consentTerms,
  })
  .refine((body) => Object.values(body).some((value) => value !== undefined), msg("noChangeGiven"));

export const authorizationPathParams = z.object({ userId: id, clientId: clientIdText });

/** An application that a person has allowed, for the Privacy tab. Times are in UTC; `last_used_at` null: never used. */
export const connectedApplicationWire = z.object({
  id: z.string(),
  client_id: z.string(),
  name: z.string(),
  scopes: z.array(z.object({ name: z.string(), description: z.string() })),
  since: timestamp,
  last_used_at: timestamp.nullable(),
  /** Null: valid until it is revoked. */
  ends_at: timestamp.nullable(),
});

export const MAX_REDIRECT_URIS = 10;
export const MAX_ALLOWED_DOMAINS = 20;

const domainText = z
  .string()
  .trim()
  .toLowerCase()
  .max(260, msg("domainLongest", { count: 253 }))
  .regex(/^(?!.*\.\.)[\p{L}\p{N}]([\p{L}\p{N}.-]*[\p{L}\p{N}])?(:\d{1,5})?$/u, msg("domainLike"));

export const clientFields = z.object({
  name: requiredLine(100, msg("applicationNameRequired"))
    .refine((name) => !TURNS_TEXT.test(name), msg("nameTurnsText"))
    .refine((name) => !hasInvisible(name), msg("nameUnseen"))
    .refine((name) => !readsAsOurs(name), msg("nameReadsAsOurs")),
  description: z
    .string()
    .trim()
    .max(2000, msg("charactersMost", { count: 2000 }))
    .nullish(),
  redirect_uris: z
    .array(z.string(), msg("redirectUriLeast"))
    .min(1, msg("redirectUriLeast"))
    .max(MAX_REDIRECT_URIS, msg("redirectUrisMost", { count: MAX_REDIRECT_URIS })),
  allowed_domains: z
    .array(domainText, msg("domainLeast"))
    .min(1, msg("domainLeast"))
    .max(MAX_ALLOWED_DOMAINS, msg("domainsMost", { count: MAX_ALLOWED_DOMAINS })),
  scopes: z
    .array(z.enum(["general:access", ...SUPPORTED_SCOPES], msg("scopeUnknown")))
    .min(1, msg("scopeLeast"))
    .max(10, msg("scopesMost", { count: 10 }))
    .optional(),
});

/** With what it says about itself, so that a server registers in one call; a logo is fetched once it is registered. */
export const registerClientBody = clientFields.extend({
  ...clientDetailsBody.omit({ logo_uri: true }).shape,
  logo_uri: z.undefined(msg("logoAfterRegistration")).optional(),
  token_endpoint_auth_method: z
    .enum(["none", "client_secret_basic", "client_secret_post"], msg("authMethods"))
    .default("client_secret_basic"),
  /** `pairwise`: the application knows a person by a `sub` that no other sector has. Cannot be changed later. */
  subject_type: z.enum(["public", "pairwise"]).default("public"),
});

/** The fields of RFC 7591 2 that this server supports. Others are ignored. */
export const selfRegistrationBody = z.object({
  redirect_uris: z.array(z.string().max(2000)).min(1).max(MAX_REDIRECT_URIS),
  client_name: clientFields.shape.name.default("Unnamed assistant"),
  scope: z.string().max(1000).optional(),
});

/**
 * A Client ID Metadata Document. It is written for every server, so that scopes of others in it do not matter. An
 * application that has a secret or keys of its own is not one of them.
 */
export const clientDocumentBody = selfRegistrationBody.omit({ scope: true }).extend({
  client_id: z.string(),
  token_endpoint_auth_method: z.literal("none").optional(),
  client_secret: z.never().optional(),
  redirect_uris: z.array(z.string().max(2000)).min(1).max(100),
});

export const selfRegistrationWire = z.object({
  client_id: z.string(),
  client_id_issued_at: z.number().int(),
  client_name: z.string(),
  redirect_uris: texts,
  grant_types: texts,
  response_types: texts,
  token_endpoint_auth_method: z.literal("none"),
  scope: z.string(),
});

/** `client_secret`: present only in the answer that created it. */
export const clientWire = z.object({
  id: z.string(),
  client_id: z.string(),
  client_secret: z.string().nullable(),
  /** Empty if its secret ended with a reset of the owner's password: then no secret works until a new one is made. */
  client_secret_last4: z.string().nullable(),
  name: z.string(),
  description: z.string().nullable(),
  token_endpoint_auth_method: z.enum(["none", "client_secret_basic", "client_secret_post"]),
  redirect_uris: texts,
  allowed_domains: texts,
  scopes: texts,
  is_active: z.boolean(),
  created_at: timestamp,
  updated_at: timestamp,
});

/** How long the previous secret keeps working. */
export const rotateSecretQuery = z.object({ overlap_hours: z.coerce.number().int().min(0).max(168).optional() });

export const clientParams = z.object({ client_id: clientIdText });
export const venueIdentifierParams = z.object({ client_id: clientIdText, id });

/** `id`: the venue's id; `internal_id`: the application's own name for it. */
export const venueIdentifierWire = z.object({
  id: z.string(),
  venue_name: z.string(),
  internal_id: z.string().nullable(),
});
export const setVenueIdentifierBody = z.object({ internal_id: line(200).nullable() });

export type TokenResponseWire = z.infer<typeof tokenResponseWire>;
export type IntrospectionWire = z.infer<typeof introspectionWire>;
export type UserInfoWire = z.infer<typeof userInfoWire>;
export type IssuerMetadataWire = z.infer<typeof issuerMetadataWire>;
export type AuthorizationContextWire = z.infer<typeof authorizationContextWire>;
export type RedirectAnswerWire = z.infer<typeof redirectAnswerWire>;
export type RedirectUrisWire = z.infer<typeof redirectUrisWire>;
export type AuthorizationWire = z.infer<typeof authorizationWire>;
export type SaveAuthorizationBody = z.infer<typeof saveAuthorizationBody>;
export type ChangeAuthorizationBody = z.infer<typeof changeAuthorizationBody>;
export type ConnectedApplicationWire = z.infer<typeof connectedApplicationWire>;
export type ClientFields = z.infer<typeof clientFields>;
export type RegisterClientBody = z.infer<typeof registerClientBody>;
export type ClientWire = z.infer<typeof clientWire>;
export type VenueIdentifierWire = z.infer<typeof venueIdentifierWire>;
