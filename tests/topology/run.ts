/**
 * `npm run topology`: runs docker-compose.scale.yml as processes on this machine, for machines without containers:
 * HAProxy with the shipped configuration in front of two products, PgBouncer in transaction mode, PostgreSQL and its
 * streaming replica, all from the system's packages (`apt-get install haproxy pgbouncer postgresql`). Then checks the
 * behaviour that the document describes. Exits with 1 if a check fails.
 */
import { generateKeyPairSync } from "node:crypto";
import { chmod, chown, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { signUp, Writers } from "../faults/writers";
import { freePort, StartedProcess } from "../support/started-process";
import { Cluster, ROLE } from "./cluster";
import { Programs, programOf } from "./programs";

const METRICS_TOKEN = "a-token-of-the-topology";
const RECOVERY_MS = 120_000;
let isSound = true;

function show(what: string, isSo: boolean): void {
  isSound &&= isSo;
  console.log(`${isSo ? "yes" : "NO "}  ${what}`);
}

async function until(isSo: () => Promise<boolean>): Promise<boolean> {
  const giveUpAt = performance.now() + RECOVERY_MS;
  while (performance.now() < giveUpAt) {
    if (await isSo().catch(() => false)) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/** In transaction mode, as in the compose file. */
async function startPooler(cluster: Cluster, programs: Programs, port: number, databasePort: number): Promise<void> {
  const folder = await cluster.makeFolder("pooler");
  const users = path.join(folder, "users.txt");
  const settings = path.join(folder, "pgbouncer.ini");
  await writeFile(users, `"${ROLE}" "${cluster.password}"\n`);
  await writeFile(
    settings,
    `[databases]
${ROLE} = host=127.0.0.1 port=${databasePort} dbname=${ROLE}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
max_client_conn = 500
default_pool_size = 40
ignore_startup_parameters = extra_float_digits
`,
  );
  const { account } = cluster;
  if (account) for (const file of [users, settings]) await chown(file, account.uid, account.gid);
  await programs.start("PgBouncer", programOf("pgbouncer"), [settings], { port, account });
}

/** The shipped configuration, with the addresses of processes instead of containers. */
async function startProxy(folder: string, programs: Programs, port: number, ports: readonly number[]): Promise<void> {
  const shipped = await readFile("deploy/haproxy.cfg", "utf8");
  const servers = ports
    .map((each, n) => `  server app${n} 127.0.0.1:${each} check inter 500ms fall 2 rise 1`)
    .join("\n");
  const changed = shipped
    .replace("bind :3000", `bind 127.0.0.1:${port}`)
    .replace(/resolvers docker\n(?: .*\n)+/, "")
    .replace(/ {2}server-template .*/, servers);
  const file = path.join(folder, "haproxy.cfg");
  await writeFile(file, changed);
  await programs.start("HAProxy", programOf("haproxy"), ["-db", "-f", file], { port });
}

const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
const folder = await mkdtemp(path.join(tmpdir(), "forkprint-topology-"));
await chmod(folder, 0o755);
const programs = new Programs();
const products: StartedProcess[] = [];
try {
  const cluster = new Cluster(folder, programs);
  const [primary = 0, replica = 0, pooler = 0, proxy = 0] = await Promise.all([1, 2, 3, 4].map(freePort));
  await cluster.create("primary", ["wal_level = replica", "max_wal_senders = 5", "max_connections = 200"]);
  await cluster.start("primary", primary);
  await cluster.query(primary, `CREATE DATABASE ${ROLE}`, "postgres");
  await cluster.copy(primary, "replica", [
    "--wal-method=stream",
    "--write-recovery-conf",
    "--create-slot",
    "--slot=replica",
  ]);
  await cluster.start("replica", replica);
  await startPooler(cluster, programs, pooler, primary);
  for (const name of ["a", "b"]) {
    const product = new StartedProcess({
      dataDir: path.join(folder, name),
      port: await freePort(),
      env: {
        DATABASE_URL: cluster.urlOf(pooler),
        DATABASE_REPLICA_URL: cluster.urlOf(replica),
        AUTH_SECRET: "an-auth-secret-of-the-topology-of-32",
        OAUTH_PRIVATE_KEY: keys.privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
        CLIENT_IP_HEADER: "x-forwarded-for",
        RATE_LIMIT_FACTOR: "1000",
        WORKERS: "1",
        METRICS_TOKEN,
      },
    });
    products.push(product);
    await product.ready();
  }
  await startProxy(
    folder,
    programs,
    proxy,
    products.map(({ url }) => Number(new URL(url).port)),
  );
  const origin = `http://127.0.0.1:${proxy}`;
  const statusOf = async (where: string, base = origin) => {
    const answer = await fetch(base + where, { signal: AbortSignal.timeout(20_000) });
    await answer.arrayBuffer();
    return answer.status;
  };
  console.log(`${cluster.version()}; ${products.length} products behind HAProxy, over PgBouncer and a replica`);
  show("the proxy has somebody to ask", await until(async () => (await statusOf("/api/health/ready")) === 200));
  show("measurements are not read from outside", (await statusOf("/api/metrics")) === 404);

  const measured = async (product: StartedProcess, line: string): Promise<number> => {
    const answer = await fetch(`${product.url}/api/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    const found = (await answer.text()).split("\n").find((each) => each.startsWith(line));
    return Number(found?.slice(found.lastIndexOf(" ")) ?? 0);
  };
  const onReplica = async () =>
    (
      await Promise.all(products.map((each) => measured(each, 'forkprint_replica_reads_total{answered="replica"}')))
    ).every((count) => count > 0);
  const isRead = await until(async () => {
    await statusOf("/api/recipes/search?q=soup");
    return onReplica();
  });
  show("searches of both products are answered by the replica", isRead);

  const people = await Promise.all(
    [0, 1].map(async (n) => [await signUp(origin, `topology-${n}-a`), await signUp(origin, `topology-${n}-b`)]),
  );
  const writers = new Writers([origin], people);
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  // Stops one product while people write: it finishes its requests, and the proxy uses the other.
  await products[1]?.stop();
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  await writers.end();
  const { acknowledged, refused, cut } = writers.takeTally();
  show(
    `one product was stopped under load: ${acknowledged} writes acknowledged, ${refused} refused, ${cut} cut off`,
    refused + cut === 0,
  );
  const lost = await writers.lost(cluster.urlOf(primary));
  show(`of ${writers.total} acknowledged writes ${lost.length} are lost`, lost.length === 0);
  const followed = await until(async () => {
    const [there] = await cluster.query<{ count: number }>(replica, "SELECT count(*)::int AS count FROM grocery_lists");
    return (there?.count ?? 0) >= writers.total;
  });
  show("the replica has them all", followed);
} finally {
  await Promise.all(products.map((product) => product.stop()));
  await programs.stop();
  await rm(folder, { recursive: true, force: true });
}
console.log(isSound ? "all of it is as the document says" : "IT IS NOT AS THE DOCUMENT SAYS");
process.exit(isSound ? 0 : 1);
