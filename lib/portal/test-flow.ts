import { FlowRun, type Json, type RequestedScopes, type Setup, type Tools } from "./test-flow-run";

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=/g, "");
const random = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

/** The values that one run of the flow generates, and those that earlier steps have received. */
type Facts = {
  readonly verifier: string;
  readonly state: string;
  challenge: string;
  requested: RequestedScopes;
  /** The query with which the browser returns to the application. */
  comeBack: URLSearchParams;
  tokens: Json;
};

/**
 * Runs an application through the whole flow at the public endpoints. It leaves nothing behind: the tokens are revoked
 * and the previous consent is restored.
 */
export async function runTestFlow(setup: Setup, tools: Tools): Promise<void> {
  const run = new FlowRun(setup, tools);
  const consent = new ConsentRecord(setup, run);
  const facts: Facts = {
    verifier: random(),
    state: random(),
    challenge: "",
    requested: [],
    comeBack: new URLSearchParams(),
    tokens: {},
  };
  run.mask(facts.verifier, shortened(facts.verifier));
  try {
    await run.step("pkce", () => makeChallenge(facts));
    await run.step("authorize", () => authorize(run, setup, facts));
    await run.step("consent", () => decide(run, setup, facts, { consent, tools }));
    await run.step("code", () => comeBack(run, setup, facts, tools.origin));
    await run.step("token", () => tradeCode(run, setup, facts));
    await run.step("userinfo", () => readUserinfo(run, facts));
    await run.step("revoke", () => revoke(run, facts));
  } catch (error) {
    run.fail(error);
  } finally {
    await consent.restore().catch(() => {});
  }
}

const shortened = (text: string): string => `${text.slice(0, 4)}…${text.slice(-2)}`;

/** The authorization request. */
const requestOf = ({ clientId, redirectUri, scope }: Setup, { state, challenge }: Facts): Record<string, string> => ({
  response_type: "code",
  client_id: clientId,
  redirect_uri: redirectUri,
  ...(scope.trim() ? { scope: scope.trim() } : {}),
  state,
  code_challenge: challenge,
  code_challenge_method: "S256",
  // Asks even a person who has consented before.
  prompt: "consent",
});

async function makeChallenge(facts: Facts): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(facts.verifier));
  facts.challenge = base64url(new Uint8Array(digest));
  return `S256, ${facts.verifier.length} characters`;
}

async function authorize(run: FlowRun, setup: Setup, facts: Facts): Promise<string> {
  const query = new URLSearchParams(requestOf(setup, facts));
  const context = run.must(await run.send("GET", `/oauth/authorize/context?${query}`, { bySession: true }));
  if (context.error) run.stop(String(context.error));
  facts.requested = (context.scopes as RequestedScopes).filter(({ description }) => description !== "");
  const { isRedirect, status, body } = await run.send("GET", `/oauth/authorize?${query}`, { bySession: true });
  if (!isRedirect) run.stop(String(body.error ?? ""), { status });
  return "302 to the consent page";
}

type Deciding = { consent: ConsentRecord; tools: Pick<Tools, "decide"> };

async function decide(run: FlowRun, setup: Setup, facts: Facts, { consent, tools }: Deciding): Promise<string> {
  const isAllowed = (await tools.decide(facts.requested)) === "allow";
  if (isAllowed) await consent.allow(facts.requested.map(({ name }) => name));
  const form = { ...requestOf(setup, facts), ...(isAllowed ? { decision: "allow" } : {}) };
  const path = isAllowed ? "/oauth/authorize" : "/oauth/authorize/deny";
  const answer = run.must(await run.send("POST", path, { form, bySession: true }));
  facts.comeBack = queryOf(answer.redirect_url);
  return isAllowed ? "allowed" : "denied";
}

async function comeBack(run: FlowRun, { redirectUri }: Setup, facts: Facts, origin: string): Promise<string> {
  const query = facts.comeBack;
  const error = query.get("error");
  if (error) run.stop(error);
  const code = query.get("code") ?? "";
  run.mask(code, shortened(code));
  if (query.get("state") !== facts.state || query.get("iss") !== origin) run.stop("wrong_answer");
  const path = `${redirectUri}${redirectUri.includes("?") ? "&" : "?"}${query}`;
  run.showUnsent(path, "The browser goes here. The test stays in the portal.");
  return [...query.keys()].join(", ");
}

async function tradeCode(run: FlowRun, { redirectUri }: Setup, facts: Facts): Promise<string> {
  const grant = {
    grant_type: "authorization_code",
    code: facts.comeBack.get("code") ?? "",
    redirect_uri: redirectUri,
    code_verifier: facts.verifier,
  };
  const answer = await run.send("POST", "/oauth/token", run.asClient(grant));
  facts.tokens = run.must(answer);
  return String(answer.status);
}

async function readUserinfo(run: FlowRun, { tokens }: Facts): Promise<string> {
  const headers = { Authorization: `Bearer ${tokens.access_token}` };
  const answer = await run.send("GET", "/oauth/userinfo", { headers });
  run.must(answer);
  return String(answer.status);
}

async function revoke(run: FlowRun, { tokens }: Facts): Promise<string> {
  const answer = await run.send("POST", "/oauth/revoke", run.asClient({ token: String(tokens.refresh_token) }));
  run.must(answer);
  return String(answer.status);
}

const RECORDS = "/api/user-client-authorization";

/** The diner's consent for the application: granted for the test, restored afterwards. */
class ConsentRecord {
  readonly #setup: Pick<Setup, "userId" | "clientId">;
  readonly #run: FlowRun;
  #before: Json | null = null;
  #id: string | null = null;

  constructor(setup: Pick<Setup, "userId" | "clientId">, run: FlowRun) {
    this.#setup = setup;
    this.#run = run;
  }

  async allow(scopes: string[]): Promise<void> {
    const { userId, clientId } = this.#setup;
    const run = this.#run;
    const known = await run.send("GET", `${RECORDS}/user/${userId}/client/${clientId}`, { bySession: true });
    this.#before = known.status === 404 ? null : run.must(known);
    const granted = (this.#before?.scopes ?? []) as string[];
    const all = [...new Set([...granted, ...scopes])];
    const json = { user_id: userId, client_id: clientId, permission: true, active: true, scopes: all };
    this.#id = String(run.must(await run.send("POST", RECORDS, { json, bySession: true })).id);
  }

  async restore(): Promise<void> {
    if (this.#id === null) return;
    const path = `${RECORDS}/${this.#id}`;
    if (!this.#before) return void (await this.#run.send("DELETE", path, { bySession: true }));
    const { permission, active, scopes } = this.#before;
    await this.#run.send("PATCH", path, { json: { permission, active, scopes }, bySession: true });
  }
}

const queryOf = (address: unknown): URLSearchParams =>
  new URLSearchParams(String(address).split("?").slice(1).join("?"));
