import { explain, type Problem } from "./test-flow-problems";
import { type Exchange, type Masks, show } from "./test-flow-show";

export const STEPS = ["pkce", "authorize", "consent", "code", "token", "userinfo", "revoke"] as const;
export type StepName = (typeof STEPS)[number];
export type StepState = {
  status: "waiting" | "running" | "done" | "failed" | "not_tried";
  /** The answer in a few words, such as its status code. */
  said: string;
  ms: number;
  exchanges: Exchange[];
  problem: Problem | null;
};
export type FlowState = Record<StepName, StepState>;

export type Setup = {
  clientId: string;
  method: "none" | "client_secret_basic" | "client_secret_post";
  /** The registered addresses, to say how the used one differs. */
  registered: readonly string[];
  redirectUri: string;
  scope: string;
  secret: string;
  /** The account that plays the diner in the test. */
  userId: string;
};
export type Asked = { name: string; description: string }[];
export type Decision = "allow" | "deny";
export type Tools = {
  origin: string;
  fetch: typeof globalThis.fetch;
  /** The headers that our own pages send beside the session cookie. */
  session: () => Record<string, string>;
  now: () => number;
  /** Called at the consent step with the scopes that the diner would see. */
  decide: (scopes: Asked) => Promise<Decision>;
  report: (state: FlowState) => void;
};

const waiting = (): StepState => ({ status: "waiting", said: "", ms: 0, exchanges: [], problem: null });
export const freshFlow = (): FlowState =>
  Object.fromEntries(STEPS.map((name) => [name, waiting()])) as Record<StepName, StepState>;

class Stopped extends Error {
  constructor(readonly problem: Problem) {
    super(problem.title);
  }
}
type Json = Record<string, unknown>;
type Call = { headers?: Record<string, string>; form?: Record<string, string>; json?: Json; bySession?: boolean };
type Answered = { status: number; body: Json; isRedirect: boolean };

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=/g, "");
const random = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

/**
 * Runs an application through the whole flow at the public endpoints. It leaves nothing behind: the tokens are revoked
 * and the previous consent is restored.
 */
