import path from "node:path";
import { migrate } from "@/server/db/migrate";
import type { Settings } from "@/server/env";
import type { Progress } from "./progress";
import { say } from "./report";

export type SignInHint = { who: string; email: string; password: string };
/** A screen that is worth a look, and as whom. */
type Proposal = { path: string; as: string; what: string };
/** What to print at the end of a start. */
export type Hints = { signIns: SignInHint[]; toTry: Proposal[] };
export type PrepareOptions = {
  root: string;
  settings: Settings;
  databaseUrl: string;
  progress: Progress;
  isEmbedded: boolean;
  /** The administrator's account that the embedded default creates if none is configured. */
  generatedAdmin: { email: string; password: string } | undefined;
};

/**
 * Migrations, reference data, the administrator's account and, with the embedded database, the demo data; each step
 * can run in several processes at once. The environment must be complete before, because the imported modules use the
 * application's own client.
 */
export async function prepareDatabase(options: PrepareOptions): Promise<Hints> {
  const { root, databaseUrl, progress } = options;
  await progress.step(
    "migrations",
    "applying migrations",
    () => migrate(databaseUrl, path.join(root, "prisma", "migrations")),
    ({ length }) => (length === 0 ? "none is new" : `${length} applied`),
  );
  const { closeDatabase } = await import("@/server/db/client");
  try {
    await loadReference(progress);
    const admin = await prepareAdmin(options);
    if (!options.isEmbedded) return { signIns: [], toTry: [] };
    const { signIns, toTry } = await loadDemo(progress);
    return { signIns: [...signIns, ...admin], toTry };
  } finally {
    await closeDatabase();
  }
}

const hasLoaded = (isNew: boolean) => (isNew ? "loaded" : "there already");

async function loadReference(progress: Progress): Promise<void> {
  const load = async () => (await import("@/server/reference/load-reference")).loadReferenceData();
  await progress.step("reference data", "loading foods, allergens and diets", load, hasLoaded);
}

async function loadDemo(progress: Progress): Promise<Hints> {
  const { DEMO_SIGN_INS, DEMO_THINGS_TO_TRY, loadDemoData } = await import("@/prisma/seed/demo");
  await progress.step("demo data", "loading people, a restaurant and recipes", loadDemoData, hasLoaded);
  const { loadDemoProducts, loadDemoRecall } = await import("@/prisma/seed/demo-products");
  await loadDemoProducts();
  await loadDemoRecall();
  return { signIns: DEMO_SIGN_INS, toTry: DEMO_THINGS_TO_TRY };
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
