import { createServer, type RequestListener, type Server } from "node:http";

/** The one port of this computer that the product may fetch from. */
const PORT = Number(process.env.FORKPRINT_E2E_PAGES_PORT);
/** Other files' websites stand on the same port: theirs ends when their last test does. */
const AGAIN_MS = 500;

export const websiteAddress = (path: string) => `http://127.0.0.1:${PORT}${path}`;

/** A website that the product may fetch from, once no other file's website stands there any more. */
export async function startWebsite(answer: RequestListener): Promise<Server> {
  for (;;) {
    const site = createServer(answer);
    const error = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
      site.once("error", resolve);
      site.listen(PORT, "127.0.0.1", () => resolve(null));
    });
    if (!error) return site;
    if (error.code !== "EADDRINUSE") throw error;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}

export const endWebsite = (site: Server | undefined) =>
  new Promise<void>((resolve) => {
    if (!site) return resolve();
    site.close(() => resolve());
    site.closeAllConnections();
  });
