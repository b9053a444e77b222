import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** A TCP proxy between the product and its database, which a test can interrupt as real networks fail. */
export class DatabaseLine {
  private readonly pairs = new Set<readonly [Socket, Socket]>();
  private isFrozen = false;
  private server: Server | undefined;
  private port = 0;

  private constructor(private readonly target: URL) {}

  static async to(databaseUrl: string): Promise<DatabaseLine> {
    const line = new DatabaseLine(new URL(databaseUrl));
    await line.listen();
    return line;
  }

  /** The database's URL through this proxy. */
  get url(): string {
    const url = new URL(this.target);
    url.host = `127.0.0.1:${this.port}`;
    return url.href;
  }

  /** Behaves as a stopped database: existing connections end, and new ones are refused. */
  async cut(): Promise<void> {
    const closed = new Promise<void>((resolve) => (this.server ? this.server.close(() => resolve()) : resolve()));
    this.server = undefined;
    for (const pair of this.pairs) for (const socket of pair) socket.destroy();
    await closed;
  }

  /**
   * Behaves as a network that drops all packets: connections stay open, new ones are accepted, and no byte comes back.
   */
  freeze(): void {
    this.isFrozen = true;
    for (const pair of this.pairs) for (const socket of pair) socket.pause();
  }

  async mend(): Promise<void> {
    this.isFrozen = false;
    for (const pair of this.pairs) for (const socket of pair) socket.resume();
    if (!this.server) await this.listen();
  }

  async close(): Promise<void> {
    await this.cut();
  }

  private async listen(): Promise<void> {
    const server = createServer((near) => this.join(near));
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(this.port, "127.0.0.1", resolve);
    });
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  private join(near: Socket): void {
    const far = connect(Number(this.target.port || 5432), this.target.hostname);
    const pair = [near, far] as const;
    this.pairs.add(pair);
    near.on("data", (chunk) => far.write(chunk));
    far.on("data", (chunk) => near.write(chunk));
    for (const [socket, other] of [pair, [far, near] as const]) {
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        other.destroy();
        this.pairs.delete(pair);
      });
      if (this.isFrozen) socket.pause();
    }
  }
}
