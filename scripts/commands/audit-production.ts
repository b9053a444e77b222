import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { acceptedAdvisories, judgeAudit } from "../process/judge-audit";

const ACCEPTED = "scripts/accepted-advisories.json";
const MOST_MS = 5 * 60_000;

/**
 * npm's exit code says that there are advisories, not whether they are accepted, so its report is evaluated instead.
 */
async function askNpm(): Promise<string> {
  const options = { maxBuffer: 64 * 1024 * 1024, timeout: MOST_MS };
  const audit = promisify(execFile)("npm", ["audit", "--omit=dev", "--audit-level=high", "--json"], options);
  return audit.then(
    ({ stdout }) => stdout,
    (error: { stdout?: string; message: string }) => error.stdout || JSON.stringify({ message: error.message }),
  );
}

/**
 * `npm run audit:production`: known advisories for the packages that are installed in production. Exits with 0 if
 * every high or critical one has a written reason, with 1 if not, and with 2 if the service did not answer, because
 * then nothing is known.
 */
export async function main(): Promise<void> {
  const accepted = acceptedAdvisories.parse(JSON.parse(await readFile(ACCEPTED, "utf8")));
  const verdict = judgeAudit(await askNpm(), accepted, new Date().toISOString().slice(0, 10));
  if (verdict.kind === "unknown") {
    console.error(`The audit service did not answer, so nothing is known of advisories: ${verdict.why}`);
    process.exitCode = 2;
    return;
  }
  for (const each of verdict.accepted) console.log(`accepted: ${each}`);
  for (const id of verdict.needless) console.log(`no longer there, take it out of ${ACCEPTED}: ${id}`);
  for (const each of verdict.refused) console.error(`refused: ${each}`);
  console.log(
    `${verdict.packages} packages for production: ${verdict.refused.length} high or critical without a reason, ${verdict.accepted.length} with one`,
  );
  if (verdict.refused.length > 0) process.exitCode = 1;
}
