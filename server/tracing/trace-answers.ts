import type { IncomingMessage, ServerResponse } from "node:http";
import { beginSpan, within } from "./trace";

declare global {
  /** Called by scripts/server.mjs, which runs outside the bundle, for every request that it answers. */
  var forkprintTraced: ((request: IncomingMessage, response: ServerResponse, work: () => void) => void) | undefined;
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const methodOf = ({ method = "" }: IncomingMessage): string => (METHODS.has(method) ? method : "_OTHER");

/**
 * Makes one span for every request, including pages, from its headers to the end of its response. No span contains the
 * address.
 */
export function traceAnswers(): void {
  globalThis.forkprintTraced = (request, response, work) => {
    const method = methodOf(request);
    const span = beginSpan(method, "server", { "http.request.method": method });
    response.once("close", () => {
      const type = String(response.getHeader("content-type") ?? "").split(";")[0] ?? "";
      span?.describe(method, {
        "http.response.status_code": response.statusCode,
        ...(type ? { "http.response.header.content-type": type } : {}),
      });
      if (response.statusCode >= 500) span?.fail();
      span?.end();
    });
    within(span, work);
  };
}