export async function runTestFlow(setup: Setup, tools: Tools): Promise<void> {
  const state = freshFlow();
  const masks: Masks = new Map();
  const tell = () => tools.report({ ...state });
  const secret = setup.method === "none" ? "" : setup.secret;
  if (secret) masks.set(secret, `••••${secret.slice(-4)}`);
  let current: StepName = "pkce";

  async function send(method: string, path: string, call: Call = {}): Promise<Answered> {
    const { form, json } = call;
    const session = call.bySession ? tools.session() : {};
    const sent = {
      Accept: "application/json",
      ...call.headers,
      ...(json ? { "Content-Type": "application/json" } : {}),
    };
    const body = form ? new URLSearchParams(form) : json ? JSON.stringify(json) : null;
    const begun = tools.now();
    const answer = await tools
      .fetch(path, {
        method,
        headers: { ...sent, ...session },
        body,
        credentials: call.bySession ? "same-origin" : "omit",
        redirect: "manual",
      })
      .catch(() => null);
    const ms = Math.round(tools.now() - begun);
    const text = (await answer?.text().catch(() => "")) ?? "";
    const isRedirect = answer?.type === "opaqueredirect" || answer?.status === 302;
    const step = state[current];
    const request = {
      method,
      path,
      origin: tools.origin,
      headers: sent,
      form,
      json,
      bySession: call.bySession ?? false,
    };
    const exchange = show(
      request,
      { status: answer?.status ?? 0, isRedirect, headers: answer?.headers, text },
      masks,
      ms,
    );
    state[current] = { ...step, ms: step.ms + ms, exchanges: [...step.exchanges, exchange] };
    tell();
    if (!answer) throw new Stopped(explain({ step: current, error: "network", setup }));
    const read = parsed(text);
    return { status: answer.status, body: read, isRedirect };
  }

  async function step(name: StepName, work: () => Promise<string>): Promise<void> {
    current = name;
    state[name] = { ...state[name], status: "running" };
    tell();
    const result = await work();
    state[name] = { ...state[name], status: "done", said: result };
    tell();
  }
  /** @throws Stopped unless the answer is a success */
  const must = ({ status, body }: Answered): Json => {
    if (status >= 200 && status < 300) return body;
    const { error = "", error_description = body.detail } = body;
    throw new Stopped(
      explain({ step: current, error: String(error), said: String(error_description ?? ""), status, setup }),
    );
  };
  const asClient = (form: Record<string, string>): Call => {
    if (setup.method === "none") return { form: { ...form, client_id: setup.clientId } };
    if (setup.method === "client_secret_post")
      return { form: { ...form, client_id: setup.clientId, client_secret: secret } };
    const pair = [setup.clientId, secret].map(encodeURIComponent).join(":");
    const header = `Basic ${btoa(pair)}`;
    masks.set(header, `Basic ${setup.clientId}:••••${secret.slice(-4)}`);
    return { form, headers: { Authorization: header } };
  };

  const verifier = random();
  const flowState = random();
  masks.set(verifier, `${verifier.slice(0, 4)}…${verifier.slice(-2)}`);
  let challenge = "";
  let comeBack = new URLSearchParams();
  let tokens: Json = {};
  const consent = consentRecord(setup, send);
  const request = (): Record<string, string> => ({
    response_type: "code",
    client_id: setup.clientId,
    redirect_uri: setup.redirectUri,
    ...(setup.scope.trim() ? { scope: setup.scope.trim() } : {}),
    state: flowState,
    code_challenge: challenge,
    code_challenge_method: "S256",
    // Asks even a person who has consented before.
    prompt: "consent",
  });

  try {
    await step("pkce", async () => {
      const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
      challenge = base64url(new Uint8Array(digest));
      return `S256, ${verifier.length} characters`;
    });
    let requested: Asked = [];
    await step("authorize", async () => {
      const query = new URLSearchParams(request());
      const context = must(await send("GET", `/oauth/authorize/context?${query}`, { bySession: true }));
      if (context.error) throw new Stopped(explain({ step: "authorize", error: String(context.error), setup }));
      requested = (context.scopes as Asked).filter(({ description }) => description !== "");
      const { isRedirect, status, body } = await send("GET", `/oauth/authorize?${query}`, { bySession: true });
      if (!isRedirect)
        throw new Stopped(explain({ step: "authorize", error: String(body.error ?? ""), status, setup }));
      return "302 to the consent page";
    });
    await step("consent", async () => {
      const decision = await tools.decide(requested);
      if (decision === "deny") {
        const answer = must(await send("POST", "/oauth/authorize/deny", { form: request(), bySession: true }));
        comeBack = queryOf(answer.redirect_url);
        return "denied";
      }
      await consent.allow(
        requested.map(({ name }) => name),
        must,
      );
      const form = { ...request(), decision: "allow" };
      const answer = must(await send("POST", "/oauth/authorize", { form, bySession: true }));
      comeBack = queryOf(answer.redirect_url);
      return "allowed";
    });
    await step("code", async () => {
      const error = comeBack.get("error");
      if (error) throw new Stopped(explain({ step: "code", error, setup }));
      const code = comeBack.get("code") ?? "";
      masks.set(code, `${code.slice(0, 4)}…${code.slice(-2)}`);
      if (comeBack.get("state") !== flowState || comeBack.get("iss") !== tools.origin)
        throw new Stopped(explain({ step: "code", error: "wrong_answer", setup }));
      const path = `${setup.redirectUri}${setup.redirectUri.includes("?") ? "&" : "?"}${comeBack}`;
      const exchange = show(
        { method: "GET", path, origin: "", headers: {}, bySession: false },
        {
          status: 0,
          isRedirect: false,
          headers: undefined,
          text: "The browser goes here. The test stays in the portal.",
        },
        masks,
        0,
      );
      state.code = { ...state.code, exchanges: [exchange] };
      return [...comeBack.keys()].join(", ");
    });
    await step("token", async () => {
      const answer = await send(
        "POST",
        "/oauth/token",
        asClient({
          grant_type: "authorization_code",
          code: comeBack.get("code") ?? "",
          redirect_uri: setup.redirectUri,
          code_verifier: verifier,
        }),
      );
      tokens = must(answer);
      return String(answer.status);
    });
    await step("userinfo", async () => {
      const answer = await send("GET", "/oauth/userinfo", {
        headers: { Authorization: `Bearer ${tokens.access_token}` },
      });
      must(answer);
      return String(answer.status);
    });
    await step("revoke", async () => {
      const answer = await send("POST", "/oauth/revoke", asClient({ token: String(tokens.refresh_token) }));
      must(answer);
      return String(answer.status);
    });
  } catch (error) {
    const problem = error instanceof Stopped ? error.problem : explain({ step: current, error: "unexpected", setup });
    state[current] = { ...state[current], status: "failed", said: problem.short, problem };
    for (const name of STEPS.slice(STEPS.indexOf(current) + 1)) state[name] = { ...waiting(), status: "not_tried" };
    tell();
  } finally {
    await consent.restore().catch(() => {});
  }
}

type Send = (method: string, path: string, call?: Call) => Promise<Answered>;
type Must = (answer: Answered) => Json;
const RECORDS = "/api/user-client-authorization";

/** The diner's consent for the application: granted for the test, restored afterwards. */
function consentRecord({ userId, clientId }: Setup, send: Send) {
  let before: Json | null = null;
  let id: string | null = null;
  return {
    async allow(scopes: string[], must: Must): Promise<void> {
      const known = await send("GET", `${RECORDS}/user/${userId}/client/${clientId}`, { bySession: true });
      before = known.status === 404 ? null : must(known);
      const granted = (before?.scopes ?? []) as string[];
      const json = { user_id: userId, client_id: clientId, permission: true, active: true };
      const wanted = { ...json, scopes: [...new Set([...granted, ...scopes])] };
      id = String(must(await send("POST", RECORDS, { json: wanted, bySession: true })).id);
    },
    async restore(): Promise<void> {
      if (id === null) return;
      if (!before) return void (await send("DELETE", `${RECORDS}/${id}`, { bySession: true }));
      const { permission, active, scopes } = before;
      await send("PATCH", `${RECORDS}/${id}`, { json: { permission, active, scopes }, bySession: true });
    },
  };
}

function parsed(text: string): Json {
  try {
    const read = JSON.parse(text) as unknown;
    return typeof read === "object" && read !== null && !Array.isArray(read) ? (read as Json) : {};
  } catch {
    return {};
  }
}

const queryOf = (address: unknown): URLSearchParams =>
  new URLSearchParams(String(address).split("?").slice(1).join("?"));
