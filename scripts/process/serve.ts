import path from "node:path";
import { PRODUCT_NAME } from "@/lib/product";
import { requireWritable } from "@/server/data-dir";
import { readSettings, type Settings } from "@/server/env";
import { StartError } from "@/server/start-error";
import { type Mode, requireFreePort } from "./application";
import { ensureBuild, registerServing } from "./build";
import { buildReactNativePackage } from "./build-react-native";
import { buildWidget } from "./build-widget";
import { generatedAdminOf, handOver } from "./hand-over";
import { keepRunning } from "./keep-running";
import { listRoutes } from "./list-routes";
import { type Lock, tryLock } from "./lock";
import { prepareDatabase, type SignInHint } from "./prepare-database";
import { ensurePrismaClient } from "./prisma-client";
import { say } from "./report";
import { loadSecrets } from "./secrets";
import { Shutdown } from "./shutdown";
import { SupervisedApplication } from "./supervised-application";
import { SupervisedDatabase } from "./supervised-database";
import { waitForDatabase } from "./wait-for-database";
import { countWorkers, thisMachine } from "./worker-count";

/** How the product runs after its start, and what ends it. */
type Running = { hints: SignInHint[]; ended: Promise<string> };

/** The whole life of the product as one command: start, run, stop. Resolves when everything has ended. */
export async function serve(root: string, mode: Mode): Promise<void> {
  const startedAt = performance.now();
  const settings = readSettings(process.env);
  const shutdown = new Shutdown();
  try {
    const { hints, ended } = await start(root, mode, settings, shutdown);
    printReady(settings, hints, (performance.now() - startedAt) / 1000);
    const reason = await shutdown.untilAsked(ended);
    throw new StartError(reason);
  } catch (error) {
    if (!shutdown.signal.aborted) throw error;
  } finally {
    await shutdown.run();
  }
  say("Stopped.");
}

async function start(root: string, mode: Mode, settings: Settings, shutdown: Shutdown): Promise<Running> {
  await requireWritable(settings.DATA_DIR);
  const lock = settings.DATABASE_URL ? undefined : await lockDataDir(settings, shutdown);
  await requireFreePort(settings);
  const database = lock ? await startDatabase(settings, shutdown) : undefined;
  if (settings.DATABASE_URL) await waitForDatabase(settings.DATABASE_URL, shutdown.signal);
  const databaseUrl = database?.url ?? settings.DATABASE_URL ?? "";
  handOver(settings, databaseUrl, database?.secrets);
  shutdown.signal.throwIfAborted();

  ensurePrismaClient(root);
  const generatedAdmin = generatedAdminOf(settings, database?.secrets);
  const isEmbedded = database !== undefined;
  const hints = await prepareDatabase({ root, settings, databaseUrl, isEmbedded, generatedAdmin }).catch(
    async (error: unknown) => {
      // Checked for every failure, because on a full disk PostgreSQL fails in various ways, and its log names the
      // cause.
      throw (await database?.log.isOutOfSpace()) ? database?.log.outOfSpace() : error;
    },
  );
  if (mode === "dev") await Promise.all([buildWidget(root), buildReactNativePackage(root), listRoutes(root)]);
  if (mode === "production") {
    await ensureBuild({ root, dataDir: settings.DATA_DIR, signal: shutdown.signal });
    const serving = await registerServing(root, settings.APP_URL);
    if (serving) shutdown.add(() => serving.release());
  }
  shutdown.signal.throwIfAborted();

  const workers = mode === "dev" ? 1 : countWorkers(settings.WORKERS, isEmbedded, thisMachine());
  const application = new SupervisedApplication({ root, mode, settings, lock }, workers);
  shutdown.add((isPatient) => application.stop(isPatient));
  await shutdown.untilAsked(application.start());
  shutdown.onHangUp(() => application.renew(shutdown.signal));
  const ended = Promise.race([
    application.keepRunning(shutdown.signal),
    ...(database ? [keepRunning(database, shutdown.signal)] : []),
  ]);
  return { hints, ended };
}

async function lockDataDir(settings: Settings, shutdown: Shutdown): Promise<Lock> {
  const attempt = await tryLock(path.join(settings.DATA_DIR, "running.json"), settings.APP_URL);
  if ("holder" in attempt) {
    const { owner, note } = attempt.holder;
    throw new StartError(
      `${PRODUCT_NAME} already runs on the data in ${settings.DATA_DIR} (process ${owner.pid}, ${note}). Stop it first, or choose other data and another port: DATA_DIR=.data-2 PORT=${settings.PORT + 1} npm start`,
    );
  }
  shutdown.add(() => attempt.lock.release());
  return attempt.lock;
}

async function startDatabase(settings: Settings, shutdown: Shutdown): Promise<SupervisedDatabase> {
  const secrets = await loadSecrets(settings.DATA_DIR);
  shutdown.signal.throwIfAborted();
  const database = new SupervisedDatabase(settings.DATA_DIR, secrets);
  await database.start();
  shutdown.add((isPatient) => database.stop(isPatient));
  return database;
}

function printReady(settings: Settings, hints: readonly SignInHint[], seconds: number): void {
  say();
  say(`${PRODUCT_NAME} is at ${settings.APP_URL}`);
  if (hints.length > 0) {
    const width = Math.max(...hints.map(({ email }) => email.length));
    const passwordWidth = Math.max(...hints.map(({ password }) => password.length));
    say("Sign in with one of the demo accounts:");
    for (const { who, email, password } of hints) {
      say(`  ${email.padEnd(width)}  ${password.padEnd(passwordWidth)}  ${who}`);
    }
  }
  say(`ready in ${seconds.toFixed(1)} s`);
  say();
}
