import { randomUUID } from "node:crypto";
import { GET as authorizeGet, POST as authorizePost } from "@/app/oauth/authorize/route";
import { POST as introspectPost } from "@/app/oauth/introspect/route";
import { POST as tokenPost } from "@/app/oauth/token/route";
import { GET as userinfoGet } from "@/app/oauth/userinfo/route";
import type { TokenResponseWire } from "@/lib/schemas/oauth";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { createSecretValue, hashSecretValue } from "@/server/oauth/secret-values";
import { pkcePair } from "../support/issuer";
import { type Answer, type CallOptions, call } from "../support/request";
import { DIET_AND_INGREDIENTS } from "./oauth";
import { createPerson, createSignedInPerson, type Person, type SignedInPerson } from "./people";

export const BACK = "https://menus.example/back";

export type TestClient = { id: string; clientId: string; ownerId: string; secret: string | null; isPublic: boolean };

type ClientOptions = {
  isPublic?: boolean;
  redirectUris?: string[];
  allowedDomains?: string[];
  scopes?: string[];
  isActive?: boolean;
  ownerId?: string;
  name?: string;
};

/** A registered application, confidential by default. */
export async function createClient(options: ClientOptions = {}): Promise<TestClient> {
  const { isPublic = false, redirectUris = [BACK], allowedDomains = ["menus.example"], isActive = true } = options;
  const secret = isPublic ? null : createSecretValue("ocs_");
  const ownerId = options.ownerId ?? (await createPerson({ accountType: "business" })).id;
  const row = await db.oAuthClient.create({
    data: {
      clientId: randomUUID(),
      ownerId,
      name: options.name ?? "Menus",
      tokenEndpointAuthMethod: isPublic ? "none" : "client_secret_basic",
      secretHash: secret && hashSecretValue(secret),
      secretLast4: secret?.slice(-4) ?? null,
      redirectUris,
      allowedDomains,
      scopes: options.scopes ?? ["general:access"],
      isActive,
      createdAt: now(),
    },
    select: { id: true, clientId: true },
  });
  return { ...row, ownerId, secret, isPublic };
}

/** Stores the person's consent as the consent screen would. */
export async function consent(
  person: Person,
  client: { id: string },
  scopes: readonly string[] = DIET_AND_INGREDIENTS,
) {
  const key = { userId: person.id, clientId: client.id };
  const values = { permission: true, active: true, scopes: [...scopes], grantedAt: now() };
  return db.userClientAuthorization.upsert({
    where: { userId_clientId: key },
    create: { ...key, ...values, createdAt: now() },
    update: values,
    select: { id: true },
  });
}

export type Query = Record<string, string | undefined>;

/** Leaves out names whose value is `undefined`. */
export const query = (parameters: Query): string =>
  new URLSearchParams(
    Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();

const defaults = (client: { clientId: string }): Query => ({
  response_type: "code",
  client_id: client.clientId,
  redirect_uri: BACK,
  state: "the state",
});

/** GET /oauth/authorize. `raw` is appended unencoded to the other parameters. */
export const authorize = (
  client: { clientId: string },
  parameters: Query,
  options: CallOptions & { raw?: string } = {},
) =>
  call(authorizeGet, {
    ...options,
    path: `/oauth/authorize?${query({ ...defaults(client), ...parameters })}${options.raw ?? ""}`,
  });

const FORM = { "content-type": "application/x-www-form-urlencoded" };

/** POST /oauth/authorize as the consent page sends it. */
export const authorizeByPost = (
  client: { clientId: string },
  parameters: Query,
  { raw = "", headers, ...options }: CallOptions & { raw?: string } = {},
) =>
  call<Record<string, string>>(authorizePost, {
    ...options,
    method: "POST",
    path: "/oauth/authorize",
    body: query({ ...defaults(client), ...parameters }) + raw,
    headers: { accept: "application/json", ...FORM, ...headers },
  });

/** The address that an answer redirects the browser to, and its parameters. */
export function answered(answer: Answer): { address: string; parameters: Record<string, string> } {
  const address = answer.headers.get("location") ?? (answer.body as { redirect_url: string }).redirect_url;
  return { address: address.split("?")[0] ?? "", parameters: Object.fromEntries(new URL(address).searchParams) };
}

export const basic = (client: { clientId: string; secret: string | null }): string =>
  `Basic ${Buffer.from(`${client.clientId}:${client.secret}`).toString("base64")}`;

type TokenAnswer = Answer<TokenResponseWire & { error?: string; error_description?: string }>;

/** POST to a protocol endpoint as this client, with its authentication method. */
export const callAs = <T = Record<string, unknown>>(
  handler: (request: Request) => Promise<Response>,
  client: TestClient,
  parameters: Query,
  { headers, ...options }: CallOptions = {},
): Promise<Answer<T>> =>
  call<T>(handler, {
    ...options,
    method: "POST",
    body: query(client.isPublic ? { client_id: client.clientId, ...parameters } : parameters),
    headers: { ...FORM, ...(client.isPublic ? {} : { authorization: basic(client) }), ...headers },
  });

export const requestTokens = (client: TestClient, parameters: Query, options: CallOptions = {}): Promise<TokenAnswer> =>
  callAs(tokenPost, client, parameters, options);

export const redeem = (client: TestClient, code: string, more: Query = {}, options: CallOptions = {}) =>
  requestTokens(client, { grant_type: "authorization_code", code, redirect_uri: BACK, ...more }, options);

export const refresh = (client: TestClient, refreshToken: string, more: Query = {}) =>
  requestTokens(client, { grant_type: "refresh_token", refresh_token: refreshToken, ...more });

export const introspect = (client: TestClient, token: string) => callAs(introspectPost, client, { token });

export const userinfo = (token: string, options: CallOptions = {}) =>
  call<Record<string, unknown>>(userinfoGet, { path: "/oauth/userinfo", token, ...options });

/** A person who consented, an application, and a code with its verifier. */
export async function createFlow(
  options: ClientOptions & { scope?: string; nonce?: string; person?: SignedInPerson } = {},
) {
  const { scope, nonce, person = await createSignedInPerson(), ...clientOptions } = options;
  const client = await createClient(clientOptions);
  await consent(person, client, scope === undefined ? DIET_AND_INGREDIENTS : scope.split(" "));
  const code = await newCode(person, client, { scope, nonce });
  return { person, client, ...code };
}

export async function newCode(person: SignedInPerson, client: TestClient, parameters: Query = {}) {
  const { verifier, challenge } = pkcePair();
  const pkce = client.isPublic ? { code_challenge: challenge, code_challenge_method: "S256" } : {};
  const answer = await authorize(client, { ...pkce, ...parameters }, { token: person.token });
  const { code } = answered(answer).parameters;
  if (!code) throw new Error(`no code: ${answer.status} ${answer.headers.get("location")}`);
  return { code, verifier: client.isPublic ? verifier : undefined };
}

/** The same, with the tokens of the redeemed code. */
export async function createTokens(options: Parameters<typeof createFlow>[0] = {}) {
  const flow = await createFlow(options);
  const answer = await redeem(flow.client, flow.code, { code_verifier: flow.verifier });
  if (answer.status !== 200) throw new Error(`no tokens: ${answer.status} ${JSON.stringify(answer.body)}`);
  return { ...flow, tokens: answer.body };
}
