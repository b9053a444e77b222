import { type FileHandle, open, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { StartError } from "@/server/start-error";

const LIMIT_BYTES = 10_000_000;

/** PostgreSQL's log in DATA_DIR/postgres.log, and the part of it that was written since the present start. */
export class ServerLog {
  readonly file: string;
  readonly #dataDir: string;
  #from = 0;

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
    this.file = path.join(dataDir, "postgres.log");
  }

  /** Opens the file for a server that is about to start; a log that has grown too long begins anew. */
  async openForStart(): Promise<FileHandle> {
    const { size } = await stat(this.file).catch(() => ({ size: 0 }));
    this.#from = size < LIMIT_BYTES ? size : 0;
    return open(this.file, size < LIMIT_BYTES ? "a" : "w", 0o600);
  }

  async sinceStart(): Promise<string> {
    return (await readFile(this.file)).subarray(this.#from).toString("utf8");
  }

  async isOutOfSpace(): Promise<boolean> {
    return (await this.sinceStart().catch(() => "")).includes("No space left on device");
  }

  outOfSpace(): StartError {
    return new StartError(`The disk that holds ${this.#dataDir} is full. Free some space, then start again.`);
  }

  /** Why the server did not start, or ended again. */
  async explain(): Promise<StartError> {
    if (await this.isOutOfSpace()) return this.outOfSpace();
    const fatal = (await this.sinceStart()).match(/(?:FATAL|PANIC|ERROR): {2}(.*)/)?.[1];
    return new StartError(
      `The embedded database did not start${fatal ? ` (${fatal})` : ""}. Its log is ${this.file}: put right what it says, or begin with new data in another folder: DATA_DIR=.data-2 npm start`,
    );
  }
}
