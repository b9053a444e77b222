import { metrics } from "./metrics";

type Answered = { type: string; status: number; ms: number };

const kindOf = (type: string): string =>
  /^text\/(html|x-component)/.test(type) ? "page" : /json/.test(type) ? "call" : type === "" ? "nothing" : "file";

/**
 * Counts a response. Called by scripts/server.mjs for every response, whether from Next.js or from the script itself.
 */
export function observeAnswer({ type, status, ms }: Answered): void {
  metrics().answers.observe({ kind: kindOf(type), status: `${Math.floor(status / 100)}xx` }, ms / 1000);
}
