import { randomBytes } from "node:crypto";
import { readSettings } from "@/server/env";
import { StartError } from "@/server/start-error";
import { runCommand, say } from "../process/report";
import { withDatabase } from "../process/with-database";

const USAGE = "Usage: ADMIN_EMAIL=name@example.com [ADMIN_PASSWORD=…] npm run admin:create";

/**
 * `npm run admin:create`: creates the account whose email is ADMIN_EMAIL, or gives an existing one a new password and
 * ends its sign-ins. Without ADMIN_PASSWORD a password is generated and printed.
 */
export async function main(): Promise<void> {
  await runCommand(async () => {
    const settings = readSettings(process.env);
    const email = settings.ADMIN_EMAIL;
    if (!email) throw new StartError(`ADMIN_EMAIL is not set. ${USAGE}`);
    const password = settings.ADMIN_PASSWORD ?? randomBytes(12).toString("base64url");
    const done = await withDatabase(process.cwd(), settings, async () => {
      const { ensureAdmin } = await import("@/server/auth/ensure-admin");
      return ensureAdmin(email, password);
    });
    if (done === "unchanged") say(`${email} already has this password.`);
    else say(done === "created" ? `The account ${email} was made.` : `The account ${email} has a new password.`);
    if (!settings.ADMIN_PASSWORD) say(`Its password is ${password}`);
  });
  process.exit(0);
}
