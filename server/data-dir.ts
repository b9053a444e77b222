import { access, constants, mkdir } from "node:fs/promises";
import { StartError } from "./start-error";

const REASONS: Record<string, string> = {
  ENOSPC: "the disk is full",
  EROFS: "it is read-only",
  ENOTDIR: "a file is in its way",
  EEXIST: "a file is in its place",
};

/** Finds out whether a folder can be written to, before anything is started. */
export async function requireWritable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ""] ?? "not permitted";
    throw new StartError(
      `The data folder ${folder} cannot be written to (${reason}). Put that right, or choose another with DATA_DIR.`,
      { cause: error },
    );
  }
}
