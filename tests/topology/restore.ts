/**
 * `npm run topology -- restore`: restores a backup to a point in time, as docs/operations.md describes it, with PostgreSQL from
 * the system's packages: a copy of the running database, its archived log, a mistake, and recovery to just before the
 * mistake. Exits with 1 if the restored data differs.
 */
import { chmod, chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { migrate } from "@/server/db/migrate";
import { freePort } from "../support/started-process";
import { Cluster, ROLE } from "./cluster";
import { Programs } from "./programs";

const ADD_PERSON = (n: number) =>
  `INSERT INTO users (id, email, password_hash, updated_at) VALUES (gen_random_uuid(), 'diner-${n}@restore.example', 'x', now())`;
const COUNT = "SELECT count(*)::int AS people FROM users";
type Counted = { people: number };

const folder = await mkdtemp(path.join(tmpdir(), "forkprint-restore-"));
await chmod(folder, 0o755);
const programs = new Programs();
let isSound = false;
try {
  const cluster = new Cluster(folder, programs);
  const archive = await cluster.makeFolder("archive");
  const [port, restoredPort] = [await freePort(), await freePort()];
  await cluster.create("live", [
    "archive_mode = on",
    `archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'`,
    "archive_timeout = 60",
  ]);
  await cluster.start("live", port);
  await cluster.query(port, `CREATE DATABASE ${ROLE}`, "postgres");
  await migrate(cluster.urlOf(port), path.resolve("prisma", "migrations"));
  const count = async (at: number) => (await cluster.query<Counted>(at, COUNT))[0]?.people;
  console.log(`${cluster.version()}, with all migrations`);

  await cluster.query(port, ADD_PERSON(1));
  await cluster.copy(port, "restored");
  console.log(`backup taken with ${await count(port)} person in it`);
  await cluster.query(port, ADD_PERSON(2));
  await cluster.query(port, ADD_PERSON(3));
  const before = await count(port);
  const [moment] = await cluster.query<{ at: string }>(port, "SELECT clock_timestamp()::text AS at");
  await cluster.query(port, "DELETE FROM users");
  await cluster.query(port, "SELECT pg_switch_wal()");
  console.log(`at ${moment?.at}: ${before} people; then all are deleted by mistake: ${await count(port)}`);
  // The last segment of the log is complete once the server reports it as archived.
  for (;;) {
    const [done] = await cluster.query<{ isDone: boolean }>(
      port,
      `SELECT coalesce(last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1), false) AS "isDone" FROM pg_stat_archiver`,
    );
    if (done?.isDone) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }

  await cluster.configure("restored", [
    "archive_mode = off",
    `restore_command = 'cp ${archive}/%f %p'`,
    `recovery_target_time = '${moment?.at}'`,
    "recovery_target_action = 'promote'",
  ]);
  const signal = path.join(cluster.path("restored"), "recovery.signal");
  await writeFile(signal, "");
  if (cluster.account) await chown(signal, cluster.account.uid, cluster.account.gid);
  await cluster.start("restored", restoredPort);
  const people = await count(restoredPort);
  await migrate(cluster.urlOf(restoredPort), path.resolve("prisma", "migrations"));
  isSound = people === before;
  console.log(`restored to that moment: ${people} people; the migrations are found as they were recorded`);
} finally {
  await programs.stop();
  await rm(folder, { recursive: true, force: true });
}
console.log(isSound ? "everything came back" : "NOT EVERYTHING CAME BACK");
process.exit(isSound ? 0 : 1);
