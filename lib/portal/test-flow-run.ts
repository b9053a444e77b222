import { explain, type Problem } from "./test-flow-problems";
import { type Exchange, type Masks, show } from "./test-flow-show";

export const STEPS = ["pkce", "authorize", "consent", "code", "token", "userinfo", "revoke"] as const;
export type StepName = (typeof STEPS)[number];
export type StepState = {
  status: "waiting" | "running" | "done" | "failed" | "not_tried";
  /** The answer in a few words, such as its status code. */
  said: string;
  ms: number;
  /** The last request of the step, in one line. The requests that later restore the consent do not count. */
  line: string | null;
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
export type RequestedScopes = { name: string; description: string }[];
export type Decision = "allow" | "deny";
export type Tools = {
  origin: string;
  fetch: typeof globalThis.fetch;
  /** The headers that our own pages send beside the session cookie. */
  session: () => Record<string, string>;
  now: () => number;
  /** Called at the consent step with the scopes that the diner would see. */
  decide: (scopes: RequestedScopes) => Promise<Decision>;
  report: (state: FlowState) => void;
};

const WAITING: StepState = { status: "waiting", said: "", ms: 0, line: null, exchanges: [], problem: null };
export const freshFlow = (): FlowState =>
  Object.fromEntries(STEPS.map((name) => [name, WAITING])) as Record<StepName, StepState>;

export type Json = Record<string, unknown>;
/** `bySession`: as our own pages call, with the cookie and the headers of the person's session. */
export type Call = {
  headers?: Record<string, string>;
  form?: Record<string, string>;
  json?: Json;
  bySession?: boolean;
};
export type Answered = { status: number; body: Json; isRedirect: boolean };

class Stopped extends Error {
  constructor(readonly problem: Problem) {
    super(problem.title);
  }
}

/** One run of the flow: sends what a step sends, and reports each step as it goes, with secrets masked. */
export class FlowRun {
  readonly #state = freshFlow();
  readonly #masks: Masks = new Map();
  readonly #setup: Setup;
  readonly #tools: Tools;
  readonly #secret: string;
  #current: StepName = "pkce";

  constructor(setup: Setup, tools: Tools) {
    this.#setup = setup;
    this.#tools = tools;
    this.#secret = setup.method === "none" ? "" : setup.secret;
    if (this.#secret) this.mask(this.#secret, `••••${this.#secret.slice(-4)}`);
  }

  /** Shows `shown` wherever the text would appear in an exchange. */
  mask(text: string, shown: string): void {
    this.#masks.set(text, shown);
  }

  /** @param work resolves to the step's result in a few words */
  async step(name: StepName, work: () => Promise<string>): Promise<void> {
    this.#current = name;
    this.#change({ status: "running" });
    this.#change({ said: await work(), status: "done" });
  }

  /** @throws Stopped if there is no answer */
  async send(method: string, path: string, call: Call = {}): Promise<Answered> {
    const { form, json, bySession = false } = call;
    const headers = {
      Accept: "application/json",
      ...call.headers,
      ...(json ? { "Content-Type": "application/json" } : {}),
    };
    const begun = this.#tools.now();
    const answer = await this.#tools
      .fetch(path, {
        method,
        headers: { ...headers, ...(bySession ? this.#tools.session() : {}) },
        body: form ? new URLSearchParams(form) : json ? JSON.stringify(json) : null,
        credentials: bySession ? "same-origin" : "omit",
        redirect: "manual",
      })
      .catch(() => null);
    const ms = Math.round(this.#tools.now() - begun);
    const text = (await answer?.text().catch(() => "")) ?? "";
    const isRedirect = answer?.type === "opaqueredirect" || answer?.status === 302;
    const request = { method, path, origin: this.#tools.origin, headers, form, json, bySession };
    const shown = { status: answer?.status ?? 0, isRedirect, headers: answer?.headers, text };
    this.#add(show(request, shown, this.#masks, ms), ms);
    if (!answer) this.stop("network");
    return { status: answer.status, body: parsed(text), isRedirect };
  }

  /** Shows a request that the browser would make and the test does not. */
  showUnsent(path: string, why: string): void {
    const request = { method: "GET", path, origin: "", headers: {}, bySession: false };
    const answer = { status: 0, isRedirect: false, headers: undefined, text: why };
    this.#add(show(request, answer, this.#masks, 0), 0);
  }

  /** A form as the application sends it, with its client authentication. */
  asClient(form: Record<string, string>): Call {
    const { method, clientId } = this.#setup;
    if (method === "none") return { form: { ...form, client_id: clientId } };
    if (method === "client_secret_post") return { form: { ...form, client_id: clientId, client_secret: this.#secret } };
    const header = `Basic ${btoa([clientId, this.#secret].map(encodeURIComponent).join(":"))}`;
    this.mask(header, `Basic ${clientId}:••••${this.#secret.slice(-4)}`);
    return { form, headers: { Authorization: header } };
  }

  /** @throws Stopped unless the answer is a success */
  must({ status, body }: Answered): Json {
    if (status >= 200 && status < 300) return body;
    const { error = "", error_description = body.detail } = body;
    return this.stop(String(error), { status, said: String(error_description ?? "") });
  }

  /** @throws Stopped always, with the explanation of the error at the current step */
  stop(error: string, answer: { status?: number; said?: string } = {}): never {
    throw new Stopped(explain({ step: this.#current, error, setup: this.#setup, ...answer }));
  }

  /** Shows why the current step failed, and that those after it were not tried. */
  fail(error: unknown): void {
    const unexpected = () => explain({ step: this.#current, error: "unexpected", setup: this.#setup });
    const problem = error instanceof Stopped ? error.problem : unexpected();
    for (const name of STEPS.slice(STEPS.indexOf(this.#current) + 1))
      this.#state[name] = { ...WAITING, status: "not_tried" };
    this.#change({ status: "failed", said: problem.short, problem });
  }

  #add(exchange: Exchange, ms: number): void {
    const { status, line, exchanges, ms: before } = this.#state[this.#current];
    const isOfStep = status === "running";
    this.#change({
      ms: isOfStep ? before + ms : before,
      line: isOfStep ? exchange.line : line,
      exchanges: [...exchanges, exchange],
    });
  }

  #change(change: Partial<StepState>): void {
    this.#state[this.#current] = { ...this.#state[this.#current], ...change };
    this.#tools.report({ ...this.#state });
  }
}

function parsed(text: string): Json {
  try {
    const read = JSON.parse(text) as unknown;
    return typeof read === "object" && read !== null && !Array.isArray(read) ? (read as Json) : {};
  } catch {
    return {};
  }
}
