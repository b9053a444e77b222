import { AsyncResource } from "node:async_hooks";
import { Socket } from "node:net";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { z } from "zod";
import { compareClocks } from "@/server/clock";
import { env } from "@/server/env";
import { log } from "@/server/log";
import { processWide } from "@/server/process-wide";
import { isTracing } from "@/server/tracing/trace";
import { type Prisma, PrismaClient } from "./generated/client";
import { oneAtATime } from "./one-at-a-time";
import { tellSlowStatements } from "./slow-statements";

const LARGEST_POOL = 10;
const SMALLEST_POOL = 4;
/**
 * The most connections of all processes of this machine together. PostgreSQL accepts a hundred by default, from
 * everybody.
 */
const CONNECTIONS_OF_MACHINE = 40;
const defaultPoolSize = (processes: number): number =>
  Math.min(LARGEST_POOL, Math.max(SMALLEST_POOL, Math.floor(CONNECTIONS_OF_MACHINE / processes)));
const DEFAULT_CONNECT_SECONDS = 5;
/** Longer than any of our statements takes, and longer than one process waits while another loads the reference. */
const DEFAULT_SILENCE_SECONDS = 30;

/** How long the connection for health checks may be idle; one connection serves all of them meanwhile. */
const WATCH_IDLE_MILLISECONDS = 120_000;
/** An idle connection is closed well before its silence looks like that of a database that hangs. */
const IDLE_SHARE_OF_SILENCE = 0.8;
const DEFAULT_IDLE_MILLISECONDS = 10_000;

/** The number of processes that answer requests, including the one for large requests if there is one. */
export const processesOfThisMachine = ({
  WORKERS = 1,
  LARGE_REQUESTS_SOCKET,
}: Pick<typeof env, "WORKERS" | "LARGE_REQUESTS_SOCKET"> = env): number =>
  WORKERS + (LARGE_REQUESTS_SOCKET === undefined ? 0 : 1);

type Connected = { pool: pg.Pool; watchPool: pg.Pool; db: PrismaClient };

/** Kept outside the module, so that hot reload does not leave a pool behind each time. */
const connection = processWide<Connected | undefined>("database", undefined);

/**
 * A socket that closes its connection after so much silence: the network lost it, or the server is hanging. Statements
 * that wait on it fail as "database unavailable" instead of hanging for hours. The whole connection is closed, because
 * one that recovers later could hold a transaction that nobody ends. Idle connections are closed sooner by the pool.
 */
function socketThatGivesUp(silenceMs: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silenceMs, () => {
    socket.destroy(Object.assign(new Error("The database did not answer"), { code: "ETIMEDOUT" }));
  });
  return socket;
}

function positive(url: URL, name: string, otherwise: number): number {
  const value = Number(url.searchParams.get(name));
  return Number.isFinite(value) && value > 0 ? value : otherwise;
}

const patienceOf = (url: URL) => ({
  connectMs: positive(url, "connect_timeout", DEFAULT_CONNECT_SECONDS) * 1000,
  silenceMs: positive(url, "socket_timeout", DEFAULT_SILENCE_SECONDS) * 1000,
});

/**
 * Reads three settings from the connection string, named as libpq and Prisma name them: `connection_limit`
 * (connections of this process), `connect_timeout` (seconds until "unavailable" is answered) and `socket_timeout`
 * (seconds of silence until a connection is closed). An idle connection is kept for `idleMs`, but not as long as its
 * silence may last. No session settings are sent, because a transaction pooler would
 * refuse the connection.
 */
export function poolConfig(connectionString: string, processes = 1, idleMs = DEFAULT_IDLE_MILLISECONDS): pg.PoolConfig {
  const url = new URL(connectionString);
  const max = positive(url, "connection_limit", defaultPoolSize(processes));
  const { connectMs, silenceMs } = patienceOf(url);
  for (const name of ["connection_limit", "connect_timeout", "socket_timeout", "schema"]) url.searchParams.delete(name);
  return {
    connectionString: url.href,
    max,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: Math.min(idleMs, silenceMs * IDLE_SHARE_OF_SILENCE),
    keepAlive: true,
    application_name: "forkprint",
    stream: () => socketThatGivesUp(silenceMs),
  };
}

