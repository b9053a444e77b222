/**
 * A restaurant's web site on an origin of its own. It uses of Forkprint only what the documentation names: an
 * address, a client id, two lines of HTML. Its content security policy allows no inline script, no inline style, no
 * HTML sinks.
 */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { longPage, menuPage, recipePage, scriptPage } from "./pages.mjs";

const POLICY = (forkprint) =>
  `default-src 'none'; script-src 'self' ${forkprint}; connect-src ${forkprint}; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'`;
const TRUSTED_TYPES = "; require-trusted-types-for 'script'";

const file = async (name, type) => ({ type, body: await readFile(new URL(name, import.meta.url)) });

async function answerOf(url, site) {
  const strict = (body) => ({ type: "text/html; charset=utf-8", body, policy: POLICY(site.forkprint) + TRUSTED_TYPES });
  switch (url.pathname) {
    case "/":
      return strict(menuPage(site, { venue: url.searchParams.get("venue") ?? site.venue ?? "" }));
    case "/long":
      return strict(longPage(site, Math.min(2000, Number(url.searchParams.get("items") ?? 500))));
    case "/recipes":
      return strict(recipePage(site));
    case "/script":
      return { type: "text/html; charset=utf-8", body: scriptPage(site), policy: POLICY(site.forkprint) };
    case "/specials.js":
      return file("./specials.js", "text/javascript");
    case "/style.css":
      return file("./style.css", "text/css");
    default:
      return null;
  }
}

/**
 * `register`: registers the application once the site's address is known, and returns its client id.
 * @param {{ forkprint: string, port?: number, venue?: string, register: (redirectUri: string) => Promise<string> }}
 * options
 */
export async function startRestaurant({ forkprint, port = 0, venue, register }) {
  const site = { forkprint, clientId: "", venue };
  const server = createServer(async (request, response) => {
    const answer = await answerOf(new URL(request.url, "http://restaurant"), site);
    if (!answer) return response.writeHead(404).end();
    const policy = answer.policy ? { "Content-Security-Policy": answer.policy } : {};
    response.writeHead(200, { "Content-Type": answer.type, "X-Content-Type-Options": "nosniff", ...policy });
    response.end(answer.body);
  });
  await new Promise((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;
  site.clientId = await register(`${origin}/`);
  return {
    origin,
    clientId: site.clientId,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
