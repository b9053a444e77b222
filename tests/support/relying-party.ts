import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import express, { type Request } from "express";
import * as oidc from "openid-client";

export type RegisteredClient = { client_id: string; client_secret: string | null };
/** The result of one visit to the application. */
export type Outcome =
  | { kind: "tokens"; tokens: Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>; claims: oidc.UserInfoResponse }
  | { kind: "error"; error: string };

export type RelyingParty = {
  origin: string;
  client: RegisteredClient;
  /** In the order in which people returned. */
  outcomes: Outcome[];
  /** What the API answers to the tokens of a visit. */
  readProfile: (outcome: Outcome) => Promise<{ status: number; body: Record<string, unknown> }>;
  refresh: (outcome: Outcome) => Promise<"refreshed" | string>;
  close: () => Promise<void>;
};

type Options = {
  /** Registers the application with the issuer and returns the registration. */
  register: (redirectUri: string) => Promise<RegisteredClient>;
  issuer: string;
};

type Pending = { verifier: string; nonce: string };

/**
 * A partner's website that signs people in with us: express and an unmodified openid-client. `/login` sends the browser
 * to the issuer with the parameters of its query; `/shop` does the same in a popup window.
 */
export async function startRelyingParty({ register, issuer }: Options): Promise<RelyingParty> {
  const app = express();
  const pending = new Map<string, Pending>();
  const outcomes: Outcome[] = [];
  const server = await new Promise<Server>((resolve) => {
    const listening = app.listen(0, "127.0.0.1", () => resolve(listening));
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const redirectUri = `${origin}/callback`;
  const client = await register(redirectUri);
  const authentication = client.client_secret ? oidc.ClientSecretBasic(client.client_secret) : oidc.None();
  const config = await oidc.discovery(new URL(issuer), client.client_id, undefined, authentication, {
    execute: [oidc.allowInsecureRequests],
  });

  app.get("/favicon.ico", (_request, response) => void response.status(204).end());
  app.get("/shop", (_request, response) => void response.send(SHOP));
  app.get("/login", async (request, response) => {
    const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()];
    pending.set(state, { verifier, nonce });
    const address = oidc.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri,
      scope: "openid dietary_preferences:read ingredients:read",
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
      ...textsOf(request),
    });
    response.redirect(address.href);
  });
  app.get("/callback", async (request, response) => {
    const outcome = await finish(request);
    outcomes.push(outcome);
    const said = outcome.kind === "tokens" ? outcome.claims : { error: outcome.error };
    response.send(answerPage(said));
  });

  async function finish(request: Request): Promise<Outcome> {
    const { state = "" } = textsOf(request);
    const { verifier, nonce } = pending.get(state) ?? { verifier: "", nonce: "" };
    pending.delete(state);
    try {
      const address = new URL(request.originalUrl, origin);
      const checks = { pkceCodeVerifier: verifier, expectedNonce: nonce, expectedState: state, idTokenExpected: true };
      const tokens = await oidc.authorizationCodeGrant(config, address, checks);
      const claims = await oidc.fetchUserInfo(config, tokens.access_token, tokens.claims()?.sub ?? "");
      return { kind: "tokens", tokens, claims };
    } catch (error) {
      return { kind: "error", error: nameOf(error) };
    }
  }

  const tokensOf = (outcome: Outcome) => {
    if (outcome.kind !== "tokens") throw new Error(`No tokens: ${outcome.error}`);
    return outcome.tokens;
  };
  return {
    origin,
    client,
    outcomes,
    readProfile: async (outcome) => {
      const headers = { Authorization: `Bearer ${tokensOf(outcome).access_token}` };
      const answer = await fetch(`${issuer}/oauth/userinfo`, { headers });
      return { status: answer.status, body: await answer.json().catch(() => ({})) };
    },
    refresh: (outcome) =>
      oidc.refreshTokenGrant(config, tokensOf(outcome).refresh_token ?? "").then(() => "refreshed", nameOf),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function nameOf(error: unknown): string {
  if (error instanceof oidc.AuthorizationResponseError || error instanceof oidc.ResponseBodyError) return error.error;
  return String(error);
}

const textsOf = (request: Request): Record<string, string> =>
  Object.fromEntries(Object.entries(request.query).map(([name, value]) => [name, String(value)]));

const page = (body: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Lungara Online</title>
</head><body><main>${body}</main></body></html>`;

/** The popup's return page passes its result to the page that opened it, only on its own origin. */
const answerPage = (said: unknown) =>
  page(`<h1>Back at Lungara</h1><pre id="said">${JSON.stringify(said).replaceAll("<", "\\u003c")}</pre>
<script>if (opener) { opener.postMessage(document.getElementById("said").textContent, location.origin); close(); }</script>`);

const SHOP = page(`<h1>Lungara Online</h1><button id="connect">Connect my dietary ID</button><pre id="said"></pre>
<script>
addEventListener("message", (event) => {
  if (event.origin === location.origin) document.getElementById("said").textContent = event.data;
});
document.getElementById("connect").onclick = () => {
  const opened = open("/login" + location.search, "forkprint", "width=480,height=720");
  const watch = setInterval(() => {
    if (!opened.closed) return;
    clearInterval(watch);
    document.body.dataset.window = "closed";
  }, 100);
};
</script>`);