function connect(): Connected {
  const config = poolConfig(env.DATABASE_URL, processesOfThisMachine());
  const pool = new pg.Pool({ ...config, verify: compareWith });
  const watchPool = new pg.Pool({ ...poolConfig(env.DATABASE_URL, 1, WATCH_IDLE_MILLISECONDS), max: 1 });
  prepareConnections(pool);
  prepareConnections(watchPool);
  const { connectMs, silenceMs } = patienceOf(new URL(env.DATABASE_URL));
  // A transaction waits for its connection as long as a statement does, and ends before its connection is given up.
  const transactionOptions = { maxWait: connectMs, timeout: silenceMs / 2 };
  return {
    pool,
    watchPool,
    db: new PrismaClient({ adapter: new PrismaPg(pool), transactionOptions }),
  };
}

/** Sets up the pool's connections; used for every database, the primary and the replica. */
export function prepareConnections(pool: pg.Pool): void {
  // An idle connection that the server closes must not end the process; the next query gets a new one.
  pool.on("error", (error) => log.warn({ err: error }, "an idle database connection was lost"));
  // The same can happen while a caller holds the connection between two statements; the next statement reports it.
  pool.on("connect", (client) => client.on("error", () => undefined));
  pool.on("connect", tellSlowStatements);
  pool.on("connect", oneAtATime);
  keepWhoWaits(pool);
}

/**
 * A caller that waits for a connection keeps its own async context. Otherwise its statements would appear in the trace
 * of the request that released the connection.
 */
function keepWhoWaits(pool: pg.Pool): void {
  const connect: (...given: unknown[]) => unknown = pool.connect.bind(pool);
  const asOneself = (...given: unknown[]) => {
    const [done] = given;
    return typeof done === "function" && isTracing()
      ? connect(AsyncResource.bind(done as (...answer: unknown[]) => unknown))
      : connect(...given);
  };
  Object.assign(pool, { connect: asOneself });
}

const ASK_FOR_THE_TIME = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms";
const TIME = z.object({ ms: z.number() });

/** Asks every new connection for the database's time before it is used, to compare the clocks. */
function compareWith(client: pg.PoolClient, done: (error?: Error) => void): void {
  const requestedAt = Date.now();
  client.query(ASK_FOR_THE_TIME, (error, answer) => {
    const time = TIME.safeParse(answer?.rows[0]);
    if (time.success) compareClocks(time.data.ms, (requestedAt + Date.now()) / 2);
    done(error ?? time.error);
  });
}

function connected(): Connected {
  connection.value ??= connect();
  return connection.value;
}

/** A stand-in for an object that is made at first use: importing this module must not need a database. */
function lazily<T extends object>(prototype: object, get: () => T): T {
  return new Proxy(Object.create(prototype) as T, {
    get(_target, name) {
      const target = get();
      const value = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

/** The one pool of this process, shared by Prisma's queries and the rate limiter's. */
export const pool: pg.Pool = lazily(pg.Pool.prototype, () => connected().pool);

/**
 * One connection for health checks. In the pool they would wait behind every request, and a load balancer would take
 * a busy process for a dead one.
 */
export const watchPool: pg.Pool = lazily(pg.Pool.prototype, () => connected().watchPool);

export const db: PrismaClient = lazily({}, () => connected().db);

/** `db`, or the client inside `db.$transaction`. */
export type Transaction = Prisma.TransactionClient;

/** What runs a statement of node-postgres: the pool, or a connection within a transaction. */
export type Queryable = Pick<pg.ClientBase, "query"> | Pick<pg.Pool, "query">;

/** Ends all connections: at shutdown, and between the databases of tests. The next use opens new ones. */
export async function closeDatabase(): Promise<void> {
  const current = connection.value;
  connection.value = undefined;
  if (!current) return;
  await current.db.$disconnect();
  await Promise.all([current.pool.end(), current.watchPool.end()]);
}
