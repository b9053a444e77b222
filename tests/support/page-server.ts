import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

export type PageHandler = (request: IncomingMessage, response: ServerResponse) => void;

export type PageServer = {
  /** The value for FETCH_ALLOW_HOSTS. */
  authority: string;
  port: number;
  url: (path?: string) => string;
  /** The requests in order: "GET /soup". */
  asked: readonly string[];
};

/**
 * A real website on a free loopback port. It runs until the test ends, then closes all connections, including hanging
 * ones.
 */
export async function startPageServer(handler: PageHandler, host = "127.0.0.1"): Promise<PageServer> {
  const requestedPaths: string[] = [];
  const server: Server = createServer((request, response) => {
    requestedPaths.push(`${request.method} ${request.url}`);
    // A client that disconnects is not an error of the website.
    response.on("error", () => undefined);
    handler(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  );
  const authority = `${host.includes(":") ? `[${host}]` : host}:${port}`;
  return { authority, port, asked: requestedPaths, url: (path = "/") => `http://${authority}${path}` };
}

/** A handler that answers every request with this page. */
export const sendsHtml =
  (html: string | Buffer, headers: Record<string, string> = {}): PageHandler =>
  (_request, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...headers });
    response.end(html);
  };

/** A page with structured data: a small schema.org recipe, changed by the given properties. */
export const recipePage = (over: Record<string, unknown> = {}): string => {
  const recipe = {
    "@context": "https://schema.org",
    "@type": "Recipe",
    name: "Leek soup",
    image: "https://soup.example/leek.jpg",
    recipeYield: "4 servings",
    prepTime: "PT10M",
    cookTime: "PT25M",
    recipeIngredient: ["2 leeks", "1 1/2 cups milk", "1 tbsp butter", "salt"],
    recipeInstructions: ["Slice the leeks.", "Soften them in the butter.", "Add the milk and simmer for 20 minutes."],
    ...over,
  };
  return `<!doctype html><html lang="en"><head><title>${recipe.name}</title><script type="application/ld+json">${JSON.stringify(recipe)}</script></head><body><h1>${recipe.name}</h1></body></html>`;
};
