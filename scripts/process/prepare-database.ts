import path from "node:path";
import { migrate } from "@/server/db/migrate";
import type { Settings } from "@/server/env";
import { say } from "./report";

export type SignInHint = { who: string; email: string; password: string };
export type PrepareOptions = {
  root: string;
  settings: Settings;
  databaseUrl: string;
  isEmbedded: boolean;
  /** The administrator's account that the embedded default creates if none is configured. */
  generatedAdmin: { email: string; password: string } | undefined;
};

/**
 * Migrations, reference data, the administrator's account and, with the embedded database, the demo data; each step
 * can run in several processes at once. The environment must be complete before, because the imported modules use the
 * application's own client.
 * @returns the accounts to print
 */
export async function prepareDatabase(options: PrepareOptions): Promise<SignInHint[]> {
  await migrate(options.databaseUrl, path.join(options.root, "prisma", "migrations"));
  const { closeDatabase } = await import("@/server/db/client");
  const { loadReferenceData } = await import("@/server/db/reference");
  try {
    await loadReferenceData();
    const admin = await prepareAdmin(options);
    return options.isEmbedded ? [...(await loadDemo()), ...admin] : [];
  } finally {
    await closeDatabase();
  }
}

async function loadDemo(): Promise<SignInHint[]> {
  const { DEMO_SIGN_INS, loadDemoData } = await import("@/prisma/seed/demo");
  await loadDemoData();
  return DEMO_SIGN_INS;
}

async function prepareAdmin({ settings, generatedAdmin }: PrepareOptions): Promise<SignInHint[]> {
  const { ensureAdmin } = await import("@/server/auth/ensure-admin");
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = settings;
  if (ADMIN_EMAIL && ADMIN_PASSWORD) {
    await ensureAdmin(ADMIN_EMAIL, ADMIN_PASSWORD);
    return [{ who: "administrator", email: ADMIN_EMAIL, password: "as in ADMIN_PASSWORD" }];
  }
  if (generatedAdmin) {
    // A generated password is only the first one: a person who changes it keeps the change.
    if (!(await hasAccount(generatedAdmin.email))) await ensureAdmin(generatedAdmin.email, generatedAdmin.password);
    return [{ who: "administrator", ...generatedAdmin }];
  }
  if (ADMIN_EMAIL && !(await hasAccount(ADMIN_EMAIL))) {
    say(`There is no account for ADMIN_EMAIL yet: \`npm run admin:create\` makes it.`);
  }
  return [];
}

async function hasAccount(email: string): Promise<boolean> {
  const { db } = await import("@/server/db/client");
  return (await db.user.count({ where: { email } })) > 0;
}
