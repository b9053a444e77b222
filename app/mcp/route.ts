import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { addressOf } from "@/server/http/address";
import { DEFAULT_BODY_LIMIT_BYTES, readText } from "@/server/http/body";
import { requireAssistant, requireScopes } from "@/server/http/mcp-caller";
import { oauthEndpoint, otherMethods } from "@/server/http/oauth-endpoint";
import { RATE_LIMIT_HEADERS, tellLimit } from "@/server/http/rate-limit-headers";
import { consumeLimit } from "@/server/limits/rate-limits";
import { createMcpServer } from "@/server/mcp/create-server";
import { invalidRequest } from "@/server/oauth/protocol-error";

/**
 * Pages of any site may call, as assistants in browsers do, because only a bearer token is accepted and cookies are
 * ignored.
 */
const OPEN = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": `WWW-Authenticate, Retry-After, Mcp-Session-Id, Mcp-Protocol-Version, ${RATE_LIMIT_HEADERS}`,
};

/**
 * The Model Context Protocol's streamable HTTP transport without sessions: any process can answer any call, and each
 * answer is one JSON document.
 */
export const POST = oauthEndpoint("none", async ({ request, headers }) => {
  for (const [name, value] of Object.entries(OPEN)) headers.set(name, value);
  const access = await requireAssistant(request);
  const count = (messages: number) => consumeLimit("mcp_person", `${access.clientRowId} ${access.userId}`, messages);
  tellLimit(headers, "person", await count(1));
  const parsedBody = parsed(await readText(request, DEFAULT_BODY_LIMIT_BYTES));
  if (Array.isArray(parsedBody) && parsedBody.length > 1)
    tellLimit(headers, "person", await count(parsedBody.length - 1));
  requireScopes(access, parsedBody);
  const server = createMcpServer({ access, address: addressOf(request), signal: request.signal });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    const answer = await transport.handleRequest(request, { parsedBody });
    return new Response(await answer.text(), { status: answer.status, headers: answer.headers });
  } finally {
    await server.close();
  }
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidRequest("The body must be JSON");
  }
}

export const OPTIONS = async (): Promise<Response> =>
  new Response(null, {
    status: 204,
    headers: {
      ...OPEN,
      "Access-Control-Allow-Methods": "POST",
      "Access-Control-Allow-Headers":
        "authorization, content-type, accept, mcp-protocol-version, mcp-session-id, last-event-id",
      "Access-Control-Max-Age": "600",
    },
  });

/** 405, as the protocol allows: there is no stream to listen to and no session to end. */
export const { GET, HEAD, PUT, PATCH, DELETE } = otherMethods("POST");
