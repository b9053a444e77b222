import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Snippet } from "../../lib/portal/snippets";

export type Site = {
  origin: string;
  ownerToken: string;
  put: (path: string, page: Page) => void;
  close: () => Promise<void>;
};
/** `html`: the whole document, as it is. */
export type Page = {
  html?: string;
  lang?: string;
  head?: Snippet[];
  body?: (Snippet | string)[];
  script?: Snippet[];
  policy?: Snippet;
};

const textsOf = (parts: readonly (Snippet | string)[] = []) =>
  parts.map((part) => (typeof part === "string" ? part : part.text)).join("\n");

/** A partner's website: its pages can be set, and its scripts are separate files. */
export async function openSite(register: (redirectUri: string) => Promise<string>): Promise<Site> {
  const pages = new Map<string, Page>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://site");
    const page = pages.get(pathname.replace(/\.js$/, ""));
    if (!page) return response.writeHead(404).end();
    if (pathname.endsWith(".js")) {
      response.setHeader("Content-Type", "text/javascript; charset=utf-8");
      return response.end(textsOf(page.script));
    }
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    if (page.policy) response.setHeader(page.policy.file, page.policy.text);
    const script = page.script ? `<script src="${pathname}.js" defer></script>` : "";
    if (page.html) return response.end(page.html);
    response.end(`<!doctype html><html lang="${page.lang ?? "en"}"><head><title>A site</title><link rel="icon" href="data:,">
${textsOf(page.head)}${script}</head><body><main>${textsOf(page.body)}</main></body></html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    ownerToken: await register(`${origin}/script`),
    put: (path, page) => void pages.set(path, page),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
