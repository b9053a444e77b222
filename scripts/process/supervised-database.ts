import type { ServerLog } from "@/server/db/embedded/server-log";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "@/server/db/embedded/start";
import { StartError } from "@/server/start-error";
import type { Restartable } from "./keep-running";
import type { Secrets } from "./secrets";

/** The embedded database, whichever process runs it now. A restarted one has the same port. */
export class SupervisedDatabase implements Restartable {
  readonly name = "The embedded database";
  #current: EmbeddedDatabase | undefined;

  constructor(
    private readonly dataDir: string,
    readonly secrets: Secrets,
  ) {}

  async start(): Promise<void> {
    this.#current = await startEmbeddedDatabase({ dataDir: this.dataDir, password: this.secrets.databasePassword });
  }

  get #running(): EmbeddedDatabase {
    if (!this.#current) throw new Error("the database has not been started");
    return this.#current;
  }

  get url(): string {
    return this.#running.url;
  }

  get log(): ServerLog {
    return this.#running.log;
  }

  readonly ended = async (): Promise<string> => {
    await this.#running.ended;
    return (await this.log.isOutOfSpace()) ? this.log.outOfSpace().message : `see ${this.log.file}`;
  };

  readonly restart = async (): Promise<void> => {
    const { port } = this.#running;
    const { dataDir, secrets } = this;
    this.#current = await startEmbeddedDatabase({ dataDir, password: secrets.databasePassword, preferredPort: port });
    if (this.#current.port !== port) {
      await this.#current.stop();
      throw new StartError(`another program has taken its port ${port}`);
    }
  };

  async stop(isPatient: boolean): Promise<void> {
    await this.#current?.stop(isPatient);
  }
}
