import { copyFileSync, fstatSync, ftruncateSync, openSync } from "node:fs";
import path from "node:path";
import type { Settings } from "@/server/env";

const LIMIT_BYTES = 20_000_000;
const LOOK_MS = 60_000;

/**
 * Where the application writes its log: with the embedded database a file, so that a terminal shows sentences only;
 * otherwise standard output, which whoever operates the product collects.
 */
export function logFileOf({ LOG_FILE, DATABASE_URL, DATA_DIR }: Settings): string | undefined {
  if (LOG_FILE === "-") return undefined;
  return LOG_FILE ?? (DATABASE_URL ? undefined : path.join(DATA_DIR, "forkprint.log"));
}

/** The application's log in a file. What is older than its last 20 MB is in one file beside it, or gone. */
export class LogFile {
  readonly output: number;

  constructor(readonly file: string) {
    // Several processes append to it.
    this.output = openSync(file, "a", 0o600);
    this.#keepSmall();
    setInterval(() => this.#keepSmall(), LOOK_MS).unref();
  }

  /** The processes keep it open, so it is emptied, not replaced. Somebody may have deleted or renamed it meanwhile. */
  #keepSmall(): void {
    if (fstatSync(this.output).size < LIMIT_BYTES) return;
    try {
      copyFileSync(this.file, `${this.file}.1`);
    } catch {
      // On a full disk, or without its name, there is no copy, and emptying the file frees the space.
    }
    ftruncateSync(this.output);
  }
}
