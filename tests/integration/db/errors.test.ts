import { randomUUID } from "node:crypto";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { afterEach, describe, expect, it } from "vitest";
import { db, pool, poolConfig } from "@/server/db/client";
import { isCheckViolation, isDatabaseUnavailable, isForeignKeyViolation, isUniqueViolation } from "@/server/db/errors";
import { PrismaClient } from "@/server/db/generated/client";
import { env } from "@/server/env";

const caught = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => {
      throw new Error("it succeeded");
    },
    (error: unknown) => error,
  );

const newUser = (email: string) => ({ email, passwordHash: "x", updatedAt: new Date() });
const insertUser = (email: string) => ({
  text: "INSERT INTO users (id, email, password_hash, updated_at) VALUES (gen_random_uuid(), $1, 'x', now())",
  values: [email],
});

describe("an error of Prisma or of a plain statement is recognised", () => {
  it("as a unique violation", async () => {
    await db.user.create({ data: newUser("a@example.com") });
    const errors = [
      await caught(db.user.create({ data: newUser("a@example.com") })),
      await caught(
        db.$executeRaw`INSERT INTO users (id, email, password_hash, updated_at) VALUES (gen_random_uuid(), 'a@example.com', 'x', now())`,
      ),
      await caught(db.$transaction((tx) => tx.user.create({ data: newUser("a@example.com") }))),
      await caught(pool.query(insertUser("a@example.com"))),
    ];
    for (const error of errors) {
      expect(isUniqueViolation(error)).toBe(true);
      expect(isUniqueViolation(error, "users_email_key")).toBe(true);
      expect(isUniqueViolation(error, "another_key")).toBe(false);
      expect(isForeignKeyViolation(error) || isCheckViolation(error) || isDatabaseUnavailable(error)).toBe(false);
    }
  });

  it("as a foreign key violation", async () => {
    const orphan = { userId: randomUUID(), device: "x", expiresAt: new Date() };
    const errors = [
      await caught(db.signIn.create({ data: orphan })),
      await caught(
        pool.query(
          "INSERT INTO sign_ins (id, user_id, device, expires_at) VALUES (gen_random_uuid(), gen_random_uuid(), 'x', now())",
        ),
      ),
    ];
    for (const error of errors) {
      expect(isForeignKeyViolation(error)).toBe(true);
      expect(isForeignKeyViolation(error, "sign_ins_user_id_fkey")).toBe(true);
      expect(isUniqueViolation(error) || isCheckViolation(error) || isDatabaseUnavailable(error)).toBe(false);
    }
  });

  it("as a check violation", async () => {
    const errors = [
      await caught(db.user.create({ data: newUser("UPPER@example.com") })),
      await caught(pool.query(insertUser("UPPER@example.com"))),
    ];
    for (const error of errors) {
      expect(isCheckViolation(error)).toBe(true);
      expect(isCheckViolation(error, "another_check")).toBe(false);
      expect(isUniqueViolation(error) || isForeignKeyViolation(error) || isDatabaseUnavailable(error)).toBe(false);
    }
  });

  it("as no violation if a row is missing", async () => {
    const error = await caught(db.user.update({ where: { id: randomUUID() }, data: { firstName: "x" } }));
    expect(isUniqueViolation(error) || isForeignKeyViolation(error) || isCheckViolation(error)).toBe(false);
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});

describe("an unavailable database is recognised when it", () => {
  let own: pg.Pool;

  afterEach(() => own.end());

  function connect(changes: (url: URL) => void, limits: pg.PoolConfig = {}): PrismaClient {
    const url = new URL(env.DATABASE_URL);
    changes(url);
    own = new pg.Pool({ ...poolConfig(url.href), connectionTimeoutMillis: 500, ...limits });
    own.on("error", () => undefined);
    return new PrismaClient({ adapter: new PrismaPg(own) });
  }

  const attempts = (client: PrismaClient) => [
    caught(client.user.count()),
    caught(client.$queryRaw`SELECT 1`),
    caught(client.$transaction((tx) => tx.user.count())),
    caught(own.query("SELECT 1")),
  ];

  it.each([
    ["refuses connections", { port: "1" }],
    ["does not exist", { pathname: "/no_such_database" }],
    ["refuses the password", { password: "wrong" }],
  ])("%s", async (_reason, change) => {
    for (const error of await Promise.all(attempts(connect((url) => Object.assign(url, change))))) {
      expect(isDatabaseUnavailable(error)).toBe(true);
      expect(isUniqueViolation(error)).toBe(false);
    }
  });

  it("has no connection left", async () => {
    const client = connect(() => undefined, { max: 1 });
    const connection = await own.connect();
    for (const error of await Promise.all(attempts(client))) expect(isDatabaseUnavailable(error)).toBe(true);
    connection.release();
  });

  it("allows no more connections of the role", async () => {
    const role = `limited_${randomUUID().slice(0, 8)}`;
    await pool.query(`CREATE ROLE ${role} LOGIN PASSWORD 'x' CONNECTION LIMIT 0`);
    const client = connect((url) => {
      url.username = role;
      url.password = "x";
    });
    for (const error of await Promise.all(attempts(client))) expect(isDatabaseUnavailable(error)).toBe(true);
    await pool.query(`DROP ROLE ${role}`);
  });

  it("ends the session in the middle of a statement", async () => {
    const client = connect(() => undefined, { max: 2 });
    /** Waits until both statements run, because only then can they be interrupted. A session is seen until it is gone. */
    const end = async () => {
      for (const ended = new Set<number>(); ended.size < 2; ) {
        const { rows } = await pool.query<{ pid: number }>(
          `SELECT pid, pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND state = 'active' AND query LIKE '%pg_sleep(25)%' AND pid <> pg_backend_pid()`,
        );
        for (const { pid } of rows) ended.add(pid);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    const [first, second] = await Promise.all([
      caught(client.$queryRaw`SELECT pg_sleep(25)::text`),
      caught(own.query("SELECT pg_sleep(25)")),
      end(),
    ]);
    expect(isDatabaseUnavailable(first)).toBe(true);
    expect(isDatabaseUnavailable(second)).toBe(true);
  });
});
