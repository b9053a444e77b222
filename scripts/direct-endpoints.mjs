/**
 * Endpoints that are called in great number, answered by their own route handlers without the way through Next, which
 * costs several times what they do themselves. Anything out of the ordinary (another
 * method, a query, another spelling of the path) goes to Next as ever.
 */
import { headersOf } from "../next.config.mjs";

/** One more than the handlers' own limit (server/http/body.ts): a longer body need not be read to be refused. */
const MOST_BODY_BYTES = 64 * 1024 + 1;

/** Set in the application's process by instrumentation.ts: path, method, handler. */
const handlerOf = ({ method, url }) => globalThis.forkprintDirect?.[url]?.[method];

/** Answers a request if it is one of these, and says whether it does. */
export function answerDirectly(request, response) {
  const handler = handlerOf(request);
  if (!handler) return false;
  // What handlers throw they answer themselves: left is a caller who has gone.
  answer(handler, request, response).catch(() => response.destroy());
  return true;
}

async function answer(handler, request, response) {
  const { bytes, isWhole } = await readBody(request);
  const reply = await handler(toRequest(request, bytes));
  const body = Buffer.from(await reply.arrayBuffer());
  for (const [name, value] of reply.headers) response.setHeader(name, value);
  // These replace a handler's own, as they do in Next.
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
 * The path alone: no handler looks at the host, which is whatever the client says. The body is whole already, and is
 * given as its pieces: wrapped into a stream, to be read from it again, it would cost more than the rest of the request.
 */
function toRequest({ method, url, headers }, bytes) {
  const request = new Request(`http://localhost${url}`, { method, headers });
  return Object.defineProperty(request, "body", { value: bytes.length === 0 ? null : [bytes] });
}
