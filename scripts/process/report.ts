import { SettingsError } from "@/server/env";
import { StartError } from "@/server/start-error";

export const say = (line = ""): void => {
  process.stdout.write(`${line}\n`);
};

/** Rows under each other, each column as wide as its longest entry. */
export function sayTable(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows)
    say(`  ${row.map((entry, column) => entry.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd());
}

/** PostgreSQL's code for a full disk, whose sentence varies. */
const DISK_FULL = "53100";

/** A sentence that a person can act on, for every error that is known to happen at a start. */
export function toSentence(error: unknown): string | undefined {
  if (error instanceof SettingsError || error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return undefined;
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === DISK_FULL || /No space left on device/.test(error.message)) {
    return "The disk that holds the database is full. Free some space, then start again.";
  }
  if (code === "ENOSPC") {
    return `The disk is full${path ? ` (writing ${path})` : ""}. Free some space, then start again.`;
  }
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") {
    return `${path ?? "A file"} may not be written here. Put its permissions right, or choose another folder with DATA_DIR.`;
  }
  return undefined;
}

/** Runs a command. A known error becomes a sentence and exit code 1; a stack trace means a bug. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const sentence = toSentence(error);
    if (sentence === undefined) console.error(error);
    else console.error(sentence);
    process.exit(1);
  }
}
