import { randomBytes } from "node:crypto";
import { appendFile, chown, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { type Account, databaseAccount, type Programs, postgresPrograms, runAs } from "./programs";

export const ROLE = "forkprint";
const LOOPBACK = "127.0.0.1";

/** PostgreSQL from the system's packages in a folder of its own: a first database, and copies of it. */
export class Cluster {
  readonly account: Account = databaseAccount();
  readonly password = randomBytes(12).toString("hex");
  readonly #bin = postgresPrograms();

  constructor(
    private readonly folder: string,
    private readonly programs: Programs,
  ) {}

  urlOf = (port: number, database = ROLE): string =>
    `postgresql://${ROLE}:${this.password}@${LOOPBACK}:${port}/${database}`;

  path = (name: string): string => path.join(this.folder, name);

  /** A folder that the database's account may write to. */
  async makeFolder(name: string): Promise<string> {
    const folder = this.path(name);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (this.account) await chown(folder, this.account.uid, this.account.gid);
    return folder;
  }

  version(): string {
    return runAs(this.account, path.join(this.#bin, "postgres"), ["--version"]).trim();
  }

  async create(name: string, settings: readonly string[] = []): Promise<void> {
    const folder = await this.makeFolder(name);
    const passwordFile = this.path("password");
    await writeFile(passwordFile, this.password, { mode: 0o600 });
    if (this.account) await chown(passwordFile, this.account.uid, this.account.gid);
    runAs(this.account, path.join(this.#bin, "initdb"), [
      `--pgdata=${folder}`,
      `--username=${ROLE}`,
      "--auth=scram-sha-256",
      `--pwfile=${passwordFile}`,
      "--encoding=UTF8",
      "--locale=C",
      "--no-instructions",
    ]);
    await this.configure(name, settings);
  }

  configure = (name: string, settings: readonly string[]): Promise<void> =>
    appendFile(path.join(this.path(name), "postgresql.conf"), `${settings.join("\n")}\n`);

  async start(name: string, port: number): Promise<void> {
    const options = [
      "-D",
      this.path(name),
      "-p",
      String(port),
      "-c",
      `listen_addresses=${LOOPBACK}`,
      "-c",
      "unix_socket_directories=",
    ];
    const { account } = this;
    await this.programs.start(`PostgreSQL (${name})`, path.join(this.#bin, "postgres"), options, { port, account });
    await this.whenReady(port);
  }

  /** Waits until the server answers queries: it listens before it has replayed its log and caught up. */
  async whenReady(port: number): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      try {
        await this.query(port, "SELECT 1", "postgres");
        return;
      } catch (error) {
        if (attempt > 600) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  }

  async query<Row extends pg.QueryResultRow>(port: number, text: string, database = ROLE): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.urlOf(port, database) });
    client.on("error", () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  }

  /** Copies a running database with pg_basebackup. */
  async copy(port: number, name: string, more: readonly string[] = []): Promise<void> {
    await this.makeFolder(name);
    runAs(
      this.account,
      path.join(this.#bin, "pg_basebackup"),
      [
        `--host=${LOOPBACK}`,
        `--port=${port}`,
        `--username=${ROLE}`,
        `--pgdata=${this.path(name)}`,
        "--checkpoint=fast",
        ...more,
      ],
      { PGPASSWORD: this.password },
    );
  }
}
