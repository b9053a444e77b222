/**
 * Runs one of the commands in scripts/commands: `node scripts/run.mjs start`. Everything that an outdated Node cannot
 * read is imported after the check, so that it gets a sentence instead of a syntax error.
 */
import { requireNode } from "./node-version.mjs";

requireNode();
import("./run-command.mjs");
