import { execFileSync } from "node:child_process";
import { appendFile, chmod, chown, mkdir, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { ROLE } from "@/server/db/embedded/initialise";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "@/server/db/embedded/start";

const PASSWORD = "replica";
const LOOPBACK = "127.0.0.1";

/** A real PostgreSQL primary and its streaming replica, which can be stopped, killed and started again separately. */
export class EmbeddedReplica {
  private constructor(
    private readonly folder: string,
    private readonly isDurable: boolean,
    public primary: EmbeddedDatabase,
    public replica: EmbeddedDatabase,
  ) {}

  /** `prepare` fills the primary before it is copied, so that this data need not be streamed. */
  static async start(
    folder: string,
    {
      isDurable = false,
      prepare = async () => {},
    }: { isDurable?: boolean; prepare?: (url: string) => Promise<void> } = {},
  ): Promise<EmbeddedReplica> {
    await chmod(folder, 0o755);
    const first = await startEmbeddedDatabase({ dataDir: path.join(folder, "primary"), password: PASSWORD, isDurable });
    await prepare(first.url);
    await first.stop();
    await copyAsFollower(folder, first.port);
    const at = (name: string, preferredPort?: number) =>
      startEmbeddedDatabase({
        dataDir: path.join(folder, name),
        password: PASSWORD,
        isDurable,
        ...(preferredPort ? { preferredPort } : {}),
      });
    const primary = await at("primary", first.port);
    return new EmbeddedReplica(folder, isDurable, primary, await at("replica"));
  }

  /** Stops it without a shutdown, as a crash of its machine would. */
  async kill(which: "primary" | "replica"): Promise<void> {
    process.kill(this[which].pid, "SIGKILL");
    await this[which].ended;
  }

  /** Starts it again on the same port with its data. */
  async startAgain(which: "primary" | "replica"): Promise<void> {
    const { port } = this[which];
    this[which] = await startEmbeddedDatabase({
      dataDir: path.join(this.folder, which),
      password: PASSWORD,
      preferredPort: port,
      isDurable: this.isDurable,
    });
    if (this[which].port !== port) throw new Error(`Another program has taken port ${port}.`);
  }

  async stop(): Promise<void> {
    await this.replica.stop(false);
    await this.primary.stop(false);
  }
}

async function copyAsFollower(folder: string, primaryPort: number): Promise<void> {
  const [from, to] = ["primary", "replica"].map((name) => path.join(folder, name, "postgres"));
  if (!from || !to) return;
  await mkdir(path.dirname(to), { recursive: true, mode: 0o755 });
  // Keeps owners and modes, which Node's own copying does not.
  execFileSync("cp", ["-a", from, to]);
  const { uid, gid } = await stat(from);
  await writeFile(path.join(to, "standby.signal"), "");
  await chown(path.join(to, "standby.signal"), uid, gid);
  await appendFile(
    path.join(to, "postgresql.auto.conf"),
    `primary_conninfo = 'host=${LOOPBACK} port=${primaryPort} user=${ROLE} password=${PASSWORD}'\n`,
  );
}
