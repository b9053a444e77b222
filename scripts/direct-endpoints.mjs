/**
 * Answers frequently called endpoints by their route handlers without Next, whose overhead is several times their own
 * work. Any unusual request (another method, a query, another spelling of the path) goes to Next.
 */
import { headersOf } from "../next.config.mjs";

/**
 * One byte more than the handlers' own limit (server/http/body.ts), because a longer body is refused without being
 * read.
 */
const MOST_BODY_BYTES = 64 * 1024 + 1;

/** Set in the application's process by instrumentation.ts: path, method, handler. */
const handlerOf = ({ method, url }) => globalThis.forkprintDirect?.[url]?.[method];

/** Answers a request for one of these endpoints, and returns whether it did. */
export function answerDirectly(request, response) {
  const handler = handlerOf(request);
  if (!handler) return false;
  // Handlers answer their own errors. What remains is a client that has disconnected.
  answer(handler, request, response).catch(() => response.destroy());
  return true;
}

async function answer(handler, request, response) {
  const { bytes, isWhole } = await readBody(request);
  const reply = await handler(toRequest(request, bytes));
  const body = Buffer.from(await reply.arrayBuffer());
  for (const [name, value] of reply.headers) response.setHeader(name, value);
  // These headers replace the handler's own, as in Next.
  for (const { key, value } of headersOf(request.url)) response.setHeader(key, value);
  if (!isWhole) response.setHeader("Connection", "close");
  response.writeHead(reply.status, { "Content-Length": body.length });
  response.end(body);
}

async function readBody(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= MOST_BODY_BYTES) return { bytes: Buffer.concat(chunks), isWhole: false };
  }
  return { bytes: Buffer.concat(chunks), isWhole: true };
}

/**
 * Contains only the path, because no handler uses the host, which the client chooses. The body is passed as the chunks
 * that were read; wrapping it into a stream would cost more than the rest of the request.
 */
function toRequest({ method, url, headers }, bytes) {
  const request = new Request(`http://localhost${url}`, { method, headers });
  return Object.defineProperty(request, "body", { value: bytes.length === 0 ? null : [bytes] });
}
