import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export type AlternatingProxy = {
  origin: string;
  /**
   * Which process gave each answer, in order: `what` is for example "POST /oauth/token", `by` the index of the process.
   */
  answered: { by: number; what: string }[];
  /** Sets the processes, once they have started. */
  lead: (origins: readonly string[]) => void;
  close: () => Promise<void>;
};

/** One address in front of several processes: requests go to them in turn, each on its own connection. */
export async function startAlternatingProxy(): Promise<AlternatingProxy> {
  const answered: AlternatingProxy["answered"] = [];
  let origins: readonly string[] = [];
  let next = 0;
  const server: Server = createServer((incoming, outgoing) => {
    const by = next++ % origins.length;
    answered.push({ by, what: `${incoming.method} ${new URL(incoming.url ?? "/", "http://x").pathname}` });
    const { method, headers, url } = incoming;
    const onward = request(new URL(url ?? "/", origins[by]), { method, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answered,
    lead: (to) => {
      origins = to;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
