import { join } from "node:path";

/** The folder of the reviewable text: tab-separated, one fact per line, sorted. */
export const REFERENCE_DIR = join(process.cwd(), "prisma", "reference", "foods");
