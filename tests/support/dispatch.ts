import path from "node:path";
import { findRoutes } from "@/scripts/process/list-routes";

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

/** Answers whole requests without a server, by calling the route handler of the path. */
export async function openDispatch(): Promise<(request: Request) => Promise<Response>> {
  const routes = (await findRoutes(process.cwd())).map(({ address, folder }) => ({
    pattern: new RegExp(`^${address.replace(/\{(.+?)\}/g, "(?<p_$1>[^/]+)")}$`),
    folder,
  }));
  return async (request) => {
    const { pathname } = new URL(request.url);
    for (const { pattern, folder } of routes) {
      const match = pattern.exec(pathname);
      if (!match) continue;
      const file = path.join(process.cwd(), "app", folder, "route.ts");
      const module = (await import(/* @vite-ignore */ file)) as Record<string, Handler | undefined>;
      const handler = module[request.method];
      if (!handler) return new Response(null, { status: 405 });
      const found = Object.entries(match.groups ?? {}).map(([name, value]) => [
        name.slice(2),
        decodeURIComponent(value),
      ]);
      return handler(request, { params: Promise.resolve(Object.fromEntries(found)) });
    }
    return new Response(null, { status: 404 });
  };
}
