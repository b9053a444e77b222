import http from "node:http";
import type { Caller } from "./seed";

/** `status` 0: no answer arrived; `text` gives the reason. */
export type Answer = { status: number; ms: number; text: string };

/** Longer than anybody waits at a door. A slower request counts as an error. */
const ANSWER_MS = 15_000;
const SOCKETS = 400;

/** Sends requests over keep-alive connections, as a reverse proxy does. Every request ends. */
export class Sender {
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: SOCKETS });

  send(url: string, { token }: Caller, body?: unknown): Promise<Answer> {
    const started = performance.now();
    const text = body === undefined ? "" : JSON.stringify(body);
    return new Promise((resolve) => {
      const end = (status: number, said: string) => {
        clearTimeout(limit);
        resolve({ status, ms: performance.now() - started, text: said });
      };
      const request = http.request(
        url,
        {
          agent: this.#agent,
          method: body === undefined ? "GET" : "POST",
          headers: {
            authorization: `Bearer ${token}`,
            ...(body === undefined
              ? {}
              : { "content-type": "application/json", "content-length": Buffer.byteLength(text) }),
          },
        },
        (response) => {
          let said = "";
          response.setEncoding("utf8");
          response.on("data", (chunk: string) => {
            said += chunk;
          });
          response.on("end", () => end(response.statusCode ?? 0, said));
          response.on("error", (error) => end(0, error.message));
        },
      );
      const limit = setTimeout(() => request.destroy(new Error(`no answer in ${ANSWER_MS} ms`)), ANSWER_MS);
      request.on("error", (error) => end(0, error.message));
      request.end(text);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

const RECONNECT_MS = 500;

/** A screen that receives events and reconnects when its connection ends, as a browser does. */
export class Screen<Shown> {
  shown: Shown | null = null;
  events = 0;
  /** The arrival time of each event, in milliseconds of `performance.now()`. */
  readonly times: number[] = [];
  #request: http.ClientRequest | null = null;
  #isClosed = false;

  constructor(
    private readonly url: string,
    private readonly caller: Caller,
  ) {
    this.#open();
  }

  #open(): void {
    let text = "";
    const again = () => {
      if (!this.#isClosed) setTimeout(() => !this.#isClosed && this.#open(), RECONNECT_MS).unref();
    };
    const headers = { authorization: `Bearer ${this.caller.token}` };
    this.#request = http.get(this.url, { agent: false, headers }, (response) => {
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        text += chunk;
        const end = text.lastIndexOf("\n\n");
        if (end < 0) return;
        for (const event of text.slice(0, end).split("\n\n")) this.#take(event);
        text = text.slice(end + 2);
      });
      response.on("error", () => undefined);
      response.on("close", again);
    });
    this.#request.on("error", () => this.shown === null && again());
  }

  #take(event: string): void {
    if (!event.startsWith("data: ")) return;
    this.shown = JSON.parse(event.slice("data: ".length)) as Shown;
    this.events += 1;
    this.times.push(performance.now());
  }

  close(): void {
    this.#isClosed = true;
    this.#request?.destroy();
  }
}
