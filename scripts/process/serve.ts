import path from "node:path";
import { PRODUCT_NAME } from "@/lib/product";
import { requireWritable } from "@/server/data-dir";
import { readSettings, type Settings } from "@/server/env";
import { StartError } from "@/server/start-error";
import { type Mode, requireFreePort } from "./application";
import { ensureBuild, outcomeOfBuild, registerServing } from "./build";
import { buildReactNativePackage } from "./build-react-native";
import { buildScanner } from "./build-scanner";
import { buildWidget } from "./build-widget";
import { generatedAdminOf, handOver } from "./hand-over";
import { keepRunning } from "./keep-running";
import { listCalls } from "./list-calls";
import { listRoutes } from "./list-routes";
import { type Lock, tryLock } from "./lock";
import { LogFile, logFileOf } from "./log-file";
import { type Hints, prepareDatabase } from "./prepare-database";
import { ensurePrismaClient } from "./prisma-client";
import { Progress } from "./progress";
import { say, sayTable } from "./report";
import { loadSecrets } from "./secrets";
import { Shutdown } from "./shutdown";
import { sideBySide } from "./side-by-side";
import { SupervisedApplication } from "./supervised-application";
import { SupervisedDatabase } from "./supervised-database";
import { waitForDatabase } from "./wait-for-database";
import { countWorkers, thisMachine } from "./worker-count";

/** How the product runs after its start, and what ends it. */
type Running = { hints: Hints; ended: Promise<string> };
type Start = { root: string; mode: Mode; settings: Settings; shutdown: Shutdown; progress: Progress };
/** `database`: the embedded one. */
type Prepared = { hints: Hints; database: SupervisedDatabase | undefined };

/** The whole life of the product as one command: start, run, stop. Resolves when everything has ended. */
export async function serve(root: string, mode: Mode): Promise<void> {
  const progress = new Progress();
  const settings = readSettings(process.env);
  const shutdown = new Shutdown();
  try {
    const { hints, ended } = await start({ root, mode, settings, shutdown, progress });
    printReady(settings, hints, progress.sinceStart / 1000);
    const reason = await shutdown.untilAsked(ended);
    throw new StartError(reason);
  } catch (error) {
    if (!shutdown.signal.aborted) throw error;
  } finally {
    await shutdown.run();
  }
  say("Stopped.");
}

async function start(given: Start): Promise<Running> {
  const { root, mode, settings, shutdown, progress } = given;
  await requireWritable(settings.DATA_DIR);
  const lock = settings.DATABASE_URL ? undefined : await lockDataDir(settings, shutdown);
  await requireFreePort(settings);
  if (settings.DATABASE_URL) await waitForDatabase(settings.DATABASE_URL, shutdown.signal);
  const file = logFileOf(settings);
  progress.begin(file);
  const log = file ? new LogFile(file) : undefined;
  await ensurePrismaClient(root, progress);
  // PostgreSQL and the demo data need one core for seconds, the build all of them for longer.
  const { hints, database } = await sideBySide(
    shutdown.signal,
    (signal) => prepare(given, signal),
    (signal) => buildIfNeeded(given, signal),
  );
  shutdown.signal.throwIfAborted();

  const workers = mode === "dev" ? 1 : countWorkers(settings.WORKERS, database !== undefined, thisMachine());
  const target = { file, output: log?.output ?? ("inherit" as const) };
  const application = new SupervisedApplication({ root, mode, settings, lock, log: target }, workers);
  shutdown.add((isPatient) => application.stop(isPatient));
  await progress.step(
    "application",
    "starting its processes",
    () => shutdown.untilAsked(application.start()),
    () => (application.size === 1 ? "its process answers" : `its ${application.size} processes answer`),
  );
  shutdown.onHangUp(() => application.renew(shutdown.signal));
  const ended = Promise.race([
    application.keepRunning(shutdown.signal),
    ...(database ? [keepRunning(database, shutdown.signal)] : []),
  ]);
  return { hints, ended };
}

/** Starts the embedded database, if no other is configured, and puts into the database what the product needs. */
async function prepare({ root, settings, shutdown, progress }: Start, signal: AbortSignal): Promise<Prepared> {
  const database = settings.DATABASE_URL ? undefined : await startDatabase(settings, shutdown, progress);
  const databaseUrl = database?.url ?? settings.DATABASE_URL ?? "";
  handOver(settings, databaseUrl, database?.secrets);
  signal.throwIfAborted();
  const generatedAdmin = generatedAdminOf(settings, database?.secrets);
  const isEmbedded = database !== undefined;
  const options = { root, settings, databaseUrl, isEmbedded, generatedAdmin, progress };
  const hints = await prepareDatabase(options).catch(async (error: unknown) => {
    // Checked for every failure, because on a full disk PostgreSQL fails in various ways, and its log names the cause.
    throw (await database?.log.isOutOfSpace()) ? database?.log.outOfSpace() : error;
  });
  return { hints, database };
}

async function buildIfNeeded({ root, mode, settings, shutdown, progress }: Start, signal: AbortSignal) {
  if (mode === "dev") {
    await Promise.all([
      buildWidget(root),
      buildReactNativePackage(root),
      buildScanner(root),
      listRoutes(root),
      listCalls(root),
    ]);
    return;
  }
  await progress.step(
    "build",
    "comparing the build with its sources",
    (tell) => ensureBuild({ root, dataDir: settings.DATA_DIR, signal, tell }),
    outcomeOfBuild,
  );
  const serving = await registerServing(root, settings.APP_URL);
  if (serving) shutdown.add(() => serving.release());
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

async function startDatabase(settings: Settings, shutdown: Shutdown, progress: Progress): Promise<SupervisedDatabase> {
  const secrets = await loadSecrets(settings.DATA_DIR);
  shutdown.signal.throwIfAborted();
  const database = new SupervisedDatabase(settings.DATA_DIR, secrets);
  await progress.step(
    "database",
    "starting PostgreSQL",
    () => database.start(),
    () => "PostgreSQL runs",
  );
  shutdown.add((isPatient) => database.stop(isPatient));
  return database;
}

function printReady(settings: Settings, { signIns, toTry }: Hints, seconds: number): void {
  say();
  say(`${PRODUCT_NAME} is at ${settings.APP_URL}`);
  if (signIns.length > 0) {
    say("Sign in with one of the demo accounts:");
    sayTable(signIns.map(({ who, email, password }) => [email, password, who]));
  }
  if (toTry.length > 0) {
    say("Three things to try:");
    sayTable(toTry.map(({ path, as, what }) => [`${settings.APP_URL}${path}`, `as ${as}`, what]));
  }
  say(`ready in ${seconds.toFixed(1)} s`);
  say();
}
