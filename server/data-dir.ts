import { access, constants, mkdir, stat } from "node:fs/promises";
import path from "node:path";
import { StartError } from "./start-error";

const REASONS: Record<string, string> = {
  ENOSPC: "the disk is full",
  EROFS: "it is read-only",
  ENOTDIR: "a file is in its way",
  EEXIST: "a file is in its place",
};

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/**
 * Creates missing folders level by level, like mkdir -p. Node's own recursive mkdir never returns on file systems
 * without folders (/proc).
 */
async function makeFolder(folder: string): Promise<void> {
  const make = () => mkdir(folder, { mode: 0o700 });
  try {
    await make();
  } catch (error) {
    if (codeOf(error) === "ENOENT" && path.dirname(folder) !== folder) {
      await makeFolder(path.dirname(folder));
      await make();
    } else if (codeOf(error) !== "EEXIST" || !(await stat(folder)).isDirectory()) {
      throw error;
    }
  }
}

/** Finds out whether a folder can be written to, before anything is started. */
export async function requireWritable(folder: string): Promise<void> {
  try {
    await makeFolder(path.resolve(folder));
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = REASONS[codeOf(error) ?? ""] ?? "not permitted";
    throw new StartError(
      `The data folder ${folder} cannot be written to (${reason}). Put that right, or choose another with DATA_DIR.`,
      { cause: error },
    );
  }
}
